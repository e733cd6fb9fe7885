"""What there is to tell about a match of DIFFERENCE."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.difference import events
from tablee.games.difference.state import State
from tablee.kit.highlights import fact, in_a_row, most

FEW = 3  # cards from which on it is something to have made no mistake


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    right = [each.by for each in heard if isinstance(each, events.Found)]
    wrong = [each.by for each in heard if isinstance(each, events.Missed)]
    if row := in_a_row(right, 2):
        found.append(fact(msg("difference-brief-row", by=Person(row.seat), count=row.times)))
    if hasty := most(wrong):
        found.append(fact(msg("difference-brief-wrong", by=Person(hasty.seat), count=hasty.times)))
    flawless = [seat for seat in sorted(set(right)) if right.count(seat) >= FEW and seat not in wrong]
    if wrong and len(flawless) == 1:
        found.append(fact(msg("difference-brief-flawless", by=Person(flawless[0]))))
    if buried := most(each.by for each in heard if isinstance(each, events.Buried)):
        found.append(fact(msg("difference-brief-buried", by=Person(buried.seat), count=buried.times)))
    return found


def leader(state: State) -> list[int]:
    """Fewest cards left."""
    return [-len(pile) for pile in state.piles]
