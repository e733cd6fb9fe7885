"""What Diferencio tells, its switches, and the names of its 2 x 54 cards.

A card is told as its picture, a number of both worlds (state.picture), so that its words need no other knowledge.
"""

from __future__ import annotations

from typing import Literal

from tablee.core import events, options
from tablee.core.words import Arg, Msg, Noun, noun

NOUN_KEYS = tuple(
    f"diferencio-{world}-{place}-{face}" for world in ("town", "sea") for place in range(1, 10) for face in range(1, 7)
)


def picture(number: int) -> Noun:
    return noun(NOUN_KEYS[number])


class Options(options.Options, frozen=True):
    side: Literal["town", "sea"] = "town"
    study_s: options.Seconds = 30
    sleep_s: options.Seconds = 12
    search_s: options.Seconds = 30
    play_on: bool = False


class Happening(events.Happening, frozen=True):
    game = "diferencio"


class LastLook(Happening, frozen=True):
    """The nine cards as everybody sees them before eyes close: to be remembered, not to be read again."""

    fleeting = True
    cards: list[int]

    def msg(self) -> Msg:
        named: dict[str, Arg] = {f"cards_{place}": picture(card) for place, card in enumerate(self.cards, 1)}
        return Msg(self.key(), named)


class NightFell(Happening, frozen=True):
    """`by` is the architect; everybody else sleeps."""

    by: int


class Swapped(Happening, frozen=True):
    """What the architect did, as only the architect is told."""

    nouns = {"old": picture, "new": picture}
    by: int
    old: int
    new: int


class NeedsTime(Happening, frozen=True):
    by: int


class Woke(Happening, frozen=True):
    pass


class Found(Happening, frozen=True):
    nouns = {"old": picture, "new": picture}
    by: int
    old: int
    new: int


class Mistaken(Happening, frozen=True):
    nouns = {"card": picture}
    by: int
    card: int


class OwesCard(Happening, frozen=True):
    whom: int


class GaveBack(Happening, frozen=True):
    nouns = {"card": picture}
    by: int
    card: int


class NoMore(Happening, frozen=True):
    by: int


class BackIn(Happening, frozen=True):
    by: int


class Unnoticed(Happening, frozen=True):
    """A swap that nobody found, shown when the search is over."""

    nouns = {"old": picture, "new": picture}
    old: int
    new: int


class Scored(Happening, frozen=True):
    """The architect's points: of `swaps` cards, those that were not found."""

    by: int
    count: int
    swaps: int


class DrewCard(Happening, frozen=True):
    """One card as only its owner is told."""

    nouns = {"card": picture}
    by: int
    card: int


class SecondRound(Happening, frozen=True):
    pass


class Skipped(Happening, frozen=True):
    seat: int


class Finished(Happening, frozen=True):
    by: int
    place: int


class CutShort(Happening, frozen=True):
    """No six points, but no more nights either: nobody has a card left to swap, or there were very many."""


HAPPENINGS: tuple[type[events.Happening], ...] = (
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
    *events.VOTE_HAPPENINGS,
)
