"""A player that thinks ahead in a game of turns. A game says what it leans on; everything else is the same for all."""

from __future__ import annotations

import math
import time
from typing import Any, ClassVar, NamedTuple

from tablee.bots.search import Budget, Guide, best_move
from tablee.core.draws import Draw
from tablee.core.moves import Move, Seat
from tablee.core.told import Happening


class Thought(NamedTuple):
    """How much somebody thinks about a move."""

    samples: int  # worlds that are imagined, at most
    horizon: int  # steps ahead that everybody goes on as usual before the table is judged
    deep: int = 0  # choices before these that are searched: what if they did something else?


class Thinker:
    """Counts cards: deals the unseen ones in every way that is possible, and thinks ahead in each."""

    ponders = True
    guide: ClassVar[Guide]  # the game's rules, its policy and its value

    def __init__(self, seat: Seat, draw: Draw, thought: Thought) -> None:
        self.seat = seat
        self.draw = draw
        self.thought = thought
        self.ms = math.inf  # a live table gives it so much time; in the lab the same thought is thought everywhere

    def hear(self, happening: Happening) -> None:
        """What was said is in the view."""

    def choose(self, view: Any, legal: list[Move]) -> Move:
        guide = self.guide._replace(horizon=self.thought.horizon, deep=self.thought.deep)
        budget = Budget(self.thought.samples, self.ms, time.perf_counter)
        moves = self.worth_a_thought(view, legal)
        return best_move(guide, self.seat, moves, lambda draw: self.imagine(view, draw), self.draw, budget)

    def answer(self, view: Any, legal: list[Move]) -> tuple[int, list[Move]] | None:
        """Nobody thinks ahead in a race."""
        return None

    # ---- what a game says

    def imagine(self, view: Any, draw: Draw) -> Any:
        """A world this seat could be in."""
        return self.guide.rules.sample(view, draw)

    def worth_a_thought(self, view: Any, legal: list[Move]) -> list[Move]:
        """The moves that could be the best one."""
        return legal
