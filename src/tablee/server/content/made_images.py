"""Pictures that are composed for one match: some are made ahead, at a low priority in a process of their own, and kept
beside the cache, so that a match can begin at once, also after a restart.

What is ready was never shown to anybody. When a match takes a picture it is used; used ones are taken again only when
nothing else is there, and never by people who have had them. The pixels of a picture are the untouched one and, for
each card, what differs.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core.art import Face
from tablee.core.game import AnyGame, Making
from tablee.core.registry import games
from tablee.protocol.errors import StoreAway
from tablee.server.base.logs import fault
from tablee.server.base.worker_processes import helpers
from tablee.server.content.kept_pictures import KeptPictures
from tablee.server.content.seen_pictures import SeenPictures

if TYPE_CHECKING:  # loaded by what draws and cuts pictures
    from PIL import Image

READY = 2  # pictures of each kind that nobody has seen
KEPT = 120  # pictures whose pixels are kept: the oldest go first
AT_FIRST = 10.0  # seconds after opening: nothing is made while people come back
LOOKING = 60.0  # seconds between two looks at what is ready
AFTER_A_FAULT = 300.0
SHIFTS = ((0, 0), (1, 6), (8, 3), (15, 16))  # of the crop, as one-time images have it: the lengths differ with it
SPREAD = 0.02  # by which a card's length differs from those of the untouched picture, at most
UNTOUCHED, PLACES = "untouched.webp", "places.json"

Order = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class ComposedFace(Face):
    """A card of a picture that was made for a match: its pixels are kept in a folder of their own."""

    key: str = ""  # of the game
    folder: str = ""
    card: int = 0
    plain: bytes = b""  # from which it can be drawn again
    window: tuple[int, int, int, int] | None = None  # what it shows of the picture, if not all


class Entry(msgspec.Struct, frozen=True):
    """A picture on the shelf."""

    game: str
    kind: str
    made: dict[str, Any]


class MadeImages:
    """All pictures that were made, on disk; `take` one for a match."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready, self.used = folder / "ready", folder / "used"
        self.process: ProcessPoolExecutor | None = None
        self.missing = asyncio.Event()  # somebody asked for what is not there
        self.awaited: dict[
            tuple[str, str], set[str]
        ] = {}  # game and kind that somebody waits for, and what does not do
        self.drawing: dict[str, asyncio.Task[None]] = {}  # by folder
        self.orders: dict[str, Order] = {}  # what else is to be made, by a name
        self.keepers: list[Callable[[], set[str]]] = []  # who else says which folders of pixels are kept
        self.seen = SeenPictures(folder / "seen.sqlite")
        self.kept = KeptPictures(folder / "kept.sqlite")
        self.keepers.append(self.kept.folders)

    def close(self) -> None:
        if self.process is not None:
            self.process.shutdown(wait=False, cancel_futures=True)
            self.process = None

    # ---- for a match that begins

    def take(self, game: AnyGame, kinds: Sequence[str], people: Sequence[str]) -> dict[str, Any] | None:
        """What a record keeps of a picture that none of these people has had; nothing, while there is none: then one is
        made at once."""
        had = self.seen.had_by(people)
        ready = [path for path in newest_last(self.ready) if is_of(path, game, kinds)]
        for path in ready:
            if folder_of(path) not in had and (entry := self.use(path)) is not None:
                return self.given(path, entry, people)
        self.awaited[game.key, kinds[0]] = {path.name for path in ready}
        self.missing.set()
        for path in newest_last(self.used):
            if is_of(path, game, kinds) and folder_of(path) not in had and (entry := read_entry(path)) is not None:
                with suppress(OSError):
                    os.utime(path)
                return self.given(path, entry, people)
        return None

    def use(self, path: Path) -> Entry | None:
        """Only one of several workers has it."""
        taken = self.used / path.name
        try:
            self.used.mkdir(parents=True, exist_ok=True)
            os.rename(path, taken)
            os.utime(taken)
        except OSError:
            return None
        self.missing.set()
        return read_entry(taken)

    def given(self, path: Path, entry: Entry, people: Sequence[str]) -> dict[str, Any] | None:
        self.seen.note(folder_of(path), people)
        return entry.made

    def forget(self, person: str) -> None:
        """What is remembered of somebody, and what they kept."""
        self.seen.forget(person)
        try:
            self.kept.forget(person)
        except StoreAway as error:
            fault("pictures-not-noted", error)

    def people(self) -> set[str]:
        """Everybody of whom something is remembered."""
        with suppress(StoreAway):
            return self.seen.people() | self.kept.people()
        return self.seen.people()

    # ---- for a match that is played with one that is known

    def take_kept(self, person: str, game: AnyGame, options: Any) -> dict[str, Any] | None:
        """What options name, if this person has kept it."""
        if game.making is None or not self.kept.is_on:
            return None
        for each in self.kept.of(person):
            if each.game == game.key:
                made = game.making.load().read(each.made)
                if all(getattr(options, name) == value for name, value in made.options().items()):
                    return made.plain()
        return None

    def note(self, game: AnyGame, plain: dict[str, Any], people: Sequence[str]) -> None:
        """These people have it before them."""
        if game.making is not None:
            making = game.making.load()
            self.seen.note(making.folder(making.read(plain)), people)

    def can_show(self, key: str, plain: Any) -> bool:
        """Are its pixels there, or can they be drawn again?"""
        making = makings()[key]
        made = making.read(plain)
        return (self.folder / making.folder(made) / PLACES).exists() or making.can_draw(made)

    # ---- making them ahead

    async def fill(self, ahead: bool) -> None:
        """For as long as the server runs: as many of each kind as should be ready, the scarcest first; or only what
        somebody waits for."""
        wait = AT_FIRST
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.missing.wait(), wait)
            self.missing.clear()
            wait = LOOKING
            try:
                while (job := self.next_job(ahead)) is not None:
                    await job()
                    await asyncio.to_thread(self.tidy)
            except (BrokenProcessPool, OSError, ValueError) as error:
                fault("picture-not-made", error)
                wait = AFTER_A_FAULT
            if not self.drawing:
                self.close()

    def next_job(self, ahead: bool) -> Order | None:
        """First what a table waits for, then what was ordered, then what is to be ready."""
        scarce = self.scarcest(ahead)
        if self.orders and scarce not in self.awaited:
            return self.orders.pop(next(iter(self.orders)))
        return None if scarce is None else partial(self.make_one, *scarce)

    async def make_one(self, key: str, kind: str) -> None:
        await self.in_process(make, self.folder, key, kind)
        self.awaited.pop((key, kind), None)

    def scarcest(self, ahead: bool) -> tuple[str, str] | None:
        """Game and kind of which most are missing, first what somebody waits for; nothing, if there are enough."""
        ready = [path.name for path in newest_last(self.ready)]
        counts: list[tuple[bool, int, str, str]] = []
        for key, making in makings().items():
            for kind in making.kinds:
                there = {name for name in ready if name.startswith(prefix(key, kind))}
                count, had = len(there), self.awaited.get((key, kind))
                is_awaited = had is not None and there <= had
                if is_awaited or (ahead and count < READY):
                    counts.append((not is_awaited, count, key, kind))
        return min(counts)[2:] if counts else None

    async def in_process(self, run: Any, *given: Any) -> None:
        if self.process is None:
            self.process = helpers(1)
        try:
            await asyncio.get_running_loop().run_in_executor(self.process, run, *given)
        except BrokenProcessPool:
            self.process = None
            raise

    def tidy(self) -> None:
        """The oldest of too many used pictures go, with their pixels; those that are drawn again come back."""
        for path in newest_last(self.used)[:-KEPT]:
            path.unlink(missing_ok=True)
        kept = {folder_of(path) for path in (*newest_last(self.ready), *newest_last(self.used))}
        try:
            kept = kept.union(*(folders() for folders in self.keepers))
        except StoreAway:
            return  # nothing goes while it is not known what is kept
        folders = [path for path in newest_last(self.folder) if path.is_dir() and (path / PLACES).exists()]
        for path in [path for path in folders if path.name not in kept][:-KEPT]:
            shutil.rmtree(path, ignore_errors=True)

    # ---- its cards

    def face(self, name: str) -> ComposedFace | None:
        """A card by its name, if a match has it."""
        for key, making in makings().items():
            found = making.face(name) if name.startswith(f"{key}/") else None
            if found is not None and not found.brought:
                return ComposedFace(
                    name, found.width, found.height, lambda: "", found.pixels, secret=True, key=key,
                    folder=found.folder, card=found.card, plain=msgspec.json.encode(found.made.plain()),
                    window=found.window,
                )  # fmt: skip
        return None

    async def draw(self, face: ComposedFace) -> None:
        """Sees to it that its pixels are there; several who ask at once wait for one drawing. One that cannot be drawn
        any more is shown as a blank."""
        if (self.folder / face.folder / PLACES).exists():
            return
        if face.folder not in self.drawing:
            plain = msgspec.json.decode(face.plain)
            task = asyncio.create_task(self.in_process(draw_again, self.folder, face.key, plain))
            self.drawing[face.folder] = task
            task.add_done_callback(lambda _: self.drawing.pop(face.folder, None))
        try:
            await asyncio.shield(self.drawing[face.folder])
            await asyncio.to_thread(self.tidy)
        except (BrokenProcessPool, OSError, ValueError) as error:
            fault("picture-not-drawn", error)

    def picture(self, face: ComposedFace) -> Image.Image:
        """A card in pixels; blank, if it cannot be drawn any more."""
        from PIL import Image

        folder = self.folder / face.folder
        try:
            left, top = msgspec.json.decode((folder / PLACES).read_bytes(), type=list[tuple[int, int]])[face.card]
            with Image.open(folder / UNTOUCHED) as untouched, Image.open(folder / f"{face.card:02}.webp") as altered:
                found = untouched.convert("RGBA")
                found.paste(altered.convert("RGBA"), (left, top))
                return found.crop(face.window) if face.window else found
        except (OSError, IndexError, msgspec.DecodeError):
            return Image.new("RGBA", (face.pixels, face.pixels * face.height // face.width), BLANK)


BLANK = "#efe6d3"  # paper


def makings() -> dict[str, Making]:
    """By the key of the game for whose matches something is made."""
    return {key: found.making.load() for key, found in games().items() if found.making is not None}


# ---- names on the shelf: game, kind and folder of the pixels


def prefix(game: str, kind: str) -> str:
    return f"{game}+{kind}+"


def is_of(path: Path, game: AnyGame, kinds: Sequence[str]) -> bool:
    return any(path.name.startswith(prefix(game.key, kind)) for kind in kinds)


def folder_of(path: Path) -> str:
    return path.stem.partition("+")[2].partition("+")[2]


def newest_last(folder: Path) -> list[Path]:
    """What lies in a folder, without what is being written."""
    found: list[tuple[float, str, Path]] = []
    with suppress(OSError):
        for path in folder.iterdir():
            with suppress(OSError):  # another worker took it
                if not path.name.startswith("."):
                    found.append((path.stat().st_mtime, path.name, path))
    return [path for _, _, path in sorted(found)]


def read_entry(path: Path) -> Entry | None:
    """Nothing, if it was damaged or made by another version."""
    try:
        entry = msgspec.json.decode(path.read_bytes(), type=Entry)
        making = makings().get(entry.game)
        if making is not None:
            making.read(entry.made)
            return entry
    except (OSError, ValueError) as error:
        fault("picture-damaged", error)
    return None


# ---- in a process of its own


def make(folder: Path, key: str, kind: str) -> None:
    """A new picture, drawn and put on the shelf. One whose cards would not all be as long is no good."""
    from tablee.images.cache import save

    making = makings()[key]
    while True:
        made = making.compose(kind)
        name = making.folder(made)
        if not (folder / name).exists() and draw_pixels(folder / name, making, made, choosy=True):
            break
    entry = Entry(key, kind, made.plain())
    save(folder / "ready" / f"{prefix(key, kind)}{name}.json", msgspec.json.encode(entry))


def draw_again(folder: Path, key: str, plain: Any) -> None:
    making = makings()[key]
    made = making.read(plain)
    draw_pixels(folder / making.folder(made), making, made, choosy=False)


def draw_pixels(folder: Path, making: Making, made: Any, choosy: bool) -> bool:
    """The untouched picture and what differs on each card; the last file says that all of them are there."""
    from tablee.drawing.pixels import image
    from tablee.images.cache import save, webp

    drawn = making.draw(made)
    face = drawn.untouched
    untouched = image(face.draw(), face.pixels).convert("RGB")
    if choosy and not drawn.in_windows and not has_one_length([untouched]):
        return False
    places: list[tuple[int, int]] = []
    shown: list[Image.Image] = []
    patches: list[Image.Image] = []
    for card in drawn.cards:
        left, top, width, height = (side * face.pixels // face.width for side in card.window)
        pair = [image(svg(), width).convert("RGB") for svg in (card.untouched, card.altered)]
        here = untouched.crop((left, top, left + width, top + height))
        altered, inside = differing(here, *pair)
        patches.append(altered)
        places.append((left + inside[0], top + inside[1]))
        shown.append(here)
    if choosy and drawn.in_windows and not has_one_length(shown):
        return False
    for number, patch in enumerate(patches):
        save(folder / f"{number:02}.webp", webp(patch, lossless=True))
    save(folder / UNTOUCHED, webp(untouched, lossless=True))
    save(folder / PLACES, msgspec.json.encode(places))
    return True


def differing(here: Image.Image, untouched: Image.Image, altered: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """What has to be laid on a part of the whole picture, and where in it: pixels that are the same through the window
    stay as they are in the whole one."""
    from PIL import ImageChops

    red, green, blue = ImageChops.difference(untouched, altered).split()
    mask = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda far: 255 if far else 0)
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    here.paste(altered, mask=mask)
    return here.crop((left, top, right, bottom)), (left, top)


def has_one_length(pictures: Sequence[Image.Image]) -> bool:
    """Will all cards be filled up to the same length, whole and half (DFO-23)? They are these pictures, or differ a
    little from the one that is untouched."""
    from tablee.images.cache import webp
    from tablee.images.one_time import BLANKS, SHIFT, bucket

    lengths: dict[int, list[int]] = {}  # by width
    shifts = SHIFTS if len(pictures) == 1 else SHIFTS[:1]  # many pictures tell enough with one each
    for picture in pictures:
        room = picture.width // SHIFT
        for left, top in shifts:
            whole = picture.crop((left, top, picture.width - room + left, picture.height - room + top))
            for shown in (whole, whole.reduce(2)):
                lengths.setdefault(shown.width, []).append(len(webp(shown, notes=BLANKS)))
    return all(
        int(min(found) * (1 - SPREAD)) // bucket(width) == int(max(found) * (1 + SPREAD)) // bucket(width)
        for width, found in lengths.items()
    )
