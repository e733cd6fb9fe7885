"""The leaves of a turn's tree are read by a net as it learned to read what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.bots.learned.net import Net, shapes
from tablee.bots.players import player
from tablee.games.davinci import rules
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot.beliefs import Beliefs
from tablee.games.davinci.bot.features import FEATURES
from tablee.games.davinci.bot.guided_turn import GuidedTurn, likeliest
from tablee.games.davinci.bot.master import guesses, hidden_pieces

NET = Net(shapes(FEATURES), FEATURES)


def turns(count: int) -> Iterator[tuple[Match, int, GuidedTurn]]:
    """Moments at which somebody has guessed right and may go on, with all worlds that are possible to them."""
    found = seed = 0
    while found < count:
        match = tablee.new("davinci", 2, seed)
        bots = [player("plain", match.game, seat, FastDraw(seat)) for seat in range(2)]
        while not match.over:
            seat = match.to_act[0]
            view, legal = match.view(seat), match.moves(seat)
            if moves.STOP in legal and found < count:
                worlds = Beliefs(view).every(3000)
                if worlds is not None and len(worlds) > 1:
                    found += 1
                    yield match, seat, GuidedTurn(NET, view, hidden_pieces(view), worlds)
            match.play(seat, bots[seat].choose(view, legal))
        seed += 1


def test_a_stop_is_read_as_what_is_seen_after_it() -> None:
    for match, seat, turn in turns(40):
        leaf = turn.leaf(turn.worlds, turn.worlds.chances(), turn.stopped)
        state = match.state.copy()
        rules.play(state, seat, moves.STOP, FastDraw(0), None)
        assert turn.rows[leaf.number] == FEATURES.state(rules.view(state, seat))


def test_a_wrong_guess_is_read_as_what_is_seen_after_it() -> None:
    compared = 0
    for match, seat, turn in turns(40):
        each = likeliest(turn.worlds.chances(), 1)[0]
        whom, place = hidden_pieces(match.view(seat))[each.which]
        if match.state.codes[whom][place] == each.piece or match.state.drawn == moves.NONE:
            continue
        branch = turn.branch(turn.worlds, each, 1, 1)
        state = match.state.copy()
        rules.play(state, seat, moves.guess(whom, place, each.piece >> 1), FastDraw(0), None)
        assert branch.wrong is not None
        assert turn.rows[branch.wrong.number] == FEATURES.state(rules.view(state, seat))
        compared += 1
    assert compared > 5


def test_the_likeliest_guesses_are_those_of_the_former_player() -> None:
    for match, seat, turn in turns(20):
        worlds = Beliefs(match.view(seat)).every(3000)
        assert worlds is not None
        former = [each.chance for each in guesses(worlds)[:4]]
        found = [each.chance for each in likeliest(turn.worlds.chances(), 4)]
        assert found == pytest.approx(former[:1] if former[0] > 0.999 else former)
