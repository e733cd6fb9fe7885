"""Figures over many matches: folded one outcome at a time, in order, so that they are the same with any workers."""

from __future__ import annotations

import math
from collections import Counter
from typing import NamedTuple

from tablee.core.registry import game
from tablee.lab.plans import Outcome, Plan

Z = 1.96  # 95 % of a normal distribution lies within


class Rate(NamedTuple):
    """A share of all matches with its 95 % interval."""

    share: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def wilson(wins: float, games: int) -> Rate:
    """Wilson's interval: right also for rare things and few matches. A shared victory counts as a part of one."""
    if not games:
        return Rate(0.0, 0.0, 1.0)
    share = wins / games
    square = Z * Z
    middle = (wins + square / 2) / (games + square)
    half = Z * math.sqrt(games * share * (1 - share) + square / 4) / (games + square)
    return Rate(share, max(0.0, middle - half), min(1.0, middle + half))


class Lengths(Counter[int]):
    """How often each length came up."""

    def quantile(self, part: float) -> int:
        """The smallest length that so large a part of the matches does not exceed."""
        wanted = part * self.total()
        passed = 0
        for length in sorted(self):
            passed += self[length]
            if passed >= wanted:
                return length
        return 0

    @property
    def median(self) -> int:
        return self.quantile(0.5)

    @property
    def median_interval(self) -> tuple[int, int, int]:
        """The median and, by the ranks around it, its 95 % interval."""
        aside = Z / 2 / math.sqrt(max(1, self.total()))
        return self.median, self.quantile(max(0.0, 0.5 - aside)), self.quantile(min(1.0, 0.5 + aside))

    @property
    def mean(self) -> float:
        return sum(length * count for length, count in self.items()) / max(1, self.total())

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        mean, count = self.mean, self.total()
        squares = sum((length - mean) ** 2 * times for length, times in self.items())
        return math.sqrt(squares / (count - 1) / count) if count > 1 else math.inf


class Figures:
    """All that is known of the matches so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.wins = [0.0] * plan.seats  # by seat
        self.wins_by_turn = [0.0] * plan.seats  # 0 began, 1 sat to the left of that, ...
        self.wins_by_bot: dict[str, float] = dict.fromkeys(plan.bots, 0.0)
        self.moves = Lengths()
        self.seconds = Lengths()
        self.lead_changes = Lengths()
        self.fired: Counter[str] = Counter()  # events in all
        self.fired_in: Counter[str] = Counter()  # matches with at least one
        self.dead_ends: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        sitting = self.plan.sitting(outcome.number)
        for seat, share in enumerate(outcome.shares):
            self.wins[seat] += share
            self.wins_by_turn[(seat - outcome.first) % self.plan.seats] += share
            self.wins_by_bot[sitting[seat]] += share
        self.moves[outcome.moves] += 1
        self.seconds[outcome.ms // 1000] += 1
        if outcome.lead_changes is not None:
            self.lead_changes[outcome.lead_changes] += 1
        self.fired.update(outcome.fired)
        self.fired_in.update(outcome.fired.keys())
        if outcome.dead_end:
            self.dead_ends[outcome.dead_end] += 1

    def seat_rate(self, seat: int) -> Rate:
        return wilson(self.wins[seat], self.games)

    def turn_rate(self, turn: int) -> Rate:
        """Of who began (0), of who sat next, and so on."""
        return wilson(self.wins_by_turn[turn], self.games)

    def bot_rate(self, name: str) -> Rate:
        return wilson(self.wins_by_bot[name], self.games)

    @property
    def dead_end_rate(self) -> Rate:
        return wilson(self.dead_ends.total(), self.games)

    @property
    def rules(self) -> list[tuple[str, int]]:
        """All that can happen in this game and how often it did, the most frequent first; also what never did."""
        counted = {kind.__name__: self.fired[kind.__name__] for kind in game(self.plan.key).events}
        return sorted(counted.items(), key=lambda each: -each[1])

    def fired_rate(self, name: str) -> Rate:
        """In how many matches something happened at all."""
        return wilson(self.fired_in[name], self.games)
