"""Makes every picture there is: `tablee pictures`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from tablee.core.words import LANGUAGES
from tablee.pen.face import THEMES, Style
from tablee.pictures.catalogue import faces
from tablee.pictures.kept import Kept, save, webp

STYLES = [Style(lang, theme) for theme in THEMES for lang in LANGUAGES]
SHARE = 4  # faces that a worker takes at a time: those of one picture lie side by side

Seen = Callable[[int, int], None]


def make_all(folder: Path, kept: Path, seen: Seen) -> dict[Style, dict[str, str]]:
    """Every face in every style as SVG and WebP, each file named after its content; says which file is which."""
    wanted: dict[int, tuple[Style, str]] = {}  # a face that is the same in two styles is one object, and made once
    for style in STYLES:
        for name, face in faces(style).items():
            wanted.setdefault(id(face), (style, name))
    with ProcessPoolExecutor(initializer=start, initargs=(folder, kept)) as pool:
        made = {}
        for done, (face_id, stem) in enumerate(
            zip(wanted, pool.map(make, wanted.values(), chunksize=SHARE), strict=True)
        ):
            made[face_id] = stem
            seen(done + 1, len(wanted))
    found = {style: {name: made[id(face)] for name, face in faces(style).items()} for style in STYLES}
    listed = {f"{style.lang}/{style.theme}": names for style, names in found.items()}
    save(folder / "manifest.json", msgspec.json.format(msgspec.json.encode(listed)))
    return found


workplace: tuple[Path, Kept]  # of one worker


def start(folder: Path, kept: Path) -> None:
    global workplace
    workplace = folder, Kept(kept)


def make(job: tuple[Style, str]) -> str:
    """Draws and renders one face; the answer is its file's name without the ending."""
    style, name = job
    folder, kept = workplace
    face = faces(style)[name]
    svg = face.draw().encode()
    stem = f"{name}.{hashlib.sha256(svg).hexdigest()[:10]}"
    save(folder / f"{stem}.svg", svg)
    save(folder / f"{stem}.webp", webp(kept.picture(face, face.pixels)))
    return stem
