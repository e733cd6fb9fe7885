"""What worlds have in common: skies, clouds, and spots to try."""

from __future__ import annotations

from math import ceil, floor

from tablee.games.difference.art.composed.packing import HEIGHT, WIDTH
from tablee.games.difference.art.lake.sky import cloud
from tablee.games.difference.art.parts.prop import Chance

PUFFS = [(0, 0, 34, 30, 0), (44, -20, 44, 42, 0), (92, -2, 36, 34, 0), (128, 10, 24, 20, 0), (46, 12, 60, 26, 0)]
SKIES = {
    "morning": ("#8fd0f5", "#e6f5fb"), "noon": ("#5fb8ef", "#cfeafb"), "evening": ("#f7b58a", "#ffe9c2"),
    "spring": ("#a9dcd6", "#fdf3d6"),
}  # fmt: skip

Spot = tuple[int, int, float]
Box = tuple[int, int, int, int]  # left, top, right, bottom


class Ground:
    """What nothing changes on, piece by piece, so that a window draws only what it shows."""

    def __init__(self) -> None:
        self.pieces: list[tuple[Box, str]] = []

    def add(self, svg: str, left: float = 0, top: float = 0, right: float = WIDTH, bottom: float = HEIGHT) -> None:
        self.pieces.append(((floor(left), floor(top), ceil(right), ceil(bottom)), svg))

    def svg(self) -> str:
        return "".join(svg for _, svg in self.pieces)

    def within(self, left: int, top: int, right: int, bottom: int) -> str:
        return "".join(svg for box, svg in self.pieces if meets(box, (left, top, right, bottom)))


def meets(one: Box, other: Box) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def drifting(chance: Chance, ground: Ground) -> None:
    """Small clouds."""
    for across, down in ((120, 130), (480, 60), (860, 150), (1120, 70)):
        x, y, scale = across + chance.between(-60, 60), down + chance.between(-20, 40), chance.choice((0.5, 0.6, 0.75))
        ground.add(cloud(x, y, scale, PUFFS), x - 60, y - 80, x + 170, y + 60)


def spots(chance: Chance, many: int, box: Box, scales: tuple[float, float]) -> list[Spot]:
    """Spots in a band (left, top, right, bottom); whoever stands lower is nearer and larger."""
    left, top, right, bottom = box
    found: list[Spot] = []
    for _ in range(many):
        y = chance.between(top, bottom)
        share = (y - top) / (bottom - top) if bottom > top else 0
        found.append((chance.between(left, right), y, round(scales[0] + (scales[1] - scales[0]) * share, 1)))
    return found


def everywhere(chance: Chance, box: Box, scale: float) -> list[Spot]:
    """All spots of a band, in any order: for what fills the last gaps."""
    left, top, right, bottom = box
    grid = [(x, y, scale) for y in range(top, bottom + 1, 18) for x in range(left, right + 1, 24)]
    return chance.sample(grid, len(grid))


def column(chance: Chance, which: int, box: Box, scale: float, many: int = 60) -> list[Spot]:
    """Spots in one quarter of a band, then in all of it: so that every quarter gets something."""
    left, top, right, bottom = box
    wide = (right - left) // 4
    quarter = (left + which % 4 * wide, top, left + (which % 4 + 1) * wide, bottom)
    return spots(chance, many, quarter, (scale, scale)) + spots(chance, many, box, (scale, scale))


def two_rows(chance: Chance, rows: tuple[int, int], scale: float, many: int = 120) -> list[Spot]:
    """Spots in two rows of people, which stand where their feet are; the nearer one is a little larger."""
    found: list[Spot] = []
    for _ in range(many):
        near = chance.percent(50)
        y = rows[near] + chance.between(-8, 4)
        found.append((chance.between(46, 1154), y, scale if near else round(scale - 0.06, 2)))
    return found
