"""How far two faces are apart to the eye, measured as distances.json is (images/measure.py), but without numpy: a
server that makes worlds has none."""

from __future__ import annotations

import math

from PIL import Image

from tablee.drawing.pixels import image

SMALL = 96  # px: what is left of a place in somebody's memory
WHITE_POINT = (0.95047, 1.0, 1.08883)  # of daylight, D65
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.119192, 0.9503041))
LINEAR = tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (i / 255 for i in range(256)))

Colour = tuple[float, float, float]  # in CIE Lab


class Eye:
    """Sees drawings as small as a memory. It remembers the colours that it has converted."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int], Colour] = {}

    def see(self, svg: str) -> list[Colour]:
        small = image(svg, 2 * SMALL).convert("RGB").resize((SMALL, SMALL), Image.Resampling.BOX)
        data, known = small.tobytes(), self.known
        found: list[Colour] = []
        for pixel in zip(data[::3], data[1::3], data[2::3], strict=True):
            colour = known.get(pixel)
            if colour is None:
                colour = known[pixel] = lab(*pixel)
            found.append(colour)
        return found


def lab(red: int, green: int, blue: int) -> Colour:
    linear = (LINEAR[red], LINEAR[green], LINEAR[blue])
    x, y, z = (
        bent(sum(share * value for share, value in zip(row, linear, strict=True)) / white)
        for row, white in zip(TO_XYZ, WHITE_POINT, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def bent(value: float) -> float:
    return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116


def colour_difference(one: list[Colour], other: list[Colour]) -> float:
    """The mean of all pixels, rounded: a last digit that another machine would write differently decides nothing."""
    return round(math.fsum(map(math.dist, one, other)) / len(one), 2)
