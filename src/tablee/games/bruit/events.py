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


class Happening(events.Happening, frozen=True):
    game = "bruit"


class Dealt(Happening, frozen=True):
    nouns = {"card": nouns.card}
    whom: int
    card: int


class LastCard(Happening, frozen=True):
    """The pack is empty; there is still a moment to call."""


class Named(Happening, frozen=True):
    """A right call: the cards of the one who was named go to the one who called."""

    by: int
    whom: int
    count: int


class ShoutedFirst(Happening, frozen=True):
    """The first own name at a card that the dice name."""

    by: int
    count: int


class Rolled(Happening, frozen=True):
    """The dice, and with them the dealer: at the first card and whenever they change."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Misnamed(Happening, frozen=True):
    """A wrong call; no card was given only because there was none."""

    by: int
    whom: int
    count: int


class ShoutedForNothing(Happening, frozen=True):
    """One's own name where the dice did not ask for it."""

    by: int
    count: int


class Ignored(Happening, frozen=True):
    """A call that neither wins nor costs anything: only the caller is told."""

    by: int


class Uncovered(Happening, frozen=True):
    """Another card of a pile is seen now."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Won(Happening, frozen=True):
    by: int
    count: int


HAPPENINGS: tuple[type[events.Happening], ...] = (
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
    *duel.HAPPENINGS,
)
