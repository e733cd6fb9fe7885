"""Dominos: the Smiley pack, and a lid with a grid that waits for one more card."""

from __future__ import annotations

from tablee.games.smileys.art import decks as decks
from tablee.games.smileys.art import faces as faces
from tablee.games.smileys.lids import tile
from tablee.games.smileys.pack import BLUE, LOVE, ORANGE, RED, SMILE, SURPRISED, VIOLET, WINK, YELLOW
from tablee.pen.lids import ground, hand, seam
from tablee.pen.palette import LEAF, TAN, WHITE
from tablee.pen.palette import RED as SCARLET
from tablee.pen.shapes import flat

SIDE = "#2c7a35"
MEADOW, GRID = "#5cb85c", "#9be08f"
SIZE = 47

# Every neighbour shares its colour or its smiley.
LAID = (
    (ORANGE, LOVE, 30, 26), (BLUE, LOVE, 80, 26), (BLUE, SMILE, 80, 75), (RED, SMILE, 130, 75),
    (BLUE, WINK, 80, 124), (YELLOW, WINK, 30, 124), (VIOLET, WINK, 130, 173), (BLUE, SURPRISED, 80, 173),
    (YELLOW, LOVE, 30, 173),
)  # fmt: skip


def cover() -> str:
    lines = seam("M5 0V200M55 0V200M105 0V200M155 0V200M0 1.5H200M0 50.5H200M0 99.5H200M0 148.5H200", 3, GRID, "1 9")
    place = flat("M110 104H150V144H110Z", LEAF) + seam("M111 103.5H149V144.5H111Z", 4, WHITE, "8 8")
    laid = "".join(tile(colour, smiley, x, y, SIZE) for colour, smiley, x, y in LAID)
    coming = hand(TAN, SCARLET, 176, 66, 0.9, 205) + tile(RED, WINK, 152, 112, 54, 12)
    return ground(MEADOW) + lines + place + laid + coming
