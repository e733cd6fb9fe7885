"""How pictures differ: where an altered card does, and how far two faces of a place are apart.

    python -m tablee.pictures.measure circus      the gate of one picture, as a table
    python -m tablee.pictures.measure town        the faces of one world
    python -m tablee.pictures.measure --write     measures everything, and keeps regions and distances for the game
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from tablee.pen.layers import Picture
from tablee.pictures.raster import image

WIDTH = 1600  # px at which pictures are measured
VISIBLE = 24  # a pixel has changed when one of its channels moves by more than this
MARGIN = 12  # px between the changes of any two cards, at least
LEAST_GREY = 12

Pixels = npt.NDArray[np.int16]
Mask = npt.NDArray[np.bool_]


def pixels(svg: str, width: int = WIDTH) -> Pixels:
    return np.asarray(image(svg, width).convert("RGB"), dtype=np.int16)


def changed(one: Pixels, other: Pixels) -> Mask:
    """Where two pictures of one size differ visibly."""
    return np.asarray(np.abs(one - other).max(axis=2) > VISIBLE)


def grown(mask: Mask, reach: int) -> Mask:
    """The mask and everything within `reach` px of it (a square brush)."""
    drawn = Image.fromarray(mask.astype(np.uint8) * 255)
    return np.asarray(drawn.filter(ImageFilter.MaxFilter(2 * reach + 1))) > 0


def shrunk(mask: Mask, reach: int) -> Mask:
    return ~grown(~mask, reach)


def places(mask: Mask, cell: int = 4) -> int:
    """In how many separate places a mask lies, counted on a grid of `cell` px."""
    rows, columns = (side - side % cell for side in mask.shape)
    coarse = mask[:rows, :columns].reshape(rows // cell, cell, columns // cell, cell).any(axis=(1, 3))
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
    mask = changed(base, card)
    solid = grown(shrunk(mask, 2), 2)
    lightness = np.abs((card - base) @ np.array([0.299, 0.587, 0.114]))
    grey = float(lightness[mask].mean()) if mask.any() else 0.0
    return Change(mask, 100 * float(mask.mean()), 100 * float(solid.mean()), places(grown(mask, MARGIN // 2)), grey)


def changes(picture: Picture) -> dict[str, Change]:
    """Every card of a picture against the base."""
    with ProcessPoolExecutor() as pool:
        base, *cards = pool.map(pixels, [picture.svg(), *map(picture.svg, picture.cards)])
    return {name: change(base, card) for name, card in zip(picture.cards, cards, strict=True)}


def faults(found: dict[str, Change], least: float) -> dict[str, list[str]]:
    """Why a card does not pass, by feature. Regions are 12 px apart when both, grown by 6, do not meet."""
    near = {name: grown(change.mask, MARGIN // 2) for name, change in found.items()}
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
