"""Faites du bruit !: the Smiley pack, and a lid with a megaphone."""

from __future__ import annotations

from tablee.core.art import Art
from tablee.drawing.lids import ground, rays
from tablee.drawing.palette import MOUTH, RED, SUN, TONGUE, WHITE
from tablee.drawing.shapes import clipped, dot, ellipse, flat, group, limb, line, path, spot
from tablee.games.smileys.art import decks, faces
from tablee.games.smileys.art.heads import YELLOW, head
from tablee.games.smileys.pack import LOVE, SURPRISED

SIDE = "#5a2f95"
LOUD, LOUDER = "#8b57cc", "#a97be0"


def cover() -> str:
    waves = "".join(limb(d, SUN, 7, 2.6) for d in ("M142 54Q153 77 147 101", "M159 50Q176 78 165 106"))
    loud = ground(LOUD) + rays(60, 92, LOUDER, 13, 0.75) + waves
    return loud + group(megaphone(), x=-4, y=6, scale=0.97) + thrown() + notes()


def megaphone() -> str:
    grip = path("M58 112L68 152Q71 164 82 161T89 148L80 110Z", "#c93a36", 3.6)
    horn = path("M44 66L118 20Q128 66 140 118L54 114Z", RED, 3.6)
    band = flat("M96 34L110 25.5Q119 66 129.5 116L115 115.5Q104 70 96 34Z", WHITE)
    blow = path("M44 66Q20 70 24 95T54 114Z", WHITE, 3.6)
    mouth = group(ellipse(0, 0, 15.5, 51, MOUTH, 3.6), spot(3, 12, 8.5, 26, TONGUE), x=130, y=68, turn=-13)
    shine = line("M60 66L86 49", 5, "#f58a7c")
    return grip + horn + band + line("M44 66L118 20Q128 66 140 118L54 114Z", 3.6) + shine + blow + mouth + shouting()


def shouting() -> str:
    """It enjoys itself."""
    eyes = line("M58 77q5-8 10.5-1.5M78 71q5-8 10.5-1.5", 4.2)
    outline = "M64 90Q78 92 90 83Q93 103 79 105T64 90Z"
    laugh = clipped("megaphone-laugh", outline, flat(outline, MOUTH), spot(80, 105, 10, 7, TONGUE), width=3.2)
    return eyes + laugh + spot(59, 90, 5, 4, "#ff9d86") + spot(95, 78, 5, 4, "#ff9d86")


def thrown() -> str:
    """Smileys that the sound carries away."""
    return "".join(
        group(head(smiley, YELLOW, outside=False), x=x, y=y, scale=scale, turn=turn)
        for smiley, x, y, scale, turn in ((SURPRISED, 175, 25, 0.36, 12), (LOVE, 178, 131, 0.32, -12))
    )


def notes() -> str:
    pair = limb("M28 42V20L50 14V36", WHITE, 3.6, 2.2) + ellipse(23, 43, 7.5, 6, WHITE, 2.6, -18)
    pair += ellipse(45, 37, 7.5, 6, WHITE, 2.6, -18)
    single = limb("M84 26V8Q90 12 92 18", WHITE, 3.4, 2.2) + ellipse(79.5, 27, 6.5, 5.2, WHITE, 2.6, -18)
    return pair + single + dot(16, 128, 4, SUN) + dot(110, 136, 3.5, SUN)


ART = Art(SIDE, faces, cover, decks)
