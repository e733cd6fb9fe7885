"""What the dice tell when a tie is settled (SMI-4)."""

from __future__ import annotations

from tablee.core import events
from tablee.games.smileys import nouns


class Happening(events.Happening, frozen=True):
    game = "smileys"


class DuelRolled(Happening, frozen=True):
    nouns = {"card": nouns.card}
    card: int


class DuelWon(Happening, frozen=True):
    by: int


HAPPENINGS: tuple[type[events.Happening], ...] = (DuelRolled, DuelWon)
