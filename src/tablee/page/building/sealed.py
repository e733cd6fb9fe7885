"""Sealed pictures as files of a folder. Their names tell nothing. Faces that differ from one ground in a window only
are kept as these two: the page puts them together."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from tablee.core.art import Face
from tablee.drawing.pixels import image
from tablee.images.cache import ImageCache, webp
from tablee.images.raster import falls_on_pixels

LARGE = 1000  # pixels: below it a whole picture is not much longer than its window
Keep = Callable[[bytes], str]  # writes a file, and says its name


class SealedFile(Struct, frozen=True, omit_defaults=True):
    """Where a sealed face lies. With a ground, the file is only what lies on it at `left` and `top`, in pixels."""

    file: str
    ground: str = ""
    left: int = 0
    top: int = 0


def write_sealed(
    folder: Path, faces: list[Face], cache: ImageCache, on_progress: Callable[[int, int], None]
) -> dict[str, SealedFile]:
    """All of them, and `files.json`, which says where each face lies, as does the answer."""
    folder.mkdir(parents=True)
    keep = partial(kept, folder)
    found: dict[str, SealedFile] = {}
    grounds: dict[str, str] = {}  # files, by drawing
    for number, face in enumerate(faces, 1):
        found[face.name] = sealed_file(face, cache, keep, grounds)
        on_progress(number, len(faces))
    (folder / "files.json").write_bytes(msgspec.json.encode(found))
    return found


def sealed_file(face: Face, cache: ImageCache, keep: Keep, grounds: dict[str, str]) -> SealedFile:
    patch, width = face.patch, face.pixels
    if patch is None or width < LARGE or not falls_on_pixels(patch, width, face.width):
        return SealedFile(keep(webp(cache.picture(face, width).convert("RGB"))))
    drawing = patch.ground()
    if drawing not in grounds:
        grounds[drawing] = keep(webp(image(drawing, width).convert("RGB")))
    left, top, across, down = (side * width // face.width for side in patch.window)
    whole = cache.picture(face, width).convert("RGB")
    return SealedFile(keep(webp(whole.crop((left, top, left + across, top + down)))), grounds[drawing], left, top)


def kept(folder: Path, data: bytes) -> str:
    name = f"{hashlib.sha256(data).hexdigest()[:16]}.webp"
    (folder / name).write_bytes(data)
    return name
