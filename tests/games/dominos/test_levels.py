"""The levels of Dominos: they play at every table, by what they may know alone, and the better ones win."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.bots.evening import Evening
from tablee.bots.players import player
from tablee.core.game import LEVELS
from tablee.games.dominos.judgement import touching_two, value
from tablee.games.dominos.state import beside, is_linked_twice
from tablee.games.smileys.pack import BASE_CARDS
from tests.games.dominos.world import other_world
from tests.harness import every_table, walk

GAME = tablee.games()["dominos"]
TABLES = every_table("dominos")


def seated(match: Match, names: list[str], seed: int) -> Evening:
    bots = {seat: player(name, GAME, seat, FastDraw(seed * 10 + seat)) for seat, name in enumerate(names)}
    return Evening(match, bots, FastDraw(seed))


def victories(one: str, other: str, deals: int) -> int:
    """Of `one`, over some deals played from both seats."""
    won = 0
    for seed in range(deals):
        for names in ([one, other], [other, one]):
            match = seated(tablee.new("dominos", 2, seed), names, seed).play_out()
            won += match.standing.places[names.index(one)] == 1
    return won


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_all_levels_play_at_every_table(number: int) -> None:
    seats, options = TABLES[number]
    names = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(seats)]
    match = tablee.new("dominos", seats, number, **options)
    seated(match, names, number).play_out(most_steps=2 * seats)
    assert match.state.ply >= 2 * seats or match.over


def ordinary_choices(match: Match) -> list[tuple[int, list[int]]]:
    choices = []
    for seat in match.to_act:
        moves = [move for move in match.moves(seat) if not GAME.races(move)]
        if len(moves) > 1:
            choices.append((seat, moves))
    return choices


@pytest.mark.parametrize("level", LEVELS)
def test_what_cannot_be_seen_changes_no_choice(level: str) -> None:
    compared = 0
    for seed in range(6):
        for step, match in enumerate(walk(tablee.new("dominos", 2 + seed % 3, seed), seed, most=60)):
            if step % 10:
                continue
            for seat, moves in ordinary_choices(match):
                other = other_world(match.state.copy(), seat, FastDraw(step))
                chosen = [choice(level, seat, state, moves) for state in (match.state, other)]
                assert chosen[0] == chosen[1]
                assert chosen[0] in moves
                compared += 1
    assert compared >= 10


def choice(level: str, seat: int, state: Any, moves: list[int]) -> int:
    return player(level, GAME, seat, FastDraw(5)).choose(GAME.rules.view(state, seat), moves)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_can_be_sent_elsewhere_to_think(level: str) -> None:
    match = tablee.new("dominos", 2, 3)
    seat = match.to_act[0]
    bot = player(level, GAME, seat, FastDraw(1))
    twin = pickle.loads(pickle.dumps(bot))
    view, moves = GAME.rules.view(match.state, seat), match.moves(seat)
    assert twin.choose(view, moves) == bot.choose(view, moves)


def test_those_who_think_long_say_so() -> None:
    ponders = [getattr(player(level, GAME, 0, FastDraw(1)), "ponders", False) for level in LEVELS]
    assert ponders == [False, False, True, True]


def test_the_merciless_beat_chance() -> None:
    assert victories("merciless", "random", deals=12) >= 15


def test_the_sharp_beat_beginners() -> None:
    assert victories("sharp", "beginner", deals=40) >= 45


def test_the_shares_of_victory_add_up_and_fewer_cards_are_better() -> None:
    for _, match in zip(range(60), walk(tablee.new("dominos", 4, 2), 2), strict=False):
        assert sum(value(match.state, seat) for seat in range(4)) == pytest.approx(1)
    state = tablee.new("dominos", 2, 2).state.copy()
    before = value(state, 0)
    state.hands[1].append(state.pile.pop())
    assert value(state, 0) > before


def test_cells_that_touch_two_cards_are_found() -> None:
    """As the rules count them, one by one."""
    found = 0
    for seed in range(8):
        for match in walk(tablee.new("dominos", 3, seed), seed, most=40):
            state = match.state
            expected = 0
            for cell in range(BASE_CARDS):
                if (state.inside >> cell) & 1 and is_linked_twice(
                    beside(state.columns, state.rows, cell) & state.filled
                ):
                    expected |= 1 << cell
            assert touching_two(state) == expected
            found += expected.bit_count()
    assert found > 100
