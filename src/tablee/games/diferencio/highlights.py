"""What there is to tell about a match of Diferencio."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.diferencio import events
from tablee.games.diferencio.state import State
from tablee.kit.highlights import Feat, best, fact, most


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    if night := best((Feat(each.by, each.count) for each in heard if isinstance(each, events.Scored)), 1):
        found.append(fact(msg("diferencio-brief-night", by=Person(night.seat), count=night.times)))
    if eyes := most((each.by for each in heard if isinstance(each, events.Found)), 2):
        found.append(fact(msg("diferencio-brief-eyes", by=Person(eyes.seat), count=eyes.times)))
    if wrong := most(each.by for each in heard if isinstance(each, events.Mistaken)):
        found.append(fact(msg("diferencio-brief-wrong", by=Person(wrong.seat), count=wrong.times)))
    if unseen := sum(isinstance(each, events.Unnoticed) for each in heard):
        found.append(fact(msg("diferencio-brief-unseen", count=unseen), "house/asleep"))
    return found


def leader(state: State) -> list[int]:
    """Most cards won."""
    return [len(pile) for pile in state.won]
