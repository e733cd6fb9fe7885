"""Letters and numerals as outlines, cut from Fredoka: a picture inside an <img> can use no font of the page."""

from __future__ import annotations

from functools import cache

from font_fredoka_one import FredokaOne
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from tablee.pen.outlines import number
from tablee.pen.palette import INK

EM = 1000  # units of the font


@cache
def font() -> TTFont:
    return TTFont(FredokaOne, lazy=True)


@cache
def glyph(letter: str) -> tuple[str, int]:
    """A letter's outline, y upwards, and how far it goes."""
    glyphs = font().getGlyphSet()
    name = font().getBestCmap()[ord(letter)]
    pen = SVGPathPen(glyphs)
    glyphs[name].draw(pen)
    return pen.getCommands(), int(glyphs[name].width)


def width_of(text: str, size: float) -> float:
    return sum(glyph(letter)[1] for letter in text) * size / EM


def letters(
    text: str, x: float, y: float, size: float, fill: str = INK, anchor: float = 0.5, outline: float = 0, line: str = INK
) -> str:
    """Words on the baseline y, as outlines. `anchor` is the share of them that lies left of x."""
    scale = size / EM
    at = -anchor * width_of(text, size) / scale
    parts = []
    for letter in text:
        commands, advance = glyph(letter)
        if commands:
            parts.append(f'<path transform="translate({number(at)})" d="{commands}"/>')
        at += advance
    stroke = f' stroke="{line}" stroke-width="{number(outline / scale)}" stroke-linejoin="round"' if outline else ""
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f} {-scale:.4f})"'
        f' fill="{fill}"{stroke} paint-order="stroke">{"".join(parts)}</g>'
    )
