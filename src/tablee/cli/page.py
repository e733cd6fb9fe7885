"""`tablee page`, with its progress."""

from __future__ import annotations

import tempfile
from pathlib import Path

from rich.console import Console

from tablee.cli.images import progress
from tablee.core.words import Words, msg
from tablee.images.cache import ImageCache
from tablee.page.building.folder import write_folder


def make_page(out: Path, language: str, words: Words, console: Console) -> None:
    with progress(words.say(msg("pictures-progress")), console) as on_progress, tempfile.TemporaryDirectory() as drawn:
        write_folder(out, language, ImageCache(Path(drawn)), on_progress)
    console.print(str(out / "index.html"), style="bold green")
