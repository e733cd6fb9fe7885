"""The mood once more, for small sizes: a sign in a white disc at the upper left, over the rim. Idle has none."""

from __future__ import annotations

from tablee.drawing.outlines import heart, polygon, ring
from tablee.drawing.palette import INK, RED, ROSE, SKY, SUN
from tablee.drawing.robots.features import MILK
from tablee.drawing.shapes import circle, dot, group, line, path, spot

X, Y, R = 15.4, 15.4, 13.4


def sign(mood: str, glad: str) -> str:
    """`glad`: what this robot shows when it is glad."""
    drawn = {"thinking": dots, "glad": GLAD[glad], "sorry": drop, "teased": whirl}.get(mood)
    return "" if drawn is None else group(circle(0, 0, R, MILK, 3), drawn(), x=X, y=Y)


def dots() -> str:
    return "".join(dot(x, 0, 2.8) for x in (-6.7, 0, 6.7))


def sparkle() -> str:
    tips, hollows = ring(4, 9), ring(4, 3.3, -45)
    return path(polygon(p for pair in zip(tips, hollows, strict=True) for p in pair), SUN, 2.4)


def love() -> str:
    return group(path(heart(8), RED, 2.6), y=-0.6)


def note() -> str:
    return line("M-3.4 5.6V-6.4L6.4-8.8V3.2", 3.2) + spot(-6, 5.8, 3.8, 3, INK) + spot(3.8, 3.4, 3.8, 3, INK)


def steam() -> str:
    return path(
        "M-7.5 5Q-12 3-9.500-1-7.500-3.500-4.500-2.500-3.500-8 1.500-7 6-6 5.500-1.500 10-1 9 3 8 5 5.500 5Z", MILK, 2.6
    )


def drop() -> str:
    return path("M0-9.5Q10.500 3 5 7 0 10-5 7-10.500 3 0-9.500Z", SKY, 2.6)


def whirl() -> str:
    return line("M0 0Q-3.500-1-2-4.500 .5-8 5-6 10-2 6.500 3.500 0 9-6 4-11-3-6-9", 3.2, ROSE)


GLAD = {"sparkle": sparkle, "love": love, "note": note, "steam": steam}
