"""Heads that are drawn more than once."""

from __future__ import annotations

from tablee.drawing.palette import WHITE
from tablee.drawing.shapes import circle, dot, ellipse, flat, path, smile
from tablee.games.difference.art.dragon.colours import CHEEK, GOBLIN, LINE


def goblin_head(grin: float) -> str:
    """A goblin's head round the origin: long ears, round nose, a tooth."""
    ears = path("M-32-8Q-74-34-88-14Q-72 12-34 12ZM32-8Q74-34 88-14Q72 12 34 12Z", GOBLIN, LINE)
    ears += flat("M-42-4Q-66-18-76-10Q-62 4-42 6ZM42-4Q66-18 76-10Q62 4 42 6Z", "#f2a68c")
    eyes = circle(-15, -8, 9, WHITE, 2.6) + circle(15, -8, 9, WHITE, 2.6) + dot(-13, -7, 4.6) + dot(17, -7, 4.6)
    nose = ellipse(0, 5, 8, 6, "#7fb245", 2.6)
    tooth = path("M4 23L8 14 12 22Z", WHITE, 2)
    return ears + ellipse(0, 0, 41, 37, GOBLIN, LINE) + eyes + nose + smile(0, 17, 15, grin) + tooth


def cheeks(x: float, y: float) -> str:
    """The cheeks of somebody who looks a little to the right."""
    return dot(x - 20, y, 7, CHEEK) + dot(x + 20, y, 6, CHEEK)
