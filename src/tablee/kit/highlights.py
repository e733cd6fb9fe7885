"""What a game's highlights.py counts with: who did something most often, who did it most often in a row.

Highlights are shown when a match is over. They are made from the events that a spectator may know, so they are the same
for everybody and give nothing away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from tablee.core.moves import Seat
from tablee.core.scenes import Piece
from tablee.core.words import Msg, Person


class Feat(NamedTuple):
    """Somebody, and how much of something."""

    seat: Seat
    times: int


def most(seats: Iterable[Seat], least: int = 1) -> Feat | None:
    """Who did it most often, at least so often. Where two share that, nobody is named."""
    return best((Feat(seat, times) for seat, times in Counter(seats).items()), least)


def best(feats: Iterable[Feat], least: int = 1) -> Feat | None:
    """The largest of them, if it is one person's alone."""
    largest: dict[Seat, int] = {}
    for seat, times in feats:
        largest[seat] = max(times, largest.get(seat, 0))
    if not largest or max(largest.values()) < least:
        return None
    top = max(largest.values())
    who = [seat for seat, times in largest.items() if times == top]
    return Feat(who[0], top) if len(who) == 1 else None


def in_a_row(seats: Iterable[Seat | None], least: int = 2) -> Feat | None:
    """The longest series of one person; None among the seats ends one."""
    runs = [Feat(seat, len(list(run))) for seat, run in groupby(seats) if seat is not None]
    return best(runs, least)


def fact(label: Msg, face: str = "") -> Piece:
    """One of the highlights. Without a picture of its own it has the animal of who it is about."""
    who = label.args.get("by")
    return Piece(label.key, label, face, by=who.seat if isinstance(who, Person) and not face else None)
