"""What there is to tell about a match of La dernière.

Kinds of events are compared by `type(...) is`: `isinstance` asks the metaclass of msgspec, at each of hundreds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.core.events import Event
from tablee.core.moves import Seat
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.derniere import events
from tablee.games.derniere.state import State
from tablee.games.smileys.pack import ANGRY, SAD, SMILE, SURPRISED, WINK
from tablee.kit.highlights import Feat, best, fact, most

PILE = 4  # cards that came down on somebody: two are nothing to talk about


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    if pile := best(piles(heard), PILE):
        label = msg("derniere-brief-pile", by=Person(pile.seat), count=pile.times)
        found.append(fact(label, f"smileys/head-{ANGRY}"))
    if caught := most(each.whom for each in heard if type(each) is events.Caught):
        label = msg("derniere-brief-caught", by=Person(caught.seat), count=caught.times)
        found.append(fact(label, f"smileys/head-{WINK}"))
    if turns := sum(type(each) is events.Reversed for each in heard):
        found.append(fact(msg("derniere-brief-turns", count=turns), f"smileys/head-{SURPRISED}"))
    if skipped := most((each.seat for each in heard if type(each) is events.Skipped), 2):
        label = msg("derniere-brief-skipped", by=Person(skipped.seat), count=skipped.times)
        found.append(fact(label, f"smileys/head-{SAD}"))
    if jokers := most((each.by for each in heard if type(each) is events.NamedColour), 2):
        label = msg("derniere-brief-jokers", by=Person(jokers.seat), count=jokers.times)
        found.append(fact(label, f"smileys/head-{SMILE}"))
    return found


def piles(heard: Sequence[Event]) -> Iterator[Feat]:
    """What came down on whoever did not answer."""
    owes: Seat | None = None
    caught: Seat | None = None
    for each in heard:
        if type(each) is events.Played:
            owes = None  # it was answered: somebody else owes now
        elif type(each) is events.OwesDraw:
            owes = each.whom
        elif type(each) is events.Caught:
            caught = each.whom
        elif type(each) is events.Drew and each.by == caught:
            caught = None  # cards for a word that was forgotten
        elif type(each) is events.Drew and each.by == owes:
            yield Feat(each.by, each.count)
            owes = None


def leader(state: State) -> list[int]:
    """Fewest cards in hand."""
    return [-len(hand) for hand in state.hands]


def laid(event: Event) -> int | None:
    """The seat that put a card down from its hand, if that is what happened."""
    return event.by if type(event) is events.Played else None
