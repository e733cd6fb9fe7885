"""How much each feature of a composed picture changes, measured in its window as the pictures drawn by hand are.

The base is drawn through the same window as the altered picture: what a window does to an edge is on both of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageFilter, ImageStat

from tablee.drawing.colouring import colouring
from tablee.drawing.pixels import image
from tablee.games.difference.art.composed.packing import Placed
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.regions import CELLS, Region

WIDTH, HEIGHT = 1600, 1200  # px at which pictures are measured
VISIBLE = 24  # a pixel has changed when one of its channels moves by more than this
APART = 7  # px: two changes grown by this do not meet; one more than is asked, as a window may move an edge
TOGETHER = 4  # px: parts of a change that are nearer than twice that are one place
THIN = 2  # px: a stroke that is not wider than twice that is rubbed out
LEAST_GREY = 13  # of 255: mean change of lightness; one more than is asked of it, for rounding
MOST = 2.0  # per cent of a picture: what is larger is seen at once
SPARE = 1.04  # times the least share
COARSE = 4  # px of the grid on which places are counted


@dataclass(slots=True)
class Change:
    """What a feature changes: a mask with the place of its window, all in pixels of the whole picture."""

    key: str
    left: int
    top: int
    mask: Image.Image
    near: Image.Image  # the mask grown by APART
    share: float
    solid: float
    grey: float
    places: int

    @property
    def box(self) -> tuple[int, int, int, int]:
        left, top, right, bottom = self.mask.getbbox() or (0, 0, 0, 0)
        return left + self.left, top + self.top, right + self.left, bottom + self.top

    @property
    def middle(self) -> tuple[int, int]:
        left, top, right, bottom = self.box
        return (left + right) // 2, (top + bottom) // 2


def changes(picture: Composed) -> Iterator[Change]:
    for placed in picture.placed:
        yield from changes_of(picture, placed)


def changes_of(picture: Composed, placed: Placed) -> Iterator[Change]:
    """Each feature in a window of its own; one that the frame cuts away has none."""
    for feature in placed.prop.features:
        left, top, right, bottom = placed.boxes.get(feature.key, (0, 0, 0, 0))
        if right - left < 24 or bottom - top < 24:
            continue
        base, altered = seen(picture, (left, top, right - left, bottom - top), feature.key, WIDTH)
        mask = changed(base, altered)
        if mask.getbbox():
            at = (left * WIDTH // picture.width, top * WIDTH // picture.width)
            yield change(feature.key, at, base, altered, mask)


def seen(
    picture: Composed, window: tuple[int, int, int, int], key: str, width: int, theme: str = "day"
) -> list[Image.Image]:
    """The base and the altered picture through the same window, for a picture so many pixels wide."""
    across = window[2] * width // picture.width
    drawings = (picture.window(*window), picture.window(*window, key))
    if theme == "contrast":
        drawings = (colouring(drawings[0]), colouring(drawings[1]))
    return [image(svg, across).convert("RGB") for svg in drawings]


def change(key: str, at: tuple[int, int], base: Image.Image, altered: Image.Image, mask: Image.Image) -> Change:
    room = with_room(mask, APART)
    together, near = grown(room, TOGETHER), grown(room, APART)
    solid = grown(ImageChops.invert(grown(ImageChops.invert(mask), THIN)), THIN)
    light = ImageChops.difference(base.convert("L"), altered.convert("L"))
    grey = ImageStat.Stat(light, mask).mean[0]
    return Change(key, *at, mask, near, share(mask), share(solid), grey, places(together))


def changed(one: Image.Image, other: Image.Image) -> Image.Image:
    """Where two pictures of one size differ visibly: 255, else 0."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda far: 255 if far > VISIBLE else 0)


def share(mask: Image.Image) -> float:
    """Per cent of the whole picture."""
    return 100 * mask.histogram()[255] / (WIDTH * HEIGHT)


def with_room(mask: Image.Image, room: int) -> Image.Image:
    wide = Image.new("L", (mask.width + 2 * room, mask.height + 2 * room))
    wide.paste(mask, (room, room))
    return wide


def grown(mask: Image.Image, reach: int) -> Image.Image:
    """The mask and everything within `reach` px of it (a square brush)."""
    return mask.filter(ImageFilter.BoxBlur(reach)).point(lambda value: 255 if value else 0)


def any_in(mask: Image.Image, side: int) -> Image.Image:
    """The mask on a grid of squares: a square belongs to it when one of its pixels does."""
    columns, rows = -(-mask.width // side), -(-mask.height // side)
    whole = Image.new("L", (columns * side, rows * side))
    whole.paste(mask)
    return whole.resize((columns, rows), Image.Resampling.BOX).point(lambda value: 255 if value else 0)


def cells(mask: Image.Image) -> set[tuple[int, int]]:
    """Column and row of all that is set."""
    data, width = mask.tobytes(), mask.width
    return {(i % width, i // width) for i, value in enumerate(data) if value}


def places(mask: Image.Image) -> int:
    """In how many separate places a mask lies."""
    todo, count = cells(any_in(mask, COARSE)), 0
    while todo:
        count += 1
        edge = [todo.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & todo
            todo -= near
            edge += near
    return count


def region(found: Change) -> Region:
    """A change as runs of cells of the whole picture: row, first, last."""
    side = WIDTH // CELLS
    wide = Image.new("L", (found.mask.width + found.left % side, found.mask.height + found.top % side))
    wide.paste(found.mask, (found.left % side, found.top % side))
    runs: Region = []
    for row, column in sorted((y, x) for x, y in cells(any_in(wide, side))):
        row, column = row + found.top // side, column + found.left // side
        if runs and runs[-1][0] == row and runs[-1][2] == column - 1:
            runs[-1][2] = column
        else:
            runs.append([row, column, column])
    return runs


def touch(one: Change, other: Change) -> bool:
    """Are two changes nearer than 12 px?"""
    ax, ay = one.left - APART, one.top - APART
    bx, by = other.left - APART, other.top - APART
    left, top = max(ax, bx), max(ay, by)
    right, bottom = min(ax + one.near.width, bx + other.near.width), min(ay + one.near.height, by + other.near.height)
    if left >= right or top >= bottom:
        return False
    mine = one.near.crop((left - ax, top - ay, right - ax, bottom - ay))
    theirs = other.near.crop((left - bx, top - by, right - bx, bottom - by))
    return ImageChops.darker(mine, theirs).getbbox() is not None


def is_fair(found: Change, least: float) -> bool:
    """Large enough and not too large, solid, in one place, and not in hue alone."""
    return (
        least * SPARE <= found.share <= MOST
        and found.solid >= least * SPARE / 2
        and found.places == 1
        and found.grey >= LEAST_GREY
    )


def shows_in_contrast(picture: Composed, found: Change, least: float) -> bool:
    """Can it be seen in the colouring book, too? Half as wide: nothing there is fine."""
    left, top, right, bottom = (side * picture.width // WIDTH for side in found.box)
    left, top = max(0, left // 12 - 1) * 12, max(0, top // 12 - 1) * 12
    right, bottom = min(picture.width, (right // 12 + 2) * 12), min(picture.height, (bottom // 12 + 2) * 12)
    base, altered = seen(picture, (left, top, right - left, bottom - top), found.key, WIDTH // 2, "contrast")
    mask = changed(base, altered)
    light = ImageChops.difference(base.convert("L"), altered.convert("L"))
    enough = 4 * share(mask) >= least * SPARE
    return enough and ImageStat.Stat(light, mask).mean[0] >= LEAST_GREY
