"""Makes every picture there is: `tablee pictures`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from tablee.core.art import THEMES, Style
from tablee.core.words import LANGUAGES
from tablee.images.cache import save, webp
from tablee.images.catalogue import faces
from tablee.images.raster import rendered

STYLES = [Style(lang, theme) for theme in THEMES for lang in LANGUAGES]
CHUNK = 25  # faces that a worker takes at a time: those of one picture lie side by side

OnProgress = Callable[[int, int], None]  # how many are done, of how many


def make_all(folder: Path, on_progress: OnProgress) -> dict[Style, dict[str, str]]:
    """Every face in every style as SVG and WebP; says which file is which.

    A file is named after its content, so that one that is there already need not be made again.
    """
    wanted: dict[int, tuple[Style, str]] = {}  # a face that is the same in two styles is one object, and made once
    for style in STYLES:
        for name, face in faces(style).items():
            wanted.setdefault(id(face), (style, name))
    jobs = [(folder, *job) for job in wanted.values()]
    made = {}
    with ProcessPoolExecutor() as pool:
        for number, stem in zip(wanted, pool.map(make, jobs, chunksize=CHUNK), strict=True):
            made[number] = stem
            on_progress(len(made), len(wanted))
    found = {style: {name: made[id(face)] for name, face in faces(style).items()} for style in STYLES}
    listed = {f"{style.lang}/{style.theme}": names for style, names in found.items()}
    save(folder / "manifest.json", msgspec.json.format(msgspec.json.encode(listed)))
    return found


def make(job: tuple[Path, Style, str]) -> str:
    """Draws and renders one face; the answer is its file's name without the ending."""
    folder, style, name = job
    face = faces(style)[name]
    svg = face.draw().encode()
    stem = f"{name}.{hashlib.sha256(svg).hexdigest()[:10]}"
    if not (folder / f"{stem}.webp").exists():
        save(folder / f"{stem}.svg", svg)
        save(folder / f"{stem}.webp", webp(rendered(face, face.pixels)))
    return stem
