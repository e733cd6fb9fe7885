"""Trouve: the Smiley pack, and a lid with a magnifying glass that has found the card."""

from __future__ import annotations

from tablee.core.art import Art
from tablee.drawing.cards import wallpaper
from tablee.drawing.lids import drop, ground, lens
from tablee.drawing.outlines import round_outline
from tablee.drawing.shapes import clipped, dot, flat, group, seam
from tablee.games.smileys.art import decks, faces
from tablee.games.smileys.art.heads import head
from tablee.games.smileys.art.lids import tall
from tablee.games.smileys.art.marks import TONES
from tablee.games.smileys.pack import ANGRY, BLUE, GREEN, LOVE, ORANGE, RED, SAD, SMILE, SURPRISED, VIOLET, WINK, YELLOW

SIDE = "#127e83"
CLOTH, LIGHT_CLOTH, STITCH = "#27a9a5", "#48c2b8", "#8fded3"
GLASS = (103, 76, 50)  # x, y, radius
PAPER = 0.56  # the wallpaper behind the glass, of its size on a card

# Colour, smiley, x, y, width and turn of the cards that are not the one.
OTHERS = (
    (RED, SAD, 27, 34, 42, -16), (ORANGE, LOVE, 176, 28, 42, 14), (GREEN, ANGRY, 25, 107, 42, 11),
    (YELLOW, SURPRISED, 180, 100, 42, -9), (VIOLET, SMILE, 84, 8, 38, 5), (RED, LOVE, 62, 160, 40, -20),
    (GREEN, SMILE, 112, 158, 40, 14),
)  # fmt: skip


def cover() -> str:
    hem = seam("M8 8H192V192H8Z", 2.6, STITCH, "7 8")
    others = "".join(tall(*place) for place in OTHERS)
    cloth = ground(CLOTH) + dot(100, 84, 92, LIGHT_CLOTH, 0.6) + hem
    return cloth + others + drop(round_outline(*GLASS), 5, 7) + found()


def found() -> str:
    """The blue wink, larger than life."""
    x, y, r = GLASS
    disc = round_outline(*GLASS)
    tone = TONES[BLUE]
    side = 2 * r / PAPER
    paper = group(wallpaper((0, 0, side, side), tone.mark, tone.deep, 0.5), x=x - r, y=y - r, scale=PAPER)
    halo = dot(x, y + 2, 46, "#ffffff", 0.25)
    wink = group(head(WINK, tone.tint, outside=False), x=x + 2, y=y + 3, scale=0.76)
    seen = clipped("trouve-glass", disc, flat(disc, tone.ground), paper, halo, wink, width=0)
    return lens(x, y, r, seen, (68, 74))


ART = Art(SIDE, faces, cover, decks)
