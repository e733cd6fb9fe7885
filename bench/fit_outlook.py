"""Finds the weights by which the players of Tour du Monde judge a position, from nothing.

`python -m bench.fit_outlook [MATCHES]` lets players who know no more than that fewer turns are better play so many
matches for two (1,000 if not said), against each other and against the plain one, fits weights to who won from the
positions that their moves left behind, and goes on with these, three times over. It prints the last ones as they would
stand in tablee/games/tour_du_monde/chances.py, and what they win against those that stand there and against the start.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy
from rich.console import Console

from tablee.bots.runner import BotRunner
from tablee.core.draws import Draw
from tablee.core.game import Bot
from tablee.core.moves import Move, Seat
from tablee.games.tour_du_monde.bot import chances
from tablee.games.tour_du_monde.bot.chances import KNOTS, Cards, Judgement, Weights, my_score, score_of
from tablee.games.tour_du_monde.bot.outlook import Knowledge, Position, seen
from tablee.games.tour_du_monde.bot.plain import Plain
from tablee.games.tour_du_monde.bot.traveller import Level, Traveller
from tablee.games.tour_du_monde.state import CONTINENTS
from tablee.games.tour_du_monde.views import View
from tablee.lab.arena import Score
from tablee.lab.plans import Plan
from tablee.lab.statistics import Rate

MATCHES = 1000
ROUNDS = 3
SEED = 9
RIDGE = (
    40.0  # how hard weights are drawn to the start: the positions of a match all tell the same story, so few know much
)
NEWTON = 8  # steps
A_TURN = -0.25  # what is known at the start
CURIOUS = Level(doubt=0.05, overlooks=0.0, forgets=0.0)  # who never errs never learns
SURE = Level(doubt=0.0, overlooks=0.0, forgets=0.0)

NO_WEIGHTS = Weights((0.0,) * len(KNOTS), (0.0,) * (CONTINENTS + 1), *[0.0] * 7)
NOTHING = Judgement(NO_WEIGHTS, NO_WEIGHTS, 0.0, 0.0, Cards((0.0,) * 3, (0.0,) * 2, (0.0,) * 2, 0.0, 0.0))
HASTE = NO_WEIGHTS._replace(turns=tuple(A_TURN * turns for turns in KNOTS))


class Stages(NamedTuple):
    """A judgement for each stage of a match."""

    early: Judgement
    late: Judgement
    last: Judgement


HOUSE = Stages(chances.EARLY, chances.LATE, chances.LAST)
START = Stages(
    *[NOTHING._replace(mine=HASTE, theirs=HASTE) for _ in range(3)]
)  # three of them, told apart by who they are


# ---- weights as a list of numbers


def numbers(weights: Any) -> list[float]:
    """All that stand in a judgement, one after the other."""
    return [each for part in weights for each in numbers(part)] if isinstance(weights, tuple) else [weights]


def refilled(like: Any, values: Iterator[float]) -> Any:
    """The same judgement with other numbers."""
    if not isinstance(like, tuple):
        return next(values)
    parts = [refilled(part, values) for part in like]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


SIZE = len(numbers(NOTHING))
UNITS: list[Judgement] = [refilled(NOTHING, iter(numpy.eye(SIZE)[place].tolist())) for place in range(SIZE)]


def factors(knowledge: Knowledge, position: Position) -> list[float]:
    """What each weight is multiplied with in the odds of a position. They are sums, so each can be asked alone."""
    [rival] = knowledge.rivals
    return [
        my_score(unit, knowledge, position) - score_of(unit, knowledge, position, rival) if any(numbers(unit)) else 0.0
        for unit in UNITS
    ]


# ---- players


@contextmanager
def judging(stages: Stages) -> Iterator[None]:
    """For a moment positions are judged by these weights."""
    before = chances.EARLY, chances.LATE, chances.LAST
    chances.EARLY, chances.LATE, chances.LAST = stages
    try:
        yield
    finally:
        chances.EARLY, chances.LATE, chances.LAST = before


class Learning(Traveller):
    """Plays by some weights and writes down what its moves leave behind."""

    def __init__(self, seat: Seat, draw: Draw, stages: Stages, level: Level) -> None:
        super().__init__(level, seat, draw)
        self.stages = stages
        self.left: list[tuple[Judgement, list[float], float]] = []  # the stage, the factors, how likely it came so

    def action(self, view: View, legal: list[Move]) -> Move:
        with judging(self.stages):
            move = super().action(view, legal)
            if self.level.doubt:
                self.write_down(view, move)
        return move

    def write_down(self, view: View, move: Move) -> None:
        knowledge = Knowledge(view, self.memory)
        for part, after in knowledge.after(seen(view), move):
            if part and chances.own_tour(knowledge, after).missing:
                stage = chances.judged_by(chances.first_missing(knowledge, after))
                self.left.append((stage, factors(knowledge, after), part))


# ---- learning


class Examples:
    """Of one stage: positions of all rounds so far, and who won."""

    def __init__(self) -> None:
        self.factors: list[list[float]] = []
        self.won: list[float] = []
        self.parts: list[float] = []

    def fitted(self) -> Judgement:
        """Logistic regression by Newton's steps, drawn towards what was known at the start."""
        x, won, parts = (numpy.array(each) for each in (self.factors, self.won, self.parts))
        start = numpy.array(numbers(START.early))
        weights = start.copy()
        for _ in range(NEWTON):
            chance = 1 / (1 + numpy.exp(-x @ weights))
            slope = x.T @ (parts * (won - chance)) - RIDGE * (weights - start)
            bend = (x.T * (parts * chance * (1 - chance))) @ x + RIDGE * numpy.eye(SIZE)
            weights += numpy.linalg.solve(bend, slope)
        found: Judgement = refilled(NOTHING, iter([round(each, 2) + 0.0 for each in weights.tolist()]))
        return found


