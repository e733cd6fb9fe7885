"""Where each card of a picture is altered, as measured on the rasters (`make measure` writes regions.json).

A region is a list of runs [row, first, last] of square cells, CELLS of which make the width of a picture.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import msgspec

CELLS = 200
FINGER = 6.0  # cells: how far beside an alteration a mark may lie

Region = list[list[int]]


@cache
def regions() -> dict[str, list[Region]]:
    """The regions of every picture, by the number of the card."""
    data = Path(__file__).with_name("regions.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, list[Region]])


def box(region: Region) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of a region in cells, the last two not within."""
    return (
        min(first for _, first, _ in region),
        min(row for row, _, _ in region),
        max(last for _, _, last in region) + 1,
        max(row for row, _, _ in region) + 1,
    )


def hit(picture: str, x: float, y: float) -> int | None:
    """The card whose alteration lies at a point or within a finger of it; x and y in widths of the picture."""
    column, row = x * CELLS, y * CELLS
    reached = ((distance(region, column, row), card) for card, region in enumerate(regions()[picture]))
    nearest, card = min(reached)
    return card if nearest <= FINGER else None


def distance(region: Region, column: float, row: float) -> float:
    """How far a point lies from the nearest cell of a region; 0 within."""
    return min(
        math.hypot(max(first - column, 0, column - last - 1), max(top - row, 0, row - top - 1))
        for top, first, last in region
    )
