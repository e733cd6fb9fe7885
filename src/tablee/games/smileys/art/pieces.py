"""The two dice, and what stands for a colour or a smiley by itself."""

from __future__ import annotations

from tablee.games.smileys.art.heads import YELLOW, head
from tablee.games.smileys.art.marks import TONES, mark
from tablee.pen.cards import PURE_WHITE, finished, is_contrast, round_outline, rounded, sticker, stock
from tablee.pen.face import Style
from tablee.pen.shapes import flat, group, path, spot

DIE = (100, 108)
SIGN = 100

DIE_SIDE = rounded(3, 10, 94, 95, 22)
DIE_TOP = rounded(3, 3, 94, 94, 22)
HEAD_OUTLINE = round_outline(50, 50, 49)


def smiley_die(smiley: int, style: Style) -> str:
    return die(group(head(smiley, YELLOW, outside=False), x=50, y=50, scale=0.72), style)


def colour_die(colour: int, style: Style) -> str:
    well = flat(rounded(13, 13, 74, 74, 14), PURE_WHITE if is_contrast(style) else TONES[colour].tint)
    return die(well + mark(colour, 50, 50, 67, width=2), style)


def die(face: str, style: Style) -> str:
    """A cream cube from the front, with a little of its foot."""
    side = path(DIE_SIDE, PURE_WHITE if is_contrast(style) else "#e2c9a6", 4.5)
    top = path(DIE_TOP, stock(style), 4.5) + spot(20, 11.5, 7, 2.4, PURE_WHITE, -8)
    return finished(*DIE, DIE_TOP, side + top + face, style)


def mark_sign(colour: int, style: Style) -> str:
    """A mark as a cut-out: it stands on paper, cloth or the dark."""
    rim = group(sticker(TONES[colour].mark, 6.4, style), x=50, y=50, scale=3.3)
    return finished(SIGN, SIGN, "M0 0", rim + mark(colour, 50, 50, 79.2, width=2.4), style)


def head_sign(smiley: int, style: Style) -> str:
    """A head as a cut-out."""
    face = group(head(smiley, YELLOW, outside=False), x=50, y=50, scale=0.86)
    return finished(SIGN, SIGN, HEAD_OUTLINE, flat(HEAD_OUTLINE, stock(style)) + face, style)
