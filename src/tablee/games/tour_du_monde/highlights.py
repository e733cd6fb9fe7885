"""What there is to tell about a match of Tour du Monde."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde.rules import cards_laid, kinds_laid
from tablee.games.tour_du_monde.state import ICEBERG, LIGHTNING, MOON, RAINBOW, State
from tablee.games.tour_du_monde.worlds import SIGNS
from tablee.kit.highlights import fact, most


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    if parried := most(each.by for each in heard if isinstance(each, events.Cancelled)):
        label = msg("tour_du_monde-brief-parried", by=Person(parried.seat), count=parried.times)
        found.append(fact(label, SIGNS[RAINBOW]))
    if stolen := most(each.by for each in heard if isinstance(each, events.Stole)):
        label = msg("tour_du_monde-brief-stolen", by=Person(stolen.seat), count=stolen.times)
        found.append(fact(label, SIGNS[MOON]))
    if lost := sum(isinstance(each, events.Lost) for each in heard):
        found.append(fact(msg("tour_du_monde-brief-storms", lost=lost), SIGNS[LIGHTNING]))
    if frozen := most(each.whom for each in heard if isinstance(each, events.Froze)):
        label = msg("tour_du_monde-brief-frozen", by=Person(frozen.seat), count=frozen.times)
        found.append(fact(label, SIGNS[ICEBERG]))
    changed = (each.by for each in heard if isinstance(each, events.Exchanged) for _ in range(each.count))
    if swapped := most(changed, 2):
        found.append(fact(msg("tour_du_monde-brief-swapped", by=Person(swapped.seat), count=swapped.times)))
    return found


def leader(state: State) -> list[int]:
    """Different continents, then cards."""
    return [100 * kinds_laid(state, seat) + cards_laid(state, seat) for seat in range(len(state.hands))]
