"""`tablee photos`: the decks of photographs of a house, for whoever runs it."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime

from rich.console import Console
from rich.markup import escape

from tablee.core.words import Words, msg
from tablee.server.base import settings
from tablee.server.content.photos.shelf import Photos


def run_photos(given: argparse.Namespace, words: Words, console: Console) -> int:
    photos = Photos(settings.read({"data": given.data}, os.environ).folder / "pictures" / "photos")
    if given.what == "remove":
        was_there = photos.remove(given.id)
        console.print(words.say(msg("photo-removed") if was_there else msg("photo-gone")))
        return 0 if was_there else 1
    found = photos.decks()
    for deck in found:
        made = datetime.fromtimestamp(deck.about.made, UTC).date().isoformat()
        console.print(
            escape(f"{deck.id}  {made}  {deck.about.bytes // 1024:5} kB  {deck.about.title}"), highlight=False
        )
    if not found:
        console.print(words.say(msg("photo-none")))
    return 0
