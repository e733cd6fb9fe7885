"""Da Vinci Code, rule by rule, from positions set by hand: set-up, turn and end."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import tablee
from tablee import IllegalMove
from tablee.core.standing import Standing
from tablee.games.davinci.events import Deciphered, DrewPiece, Exposed, Guessed, Inserted, Took, Won
from tablee.games.davinci.state import (
    BACK,
    BLACK,
    JOKER,
    LATE,
    READY,
    SETUP_OVER,
    STOP,
    WHITE,
    colour_of,
    gaps,
    guess,
    show,
)
from tests.games.davinci.tables import (
    DRAW_BLACK,
    DRAW_WHITE,
    END,
    HIGH,
    LOW,
    WHITE_JOKER,
    B,
    W,
    gap_moves,
    is_shown,
    set_up,
    table,
    take_all,
    told,
    without_pool,
)  # fmt: skip
from tests.games.davinci.world import cards
from tests.harness import encode
from tests.rulebook import rule

# ---- set-up


@rule("DVC-1")
def test_two_colours_of_numbers_0_to_11_and_in_the_expert_game_a_joker_of_each() -> None:
    numbers = sorted(product(range(12), (BLACK, WHITE)))
    base = cards(tablee.new("davinci", 2, 1).state)
    assert [(each >> 1, each & 1) for each in base] == numbers
    expert = cards(tablee.new("davinci", 2, 1, expert=True).state)
    assert [(each >> 1, each & 1) for each in expert] == [*numbers, (12, BLACK), (12, WHITE)]


@rule("DVC-2")
@pytest.mark.parametrize(
    ("seats", "taken", "base", "expert"), [(2, 4, 16, 18), (3, 4, 12, 14), (4, 3, 12, 14)]
)  # the rulebook's [fact]
def test_four_pieces_each_three_with_four_players_and_the_rest_is_the_pool(
    seats: int, taken: int, base: int, expert: int
) -> None:
    for jokers, pool in ((False, base), (True, expert)):
        match = tablee.new("davinci", seats, 5, expert=jokers)
        for seat in range(seats):
            for _ in range(taken):
                match.play(seat, DRAW_BLACK)
            if jokers:
                match.play(seat, READY)
        assert [len(code) for code in match.state.codes] == [taken] * seats
        assert match.view(None).pool == [pool - 12 if not jokers else pool - 13, 12 if not jokers else 13]


@rule("DVC-2", "DVC-4")
def test_which_number_a_black_piece_is_is_chance() -> None:
    first: Counter[int] = Counter()
    for seed in range(240):
        match = tablee.new("davinci", 2, seed)
        take_all(match, 0, [B[0]] * 4)
        first[match.state.codes[0][0]] += 1
        assert len(set(match.state.codes[0])) == 4
    assert len(first) > 4


@rule("DVC-3")
@pytest.mark.parametrize(
    ("drawn", "code"),
    [([B[4], B[1], W[7], W[10]], [B[1], B[4], W[7], W[10]]), ([B[3], B[8], W[3], W[8]], [B[3], W[3], B[8], W[8]])],
)
def test_the_leaflets_codes_stand_in_order_black_left_of_white(drawn: list[int], code: list[int]) -> None:
    match = set_up(2, drawn)
    take_all(match, 0, drawn)
    assert match.view(0).codes[0] == code


@rule("DVC-3")
def test_the_whole_order_is_0_black_0_white_1_black_and_so_on() -> None:
    order = [each for number in range(12) for each in (B[number], W[number])]
    code: list[int] = []
    for each in reversed(order[::2] + order[1::2]):
        (gap,) = gaps(code, each)
        code.insert(gap, each)
    assert code == order


@rule("DVC-4")
def test_whoever_was_drawn_begins_then_the_left_neighbour() -> None:
    for first in range(3):
        match = tablee.new("davinci", 3, 2, first=first)
        match.wait()
        assert match.to_act == [first]
        match.play(first, DRAW_BLACK)
        match.wait()
        assert match.to_act == [(first + 1) % 3]


@rule("DVC-4")
def test_all_choose_their_colours_at_once_and_before_they_see_a_number() -> None:
    match = set_up(2, [])
    assert match.to_act == [0, 1]
    nothing = encode(match.view(1)), encode(match.view(None))
    for _ in range(3):
        match.play(0, DRAW_BLACK)
    assert match.view(0).codes == [[BACK + BLACK] * 3, []]
    assert not match.events(0)
    assert (encode(match.view(1)), encode(match.view(None))) == nothing  # not even the colours
    assert match.view(1).pool == [12, 12]
    match.play(0, DRAW_WHITE)
    assert match.view(0).codes[0] == match.state.codes[0]
    assert len(told(match, DrewPiece, 0)) == 4
    assert match.view(1).codes == [[], []]
    with pytest.raises(IllegalMove, match="wait for the others"):
        match.play(0, DRAW_BLACK)
    for _ in range(4):
        match.play(1, DRAW_WHITE)
    assert [(took.black, took.white) for took in told(match, Took)] == [(3, 1), (0, 4)]
    assert Counter(match.view(1).codes[0]) == {BACK + BLACK: 3, BACK + WHITE: 1}


@rule("DVC-4")
def test_a_colour_never_runs_short_even_if_everybody_takes_it() -> None:
    for seats, taken in ((3, 4), (4, 3)):
        match = tablee.new("davinci", seats, 1)
        for seat in range(seats):
            for _ in range(taken):
                assert match.moves(seat) == [DRAW_BLACK, DRAW_WHITE]
                match.play(seat, DRAW_BLACK)
        assert match.view(None).pool == [0, 12]


@rule("DVC-4")
def test_whoever_chooses_nothing_in_time_gets_a_random_mix() -> None:
    mixes = set()
    for seed in range(40):
        match = tablee.new("davinci", 2, seed)
        match.play(0, DRAW_WHITE)
        assert match.clocks[0].ms == 30_000
        assert match.wait() == SETUP_OVER
        assert [len(code) for code in match.state.codes] == [4, 4]
        assert any(colour_of(each) == WHITE for each in match.state.codes[0])
        mixes.add(told(match, Took)[1].white)
        assert not match.state.setting_up
    assert len(mixes) >= 4


# ---- a turn


@rule("DVC-5")
def test_a_turn_begins_with_a_draw_of_a_colour_that_only_its_owner_sees() -> None:
    match = table(LOW, HIGH, next_piece=W[5])
    assert match.moves(0) == [DRAW_BLACK, DRAW_WHITE]
    with pytest.raises(IllegalMove, match="Draw a tile first"):
        match.play(0, guess(1, 0, 6))
    match.play(0, DRAW_WHITE)
    assert match.view(0).drawn == W[5]
    assert match.view(1).drawn == match.view(None).drawn == BACK + WHITE
    assert match.state.codes[0] == LOW  # not inserted yet
    assert match.view(1).pool == [8, 7]
    assert told(match, DrewPiece, 1) == []
    with pytest.raises(IllegalMove, match="drawn already"):
        match.play(0, DRAW_BLACK)


@rule("DVC-5")
def test_a_colour_that_is_gone_cannot_be_drawn() -> None:
    match = table(LOW, HIGH)
    match.state.pool[BLACK] = []
    assert match.moves(0) == [DRAW_WHITE]
    with pytest.raises(IllegalMove, match="no tile of this colour"):
        match.play(0, DRAW_BLACK)


@rule("DVC-6")
def test_every_hidden_piece_of_every_opponent_may_be_called_anything() -> None:
    match = table(LOW, HIGH, END, shown=[B[6]])
    match.play(0, DRAW_BLACK)
    targets = [(1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3)]
    assert match.moves(0) == [guess(*target, value) for target in targets for value in range(12)]
    match.play(0, guess(1, 1, 0))  # to the right of a 6: impossible, and allowed
    assert match.to_act == [1]


@rule("DVC-6")
def test_one_attack_is_compulsory() -> None:
    match = table(LOW, HIGH)
    match.play(0, DRAW_BLACK)
    with pytest.raises(IllegalMove, match="at least once"):
        match.play(0, STOP)


@rule("DVC-6")
def test_what_lies_open_and_what_is_ones_own_cannot_be_attacked() -> None:
    match = table(LOW, HIGH, END, shown=[B[6], *END])
    match.state.places[2] = 3
    match.play(0, DRAW_BLACK)
    for move, why in (
        (guess(1, 0, 6), "face up already"),
        (guess(0, 1, 1), "not your own"),
        (guess(1, 9, 1), "no such tile"),
        (guess(2, 0, 10), "face up already"),
    ):
        with pytest.raises(IllegalMove, match=why):
            match.play(0, move)


@rule("DVC-6")
def test_joker_may_be_named_in_the_expert_game_only() -> None:
    base = table(LOW, HIGH)
    base.play(0, DRAW_BLACK)
    with pytest.raises(IllegalMove, match="no jokers in this game"):
        base.play(0, guess(1, 0, JOKER))
    expert = table(LOW, [B[6], WHITE_JOKER, B[8], W[9]], expert=True)
    expert.play(0, DRAW_BLACK)
    expert.play(0, guess(1, 1, JOKER))
    assert expert.view(0).codes[1][1] == WHITE_JOKER


@rule("DVC-7")
def test_a_wrong_guess_shows_the_drawn_piece_and_nothing_of_the_attacked_one() -> None:
    match = table(LOW, HIGH, next_piece=W[2])
    match.play(0, DRAW_WHITE)
    match.play(0, guess(1, 2, 9))
    assert match.state.codes[0] == [B[0], W[1], B[2], W[2], W[3]]
    assert match.view(1).codes[0] == [BACK + BLACK, BACK + WHITE, BACK + BLACK, W[2], BACK + WHITE]
    assert told(match, Exposed) == [Exposed(0, W[2], 3)]
    assert match.view(0).codes[1] == [BACK + BLACK, BACK + WHITE, BACK + BLACK, BACK + WHITE]
    assert match.to_act == [1]
    assert Guessed(0, 1, 2, B[9], False) in match.log(None)  # it stays in the log
    assert match.view(None).denied[1] == [0, 0, 1 << 9, 0]


@rule("DVC-8")
def test_a_right_guess_turns_the_piece_over_and_the_turn_may_be_stopped_face_down() -> None:
    match = table(LOW, HIGH, next_piece=W[2])
    match.play(0, DRAW_WHITE)
    match.play(0, guess(1, 2, 8))
    assert match.view(None).codes[1] == [BACK + BLACK, BACK + WHITE, B[8], BACK + WHITE]
    assert match.to_act == [0]
    match.play(0, STOP)
    assert match.state.codes[0] == [B[0], W[1], B[2], W[2], W[3]]
    assert not is_shown(match, W[2])
    assert told(match, Inserted) == [Inserted(0, WHITE, 3)]
    assert match.to_act == [1]


@rule("DVC-8")
def test_one_may_attack_again_anybody_without_drawing_and_then_still_lose_the_drawn_piece() -> None:
    match = table(LOW, HIGH, END, next_piece=W[2])
    match.play(0, DRAW_WHITE)
    match.play(0, guess(1, 2, 8))
    assert DRAW_BLACK not in match.moves(0)
    match.play(0, guess(2, 3, 11))
    match.play(0, guess(1, 0, 5))
    assert is_shown(match, W[2])
    assert match.to_act == [1]


@rule("DVC-9")
def test_without_jokers_a_piece_finds_its_place_by_itself_and_all_see_where() -> None:
    match = table([B[5], W[5]], HIGH, next_piece=W[4])
    match.play(0, DRAW_WHITE)
    assert gap_moves(match, 0) == []
    match.play(0, guess(1, 0, 6))
    match.play(0, STOP)
    assert match.view(1).codes[0] == [BACK + WHITE, BACK + BLACK, BACK + WHITE]
    assert told(match, Inserted, 1) == [Inserted(0, WHITE, 0)]


@rule("DVC-10")
@pytest.mark.parametrize("has_drawn", [True, False])
def test_no_attack_in_time_counts_as_a_wrong_guess(has_drawn: bool) -> None:
    match = table(LOW, HIGH)
    if has_drawn:
        match.play(0, DRAW_WHITE)
    (clock,) = match.clocks
    assert (clock.move, clock.seat, clock.ms) == (LATE, 0, 30_000)
    match.wait()
    (exposed,) = told(match, Exposed)
    assert is_shown(match, exposed.piece)
    assert match.state.codes[0][exposed.place] == exposed.piece
    assert match.to_act == [1]


@rule("DVC-10")
def test_after_a_right_guess_time_only_stops_the_turn() -> None:
    match = table(LOW, HIGH, next_piece=W[2])
    match.play(0, DRAW_WHITE)
    match.play(0, guess(1, 0, 6))
    match.wait()
    assert W[2] in match.state.codes[0]
    assert not is_shown(match, W[2])
    assert match.to_act == [1]


# ---- elimination, end


@rule("DVC-11")
def test_an_open_code_is_out_and_play_goes_on_to_the_left_without_it() -> None:
    match = table(LOW, [B[6]], END)
    match.play(0, DRAW_WHITE)
    match.play(0, guess(1, 0, 6))
    assert match.standing == Standing([0, 3, 0], [60, 0, 0])
    assert not match.over
    assert match.view(2).codes[1] == [B[6]]  # it stays on display
    match.play(0, STOP)
    assert match.to_act == [2]
    with pytest.raises(IllegalMove, match="nothing to do"):
        match.play(1, DRAW_BLACK)


@rule("DVC-11")
def test_the_last_whose_code_is_not_deciphered_wins() -> None:
    match = table([W[4]], [B[6]], [B[9]])
    match.play(0, DRAW_WHITE)
    match.play(0, guess(2, 0, 9))
    match.play(0, guess(1, 0, 6))
    assert match.over
    assert match.standing.places == [1, 2, 3]
    assert match.standing.winners == [0]
    assert [each.whom for each in told(match, Deciphered)] == [2, 1]
    assert [each.by for each in told(match, Won)] == [0]


@rule("DVC-11")
def test_while_the_pool_lasts_nobody_puts_themselves_out() -> None:
    match = table([W[4]], HIGH, next_piece=W[5])
    match.play(0, DRAW_WHITE)
    match.play(0, guess(1, 0, 0))
    assert match.state.places == [0, 0]
    assert not is_shown(match, W[4])


@rule("DVC-12")
def test_with_an_empty_pool_a_wrong_guess_costs_a_hidden_piece_of_ones_choice() -> None:
    match = without_pool(LOW, HIGH, shown=[W[1]])
    assert STOP not in match.moves(0)  # an attack is still compulsory, there is nothing to draw
    with pytest.raises(IllegalMove, match="pool is empty"):
        match.play(0, DRAW_BLACK)
    match.play(0, guess(1, 0, 3))
    assert match.to_act == [0]
    assert match.moves(0) == [show(0), show(2), show(3)]
    with pytest.raises(IllegalMove, match="hidden tiles"):
        match.play(0, guess(1, 0, 4))
    match.play(0, show(2))
    assert match.view(None).codes[0] == [BACK + BLACK, W[1], B[2], BACK + WHITE]
    assert match.to_act == [1]


@rule("DVC-12")
def test_with_an_empty_pool_a_right_guess_lets_one_stop_or_go_on() -> None:
    match = without_pool(LOW, HIGH)
    match.play(0, guess(1, 0, 6))
    assert {STOP, guess(1, 1, 7)} <= set(match.moves(0))
    match.play(0, STOP)
    assert match.to_act == [1]
    assert match.state.codes[0] == LOW


@rule("DVC-12", "DVC-10")
def test_with_an_empty_pool_time_shows_any_hidden_piece() -> None:
    match = without_pool(LOW, HIGH, shown=[W[1]])
    match.wait()
    assert sum(is_shown(match, each) for each in LOW) == 2
    assert match.to_act == [1]


@rule("DVC-12", "DVC-10")
def test_time_does_not_forgive_a_piece_that_is_owed_after_a_right_guess() -> None:
    match = without_pool(LOW, HIGH)
    match.play(0, guess(1, 0, 6))
    match.play(0, guess(1, 1, 0))
    match.wait()
    assert sum(is_shown(match, each) for each in LOW) == 1
    assert match.to_act == [1]


@rule("DVC-12")
def test_without_penalty_a_wrong_guess_costs_nothing_and_the_match_still_ends() -> None:
    match = without_pool(LOW, HIGH, shown=[B[6]], empty_pool="no_penalty")
    match.play(0, guess(1, 1, 0))
    assert match.to_act == [1]
    turns = 1
    while not match.over:
        match.play(match.to_act[0], guess(1 - match.to_act[0], 3, 0))
        turns += 1
    assert turns == 400
    assert match.standing.places == [1, 2]  # fewest pieces face up


@rule("DVC-13")
def test_if_two_codes_fall_in_one_turn_the_attacker_stands() -> None:
    match = without_pool([W[4]], [B[6]], [B[9]])
    match.play(0, guess(1, 0, 6))
    match.play(0, guess(2, 0, 9))
    assert match.over
    assert match.standing.winners == [0]


@rule("DVC-13", "DVC-12")
def test_showing_ones_last_piece_is_leaving_and_may_make_another_win() -> None:
    match = without_pool([W[4]], [B[6]], [B[9]])
    match.play(0, guess(1, 0, 5))
    match.play(0, show(0))
    assert match.standing.places == [3, 0, 0]
    assert match.to_act == [1]
    match.play(1, guess(2, 0, 5))
    match.play(1, show(0))
    assert match.over
    assert match.standing.places == [3, 2, 1]
