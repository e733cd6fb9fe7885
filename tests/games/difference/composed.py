"""A picture as if it had been composed, for tests that draw nothing: 25 squares in five rows."""

from __future__ import annotations

from typing import Any

from tablee.games.difference.art.composed.kinds import COMPOSER
from tablee.games.difference.pictures import Composed, read


def plain_picture(kind: str = "market", number: int = 7, salt: str = "0" * 32) -> dict[str, Any]:
    """What a record keeps of it. Region k is 10 cells wide, and has its number in all its words."""
    spots = [
        {
            "key": f"key{k}",
            "region": [[top, left, left + 9] for top in range(10 + 30 * (k // 5), 20 + 30 * (k // 5))],
            "share": 0.33,
            "grey": 40.0,
            "name": [f"le chat {k}", f"the cat {k}"],
            "base": [f"Le chat {k} dort.", f"The cat {k} sleeps."],
            "altered": [f"Le chat {k} mange.", f"The cat {k} eats."],
        }
        for k in range(25)
        for left in [10 + 38 * (k % 5)]
    ]
    return {"kind": kind, "number": number, "composer": COMPOSER, "draft": 0, "salt": salt, "spots": spots}


def picture(kind: str = "market", number: int = 7, salt: str = "0" * 32) -> Composed:
    return read(plain_picture(kind, number, salt))
