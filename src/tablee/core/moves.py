"""Seats and moves are ints; a refused move says why."""

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


class IllegalMove(ValueError):
    """A move the rules refuse; nothing has changed. `why` holds the reason for any language."""

    def __init__(self, why: Msg) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return Words("en").say(self.why)
