"""The lid of Da Vinci Code: Leonardo tries his flying machine over a row of tiles."""

from __future__ import annotations

from tablee.core.art import Style
from tablee.drawing.lettering import letters
from tablee.drawing.lids import ground
from tablee.drawing.palette import BLUSH, FAIR, INK, RED, SUN
from tablee.drawing.shapes import circle, dot, flat, group, limb, line, path, spot
from tablee.games.davinci.art import tiles
from tablee.games.davinci.state import BLACK, WHITE

SIDE = "#7a4a22"
PARCHMENT, AGED, DRAWN = "#f3dfb2", "#e8cb92", "#c99f5e"
SILK, RIB, HULL, BEARD = "#ee9d5e", "#8a5a3b", "#a5643a", "#fff6e6"
SECRET = -2  # a tile whose number nobody knows yet

# Colour, number, x and turn of the tiles.
TILES = ((BLACK, 3, 30, -4), (WHITE, 5, 76, 2), (BLACK, SECRET, 123, -1), (WHITE, 9, 170, 4))


def cover() -> str:
    return ground(PARCHMENT) + study() + group(machine(), x=100, y=50) + "".join(tile(*place) for place in TILES)


def study() -> str:
    """Circle and square, and notes that nobody can read."""
    stains = spot(22, 22, 34, 24, AGED, 20) + spot(184, 120, 40, 30, AGED, -20)
    circles = circle(100, 78, 74, "none", 2.6, DRAWN)
    square = line("M34 12H166V144H34ZM34 12L166 144M166 12L34 144M100 0V160M18 78H182", 2.2, DRAWN)
    notes = line("M8 100q4-4 8 0t8 0M8 108q4-4 8 0t6 0M176 14q4-4 8 0t8 0M180 22q4-4 6 0t6 0", 2.2, DRAWN)
    return stains + circles + square + notes


def machine() -> str:
    """Wings like a bat's, a hull, and the old man himself."""
    return wing(False) + wing(True) + tail() + pilot()


def wing(mirror: bool) -> str:
    silk = "M-6 4Q-30-42-94-26Q-82-18-82-4Q-68-10-58 6Q-46-2-36 14Q-22 6-6 22Z"
    ribs = line("M-8 2Q-40-28-92-26M-8 4Q-44-14-82-5M-8 7Q-34-4-58 5M-8 11Q-22 6-36 13", 2.6, RIB)
    return group(path(silk, SILK, 3.4), ribs, line(silk, 3.4), circle(-8, 4, 3.4, SUN, 2.4), mirror=mirror)


def tail() -> str:
    return path("M-9 20Q0 44 9 20L15 40Q8 36 0 44Q-8 36-15 40Z", SILK, 3) + path("M-11 0H11L8 26Q0 34-8 26Z", HULL, 3.2)


def pilot() -> str:
    arms = limb("M-9 12Q-18 14-21 5", "#6f8f4a", 6, 2.4) + limb("M9 12Q18 14 21 5", "#6f8f4a", 6, 2.4)
    fists = circle(-21, 4, 4.4, FAIR, 2.4) + circle(21, 4, 4.4, FAIR, 2.4)
    beard = path("M-16-8Q-20 14-8 20Q-4 30 0 31Q4 30 8 20Q20 14 16-8Q8 2 0 0T-16-8Z", BEARD, 3)
    face = circle(0, -11, 15.5, FAIR, 3)
    eyes = line("M-10-12q3.5-5 7 0M3-12q3.5-5 7 0", 2.8)
    cheeks = dot(-10.5, -6, 3, BLUSH) + dot(10.5, -6, 3, BLUSH)
    moustache = path("M0-5Q-8-8-13 1Q-5 3 0 0Q5 3 13 1Q8-8 0-5Z", BEARD, 2.4)
    nose = circle(0, -8, 3.4, "#f4b592", 2.2)
    beret = (
        path("M-19-19Q-22-33-2-34Q22-35 20-20Q2-26-19-19Z", RED, 3)
        + line("M1-34l3-5", 3)
        + spot(-8, -28, 5, 2, "#f58a7c", -12)
    )
    return arms + fists + face + beard + cheeks + eyes + moustache + nose + beret


def tile(colour: int, value: int, x: float, turn: float) -> str:
    """A standing tile, its middle at x."""
    style = Style()
    shown = letters("?", 0, 38, 108, SUN) if value == SECRET else tiles.sign(value, tiles.numeral(colour, style))
    foot = flat("M4 158H112L124 172H16Z", INK, 0.22)
    return group(
        foot, tiles.blank(colour, style, lying=False), group(shown, x=54, y=86), x=x - 22, y=86, scale=0.385, turn=turn
    )
