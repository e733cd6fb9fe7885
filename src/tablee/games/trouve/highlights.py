"""What there is to tell about a match of Trouve.

Who holds which card is never told, as in the log: only how often.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.smileys.pack import LOVE, SAD, SMILE, SURPRISED, WINK
from tablee.games.trouve import events
from tablee.games.trouve.state import State
from tablee.kit.highlights import fact, in_a_row, most

GAINS = (events.Took, events.Stole)
WRONG_NAMES = (events.Misnamed, events.NotMine, events.TooSlow)


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    if stolen := most(each.by for each in heard if isinstance(each, events.Stole)):
        found.append(
            fact(msg("trouve-brief-stolen", by=Person(stolen.seat), count=stolen.times), f"smileys/head-{WINK}")
        )
    if row := in_a_row((each.by for each in heard if isinstance(each, GAINS)), 3):
        found.append(fact(msg("trouve-brief-row", by=Person(row.seat), count=row.times), f"smileys/head-{LOVE}"))
    if names := most(each.by for each in heard if isinstance(each, WRONG_NAMES)):
        found.append(fact(msg("trouve-brief-names", by=Person(names.seat), count=names.times), f"smileys/head-{SAD}"))
    if touched := most(each.by for each in heard if isinstance(each, events.WrongTouch)):
        label = msg("trouve-brief-touched", by=Person(touched.seat), count=touched.times)
        found.append(fact(label, f"smileys/head-{SURPRISED}"))
    if kept := most(each.by for each in heard if isinstance(each, events.Defended)):
        found.append(fact(msg("trouve-brief-kept", by=Person(kept.seat), count=kept.times), f"smileys/head-{SMILE}"))
    return found


def leader(state: State) -> list[int]:
    """Most cards taken."""
    return [len(stack) for stack in state.stacks]
