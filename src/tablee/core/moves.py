"""Seats and moves are ints; a refused move says why."""

from typing import Final

from tablee.core.words import Msg, Words

Seat = int
Move = int

TABLE: Final = -1  # the seat of time: a clock that runs out is a move of the table
NOBODY: Final = -1


class IllegalMove(ValueError):
    """A move the rules refuse; nothing has changed. `why` holds the reason for any language."""

    def __init__(self, why: Msg) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return Words("en").say(self.why)
