"""The arena: pairs from both sides, stopped at the same match with any workers, a table that tells who is better."""

from __future__ import annotations

import pytest

from tablee.lab import Outcome, Plan, worker_pool
from tablee.lab.arena import FEWEST_ROUNDS, ROUNDS_PER_LOOK, BadArena, Results, Score, compete, pair_plan
from tablee.lab.workers import InProcess

TABLE = Plan("dominos", 2, seed=1)
FIRST = "tests.lab.bots:First"


def shares(results: Results) -> list[tuple[float, int]]:
    return [(score.rate.share, score.rounds) for score in results.scores.values()]


def test_every_pair_meets_and_the_better_one_is_first() -> None:
    results = compete(Plan("davinci", 2, seed=1), ["random", "plain"], 100, 0.01, InProcess())
    assert results.ranking == ["plain", "random"]
    assert results.against("plain", "random").low > 0.5
    assert results.rating("plain").mu > results.rating("random").mu
    assert results.games == 100


def test_rows_and_columns_of_the_cross_table_agree() -> None:
    results = compete(TABLE, ["plain", "random", FIRST], 20, 0.01, InProcess())
    for one in results.players:
        for other in results.players:
            if one != other:
                here, there = results.against(one, other), results.against(other, one)
                assert here.share + there.share == pytest.approx(1)
                assert here.low + there.high == pytest.approx(1)
    assert sum(results.overall(name) for name in results.players) == pytest.approx(1.5)


def test_all_pools_stop_at_the_same_match() -> None:
    players = ["plain", "random", FIRST]
    alone = compete(TABLE, players, 240, 0.075, InProcess())
    with worker_pool(2) as processes:
        together = compete(TABLE, players, 240, 0.075, processes)
    assert shares(together) == shares(alone)
    assert [together.rating(name) for name in players] == [alone.rating(name) for name in players]
    assert any(score.is_settled and score.rounds < 120 for score in alone.scores.values())


def test_a_pair_is_settled_only_at_a_look_and_not_before_the_fewest_rounds() -> None:
    results = Results(["a", "b"], within=0.5)
    plan = pair_plan(TABLE, "a", "b")
    counted = [results.add(plan, win_of("a", plan, number)) for number in range(400)]
    assert counted.count(True) == 2 * FEWEST_ROUNDS
    assert FEWEST_ROUNDS % ROUNDS_PER_LOOK == 0
    assert counted == sorted(counted, reverse=True)


def win_of(name: str, plan: Plan, number: int) -> Outcome:
    places = [1 if each == name else 2 for each in plan.sitting(number)]
    return Outcome(number, 0, 0, places, [0, 0], 1, 1, 1, 0, {}, "")


def test_whoever_only_wins_when_beginning_is_even() -> None:
    """The first seat always wins: from both sides that is a draw, and surely so."""
    results = Results(["a", "b"], within=0.0)
    plan = pair_plan(TABLE, "a", "b")
    for number in range(200):
        results.add(plan, Outcome(number, 0, 0, [1, 2], [0, 0], 1, 1, 1, 0, {}, ""))
    assert results.against("a", "b").share == 0.5
    assert results.against("a", "b").margin < 0.03


def test_a_clean_sweep_is_not_certain_at_once() -> None:
    score = Score("a", "b")
    for _ in range(20):
        score.add(1.0)
    assert score.rounds == 10
    assert score.rate.share == 1
    assert 0.5 < score.rate.low < 0.8


def test_intervals_hold_what_they_promise() -> None:
    """Ninety-five of a hundred, or nearly, hold the true share; drawn by our own draw."""
    from tablee import FastDraw

    draw = FastDraw(1)
    held = 0
    for _ in range(400):
        score = Score("a", "b")
        for _ in range(200):
            score.add(float(draw.below(10) < 7))
        held += score.rate.low <= 0.7 <= score.rate.high
    assert 0.92 < held / 400 < 0.98


@pytest.mark.parametrize("players", [["plain"], ["plain", "plain"], []])
def test_players_who_cannot_meet_are_refused(players: list[str]) -> None:
    with pytest.raises(BadArena):
        compete(TABLE, players, 10, 0.1, InProcess())


def test_an_odd_number_of_matches_is_rounded_up_to_whole_rounds() -> None:
    assert compete(TABLE, ["plain", "random"], 13, 0.1, InProcess()).games == 14
