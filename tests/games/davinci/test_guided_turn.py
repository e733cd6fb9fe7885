"""The leaves of a turn's tree are read by a net as what a seat sees after them, with the player's own doubts."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.bots.learned.net import Net, shapes
from tablee.bots.players import player
from tablee.games.davinci import rules
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot import features as rows
from tablee.games.davinci.bot.beliefs import Beliefs
from tablee.games.davinci.bot.features import FEATURES
from tablee.games.davinci.bot.guided_turn import GuidedTurn, likeliest
from tablee.games.davinci.bot.master import Master, hidden_pieces
from tablee.games.davinci.bot.turn import Turn, guesses

NET = Net(shapes(FEATURES), FEATURES)


def turn_of(match: Match, seat: int) -> Turn:
    """As the player thinks of it."""
    view = match.view(seat)
    worlds = Beliefs(view).every(3000)
    assert worlds is not None
    return Master(seat, FastDraw(0)).prospects(view, worlds)


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
                    yield match, seat, GuidedTurn(NET, view, hidden_pieces(view), worlds, turn_of(match, seat))
            match.play(seat, bots[seat].choose(view, legal))
        seed += 1


def doubts(match: Match, seat: int, row: bytearray) -> list[bytes]:
    """What is written of the doubt about the other's code, and about one's own."""
    starts = [rows.place_of(match.view(seat), whom) + rows.UNSURE for whom in (1 - seat, seat)]
    return [bytes(row[at : at + 2]) for at in starts]


def without_doubts(match: Match, seat: int, row: bytearray) -> bytearray:
    row = row[:]
    for whom in (0, 1):
        rows.write_doubt(row, rows.place_of(match.view(seat), whom) + rows.UNSURE, 0.0)
    return row


def written(doubt: float) -> bytes:
    row = bytearray(2)
    rows.write_doubt(row, 0, doubt)
    return bytes(row)


def test_a_stop_is_read_as_what_is_seen_after_it() -> None:
    for match, seat, turn in turns(40):
        leaf = turn.leaf(turn.worlds, turn.worlds.chances(), turn.stopped)
        state = match.state.copy()
        rules.play(state, seat, moves.STOP, FastDraw(0), None)
        row, seen = turn.rows[leaf.number], FEATURES.state(rules.view(state, seat))
        assert without_doubts(match, seat, row) == without_doubts(match, seat, seen)
        own = turn_of(match, seat).stopped.doubt
        assert doubts(match, seat, row) == [written(log(len(turn.worlds.weights))), written(own)]


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
        row, seen = turn.rows[branch.wrong.number], FEATURES.state(rules.view(state, seat))
        assert without_doubts(match, seat, row) == without_doubts(match, seat, seen)
        left = int((turn.worlds.pieces[:, each.which] != each.piece).sum())
        own = turn_of(match, seat).failed.doubt
        assert doubts(match, seat, row) == [written(log(left)), written(own)]
        compared += 1
    assert compared > 5


def test_the_likeliest_guesses_are_those_of_the_former_player() -> None:
    for match, seat, turn in turns(20):
        worlds = Beliefs(match.view(seat)).every(3000)
        assert worlds is not None
        former = [each.chance for each in guesses(worlds)[:4]]
        found = [each.chance for each in likeliest(turn.worlds.chances(), 4)]
        assert found == pytest.approx(former[:1] if former[0] > 0.999 else former)


def test_what_cannot_be_right_is_worth_what_a_wrong_guess_is() -> None:
    """A net that knows nothing says one half of everything that is not certain."""
    for _, _, turn in turns(5):
        found = turn.best(2, 3)
        assert found.stop == found.wrong == pytest.approx(0.5)
        values = [value for value, _ in found.attacks]
        assert values == sorted(values, reverse=True)
        assert all(value >= 0.5 for value in values)


def test_the_net_judges_duels_only() -> None:
    for seats in (2, 3, 4):
        match = tablee.new("davinci", seats, 1)
        assert (Master(0, FastDraw(0)).net(match.view(0)) is not None) == (seats == 2)
