"""What Dominos tells, and its switches."""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    grid: Literal["emergent", "fixed"] = "emergent"
    play_on: bool = False
    over_days = {}


class Event(events.Event, frozen=True):
    game = "dominos"


class Placed(Event, frozen=True):
    """`where` is a new line's side (left, right, top, bottom), or inside."""

    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int
    where: str


class PlacedJoker(Event, frozen=True):
    """A special lies in the cell of a base card and stands for it."""

    weight = 1
    nouns = {"card": nouns.card, "cell": nouns.card}
    by: int
    card: int
    cell: int
    where: str


class PlaysAgain(Event, frozen=True):
    weight = 1
    by: int


class Exchanged(Event, frozen=True):
    weight = 1
    nouns = {"card": nouns.card, "joker": nouns.card}
    by: int
    card: int
    joker: int


class Discarded(Event, frozen=True):
    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class Drew(Event, frozen=True):
    """All that the others may know of a draw: there was nothing to place."""

    weight = 1
    by: int


class DrewCard(Event, frozen=True):
    """The card, as only its owner is told."""

    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class Passed(Event, frozen=True):
    weight = 1
    by: int


class Finished(Event, frozen=True):
    weight = 2
    moment = "last"
    good = "by"
    by: int
    place: int


class Blocked(Event, frozen=True):
    """Nobody could place a card for a whole round, and there is no pile."""

    weight = 2
    moment = "end"


class Kept(Event, frozen=True):
    """What somebody still holds at the end: it decides the places."""

    weight = 1
    seat: int
    count: int
    jokers: int


EVENTS: tuple[type[events.Event], ...] = (
    Placed,
    PlacedJoker,
    PlaysAgain,
    Exchanged,
    Discarded,
    Drew,
    DrewCard,
    Passed,
    Finished,
    Blocked,
    Kept,
    *events.VOTE_EVENTS,
)
