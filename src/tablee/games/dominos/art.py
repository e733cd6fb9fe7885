"""Dominos: the Smiley pack, and a lid with a grid that waits for one more card."""

from __future__ import annotations

from tablee.core.art import Art
from tablee.drawing.lids import ground, hand
from tablee.drawing.palette import LEAF, TAN, WHITE
from tablee.drawing.palette import VIOLET as VIOLET_CLOTH
from tablee.drawing.shapes import flat, limb, seam
from tablee.games.smileys.art import decks, faces
from tablee.games.smileys.art.lids import tile
from tablee.games.smileys.pack import BLUE, LOVE, ORANGE, RED, SMILE, SURPRISED, VIOLET, WINK, YELLOW

SIDE = "#2c7a35"
MEADOW, GRID = "#5cb85c", "#9be08f"
SIZE = 47

# Every neighbour shares its colour or its smiley.
LAID = (
    (ORANGE, LOVE, 30, 26), (BLUE, LOVE, 80, 26), (BLUE, SMILE, 80, 75), (RED, SMILE, 130, 75),
    (BLUE, WINK, 80, 124), (YELLOW, WINK, 30, 124), (VIOLET, WINK, 130, 178), (BLUE, SURPRISED, 80, 178),
    (YELLOW, LOVE, 30, 178),
)  # fmt: skip


def cover() -> str:
    lines = seam("M5 0V200M55 0V200M105 0V200M155 0V200M0 1.5H200M0 50.5H200M0 99.5H200M0 148.5H200", 3, GRID, "1 9")
    place = flat("M110 104H150V144H110Z", LEAF) + seam("M111 103.5H149V144.5H111Z", 4, WHITE, "8 8")
    laid = "".join(tile(colour, smiley, x, y, SIZE) for colour, smiley, x, y in LAID)
    thumb = limb("M182 90Q172 92 165 100", TAN, 12)
    coming = hand(TAN, VIOLET_CLOTH, 190, 66, 0.9, 204) + tile(RED, WINK, 147, 117, 55, 11) + thumb
    return ground(MEADOW) + lines + place + laid + coming


ART = Art(SIDE, faces, cover, decks)
