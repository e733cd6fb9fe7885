"""Letters and numerals as outlines, cut from Fredoka: a picture inside an <img> can use no font of the page."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from threading import RLock

from font_fredoka_one import FredokaOne
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from tablee.drawing.outlines import number
from tablee.drawing.palette import INK

EM = 1000  # units of the font
READING = RLock()  # the font unfolds itself as it is read, and a server draws in several threads


@cache
def font() -> TTFont:
    return TTFont(FredokaOne, lazy=True)


@cache
def glyph(letter: str) -> tuple[str, int]:
    """A letter's outline, y upwards, and how far it goes."""
    with READING:
        glyphs = font().getGlyphSet()
        name = font().getBestCmap()[ord(letter)]
        pen = SVGPathPen(glyphs)
        glyphs[name].draw(pen)
        return pen.getCommands(), int(glyphs[name].width)


@cache
def kerning(left: str, right: str) -> int:
    """How much closer than usual two letters stand (mostly 0 or less)."""
    with READING:
        return looked_up(left, right)


def looked_up(left: str, right: str) -> int:
    first, second = (font().getBestCmap()[ord(letter)] for letter in (left, right))
    for lookup in font()["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            if first not in pairs.Coverage.glyphs:
                continue
            if pairs.Format == 1:
                known = pairs.PairSet[pairs.Coverage.glyphs.index(first)].PairValueRecord
                record = next((pair for pair in known if pair.SecondGlyph == second), None)
            else:
                row = pairs.Class1Record[pairs.ClassDef1.classDefs.get(first, 0)]
                record = row.Class2Record[pairs.ClassDef2.classDefs.get(second, 0)]
            if record is not None and record.Value1 is not None:
                return int(getattr(record.Value1, "XAdvance", 0))
    return 0


def steps(text: str) -> list[int]:
    """How far it is from each letter to the next, and past the last one."""
    tucked = [kerning(left, right) for left, right in pairwise(text)]
    return [glyph(letter)[1] + tuck for letter, tuck in zip(text, [*tucked, 0], strict=True)]


def width_of(text: str, size: float) -> float:
    return sum(steps(text)) * size / EM


def letters(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    anchor: float = 0.5,
    outline: float = 0,
    line: str = INK,
) -> str:
    """Words on the baseline y, as outlines. `anchor` is the share of them that lies left of x."""
    scale = size / EM
    at = -anchor * width_of(text, size) / scale
    parts = []
    for letter, step in zip(text, steps(text), strict=True):
        commands, _ = glyph(letter)
        if commands:
            parts.append(f'<path transform="translate({number(at)})" d="{commands}"/>')
        at += step
    stroke = f' stroke="{line}" stroke-width="{number(outline / scale)}" stroke-linejoin="round"' if outline else ""
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f} {-scale:.4f})"'
        f' fill="{fill}"{stroke} paint-order="stroke">{"".join(parts)}</g>'
    )
