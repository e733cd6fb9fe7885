"""À moi !: the Smiley pack, and a lid with three hands and one card."""

from __future__ import annotations

from tablee.core.art import Art
from tablee.drawing.lids import ground, hand, rays
from tablee.drawing.outlines import star
from tablee.drawing.palette import BLUE as SKY_BLUE
from tablee.drawing.palette import BROWN, FAIR, GREEN, SUN, TAN, VIOLET
from tablee.drawing.shapes import group, path
from tablee.games.smileys.art import decks, faces
from tablee.games.smileys.art.lids import tall
from tablee.games.smileys.pack import BLUE, SURPRISED

SIDE = "#b3331f"
RUSH = "#f2663a"


def cover() -> str:
    """Whoever lies undermost was first."""
    clap = group(path(star(92, 15, 0.72), "#fff3d0", 4), x=97, y=72, turn=12)
    first = hand(BROWN, GREEN, 146, 110, 0.92, -42)
    second = hand(FAIR, SKY_BLUE, 34, 124, 0.8, 36, mirror=True)
    third = hand(TAN, VIOLET, 160, 22, 0.72, -128)
    card = tall(BLUE, SURPRISED, 92, 74, 78, -9)
    return ground(RUSH) + rays(97, 84, SUN, 14, 0.8) + clap + third + card + second + first


ART = Art(SIDE, faces, cover, decks)
