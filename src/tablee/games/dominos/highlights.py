"""What there is to tell about a match of Dominos."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.core.events import Event
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.dominos import events
from tablee.games.dominos.state import State
from tablee.games.smileys.pack import LOVE, SAD, SMILE, WINK
from tablee.kit.highlights import Feat, best, fact, most


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    if row := best(turns(heard), 2):
        found.append(fact(msg("dominos-brief-row", by=Person(row.seat), count=row.times), f"smileys/head-{LOVE}"))
    elif again := most((each.by for each in heard if isinstance(each, events.PlaysAgain)), 2):
        label = msg("dominos-brief-again", by=Person(again.seat), count=again.times)
        found.append(fact(label, f"smileys/head-{SMILE}"))
    if taken := most(each.by for each in heard if isinstance(each, events.Exchanged)):
        label = msg("dominos-brief-jokers", by=Person(taken.seat), count=taken.times)
        found.append(fact(label, f"smileys/head-{WINK}"))
    if drawn := most((each.by for each in heard if isinstance(each, events.Drew)), 2):
        found.append(fact(msg("dominos-brief-drawn", by=Person(drawn.seat), count=drawn.times), f"smileys/head-{SAD}"))
    return found


def turns(heard: Sequence[Event]) -> Iterator[Feat]:
    """How many cards somebody has laid so far in one turn, which goes on where two cards were linked."""
    count, goes_on = 0, False
    for each in heard:
        if isinstance(each, events.Placed | events.PlacedJoker):
            count, goes_on = count + 1 if goes_on else 1, False
            yield Feat(each.by, count)
        elif isinstance(each, events.PlaysAgain):
            goes_on = True
        elif isinstance(each, events.Drew | events.Passed | events.Discarded):
            goes_on = False


def leader(state: State) -> list[int]:
    """Fewest cards in hand."""
    return [-len(hand) for hand in state.hands]


def laid(event: Event) -> int | None:
    """The seat that put a card down from its hand, if that is what happened."""
    return event.by if isinstance(event, events.Placed | events.PlacedJoker) else None
