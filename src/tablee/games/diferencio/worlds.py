"""Towns that were composed for one match: what a match has to know of them, without drawing anything.

A match knows its town by a number that tells nothing: it follows from all that is known of the town and from a salt.
Whoever had the town's own number, from which it is composed, could draw every card; so that one is shown to nobody
before the match is over. What is known of a town is kept for as long as a match has it.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta, Struct

from tablee.core.draws import Draw
from tablee.core.words import Noun, noun
from tablee.games.diferencio.distances import distance
from tablee.games.diferencio.state import CARDS, FACES, MADE, SIDES, SPACES

BYTES = 5  # of a hash, as a match's number for its town
LAST = MADE + 256**BYTES - 1
USUAL = 9.0  # how far two faces are apart in a town that nobody knows any more

Text = Annotated[str, Meta(min_length=1, max_length=200)]
Said = tuple[Text, Text]  # French, English
Far = Annotated[float, Meta(ge=0, le=200)]
Row = Annotated[list[Far], Meta(min_length=FACES, max_length=FACES)]
Variant = Annotated[int, Meta(ge=0, lt=100)]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A place: the draft and the variants that its six faces are, how far those are apart, and their names."""

    draft: Annotated[int, Meta(ge=0, le=1000)]
    six: Annotated[list[Variant], Meta(min_length=FACES, max_length=FACES)]
    apart: Annotated[list[Row], Meta(min_length=FACES, max_length=FACES)]
    names: Annotated[list[Said], Meta(min_length=FACES, max_length=FACES)]


class Composed(Struct, frozen=True, forbid_unknown_fields=True, weakref=True):
    """A town: from what it is composed, and what is known of its nine places."""

    kind: Annotated[str, Meta(pattern=r"^[a-z_]{1,40}\Z")]
    number: Annotated[int, Meta(ge=1, le=9999)]
    composer: Annotated[int, Meta(ge=1, le=1_000_000)]  # the version that made it
    salt: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    places: Annotated[list[Place], Meta(min_length=SPACES, max_length=SPACES)]

    @property
    def id(self) -> int:
        """By which a match knows it."""
        found = hashlib.sha256(msgspec.json.encode(self)).digest()
        return MADE + int.from_bytes(found[:BYTES], "big")

    def options(self) -> dict[str, Any]:
        """What is chosen with it."""
        return {"side": self.id}

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return found


KNOWN: WeakValueDictionary[int, Composed] = WeakValueDictionary()


def read(plain: Any) -> Composed:
    """A town from what was kept of it, known from now on; ValueError, if it is none."""
    found = msgspec.convert(plain, Composed)
    return KNOWN.setdefault(found.id, found)


def side_of(chosen: str | int, draw: Draw) -> int:
    """Rules compose no towns: where nobody has made a new one, it is one of the two sides."""
    if isinstance(chosen, int):
        return chosen
    return SIDES.index(chosen) if chosen in SIDES else draw.below(len(SIDES))


def name(number: int) -> Noun:
    """What a card of a town is called, by its number among all cards (state.picture)."""
    side, card = divmod(number, CARDS)
    found = KNOWN.get(side)
    if found is None:
        return noun("diferencio-elsewhere")
    french, english = found.places[card // FACES].names[card % FACES]
    return noun("diferencio-composed", fr=french, en=english)


def apart(side: int, place: int, one: int, other: int) -> float:
    """How far two faces of a place are apart to the eye, in whatever world is played."""
    if side < MADE:
        return distance(SIDES[side], place, one, other)
    found = KNOWN.get(side)
    if found is None:
        return USUAL if one != other else 0.0
    return found.places[place].apart[one][other]
