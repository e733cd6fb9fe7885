"""Cards of the Smiley pack as they lie on lids: simpler than those one plays with."""

from __future__ import annotations

from tablee.drawing.lids import drop
from tablee.drawing.outlines import rounded
from tablee.drawing.palette import WHITE
from tablee.drawing.shapes import dot, flat, group, path
from tablee.games.smileys.art.heads import head, small_head
from tablee.games.smileys.art.marks import TONES, mark

LARGE = 60  # from this width on a head is drawn in full

CARD = rounded(-30, -42, 60, 84, 9)
GROUND = rounded(-24.5, -36.5, 49, 73, 6)
TILE = rounded(-30, -30, 60, 60, 10)
TILE_GROUND = rounded(-24, -24, 48, 48, 6)


def tall(colour: int, smiley: int, x: float, y: float, width: float, turn: float = 0) -> str:
    """A whole card, `width` wide, its middle at (x, y)."""
    tone = TONES[colour]
    paper = drop(CARD) + path(CARD, WHITE, 3.6) + flat(GROUND, tone.ground) + dot(0, 3, 23, "#ffffff", 0.25)
    corner = mark(colour, -15.5, -27.5, 14, WHITE, 3)
    return group(paper, face(colour, smiley, 3, 20, width), corner, x=x, y=y, scale=width / 60, turn=turn)


def tile(colour: int, smiley: int, x: float, y: float, width: float, turn: float = 0) -> str:
    """A square card, its middle at (x, y)."""
    paper = drop(TILE, 2, 3) + path(TILE, WHITE, 4) + flat(TILE_GROUND, TONES[colour].ground)
    return group(paper, face(colour, smiley, 0, 19, width), x=x, y=y, scale=width / 60, turn=turn)


def face(colour: int, smiley: int, y: float, r: float, width: float) -> str:
    """The head of a card of that width."""
    tint = TONES[colour].tint
    drawn = head(smiley, tint, outside=False) if width >= LARGE else small_head(smiley, tint)
    return group(drawn, y=y, scale=r / 50)
