"""A match in a terminal and in a log: at a glance, in words, and never more than a spectator may know."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tablee
from tablee import Match, Seeded
from tests.harness import KEYS, every_table, walk

every_game = pytest.mark.parametrize("key", KEYS)


@every_game
def test_a_match_is_told_at_a_glance(key: str) -> None:
    for number, (seats, options) in enumerate(every_table(key)[:4]):
        match = tablee.new(key, seats, number, **options)
        for now in walk(match, number):
            line = repr(now)
            assert line.startswith(f"<Match {key}, {seats} seats")
            assert "\n" not in line
            assert len(line) < 200
            assert all(f"{name}={value!r}" in line for name, value in options.items())
            assert (", over" in line) == now.over
        assert f"places {match.standing.places}" in repr(match) if match.over else "places" not in repr(match)


@every_game
def test_a_match_is_told_in_words(key: str) -> None:
    match = tablee.new(key, tablee.games()[key].seats[0], 1)
    for now in walk(match, 1, most=30):
        assert str(now)
        assert not str(now).startswith("<Match")


def test_a_turn_a_clock_and_what_was_chosen() -> None:
    match = tablee.new("derniere", seats=3, seed=7, first=2, deck="B")
    assert (
        repr(match) == "<Match derniere, 3 seats, deck='B', first=2: 0 events, turn of seat 2, turn clock until 30 s>"
    )
    match = tablee.new("difference", seats=2, seed=7)
    assert repr(match) == "<Match difference, 2 seats: 0 events, Everybody is searching, rule clock until 60 s>"


def test_seats_are_called_by_the_numbers_that_code_uses() -> None:
    match = tablee.new("derniere", seats=2, seed=7, first=0)
    assert "It is Seat 0’s turn." in str(match)


def test_nobody_reads_the_seed_or_how_many_secret_moves_there_were() -> None:
    match = tablee.new("diferencio", seats=3, seed=918273)
    while match.scene(None).mine.cover is None:  # until it is night
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    asleep = repr(match)
    assert "918273" not in asleep
    (architect,) = match.to_act
    match.play(architect, match.moves(architect)[0])
    assert repr(match) == asleep


def test_a_game_whose_words_are_not_installed_yet_has_a_repr_all_the_same() -> None:
    ours = tablee.games()["difference"]

    class Mute:
        """Describes a table in words that are in no file."""

        def lines(self, view: object) -> list[tablee.core.words.Msg]:
            return [tablee.core.words.msg("mute-table")]

    game = replace(ours, describe=Mute())
    match = Match(game, 2, game.options(), Seeded(1))
    assert str(match) == repr(match)
