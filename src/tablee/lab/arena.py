"""Bots against each other: every pair plays the same deals from both sides until it is known who is better."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from tablee.lab.plans import Chunk, Outcome, Plan, WriteOutcome
from tablee.lab.statistics import Rate, Z
from tablee.lab.workers import WorkerPool

FEWEST_ROUNDS = 50  # before anything is believed
ROUNDS_PER_LOOK = 25  # a pair is looked at after every so many: fixed, so that all pools stop at the same match
ROUNDS_PER_CHUNK = 1  # strong bots think for long: nobody waits for more of them than are wanted


class BadArena(ValueError):
    """Players who cannot meet."""


class Score:
    """One against another. A round is one deal played twice with the seats exchanged; it is worth 0 to 1."""

    def __init__(self, one: str, other: str) -> None:
        self.one, self.other = one, other
        self.rounds = 0
        self.total = 0.0
        self.squares = 0.0
        self.half: float | None = None  # the first match of a round whose second is still to come
        self.is_settled = False

    def add(self, share: float) -> None:
        """The part of a victory that `one` had in the next match."""
        if self.half is None:
            self.half = share
            return
        worth = (self.half + share) / 2
        self.half = None
        self.rounds += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def rate(self) -> Rate:
        """The share of `one`. Two rounds won and two lost are added for the interval (as Agresti and Coull do), or a
        clean sweep would look certain after a handful of rounds."""
        if not self.rounds:
            return Rate(0.5, 0.0, 1.0)
        count, total, squares = self.rounds + 4, self.total + 2, self.squares + 2
        middle = total / count
        half = Z * math.sqrt((squares / count - middle * middle) / count)
        return Rate(self.total / self.rounds, max(0.0, middle - half), min(1.0, middle + half))


class Rating(NamedTuple):
    """openskill's belief about a player: it is within two sigma of mu, most likely."""

    mu: float
    sigma: float


class Results:
    """All scores and ratings of an arena."""

    def __init__(self, players: list[str], within: float) -> None:
        self.players = players
        self.within = within
        self.scores = {pair: Score(*pair) for pair in combinations(players, 2)}
        self.model: Any = import_module("openskill.models").PlackettLuce()
        self.skills = {name: self.model.rating(name=name) for name in players}

    def add(self, plan: Plan, outcome: Outcome) -> bool:
        """The next match of a pair; False if it is not counted, because the pair was settled before it."""
        one, other = plan.bots
        score = self.scores[one, other]
        if score.is_settled:
            return False
        sitting = plan.sitting(outcome.number)
        share = sum(part for seat, part in enumerate(outcome.shares) if sitting[seat] == one)
        score.add(share)
        self.rate(one, other, share)
        if score.half is None and score.rounds % ROUNDS_PER_LOOK == 0 and score.rounds >= FEWEST_ROUNDS:
            score.is_settled = score.rate.margin <= self.within
        return True

    def rate(self, one: str, other: str, share: float) -> None:
        teams = [[self.skills[one]], [self.skills[other]]]
        [[self.skills[one]], [self.skills[other]]] = self.model.rate(teams, scores=[share, 1 - share])

    def rating(self, name: str) -> Rating:
        return Rating(self.skills[name].mu, self.skills[name].sigma)

    def against(self, one: str, other: str) -> Rate:
        """How `one` fared against `other`."""
        if (one, other) in self.scores:
            return self.scores[one, other].rate
        share, low, high = self.scores[other, one].rate
        return Rate(1 - share, 1 - high, 1 - low)

    def overall(self, name: str) -> float:
        """The mean over all opponents, whatever the number of matches each took."""
        rates = [self.against(name, other).share for other in self.players if other != name]
        return sum(rates) / len(rates)

    @property
    def ranking(self) -> list[str]:
        return sorted(self.players, key=lambda name: -self.overall(name))

    @property
    def games(self) -> int:
        return sum(2 * score.rounds for score in self.scores.values())


def compete(
    table: Plan,
    players: list[str],
    games: int,
    within: float,
    pool: WorkerPool,
    write_outcome: WriteOutcome | None = None,
    on_progress: Callable[[Results], None] | None = None,
) -> Results:
    """Every pair plays at this kind of table, at most so many matches, until its interval is `within` (0.015 is a point
    and a half to either side)."""
    check_players(table, players)
    results = Results(players, within)
    plans = [pair_plan(table, *pair) for pair in results.scores]
    for chunk, outcomes in pool.play(rounds(plans, games, results)):
        for outcome in outcomes:
            if results.add(chunk.plan, outcome) and write_outcome is not None:
                write_outcome(chunk.plan, outcome)
        if on_progress is not None:
            on_progress(results)
    return results


def check_players(table: Plan, players: list[str]) -> None:
    """Can they all meet at this table?"""
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadArena(f"the arena takes two players or more, each of them once, not {', '.join(players)}")
    for pair in pairwise(players):
        pair_plan(table, *pair).check()


def pair_plan(table: Plan, one: str, other: str) -> Plan:
    """All pairs are dealt the same cards, too."""
    return Plan(table.key, table.seats, table.seed, table.options, (one, other), mirrored=True)


def rounds(plans: list[Plan], games: int, results: Results) -> Iterator[Chunk]:
    """Some rounds of every pair in turn. Pools ask ahead, so a pair may be asked for a little more than it needs."""
    size = 2 * ROUNDS_PER_CHUNK
    most = games + games % 2
    for start in range(0, most, size):
        for plan, score in zip(plans, results.scores.values(), strict=True):
            if not score.is_settled:
                yield Chunk(plan, start, min(most, start + size))
