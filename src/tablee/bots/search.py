"""Search under uncertainty: deal the hidden things anew, try every move in the same worlds, play on, compare.

A world is what a seat's view allows (`rules.sample`). In each of them every move still in the running is tried with
the same chance, so that moves differ by what they are worth and not by luck: a difference then shows after a few dozen
worlds. A move that is behind by more than chance explains is dropped; the search ends when one is left, when nothing
tells the last ones apart, or when the budget is spent.

Below the first move a tree of information sets may grow (`deep`): its nodes are what has been played since, whoever
holds what, so all worlds share them and nobody in it plays by cards that only the search can see. Deeper than that a
game's own `policy` plays for everybody, to the end or to the `horizon`, where the game's `value` judges.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tablee.core.draws import Draw, FastDraw
from tablee.core.moves import TABLE, Move, Seat
from tablee.kit.rollout import first_due

Imagine = Callable[[Draw], Any]  # a world the seat could be in; it may leave out what is a race, such as announcing
Policy = Callable[[Any, Seat, list[Move], Draw], Move]  # what a sensible player does there: quick, for it is asked most
Value = Callable[[Any, Seat], float]  # how a world stands for a seat, from 0 lost to 1 won
Clock = Callable[[], float]  # in seconds

FIRST_LOOK = 16  # worlds before any move is dropped
LOOK = 8  # worlds between two looks
BEHIND = 2.2  # standard errors: what lags more than that behind the best is dropped
EXPLORATION = 0.6  # how much the tree tries what it has tried little
WIDENING = 4  # tries of each known move before the tree takes in another
SEEDS = 1 << 30


class SearchSpec(NamedTuple):
    """What a game gives to its search."""

    rules: Any
    policy: Policy
    value: Value
    horizon: int = 400  # steps after the first move, at most
    deep: int = 0  # choices below the first move that are searched instead of left to the policy


class Budget(NamedTuple):
    """How much may be thought. Samples are worlds, and the same everywhere; a clock is what a live table has."""

    samples: int
    ms: float = math.inf
    clock: Clock | None = None
    drops: bool = True  # moves that lag behind; to know how far they do, all are tried as often


class Guidance(NamedTuple):
    """How far a net is trusted that guides a search, which differs from game to game."""

    worlds: int  # that are imagined at most
    considered: int = 6  # moves that are tried at most
    far_behind: float = 0.15  # in the chance to win: what the net thinks so much worse than its best is not tried
    ahead: int = 2  # choices after the move, made by the net, before the world is judged
    trust: float = 0.5  # how much the net's own opinion of a move counts beside what was found
    judges: float = 0.5  # how much its opinion of a world counts; the game's own value has the rest


@dataclass(slots=True)
class Node:
    """What followed one move in one information set, for whoever made it."""

    visits: int = 0
    total: float = 0.0
    children: dict[Move, Node] = field(default_factory=dict)


def ranking(
    guide: SearchSpec, seat: Seat, moves: list[Move], imagine: Imagine, draw: Draw, budget: Budget
) -> list[tuple[Move, float]]:
    """The moves that were not dropped with their mean value, best first."""
    return full_ranking(guide, seat, moves, imagine, draw, budget)[0]


Ranked = list[tuple[Move, float]]


def full_ranking(
    guide: SearchSpec, seat: Seat, moves: list[Move], imagine: Imagine, draw: Draw, budget: Budget
) -> tuple[Ranked, Ranked]:
    """The same, and those that were dropped with what they were worth by then."""
    tries: dict[Move, list[float]] = {move: [] for move in moves}
    dropped: dict[Move, list[float]] = {}
    roots = {move: Node() for move in moves}
    chance = FastDraw(draw.below(SEEDS))
    ends_at = budget.clock() + budget.ms / 1000 if budget.clock else math.inf
    for worlds in range(1, budget.samples + 1):
        world = imagine(chance)
        seed = chance.below(SEEDS)
        for move in tries:
            tries[move].append(playout(guide, world.copy(), seat, move, roots[move], FastDraw(seed)))
        if budget.drops and worlds >= FIRST_LOOK and worlds % LOOK == 0:
            left = contenders(tries)
            dropped |= {move: got for move, got in tries.items() if move not in left}
            tries = left
        if len(tries) == 1 or (budget.clock and budget.clock() > ends_at):
            break
    return by_mean(tries), by_mean(dropped)


def by_mean(tries: dict[Move, list[float]]) -> Ranked:
    return sorted(((move, sum(got) / len(got)) for move, got in tries.items()), key=lambda each: -each[1])


def contenders(tries: dict[Move, list[float]]) -> dict[Move, list[float]]:
    """The leader and those that may still be better. They met the same worlds, so it is differences that count."""
    leader = max(tries, key=lambda move: sum(tries[move]))
    return {move: got for move, got in tries.items() if move == leader or may_be_better(tries[leader], got)}


def may_be_better(best: list[float], other: list[float]) -> bool:
    """Two moves that have never differed need not both be looked at."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum(each * each for each in differences) / count - mean * mean
    return mean < BEHIND * math.sqrt(max(0.0, spread) / count)


