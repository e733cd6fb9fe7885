"""Players that think ahead, in the games that have them: at every table, blind, anywhere, and the better ones win."""

from __future__ import annotations

import math
import pickle
from typing import Any

import pytest

import tablee
from tablee import FastDraw
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.bots.thinker import Thinker
from tablee.core.draws import Draw
from tablee.core.game import LEVELS, ponders
from tablee.server.hosting.bot_pool import THOUGHT_MS, choice
from tests.bots.levels import ordinary_choices, share_of
from tests.choice import all_but_few_thorough
from tests.harness import every_table, part, walk

THOUGHTFUL = ("derniere", "dominos")
TABLES = [(key, number) for key in THOUGHTFUL for number in range(len(every_table(key)))]


@pytest.mark.parametrize(("key", "number"), TABLES)
def test_all_levels_play_at_every_table(key: str, number: int) -> None:
    seats, options = every_table(key)[number]
    match = tablee.new(key, seats, number, **options)
    bots = {
        seat: player(LEVELS[(seat + number) % len(LEVELS)], match.game, seat, FastDraw(seat)) for seat in range(seats)
    }
    BotRunner(match, bots, FastDraw(number)).play_out(most_steps=2 * seats)
    assert match.state.ply >= 2 * seats or match.over


@pytest.mark.parametrize("seeds", all_but_few_thorough([range(3), range(3, 6)], [range(3)]), ids=["first", "rest"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", THOUGHTFUL)
def test_what_cannot_be_seen_changes_no_choice(key: str, level: str, seeds: range) -> None:
    game, compared = tablee.games()[key], 0
    for seed in seeds:
        for step, match in enumerate(walk(tablee.new(key, 2 + seed % 3, seed), seed, most=60)):
            for seat, moves in ordinary_choices(match) if step % 10 == 0 else []:
                other = part(key, "world").other_world(match.state.copy(), seat, FastDraw(step))
                views = [game.rules.view(state, seat) for state in (match.state, other)]
                one, two = [player(level, game, seat, FastDraw(5)).choose(view, moves) for view in views]
                assert one == two
                assert one in moves
                compared += 1
    assert compared >= 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", THOUGHTFUL)
def test_a_player_can_be_sent_elsewhere_to_think(key: str, level: str) -> None:
    match = tablee.new(key, 2, 3)
    seat = match.to_act[0]
    bot = player(level, match.game, seat, FastDraw(1))
    twin = pickle.loads(pickle.dumps(bot))
    assert twin.choose(match.view(seat), match.moves(seat)) == bot.choose(match.view(seat), match.moves(seat))


@pytest.mark.parametrize("key", THOUGHTFUL)
def test_those_who_think_long_say_so(key: str) -> None:
    found = [ponders(player(level, tablee.games()[key], 0, FastDraw(1))) for level in LEVELS]
    assert found == [False, False, True, True]


@pytest.mark.parametrize("key", THOUGHTFUL)
def test_a_live_table_gives_a_thought_its_time_and_the_lab_all_it_needs(key: str) -> None:
    match = tablee.new(key, 2, 3)
    seat = match.to_act[0]
    bot = player("merciless", match.game, seat, FastDraw(1))
    assert isinstance(bot, Thinker)
    assert bot.ms == math.inf
    assert choice(bot, match.view(seat), match.moves(seat)) in match.moves(seat)
    assert bot.ms == THOUGHT_MS <= 1500


@pytest.mark.parametrize("key", THOUGHTFUL)
def test_who_has_no_time_thinks_of_one_world(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one to see what is certain, and of one to think ahead."""
    match = tablee.new(key, 2, 3)
    [(seat, moves)] = ordinary_choices(match)
    bot = player("merciless", match.game, seat, FastDraw(1))
    assert isinstance(bot, Thinker)
    imagined = []
    imagine = bot.imagine
    monkeypatch.setattr(bot, "imagine", lambda view, draw: imagined.append(draw) or imagine(view, draw))
    bot.ms = 0.0
    assert bot.choose(match.view(seat), moves) in moves
    assert len(imagined) == (1 if bot.net_file else 2)  # a net has an opinion without any world


@pytest.mark.parametrize("key", all_but_few_thorough(THOUGHTFUL, ["dominos"]))
def test_the_better_ones_win(key: str) -> None:
    assert share_of(key, "merciless", "random", 24) > 0.6
    assert share_of(key, "sharp", "beginner", 80) > 0.55


@pytest.mark.parametrize("key", THOUGHTFUL)
def test_the_shares_of_victory_add_up_and_fewer_cards_are_better(key: str) -> None:
    thinker = player("merciless", tablee.games()[key], 0, FastDraw(1))
    assert isinstance(thinker, Thinker)
    value = thinker.guide.value
    for _, match in zip(range(60), walk(tablee.new(key, 4, 2), 2), strict=False):
        assert sum(value(match.state, seat) for seat in range(4)) == pytest.approx(1)
    state = tablee.new(key, 2, 2).state.copy()
    before = value(state, 0)
    state.hands[1].append(state.pile.pop())
    assert value(state, 0) > before


@pytest.mark.parametrize("key", THOUGHTFUL)
def test_a_single_move_needs_no_thought(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = tablee.new(key, 2, 3)
    [(seat, moves)] = ordinary_choices(match)
    bot = player("merciless", match.game, seat, FastDraw(1))

    def imagine(view: Any, draw: Draw) -> Any:
        raise AssertionError("nothing to think about")

    monkeypatch.setattr(bot, "imagine", imagine)
    assert bot.choose(match.view(seat), moves[:1]) == moves[0]
