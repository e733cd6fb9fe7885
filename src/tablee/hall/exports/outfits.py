"""Sixteen animals in four outfits: plain, with a scarf, glasses or a hat. A hall has more people than animals.

The browser draws the same over its own pictures: client/src/ui/faces/outfits.tsx has these numbers and lines, too.
"""

from __future__ import annotations

from tablee.core.art import ANIMALS
from tablee.drawing.animals import on_disc
from tablee.drawing.palette import BLUE, INK, SUN, VIOLET
from tablee.drawing.shapes import circle, dot, group, line, path, view

OUTFITS = ("plain", "scarf", "glasses", "hat")
FRAME, STRIPE = "#b02a2c", "#fff6e6"
HEADROOM = 26  # over the disc, for hats

# The middle between the eyes, half their distance, the radius of a glass; where a hat stands.
WORN: dict[str, tuple[float, float, float, float, float, float]] = {
    "frog": (50, 33, 19, 12, 50, 23),
    "owl": (50, 46.5, 16, 13.5, 50, 25),
    "rabbit": (50, 56, 12.5, 9.5, 50, 36),
    "duck": (50, 43, 14, 10, 50, 21),
    "fox": (50, 55, 14, 10.5, 50, 31),
    "cat": (50, 55, 14, 10.5, 50, 33),
    "bear": (50, 48, 15, 10.5, 50, 22),
    "penguin": (50, 53, 13, 10.5, 50, 18),
    "mouse": (50, 55, 12.5, 10, 50, 33),
    "hedgehog": (50, 57, 11, 9, 50, 19),
    "sheep": (50, 57, 10.5, 9, 50, 27),
    "pig": (50, 49, 15, 10.5, 50, 26),
    "cow": (50, 49, 13, 10, 50, 24),
    "squirrel": (47, 54, 14, 10.5, 47, 31),
    "hen": (50, 50, 14, 10, 50, 25),
    "elephant": (50, 46, 14, 10, 50, 21),
}


def split(number: int) -> tuple[str, str]:
    """Animal and outfit of a face.

    >>> split(5), split(21), split(63)
    (('cat', 'plain'), ('cat', 'scarf'), ('elephant', 'hat'))
    """
    return ANIMALS[number % len(ANIMALS)], OUTFITS[number // len(ANIMALS) % len(OUTFITS)]


def face(number: int) -> str:
    """A whole document: somebody on a disc, with room for a hat over it."""
    animal, outfit = split(number)
    return view(0, -HEADROOM, 100, 100 + HEADROOM, on_disc(animal) + worn(animal, outfit))


def worn(animal: str, outfit: str) -> str:
    eyes_x, eyes_y, half, radius, hat_x, hat_y = WORN[animal]
    if outfit == "scarf":
        return scarf()
    if outfit == "glasses":
        return glasses(eyes_x, eyes_y, half, radius)
    return group(hat(), x=hat_x, y=hat_y, turn=10) if outfit == "hat" else ""


def scarf() -> str:
    """Inside the disc, whose rim it touches. Of a colour that no animal wears by itself."""
    band = path("M9.6 75Q50 95.5 90.4 75A47.5 47.5 0 0 1 76.4 89.5Q50 103 23.6 89.5A47.5 47.5 0 0 1 9.6 75Z", VIOLET, 4)
    return band + line("M20 82l-2 4M34 87.5l-2 5.5M50 89v6.5M66 87.5l2 5.5M80 82l2 4", 4.6, STRIPE)


def glasses(x: float, y: float, half: float, radius: float) -> str:
    left, right = x - half, x + half
    glass = "".join(dot(each, y, radius, "#ffffff", 0.16) for each in (left, right))
    rims = "".join(circle(each, y, radius, "none", 4.6, FRAME) for each in (left, right))
    bridge = f"M{left + radius:g} {y - 2:g}Q{x:g} {y - 6:g} {right - radius:g} {y - 2:g}"
    sides = f"M{left - radius:g} {y - 2:g}l-9-3M{right + radius:g} {y - 2:g}l9-3"
    return glass + rims + line(bridge + sides, 4.6, FRAME)


def hat() -> str:
    cone = path("M-17 4L0-34 17 4Q0 10-17 4Z", BLUE, 4, INK)
    return cone + line("M-11-9Q0-5 9-12M-6-22Q0-19 5-23", 4.5, SUN) + circle(0, -34, 6, SUN, 4, INK)
