"""Photographs as a telephone would take them, made up, and decks of them as an editor would send them."""

from __future__ import annotations

import io
import json
import zipfile
from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

WIDTH, HEIGHT = 1600, 1200
CARDS = 25


@cache
def photograph(seed: int = 1) -> Image.Image:
    """Large soft colours, smaller ones in them, and the grain of a sensor."""
    chance = np.random.default_rng(seed)
    layers = [
        Image.fromarray(chance.integers(0, 255, (rows, rows * 4 // 3, 3), dtype=np.uint8)).resize(
            (WIDTH, HEIGHT), Image.Resampling.BICUBIC
        )
        for rows in (12, 150)
    ]
    grain = chance.normal(0, 5, (HEIGHT, WIDTH, 3))
    mixed = np.asarray(Image.blend(*layers, 0.2)).astype(np.float64) + grain
    return Image.fromarray(np.clip(mixed, 0, 255).astype(np.uint8))


def packed(picture: Image.Image, kind: str = "WEBP", **more: Any) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **more)
    return out.getvalue()


def place(card: int) -> tuple[int, int]:
    return 80 + 300 * (card % 5), 60 + 230 * (card // 5)


def altered(picture: Image.Image, card: int, across: int = 80, strong: bool = True) -> Image.Image:
    """A soft disc of another lightness in a patch; or of another hue alone."""
    left, top = place(card)
    patch = picture.crop((left, top, left + 120, top + 120))
    disc = Image.new("L", patch.size)
    ImageDraw.Draw(disc).ellipse((60 - across // 2, 60 - across // 2, 60 + across // 2, 60 + across // 2), fill=255)
    light = int(np.asarray(patch.convert("L")).mean())
    if strong:
        patch.paste(
            Image.new("RGB", patch.size, "#102840" if light > 110 else "#f4e4b0"),
            mask=disc.filter(ImageFilter.GaussianBlur(2)),
        )
        return patch
    red, green, blue = patch.split()
    hue = Image.merge("RGB", (red.point(lambda x: min(255, x + 42)), green.point(lambda x: max(0, x - 24)), blue))
    patch.paste(hue, mask=disc)
    return patch


def list_of(**more: Any) -> dict[str, Any]:
    cards = [{"name": f"la chose {k}", "left": place(k)[0], "top": place(k)[1]} for k in range(CARDS)]
    return {"format": "tablee-photo", "version": 1, "title": "Le jardin", "cards": cards, **more}


@cache
def parts(seed: int = 1) -> dict[str, bytes]:
    """The files of a deck that is fair."""
    whole = photograph(seed)
    found = {"deck.json": json.dumps(list_of()).encode(), "untouched.webp": packed(whole, quality=90)}
    return found | {f"{k:02}.png": packed(altered(whole, k), "PNG") for k in range(CARDS)}


def archived(files: dict[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", packing) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def deck(**changed: bytes | None) -> bytes:
    """A deck; `changed` are files that are others (`card_03` is the third card's), or not there."""
    files = dict(parts())
    for name, data in changed.items():
        known = name.replace("card_", "") + ".png" if name.startswith("card_") else name.replace("_", ".")
        files.pop(known)
        if data is not None:
            files[known] = data
    return archived(files)
