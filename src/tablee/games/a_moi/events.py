"""What A moi ! tells, and its switches."""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.games.smileys import events as duel
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    reroll: Literal["every_win", "dice_match_only"] = "every_win"


class Event(events.Event, frozen=True):
    game = "a_moi"


class Turned(Event, frozen=True):
    """The dealer turns up the next card. Who may win it is for the players to see."""

    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class Took(Event, frozen=True):
    """Somebody wins the card, and with it so many cards of the pot."""

    weight = 2
    moment = "verdict"
    good = "by"
    nouns = {"card": nouns.card}
    by: int
    card: int
    pot: int


class MatchedDice(Event, frozen=True):
    """Told only when the card is won: to see it before is the players' business."""

    weight = 2


class Stole(Event, frozen=True):
    """A card changes stacks face down: nobody is told which."""

    weight = 2
    good = "by"
    hits = "whom"
    by: int
    whom: int


class Erred(Event, frozen=True):
    """A hand on a card it may not win, and how many cards that costs."""

    weight = 2
    moment = "verdict"
    bad = "by"
    by: int
    count: int


class Lost(Event, frozen=True):
    """A card lost by an error lies face up from now on."""

    weight = 1
    bad = "by"
    nouns = {"card": nouns.card}
    by: int
    card: int


class Unclaimed(Event, frozen=True):
    weight = 1
    nouns = {"card": nouns.card}
    card: int


class Rolled(Event, frozen=True):
    """The new dealer's dice, as the card they name."""

    weight = 1
    nouns = {"card": nouns.card}
    by: int
    card: int


class Tied(Event, frozen=True):
    weight = 2
    count: int


class WonMatch(Event, frozen=True):
    weight = 2
    moment = "end"
    good = "by"
    by: int
    count: int


class SharedVictory(Event, frozen=True):
    """Nobody owns a card, so there is nothing to duel with (SMI-4)."""

    weight = 2
    moment = "end"


EVENTS: tuple[type[events.Event], ...] = (
    Turned,
    Took,
    MatchedDice,
    Stole,
    Erred,
    Lost,
    Unclaimed,
    Rolled,
    Tied,
    WonMatch,
    SharedVictory,
    *duel.EVENTS,
)
