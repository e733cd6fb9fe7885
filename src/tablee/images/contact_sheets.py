"""Contact sheets: all faces of a pack, side by side."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image

from tablee.images.cache import save, webp

WALL = {"day": "#fdeed3", "night": "#2a1e35", "contrast": "#000000"}
WIDTH = 1600
GAP = 14


def contact_sheet(pictures: Iterable[Image.Image], theme: str, columns: int, width: int = WIDTH) -> Image.Image:
    """Pictures in rows on the wall of a theme, all as wide as each other."""
    cell = (width - GAP) // columns - GAP
    small = [reduced(picture, cell) for picture in pictures]
    rows = [small[start : start + columns] for start in range(0, len(small), columns)]
    heights = [max(picture.height for picture in row) for row in rows]
    sheet = Image.new("RGB", (width, sum(heights) + GAP * (len(rows) + 1)), WALL[theme])
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, picture in enumerate(row):
            sheet.paste(picture, (GAP + column * (cell + GAP), top + (height - picture.height) // 2), picture)
        top += height + GAP
    return sheet


def reduced(picture: Image.Image, width: int) -> Image.Image:
    height = max(1, round(picture.height * width / picture.width))
    return picture.convert("RGBA").resize((width, height), Image.Resampling.LANCZOS, reducing_gap=2)


def columns_for(count: int, ratio: float) -> int:
    """So many that a sheet comes out about as wide as high; `ratio` is a picture's width by its height."""
    return max(1, min(count, round(math.sqrt(count / ratio * 1.2))))


def write_sheet(path: Path, pictures: Sequence[Path], theme: str) -> None:
    with Image.open(pictures[0]) as first:
        columns = columns_for(len(pictures), first.width / first.height)
    save(path, webp(contact_sheet(map(Image.open, pictures), theme, columns)))
