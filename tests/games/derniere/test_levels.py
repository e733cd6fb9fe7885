"""The levels of La dernière: they play at every table, by what they may know alone, and the better ones win."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.bots.evening import Evening
from tablee.bots.players import player
from tablee.core.game import LEVELS
from tablee.games.derniere.judgement import value
from tablee.games.derniere.levels import worth_a_thought
from tablee.games.derniere.state import GRACE_MS, catch, joker
from tablee.games.smileys.pack import BLUE, LOVE, RED, SMILE, base
from tests.games.derniere.world import other_world
from tests.harness import every_table, walk

GAME = tablee.games()["derniere"]
TABLES = every_table("derniere")


def seated(match: Match, names: list[str], seed: int) -> Evening:
    bots = {seat: player(name, GAME, seat, FastDraw(seed * 10 + seat)) for seat, name in enumerate(names)}
    return Evening(match, bots, FastDraw(seed))


def victories(one: str, other: str, deals: int) -> int:
    """Of `one`, over some deals played from both seats."""
    won = 0
    for seed in range(deals):
        for names in ([one, other], [other, one]):
            match = seated(tablee.new("derniere", 2, seed), names, seed).play_out()
            won += match.standing.places[names.index(one)] == 1
    return won


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_all_levels_play_at_every_table(number: int) -> None:
    seats, options = TABLES[number]
    names = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(seats)]
    match = tablee.new("derniere", seats, number, **options)
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
        for step, match in enumerate(walk(tablee.new("derniere", 2 + seed % 3, seed), seed, most=60)):
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
    match = tablee.new("derniere", 2, 3)
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


def last_card_view(seat: int) -> tuple[Any, Match]:
    """A table at which somebody came down to one card and has not said so."""
    for seed in range(200):
        match = tablee.new("derniere", 2, seed)
        for _ in range(60):
            if match.over or match.state.silent >> seat & 1:
                break
            turn = match.state.turn
            moves = [move for move in match.moves(turn) if not GAME.races(move)]
            match.play(turn, moves[0])
        if not match.over and match.state.silent >> seat & 1:
            return GAME.rules.view(match.state, seat), match
    raise AssertionError("nobody came down to one card")


def test_beginners_forget_to_announce_and_the_merciless_never_do() -> None:
    view, match = last_card_view(0)
    said = {}
    for level in LEVELS:
        answers = [player(level, GAME, 0, FastDraw(seed)).answer(view, match.moves(0)) for seed in range(200)]
        said[level] = sum(answer is not None and answer[0] < GRACE_MS for answer in answers)
    assert said["beginner"] < said["family"] < said["sharp"] <= said["merciless"] == 200


def test_the_better_the_player_the_fewer_forgotten_words_go_by() -> None:
    _, match = last_card_view(0)
    match.wait()  # the grace is over
    assert catch(0) in match.moves(1)
    view = GAME.rules.view(match.state, 1)
    caught = [
        sum(bool(player(level, GAME, 1, FastDraw(seed)).answer(view, [catch(0)])) for seed in range(200))
        for level in LEVELS
    ]
    assert caught == sorted(caught)
    assert caught[0] < 150
    assert caught[-1] == 200


def test_a_joker_names_a_colour_one_holds() -> None:
    match = tablee.new("derniere", 2, 1)
    view = GAME.rules.view(match.state, match.state.turn)
    view.hand = [base(RED, SMILE), base(RED, LOVE), base(BLUE, LOVE)]
    every_colour = [joker(base(RED, SMILE), colour) for colour in range(6)]
    assert worth_a_thought(view, every_colour) == [joker(base(RED, SMILE), BLUE), joker(base(RED, SMILE), RED)]
    view.hand = [base(RED, SMILE), 42]  # nothing but what has no colour, and the joker itself
    assert worth_a_thought(view, every_colour) == [joker(base(RED, SMILE), RED)]


def test_the_shares_of_victory_add_up_and_fewer_cards_are_better() -> None:
    for _, match in zip(range(40), walk(tablee.new("derniere", 4, 2), 2), strict=False):
        assert sum(value(match.state, seat) for seat in range(4)) == pytest.approx(1)
    state = tablee.new("derniere", 2, 2).state.copy()
    before = value(state, 0)
    state.hands[0] = state.hands[0][:1]
    assert value(state, 0) > before
