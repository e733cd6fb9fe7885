"""People of four levels at A moi !: who slaps what, and when."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

from tablee import FastDraw, Match
from tablee.bots.personas import Persona
from tablee.bots.reflexes import FASTEST_MS
from tablee.core.game import LEVELS
from tablee.games.a_moi.bot import Player
from tablee.games.a_moi.state import SLAP
from tablee.games.smileys.pack import BLUE, RED, SAD, SMILE, SURPRISED, base
from tests.bots.levels import BLIND, PERFECT, at_level, clumsy, mixed_tables, share_of
from tests.games.a_moi.test_rules import turned

MANY = 200


def opened(card: int, dice: int, owners: list[int]) -> Match:
    """A card lies open; these seats own the specials, six colours and six smileys."""
    match = turned([], [], coming=[card], dice=dice)
    match.state.owners = owners
    return match


MINE, THEIRS = [0] * 12, [1] * 12
BLUE_SAD, RED_SMILE = base(BLUE, SAD), base(RED, SMILE)
ELSEWHERE = base(RED, SURPRISED)


def slapped(match: Match, persona: Persona) -> int:
    """How often of MANY such people slap, in per cent."""
    bots = [Player(0, FastDraw(seed), persona) for seed in range(MANY)]
    return sum(bot.answer(match.view(0), [SLAP]) is not None for bot in bots) * 100 // MANY


def test_a_card_that_fits_is_slapped_and_one_that_does_not_is_left() -> None:
    assert slapped(opened(BLUE_SAD, ELSEWHERE, MINE), PERFECT) == 100
    assert slapped(opened(BLUE_SAD, ELSEWHERE, THEIRS), PERFECT) == 0
    assert slapped(opened(BLUE_SAD, BLUE_SAD, THEIRS), PERFECT) == 100  # the card of the dice


def test_one_special_is_overlooked_more_often_than_two_and_the_dice_most_often() -> None:
    careless = PERFECT._replace(overlooks=0.25)
    only_the_colour = [0] * 6 + [1] * 6
    seen = [
        slapped(opened(BLUE_SAD, ELSEWHERE, MINE), careless),
        slapped(opened(BLUE_SAD, ELSEWHERE, only_the_colour), careless),
        slapped(opened(BLUE_SAD, BLUE_SAD, THEIRS), careless),
    ]
    assert seen == sorted(seen, reverse=True)
    assert seen[1] - seen[2] > 20
    assert slapped(opened(BLUE_SAD, ELSEWHERE, only_the_colour), BLIND) == 0


def test_what_nearly_fits_tempts() -> None:
    hasty = PERFECT._replace(slips=0.1)
    violet_and_angry_are_mine = [1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1]
    tempted = slapped(opened(BLUE_SAD, ELSEWHERE, violet_and_angry_are_mine), hasty)
    assert tempted > slapped(opened(BLUE_SAD, ELSEWHERE, THEIRS), hasty) > 0
    assert 30 < slapped(opened(BLUE_SAD, ELSEWHERE, THEIRS), clumsy(PERFECT)) < 70  # but nobody is always wrong


def times(level: str) -> list[int]:
    match = opened(RED_SMILE, ELSEWHERE, MINE)
    answers = [at_level(level, match, 0, seed).answer(match.view(0), [SLAP]) for seed in range(MANY)]
    return [answer[0] for answer in answers if answer]


def test_each_level_is_quicker_than_the_one_below_and_nobody_is_a_machine() -> None:
    medians = [median(times(level)) for level in LEVELS]
    assert all(slow > 1.2 * quick for slow, quick in pairwise(medians))
    assert min(times("merciless")) >= FASTEST_MS


def test_all_levels_play_at_every_table() -> None:
    assert all(any(outcome.places) and not outcome.dead_end for outcome in mixed_tables("a_moi"))


def test_merciless_beats_beginner_and_random() -> None:
    assert share_of("a_moi", "merciless", "random", 30) > 0.9
    assert share_of("a_moi", "merciless", "beginner", 60) > 0.8


def test_nobody_is_ever_waited_for() -> None:
    assert Player(0, FastDraw(1), PERFECT).choose(opened(RED_SMILE, ELSEWHERE, MINE).view(0), [SLAP]) == SLAP
