"""Whole matches of Tour du Monde by players of all levels. The best one thinks: too much to be traced for coverage."""

from __future__ import annotations

import tablee
from tablee.core.game import LEVELS
from tablee.lab import Plan
from tablee.lab.playing import play_one
from tests.bots.levels import share_of
from tests.harness import settings


def test_all_levels_play_with_any_number_of_seats_and_any_option() -> None:
    for number, options in enumerate(settings(tablee.games()["tour_du_monde"])):
        seats = 2 + number % 5
        bots = tuple(LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats))
        assert 1 in play_one(Plan("tour_du_monde", seats, number, options, bots), 0).places


def test_merciless_beats_random_always_and_a_beginner_mostly() -> None:
    assert share_of("tour_du_monde", "merciless", "random", 6) == 1
    assert share_of("tour_du_monde", "merciless", "beginner", 12) > 0.6
