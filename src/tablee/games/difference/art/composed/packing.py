"""Packing: props are set down where nothing of them is hidden, touched or cut off.

Every prop is drawn once on a coarse grid: its body, and its features with a margin. What stands lower is nearer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil, floor

from PIL import Image, ImageChops, ImageFilter

from tablee.drawing.pixels import image
from tablee.drawing.shapes import group, view
from tablee.games.difference.art.parts.prop import Altered, Prop

WIDTH, HEIGHT = 1200, 900
GRID = 6  # units to a cell of the packing grid
CLEAR = 2  # cells round a feature that nothing else may touch
GRAIN = 12  # units on which a window lies
NONE: Altered = frozenset()


@dataclass(slots=True)
class Placed:
    """A prop where it stands. `depth` says what is painted over what; without it, its foot does."""

    prop: Prop
    x: int
    y: int
    scale: float = 1.0
    mirror: bool = False
    depth: float | None = None
    boxes: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)  # of its features, in the picture

    @property
    def order(self) -> float:
        return self.y if self.depth is None else self.depth

    def svg(self, altered: Altered = NONE) -> str:
        return group(self.prop.draw(altered), x=self.x, y=self.y, scale=self.scale, mirror=self.mirror)

    @property
    def window(self) -> tuple[int, int, int, int]:
        """Everything it may paint, within the picture: left, top, right, bottom."""
        left, top, right, bottom = self.prop.reach
        if self.mirror:
            left, right = -right, -left
        near = [floor((at + side * self.scale) / GRAIN) * GRAIN for at, side in ((self.x, left), (self.y, top))]
        far = [ceil((at + side * self.scale) / GRAIN) * GRAIN for at, side in ((self.x, right), (self.y, bottom))]
        return max(0, near[0]), max(0, near[1]), min(WIDTH, far[0]), min(HEIGHT, far[1])


@dataclass(slots=True)
class Shape:
    """A prop on the grid, round its own foot: all it paints, and where its features are."""

    left: int
    top: int
    room: Image.Image  # what it takes: its body, and its features with their margin
    boxes: dict[str, tuple[int, int, int, int]]  # of each feature, in units round the foot


def shape(prop: Prop, scale: float, mirror: bool) -> Shape:
    left, top, right, bottom = prop.reach
    if mirror:
        left, right = -right, -left
    first, high = floor(left * scale / GRID) - CLEAR, floor(top * scale / GRID) - CLEAR
    wide, tall = ceil(right * scale / GRID) + CLEAR - first, ceil(bottom * scale / GRID) + CLEAR - high

    def painted(altered: Altered) -> Image.Image:
        body = group(prop.draw(altered), scale=scale, mirror=mirror)
        return image(view(first * GRID, high * GRID, wide * GRID, tall * GRID, body), wide)

    whole = painted(NONE)
    body, marks = solid(whole), Image.new("L", whole.size)
    boxes: dict[str, tuple[int, int, int, int]] = {}
    for feature in prop.features:
        other = painted(frozenset([feature.key]))
        differs = differing(whole, other)
        marks = ImageChops.lighter(marks, differs)
        if found := differs.getbbox():
            boxes[feature.key] = tuple((side + (first, high)[i % 2]) * GRID for i, side in enumerate(found))  # type: ignore[assignment]
        body = ImageChops.lighter(body, solid(other))
    return Shape(first, high, ImageChops.lighter(body, marks.filter(ImageFilter.MaxFilter(2 * CLEAR + 1))), boxes)


def solid(picture: Image.Image) -> Image.Image:
    """Where something is painted; the soft shadows on the ground do not count."""
    return picture.getchannel("A").point(lambda alpha: 255 if alpha > 90 else 0)


def differing(one: Image.Image, other: Image.Image) -> Image.Image:
    bands = ImageChops.difference(one, other).split()
    most = bands[0]
    for band in bands[1:]:
        most = ImageChops.lighter(most, band)
    return most.point(lambda far: 255 if far > 40 else 0)


def moved(box: tuple[int, int, int, int], x: int, y: int) -> tuple[int, int, int, int]:
    """A box with a margin, on the grain and within the picture."""
    left, top, right, bottom = box
    return (
        max(0, (left + x) // GRAIN * GRAIN - 2 * GRAIN), max(0, (top + y) // GRAIN * GRAIN - 2 * GRAIN),
        min(WIDTH, -(-(right + x) // GRAIN) * GRAIN + 2 * GRAIN),
        min(HEIGHT, -(-(bottom + y) // GRAIN) * GRAIN + 2 * GRAIN),
    )  # fmt: skip


class Stage:
    """What has been set down so far, on one grid for all of it."""

    def __init__(self) -> None:
        self.placed: list[Placed] = []
        size = (WIDTH // GRID, HEIGHT // GRID)
        self.taken = Image.new("L", size)  # by bodies and the margins of features
        self.shapes: dict[tuple[str, int, bool], Shape] = {}

    def shape(self, placed: Placed) -> Shape:
        key = (placed.prop.key, round(100 * placed.scale), placed.mirror)
        if key not in self.shapes:
            self.shapes[key] = shape(placed.prop, placed.scale, placed.mirror)
        return self.shapes[key]

    def put(self, placed: Placed) -> None:
        """Sets a prop down, whatever is there; a soft one takes no room."""
        self.placed.append(placed)
        if not placed.prop.soft:
            self.fill(placed)

    def fill(self, placed: Placed) -> None:
        local = self.shape(placed)
        placed.boxes = {key: moved(box, placed.x, placed.y) for key, box in local.boxes.items()}
        at = (placed.x // GRID + local.left, placed.y // GRID + local.top)
        self.taken.paste(255, at, local.room)

    def keep_clear(self) -> None:
        """From now on nothing may come before the soft props either."""
        for placed in self.placed:
            if placed.prop.soft:
                self.fill(placed)

    def overlap(self, here: Placed) -> int:
        """How many cells of a prop are taken, or lie beyond the frame."""
        local = self.shape(here)
        left, top = here.x // GRID + local.left, here.y // GRID + local.top
        right, bottom = left + local.room.width, top + local.room.height
        under = self.taken.crop((left, top, right, bottom))  # beyond the frame there is nothing
        wide, tall = self.taken.size
        if left < 0 or top < 0 or right > wide or bottom > tall:
            inner = (max(0, -left), max(0, -top), min(right, wide) - left, min(bottom, tall) - top)
            if inner[0] >= inner[2] or inner[1] >= inner[3]:
                return local.room.width * local.room.height
            beyond = Image.new("L", local.room.size, 255)
            beyond.paste(0, inner)
            under = ImageChops.lighter(under, beyond)
        return ImageChops.darker(local.room, under).histogram()[255]

    def find(self, prop: Prop, spots: Iterable[tuple[int, int, float]], most: int = 0, mirror: bool = False) -> bool:
        """Takes the first spot (x, y, scale) that is free, or nearly; without one the prop stays away."""
        mirror = mirror and not prop.sided
        for x, y, scale in spots:
            tried = Placed(prop, x // GRID * GRID, y // GRID * GRID, scale, mirror)
            if self.overlap(tried) <= most:
                self.put(tried)
                return True
        return False

    def has(self, key: str) -> bool:
        return any(each.prop.key == key for each in self.placed)
