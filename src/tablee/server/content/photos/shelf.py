"""The decks of photographs of a house, in a folder that its user alone can read. The folder is all there is: several
workers share it, and a deck that is deleted is gone at once for all of them."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core.art import Face
from tablee.core.game import AnyGame
from tablee.core.registry import games
from tablee.core.words import msg
from tablee.protocol.errors import Refusal
from tablee.server.base.logs import fault, log
from tablee.server.base.worker_processes import helpers
from tablee.server.content.photos.deck_file import UNTOUCHED, DeckList, Entry, is_zip, written
from tablee.server.content.photos.making import ABOUT, PLACES, About, Outcome, keep

if TYPE_CHECKING:
    from PIL import Image

DECKS = 20  # of a house
DAYS = 90  # a deck that nobody has used for so long goes
DAY = 24 * 3600
ID = re.compile(r"[0-9a-f]{10}\Z")
BLANK = "#efe6d3"  # paper


class NoRoom(Exception):
    """The house has as many decks as it keeps."""


@dataclass(frozen=True, slots=True)
class PhotoFace(Face):
    """A card of a photograph that somebody brought."""

    deck: str = ""
    card: int = 0


@dataclass(frozen=True)
class Deck:
    id: str
    about: About

    def is_playable_by(self, person: str) -> bool:
        """May they play it at a table of theirs?"""
        return self.about.shared or self.about.owner == person


class Photos:
    """All decks of a house."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self.now = now
        self.process: ProcessPoolExecutor | None = None
        self.reading = asyncio.Lock()  # one file is read after the other
        self.waiting = 0  # files that are being sent or read

    def close(self) -> None:
        if self.process is not None:
            self.process.shutdown(wait=False, cancel_futures=True)
            self.process = None

    # ---- which there are

    def decks(self) -> list[Deck]:
        """The newest first."""
        found: list[Deck] = []
        with suppress(OSError):
            found = [deck for name in os.listdir(self.folder) if (deck := self.deck(name)) is not None]
        return sorted(found, key=lambda deck: (-deck.about.made, deck.id))

    def deck(self, id: str) -> Deck | None:
        if not ID.match(id):
            return None
        try:
            return Deck(id, msgspec.json.decode((self.folder / id / ABOUT).read_bytes(), type=About))
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            fault("photo-damaged", error)
            return None

    def room(self) -> int:
        return max(0, DECKS - len(self.decks()))

    # ---- coming and going

    async def add(self, data: bytes, owner: str, shared: bool) -> str | Outcome:
        """The id of a new deck; or why there is none."""
        if not is_zip(data):  # nothing is started for that
            return Outcome(msg("photo-no-file"))
        id = secrets.token_hex(5)
        async with self.reading:
            if not self.room():
                raise NoRoom
            outcome = await self.in_process(keep, self.folder / id, data, owner, shared, int(self.now()))
        return id if outcome.why is None else outcome

    @contextmanager
    def receiving(self) -> Iterator[None]:
        """While somebody sends a file; the process in which it is read goes when nobody does any more."""
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.close()

    async def in_process(self, run: Callable[..., Outcome], *given: Any) -> Outcome:
        if self.process is None:
            self.process = helpers(1)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.process, run, *given)
        except BrokenProcessPool:
            self.process = None
            raise

    def remove(self, id: str) -> bool:
        """Its pixels go at once; False, if there is no such deck. It is renamed first: half a deck is none."""
        if not ID.match(id):
            return False
        gone = self.folder / f".{id}.gone"
        try:
            os.rename(self.folder / id, gone)
        except OSError:
            return False
        shutil.rmtree(gone, ignore_errors=True)
        return True

    def forget(self, owner: str) -> None:
        """All decks of somebody who asks to be forgotten."""
        for deck in self.decks():
            if deck.about.owner == owner:
                self.remove(deck.id)

    def used(self, id: str) -> None:
        with suppress(OSError):
            os.utime(self.folder / id / ABOUT, (self.now(), self.now()))

    def retire(self, is_known: Callable[[str], bool]) -> None:
        """What nobody has used for long goes, with decks for tables of people whom nobody knows any more, and with what
        a machine that went down has left half written or half deleted."""
        removed = 0
        for deck in self.decks():
            with suppress(OSError):
                last = (self.folder / deck.id / ABOUT).stat().st_mtime
                is_lost = not deck.about.shared and not is_known(deck.about.owner)
                removed += (self.now() - last > DAYS * DAY or is_lost) and self.remove(deck.id)
        with suppress(OSError):
            for path in self.folder.iterdir():
                if path.name.startswith(".") and self.now() - path.stat().st_mtime > DAY:
                    shutil.rmtree(path, ignore_errors=True)
        if removed:
            log("photos-retired", count=removed)

    # ---- playing

    def bring(self, game: AnyGame, id: str, person: str, starts: bool) -> dict[str, Any]:
        """What a record keeps of a deck that this person has chosen for their table; Refusal says why not."""
        deck = self.deck(id)
        if deck is None or deck.about.game != game.key or game.photographs is None:
            raise Refusal("no-such-photo", msg("photo-gone"))
        if not deck.is_playable_by(person):
            raise Refusal("no-such-photo", msg("photo-gone"))
        if starts:
            self.used(id)
        return game.photographs.load().kept(id, deck.about.spots)

    def face(self, name: str) -> PhotoFace | None:
        """A card by its name, if a match has it."""
        for key, game in games().items():
            if game.making is None or not name.startswith(f"{key}/"):
                continue
            found = game.making.load().face(name)
            if found is not None and found.brought:
                return PhotoFace(
                    name, found.width, found.height, lambda: "", found.pixels, secret=True, deck=found.folder,
                    card=found.card,
                )  # fmt: skip
        return None

    def picture(self, id: str, card: int) -> Image.Image | None:
        """A card in pixels; nothing, if its deck was deleted."""
        from PIL import Image

        folder = self.folder / id
        try:
            places = msgspec.json.decode((folder / PLACES).read_bytes(), type=list[tuple[int, int]])
            with Image.open(folder / f"{UNTOUCHED}.webp") as untouched, Image.open(folder / f"{card:02}.webp") as laid:
                found = untouched.convert("RGBA")
                found.alpha_composite(laid.convert("RGBA"), places[card])
                return found
        except (OSError, IndexError, ValueError):
            return None

    def shown(self, face: PhotoFace) -> Image.Image:
        """A card in pixels, or a blank."""
        from PIL import Image

        size = face.pixels, face.pixels * face.height // face.width
        return self.picture(face.deck, face.card) or Image.new("RGBA", size, BLANK)

    def filled_up(self, face: PhotoFace, data: bytes, half: bool) -> bytes:
        """A card as long as all others of its deck. Readers of WebP stop where the picture ends."""
        deck = self.deck(face.deck)
        missing = 0 if deck is None else deck.about.sent[half] - len(data)
        return data + secrets.token_bytes(max(0, missing))

    # ---- the way out

    def file(self, id: str) -> bytes:
        """A deck as one file, for another house. OSError, if it was deleted meanwhile."""
        folder = self.folder / id
        deck = self.deck(id)
        if deck is None:
            raise FileNotFoundError(id)
        places = msgspec.json.decode((folder / PLACES).read_bytes(), type=list[tuple[int, int]])
        names = [str(spot["name"]) for spot in deck.about.spots]
        listed = DeckList(deck.about.title, [Entry(name, *at) for name, at in zip(names, places, strict=True)])
        parts = [f"{UNTOUCHED}.webp", *(f"{card:02}.webp" for card in range(len(names)))]
        return written(listed, {part: (folder / part).read_bytes() for part in parts})
