"""How hard a difference is to find for an eye: the smaller and the fainter, the longer it takes.

Measured of every card (`python -m bench.visibility` for the four pictures drawn by hand); how much it matters is
assumed. In each of the four a difference takes as long as ever on average, and those of a composed picture are compared
with those of the two that are as easy, or as hard.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import fmean

import msgspec

from tablee.games.difference.pictures import KNOWN
from tablee.games.difference.state import MADE, NONE, PICTURES

SIZE, STRENGTH = 0.3, 0.25  # exponents of the share of the picture and of the change of lightness
LEAST, MOST = 0.5, 2.0  # of a usual search
LIKE_EASY, LIKE_HARD = PICTURES[:2], PICTURES[2:]


def effort(picture: int, card: int) -> float:
    """How many times as long as usual a search for this card's difference takes."""
    if card == NONE:
        return 1.0
    if picture < MADE:
        name = PICTURES[picture]
        return within(cost(*measured()[name][card]) / mean_cost(name))
    made = KNOWN.get(picture)
    if made is None:
        return 1.0
    spot = made.spots[card]
    return effort_like(spot.share, spot.grey, "hard" in made.kind)


def effort_like(share: float, grey: float, hard: bool) -> float:
    """Of a difference in a composed picture, compared with the two pictures that are as easy, or as hard."""
    return within(cost(share, grey) / fmean(map(mean_cost, LIKE_HARD if hard else LIKE_EASY)))


def cost(share: float, grey: float) -> float:
    return float(share**-SIZE * max(grey, 1.0) ** -STRENGTH)


def within(found: float) -> float:
    return min(MOST, max(LEAST, found))


@cache
def mean_cost(name: str) -> float:
    return fmean(cost(share, grey) for share, grey in measured()[name])


@cache
def measured() -> dict[str, list[tuple[float, float]]]:
    """By picture and card: per cent of the picture, and the mean change of lightness."""
    data = Path(__file__).with_name("visibility.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, list[tuple[float, float]]])
