"""Rendered faces are cached on disk, each under the hash of what it was made from: a face that was redrawn has another
hash, so that nothing in the cache can be out of date."""

from __future__ import annotations

import hashlib
import io
import os
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from PIL import Image

from tablee.core.art import Face
from tablee.images.raster import rendered

QUALITY = 80


class ImageCache:
    """Faces as lossless pictures, rendered when they are first wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def picture(self, face: Face, width: int) -> Image.Image:
        path = self.folder / f"{content_hash(face, width)}.webp"
        try:
            with Image.open(path) as found:
                return found.convert("RGBA")
        except OSError:  # not there, or half written by a machine that went down
            made = rendered(face, width)
            with suppress(OSError):  # a full disk costs time, not the picture
                save(path, webp(made, lossless=True))
            return made


def content_hash(face: Face, width: int) -> str:
    """The name of a rendered face in the cache: a hash of the drawing, its size, and the renderer's version."""
    made_by = f"{width} {version('resvg_py')}\n"
    return hashlib.sha256(made_by.encode() + face.draw().encode()).hexdigest()[:40]


def webp(picture: Image.Image, lossless: bool = False, notes: bytes = b"") -> bytes:
    out = io.BytesIO()
    quality, method = (0, 0) if lossless else (QUALITY, 2)
    picture.save(out, "WEBP", lossless=lossless, quality=quality, method=method, xmp=notes)
    return out.getvalue()


def save(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f".{path.name}.{os.getpid()}")
    half.write_bytes(data)
    os.replace(half, path)
