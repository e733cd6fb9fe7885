"""People of four levels at Trouve: what they find, what they remember, what they dare."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import median

from tablee import FastDraw, Match
from tablee.bots.personas import Persona
from tablee.bots.reflexes import FASTEST_MS
from tablee.core.game import LEVELS
from tablee.games.smileys.pack import BLUE, RED, SAD, SMILE, YELLOW, base, smiley_of
from tablee.games.trouve.bot import Player
from tablee.games.trouve.events import Lost, Rolled, Took
from tablee.games.trouve.state import ENOUGH, GO_ON, KNOW, name, touch
from tests.bots.levels import BLIND, PERFECT, at_level, clumsy, mixed_tables, share_of
from tests.games.trouve.test_rules import rolled, table

MANY = 200
NOTHING = -1
RED_SMILE, BLUE_SMILE, YELLOW_SAD = base(RED, SMILE), base(BLUE, SMILE), base(YELLOW, SAD)


def does(match: Match, persona: Persona) -> Counter[int]:
    """What MANY such people do at seat 0, who have seen nothing of what was before."""
    done: Counter[int] = Counter()
    for seed in range(MANY):
        answer = Player(0, FastDraw(seed), persona).answer(match.view(0), match.moves(0))
        done[answer[1][0] if answer else NOTHING] += 1
    return done


def test_a_card_that_lies_there_is_found_unless_it_is_overlooked() -> None:
    match = rolled(table([], []), RED_SMILE)
    assert does(match, PERFECT) == {touch(RED_SMILE): MANY}
    assert does(match, BLIND) == {NOTHING: MANY}


def test_a_slip_is_another_card_of_that_smiley() -> None:
    touched = does(rolled(table([], []), RED_SMILE), clumsy(PERFECT))
    assert {smiley_of(card) for card in touched} == {SMILE}
    assert len(touched) == 6
    none_like_it = [base(colour, SMILE) for colour in range(6) if colour != RED]
    assert does(rolled(table(none_like_it, []), RED_SMILE), clumsy(PERFECT)) == {touch(RED_SMILE): MANY}


def remembering(persona: Persona, seed: int = 1) -> Player:
    """Saw seat 1 take a card, and took one itself."""
    bot = Player(0, FastDraw(seed), persona)
    bot.hear(Took(1, RED_SMILE))
    bot.hear(Took(0, YELLOW_SAD))
    return bot


def test_who_remembers_says_so_and_names_the_holder() -> None:
    for card, holder in ((RED_SMILE, 1), (YELLOW_SAD, 0)):
        match = rolled(table([YELLOW_SAD], [RED_SMILE]), card)
        bot = remembering(PERFECT)
        assert bot.answer(match.view(0), match.moves(0)) is not None
        match.play(0, KNOW)
        assert bot.choose(match.view(0), match.moves(0)) == name(holder)


def test_a_card_that_went_back_is_nobodys() -> None:
    match = rolled(table([YELLOW_SAD], [RED_SMILE]), RED_SMILE)
    bot = remembering(PERFECT._replace(dares=1.1))
    bot.hear(Lost(1, RED_SMILE))
    assert bot.answer(match.view(0), match.moves(0)) is None


def test_what_one_has_won_oneself_is_remembered_longer() -> None:
    bot = remembering(PERFECT._replace(decay=0.8))
    for _ in range(10):
        bot.hear(Rolled(0, BLUE_SMILE))
    assert 0 < bot.holders.strength(RED_SMILE) < bot.holders.strength(YELLOW_SAD) < 1


def test_only_the_daring_guess_and_they_guess_who_has_most() -> None:
    match = rolled(table([YELLOW_SAD], [], [RED_SMILE, BLUE_SMILE]), RED_SMILE)
    assert does(match, PERFECT._replace(dares=0.9)) == {NOTHING: MANY}
    assert does(match, PERFECT._replace(dares=0.6)) == {KNOW: MANY}
    bot = Player(0, FastDraw(1), PERFECT._replace(dares=0.6))
    bot.answer(match.view(0), match.moves(0))
    match.play(0, KNOW)
    assert bot.choose(match.view(0), match.moves(0)) == name(2)


def test_who_comes_in_the_middle_of_it_names_whoever_is_likeliest() -> None:
    match = rolled(table([YELLOW_SAD], [RED_SMILE, BLUE_SMILE]), RED_SMILE)
    match.play(0, KNOW)
    assert Player(0, FastDraw(1), PERFECT).choose(match.view(0), match.moves(0)) == name(1)


def test_everybody_plays_on_for_the_places() -> None:
    assert Player(0, FastDraw(1), PERFECT).choose(table([], []).view(0), [GO_ON, ENOUGH]) == GO_ON


def times(level: str) -> list[int]:
    match = rolled(table([], []), RED_SMILE)
    answers = [at_level(level, match, 0, seed).answer(match.view(0), match.moves(0)) for seed in range(MANY)]
    return [answer[0] for answer in answers if answer]


def test_each_level_is_quicker_than_the_one_below_and_nobody_is_a_machine() -> None:
    medians = [median(times(level)) for level in LEVELS]
    assert all(slow > 1.2 * quick for slow, quick in pairwise(medians))
    assert min(times("merciless")) >= FASTEST_MS


def test_all_levels_play_at_every_table() -> None:
    assert all(any(outcome.places) for outcome in mixed_tables("trouve"))


def test_merciless_beats_beginner_and_random() -> None:
    assert share_of("trouve", "merciless", "random", 20) > 0.9
    assert share_of("trouve", "merciless", "beginner", 60) > 0.8