def playout(guide: SearchSpec, world: Any, seat: Seat, move: Move, root: Node, draw: Draw) -> float:
    """Make a move in a world, play on, and say how it ends for the seat."""
    guide.rules.play(world, seat, move, draw, None)
    path = descend(guide, world, root, draw) if guide.deep else []
    play_to_horizon(guide, world, draw)
    for mover, node in path:
        node.visits += 1
        node.total += guide.value(world, mover)
    return guide.value(world, seat)


def play_to_horizon(guide: SearchSpec, world: Any, draw: Draw) -> None:
    """Everybody goes on as the policy says."""
    to_act, legal, play, over = guide.rules.to_act, guide.rules.legal, guide.rules.play, guide.rules.over
    policy = guide.policy
    for _ in range(guide.horizon):
        if over(world):
            return
        acting: list[Seat] = to_act(world)
        if not acting:
            play(world, TABLE, first_due(guide.rules.clocks(world)), draw, None)
            continue
        seat = acting[0]
        moves: list[Move] = legal(world, seat)
        play(world, seat, policy(world, seat, moves, draw) if len(moves) > 1 else moves[0], draw, None)


def descend(guide: SearchSpec, world: Any, node: Node, draw: Draw) -> list[tuple[Seat, Node]]:
    """Down the tree, to the first node that is new: who moved to each node on the way."""
    rules = guide.rules
    path: list[tuple[Seat, Node]] = []
    while len(path) < guide.deep and not rules.over(world):
        acting: list[Seat] = rules.to_act(world)
        if not acting:
            return path
        seat = acting[0]
        moves: list[Move] = rules.legal(world, seat)
        move = select_move(guide, world, seat, moves, node, draw)
        node = node.children.setdefault(move, Node())
        path.append((seat, node))
        rules.play(world, seat, move, draw, None)
        if not node.visits:
            return path
    return path


def select_move(guide: SearchSpec, world: Any, seat: Seat, moves: list[Move], node: Node, draw: Draw) -> Move:
    """The policy's move first; then what did well or was tried little, among what this world allows. Another move comes
    in only when those that are in have been tried some times, or whoever moves would seem to play at random."""
    if len(moves) == 1:
        return moves[0]
    known = [move for move in moves if move in node.children]
    visits = sum(node.children[move].visits for move in known)
    fresh = [move for move in moves if move not in node.children]
    if fresh and visits >= WIDENING * len(known):
        first = guide.policy(world, seat, moves, draw)
        return first if first in fresh else fresh[draw.below(len(fresh))]
    log = math.log(1 + visits)

    def promise(move: Move) -> float:
        child = node.children[move]
        return child.total / child.visits + EXPLORATION * math.sqrt(log / child.visits)

    return max(known, key=promise)
