"""Small green things that grow in several parts of the picture."""

from __future__ import annotations

from tablee.drawing.outlines import Point, number, ring
from tablee.drawing.palette import CREAM, LEAF, RED, SUN, WHITE
from tablee.drawing.shapes import circle, dot, ellipse, group, line, path, shadow


def grass(*places: Point) -> str:
    """Tufts of three blades."""
    return "".join(line(f"M{number(x)} {number(y)}q2-11 6 0q3-15 7 0q5-9 8 1", 3.2, "#5a9a42") for x, y in places)


def flower(x: float, y: float, colour: str) -> str:
    petals = "".join(circle(a, b, 5.5, colour, 1.8) for a, b in ring(5, 7.5))
    stem = line("M0 0V20M0 15Q8 14 10 7", 3.2, "#4d8b3a")
    return group(stem, petals, circle(0, 0, 4.4, SUN, 1.6), x=x, y=y)


def mushroom(x: float, y: float, scale: float) -> str:
    stalk = path("M-9 0Q-6-16-8-26H8Q6-16 9 0Q0 5-9 0Z", CREAM)
    cap = path("M-28-22Q-26-54 0-54Q26-54 28-22Q0-14-28-22Z", RED)
    spots = dot(-12, -36, 5, WHITE) + dot(4, -44, 4, WHITE) + dot(13, -31, 4.6, WHITE)
    return shadow(x, y, 20 * scale, 5 * scale) + group(stalk, cap, spots, x=x, y=y, scale=scale)


def reeds(x: float, y: float, scale: float = 1) -> str:
    """A clump of bulrushes."""
    stems = line("M-10 0Q-12-30-18-48M0 0V-62M10 0Q12-28 18-42", 6) + line(
        "M-10 0Q-12-30-18-48M0 0V-62M10 0Q12-28 18-42", 2.6, LEAF
    )
    heads = "".join(
        ellipse(a, b, 5, 13, "#8a5a3b", 2.6, turn) for a, b, turn in ((-20, -54, -10), (0, -68, 0), (20, -48, 14))
    )
    return group(stems, heads, x=x, y=y, scale=scale)


def lily_pad(x: float, y: float, scale: float, blossom: str = "") -> str:
    """A leaf on the water; with a colour, a blossom on it."""
    leaf = path("M0 0L22-7Q8-14-14-10Q-34-2-18 8Q4 15 26 4Z", "#5fb46a", 2.6)
    petals = path("M-8-4Q-18-14-14-22Q-6-20-2-14Q0-24 4-26Q10-20 10-14Q16-18 22-16Q20-4 10-2Q0 2-8-4Z", blossom, 2.4)
    return group(leaf, petals if blossom else "", x=x, y=y, scale=scale)
