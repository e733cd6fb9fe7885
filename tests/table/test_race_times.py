"""From when on a race may be open, as every frame says it."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.clocks import RULE, SECRET
from tablee.core.match import Match
from tablee.core.moves import RACE
from tablee.table.show.race_times import NEVER, races_from
from tests.random_walk import random_walk

RACED = ("a_moi", "bruit", "trouve", "difference", "diferencio", "derniere")


def is_open(match: Match) -> bool:
    urgency = match.game.rules.urgency
    return any(urgency(move) == RACE for seat in match.to_act for move in match.moves(seat))


@pytest.mark.parametrize("key", RACED)
def test_an_open_race_is_now_and_a_clock_that_may_open_one_is_told(key: str) -> None:
    match = tablee.new(key, seats=3, seed=2)
    opened = 0
    for _ in zip(range(150), random_walk(match, 2), strict=False):
        rules = [match.deadline(clock) for clock in match.clocks if clock.kind == RULE]
        hidden = any(clock.kind == SECRET for clock in match.clocks)
        opened += is_open(match)
        expected = NEVER if match.over else 0 if is_open(match) or hidden else min(rules, default=NEVER)
        assert races_from(match) == expected
        assert races_from(match, 1000) in (expected, expected + 1000)
    assert opened


@pytest.mark.parametrize("key", ["davinci", "dominos", "tour_du_monde"])
def test_where_nobody_races_nothing_is_waited_for(key: str) -> None:
    match = tablee.new(key, seats=3, seed=2)
    assert {races_from(match) for _ in zip(range(80), random_walk(match, 2), strict=False)} == {NEVER}


def test_how_long_a_hidden_clock_runs_is_not_told() -> None:
    match = tablee.new("a_moi", seats=3, seed=2)
    assert not is_open(match)
    assert races_from(match) == 0
