"""Photographs of things on a wall and a table, made up, with where the things are: for the editor to work on."""

from __future__ import annotations

import io
from functools import cache
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

WIDTH, HEIGHT = 1600, 1200
COLUMNS, ROWS = 6, 4
COLOURS = ["#c8342c", "#2b6cc4", "#e0b020", "#2f8f4e", "#8a4fb8", "#e07b28", "#2a2f3a", "#f2ece0", "#c2587e", "#6b4a2f"]


class Thing(NamedTuple):
    name: str
    x: int
    y: int


def things() -> list[Thing]:
    return [
        Thing(f"la chose {row * COLUMNS + column + 1}", 150 + 260 * column, 150 + 300 * row)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]


@cache
def photograph(seed: int = 1, width: int = WIDTH, height: int = HEIGHT) -> Image.Image:
    """A wall over a table in soft light, balls, boxes and bottles on them, their shadows, and the grain of a sensor."""
    chance = np.random.default_rng(seed)
    down, across = np.mgrid[0:HEIGHT, 0:WIDTH]
    light = (across / WIDTH * 26 - down / HEIGHT * 12)[..., None]
    ground = np.where((down > 640)[..., None], (156, 122, 88), (176, 188, 192)) + light
    scene = Image.fromarray(np.clip(ground, 0, 255).astype(np.uint8))
    shadows = Image.new("L", scene.size)
    for thing in things():
        ImageDraw.Draw(shadows).ellipse((thing.x - 50, thing.y + 34, thing.x + 62, thing.y + 62), fill=70)
    scene.paste(Image.new("RGB", scene.size, "#201814"), mask=shadows.filter(ImageFilter.GaussianBlur(7)))
    large = scene.resize((WIDTH * 2, HEIGHT * 2))
    pen = ImageDraw.Draw(large)
    for number, thing in enumerate(things()):
        paint(
            pen, thing, COLOURS[(number + seed) % len(COLOURS)], int(chance.integers(3)), int(chance.integers(40, 50))
        )
    scene = large.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).filter(ImageFilter.GaussianBlur(0.7))
    noisy = np.asarray(scene).astype(np.float64) + chance.normal(0, 3, (HEIGHT, WIDTH, 3))
    found = Image.fromarray(np.clip(noisy, 0, 255).astype(np.uint8))
    return found if found.size == (width, height) else found.resize((width, height))


def paint(pen: ImageDraw.ImageDraw, thing: Thing, colour: str, kind: int, half: int) -> None:
    left, top, right, bottom = (2 * side for side in (thing.x - half, thing.y - half, thing.x + half, thing.y + half))
    if kind == 0:
        pen.ellipse((left, top, right, bottom), fill=colour)
    elif kind == 1:
        pen.rounded_rectangle((left, top, right, bottom), 18, fill=colour)
    else:
        pen.rounded_rectangle((left + 24, top + 30, right - 24, bottom), 20, fill=colour)
        pen.rectangle((left + 60, top, right - 60, top + 40), fill=colour)


def packed(picture: Image.Image, kind: str = "JPEG") -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, quality=92)
    return out.getvalue()
