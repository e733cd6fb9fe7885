"""People of four levels at Diferencio: what architects hide, what dreamers remember."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import fmean, median
from typing import Any

from tablee import FastDraw, Match
from tablee.bots.personas import PERSONAS, Persona
from tablee.bots.reflexes import FASTEST_MS
from tablee.core.game import LEVELS
from tablee.games.diferencio.bot import Player
from tablee.games.diferencio.distances import distance
from tablee.games.diferencio.state import BACK_IN, DONE, GO_ON, NO_MORE, POINT, READY, SWAP, card_of, point, swap
from tests.bots.levels import PERFECT, at_level, informed, mixed_tables, share_of
from tests.games.diferencio.tables import HANDS, morning, night, table

MANY = 200
FORGETFUL = PERFECT._replace(span=0.0)  # takes nothing in


def players(match: Match, seat: int, persona: Persona) -> list[Any]:
    return [informed(Player(seat, FastDraw(seed), persona), match, seat) for seed in range(MANY)]


def pointed(match: Match, persona: Persona, seat: int = 1) -> Counter[int]:
    """What MANY such dreamers do."""
    answers = [bot.answer(match.view(seat), match.moves(seat)) for bot in players(match, seat, persona)]
    return Counter(answer[1][0] for answer in answers)


# ---- dreamers


def test_who_remembers_points_at_what_has_changed() -> None:
    assert pointed(morning([0, 0]), PERFECT) == {point(0): MANY}


def test_who_has_found_all_that_was_noticed_says_so() -> None:
    match = morning([1, 1], second=True, swaps=1)
    match.play(1, point(0))
    assert pointed(match, PERFECT) == {NO_MORE: MANY}


def test_who_forgot_guesses_as_long_as_it_costs_nothing() -> None:
    assert set(pointed(morning([0, 0]), FORGETFUL)) == {POINT + space for space in range(9)}
    assert set(pointed(morning([0, 0], second=True), FORGETFUL)) == {POINT + space for space in range(9)}
    assert pointed(morning([0, 1], second=True), FORGETFUL) == {NO_MORE: MANY}


def test_what_somebody_pointed_at_in_vain_is_not_pointed_at_again() -> None:
    match = morning([0, 0, 0])
    match.play(2, point(5))
    assert set(pointed(match, FORGETFUL)) == {POINT + space for space in range(9) if space != 5}


def test_who_rests_goes_on_resting() -> None:
    match = morning([0, 0, 0])
    match.play(1, NO_MORE)
    assert match.moves(1) == [BACK_IN]
    assert Player(1, FastDraw(1), PERFECT).answer(match.view(1), [BACK_IN]) is None


def test_faces_that_look_alike_are_taken_for_one() -> None:
    found = [pointed(morning([1, 1], second=True), PERFECT._replace(eye=eye))[point(0)] for eye in (0.01, 6.0, 60.0)]
    assert MANY == found[0] > found[1] > found[2]


def test_a_muddled_memory_points_at_what_never_changed() -> None:
    muddled = PERFECT._replace(span=0.0, muddle=1.0)
    assert len(pointed(morning([1, 1], second=True), muddled)) > 5


def test_old_memories_fade() -> None:
    match = night([0, 0])
    bot = informed(Player(1, FastDraw(1), PERFECT._replace(decay=0.5)), match, 1)
    fresh = bot.board.strength(4)
    bot.wake()
    assert bot.board.strength(4) < fresh == 1


# ---- architects


def test_who_plans_swaps_where_it_is_least_likely_to_be_seen() -> None:
    match = night([0, 0])
    planner = PERFECT._replace(eye=5.0)
    chosen = {bot.choose(match.view(0), match.moves(0)) for bot in players(match, 0, planner)}
    apart = [distance("town", card // 6, 0, 1) for card in HANDS[0]]
    assert chosen == {swap(HANDS[0][apart.index(min(apart))])}
    careless = {bot.choose(match.view(0), match.moves(0)) for bot in players(match, 0, planner._replace(plans=0.0))}
    assert careless == {swap(card) for card in HANDS[0]}


def test_who_plans_swaps_where_nobody_has_looked_for_long() -> None:
    match = night([0, 0])
    bot = Player(0, FastDraw(1), PERFECT._replace(decay=0.5))
    for space in (0, 1, 2):
        bot.board.see(space, card_of(space, 0))
        bot.board.advance()
    assert bot.choose(match.view(0), match.moves(0)) == swap(HANDS[0][0])


def goes_on(points: list[int], persona: Persona) -> bool:
    """Would such an architect swap a second card?"""
    match = night(points, second=True)
    match.play(0, swap(HANDS[0][0]))
    chosen = {bot.choose(match.view(0), match.moves(0)) != DONE for bot in players(match, 0, persona)}
    assert len(chosen) == 1
    return chosen.pop()


def test_a_second_swap_has_to_be_worth_it() -> None:
    assert not goes_on([3, 3], PERFECT)  # everything would be found
    assert goes_on([3, 3], FORGETFUL)
    assert not goes_on([3, 5], FORGETFUL)  # a leader is given as little as possible to find
    assert goes_on([5, 3], PERFECT)  # one that is not found is enough


def test_who_does_not_plan_swaps_as_many_as_it_comes() -> None:
    match = night([3, 3], second=True)
    match.play(0, swap(HANDS[0][0]))
    chosen = Counter(bot.choose(match.view(0), match.moves(0)) for bot in players(match, 0, PERSONAS["beginner"]))
    assert chosen[DONE] > MANY / 4
    assert all(move == DONE or SWAP <= move < DONE for move in chosen)
    assert len(chosen) == 3


def test_looking_and_voting_are_answered() -> None:
    match = table([0, 0])
    bot = Player(0, FastDraw(1), PERFECT)
    assert bot.choose(match.view(0), [READY]) == READY
    assert bot.choose(match.view(0), [GO_ON, GO_ON + 1]) == GO_ON


# ---- levels


def test_each_level_finds_more_than_the_one_below() -> None:
    found = []
    for level in LEVELS:
        nights = [morning([0, 1], second=True) for _ in range(40)]
        bots = [at_level(level, match, 1, seed) for seed, match in enumerate(nights)]
        answers = [bot.answer(match.view(1), match.moves(1)) for bot, match in zip(bots, nights, strict=True)]
        found.append(fmean(answer is not None and answer[1] == [point(0)] for answer in answers))
    assert all(more > less for less, more in pairwise(found))
    assert found[0] < 0.6
    assert found[-1] > 0.8


def test_each_level_is_quicker_than_the_one_below_and_nobody_is_a_machine() -> None:
    match = morning([0, 0])
    medians = []
    for level in LEVELS:
        answers = [at_level(level, match, 1, seed).answer(match.view(1), match.moves(1)) for seed in range(MANY)]
        assert min(answer[0] for answer in answers if answer) >= FASTEST_MS
        medians.append(median(answer[0] for answer in answers if answer))
    assert all(slow > 1.2 * quick for slow, quick in pairwise(medians))


def test_all_levels_play_at_every_table() -> None:
    assert all(any(outcome.places) for outcome in mixed_tables("diferencio"))


def test_merciless_beats_beginner_and_random() -> None:
    assert share_of("diferencio", "merciless", "random", 20) > 0.9
    assert share_of("diferencio", "merciless", "beginner", 40) > 0.8
