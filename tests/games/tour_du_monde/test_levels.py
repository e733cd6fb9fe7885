"""Players of four levels at Tour du Monde: what they know, what they fear, what they give away."""

from __future__ import annotations

import pickle

import pytest

from tablee import FastDraw, Match
from tablee.bots.thinker import TimeLimited
from tablee.core.game import LEVELS
from tablee.games.tour_du_monde import rules
from tablee.games.tour_du_monde.bot.levels import at_level
from tablee.games.tour_du_monde.bot.lookahead import CLOSE, Ahead
from tablee.games.tour_du_monde.bot.outlook import NEVER, Knowledge, Memory, held, seen
from tablee.games.tour_du_monde.bot.traveller import best_exchange
from tablee.games.tour_du_monde.events import Drew, Exchanged, Stopped
from tablee.games.tour_du_monde.state import (
    AFRICA,
    AMERICA,
    ASIA,
    CANCEL,
    CORAL,
    EUROPE,
    EXCHANGE,
    ICEBERG,
    JADE,
    LET,
    MOON,
    RAINBOW,
    SAFFRON,
    SUN,
    continent,
    eclipse,
    freeze,
    lay,
    open_line,
)
from tests.games.tour_du_monde.tables import (
    CORAL_AFRICA,
    CORAL_AMERICA,
    CORAL_ASIA,
    CORAL_EUROPE,
    CORAL_OCEANIA,
    put,
    table,
)  # fmt: skip


def chosen(match: Match, level: str = "merciless", seat: int = 0, seed: int = 0) -> int:
    return at_level(level, seat, FastDraw(seed)).choose(match.view(seat), match.moves(seat))


def turns_left(match: Match, seat: int = 0) -> float:
    view = match.view(seat)
    return Knowledge(view, Memory()).tour(seen(view).sides[seat], held(tuple(view.hand)), 0).turns


# ---- the turns that are left


def test_what_is_in_the_hand_takes_a_turn_a_card() -> None:
    match = table([CORAL_EUROPE, CORAL_OCEANIA], [])
    put(match, 0, CORAL, AFRICA, AMERICA, ASIA)
    assert turns_left(match) == 2


def test_a_line_that_has_to_be_opened_or_cured_takes_a_turn_more() -> None:
    for top in (None, MOON):
        match = table([CORAL_OCEANIA, SUN], [])
        put(match, 0, JADE, AFRICA, AMERICA, ASIA, EUROPE)
        if top is not None:
            put(match, 0, CORAL, top=top)
        assert turns_left(match) == 2


