"""What there is to tell about a match of Faites du bruit !."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.bruit import events
from tablee.games.bruit.state import State
from tablee.games.smileys.pack import LOVE, SMILE, SURPRISED, WINK
from tablee.kit.highlights import Feat, best, fact, most

RIGHT = (events.Named, events.ShoutedFirst)
WRONG = (events.Misnamed, events.ShoutedForNothing)


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    if loot := best((Feat(each.by, each.count) for each in heard if isinstance(each, events.Named)), 2):
        found.append(fact(msg("bruit-brief-loot", by=Person(loot.seat), count=loot.times), f"smileys/head-{WINK}"))
    if wrong := most(each.by for each in heard if isinstance(each, WRONG)):
        label = msg("bruit-brief-wrong", by=Person(wrong.seat), count=wrong.times)
        found.append(fact(label, f"smileys/head-{SURPRISED}"))
    if right := most((each.by for each in heard if isinstance(each, RIGHT)), 2):
        found.append(fact(msg("bruit-brief-right", by=Person(right.seat), count=right.times), f"smileys/head-{LOVE}"))
    if calls := sum(isinstance(each, (*RIGHT, *WRONG)) for each in heard):
        found.append(fact(msg("bruit-brief-calls", count=calls), f"smileys/head-{SMILE}"))
    return found


def leader(state: State) -> list[int]:
    """Most cards won."""
    return [len(pile) for pile in state.piles]
