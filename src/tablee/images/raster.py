"""Drawings to pixels."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from tablee.core.art import Face, Patch
from tablee.drawing.pixels import image as image
from tablee.drawing.pixels import png as png


def rendered(face: Face, width: int) -> Image.Image:
    """A face in pixels, by its patch where that gives the same pixels sooner."""
    if face.patch is None or not falls_on_pixels(face.patch, width, face.width):
        return image(face.draw(), width)
    left, top, across, _ = (side * width // face.width for side in face.patch.window)
    whole = ground(face.patch.ground(), width).copy()
    whole.alpha_composite(image(face.patch.draw(), across), (left, top))
    return whole


def falls_on_pixels(patch: Patch, width: int, units: int) -> bool:
    return all(side * width % units == 0 for side in patch.window)


@lru_cache(maxsize=4)
def ground(svg: str, width: int) -> Image.Image:
    """What many faces lie on is rendered once."""
    return image(svg, width)