def test_what_is_not_in_the_hand_is_waited_for_and_longer_with_one_line() -> None:
    one, two = table([MOON] * 7, []), table([MOON] * 7, [])
    for match in (one, two):
        put(match, 0, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    put(two, 0, JADE)
    assert 2 < turns_left(two) < turns_left(one) < NEVER


def test_nobody_gets_home_on_frozen_lines() -> None:
    match = table([CORAL_OCEANIA], [])
    for colour in (CORAL, JADE, SAFFRON):
        put(match, 0, colour, AFRICA, ice=True)
    assert turns_left(match) == NEVER


# ---- what was heard


def test_who_let_a_moon_happen_has_a_rainbow_only_if_it_was_drawn_since() -> None:
    match = table([MOON], [])
    memory = Memory()
    likely = Knowledge(match.view(0), memory).holds_rainbow(1)
    memory.hear(Stopped(1, CORAL))
    assert Knowledge(match.view(0), memory).holds_rainbow(1) == 0
    memory.hear(Drew(1, 1))
    once = Knowledge(match.view(0), memory).holds_rainbow(1)
    memory.hear(Exchanged(1, 3))
    assert 0 < once < Knowledge(match.view(0), memory).holds_rainbow(1) < likely


# ---- moves


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_finishes_a_tour_that_can_be_finished(level: str) -> None:
    for seed in range(10):
        match = table([CORAL_OCEANIA, MOON, SUN, RAINBOW, ICEBERG], [])
        put(match, 0, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
        put(match, 1, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
        assert chosen(match, level, seed=seed) == lay(CORAL_OCEANIA)


def test_who_is_about_to_finish_is_attacked() -> None:
    match = table([MOON, CORAL_AFRICA, SUN], [], [])
    put(match, 0, CORAL)
    put(match, 1, JADE, AFRICA)
    put(match, 2, CORAL, AMERICA, ASIA, EUROPE, AFRICA)
    assert chosen(match) == eclipse(2, CORAL)


def test_a_rainbow_is_no_shelter_from_an_iceberg() -> None:
    match = table([MOON, ICEBERG, CORAL_AFRICA, SUN], [])
    put(match, 0, CORAL)
    put(match, 1, CORAL, AMERICA, ASIA, EUROPE, AFRICA, top=RAINBOW)
    assert chosen(match) == freeze(1, CORAL)


def test_continents_that_lie_there_already_are_given_away() -> None:
    spare = [continent(which, JADE) for which in (AFRICA, AMERICA, ASIA, EUROPE)]
    match = table([*spare, CORAL_AMERICA, CORAL_ASIA, RAINBOW], [])
    put(match, 0, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    view = match.view(0)
    move, _ = best_exchange(Knowledge(view, Memory()), seen(view), set(match.moves(0)))
    kept = [card for place, card in enumerate(view.hand) if not (move - EXCHANGE) >> place & 1]
    assert kept == [RAINBOW]


def test_a_moon_meets_the_rainbow_and_beginners_forget_theirs() -> None:
    match = table([MOON], [RAINBOW])
    put(match, 1, CORAL, AFRICA)
    match.play(0, eclipse(1, CORAL))
    answers = {level: [chosen(match, level, 1, seed) for seed in range(40)] for level in LEVELS}
    assert answers["merciless"] == [CANCEL] * 40
    assert 4 < answers["beginner"].count(LET) < 36


# ---- thinking ahead


def two_alike() -> Match:
    """Two continents could be laid, and it hardly matters which."""
    match = table([CORAL_AFRICA, CORAL_AMERICA], [])
    put(match, 0, CORAL)
    return match


def test_close_moves_are_tried_in_worlds_and_the_same_worlds_give_the_same_move() -> None:
    match = two_alike()
    player = at_level("merciless", 0, FastDraw(1))
    assert isinstance(player, Ahead)
    worths = player.formula(match.view(0), match.moves(0))
    close = {move for move in worths if worths[move] >= max(worths.values()) - CLOSE}
    assert {lay(CORAL_AFRICA), lay(CORAL_AMERICA)} <= close
    before = player.draw.below(1000)
    player = at_level("merciless", 0, FastDraw(1))
    found = player.choose(match.view(0), match.moves(0))
    assert found in close
    assert player.draw.below(1000) != before  # worlds were drawn
    assert chosen(match, "merciless", 0, 1) == found


def test_a_round_ahead_whoever_wins_meanwhile_has_won() -> None:
    match = table([SUN], [CORAL_OCEANIA])
    put(match, 1, CORAL, AFRICA, AMERICA, ASIA, EUROPE)
    player = at_level("merciless", 0, FastDraw(0))
    assert isinstance(player, Ahead)
    world = match.copy().state
    rules.play(world, 0, open_line(CORAL), FastDraw(0), None)
    assert player.after_a_round(world, 0) == 0.0
    assert player.after_a_round(world, 1) == 1.0


def test_a_hurried_table_is_given_an_answer_after_the_first_world() -> None:
    match, player = two_alike(), at_level("merciless", 0, FastDraw(0))
    assert isinstance(player, TimeLimited)
    player.ms = 0
    assert player.choose(match.view(0), match.moves(0)) in match.moves(0)


# ---- elsewhere


def test_a_player_can_be_sent_to_another_process() -> None:
    match = table([MOON, CORAL_AFRICA, SUN], [])
    bot = at_level("sharp", 0, FastDraw(4))
    bot.hear(Stopped(1, CORAL))
    again = pickle.loads(pickle.dumps(bot))
    assert again.choose(match.view(0), match.moves(0)) == bot.choose(match.view(0), match.moves(0))
    assert again.memory.drawn == {1: 0}
