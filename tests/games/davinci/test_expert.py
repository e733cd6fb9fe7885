"""Da Vinci Code, rule by rule: jokers, the tournament, and who may know what."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee import FastDraw, IllegalMove
from tablee.core.standing import Standing
from tablee.games.davinci.events import Guessed
from tablee.games.davinci.state import (
    BACK,
    BLACK,
    JOKER,
    READY,
    STOP,
    WHITE,
    colour_of,
    gaps,
    guess,
    place_drawn,
    place_joker,
    show,
)
from tablee.matches.series import Series
from tests.games.davinci.tables import (
    BLACK_JOKER,
    DRAW_BLACK,
    DRAW_WHITE,
    END,
    HIGH,
    LOW,
    WHITE_JOKER,
    B,
    W,
    gap_moves,
    set_up,
    table,
    take_all,
    without_pool,
)  # fmt: skip
from tests.harness import encode
from tests.rulebook import rule

# ---- jokers

FIVE_SIX = [W[5], W[6], B[8], B[9]]


@rule("DVC-14")
def test_the_leaflets_places_for_a_joker() -> None:
    """Forbidden: 5W-J-6W and 8B-J-9B. Allowed: between 6W and 8B, and at both ends."""
    match = table(FIVE_SIX, END, expert=True, next_piece=BLACK_JOKER)
    match.play(0, DRAW_BLACK)
    here = match.state.gap
    assert here in (0, 2, 4)
    assert gap_moves(match, 0) == [place_drawn(gap) for gap in (0, 2, 4) if gap != here]
    for gap in (1, 3):
        with pytest.raises(IllegalMove, match="between two consecutive numbers of one colour"):
            match.play(0, place_drawn(gap))


@rule("DVC-15")
def test_a_joker_looks_at_its_nearest_numbers_only_and_past_another_joker() -> None:
    assert gaps([B[7], W[7]], BLACK_JOKER) == [0, 1, 2]
    assert gaps([W[7], B[8]], BLACK_JOKER) == [0, 1, 2]
    assert gaps([B[7], B[9]], BLACK_JOKER) == [0, 1, 2]
    assert gaps([B[7], B[8]], BLACK_JOKER) == [0, 2]
    assert gaps([B[7], WHITE_JOKER, B[8]], BLACK_JOKER) == [0, 3]
    assert gaps([W[0]], BLACK_JOKER) == [0, 1]  # an end is never forbidden


@rule("DVC-15")
def test_a_joker_that_stands_does_not_move_again() -> None:
    match = table([B[2], BLACK_JOKER, B[5]], END, expert=True, next_piece=W[9])
    match.play(0, DRAW_WHITE)
    assert gap_moves(match, 0) == []
    match.play(0, guess(1, 0, 10))
    assert match.state.codes[0] == [B[2], BLACK_JOKER, B[5]]
    with pytest.raises(IllegalMove, match="no other place"):
        match.play(0, place_joker(BLACK, 0))


@rule("DVC-16")
def test_a_number_beside_a_joker_goes_where_its_owner_wants() -> None:
    for gap in (1, 2):
        match = table([B[3], WHITE_JOKER, B[8]], END, expert=True, next_piece=W[5])
        match.play(0, DRAW_WHITE)
        if match.state.gap != gap:
            match.play(0, place_drawn(gap))
        match.play(0, guess(1, 0, 10))
        match.play(0, STOP)
        assert match.state.codes[0].index(W[5]) == gap


@rule("DVC-16")
def test_but_not_where_it_would_leave_a_joker_between_two_consecutive_numbers_of_one_colour() -> None:
    assert gaps([W[5], BLACK_JOKER, B[8]], W[6]) == [1]
    assert gaps([W[5], BLACK_JOKER, W[7]], W[6]) == [1, 2]  # unless no side avoids it
    assert gaps([W[4], BLACK_JOKER, W[6]], W[5]) == [1, 2]
    assert gaps([B[4], BLACK_JOKER, W[6]], W[5]) == [2]
    assert gaps([W[5], BLACK_JOKER, WHITE_JOKER, B[8]], W[6]) == [1]


@rule("DVC-17")
def test_everybody_presses_ready_whether_or_not_they_hold_a_joker() -> None:
    drawn = [B[1], BLACK_JOKER, W[4], W[6]]
    match = set_up(2, drawn + LOW, expert=True)
    take_all(match, 0, drawn)
    take_all(match, 1, LOW)
    assert match.to_act == [0, 1]
    assert match.moves(1) == [READY]
    match.play(1, READY)
    assert match.state.setting_up
    before = encode(match.view(1)), encode(match.events(1)), match.clocks
    match.play(0, gap_moves(match, 0)[0])
    assert (encode(match.view(1)), encode(match.events(1)), match.clocks) == before
    match.play(0, READY)
    backs = [BACK + colour_of(each) for each in match.state.codes[0]]
    assert match.view(1).codes[0] == backs  # its colour shows, that it is a joker does not


@rule("DVC-17")
def test_a_joker_of_the_set_up_stands_where_its_owner_puts_it() -> None:
    drawn = [W[5], BLACK_JOKER, W[6], B[9]]
    for gap in (0, 2, 3):
        match = set_up(2, drawn, expert=True)
        take_all(match, 0, drawn)
        if match.state.codes[0].index(BLACK_JOKER) != gap:
            match.play(0, place_joker(BLACK, gap))
        with pytest.raises(IllegalMove, match="between two consecutive"):
            match.play(0, place_joker(BLACK, 1))
        match.play(0, READY)
        assert match.state.codes[0].index(BLACK_JOKER) == gap
        assert match.moves(0) == []


@rule("DVC-17")
def test_whoever_says_nothing_has_the_joker_in_any_gap_it_may_stand_in() -> None:
    stood = set()
    for seed in range(40):
        match = set_up(2, [W[5], BLACK_JOKER, W[6], B[9]], expert=True)
        match.draw = FastDraw(seed)
        take_all(match, 0, [W[5], BLACK_JOKER, W[6], B[9]])
        match.wait()
        stood.add(match.state.codes[0].index(BLACK_JOKER))
    assert stood == {0, 2, 3}


@rule("DVC-17")
def test_the_place_of_a_drawn_joker_is_chosen_beforehand_and_in_private() -> None:
    match = table(FIVE_SIX, END, expert=True, next_piece=BLACK_JOKER)
    match.play(0, DRAW_BLACK)
    before = [encode((match.view(seat), match.events(seat))) for seat in (1, None)], match.clocks
    gap = 2 if match.state.gap != 2 else 4
    assert not match.game.rules.fresh(match.state, 0, place_drawn(gap), 0)  # not for a piece one had not seen
    match.play(0, place_drawn(gap))
    assert ([encode((match.view(seat), match.events(seat))) for seat in (1, None)], match.clocks) == before
    match.play(0, guess(1, 0, 0))  # wrong: no question is asked, it stands where it was to stand, face up
    assert match.to_act == [1]
    assert match.view(1).codes[0][gap] == BLACK_JOKER


@rule("DVC-18")
def test_both_jokers_may_stand_in_one_code_side_by_side() -> None:
    match = table([B[2], WHITE_JOKER, B[5]], END, expert=True, next_piece=BLACK_JOKER)
    match.play(0, DRAW_BLACK)
    if match.state.gap != 2:
        match.play(0, place_drawn(2))
    match.play(0, guess(1, 0, 10))
    match.play(0, STOP)
    assert match.state.codes[0] == [B[2], WHITE_JOKER, BLACK_JOKER, B[5]]


# ---- tournament


@rule("DVC-19")
def test_ten_points_a_piece_twenty_a_joker_fifty_an_opponent() -> None:
    match = table(LOW, [B[6], WHITE_JOKER], END, expert=True)
    match.play(0, DRAW_BLACK)
    match.play(0, guess(1, 0, 6))
    assert match.state.points == [10, 0, 0]
    match.play(0, guess(1, 1, JOKER))
    assert match.standing.points == [10 + 20 + 50, 0, 0]


@rule("DVC-19", "DVC-20")
def test_the_leaflets_winner_adds_forty_for_3_white_joker_and_9_black() -> None:
    match = without_pool([W[3], BLACK_JOKER, B[9], W[9]], [B[6]], expert=True, shown=[W[9]])
    match.play(0, guess(1, 0, 6))
    assert match.standing == Standing([1, 2], [10 + 50 + 40, 0])  # what lies face up counts nothing


@rule("DVC-19")
def test_a_piece_just_drawn_counts_for_the_winner_too() -> None:
    match = table([W[3]], [B[6]])
    match.play(0, DRAW_WHITE)
    match.play(0, guess(1, 0, 6))
    assert match.standing.points == [10 + 50 + 20, 0]
    assert len(match.state.codes[0]) == 2


@rule("DVC-20")
def test_nobody_is_paid_for_somebody_who_shows_their_own_last_piece() -> None:
    match = without_pool([W[4]], [B[6]], [B[9]])
    match.play(0, guess(1, 0, 5))
    match.play(0, show(0))
    assert match.standing.points == [0, 0, 0]


@rule("DVC-20")
def test_a_tournament_lasts_as_many_games_as_players_and_the_first_seat_goes_round() -> None:
    series = Series("davinci", 3, seed=4, first="host", expert=True)
    opened = []
    while not series.over:
        match = series.match()
        opened.append(match.state.turn)
        while not match.over:
            match.wait()  # everybody lets time play
        series.finish(match)
    assert opened == [0, 1, 2]
    totals = [sum(standing.points[seat] for standing in series.standings) for seat in range(3)]
    assert series.standing is not None
    assert series.standing.points == totals


@rule("DVC-20")
def test_equal_totals_are_told_apart_by_games_won_and_then_shared() -> None:
    series = Series("davinci", 2, seed=4, length=3)
    series.standings = [Standing([1, 2], [60, 70]), Standing([1, 2], [60, 0]), Standing([2, 1], [0, 50])]
    assert series.standing == Standing([1, 2], [120, 120])
    series.standings = [series.standings[0], Standing([2, 1], [80, 70])]
    assert series.standing == Standing([1, 1], [140, 140])


# ---- who may know what


@rule("DVC-21")
def test_backs_places_faces_guesses_and_the_pool_are_public_and_numbers_are_not() -> None:
    match = table(LOW, HIGH, shown=[W[7]])
    match.play(0, DRAW_BLACK)
    match.play(0, guess(1, 0, 3))
    seen = match.view(None)
    assert seen.codes[1] == [BACK + BLACK, W[7], BACK + BLACK, BACK + WHITE]
    assert seen.pool == [7, 8]
    assert seen.denied[1] == [1 << 3, 0, 0, 0]
    assert match.view(1).codes[1] == HIGH
    assert match.view(0).codes[1] == seen.codes[1]
    assert Guessed(0, 1, 0, B[3], False) in match.events(None)


@rule("DVC-21")
def test_a_mask_of_denied_values_moves_with_its_piece() -> None:
    match = table(LOW, HIGH, next_piece=W[5])
    match.state.turn = 1
    match.state.denied[B[6]] = 1 << 4
    match.play(1, DRAW_WHITE)
    match.play(1, guess(0, 0, 0))
    match.play(1, STOP)
    assert match.view(0).codes[1][:2] == [BACK + WHITE, BACK + BLACK]
    assert match.view(0).denied[1] == [0, 1 << 4, 0, 0, 0]


@rule("DVC-21")
def test_sampled_codes_are_exactly_those_that_agree_with_what_is_known_and_equally_likely() -> None:
    match = table([B[0], W[0], B[4], W[4]], [B[1], W[2], W[5], W[8]], shown=[W[5]])
    match.state.denied[B[1]] = 1 << 3
    match.state.denied[W[8]] = 1 << 9 | 1 << 10
    black = [B[1], B[2], B[5]]  # not B3, which was denied; below the white 5
    white = [W[1], W[2], W[3]]
    last = [W[6], W[7], W[8], W[11]]
    worlds = {(one, two, W[5], end) for one in black for two in white for end in last if one < two}
    draw = FastDraw(1)
    counted = Counter(tuple(match.sample(0, draw).state.codes[1]) for _ in range(60 * len(worlds)))
    assert set(counted) == worlds
    assert sum((seen - 60) ** 2 / 60 for seen in counted.values()) < 2 * len(worlds)


@rule("DVC-21", "DVC-15")
def test_in_sampled_codes_a_joker_may_stand_wherever_it_may_stand() -> None:
    match = table([B[0], B[2], B[4], B[6]], [B[1], BLACK_JOKER, B[8], W[9]], shown=[B[1], B[8], W[9]], expert=True)
    draw = FastDraw(1)
    behind = Counter(match.sample(0, draw).state.codes[1][1] for _ in range(900))
    assert set(behind) == {B[3], B[5], B[7], BLACK_JOKER}
    match.state.denied[BLACK_JOKER] = 1 << 3
    assert B[3] not in {match.sample(0, draw).state.codes[1][1] for _ in range(60)}
    behind_back = table(LOW, [B[6], W[7], B[8], W[9]], shown=[B[6], B[8], W[9]], expert=True)
    behind_back.state.denied[W[7]] = 1 << JOKER  # somebody has said so, in vain
    assert {behind_back.sample(0, draw).state.codes[1][1] for _ in range(60)} == {W[6], W[7]}
    tight = table([B[0], B[2], B[4], B[6]], [W[7], BLACK_JOKER, B[8], W[9]], shown=[W[7], B[8], W[9]], expert=True)
    assert tight.sample(0, draw).state.codes[1][1] == BLACK_JOKER  # no black number stands there


@rule("DVC-21", "DVC-16")
@pytest.mark.parametrize(
    ("code", "behind"),
    [
        ([W[5], B[6], W[6], B[8], B[9]], {B[6]}),  # no joker can have come between 5 and 6 white
        ([W[5], B[6], W[6], W[7], B[9]], {B[6], BLACK_JOKER}),  # if the 6 was drawn last, it had to
        ([W[4], W[5], B[6], W[6], B[9]], {B[6], BLACK_JOKER}),
        ([B[9], W[10], B[11], W[11], WHITE_JOKER], {B[11]}),  # a joker is no twelve
    ],
)
def test_in_sampled_codes_a_joker_splits_consecutive_numbers_only_where_it_was_forced_to(
    code: list[int], behind: set[int]
) -> None:
    hidden = next(each for each in code if each in (B[6], B[11]))
    match = table(LOW, code, shown=[each for each in code if each != hidden], expert=True)
    draw = FastDraw(1)
    place = code.index(hidden)
    assert {match.sample(0, draw).state.codes[1][place] for _ in range(60)} == behind
