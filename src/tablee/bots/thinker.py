"""A player that thinks ahead in a game of turns. A game gives its policy and its value; the rest is shared."""

from __future__ import annotations

import math
import time
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from tablee.bots.endgame import Endgame, EndgameSpec, every_world
from tablee.bots.learned.net_file import NetFile
from tablee.bots.search import Budget, Guidance, Ranked, SearchSpec, full_ranking
from tablee.core.draws import Draw, FastDraw
from tablee.core.events import Event
from tablee.core.game import Part
from tablee.core.moves import Move, Seat

GUIDED_RANKING: Part[Any] = Part("tablee.bots.guided:guided_ranking")  # which needs numpy
ENDGAME = 0.25  # the share of the time that goes to what is certain


@runtime_checkable
class TimeLimited(Protocol):
    """A player that thinks no longer than `ms`; in the lab that is unlimited, so that it thinks the same everywhere."""

    ms: float


class Thought(NamedTuple):
    """How much somebody thinks about a move."""

    samples: int  # worlds that are imagined, at most
    horizon: int  # steps ahead that everybody goes on as usual before the table is judged
    deep: int = 0  # choices before these that are searched: what if they did something else?
    certain: int = 0  # positions that are looked at before all that, in search of what is certain
    guided: Guidance | None = None  # what is done instead where a net guides the search


class Thinker:
    """Counts cards: deals the unseen ones in every way that is possible, and thinks ahead in each."""

    ponders = True
    guide: ClassVar[SearchSpec]  # the game's rules, its policy and its value
    ending: ClassVar[EndgameSpec]  # of those who look for what is certain
    net_file: ClassVar[NetFile | None] = None  # of a game whose weights are there

    def __init__(self, seat: Seat, draw: Draw, thought: Thought) -> None:
        self.seat = seat
        self.draw = draw
        self.thought = thought
        self.ms = math.inf

    def hear(self, event: Event) -> None:
        """What was said is in the view."""

    def choose(self, view: Any, legal: list[Move]) -> Move:
        budget = Budget(self.thought.samples, self.ms, time.perf_counter)
        moves = self.worth_a_thought(view, legal)
        if self.thought.certain and len(moves) > 1:
            moves = self.not_settled(view, moves)
            budget = budget._replace(ms=self.ms * (1 - ENDGAME))
        return moves[0] if len(moves) == 1 else self.search(view, moves, budget)[0][0][0]

    def search(self, view: Any, moves: list[Move], budget: Budget) -> tuple[Ranked, Ranked]:
        """The moves that were not dropped, best first, and those that were."""

        def imagine(draw: Draw) -> Any:
            return self.imagine(view, draw)

        net = self.net_file.net(len(view.sizes)) if self.net_file and self.thought.guided else None
        if net is not None:
            found: tuple[Ranked, Ranked] = GUIDED_RANKING.load()(
                self.guide, net, self.thought.guided, self.seat, view, moves, imagine, self.draw, budget
            )
            return found
        guide = self.guide._replace(horizon=self.thought.horizon, deep=self.thought.deep)
        return full_ranking(guide, self.seat, moves, imagine, self.draw, budget)

    def weighed(self, view: Any, legal: list[Move]) -> Ranked:
        """The moves with the chance to win that each leaves, best first: what this player would do is the first."""
        moves = self.worth_a_thought(view, legal)
        open_moves = self.not_settled(view, moves) if self.thought.certain and len(moves) > 1 else moves
        budget = Budget(self.thought.samples, self.ms * (1 - ENDGAME) / 2, time.perf_counter)
        best, dropped = self.search(view, open_moves, budget)
        settled = [move for move in moves if move not in open_moves]
        if settled:
            dropped += self.search(view, settled, budget)[0]
        return best + sorted(dropped, key=lambda each: -each[1])

    def valued(self, view: Any, legal: list[Move], samples: int, seed: int) -> Ranked:
        """What every move is worth when everybody goes on as usual to the end, in so many worlds at most; of two, each
        in all of them."""
        budget = Budget(samples, drops=len(legal) > 2)
        best, dropped = full_ranking(
            self.guide, self.seat, legal, lambda draw: self.imagine(view, draw), FastDraw(seed), budget
        )
        return best + dropped

    def not_settled(self, view: Any, moves: list[Move]) -> list[Move]:
        """What is certain goes without saying: in one's own turn, where any world will do, then in all there are."""
        budget = Budget(self.thought.certain, self.ms * ENDGAME / 2, time.perf_counter)
        world = self.imagine(view, FastDraw(0))
        left = Endgame(self.ending, self.seat, [world], False, budget).left_open(moves)
        worlds = every_world(world, self.seat, self.known(view)) if len(left) > 1 else []
        return Endgame(self.ending, self.seat, worlds, True, budget).left_open(left) if worlds else left

    def answer(self, view: Any, legal: list[Move]) -> tuple[int, list[Move]] | None:
        """Nobody thinks ahead in a race."""
        return None

    # ---- what a game says

    def imagine(self, view: Any, draw: Draw) -> Any:
        """A world this seat could be in."""
        return self.guide.rules.sample(view, draw)

    def known(self, view: Any) -> list[int]:
        """By seat, the cards in hand that lie open, as bits."""
        return [0] * len(view.sizes)

    def worth_a_thought(self, view: Any, legal: list[Move]) -> list[Move]:
        """The moves that could be the best one."""
        return legal
