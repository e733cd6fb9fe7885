"""What the dice tell when a tie is settled (SMI-4)."""

from __future__ import annotations

from tablee.core import events
from tablee.games.smileys import nouns


class Event(events.Event, frozen=True):
    game = "smileys"


class DuelRolled(Event, frozen=True):
    weight = 2
    nouns = {"card": nouns.card}
    card: int


class DuelWon(Event, frozen=True):
    weight = 2
    good = "by"
    by: int


EVENTS: tuple[type[events.Event], ...] = (DuelRolled, DuelWon)
