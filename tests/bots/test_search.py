"""The search, on a game small enough to know the answer: a card is hidden, a safe or a risky move is made."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from tablee import FastDraw
from tablee.bots.search import WIDENING, Budget, Node, SearchSpec, may_be_better, ranking, select_move
from tablee.core.draws import Draw
from tablee.core.events import EventLog

SAFE, RISKY, SILLY = 0, 1, 2
HIGH, LOW = 10, 11  # the other seat's answer to a risky move, if it is asked


@dataclass
class World:
    """Safe wins half; risky wins if the hidden card is high (or, when seat 1 answers, if it answers badly)."""

    card: int
    answered: bool = False  # the other seat has a say
    ply: int = 0
    turn: int = 0
    worth: float = -1.0

    def copy(self) -> World:
        return World(self.card, self.answered, self.ply, self.turn, self.worth)


def over(world: World) -> bool:
    return world.worth >= 0


def to_act(world: World) -> list[int]:
    return [] if over(world) else [world.turn]


def legal(world: World, seat: int) -> list[int]:
    return [SAFE, RISKY, SILLY] if seat == 0 else [HIGH, LOW]


def play(world: World, seat: int, move: int, draw: Draw, tell: EventLog) -> None:
    world.ply += 1
    if seat == 1:
        world.worth = 1.0 if move == LOW else 0.0
    elif move == RISKY and world.answered:
        world.turn = 1
    else:
        world.worth = {SAFE: 0.5, RISKY: float(world.card > 2), SILLY: 0.0}[move]


def policy(world: World, seat: int, moves: list[int], draw: Draw) -> int:
    return moves[-1]  # of the other seat: the bad answer


def value(world: World, seat: int) -> float:
    if not over(world):
        return 0.4
    return world.worth if seat == 0 else 1 - world.worth


RULES = SimpleNamespace(over=over, to_act=to_act, legal=legal, play=play, clocks=lambda world: [])
MOVES = [SAFE, RISKY, SILLY]


def think(cards: int, samples: int = 200, answered: bool = False, deep: int = 0, seed: int = 1) -> int:
    guide = SearchSpec(RULES, policy, value, deep=deep)

    def imagine(draw: Draw) -> World:
        return World(draw.below(cards), answered)

    return ranking(guide, 0, MOVES, imagine, FastDraw(seed), Budget(samples))[0][0]


def test_a_risk_is_taken_when_it_pays_over_all_worlds() -> None:
    assert think(cards=10) == RISKY  # high in seven of ten
    assert think(cards=4) == SAFE  # high in one of four


def test_the_same_draw_gives_the_same_thought() -> None:
    assert [think(5, samples=3, seed=seed) for seed in range(30)] == [think(5, samples=3, seed=s) for s in range(30)]


def test_the_tree_finds_the_answer_that_the_policy_overlooks() -> None:
    assert think(cards=10, answered=True) == RISKY  # the policy answers badly
    assert think(cards=10, answered=True, deep=2) == SAFE


def test_the_tree_takes_in_the_policys_move_first_and_another_when_that_has_been_tried() -> None:
    guide, world, node = SearchSpec(RULES, policy, value), World(9), Node()
    assert select_move(guide, world, 0, MOVES, node, FastDraw(1)) == SILLY  # as the policy says
    node.children[SILLY] = Node(visits=WIDENING - 1)
    assert select_move(guide, world, 0, MOVES, node, FastDraw(1)) == SILLY
    node.children[SILLY].visits = WIDENING
    assert {select_move(guide, world, 0, MOVES, node, FastDraw(seed)) for seed in range(20)} == {SAFE, RISKY}


def test_a_tree_that_knows_all_moves_prefers_what_did_well_or_was_tried_little() -> None:
    guide, world = SearchSpec(RULES, policy, value), World(9)
    tried = {SAFE: Node(40, 20.0), RISKY: Node(40, 30.0), SILLY: Node(40, 0.0)}
    assert select_move(guide, world, 0, MOVES, Node(children=tried), FastDraw(1)) == RISKY
    tried[SILLY] = Node(1, 0.0)
    assert select_move(guide, world, 0, MOVES, Node(children=tried), FastDraw(1)) == SILLY


def test_what_is_behind_is_dropped_and_thinking_ends_early() -> None:
    imagined = []

    def imagine(draw: Draw) -> World:
        imagined.append(draw)
        return World(9)

    left = ranking(SearchSpec(RULES, policy, value), 0, MOVES, imagine, FastDraw(1), Budget(1000))
    assert left == [(RISKY, 1.0)]
    assert len(imagined) < 50


def test_moves_that_never_differ_are_not_compared_for_ever() -> None:
    assert not may_be_better([0.5, 1.0, 0.0], [0.5, 1.0, 0.0])
    assert may_be_better([0.5, 1.0, 0.0], [1.0, 0.0, 0.0])


@pytest.mark.parametrize(("ms", "worlds"), [(0.0, 1), (5.0, 6)])
def test_a_clock_ends_the_thought(ms: float, worlds: int) -> None:
    """One that moves on by a millisecond whenever it is looked at."""
    imagined = []
    now = [0.0]

    def clock() -> float:
        now[0] += 0.001
        return now[0]

    def imagine(draw: Draw) -> World:
        imagined.append(draw)
        return World(len(imagined) % 5)

    ranking(SearchSpec(RULES, policy, value), 0, [SAFE, RISKY], imagine, FastDraw(1), Budget(1000, ms, clock))
    assert len(imagined) == worlds


def test_the_horizon_leaves_the_rest_to_the_value() -> None:
    guide = SearchSpec(RULES, policy, value, horizon=0)
    values = dict(ranking(guide, 0, [SAFE, RISKY], lambda draw: World(9, True), FastDraw(1), Budget(8)))
    assert values == {SAFE: 0.5, RISKY: pytest.approx(0.4)}
