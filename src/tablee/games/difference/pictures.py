"""Pictures that were composed for one match, and photographs that people brought: what a match has to know of them,
without drawing anything.

A match knows its picture by a number that tells nothing: it follows from all that is known of the picture and from a
salt. Whoever had the picture's own number, from which it is composed, could draw every card; so that one is shown to
nobody before the match is over. What is known of a picture is kept for as long as a match has it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, Literal
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta, Struct

from tablee.core.words import Noun, noun
from tablee.games.difference.regions import CELLS, FINGER, Region, box, distance
from tablee.games.difference.regions import regions as drawn_regions
from tablee.games.difference.state import CARDS, MADE, PARTS, PICTURES

BYTES = 6  # of a hash, as a match's number for its picture
LAST: int = MADE + 256**BYTES - 1
FIRST_DECK: int = LAST + 1  # from here on, an option asks for a deck of photographs by the number in its id
LAST_DECK: int = LAST + 256**5

ROWS = CELLS * 3 // 4  # of cells in a picture
Cell = Annotated[int, Meta(ge=0, lt=CELLS)]
Run = Annotated[list[Cell], Meta(min_length=3, max_length=3)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Said = tuple[Text, Text]  # French, English


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A card's alteration: where it is, how large and how strong it is, and its words."""

    key: Annotated[str, Meta(min_length=1, max_length=80)]
    region: Annotated[list[Run], Meta(min_length=1, max_length=1000)]
    share: Annotated[float, Meta(gt=0, le=100)]  # per cent of the picture
    grey: Annotated[float, Meta(ge=0, le=255)]  # mean change of lightness
    name: Said
    base: Said
    altered: Said


class Composed(Struct, frozen=True, forbid_unknown_fields=True, weakref=True):
    """A picture: from what it is composed, and what is known of its 25 cards."""

    kind: Annotated[str, Meta(pattern=r"^[a-z_]{1,40}\Z")]
    number: Annotated[int, Meta(ge=1, le=9999)]
    composer: Annotated[int, Meta(ge=1, le=1_000_000)]  # the version that made it
    draft: Annotated[int, Meta(ge=0, le=1000)]
    salt: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    spots: Annotated[list[Spot], Meta(min_length=CARDS, max_length=CARDS)]

    def __post_init__(self) -> None:
        check_regions(self.spots)

    @property
    def id(self) -> int:
        return hashed(self)

    def options(self) -> dict[str, Any]:
        """What is chosen with it."""
        return {"picture": self.id}

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return found


class PhotoSpot(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a card of a photograph: where it is altered, how much, and what whoever made it calls that."""

    region: Annotated[list[Run], Meta(min_length=1, max_length=1000)]
    share: Annotated[float, Meta(gt=0, le=100)]
    grey: Annotated[float, Meta(ge=0, le=255)]
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Photo(Struct, frozen=True, forbid_unknown_fields=True, weakref=True):
    """A photograph that somebody brought: the id of its deck, and what is known of its 25 cards. No pixels."""

    photo: Annotated[str, Meta(pattern=r"^[0-9a-f]{10}\Z")]
    spots: Annotated[list[PhotoSpot], Meta(min_length=CARDS, max_length=CARDS)]
    kind: Literal["photo"] = "photo"

    def __post_init__(self) -> None:
        check_regions(self.spots)

    @property
    def id(self) -> int:
        return hashed(self)

    def options(self) -> dict[str, Any]:
        return {"picture": self.id}

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return found


def check_regions(spots: Sequence[Spot | PhotoSpot]) -> None:
    runs = [run for spot in spots for run in spot.region]
    if any(row >= ROWS or first > last for row, first, last in runs):
        raise ValueError("a region lies outside of the picture")


def hashed(picture: Composed | Photo) -> int:
    """By which a match knows it."""
    found = hashlib.sha256(msgspec.json.encode(picture)).digest()
    return MADE + int.from_bytes(found[:BYTES], "big")


KNOWN: WeakValueDictionary[int, Composed | Photo] = WeakValueDictionary()


def read(plain: Any) -> Composed | Photo:
    """A picture from what was kept of it, known from now on; ValueError, if it is none."""
    if isinstance(plain, dict) and "photo" in plain:
        return know(msgspec.convert(plain, Photo))
    return know(msgspec.convert(plain, Composed))


def know(found: Composed | Photo) -> Composed | Photo:
    """Also in a process that has not heard of it."""
    return KNOWN.setdefault(found.id, found)


# ---- words

PART_NOUNS = [noun(f"difference-composed-part-{number}") for number in range(1, PARTS + 1)]
NOUN_KEYS = ("difference-composed", "difference-photo", *(each.key for each in PART_NOUNS))


def title(picture: int) -> Noun:
    found = KNOWN.get(picture)
    if isinstance(found, Photo):
        return noun("difference-picture-photo")
    return noun("difference-option-picture-new" + (f"_{found.kind}" if found else ""))


def name(picture: int, region: int) -> Noun:
    """What a region of a picture is called."""
    found = KNOWN.get(picture)
    if found is None:
        return noun("difference-elsewhere")
    return brought(found, region) if isinstance(found, Photo) else said(found.spots[region].name)


def statement(picture: int, region: int, is_altered: bool) -> Noun:
    """How a region is on a card."""
    found = KNOWN.get(picture)
    if found is None:
        return noun("difference-elsewhere")
    if isinstance(found, Photo):
        return brought(found, region)
    return said(found.spots[region].altered if is_altered else found.spots[region].base)


def brought(photo: Photo, region: int) -> Noun:
    """Whoever brought a photograph has said what things are called, not how they are."""
    return noun("difference-photo", what=photo.spots[region].name)


def said(words: tuple[str, str]) -> Noun:
    return noun("difference-composed", fr=words[0], en=words[1])


# ---- places


def regions(picture: int) -> list[Region]:
    """Where the cards of a picture are altered; nowhere, if it is not known any more."""
    if picture < MADE:
        return drawn_regions()[PICTURES[picture]]
    found = KNOWN.get(picture)
    return [] if found is None else [each.region for each in found.spots]


def hit(picture: int, x: float, y: float) -> int | None:
    """The card whose alteration lies at a point or within a finger of it; x and y in widths of the picture."""
    column, row = x * CELLS, y * CELLS
    reached = ((distance(region, column, row), card) for card, region in enumerate(regions(picture)))
    nearest, card = min(reached, default=(FINGER + 1, 0))
    return card if nearest <= FINGER else None


def frame(picture: int, region: int) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a region, in widths of the picture; all of it, if it is not known any more."""
    found = regions(picture)
    if not found:
        return 0.0, 0.0, 1.0, 0.75
    left, top, right, bottom = box(found[region])
    return left / CELLS, top / CELLS, right / CELLS, bottom / CELLS
