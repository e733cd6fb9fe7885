"""What La dernière tells, and its switches."""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    deck: Literal["A", "B", "C", "D"] = "A"
    announce: Literal["manual", "auto"] = "manual"
    play_on: bool = False


class Happening(events.Happening, frozen=True):
    game = "derniere"


class Played(Happening, frozen=True):
    nouns = {"card": nouns.card}
    by: int
    card: int


class NamedColour(Happening, frozen=True):
    nouns = {"colour": nouns.colour}
    by: int
    colour: int


class Drew(Happening, frozen=True):
    """How many cards somebody took: all that the others may know."""

    by: int
    count: int


class DrewCard(Happening, frozen=True):
    """One card as only its owner is told."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Passed(Happening, frozen=True):
    by: int


class Reversed(Happening, frozen=True):
    pass


class Skipped(Happening, frozen=True):
    seat: int


class OwesDraw(Happening, frozen=True):
    """An EN COLERE is pending for somebody."""

    whom: int
    count: int


class Reshuffled(Happening, frozen=True):
    pass


class Announced(Happening, frozen=True):
    by: int


class Caught(Happening, frozen=True):
    by: int
    whom: int


class Finished(Happening, frozen=True):
    by: int
    place: int


class CutShort(Happening, frozen=True):
    """The safety net of DER-22."""


HAPPENINGS: tuple[type[events.Happening], ...] = (
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
    *events.VOTE_HAPPENINGS,
)
