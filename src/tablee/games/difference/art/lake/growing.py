"""What grows round the lake: firs, bushes, grass, flowers, reeds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tablee.drawing.outlines import Point, number, ring
from tablee.drawing.palette import BARK, INK, LEAF, RED, SUN, WHITE
from tablee.drawing.shapes import circle, dot, flat, group, line, path

STEM = "#3f8a3c"
BLADE = "#4f8f3e"
GRASS, TURF, LUSH = "#8cc667", "#79b657", "#68a54a"  # the banks, from the water towards us


def lobes(points: Sequence[Point], swell: float = 0.58) -> str:
    """The outline of a crown or a fleece: a round lobe from each point to the next, clockwise."""
    start = points[0]
    outline = f"M{number(start[0])} {number(start[1])}"
    for here, there in zip(points, [*points[1:], start], strict=True):
        radius = number(swell * math.dist(here, there))
        outline += f"A{radius} {radius} 0 0 1 {number(there[0])} {number(there[1])}"
    return outline + "Z"


def fir(x: float, y: float, scale: float, colour: str = "#2f7a55") -> str:
    """A fir tree whose trunk stands on (x, y)."""
    tiers = "M0-116 28-70H16L38-36H22L48 0H-48L-22-36H-38L-16-70H-28Z"
    shade = "M0-116 28-70H16L38-36H22L48 0H6Z"
    return group(
        path("M-7-2H7V20H-7Z", BARK, 2.8), path(tiers, colour, 2.8), flat(shade, INK, 0.14),
        x=x, y=y - 20 * scale, scale=scale,
    )  # fmt: skip


def bush(x: float, y: float, scale: float, colour: str = "#5aa64e") -> str:
    """A round bush that sits on (x, y)."""
    outline = lobes([(-44, 0), (-40, -26), (-14, -42), (18, -40), (42, -22), (46, 0)], 0.56)
    light = line("M-24-22q6-12 18-14M14-20q8-6 16 0", 3.4, LEAF)
    return group(path(outline, colour, 3), light, x=x, y=y, scale=scale)


def tuft(x: float, y: float, scale: float = 1, colour: str = STEM) -> str:
    """Three blades of grass."""
    return group(line("M-7 0Q-8-9-13-14M0 0V-17M7 0Q8-9 13-14", 3.4, colour), x=x, y=y, scale=scale)


def flower(x: float, y: float, petals: str, scale: float = 1, heart: str = SUN) -> str:
    """A flower of five petals whose stem stands on (x, y)."""
    blossom = "".join(circle(px, py - 32, 7, petals, 2.4) for px, py in ring(5, 9.5))
    stem = line("M0 0Q3-14 0-28", 3.6, STEM) + line("M1-8Q10-10 13-17", 3.6, STEM)
    return group(stem, blossom, circle(0, -32, 5.5, heart, 2), x=x, y=y, scale=scale)


def tulip(x: float, y: float, colour: str, scale: float = 1) -> str:
    stem = line("M0 0V-26M0-4Q-12-8-14-22M0-4Q12-8 14-22", 3.6, STEM)
    cup = path("M-10-26Q-13-42-11-48L-4-41 0-50 4-41 11-48Q13-42 10-26Q0-18-10-26Z", colour, 2.6)
    return group(stem, cup, x=x, y=y, scale=scale)


def strawberry(x: float, y: float, scale: float = 1) -> str:
    """A ripe strawberry on its stalk."""
    berry = path("M-11-12Q0-18 11-12Q12 0 0 10Q-12 0-11-12Z", RED, 2.6)
    seeds = "".join(dot(sx, sy, 1.5, "#ffe9a8") for sx, sy in ((-5, -7), (4, -8), (-2, -1), (5, 0)))
    crown = path("M-10-13Q-4-18 0-13Q4-18 10-13L5-8 0-12-5-8Z", "#57a34b", 2.2)
    return group(line("M0-13Q-2-26-10-32", 3, STEM), berry, seeds, crown, x=x, y=y, scale=scale)


def cattail(x: float, y: float, height: float, turn: float) -> str:
    """A reed with its brown club."""
    stalk = line(f"M0 0Q4 {number(-height / 2)} 0 {number(-height)}", 5, "#4d8b3a")
    club = path("M-9 0Q-10-44 0-46Q10-44 9 0Q0 7-9 0Z", "#8a5a3b", 3)
    gleam = line("M-3-10V-32", 3, "#b88457")
    tip = line("M0-46V-60", 3, INK)
    return group(stalk, group(tip, club, gleam, y=-height), x=x, y=y, turn=turn)


def blade(x: float, y: float, height: float, lean: float, colour: str = "#5fa048") -> str:
    """One broad leaf of a reed bed."""
    tip = f"{number(lean)} {number(-height)}"
    return group(path(f"M-7 0Q-6 {number(-height * 0.6)} {tip}Q8 {number(-height * 0.5)} 7 0Z", colour, 2.8), x=x, y=y)


def toadstool(x: float, y: float, scale: float, spots: Sequence[tuple[float, float, float]]) -> str:
    """A red mushroom with white spots, standing on (x, y)."""
    stalk = path("M-13 0Q-10-20-12-34H12Q10-20 13 0Q0 5-13 0Z", "#fff0d2")
    ring_round = path("M-14-22Q0-14 14-22L12-30H-12Z", WHITE, 2.4)
    cap = path("M-46-28Q-42-74 0-74Q42-74 46-28Q0-17-46-28Z", RED)
    return group(stalk, ring_round, cap, *(dot(sx, sy, r, WHITE) for sx, sy, r in spots), x=x, y=y, scale=scale)
