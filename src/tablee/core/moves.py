"""Seats, moves and who hears of them are ints; a refused move says why."""

from __future__ import annotations

from typing import Final

from tablee.core.words import Msg, Words

Seat = int
Move = int

TABLE: Final = -1  # the seat of time: a clock that runs out is a move of the table
NOBODY: Final = -1

# What a game's urgency(move) says.
ORDINARY: Final = 0  # the table waits for it: a turn, an answer that is owed
RACE: Final = 1  # nobody waits for it: a press in a race
PLEA: Final = 2  # as RACE, and it goes before the presses gathered with it (an announcement before its catch)
FREE: Final = 3  # nobody waits for it and nobody races: where one's own piece will stand, "nothing more for me"

ALL: Final = -1  # the audience of everybody, spectators too


def only(seat: int) -> int:
    """The audience of one seat."""
    return seat


def but(seat: int) -> int:
    """The audience of everybody else, spectators too."""
    return -2 - seat


def hears(audience: int, seat: int | None) -> bool:
    if audience == ALL:
        return True
    if audience >= 0:
        return audience == seat
    return seat is None or audience != but(seat)


def differs_for(audience: int) -> int:
    """The one seat that hears something else than a spectator does; `audience` is not ALL."""
    return audience if audience >= 0 else but(audience)


class IllegalMove(ValueError):
    """A move the rules refuse; nothing has changed. `why` holds the reason for any language."""

    def __init__(self, why: Msg) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return Words("en").say(self.why)
