"""How far two faces of a place are apart to the eye, measured on the pictures (`make measure` writes distances.json).

It is the mean colour difference (CIE 1976) of two faces as small as a memory: 0 the same, 5 easy to overlook, 20 plain.
Bots forget by it, and a table can be made harder or easier by it. It stands outside the art, because a bot in the
middle of a match should not wait for all drawings to be loaded.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


@cache
def distances() -> dict[str, list[list[list[float]]]]:
    """By world, place, and the two faces."""
    data = Path(__file__).with_name("distances.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, list[list[list[float]]]])


def distance(world: str, place: int, one: int, other: int) -> float:
    return distances()[world][place][one][other]
