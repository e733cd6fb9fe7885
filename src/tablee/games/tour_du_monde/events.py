"""What Tour du Monde tells, its switches, and its cards in words."""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.core.words import Noun, noun
from tablee.games.tour_du_monde.state import COLOURED_SUN, CONTINENTS, LIGHTNING, MOON, RAINBOW, SUN


class Options(options.Options, frozen=True):
    deck: Literal["std110", "light110"] = "std110"
    line_colour: Literal["declared", "coloured_suns"] = "declared"
    interrupt_next: Literal["after_attacker", "interrupter_plays"] = "after_attacker"
    play_on: bool = False
    over_days = {}


# ---- cards; a colour also has a mark and a letter (COM-11)

COLOUR_NAMES = ("coral", "jade", "saffron")
CONTINENT_NAMES = ("africa", "america", "asia", "europe", "oceania")


def colour(number: int) -> Noun:
    return noun("tour_du_monde-colour", colour=COLOUR_NAMES[number])


def card(kind: int) -> Noun:
    if kind < SUN:
        which, colour = CONTINENT_NAMES[kind % CONTINENTS], COLOUR_NAMES[kind // CONTINENTS]
        return noun("tour_du_monde-continent", continent=which, colour=colour)
    if kind == SUN:
        return noun("tour_du_monde-sun")
    if kind < RAINBOW:
        return noun("tour_du_monde-coloured-sun", colour=COLOUR_NAMES[kind - COLOURED_SUN])
    if kind == RAINBOW:
        return noun("tour_du_monde-rainbow")
    if kind == MOON:
        return noun("tour_du_monde-moon")
    return noun("tour_du_monde-lightning") if kind == LIGHTNING else noun("tour_du_monde-iceberg")


# ---- events


class Event(events.Event, frozen=True):
    game = "tour_du_monde"


class ChoseDirection(Event, frozen=True):
    weight = 1
    by: int
    left: bool


class Opened(Event, frozen=True):
    weight = 1
    nouns = {"card": card, "colour": colour}
    by: int
    card: int
    colour: int


class Laid(Event, frozen=True):
    """A continent, and how many different ones its owner now has."""

    weight = 1
    nouns = {"card": card}
    by: int
    card: int
    kinds: int


class Cured(Event, frozen=True):
    weight = 1
    nouns = {"card": card, "colour": colour}
    by: int
    card: int
    colour: int


class Threatened(Event, frozen=True):
    """A moon hangs over a line; its owner has a moment to answer."""

    weight = 2
    hits = "whom"
    nouns = {"colour": colour}
    by: int
    whom: int
    colour: int


class LetBe(Event, frozen=True):
    """Said to nobody but who let it be."""

    weight = 1
    by: int


class Cancelled(Event, frozen=True):
    weight = 2
    good = "by"
    bad = "whom"
    nouns = {"colour": colour}
    by: int
    whom: int
    colour: int


class Stole(Event, frozen=True):
    weight = 2
    good = "by"
    hits = "whom"
    nouns = {"card": card}
    by: int
    whom: int
    card: int


class Stopped(Event, frozen=True):
    """A moon lies on a line."""

    weight = 2
    hits = "whom"
    nouns = {"colour": colour}
    whom: int
    colour: int


class Struck(Event, frozen=True):
    weight = 2
    nouns = {"colour": colour}
    by: int
    colour: int


class Lost(Event, frozen=True):
    """A continent went back to the pile."""

    weight = 2
    hits = "whom"
    nouns = {"card": card}
    whom: int
    card: int


class Froze(Event, frozen=True):
    weight = 2
    good = "by"
    hits = "whom"
    nouns = {"colour": colour}
    by: int
    whom: int
    colour: int


class Exchanged(Event, frozen=True):
    weight = 1
    by: int
    count: int


class Drew(Event, frozen=True):
    """How many cards the others saw somebody draw: so usual that no log keeps it."""

    weight = 0
    fleeting = True
    seat: int
    count: int


class DrewCard(Event, frozen=True):
    """One card as only its owner is told."""

    weight = 1
    nouns = {"card": card}
    by: int
    card: int


class RanDry(Event, frozen=True):
    """The pile is empty."""

    weight = 2


class Finished(Event, frozen=True):
    weight = 2
    moment = "end"
    good = "by"
    by: int
    place: int


Reason = Literal["dry", "frozen", "long"]


class Halted(Event, frozen=True):
    """The game ends with nobody's tour finished (TDM-23, TDM-24)."""

    weight = 2
    moment = "end"
    why: Reason


class Scored(Event, frozen=True):
    weight = 1
    whom: int
    cards: int
    kinds: int
    points: int


EVENTS: tuple[type[events.Event], ...] = (
    ChoseDirection,
    Opened,
    Laid,
    Cured,
    Threatened,
    LetBe,
    Cancelled,
    Stole,
    Stopped,
    Struck,
    Lost,
    Froze,
    Exchanged,
    Drew,
    DrewCard,
    RanDry,
    Finished,
    Halted,
    Scored,
    *events.VOTE_EVENTS,
)
