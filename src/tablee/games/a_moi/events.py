"""What A moi ! tells, and its switches."""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.games.smileys import events as duel
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    reroll: Literal["every_win", "dice_match_only"] = "every_win"


class Happening(events.Happening, frozen=True):
    game = "a_moi"


class Turned(Happening, frozen=True):
    """The dealer turns up the next card. Who may win it is for the players to see."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Took(Happening, frozen=True):
    """Somebody wins the card, and with it so many cards of the pot."""

    nouns = {"card": nouns.card}
    by: int
    card: int
    pot: int


class MatchedDice(Happening, frozen=True):
    """Told only when the card is won: to see it before is the players' business."""


class Stole(Happening, frozen=True):
    """A card changes stacks face down: nobody is told which."""

    by: int
    whom: int


class Erred(Happening, frozen=True):
    """A hand on a card it may not win, and how many cards that costs."""

    by: int
    count: int


class Lost(Happening, frozen=True):
    """A card lost by an error lies face up from now on."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Unclaimed(Happening, frozen=True):
    nouns = {"card": nouns.card}
    card: int


class Rolled(Happening, frozen=True):
    """The new dealer's dice, as the card they name."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Tied(Happening, frozen=True):
    count: int


class WonMatch(Happening, frozen=True):
    by: int
    count: int


class SharedVictory(Happening, frozen=True):
    """Nobody owns a card, so there is nothing to duel with (SMI-4)."""


HAPPENINGS: tuple[type[events.Happening], ...] = (
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
    *duel.HAPPENINGS,
)
