"""Dominos, rule by rule, from positions set by hand: set-up, grid and turn."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tablee import IllegalMove
from tablee.games.dominos.events import DrewCard, PlaysAgain
from tablee.games.dominos.state import DRAW, EXCHANGE, HIGH, LOW, PASS, discard, exchange, place
from tablee.games.smileys.pack import (
    ANGRY,
    BLUE,
    COLOUR_SPECIAL,
    GREEN,
    LOVE,
    NONE,
    ORANGE,
    RED,
    SAD,
    SMILE,
    SURPRISED,
    VIOLET,
    WINK,
    YELLOW,
    base,
    colour_of,
    smiley_of,
)
from tests.games.dominos.positions import (
    BLUE_SPECIAL,
    BLUE_WINK,
    FIVE_BLUES,
    LOVE_SPECIAL,
    RED_SPECIAL,
    REDS,
    WINK_SPECIAL,
    fixed,
    lay,
    sizes,
    table,
    told,
)  # fmt: skip
from tests.games.dominos.world import cards
from tests.harness import walk
from tests.rulebook import rule

# ---- set-up


@rule("DOM-1", "SMI-1", "SMI-2")
@pytest.mark.parametrize("seats", [2, 6, 10])
def test_all_48_cards_are_in_the_game(seats: int) -> None:
    assert cards(tablee.new("dominos", seats, 5).state) == list(range(48))


@rule("DOM-2")
@pytest.mark.parametrize(
    ("seats", "dealt", "pile"),
    [
        (2, [8, 8], 32),
        (3, [8] * 3, 24),
        (4, [8] * 4, 16),
        (5, [8] * 5, 8),
        (6, [8] * 6, 0),
        (7, [7] * 6 + [6], 0),
        (8, [6] * 8, 0),
        (9, [6] * 3 + [5] * 6, 0),
        (10, [5] * 8 + [4] * 2, 0),
    ],
)
def test_eight_cards_each_and_everything_beyond_six_players(seats: int, dealt: list[int], pile: int) -> None:
    match = tablee.new("dominos", seats, 3, first="host")
    before_the_opening = sizes(match)
    before_the_opening[match.state.opener] += 1
    assert before_the_opening == dealt
    assert len(match.state.pile) == pile


@rule("DOM-2")
def test_the_extra_cards_go_clockwise_from_the_seat_that_was_drawn() -> None:
    match = tablee.new("dominos", 9, 3, first=7)
    match.state.hands[match.state.opener].append(NONE)
    assert sizes(match) == [6, 5, 5, 5, 5, 5, 5, 6, 6]


@rule("DOM-3")
@pytest.mark.parametrize("seed", range(20))
def test_whoever_holds_the_card_the_dice_name_has_opened_with_it(seed: int) -> None:
    match = tablee.new("dominos", 3, seed, first="host")
    state = match.state
    opening = state.rolls[-1]
    assert [card for card in state.grid if card != NONE] == [opening]
    assert state.grid[opening] == opening
    assert sizes(match) == [7 if seat == state.opener else 8 for seat in range(3)]
    assert match.to_act == [(state.opener + 1) % 3]  # the opening was the opener's first turn
    assert set(state.rolls[:-1]) <= set(state.pile)  # rolled again only while nobody held the card


@rule("DOM-3", "SMI-3")
def test_the_dice_name_every_base_card_equally_often() -> None:
    rolled = Counter(tablee.new("dominos", 6, seed).state.rolls[0] for seed in range(1800))
    assert set(rolled) == set(range(36))
    assert sum((count - 50) ** 2 / 50 for count in rolled.values()) < 67  # chi-square, 35 degrees, 0.1 %


# ---- the grid


@rule("DOM-4", "DOM-6")
@pytest.mark.parametrize("grid", ["emergent", "fixed"])
def test_neighbours_always_share_smiley_or_colour_within_six_by_six(grid: str) -> None:
    for seed in range(30):
        for now in walk(tablee.new("dominos", 2 + seed % 9, seed, grid=grid), seed):
            state = now.state
            assert len(state.columns) == len(set(state.columns)) <= 6
            assert len(state.rows) == len(set(state.rows)) <= 6
            for cell, card in enumerate(state.grid):
                assert card == NONE or colour_of(card) in (colour_of(cell), NONE)
                assert card == NONE or smiley_of(card) in (smiley_of(cell), NONE)


@rule("DOM-5", "DOM-6")
def test_around_the_first_card_every_line_may_be_opened_at_both_ends() -> None:
    hand = [base(BLUE, SMILE), base(RED, WINK), base(RED, SMILE)]
    match = table(hand, REDS, laid=[lay(BLUE_WINK)])
    same_colour, same_smiley, neither = hand
    assert match.moves(0) == sorted(lay(card, side=side) for card in (same_colour, same_smiley) for side in (LOW, HIGH))
    with pytest.raises(IllegalMove, match="would not touch any card"):
        match.play(0, lay(neither, side=LOW))
    with pytest.raises(IllegalMove, match="say at which side"):
        match.play(0, lay(same_colour))


@rule("DOM-5")
def test_lines_lie_in_the_order_in_which_they_were_opened() -> None:
    laid = [lay(BLUE_WINK), lay(base(RED, WINK), side=LOW), lay(base(GREEN, WINK), side=HIGH)]
    match = table([base(GREEN, SAD), base(BLUE, LOVE), 0], REDS, laid=laid)
    match.play(0, lay(base(GREEN, SAD), side=LOW))
    assert match.state.columns == [RED, BLUE, GREEN]
    assert match.state.rows == [SAD, WINK]


@rule("DOM-5")
def test_a_new_line_at_the_end_needs_a_card_at_that_end() -> None:
    match = table([base(ORANGE, SAD), 0], REDS, laid=[lay(BLUE_WINK), lay(base(BLUE, SAD), side=LOW),
                                                      lay(base(GREEN, WINK), side=HIGH)])  # fmt: skip
    assert match.moves(0) == [lay(base(ORANGE, SAD), side=LOW)]  # right of the green column no sad face lies


@rule("DOM-5")
def test_a_line_that_is_there_is_not_opened_again() -> None:
    match = table([base(RED, SAD), base(GREEN, SAD)], REDS, laid=[lay(BLUE_WINK), lay(base(BLUE, SAD), side=LOW),
                                                                  lay(base(RED, WINK), side=HIGH)])  # fmt: skip
    assert lay(base(RED, SAD)) in match.moves(0)
    with pytest.raises(IllegalMove, match="already has its column and its row"):
        match.play(0, lay(base(RED, SAD), side=HIGH))


@rule("DOM-5")
def test_the_fixed_grid_has_one_cell_for_each_card_and_all_its_lines() -> None:
    hand = [base(BLUE, ANGRY), base(BLUE, SAD), base(YELLOW, WINK), base(GREEN, WINK), base(BLUE, SMILE)]
    match = fixed(hand, REDS, laid=[lay(BLUE_WINK)])
    # beside the blue wink lie angry and sad above and below, orange and yellow left and right; nothing else
    assert match.moves(0) == sorted(lay(card) for card in hand[:3])


@rule("DOM-6")
def test_a_free_cell_that_touches_no_card_cannot_be_taken() -> None:
    laid = [lay(BLUE_WINK), lay(base(GREEN, WINK), side=HIGH), lay(base(RED, WINK), side=HIGH),
            lay(base(BLUE, SAD), side=HIGH), lay(base(BLUE, LOVE), side=HIGH)]  # fmt: skip
    match = table([base(RED, LOVE), base(RED, SAD)], [0, 1], laid=laid)
    with pytest.raises(IllegalMove, match="would not touch any card"):
        match.play(0, lay(base(RED, LOVE)))
    match.play(0, lay(base(RED, SAD)))  # below the red wink
    match.play(1, DRAW)
    assert match.moves(0) == [lay(base(RED, LOVE))]  # now it lies below the red sad face


@rule("DOM-7")
def test_a_special_stands_for_any_card_of_its_smiley_or_colour() -> None:
    match = table([BLUE_SPECIAL, RED_SPECIAL, LOVE_SPECIAL], REDS, laid=[lay(BLUE_WINK)])
    blue = [place(BLUE_SPECIAL, base(BLUE, face), side)
            for face in (SMILE, ANGRY, SAD, SURPRISED, LOVE) for side in (LOW, HIGH)]  # fmt: skip
    red = [place(RED_SPECIAL, base(RED, WINK), side) for side in (LOW, HIGH)]
    in_love = [place(LOVE_SPECIAL, base(BLUE, LOVE), side) for side in (LOW, HIGH)]
    assert match.moves(0) == sorted(blue + red + in_love)


@rule("DOM-7")
def test_a_joker_gives_its_line_the_label_that_was_declared() -> None:
    match = table([BLUE_SPECIAL, 0], [base(RED, SAD), base(RED, LOVE)], laid=[lay(BLUE_WINK)])
    match.play(0, place(BLUE_SPECIAL, base(BLUE, SAD), HIGH))
    assert match.state.rows == [WINK, SAD]
    assert match.moves(1) == [lay(base(RED, SAD), side=side) for side in (LOW, HIGH)]


@rule("DOM-8")
def test_a_joker_blocks_the_card_it_stands_for() -> None:
    match = fixed([BLUE_WINK, base(BLUE, SAD)], REDS, laid=[place(BLUE_SPECIAL, BLUE_WINK)])
    assert match.moves(0) == [lay(base(BLUE, SAD)), exchange(BLUE_WINK)]
    with pytest.raises(IllegalMove, match="is taken"):
        match.play(0, lay(BLUE_WINK))


# ---- a turn


@rule("DOM-9")
def test_a_card_that_touches_two_others_brings_another_turn() -> None:
    corner = [lay(BLUE_WINK), lay(base(BLUE, SAD)), lay(base(YELLOW, WINK))]
    match = fixed([base(YELLOW, SAD), base(GREEN, SAD), 0], REDS, laid=corner)
    match.play(0, lay(base(YELLOW, SAD)))
    assert match.to_act == [0]
    assert told(match, PlaysAgain) == [PlaysAgain(0)]
    match.play(0, lay(base(GREEN, SAD)))  # touches one card
    assert match.to_act == [1]


@rule("DOM-9")
def test_a_card_that_touches_four_others_brings_one_turn_not_three() -> None:
    ring = [base(BLUE, WINK), base(BLUE, SURPRISED), base(ORANGE, SAD), base(YELLOW, SAD)]
    match = fixed([base(BLUE, SAD), base(GREEN, SAD), base(VIOLET, SAD)], REDS, laid=[lay(card) for card in ring])
    match.play(0, lay(base(BLUE, SAD)))
    match.play(0, lay(base(GREEN, SAD)))
    assert match.to_act == [1]


@rule("DOM-9")
def test_jokers_earn_extra_turns_and_are_links_too() -> None:
    corner = [lay(BLUE_WINK), place(BLUE_SPECIAL, base(BLUE, SAD)), place(WINK_SPECIAL, base(YELLOW, WINK))]
    match = fixed([COLOUR_SPECIAL + YELLOW, 0], REDS, laid=corner)
    match.play(0, place(COLOUR_SPECIAL + YELLOW, base(YELLOW, SAD)))
    assert match.to_act == [0]


@rule("DOM-9", "DOM-13")
def test_extra_turns_chain() -> None:
    laid = [lay(base(colour, SMILE)) for colour in (ORANGE, BLUE, YELLOW)] + [lay(base(ORANGE, ANGRY))]
    match = fixed([base(BLUE, ANGRY), base(YELLOW, ANGRY), base(RED, SAD)], REDS, laid=laid)
    match.play(0, lay(base(BLUE, ANGRY)))
    match.play(0, lay(base(YELLOW, ANGRY)))
    assert match.to_act == [0]


@rule("DOM-10")
def test_a_joker_is_taken_back_for_the_card_it_stands_for_and_used_in_the_same_turn() -> None:
    match = fixed([BLUE_WINK, 35], REDS, laid=[place(BLUE_SPECIAL, BLUE_WINK), lay(base(YELLOW, WINK))])
    match.play(0, exchange(BLUE_WINK))
    assert match.state.grid[BLUE_WINK] == BLUE_WINK
    assert match.state.hands[0] == [35, BLUE_SPECIAL]
    assert match.to_act == [0]
    assert told(match, PlaysAgain) == []
    assert place(BLUE_SPECIAL, base(BLUE, SAD)) in match.moves(0)


@rule("DOM-10")
def test_several_jokers_may_be_taken_back_in_one_turn_and_kept() -> None:
    laid = [place(BLUE_SPECIAL, BLUE_WINK), place(WINK_SPECIAL, base(YELLOW, WINK))]
    match = fixed([BLUE_WINK, base(YELLOW, WINK), base(BLUE, SAD)], REDS, laid=laid)
    match.play(0, exchange(BLUE_WINK))
    match.play(0, exchange(base(YELLOW, WINK)))
    match.play(0, lay(base(BLUE, SAD)))
    assert match.state.hands[0] == [BLUE_SPECIAL, WINK_SPECIAL]
    assert match.to_act == [1]


@rule("DOM-10")
def test_only_the_very_card_takes_a_jokers_place() -> None:
    match = fixed([base(BLUE, SAD), WINK_SPECIAL], REDS, laid=[place(BLUE_SPECIAL, BLUE_WINK)])
    assert not [move for move in match.moves(0) if EXCHANGE <= move < DRAW]
    with pytest.raises(IllegalMove, match="You do not hold the blue wink"):
        match.play(0, exchange(BLUE_WINK))  # the wink special card cannot
    with pytest.raises(IllegalMove, match="No joker stands for the blue sad face"):
        match.play(0, exchange(base(BLUE, SAD)))


@rule("DOM-11")
def test_who_cannot_place_draws_one_card_and_the_next_plays() -> None:
    match = fixed([0, 35], [base(BLUE, SAD), 1], laid=[lay(BLUE_WINK)], pile=[5, base(YELLOW, WINK)])
    assert match.moves(0) == [DRAW]
    match.play(0, DRAW)
    assert match.state.hands[0] == [0, base(YELLOW, WINK), 35]  # it could be placed, but not in this turn
    assert match.to_act == [1]
    assert told(match, DrewCard, 0) == [DrewCard(0, base(YELLOW, WINK))]
    assert told(match, DrewCard, 1) == []


@rule("DOM-11")
def test_who_can_place_a_card_must() -> None:
    match = fixed([base(BLUE, SAD), 0], REDS, laid=[lay(BLUE_WINK)])
    for move in (DRAW, PASS):
        with pytest.raises(IllegalMove, match="You have a card you can place"):
            match.play(0, move)


@rule("DOM-11")
def test_an_exchange_is_never_compulsory() -> None:
    match = fixed([BLUE_WINK], REDS, laid=[place(BLUE_SPECIAL, BLUE_WINK)])
    assert match.moves(0) == [exchange(BLUE_WINK), DRAW]


@rule("DOM-11")
def test_with_an_empty_pile_one_passes() -> None:
    match = fixed([0], REDS, laid=[lay(BLUE_WINK)], pile=[])
    assert match.moves(0) == [PASS]
    with pytest.raises(IllegalMove, match="pile is empty"):
        match.play(0, DRAW)
    match.play(0, PASS)
    assert match.to_act == [1]
    with pytest.raises(IllegalMove, match="draw one"):
        fixed([0], REDS, laid=[lay(BLUE_WINK)]).play(0, PASS)


@rule("DOM-12")
def test_a_special_whose_line_is_full_may_be_thrown_away_and_another_card_is_played() -> None:
    laid = [*FIVE_BLUES, place(LOVE_SPECIAL, base(BLUE, LOVE))]  # a joker counts among the six
    match = fixed([BLUE_SPECIAL, base(YELLOW, SAD), 35], REDS, laid=laid)
    assert match.moves(0) == [lay(base(YELLOW, SAD)), discard(BLUE_SPECIAL)]
    match.play(0, discard(BLUE_SPECIAL))
    assert match.state.discard == [BLUE_SPECIAL]
    assert match.to_act == [0]
    assert match.moves(0) == [lay(base(YELLOW, SAD))]


@rule("DOM-12")
def test_a_special_with_a_free_cell_in_its_line_is_kept_even_without_a_place_for_it() -> None:
    match = fixed([RED_SPECIAL], [0], laid=FIVE_BLUES)
    assert match.moves(0) == [DRAW]
    with pytest.raises(IllegalMove, match="its line is not full"):
        match.play(0, discard(RED_SPECIAL))


@rule("DOM-13")
def test_who_cannot_place_in_an_extra_turn_draws_and_the_turn_is_over() -> None:
    corner = [lay(BLUE_WINK), lay(base(BLUE, SAD)), lay(base(YELLOW, WINK))]
    match = fixed([base(YELLOW, SAD), 35], REDS, laid=corner)
    match.play(0, lay(base(YELLOW, SAD)))
    assert match.moves(0) == [DRAW]
    match.play(0, DRAW)
    assert sizes(match) == [2, 2]
    assert match.to_act == [1]


@rule("DOM-13")
def test_an_extra_turn_has_its_own_thirty_seconds() -> None:
    corner = [lay(BLUE_WINK), lay(base(BLUE, SAD)), lay(base(YELLOW, WINK))]
    match = fixed([base(YELLOW, SAD), base(GREEN, SAD), 35], REDS, laid=corner)
    match.play(0, lay(base(YELLOW, SAD)), at=20_000)
    assert [match.deadline(clock) for clock in match.clocks] == [50_000]
