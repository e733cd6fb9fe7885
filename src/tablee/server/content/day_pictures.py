"""The pictures of the days: one for each day and game, the same for everybody in the house, made before its day begins.

What a day has is settled by a file. Its picture follows from the day's key; where none is made, or making it failed, it
is one of the usual ones, and stays that until the day is over.
"""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tablee.core.game import ATTEMPTS
from tablee.server.base.logs import fault
from tablee.server.content.made_images import (
    Entry,
    MadeImages,
    draw_pixels,
    folder_of,
    makings,
    newest_last,
    read_entry,
)

KEPT = 60  # days whose pictures' pixels are kept
USUAL = b"null"  # of a day without a picture of its own


class DayPictures:
    """By day and game."""

    def __init__(self, made: MadeImages, is_on: bool) -> None:
        self.made = made
        self.is_on = is_on  # are pictures made ahead in this house?
        self.folder = made.folder / "days"
        self.awaited: set[tuple[str, str]] = set()  # somebody wants to play it now
        made.keepers.append(self.folders)

    def is_settled(self, day: str, game: str) -> bool:
        return self.path(day, game) is not None

    def has_own(self, day: str, game: str) -> bool:
        path = self.path(day, game)
        return path is not None and bool(folder_of(path))

    def of(self, day: str, game: str) -> dict[str, Any] | None:
        """What a record keeps of a day's picture; nothing, where it is one of the usual ones."""
        path = self.path(day, game)
        entry = None if path is None or not folder_of(path) else read_entry(path)
        return None if entry is None else entry.made

    def note(self, day: str, game: str, person: str) -> None:
        """Somebody has it before them."""
        path = self.path(day, game)
        if path is not None and folder_of(path):
            self.made.seen.note(folder_of(path), [person])

    def settle(self, day: str, game: str) -> None:
        """It is one of the usual ones."""
        if not self.is_settled(day, game):
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / f"{day}+{game}+.json").write_bytes(USUAL)

    def path(self, day: str, game: str) -> Path | None:
        return next(iter(sorted(self.folder.glob(f"{day}+{game}+*.json"), reverse=True)), None)

    def folders(self) -> set[str]:
        """Whose pixels are not tidied away: those of the last days."""
        days = sorted(newest_last(self.folder), key=lambda path: path.name)
        for path in days[:-KEPT]:
            path.unlink(missing_ok=True)
        return {folder_of(path) for path in days[-KEPT:]}

    # ---- making them

    def order(self, day: str, game: str, secret: bytes, is_awaited: bool = False) -> None:
        """Sees to it that it is made: at once, or when there is time."""
        if is_awaited:
            self.awaited.add((day, game))
            self.made.missing.set()
        if not self.is_settled(day, game):
            self.made.orders.setdefault(f"{day} {game}", partial(self.make, day, game, secret))

    async def make(self, day: str, game: str, secret: bytes) -> None:
        """Whoever waits for what cannot be made does not wait any longer."""
        if self.is_settled(day, game):
            return
        try:
            await self.made.in_process(make_for_day, self.made.folder, day, game, secret)
        except (BrokenProcessPool, OSError, ValueError) as error:
            if (day, game) not in self.awaited:
                raise
            fault("picture-not-made", error)
            self.settle(day, game)
        self.awaited.discard((day, game))


# ---- in a process of its own


def make_for_day(folder: Path, day: str, key: str, secret: bytes) -> None:
    """The first that is good of those that follow from the secret, drawn."""
    from tablee.images.cache import save

    making = makings()[key]
    assert making.daily is not None
    for attempt in range(ATTEMPTS):
        made = making.daily.compose(secret, attempt)
        if made is not None and draw_pixels(folder / making.folder(made), making, made, choosy=True):
            entry = Entry(key, "day", made.plain())
            save(folder / "days" / f"{day}+{key}+{making.folder(made)}.json", msgspec.json.encode(entry))
            return
    raise ValueError(f"no picture for {day} is good")
