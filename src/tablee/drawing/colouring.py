"""The high-contrast version of a picture: a colouring book. Every outline is black and bolder, and everything that lies
under it is light enough for 7 : 1, so that a shape is seen by its line and not by its hue."""

from __future__ import annotations

import re
from functools import cache

from tablee.core.art import Draw, Style
from tablee.drawing.outlines import number
from tablee.drawing.palette import INK, contrast, luminance, mixed

BLACK, LIGHT = "#000000", "#ffffff"
LEAST = 7.0
BOLDER, MOST = 1.5, 3.2  # times the width of an outline; what it may gain: wide strokes lie under others of their own
DARKEST = 0.045  # what is as dark as this is ink: eyes, open mouths

COLOUR = re.compile(r"#[0-9a-f]{6}")
OUTLINE = re.compile(rf'stroke="{INK}" stroke-width="([\d.]+)"')
SHADE = re.compile(rf'<(?:path|circle|ellipse) [^>]*fill="{INK}"[^>]* fill-opacity="[^"]*"[^>]*/>')


@cache
def lightened(colour: str) -> str:
    """The colour itself where black stands out on it, else as much white in it as is needed; the dark is black."""
    if luminance(colour) <= DARKEST:
        return BLACK
    for share in range(0, 100, 5):
        pale = mixed(colour, LIGHT, share / 100)
        if contrast(pale, BLACK) >= LEAST + 0.5:
            return pale
    return LIGHT


def colouring(svg: str) -> str:
    """A day picture as a colouring book."""
    svg = SHADE.sub("", svg)
    svg = OUTLINE.sub(lambda found: f'stroke="{BLACK}" stroke-width="{number(bolder(float(found[1])))}"', svg)
    return COLOUR.sub(lambda found: BLACK if found[0] == INK else lightened(found[0]), svg)


def bolder(width: float) -> float:
    return min(BOLDER * width, width + MOST)


def theme_of(style: Style) -> str:
    """Pictures are the same by day and by night: what somebody compares must not change with the lamp."""
    return "contrast" if style.theme == "contrast" else "day"


def styled(theme: str, draw: Draw) -> Draw:
    """A drawing as it is, or as a colouring book for those who asked for contrast."""
    return (lambda: colouring(draw())) if theme == "contrast" else draw
