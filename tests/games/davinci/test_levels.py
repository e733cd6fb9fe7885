"""The levels of Da Vinci Code: everywhere at home, blind, the same again, and in the right order."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.game import LEVELS
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot import glance
from tablee.games.davinci.bot.turn import Stand, winning
from tablee.games.davinci.events import Guessed, Took
from tablee.games.davinci.state import BACK, colour_of, gaps, guess, guess_place, guess_value, show
from tests.games.davinci.tables import BLACK_JOKER, DRAW_BLACK, DRAW_WHITE, B, W, set_up, table, take_all, without_pool
from tests.games.davinci.world import other_world
from tests.harness import every_table, walk
from tests.rulebook import rule


def bot(level: str, match: Match, seat: int, seed: int = 1) -> Any:
    """A player who has heard all that its seat was told."""
    made = player(level, match.game, seat, FastDraw(seed))
    for event in match.events(seat):
        made.hear(event)
    return made


def play_match(seed: int, names: list[str], **options: Any) -> Match:
    match = tablee.new("davinci", len(names), seed, **options)
    draw = FastDraw(seed)
    return BotRunner(
        match, {seat: player(name, match.game, seat, draw) for seat, name in enumerate(names)}, draw
    ).play_out()


def heard_from_the_start(level: str, count: int) -> Iterator[tuple[Match, int, Any]]:
    """Middles of matches with the bot of whoever is to move."""
    for seed in range(count):
        match = tablee.new("davinci", 2 + seed % 3, seed, expert=seed % 2 == 1)
        for step, now in enumerate(walk(match, seed, most=60)):
            if step % 20 == 19 and not now.over:
                for seat in now.to_act:
                    yield now, seat, bot(level, now, seat)


def ordinary(match: Match, seat: int) -> list[int]:
    return [move for move in match.moves(seat) if not match.game.rules.urgency(move)]


@pytest.mark.parametrize(("seats", "options"), every_table("davinci"))
def test_all_levels_play_at_every_table(seats: int, options: dict[str, Any]) -> None:
    assert play_match(5, list(LEVELS)[-seats:], **options).over
    assert play_match(6, list(LEVELS)[:seats], **options).over


@pytest.mark.parametrize("level", LEVELS)
@rule("COM-5")
def test_what_nobody_may_know_changes_no_choice(level: str) -> None:
    """The same view, the same words, the same draw: the same move, whatever lies hidden."""
    for number, (now, seat, one) in enumerate(heard_from_the_start(level, 6)):
        other = other_world(now.state.copy(), seat, FastDraw(number))
        twin = pickle.loads(pickle.dumps(one))
        legal = ordinary(now, seat)
        if legal:
            assert one.choose(now.view(seat), legal) == twin.choose(now.game.rules.view(other, seat), legal)


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_at_any_time(level: str) -> None:
    for now, seat, one in heard_from_the_start(level, 6):
        legal = ordinary(now, seat)
        free = [move for move in now.moves(seat) if move not in legal]
        if legal:
            assert one.choose(now.view(seat), legal) in legal
        answer = one.answer(now.view(seat), free) if free else None
        assert answer is None or (answer[0] >= 100 and answer[1][0] in free)


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("beginner", "random"), ("merciless", "random"), ("merciless", "family")]
)
def test_the_stronger_wins_most_matches(stronger: str, weaker: str) -> None:
    won = 0
    for seed in range(16):
        names = [stronger, weaker] if seed % 2 else [weaker, stronger]
        standing = play_match(seed // 2, names).standing
        assert standing is not None
        won += standing.places[names.index(stronger)] == 1
    assert won >= 11


def test_merciless_ends_what_it_can_end() -> None:
    """Both hidden pieces can only be one thing: they are named one after the other."""
    match = table([B[3], W[4], B[6], W[8]], [W[0], B[1], W[1], W[9], B[10], W[10]], shown=[W[0], W[1], W[9], W[10]])
    match.play(0, DRAW_BLACK)
    merciless = player("merciless", match.game, 0, FastDraw(1))
    for by, black, white in ((0, 2, 2), (1, 2, 4)):
        merciless.hear(Took(by, black, white))
    while not match.over:
        match.play(0, merciless.choose(match.view(0), ordinary(match, 0)))
    assert match.standing is not None
    assert match.standing.places == [1, 2]


def test_sharp_goes_on_with_what_is_certain_and_stops_in_the_dark() -> None:
    match = table([B[3], W[4], B[6], W[8]], [W[0], B[1], W[1], W[9]], shown=[W[0]])
    match.play(0, DRAW_BLACK)
    sharp = bot("sharp", match, 0)
    match.play(0, guess(1, 2, 1))
    certain = sharp.choose(match.view(0), ordinary(match, 0))
    assert (guess_place(certain), guess_value(certain)) == (1, 1)
    match.play(0, certain)
    assert sharp.choose(match.view(0), ordinary(match, 0)) == moves.STOP


def test_merciless_shows_the_piece_that_tells_least() -> None:
    """Everybody knows that the first piece is the black 0: showing it costs a piece and tells nothing."""
    match = without_pool([B[0], W[0], B[6], W[8]], [B[3], W[4], B[7], W[9]], shown=[W[0]])
    match.play(0, guess(1, 0, 4))
    assert bot_without_words(match).choose(match.view(0), ordinary(match, 0)) == show(0)


def bot_without_words(match: Match) -> Any:
    return player("merciless", match.game, 0, FastDraw(1))


def test_merciless_puts_jokers_where_most_codes_look_alike() -> None:
    match = set_up(2, [B[3], B[8], BLACK_JOKER, W[5]], expert=True)
    take_all(match, 0, [B[3], B[8], BLACK_JOKER, W[5]])
    match.state.codes[0] = [B[3], W[5], B[8], BLACK_JOKER]
    before = codes_like(match.state.codes[0])
    free = [move for move in match.moves(0) if match.game.rules.urgency(move)]
    answer = bot_without_words(match).answer(match.view(0), free)
    assert answer is not None
    match.play(0, *answer[1])
    after = codes_like(match.state.codes[0])
    assert after > before
    rest = [B[3], W[5], B[8]]
    assert after == max(codes_like([*rest[:gap], BLACK_JOKER, *rest[gap:]]) for gap in gaps(rest, BLACK_JOKER))


def codes_like(code: list[int]) -> int:
    """How many codes have the same backs."""
    return glance.count([BACK + colour_of(piece) for piece in code], [0] * len(code), 0)


def test_winning_is_likelier_with_more_doubt_about_ones_own_code() -> None:
    even = winning(Stand(4, 5.0), [Stand(4, 5.0)])
    assert winning(Stand(4, 6.0), [Stand(4, 5.0)]) > even > winning(Stand(4, 5.0), [Stand(4, 6.0)])
    assert winning(Stand(1, 1.0), [Stand(0, 0.0)]) == 1
    assert winning(Stand(0, 0.0), [Stand(1, 1.0)]) == 0


def test_against_several_every_one_of_them_counts_until_they_are_out() -> None:
    three = winning(Stand(4, 5.0), [Stand(4, 5.0)] * 3)
    assert winning(Stand(4, 5.0), [Stand(4, 5.0), Stand(4, 5.0), Stand(4, 3.0)]) > three
    assert winning(Stand(4, 5.0), [Stand(4, 5.0), Stand(0, 0.0), Stand(0, 0.0)]) == winning(
        Stand(4, 5.0), [Stand(4, 5.0)]
    )


def test_whoever_forgets_forgets_what_was_said_and_nothing_that_lies_there() -> None:
    match = table([B[3], W[4], B[6], W[8]], [W[0], B[1], W[1], W[9]], shown=[W[0], W[1]])
    match.state.denied[W[9]] = 0b111100
    match.play(0, DRAW_WHITE)
    seen = match.view(0)
    for level, keeps in (("beginner", False), ("family", False), ("sharp", True)):
        one = bot(level, match, 0)
        recalled = [one.remembered(seen) for _ in range(20)]
        assert all(each.codes == seen.codes for each in recalled)
        assert all(not each.denied[1][3] & ~seen.denied[1][3] for each in recalled)
        assert all(each.denied == seen.denied for each in recalled) == keeps


def test_a_joker_that_lies_open_hides_nowhere_else() -> None:
    seen = [BLACK_JOKER, BACK]
    assert glance.count(seen, [0, 0], 0) == 12
    assert glance.chances(seen, [0, 0], 0)[1][12] == 0


def test_merciless_outlives_many_questions() -> None:
    """However much was asked, some world stays the likeliest."""
    match = table([B[0], W[1], B[2], W[3]], [B[6], W[7], B[8], W[9]])
    merciless = bot_without_words(match)
    for by in (0, 1):
        merciless.hear(Took(by, 2, 2))
    for _ in range(150):
        merciless.hear(Guessed(1, 0, 2, B[5], False))
    match.play(0, DRAW_WHITE)
    assert merciless.choose(match.view(0), ordinary(match, 0)) in ordinary(match, 0)
