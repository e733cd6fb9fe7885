"""What Diferencio tells, its switches, and the names of its 2 x 54 cards.

A card is told as its picture, a number of both worlds (state.picture), so that its words need no other knowledge.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core import events, options
from tablee.core.words import Arg, Msg, Noun, noun
from tablee.games.diferencio import worlds
from tablee.games.diferencio.state import CARDS, MADE

CARD_KEYS = [
    f"diferencio-{world}-{place}-{face}" for world in ("town", "sea") for place in range(1, 10) for face in range(1, 7)
]
NOUN_KEYS = (*CARD_KEYS, "diferencio-composed", "diferencio-elsewhere")


def picture(number: int) -> Noun:
    return worlds.name(number) if number >= MADE * CARDS else noun(CARD_KEYS[number])


class Options(options.Options, frozen=True):
    """A side is chosen by its name; a new town is composed for the match, which knows it by its number."""

    side: Literal["town", "sea", "new"] | Annotated[int, Meta(ge=MADE, le=worlds.LAST)] = "town"
    study_s: options.Seconds = 30
    sleep_s: options.Seconds = 12
    search_s: options.Seconds = 30
    play_on: bool = False


class Event(events.Event, frozen=True):
    game = "diferencio"


class LastLook(Event, frozen=True):
    """The nine cards as everybody sees them before eyes close: to be remembered, not to be read again."""

    weight = 1
    fleeting = True
    cards: list[int]

    def msg(self) -> Msg:
        named: dict[str, Arg] = {f"cards_{place}": picture(card) for place, card in enumerate(self.cards, 1)}
        return Msg(self.key(), named)


class NightFell(Event, frozen=True):
    """`by` is the architect; everybody else sleeps."""

    weight = 2
    by: int


class Swapped(Event, frozen=True):
    """What the architect did, as only the architect is told."""

    weight = 1
    nouns = {"old": picture, "new": picture}
    by: int
    old: int
    new: int


class NeedsTime(Event, frozen=True):
    weight = 1
    by: int


class Woke(Event, frozen=True):
    weight = 2


class Found(Event, frozen=True):
    weight = 2
    moment = "verdict"
    good = "by"
    nouns = {"old": picture, "new": picture}
    by: int
    old: int
    new: int


class Mistaken(Event, frozen=True):
    weight = 2
    moment = "verdict"
    bad = "by"
    nouns = {"card": picture}
    by: int
    card: int


class OwesCard(Event, frozen=True):
    weight = 2
    hits = "whom"
    whom: int


class GaveBack(Event, frozen=True):
    weight = 1
    nouns = {"card": picture}
    by: int
    card: int


class NoMore(Event, frozen=True):
    weight = 1
    by: int


class BackIn(Event, frozen=True):
    weight = 1
    by: int


class Unnoticed(Event, frozen=True):
    """A swap that nobody found, shown when the search is over."""

    weight = 2
    nouns = {"old": picture, "new": picture}
    old: int
    new: int


class Scored(Event, frozen=True):
    """The architect's points: of `swaps` cards, those that were not found."""

    weight = 2
    good = "by"
    by: int
    count: int
    swaps: int

    def succeeds(self) -> bool:
        return self.count > 0


class DrewCard(Event, frozen=True):
    """One card as only its owner is told."""

    weight = 1
    nouns = {"card": picture}
    by: int
    card: int


class SecondRound(Event, frozen=True):
    weight = 2


class Skipped(Event, frozen=True):
    weight = 2
    hits = "seat"
    seat: int


class Finished(Event, frozen=True):
    weight = 2
    moment = "end"
    good = "by"
    by: int
    place: int


class CutShort(Event, frozen=True):
    """No six points, but no more nights either: nobody has a card left to swap, or there were very many."""

    weight = 2
    moment = "end"


EVENTS: tuple[type[events.Event], ...] = (
    LastLook,
    NightFell,
    Swapped,
    NeedsTime,
    Woke,
    Found,
    Mistaken,
    OwesCard,
    GaveBack,
    NoMore,
    BackIn,
    Unnoticed,
    Scored,
    DrewCard,
    SecondRound,
    Skipped,
    Finished,
    CutShort,
    *events.VOTE_EVENTS,
)
