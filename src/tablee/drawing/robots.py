"""The robots that play along, on the grid of the animals. Eyes and mouth show their level."""

from __future__ import annotations

from tablee.drawing.palette import INK, RED, SUN
from tablee.drawing.shapes import box, circle, dot, line, path, spot

WIDTH = 3.6
METAL, LIGHT_METAL, DARK_METAL, BOLT = "#8fc6da", "#c4e6f0", "#6fa6bb", "#f2b035"
SCREEN = "#1f3644"  # as dark as ink: what shines on it is seen in high contrast too
CALM, WARM, HOT = "#9ff2d0", "#ffe07a", "#ff8a78"  # what shines on the screen


def robot(bulb: str, eyes: str, mouth: str) -> str:
    """Aerial, ears, a round square head with its screen; the aerial has a bulb of the level's colour."""
    aerial = line("M50 22V12", WIDTH) + circle(50, 9.5, 6, bulb, WIDTH) + dot(48.2, 7.6, 1.6, "#ffffff")
    neck = path("M22 104V92Q22 87 28 87H72Q78 87 78 92V104Z", DARK_METAL, WIDTH)
    ears = box(9, 43, 14, 24, BOLT, 5.5, WIDTH) + box(77, 43, 14, 24, BOLT, 5.5, WIDTH)
    head = box(18, 21, 64, 64, METAL, 18, WIDTH) + spot(33, 27.5, 9, 2.6, LIGHT_METAL, -4)
    rivets = dot(26, 76, 2.2, DARK_METAL) + dot(74, 76, 2.2, DARK_METAL)
    screen = box(25.5, 32, 49, 29, SCREEN, 13, WIDTH)
    return aerial + neck + ears + head + rivets + screen + eyes + mouth


def teeth() -> str:
    return box(35, 66, 30, 11.5, "#e9f7fb", 4, 3.2) + line("M42.5 66.5v10.5M50 66.5v10.5M57.5 66.5v10.5", 2.8)


def beginner() -> str:
    """Large round eyes, a small smile."""
    eyes = dot(38.5, 46.5, 7, CALM) + dot(61.5, 46.5, 7, CALM) + dot(40.5, 44, 2.3, SCREEN) + dot(63.5, 44, 2.3, SCREEN)
    return robot("#84bf62", eyes, line("M40 68.5q10 9.5 20 0", 4))


def family() -> str:
    """Joyful eyes, and a laugh."""
    eyes = line("M33 49q5.5-9.5 11 0M56 49q5.5-9.5 11 0", 4.6, CALM)
    laugh = path("M37 66.5H63Q61 79 50 79T37 66.5Z", "#e9f7fb", 3.2)
    return robot(SUN, eyes, laugh)


def sharp() -> str:
    """One eye half shut, half a smile."""
    eyes = line("M33 47.5h11.5", 5.4, WARM) + dot(61.5, 46.5, 6.8, WARM) + line("M54 37.8l12-2", 3.4, WARM)
    return robot("#f58a1f", eyes, line("M40 71.5q13 4 21-5.5", 4) + line("M59 64l4 3.5", 3.4))


def merciless() -> str:
    """Slanting red eyes, and teeth."""
    eyes = path("M31.5 39.5L45.5 46.5Q43.5 53 36.5 52.5Z", HOT, 1.6, HOT)
    eyes += path("M68.5 39.5L54.5 46.5Q56.5 53 63.5 52.5Z", HOT, 1.6, HOT)
    pupils = dot(40, 48.5, 2.2, INK) + dot(60, 48.5, 2.2, INK)
    return robot(RED, eyes + pupils, teeth())
