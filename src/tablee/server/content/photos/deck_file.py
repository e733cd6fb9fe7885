"""A deck of photographs as one file: a zip with a list, the untouched photograph, and what is laid on it for each card.

Whoever sends one may have put anything into it. Nothing is unpacked before its size is known, no picture is decoded
before its kind and size are, and each fault is refused with a sentence of its own.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tablee.core.game import PhotoCard, PhotoLimits
from tablee.core.words import Msg, msg
from tablee.server.base.names import cleaned_words

if TYPE_CHECKING:
    from PIL import Image

ENDING = ".tablee-photo"
LONGEST = 8 * 1024 * 1024  # bytes of a file
UNPACKED = LONGEST + LONGEST // 4  # of all that is in it: pictures are packed already
LIST_BYTES = 16 * 1024
DIRECTORY = 16 * 1024  # bytes of a zip's own list
VERSION = 1
LIST, UNTOUCHED = "deck.json", "untouched"
TITLE, NAME = 40, 30  # characters
FORMATS = ("WEBP", "JPEG", "PNG")
ENDINGS = ("webp", "jpg", "jpeg", "png")
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1  # of an entry's flags
END, END_64, END_BYTES, LOCATOR_BYTES = b"PK\x05\x06", b"PK\x06\x07", 22, 20


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=NAME)]
    left: Annotated[int, Meta(ge=0, le=100_000)]
    top: Annotated[int, Meta(ge=0, le=100_000)]


class DeckList(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(min_length=1, max_length=TITLE)]
    cards: Annotated[list[Entry], Meta(max_length=100)]
    format: Literal["tablee-photo"] = "tablee-photo"
    version: Annotated[int, Meta(ge=1, le=1_000_000)] = VERSION


class BadPhoto(Exception):
    """Why a file is not taken; with what is wrong with each card, where that is what is wrong."""

    def __init__(self, why: Msg, cards: list[tuple[int, Msg]] | None = None) -> None:
        super().__init__(why.key)
        self.why = why
        self.cards = cards or []


@dataclass(frozen=True)
class DeckFile:
    """What was in it, decoded."""

    title: str
    untouched: Image.Image
    cards: list[PhotoCard]


def read_deck(data: bytes, limits: PhotoLimits) -> DeckFile:
    files = unpacked(data, limits.cards)
    listed = read_list(files[LIST], limits.cards)
    size = (limits.width, limits.height)
    photograph = decoded(files[UNTOUCHED], size).convert("RGB")
    if photograph.size != size:
        raise BadPhoto(msg("photo-wrong-size", width=limits.width, height=limits.height))
    cards: list[PhotoCard] = []
    wrong: list[tuple[int, Msg]] = []
    for number, entry in enumerate(listed.cards):
        try:
            cards.append(read_card(files[f"{number:02}"], entry, size))
        except BadPhoto as error:
            wrong.append((number, error.why))
    if wrong:
        raise BadPhoto(msg("photo-bad-cards", count=len(wrong)), wrong)
    return DeckFile(listed.title, photograph, cards)


# ---- the zip


def unpacked(data: bytes, cards: int) -> dict[str, bytes]:
    """What is in a file, by name without its ending."""
    if len(data) > LONGEST:
        raise BadPhoto(msg("photo-too-large", most=LONGEST // 1024 // 1024))
    check_end(data, cards)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return files_in(archive, cards)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError) as error:
        raise BadPhoto(msg("photo-no-file")) from error


def is_zip(data: bytes) -> bool:
    """One without a word at its end, as we write them."""
    return data[-END_BYTES:][:4] == END


def check_end(data: bytes, cards: int) -> None:
    """A zip ends with how long its list is. It is read before anything reads the list, which could be endless."""
    if not is_zip(data):
        raise BadPhoto(msg("photo-no-file"))
    count = int.from_bytes(data[-12:-10], "little")
    length = int.from_bytes(data[-10:-6], "little")
    is_long = data[-END_BYTES - LOCATOR_BYTES :][:4] == END_64
    if count > cards + 2 or length > DIRECTORY or is_long:
        raise BadPhoto(msg("photo-too-many-files", most=cards + 2))


def files_in(archive: zipfile.ZipFile, cards: int) -> dict[str, bytes]:
    entries = archive.infolist()
    if len(entries) > cards + 2:
        raise BadPhoto(msg("photo-too-many-files", most=cards + 2))
    found: dict[str, zipfile.ZipInfo] = {}
    for entry in entries:
        name = part_named(entry.filename, cards)
        if not name or entry.compress_type not in PACKINGS or entry.flag_bits & ENCRYPTED:
            raise BadPhoto(msg("photo-strange-file"))
        if name in found:
            raise BadPhoto(msg("photo-file-twice"))
        found[name] = entry
    missing = next((name for name in parts(cards) if name not in found), None)
    if missing is not None:
        raise BadPhoto(msg("photo-file-missing", file=missing))
    if sum(entry.file_size for entry in entries) > UNPACKED or found[LIST].file_size > LIST_BYTES:
        raise BadPhoto(msg("photo-unpacks-too-large"))
    files: dict[str, bytes] = {}
    left = UNPACKED
    for name, entry in found.items():
        with archive.open(entry) as opened:
            files[name] = opened.read(min(left, entry.file_size) + 1)
        left -= len(files[name])
        if left < 0 or len(files[name]) > entry.file_size:
            raise BadPhoto(msg("photo-unpacks-too-large"))
    return files


def parts(cards: int) -> list[str]:
    return [LIST, UNTOUCHED, *(f"{number:02}" for number in range(cards))]


def part_named(name: str, cards: int) -> str:
    """Which part of a deck a file is, by its whole name; empty, if it is none. No folder is a part of any."""
    if name == LIST:
        return LIST
    found = re.fullmatch(rf"({UNTOUCHED}|[0-9]{{2}})\.({'|'.join(ENDINGS)})", name, re.ASCII)
    return found[1] if found is not None and found[1] in parts(cards) else ""


def read_list(data: bytes, cards: int) -> DeckList:
    try:
        listed = msgspec.json.decode(data, type=DeckList)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPhoto(msg("photo-bad-list", reason=str(error)[:200])) from error
    if listed.version > VERSION:
        raise BadPhoto(msg("photo-newer"))
    if len(listed.cards) != cards:
        raise BadPhoto(msg("photo-card-count", count=len(listed.cards), cards=cards))
    title = cleaned_words(listed.title)
    entries = [Entry(cleaned_words(each.name), each.left, each.top) for each in listed.cards]
    if not title:
        raise BadPhoto(msg("photo-no-title"))
    names = [each.name.casefold() for each in entries]
    wrong = [(number, msg("photo-no-name")) for number, name in enumerate(names) if not name]
    wrong += [
        (number, msg("photo-same-name", name=entries[number].name))
        for number, name in enumerate(names)
        if name and name in names[:number]
    ]
    if wrong:
        raise BadPhoto(msg("photo-bad-cards", count=len(wrong)), sorted(wrong, key=lambda each: each[0]))
    return DeckList(title, entries)


# ---- pictures


def read_card(data: bytes, entry: Entry, size: tuple[int, int]) -> PhotoCard:
    altered = decoded(data, size)
    if entry.left + altered.width > size[0] or entry.top + altered.height > size[1]:
        raise BadPhoto(msg("photo-outside"))
    return PhotoCard(altered, entry.left, entry.top, entry.name)


def decoded(data: bytes, most: tuple[int, int]) -> Image.Image:
    """A picture in pixels and nothing else: whatever was written beside them stays behind."""
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as opened:
            if getattr(opened, "n_frames", 1) > 1:
                raise BadPhoto(msg("photo-moves"))
            if opened.width > most[0] or opened.height > most[1]:
                raise BadPhoto(msg("photo-wrong-size", width=most[0], height=most[1]))
            found = opened.convert("RGBA")
    except BadPhoto:
        raise
    except UnidentifiedImageError as error:
        raise BadPhoto(msg("photo-no-picture")) from error
    except Exception as error:  # Pillow has many ways to say that a picture is broken
        too_large = isinstance(error, Image.DecompressionBombError | Image.DecompressionBombWarning)
        why = msg("photo-wrong-size", width=most[0], height=most[1]) if too_large else msg("photo-broken-picture")
        raise BadPhoto(why) from error
    found.info.clear()
    return found


# ---- the way out


def written(listed: DeckList, files: dict[str, bytes]) -> bytes:
    """A deck as one file again."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr(LIST, msgspec.json.encode(listed), zipfile.ZIP_DEFLATED)
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def file_name(title: str) -> str:
    """What a browser saves it as: letters and digits that every system takes."""
    kept = re.sub(r"[^\w-]+", "-", title, flags=re.ASCII).strip("-")
    return f"{kept or 'photo'}{ENDING}"
