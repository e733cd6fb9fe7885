"""A town as if it had been composed, for tests that draw nothing."""

from __future__ import annotations

from typing import Any

from tablee.games.diferencio.worlds import Composed, read


def plain_town(number: int = 7, salt: str = "0" * 32) -> dict[str, Any]:
    """What a record keeps of it. Faces are 5 apart for each step between them; their numbers are in their names."""
    places = [
        {
            "draft": 0,
            "six": [0, 1, 2, 3, 4, 5],
            "apart": [[5.0 * abs(one - other) for other in range(6)] for one in range(6)],
            "names": [[f"le chat {place}.{face}", f"the cat {place}.{face}"] for face in range(1, 7)],
        }
        for place in range(1, 10)
    ]
    return {"kind": "town", "number": number, "composer": 1, "salt": salt, "places": places}


def town(number: int = 7, salt: str = "0" * 32) -> Composed:
    return read(plain_town(number, salt))