def learnt(stages: Stages, books: list[Examples], matches: int, seed: int) -> Stages:
    """The weights that explain who won when these were played by, and in what was written down before."""
    plan = Plan("tour_du_monde", 2, seed)
    for number in range(matches):
        match = plan.match(number)
        *own, common = plan.draws(number)
        learners = {seat: Learning(seat, own[seat], stages, CURIOUS) for seat in range(2)}
        bots: dict[int, Bot] = {**learners}
        if number % 2:  # one in two matches against somebody who plays another way
            bots[number // 2 % 2] = Plain(number // 2 % 2, common)
        places = BotRunner(match, bots, common).play_out().standing.places
        for seat, learner in learners.items():
            won = 1 / places.count(1) if places[seat] == 1 else 0.0
            for stage, found, part in learner.left:
                book = books[next(place for place, each in enumerate(stages) if each is stage)]
                book.factors.append(found)
                book.won.append(won)
                book.parts.append(part)
    return Stages(*[book.fitted() for book in books])


def against(one: Stages, other: Stages, matches: int) -> Rate:
    """What one wins against another, every deal from both seats."""
    plan = Plan("tour_du_monde", 2, SEED, {}, ("one", "other"), mirrored=True)
    score = Score("one", "other")
    for number in range(matches + matches % 2):
        match = plan.match(number)
        *own, common = plan.draws(number)
        sitting = plan.sitting(number)
        bots: dict[int, Bot] = {
            seat: Learning(seat, own[seat], one if name == "one" else other, SURE) for seat, name in enumerate(sitting)
        }
        places = BotRunner(match, bots, common).play_out().standing.places
        score.add(1 / places.count(1) if places[sitting.index("one")] == 1 else 0.0)
    return score.rate


def main(arguments: list[str]) -> None:
    matches = int(arguments[0]) if arguments else MATCHES
    console = Console()
    stages, books = START, [Examples() for _ in START]
    for number in range(ROUNDS):
        stages = learnt(stages, books, matches, SEED + number)
        console.print(f"round {number + 1} of {ROUNDS}: {matches} matches")
    for name, judgement in stages._asdict().items():
        console.print(f"{name.upper()} = {judgement}")
    for name, other in (("those of the house", HOUSE), ("the start", START)):
        rate = against(stages, other, matches)
        console.print(f"against {name}: {100 * rate.share:.1f} ± {100 * rate.margin:.1f} %")


if __name__ == "__main__":
    main(sys.argv[1:])
