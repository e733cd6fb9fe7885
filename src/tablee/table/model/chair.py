"""A seat of a table, and who plays there."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.races import USUAL


@dataclass(slots=True)
class Chair:
    """A seat of the table. A bot plays there in its own right, or for somebody who is away."""

    who: str = ""
    bot: str = ""
    robot: str = ""  # which of the robots that is
    resigned: bool = False
    described: bool = False
    handicap: int = USUAL  # from the next match on
    mix: str = ""
    again: bool = False  # would play once more
    late: int = 0  # turns in a row that ran out
    one_turn: bool = False  # the robot plays this turn, and no other
    since: int = 0  # the row with which somebody sat down

    @property
    def is_taken(self) -> bool:
        return bool(self.who or self.bot)

    @property
    def is_played_by_a_person(self) -> bool:
        return bool(self.who) and not self.bot
