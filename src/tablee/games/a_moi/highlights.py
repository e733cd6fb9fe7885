"""What there is to tell about a match of A moi !."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.a_moi import events
from tablee.games.a_moi.state import State
from tablee.games.smileys.pack import LOVE, SMILE, SURPRISED, WINK
from tablee.kit.highlights import Feat, best, fact, in_a_row, most


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    wins = [each for each in heard if isinstance(each, events.Took)]
    if row := in_a_row((each.by for each in wins), 3):
        found.append(fact(msg("a_moi-brief-row", by=Person(row.seat), count=row.times), f"smileys/head-{LOVE}"))
    if errors := most(each.by for each in heard if isinstance(each, events.Erred)):
        label = msg("a_moi-brief-errors", by=Person(errors.seat), count=errors.times)
        found.append(fact(label, f"smileys/head-{SURPRISED}"))
    if stolen := most(each.by for each in heard if isinstance(each, events.Stole)):
        label = msg("a_moi-brief-stolen", by=Person(stolen.seat), count=stolen.times)
        found.append(fact(label, f"smileys/head-{WINK}"))
    if haul := best((Feat(each.by, each.pot + 1) for each in wins), 2):
        found.append(fact(msg("a_moi-brief-haul", by=Person(haul.seat), count=haul.times), f"smileys/head-{SMILE}"))
    return found


def leader(state: State) -> list[int]:
    """Most cards won."""
    return [len(stack) for stack in state.stacks]
