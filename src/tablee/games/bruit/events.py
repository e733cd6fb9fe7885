"""What Faites du bruit ! tells, and its switches.

Nobody is told that cards match: noticing it is the game.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core import events, options
from tablee.games.smileys import events as duel
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    tempo_s: Annotated[float, Meta(ge=0.5, le=10)] = 2.0
    live: Literal["newest_card", "any_pair"] = "newest_card"


class Event(events.Event, frozen=True):
    game = "bruit"


class Dealt(Event, frozen=True):
    weight = 1
    nouns = {"card": nouns.card}
    whom: int
    card: int


class LastCard(Event, frozen=True):
    """The pack is empty; there is still a moment to call."""

    weight = 2


class Named(Event, frozen=True):
    """A right call: the cards of the one who was named go to the one who called."""

    weight = 2
    moment = "verdict"
    good = "by"
    hits = "whom"
    by: int
    whom: int
    count: int


class ShoutedFirst(Event, frozen=True):
    """The first own name at a card that the dice name."""

    weight = 2
    moment = "verdict"
    good = "by"
    by: int
    count: int


class Rolled(Event, frozen=True):
    """The dice, and with them the dealer: at the first card and whenever they change."""

    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class Misnamed(Event, frozen=True):
    """A wrong call; no card was given only because there was none."""

    weight = 2
    moment = "verdict"
    bad = "by"
    by: int
    whom: int
    count: int


class ShoutedForNothing(Event, frozen=True):
    """One's own name where the dice did not ask for it."""

    weight = 2
    moment = "verdict"
    bad = "by"
    by: int
    count: int


class Ignored(Event, frozen=True):
    """A call that neither wins nor costs anything: only the caller is told."""

    weight = 1
    by: int


class Uncovered(Event, frozen=True):
    """Another card of a pile is seen now."""

    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class Won(Event, frozen=True):
    weight = 2
    moment = "end"
    good = "by"
    by: int
    count: int


EVENTS: tuple[type[events.Event], ...] = (
    Dealt,
    LastCard,
    Named,
    ShoutedFirst,
    Rolled,
    Misnamed,
    ShoutedForNothing,
    Ignored,
    Uncovered,
    Won,
    *duel.EVENTS,
)
