"""Random play without checks."""

import pytest

import tablee
from tablee import FastDraw
from tablee.kit.rollout import first_due, rollout
from tests.harness import KEYS


@pytest.mark.parametrize("key", KEYS)
def test_a_rollout_plays_a_match_to_its_end_or_as_far_as_it_may(key: str) -> None:
    match = tablee.new(key, 3, 1)
    rules = match.game.rules
    assert rollout(rules, match.state, FastDraw(1), 5) == 5
    assert match.state.ply == 5
    steps = rollout(rules, match.state, FastDraw(1), 100_000)
    assert match.over
    assert match.state.ply == 5 + steps
    assert rollout(rules, match.state, FastDraw(1), 10) == 0


def test_the_shortest_clock_is_due_first() -> None:
    assert first_due([(7, 300), (8, 100), (9, 200)]) == 8
