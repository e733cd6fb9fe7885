"""What La dernière tells, and its switches."""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    deck: Literal["A", "B", "C", "D"] = "A"
    announce: Literal["manual", "auto"] = "manual"
    play_on: bool = False


class Event(events.Event, frozen=True):
    game = "derniere"


class Played(Event, frozen=True):
    nouns = {"card": nouns.card}
    by: int
    card: int


class NamedColour(Event, frozen=True):
    nouns = {"colour": nouns.colour}
    by: int
    colour: int


class Drew(Event, frozen=True):
    """How many cards somebody took: all that the others may know."""

    by: int
    count: int


class DrewCard(Event, frozen=True):
    """One card as only its owner is told."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Passed(Event, frozen=True):
    by: int


class Reversed(Event, frozen=True):
    pass


class Skipped(Event, frozen=True):
    seat: int


class OwesDraw(Event, frozen=True):
    """An EN COLERE is pending for somebody."""

    whom: int
    count: int


class Reshuffled(Event, frozen=True):
    pass


class Announced(Event, frozen=True):
    by: int


class Caught(Event, frozen=True):
    by: int
    whom: int


class Finished(Event, frozen=True):
    by: int
    place: int


class CutShort(Event, frozen=True):
    """The safety net of DER-22."""


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
