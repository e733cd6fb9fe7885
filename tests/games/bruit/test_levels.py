"""People of four levels at Faites du bruit !: whom they name, and when."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import median
from typing import Any

import pytest

from tablee import FastDraw, Match
from tablee.bots.personas import Persona
from tablee.bots.reflexes import FASTEST_MS
from tablee.core.game import LEVELS
from tablee.games.bruit.bot import Player
from tablee.games.bruit.state import call, called
from tablee.games.smileys.pack import BLUE, GREEN, RED, SAD, SMILE, VIOLET, WINK, YELLOW, base
from tests.bots.levels import BLIND, PERFECT, at_level, clumsy, mixed_tables, share_of
from tests.games.bruit.test_rules import fall, shout, table

MANY = 200
SILENT = -1
RED_SMILE, RED_SAD, BLUE_WINK, GREEN_WINK = base(RED, SMILE), base(RED, SAD), base(BLUE, WINK), base(GREEN, WINK)
VIOLET_SAD, YELLOW_SAD = base(VIOLET, SAD), base(YELLOW, SAD)


def names(match: Match, seat: int, persona: Persona) -> Counter[int]:
    """Whom MANY such people would call."""
    said: Counter[int] = Counter()
    for seed in range(MANY):
        answer = Player(seat, FastDraw(seed), persona).answer(match.view(seat), match.moves(seat))
        said[called(answer[1][0]) if answer else SILENT] += 1
    return said


def fallen(*piles: list[int], card: int, to: int = 0, dice: int = YELLOW_SAD, **options: Any) -> Match:
    match = table(*piles, to=to, dice=dice, **options)
    fall(match, card)
    return match


def test_a_pair_is_called_by_both_of_it() -> None:
    match = fallen([], [RED_SAD], card=RED_SMILE)
    assert names(match, 0, PERFECT) == {1: MANY}
    assert names(match, 1, PERFECT) == {0: MANY}
    assert names(match, 1, BLIND) == {SILENT: MANY}


def test_nothing_alike_is_left_alone() -> None:
    assert names(fallen([], [BLUE_WINK], card=RED_SMILE), 1, PERFECT) == {SILENT: MANY}


def test_what_has_been_won_is_left_alone() -> None:
    match = fallen([], [RED_SAD, RED_SAD], card=RED_SMILE)
    shout(match, 1, 0)
    assert names(match, 0, PERFECT) == {SILENT: MANY}


def test_the_dice_go_first() -> None:
    match = fallen([], [RED_SAD], card=RED_SMILE, dice=RED_SMILE)
    assert names(match, 1, PERFECT) == {1: MANY}
    overlooking = names(match, 1, PERFECT._replace(overlooks=0.5))
    assert set(overlooking) == {0, 1, SILENT}  # their own name, the pair, neither


def test_who_thinks_names_the_richest_partner() -> None:
    match = fallen([], [RED_SAD], [BLUE_WINK, base(GREEN, SMILE)], card=RED_SMILE)
    assert names(match, 0, PERFECT) == {2: MANY}
    assert set(names(match, 0, PERFECT._replace(plans=0.0))) == {1, 2}


def test_what_nearly_matches_tempts() -> None:
    hasty = PERFECT._replace(slips=0.1)
    unlike = names(fallen([], [GREEN_WINK], card=base(RED, SAD), dice=BLUE_WINK), 1, hasty)[0]
    near = names(fallen([], [VIOLET_SAD], card=BLUE_WINK, dice=RED_SMILE), 1, hasty)[0]
    assert near > unlike > 0


def test_a_slip_is_a_wrong_name_or_ones_own_beside_the_dice() -> None:
    near_the_dice = fallen([], [GREEN_WINK], card=RED_SAD, dice=RED_SMILE)
    assert set(names(near_the_dice, 1, clumsy(PERFECT))) == {1, SILENT}
    far_from_them = fallen([], [GREEN_WINK], [GREEN_WINK], card=RED_SAD, dice=BLUE_WINK)
    assert set(names(far_from_them, 1, clumsy(PERFECT))) == {0, SILENT}
    assert set(names(far_from_them, 0, clumsy(PERFECT))) == {1, 2, SILENT}


def times(level: str, **options: Any) -> list[int]:
    match = fallen([], [RED_SAD], card=RED_SMILE, **options)
    answers = [at_level(level, match, 1, seed).answer(match.view(1), [call(0), call(1)]) for seed in range(MANY)]
    return [answer[0] for answer in answers if answer]


def test_each_level_is_quicker_than_the_one_below_and_nobody_is_a_machine() -> None:
    medians = [median(times(level)) for level in LEVELS]
    assert all(slow > 1.2 * quick for slow, quick in pairwise(medians))
    assert min(times("merciless")) >= FASTEST_MS


@pytest.mark.parametrize("tempo", [0.5, 1.0])
def test_a_fast_beat_makes_people_hurry(tempo: float) -> None:
    assert median(times("family", tempo_s=tempo)) < median(times("family"))


def test_all_levels_play_at_every_table() -> None:
    assert all(any(outcome.places) and not outcome.dead_end for outcome in mixed_tables("bruit"))


def test_merciless_beats_beginner_and_random() -> None:
    assert share_of("bruit", "merciless", "random", 30) > 0.9
    assert share_of("bruit", "merciless", "beginner", 60) > 0.8
