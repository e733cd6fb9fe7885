"""Rendered faces are cached by their content."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tablee.core.art import Face
from tablee.drawing.palette import BLUE, RED
from tablee.drawing.shapes import box, sheet
from tablee.images import cache
from tablee.images.cache import ImageCache, save


def plain(colour: str) -> Face:
    return Face("test/plain", 40, 30, lambda: sheet(40, 30, box(0, 0, 40, 30, colour, width=0)))


def test_a_face_is_rendered_once_and_then_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ImageCache(tmp_path).picture(plain(RED), 80)
    assert first.size == (80, 60)
    monkeypatch.setattr(cache, "rendered", None)  # rendering again would fail now
    assert ImageCache(tmp_path).picture(plain(RED), 80).tobytes() == first.tobytes()


def test_a_face_that_was_redrawn_is_rendered_again(tmp_path: Path) -> None:
    cache = ImageCache(tmp_path)
    assert cache.picture(plain(RED), 80).getpixel((9, 9)) != cache.picture(plain(BLUE), 80).getpixel((9, 9))
    assert cache.picture(plain(RED), 40).size == (40, 30)
    assert len(list(tmp_path.iterdir())) == 3


def test_a_broken_file_is_made_again(tmp_path: Path) -> None:
    cache = ImageCache(tmp_path)
    cache.picture(plain(RED), 80)
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"half a picture")
    assert cache.picture(plain(RED), 80).size == (80, 60)


def test_a_picture_is_shown_although_it_cannot_be_cached(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert ImageCache(tmp_path / "file").picture(plain(RED), 80).size == (80, 60)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "deep" / "file"
    save(target, b"first")
    save(target, b"second")
    assert target.read_bytes() == b"second"
    assert [path.name for path in target.parent.iterdir()] == ["file"]


def test_nothing_is_drawn_when_the_library_or_the_catalogue_is_loaded() -> None:
    """Neither the games nor all faces of all styles need a renderer before one of them is shown."""
    program = (
        "import sys, tablee\n"
        "tablee.games()\n"
        "assert not any(name.startswith(('tablee.drawing', 'tablee.images')) for name in sys.modules)\n"
        "import resvg_py\n"
        "resvg_py.svg_to_bytes = None\n"
        "from tablee.images.make_all import STYLES\n"
        "from tablee.images.catalogue import faces\n"
        "assert all(len(faces(style)) > 300 for style in STYLES)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
