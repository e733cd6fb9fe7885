"""Which handicaps are proposed, from who was first."""

from __future__ import annotations

from math import exp

import pytest

from bench import handicaps
from tablee.core.races import USUAL, without_network
from tablee.core.records import PressRow, VerdictRow
from tablee.matches.handicaps import (
    FEWEST,
    LAST,
    SLOPE,
    SPREAD,
    Proposal,
    RaceResult,
    proposals,
    results,
    skills,
)  # fmt: skip

EVEN = (("anna", 100), ("ben", 100))


def races(won: int, lost: int, runners: tuple[tuple[str, int], ...] = EVEN) -> list[RaceResult]:
    """Anna won so many, and lost so many against Ben."""
    return [RaceResult(runners, "anna")] * won + [RaceResult(runners, "ben")] * lost


def proposed(found: list[RaceResult], **handicaps: int) -> dict[str, int]:
    return {who: each.handicap for who, each in proposals(found, handicaps).items()}


def test_the_quickest_has_the_usual_time_and_who_wins_less_more() -> None:
    found = proposed(races(24, 12), anna=100, ben=100)
    assert found["anna"] == USUAL
    assert 130 <= found["ben"] <= 150


def test_who_is_equal_needs_nothing() -> None:
    assert proposed(races(20, 20), anna=100, ben=100) == {"anna": 100, "ben": 100}


def test_at_most_half_as_much_again_at_once() -> None:
    assert proposed(races(60, 2), anna=100, ben=100) == {"anna": 100, "ben": 150}
    assert proposed(races(60, 2), anna=100, ben=400) == {"anna": 100, "ben": 400}


def test_who_wins_too_often_with_a_handicap_needs_less() -> None:
    handicapped = (("anna", 100), ("ben", 300))
    assert proposed(races(6, 30, handicapped), anna=100, ben=300)["ben"] < 300
    assert proposed(races(2, 60, handicapped), anna=100, ben=300)["ben"] >= 200, "no more than that at once"


def test_equal_wins_with_a_handicap_keep_it() -> None:
    handicapped = (("anna", 100), ("ben", 200))
    assert proposed(races(45, 45, handicapped), anna=100, ben=200)["ben"] == pytest.approx(200, abs=15)


def test_nothing_is_proposed_before_there_are_enough_races() -> None:
    assert not proposed(races(FEWEST - 1, 0), anna=100, ben=100)
    assert proposed(races(FEWEST, 0), anna=100, ben=100)
    assert not proposed(races(20, 20), carla=100), "nobody knows her"
    assert not proposed([], anna=100)


def test_only_the_last_races_count_and_it_is_said_what_they_were() -> None:
    found = proposals([*races(0, 200), *races(30, 60)], {"anna": 100, "ben": 100})
    assert found["anna"] == Proposal(found["anna"].handicap, 30, LAST, 2)


def test_the_best_fit_is_found() -> None:
    """There everybody has won as often as their chances say, but for what is taken for granted of anybody."""
    three = (("anna", 100), ("ben", 150), ("carla", 100))
    known = [RaceResult(three, "anna")] * 40 + [RaceResult(three, "ben")] * 30 + races(10, 10)
    found = skills(tuple(known))
    expected = dict.fromkeys(found, 0.0)
    for race in known:
        weights = {name: exp(found[name]) * (each / USUAL) ** SLOPE for name, each in race.runners}
        for name, weight in weights.items():
            expected[name] += weight / sum(weights.values())
    for name, skill in found.items():
        won = sum(race.first == name for race in known)
        assert won - expected[name] == pytest.approx(skill / SPREAD**2, abs=0.02)


def test_a_table_that_takes_what_is_proposed_becomes_equal() -> None:
    shares = handicaps.converging(handicaps.PAIRS["exponential"], tables=30, matches=8, races=12, seed=3)
    assert shares[0] < 40
    assert sum(shares[-3:]) / 3 == pytest.approx(50, abs=5)


def test_a_race_is_won_by_whose_press_was_played_first_on_its_stimulus() -> None:
    def press(seat: int, seen: int, pleads: bool = False) -> PressRow:
        return PressRow(0, seat, [0], seen, without_network(30_000), pleads)

    presses = [press(0, 3), press(1, 3), press(1, 8), press(0, 9, pleads=True), press(1, 12)]
    judged = [VerdictRow(1, 0, True), VerdictRow(0, 1, True), VerdictRow(2, 2, False), VerdictRow(3, 2, True)]
    found = results(["anna", "ben"], [], presses, judged)
    assert found == [RaceResult(EVEN, "ben")]
