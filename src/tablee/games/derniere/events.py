"""What La dernière tells, and its switches."""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    deck: Literal["A", "B", "C", "D"] = "A"
    announce: Literal["manual", "auto"] = "manual"
    play_on: bool = False
    over_days = {"announce": "auto"}  # a catch is a race


class Event(events.Event, frozen=True):
    game = "derniere"


class Played(Event, frozen=True):
    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class NamedColour(Event, frozen=True):
    weight = 3
    says = "colour"
    nouns = {"colour": nouns.colour}
    by: int
    colour: int


class Drew(Event, frozen=True):
    """How many cards somebody took: all that the others may know."""

    weight = 1
    by: int
    count: int


class DrewCard(Event, frozen=True):
    """One card as only its owner is told."""

    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class Passed(Event, frozen=True):
    weight = 1
    by: int


class Reversed(Event, frozen=True):
    weight = 2


class Skipped(Event, frozen=True):
    weight = 2
    hits = "seat"
    seat: int


class OwesDraw(Event, frozen=True):
    """An EN COLERE is pending for somebody, played by the one before."""

    weight = 2
    hits = "whom"
    by: int
    whom: int
    count: int


class Reshuffled(Event, frozen=True):
    weight = 1


class Announced(Event, frozen=True):
    weight = 2
    by: int


class Caught(Event, frozen=True):
    weight = 2
    moment = "verdict"
    good = "by"
    hits = "whom"
    by: int
    whom: int


class Finished(Event, frozen=True):
    weight = 2
    moment = "last"
    good = "by"
    by: int
    place: int


class CutShort(Event, frozen=True):
    """The safety net of DER-22."""

    weight = 2
    moment = "end"


EVENTS: tuple[type[events.Event], ...] = (
    Played,
    NamedColour,
    Drew,
    DrewCard,
    Passed,
    Reversed,
    Skipped,
    OwesDraw,
    Reshuffled,
    Announced,
    Caught,
    Finished,
    CutShort,
    *events.VOTE_EVENTS,
)
