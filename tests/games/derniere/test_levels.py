"""What the levels of La dernière say and do not say, and their jokers. How they play: tests/bots/test_thinker.py."""

from __future__ import annotations

from typing import Any

import tablee
from tablee import FastDraw, Match
from tablee.bots.players import player
from tablee.bots.thinker import Thinker
from tablee.core.game import LEVELS
from tablee.games.derniere.state import GRACE_MS, catch, joker
from tablee.games.smileys.pack import BLUE, LOVE, RED, SMILE, base

GAME = tablee.games()["derniere"]


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
    thinker = player("merciless", GAME, match.state.turn, FastDraw(1))
    assert isinstance(thinker, Thinker)
    every_colour = [joker(base(RED, SMILE), colour) for colour in range(6)]
    assert thinker.worth_a_thought(view, every_colour) == [joker(base(RED, SMILE), BLUE), joker(base(RED, SMILE), RED)]
    view.hand = [base(RED, SMILE), 42]  # nothing but what has no colour, and the joker itself
    assert thinker.worth_a_thought(view, every_colour) == [joker(base(RED, SMILE), RED)]
