"""A drawing as pixels: the one place where the renderer is called."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image


def png(svg: str, width: int) -> bytes:
    """A drawing, `width` pixels wide."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


def image(svg: str, width: int) -> Image.Image:
    return Image.open(io.BytesIO(png(svg, width))).convert("RGBA")
