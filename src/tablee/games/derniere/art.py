"""La dernière: the Smiley pack, and a lid with the last card, held high."""

from __future__ import annotations

from tablee.core.art import Art
from tablee.drawing import palette
from tablee.drawing.lettering import letters
from tablee.drawing.lids import confetti, ground, rays
from tablee.drawing.outlines import rounded, star
from tablee.drawing.palette import TAN, TEAL, WHITE
from tablee.drawing.shapes import group, limb, line, merged, path, seam
from tablee.games.smileys.art import decks, faces
from tablee.games.smileys.art.lids import tall
from tablee.games.smileys.pack import BLUE, GREEN, LOVE, ORANGE, RED, SMILE, VIOLET, WINK, YELLOW

SIDE = "#1b5ca6"
SKY, BRIGHT = "#49a6e9", "#8fd0fb"
GONE = rounded(-27, -38, 54, 76, 9)  # the place of a card that has been played


def cover() -> str:
    played = "".join(
        group(seam(GONE, 4, WHITE, "9 9"), x=x, y=y, turn=turn) for x, y, turn in ((38, 88, -24), (162, 94, 22))
    )
    card = tall(ORANGE, SMILE, 100, 70, 84, 3)
    paper = confetti(
        ((24, 22, 40), (48, 30, -30), (14, 54, 0), (18, 132, 70), (184, 92, -50), (66, 12, 0), (182, 134, 30),
         (12, 98, 60), (186, 70, 0))
    )  # fmt: skip
    return ground(SKY) + rays(100, 74, BRIGHT, 16, 0.7) + played + paper + arms() + card + thumbs() + badge()


def arms() -> str:
    """Behind the card."""
    left = (("M58 132L62 118", 24), ("M50 158L58 130", 22))
    right = (("M142 136L137 121", 24), ("M150 160L142 134", 22))
    sleeves = limb("M36 214L47 166", TEAL, 34) + limb("M164 214L153 168", TEAL, 34)
    cuffs = line("M32 160L66 169", 18.4) + line("M32 160L66 169", 12, WHITE)
    cuffs += line("M134 171L168 162", 18.4) + line("M134 171L168 162", 12, WHITE)
    return merged(left, TAN) + merged(right, TAN) + sleeves + cuffs


def thumbs() -> str:
    """Before it."""
    return limb("M58 130Q66 116 77 110", TAN, 12) + limb("M142 134Q134 120 122 114", TAN, 12)


def badge() -> str:
    """One card left."""
    flash = group(path(star(34, 11, 0.74), palette.RED, 4), turn=8)
    return group(flash, letters("1", -1, 14, 42, WHITE), x=158, y=36)


# In the picture of the whole house: colour, smiley, x, y and turn of cards that were played, and of one's own hand.
LAID = ((GREEN, SMILE, 214, 566, -14), (VIOLET, WINK, 300, 580, 9))
HELD = (
    (ORANGE, LOVE, 470, 592, -20), (BLUE, WINK, 535, 576, -8), (YELLOW, SMILE, 603, 572, 4), (RED, LOVE, 670, 582, 15),
)  # fmt: skip


def cards_in_play() -> str:
    laid = "".join(tall(colour, smiley, x, y, 76, turn) for colour, smiley, x, y, turn in LAID)
    return laid + "".join(tall(colour, smiley, x, y, 92, turn) for colour, smiley, x, y, turn in HELD)


ART = Art(SIDE, faces, cover, decks, on_the_table=cards_in_play)
