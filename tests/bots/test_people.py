"""A level is a promise about people: simulated ones, a few matches each; `make people` plays many."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bench import people
from bench.people import ADULT, BANDS, CHILD, PEOPLE, RACES, Cell, Person, is_kept, rate, wins
from tablee.core.game import LEVELS
from tablee.lab.statistics import Rate

FEW = 40  # always the same ones
BESIDE_THE_BAND = 0.15  # points that so few matches may be off


@pytest.mark.parametrize("person", PEOPLE, ids=lambda person: person.level)
@pytest.mark.parametrize("key", RACES)
def test_people_are_a_match_for_the_level_that_is_promised_to_be_theirs(key: str, person: Person) -> None:
    for seats, (low, high) in BANDS.items():
        found = rate(key, seats, person.level, person, FEW).share
        assert low - BESIDE_THE_BAND <= found <= high + BESIDE_THE_BAND, seats


@pytest.mark.parametrize("key", RACES)
def test_every_level_is_harder_than_the_one_below(key: str) -> None:
    found = [rate(key, 2, level, ADULT, FEW).share for level in LEVELS]
    assert all(lower > higher for lower, higher in pairwise(found)), found


@pytest.mark.parametrize("key", ["dominos", "derniere", "tour_du_monde", "davinci"])
def test_people_play_turn_games_to_the_end(key: str) -> None:
    assert 0 < sum(wins(key, 2, "beginner", CHILD, number) for number in range(12)) < 12


def test_a_match_of_people_is_the_same_whenever_it_is_played() -> None:
    assert [wins("trouve", 4, "family", ADULT, number) for number in range(6)] == [
        wins("trouve", 4, "family", ADULT, number) for number in range(6)
    ]


def test_what_is_outside_the_promise_is_seen_in_the_page() -> None:
    promised, above = Cell(ADULT, "family", 2), Cell(ADULT, "sharp", 2)
    assert is_kept(promised, Rate(0.5, 0.4, 0.6))
    assert not is_kept(promised, Rate(0.7, 0.6, 0.8))
    assert is_kept(above, Rate(0.1, 0.0, 0.2))  # nothing is promised there
    assert people.shown(promised, Rate(0.7, 0.6, 0.8)) == "**70 (60–80)**"
