"""What Da Vinci Code tells, its switches, and its pieces in words.

Colours are also told by a mark (a filled or an empty disc), so that nobody needs to see them (COM-11).
"""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.core.words import Noun, noun
from tablee.games.davinci.state import BACK, NUMBERS, colour_of, value_of

COLOUR_NAMES = ("black", "white")


def piece(number: int) -> Noun:
    """A piece, or the back of one."""
    colour = COLOUR_NAMES[colour_of(number)]
    if number >= BACK:
        return noun("davinci-back", colour=colour)
    if number >= NUMBERS:
        return noun("davinci-joker", colour=colour)
    return noun("davinci-number", number=value_of(number), colour=colour)


def back(colour: int) -> Noun:
    return piece(BACK + colour)


def place(index: int) -> Noun:
    """A place of a code: people count from one, from the left."""
    return noun("davinci-place", number=index + 1)


class Options(options.Options, frozen=True):
    expert: bool = False
    empty_pool: Literal["reveal_own_choice", "no_penalty"] = "reveal_own_choice"
    over_days = {}


class Event(events.Event, frozen=True):
    game = "davinci"


class GotReady(Event, frozen=True):
    weight = 1
    by: int


class Took(Event, frozen=True):
    """The backs somebody took, shown to all when everybody is ready."""

    weight = 1
    moment = "deal"
    by: int
    black: int
    white: int


class Drew(Event, frozen=True):
    """The back of a drawn piece: all that the others may know."""

    weight = 1
    nouns = {"back": back}
    by: int
    back: int


class DrewPiece(Event, frozen=True):
    """A piece as only its owner is told."""

    weight = 1
    nouns = {"piece": piece}
    by: int
    piece: int


class ChosePlace(Event, frozen=True):
    """Where an owner wants a piece to stand: nobody else's business."""

    weight = 1
    nouns = {"piece": piece, "place": place}
    by: int
    piece: int
    place: int


class PoolRanOut(Event, frozen=True):
    weight = 3


class Guessed(Event, frozen=True):
    """What was said of a piece, and whether it was so."""

    weight = 2
    moment = "guess"
    good = "by"
    hits = "whom"
    says = "piece"
    nouns = {"place": place, "piece": piece}
    by: int
    whom: int
    place: int
    piece: int
    right: bool

    def succeeds(self) -> bool:
        return self.right


class Exposed(Event, frozen=True):
    """A drawn piece goes into the code face up: a wrong guess, or time."""

    weight = 2
    bad = "by"
    nouns = {"piece": piece, "place": place}
    by: int
    piece: int
    place: int


class Inserted(Event, frozen=True):
    """A drawn piece goes into the code face down."""

    weight = 1
    nouns = {"back": back, "place": place}
    by: int
    back: int
    place: int


class Stopped(Event, frozen=True):
    """With an empty pool there is nothing to insert."""

    weight = 1
    by: int


class MustShow(Event, frozen=True):
    weight = 2
    hits = "whom"
    whom: int


class Showed(Event, frozen=True):
    weight = 2
    bad = "by"
    nouns = {"piece": piece, "place": place}
    by: int
    piece: int
    place: int


class WasLate(Event, frozen=True):
    weight = 2
    hits = "whom"
    whom: int


class Deciphered(Event, frozen=True):
    """A code lies open: its owner is out, at this rank."""

    weight = 2
    moment = "last"
    hits = "whom"
    whom: int
    rank: int


class Won(Event, frozen=True):
    weight = 2
    moment = "end"
    good = "by"
    by: int
    points: int


class CutShort(Event, frozen=True):
    """The safety net for an empty pool without penalty."""

    weight = 2
    moment = "end"


EVENTS: tuple[type[events.Event], ...] = (
    GotReady,
    Took,
    Drew,
    DrewPiece,
    ChosePlace,
    PoolRanOut,
    Guessed,
    Exposed,
    Inserted,
    Stopped,
    MustShow,
    Showed,
    WasLate,
    Deciphered,
    Won,
    CutShort,
)
