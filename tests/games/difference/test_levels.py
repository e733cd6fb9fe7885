"""People of four levels at DIFFERENCE: how long they look, what they show, where they lay."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Any

import pytest

from tablee import FastDraw, Match
from tablee.bots.personas import Persona
from tablee.bots.reflexes import FASTEST_MS
from tablee.core.game import LEVELS
from tablee.games.difference.bot import Player, sooner_with_a_hint
from tablee.games.difference.events import Buried, Found, Showed, ShowedOneMore, ShowedTwoMore
from tablee.games.difference.state import AIM, BURY, CENTRE, ENOUGH, GO_ON, HINT_MS, MARK, SIDE, aim, hint, mark
from tests.bots.levels import PERFECT, at_level, clumsy, mixed_tables, share_of
from tests.games.difference.test_rules import advanced, table

MANY = 200


def answers(match: Match, persona: Persona, *heard: Any) -> list[tuple[int, list[int]]]:
    """What MANY such people do at seat 0 after they heard something."""
    found = []
    for seed in range(MANY):
        bot = Player(0, FastDraw(seed), persona)
        for event in heard:
            bot.hear(event)
        answer = bot.answer(match.view(0), match.moves(0))
        assert answer is not None
        found.append(answer)
    return found


def usual(match: Match, persona: Persona, *heard: Any) -> float:
    return median(ms for ms, _ in answers(match, persona, *heard))


def test_the_two_differences_are_shown() -> None:
    match = table([3, 7], [4, 8])
    assert all(moves == [mark(24), mark(7)] for _, moves in answers(match, PERFECT))


def test_a_slip_is_a_spot_near_ones_own_that_nobody_has_shown() -> None:
    match = table([3, 7], [4, 8])
    shown = Showed(1, 5, 6)
    marks = {moves[1] - MARK for _, moves in answers(match, clumsy(PERFECT), shown)}
    assert marks == {7, 8, 9}
    everything_near = [Showed(1, 5, 6), ShowedTwoMore(1, 8, 9)]
    assert {moves[1] - MARK for _, moves in answers(match, clumsy(PERFECT), *everything_near)} == {7}


def test_a_difference_that_was_shown_need_not_be_searched_for() -> None:
    match = table([3, 7], [4, 8])
    assert usual(match, PERFECT, Showed(1, 24, 3)) < 0.8 * usual(match, PERFECT)
    assert usual(match, PERFECT, ShowedOneMore(1, 24)) < 0.8 * usual(match, PERFECT)


def test_a_card_that_was_looked_at_before_is_partly_known() -> None:
    match = table([3, 7], [4, 8])
    others = [Found(1, 5)] * 5
    assert usual(match, PERFECT, *others) < 0.8 * usual(match, PERFECT)
    assert usual(match, PERFECT, *others, Found(0, 4)) == usual(match, PERFECT)  # a new card
    assert usual(match, PERFECT, *others, Buried(0)) == usual(match, PERFECT)
    assert usual(match, PERFECT, *others, Buried(1)) < 0.8 * usual(match, PERFECT)


def test_hints_help() -> None:
    match = table([3, 7], [4, 8])
    times = [usual(match, PERFECT)]
    for _ in range(2):
        match.tick(hint(0), match.now + 100_000)
        times.append(usual(match, PERFECT))
    assert times == sorted(times, reverse=True)
    assert times[2] < 0.7 * times[0]


def test_a_long_search_gets_its_hint_on_the_way() -> None:
    assert sooner_with_a_hint(20_000) == 20_000
    assert sooner_with_a_hint(HINT_MS + 20_000) == HINT_MS + 10_000
    slow = PERFECT._replace(spot_ms=200_000)
    given, none = table([3, 7], [4, 8]), table([3, 7], [4, 8], hints=False)
    assert usual(given, slow) < 0.8 * usual(none, slow)


def test_beginners_rules_let_people_bury_what_they_cannot_see() -> None:
    match = table([3, 7], [4, 8], variant="beginner")
    done = [moves for _, moves in answers(match, PERFECT)]
    assert 0 < done.count([BURY]) < MANY / 2


def test_who_waits_after_a_wrong_claim_does_not_claim() -> None:
    match = table([3, 7], [4, 8], variant="beginner")
    match.play(0, mark(1), mark(2))
    assert Player(0, FastDraw(1), PERFECT).answer(match.view(0), match.moves(0)) is None


def test_who_plans_lays_where_there_is_least_to_show() -> None:
    lying = {CENTRE: 24, CENTRE + 1: 20, CENTRE + SIDE: 15}
    match = advanced([3, 7], [4, 8], laid=lying)
    corner = CENTRE + SIDE + 1  # between two of them
    planned = {moves[0] - AIM for _, moves in answers(match, PERFECT)}
    assert corner not in planned
    assert corner in {moves[0] - AIM for _, moves in answers(match, PERFECT._replace(plans=0.0))}
    known = {moves[0] - AIM for _, moves in answers(match, PERFECT, Showed(1, 24, 3))}
    assert known == {CENTRE - SIDE, CENTRE - 1}  # beside the one whose difference was shown


@pytest.mark.parametrize(("marks", "count"), [("per_neighbour", 4), ("distinct", 3)])
def test_claims_in_the_advanced_game_are_aimed_and_right(marks: str, count: int) -> None:
    match = advanced([3, 7], [4, 8], laid={CENTRE: 24, CENTRE + 1: 20, CENTRE + SIDE: 15}, adv_marks=marks)
    between = aim(CENTRE + SIDE + 1)
    _, moves = next(each for each in answers(match, PERFECT._replace(plans=0.0)) if each[1][0] == between)
    assert len(moves) == 1 + count
    match.play(0, *moves)
    assert match.state.laid[-1] == 7


def test_everybody_plays_on_for_the_places() -> None:
    match = table([3, 7], [4, 8])
    assert Player(0, FastDraw(1), PERFECT).choose(match.view(0), [GO_ON, ENOUGH]) == GO_ON


def times(level: str) -> list[int]:
    match = table([3, 7], [4, 8])
    found = [at_level(level, match, 0, seed).answer(match.view(0), match.moves(0)) for seed in range(MANY)]
    return [answer[0] for answer in found if answer]


def test_each_level_is_quicker_than_the_one_below_and_nobody_is_a_machine() -> None:
    medians = [median(times(level)) for level in LEVELS]
    assert all(slow > 1.4 * quick for slow, quick in pairwise(medians))
    assert min(times("merciless")) >= FASTEST_MS


def test_all_levels_play_at_every_table() -> None:
    assert all(any(outcome.places) and not outcome.dead_end for outcome in mixed_tables("difference"))


def test_merciless_beats_beginner_and_random() -> None:
    assert share_of("difference", "merciless", "random", 10) > 0.9
    assert share_of("difference", "merciless", "beginner", 40) > 0.8
