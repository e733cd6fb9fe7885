"""A deck that was sent becomes one that is kept: decoded, measured, packed anew. In a process of its own, as decoding
what a stranger sent and measuring it takes seconds."""

from __future__ import annotations

import io
import os
import secrets
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tablee.core.game import FairCard, Photographs
from tablee.core.registry import games
from tablee.core.words import Msg, msg
from tablee.server.content.photos.deck_file import UNTOUCHED, BadPhoto, read_deck

if TYPE_CHECKING:
    from PIL import Image

ABOUT, PLACES = "about.json", "places.json"
QUALITY = 90  # of the untouched photograph; what is altered is kept exactly
SHIFTS = ((0, 0), (3, 5), (4, 12), (8, 8))  # of the crop, on and off the squares by which pictures are packed
SPARE = 1.1
ONLY_OWNER, ONLY_OWNER_ENTERS = 0o600, 0o700


class About(Struct, frozen=True):
    """What is known of a deck beside its pixels."""

    game: str
    title: str
    owner: str  # a person
    shared: bool  # with everybody in the house; else it is for tables of its owner
    made: int  # seconds since 1970
    spots: list[dict[str, Any]]
    bytes: int
    sent: tuple[int, int]  # bytes that each card is filled up to, whole and half


@dataclass(frozen=True)
class Outcome:
    """Of a file that was sent: why it is refused, and which cards are unfair; nothing, where it is kept."""

    why: Msg | None = None
    cards: list[tuple[int, Msg]] = field(default_factory=list)


def playing_with_photographs() -> tuple[str, Photographs] | None:
    """The game that does, and how."""
    return next(((key, game.photographs.load()) for key, game in games().items() if game.photographs), None)


def keep(folder: Path, data: bytes, owner: str, shared: bool, now: int) -> Outcome:
    """Writes a deck into this folder, which is there afterwards as a whole or not at all."""
    found = playing_with_photographs()
    assert found is not None
    key, how = found
    try:
        sent = read_deck(data, how.limits())
    except BadPhoto as bad:
        return Outcome(bad.why, bad.cards)
    packed = lossy(sent.untouched)
    untouched = opened(packed)
    judged = how.judge(sent.untouched, untouched, sent.cards)
    if judged.unfair:
        return Outcome(msg("photo-bad-cards", count=len(judged.unfair)), judged.unfair)
    spots = [card.spot for card in judged.fair]
    files = {f"{UNTOUCHED}.webp": packed, **{f"{k:02}.webp": lossless(card) for k, card in enumerate(judged.fair)}}
    places = msgspec.json.encode([(card.left, card.top) for card in judged.fair])
    length = sum(map(len, files.values()))
    about = About(key, sent.title, owner, shared, now, spots, length, sent_lengths(untouched))
    write(folder, {**files, PLACES: places, ABOUT: msgspec.json.encode(about)})
    return Outcome()


def write(folder: Path, files: dict[str, bytes]) -> None:
    folder.parent.mkdir(mode=ONLY_OWNER_ENTERS, parents=True, exist_ok=True)
    half = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}")
    half.mkdir(mode=ONLY_OWNER_ENTERS)
    try:
        for name, data in files.items():
            with open(os.open(half / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_OWNER), "wb") as out:
                out.write(data)
        os.rename(half, folder)
    except BaseException:
        shutil.rmtree(half, ignore_errors=True)
        raise


# ---- pictures


def sent_lengths(photograph: Image.Image) -> tuple[int, int]:
    """Bytes that every card of it is filled up to when it is sent, whole and half: more than any of them has. How long
    a photograph gets differs most with the shift of its crop."""
    from tablee.images.cache import webp
    from tablee.images.one_time import SHIFT, bucket

    room = photograph.width // SHIFT
    found: list[int] = []
    for by in (1, 2):
        shown = [
            photograph.crop((left, top, photograph.width - room + left, photograph.height - room + top)).reduce(by)
            for left, top in SHIFTS
        ]
        longest = int(SPARE * max(len(webp(each)) for each in shown))
        size = bucket(shown[0].width)
        found.append(-(-longest // size) * size)
    return found[0], found[1]


def lossy(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()


def lossless(card: FairCard) -> bytes:
    out = io.BytesIO()
    card.altered.save(out, "WEBP", lossless=True, quality=50, method=2)
    return out.getvalue()


def opened(packed: bytes) -> Image.Image:
    from PIL import Image

    with Image.open(io.BytesIO(packed)) as found:
        return found.convert("RGB")
