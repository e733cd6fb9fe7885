"""How pictures differ: where an altered card does, and how far two faces of a place are apart.

`make measure` (bench/measure_art.py) measures everything with it and writes it into the games; nothing is typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations

import numpy as np
import numpy.typing as npt
from PIL import Image

from tablee.drawing.layers import Picture
from tablee.images.raster import image

WIDTH = 1600  # px at which pictures are measured
VISIBLE = 24  # a pixel has changed when one of its channels moves by more than this
MARGIN = 12  # px between the changes of any two cards, at least
LEAST_GREY = 12
COARSE = 4  # px of the grid on which places are counted

Pixels = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.bool_]


def pixels(svg: str, width: int = WIDTH) -> Pixels:
    return np.asarray(image(svg, width).convert("RGB"))


def changed(one: Pixels, other: Pixels) -> Mask:
    """Where two pictures of one size differ visibly."""
    return np.asarray((apart(one, other) > VISIBLE).any(axis=2))


def apart(one: Pixels, other: Pixels) -> Pixels:
    """How far apart their channels are, from 0 to 255."""
    return np.maximum(one, other) - np.minimum(one, other)


def grown(mask: Mask, reach: int) -> Mask:
    """The mask and everything within `reach` px of it (a square brush)."""
    for axis in (0, 1):
        padding = [(0, 0), (0, 0)]
        padding[axis] = (reach + 1, reach)
        counted = np.cumsum(np.pad(mask, padding), axis=axis, dtype=np.int32)
        width = counted.shape[axis]
        ahead = np.take(counted, range(2 * reach + 1, width), axis=axis)
        behind = np.take(counted, range(width - 2 * reach - 1), axis=axis)
        mask = ahead > behind
    return mask


def shrunk(mask: Mask, reach: int) -> Mask:
    """What is left of the mask when as much is taken away all round."""
    return ~grown(~mask, reach)


def places(mask: Mask) -> int:
    """In how many separate places a mask lies, counted on a grid of COARSE px."""
    rows, columns = (side - side % COARSE for side in mask.shape)
    coarse = mask[:rows, :columns].reshape(rows // COARSE, COARSE, columns // COARSE, COARSE).any(axis=(1, 3))
    todo = {(int(y), int(x)) for y, x in zip(*np.nonzero(coarse), strict=True)}
    count = 0
    while todo:
        count += 1
        edge = [todo.pop()]
        while edge:
            y, x = edge.pop()
            near = {(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)} & todo
            todo -= near
            edge += near
    return count


def around(mask: Mask) -> tuple[slice, slice]:
    """The rows and columns of all that is set and of MARGIN px beside it, from a corner of the coarse grid."""

    def along(is_set: Mask) -> slice:
        (found,) = np.nonzero(is_set)
        first = max(0, int(found[0]) - MARGIN)
        return slice(first - first % COARSE, int(found[-1]) + 1 + MARGIN)

    if not mask.any():
        return slice(0), slice(0)
    return along(np.any(mask, axis=1)), along(np.any(mask, axis=0))


def nearby(mask: Mask) -> Mask:
    """The mask grown by half of MARGIN."""
    found = np.zeros_like(mask)
    here = around(mask)
    found[here] = grown(mask[here], MARGIN // 2)
    return found


@dataclass(frozen=True)
class Change:
    """Where and how much a card differs from the base picture."""

    mask: Mask
    share: float  # per cent of the picture
    solid: float  # the same once every stroke thinner than 5 px is rubbed out
    places: int
    grey: float  # mean change of lightness, of 255: a change of hue alone is lost on some eyes

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of all that has changed."""
        rows, columns = np.nonzero(self.mask)
        return int(columns.min()), int(rows.min()), int(columns.max()), int(rows.max())


def change(base: Pixels, card: Pixels) -> Change:
    return change_within(base, card, changed(base, card))


def change_within(base: Pixels, card: Pixels, mask: Mask) -> Change:
    """Of all that a card changes, what lies in a mask."""
    here = mask[around(mask)]
    solid = 100 * float(grown(shrunk(here, 2), 2).sum()) / mask.size
    lightness = np.array([0.299, 0.587, 0.114])
    grey = float(np.abs(card[mask] @ lightness - base[mask] @ lightness).mean()) if mask.any() else 0.0
    return Change(mask, 100 * float(mask.mean()), solid, places(grown(here, MARGIN // 2)), grey)


def several(drawings: Sequence[str], width: int = WIDTH) -> list[Pixels]:
    """Many drawings at once, on all cores."""
    with ProcessPoolExecutor() as pool:
        return list(pool.map(partial(pixels, width=width), drawings))


def changes(picture: Picture) -> dict[str, Change]:
    """Every card of a picture against the base."""
    base, *cards = several([picture.svg(), *map(picture.svg, picture.cards)])
    return {name: change(base, card) for name, card in zip(picture.cards, cards, strict=True)}


def faults(found: dict[str, Change], least: float) -> dict[str, list[str]]:
    """Why a card does not pass, by feature. Regions are 12 px apart when both, grown by 6, do not meet."""
    near = {name: nearby(change.mask) for name, change in found.items()}
    wrong: dict[str, list[str]] = {name: [] for name in found}
    for name, change in found.items():
        if change.share < least:
            wrong[name].append(f"changes {change.share:.2f} % of the picture, {least} % at least")
        if change.solid < least / 2:
            wrong[name].append("is too thin")
        if change.places != 1:
            wrong[name].append(f"changes {change.places} places")
        if change.grey < LEAST_GREY:
            wrong[name].append("changes its hue alone")
    for one, other in combinations(found, 2):
        if (near[one] & near[other]).any():
            wrong[one].append(f"touches {other}")
    return wrong


def region(mask: Mask, columns: int) -> list[list[int]]:
    """A mask as runs of cells, so many across; a cell belongs to it when one of its pixels does."""
    side = WIDTH // columns
    rows = mask.shape[0] // side
    cells: Mask = np.any(mask[: rows * side].reshape(rows, side, columns, side), axis=(1, 3))
    runs: list[list[int]] = []
    for row in range(rows):
        for column in range(columns):
            if not cells[row, column]:
                continue
            if runs and runs[-1][0] == row and runs[-1][2] == column - 1:
                runs[-1][2] = column
            else:
                runs.append([row, column, column])
    return runs


# ---- how far two faces of a place are apart

SMALL = 96  # px: what is left of a place in somebody's memory
WHITE_POINT = (0.95047, 1.0, 1.08883)  # of daylight, D65
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.119192, 0.9503041]]
)


def lab(svg: str) -> npt.NDArray[np.float64]:
    """A drawing in CIE Lab, where a distance is what an eye would call one."""
    blurred = image(svg, 2 * SMALL).convert("RGB").resize((SMALL, SMALL), Image.Resampling.BOX)
    linear = np.asarray(blurred, dtype=np.float64) / 255
    linear = np.where(linear <= 0.04045, linear / 12.92, ((linear + 0.055) / 1.055) ** 2.4)
    xyz = linear @ TO_XYZ.T / np.array(WHITE_POINT)
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def colour_difference(one: npt.NDArray[np.float64], other: npt.NDArray[np.float64]) -> float:
    return round(float(np.sqrt(((one - other) ** 2).sum(axis=-1)).mean()), 2)
