"""Diferencio, rule by rule, from positions set by hand: the set-up and the two rounds."""

from __future__ import annotations

import pytest

import tablee
from tablee import IllegalMove, Words
from tablee.core.moves import FREE, RACE
from tablee.games.diferencio import events
from tablee.games.diferencio.events import (
    DrewCard,
    Found,
    GaveBack,
    LastLook,
    Mistaken,
    NightFell,
    OwesCard,
    Scored,
    SecondRound,
    Swapped,
    Unnoticed,
    Woke,
)
from tablee.games.diferencio.state import (
    BACK_IN,
    DONE,
    GIVE_LATE,
    LOOK_MS,
    NO_MORE,
    NONE,
    READY,
    SEARCH,
    SEARCH_OVER,
    SLEEP,
    SPACES,
    STUDY,
    STUDY_OVER,
    SWAP_LATE,
    WAKE,
    card_of,
    give,
    point,
    space_of,
    swap,
)
from tests.games.diferencio.tables import BOARD, HANDS, morning, night, scores, told
from tests.games.diferencio.world import cards as all_cards
from tests.harness import encode
from tests.rulebook import rule

# ---- what is in the box, set-up


@rule("DFO-1")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_side_of_the_board_has_54_cards_of_its_own(language: str) -> None:
    say = Words(language)
    assert len({say.forms(events.picture(number))[""] for number in range(108)}) == 108
    town, sea = (told(night([0, 0], side=side), LastLook)[0].cards for side in ("town", "sea"))
    assert max(town) < 54 <= min(sea)


@rule("DFO-2")
def test_nine_spaces_six_cards_for_each_so_every_card_can_always_be_swapped() -> None:
    match = tablee.new("diferencio", 6, 5, first="host")
    assert sorted(all_cards(match.state)) == list(range(54))
    assert [space_of(card) for card in match.state.board] == list(range(9))
    match.wait()
    assert match.moves(0) == [swap(card) for card in match.state.hands[0]]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            tablee.new("diferencio", seats, 1)


@rule("DFO-3", "DFO-4")
@pytest.mark.parametrize(("seats", "pile"), [(2, 39), (3, 36), (4, 33), (5, 30), (6, 27)])
def test_one_card_on_each_space_three_in_each_hand_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = tablee.new("diferencio", seats, 3).state
    assert len(state.board) == 9
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.pile) == pile


@rule("DFO-4")
def test_any_of_its_six_cards_may_open_on_a_space() -> None:
    opened = {card for seed in range(60) for card in tablee.new("diferencio", 2, seed).state.board}
    assert opened == set(range(54))


@rule("DFO-5")
def test_everybody_looks_at_the_board_until_time_is_over() -> None:
    match = tablee.new("diferencio", 3, 1, study_s=45)
    assert [match.moves(seat) for seat in range(3)] == [[READY]] * 3
    assert [match.view(seat).board for seat in (0, 1, 2, None)] == [match.state.board] * 4
    match.wait()
    assert (match.now, match.state.phase) == (45_000, SLEEP)


@rule("DFO-5")
def test_the_look_ends_early_when_all_are_ready() -> None:
    match = tablee.new("diferencio", 3, 1)
    match.play(2, READY)
    match.play(0, READY)
    assert match.state.phase == STUDY
    assert match.to_act == [1]
    with pytest.raises(IllegalMove, match="already"):
        match.play(0, READY)
    match.play(1, READY)
    assert match.state.phase == SLEEP


@rule("DFO-5")
def test_between_two_nights_there_is_a_short_look_at_what_had_changed() -> None:
    match = morning([0, 0])
    match.play(1, point(0))
    before = match.now
    assert match.view(None).removed[0] == BOARD[0]
    assert match.wait() == STUDY_OVER
    assert match.now - before == LOOK_MS


@rule("DFO-6")
def test_the_first_seat_is_the_architect_and_the_others_sleep() -> None:
    for first in range(4):
        match = tablee.new("diferencio", 4, 1, first=first)
        match.wait()
        assert match.to_act == [first]
        assert told(match, NightFell) == [NightFell(first)]


# ---- round one: the architect


@rule("DFO-7")
def test_the_architect_swaps_one_card_for_the_one_of_the_same_number() -> None:
    match = night([0, 0, 0])
    with pytest.raises(IllegalMove, match="at least one"):
        match.play(0, DONE)
    match.play(0, swap(card_of(1, 1)))
    assert match.state.board == [BOARD[0], card_of(1, 1), *BOARD[2:]]
    assert match.state.removed[1] == BOARD[1]
    assert match.to_act == []
    with pytest.raises(IllegalMove, match="finished your work"):
        match.play(0, swap(card_of(0, 1)))
    with pytest.raises(IllegalMove, match="Only the architect"):
        match.play(1, swap(card_of(3, 1)))


@rule("DFO-7", "COM-6")
def test_an_architect_who_does_nothing_swaps_a_random_card() -> None:
    swapped = set()
    for seed in range(30):
        match = tablee.new("diferencio", 2, seed, first="host")
        assert [match.wait(), match.wait(), match.wait()] == [STUDY_OVER, WAKE, SWAP_LATE]
        assert match.state.phase == SEARCH
        assert SPACES - match.state.removed.count(NONE) == 1
        swapped.add(match.state.removed.index(max(match.state.removed)))
    assert len(swapped) > 4


@rule("DFO-7", "COM-5")
def test_only_the_architect_is_told_what_is_swapped() -> None:
    match = night([0, 0, 0])
    match.play(0, swap(card_of(1, 1)))
    assert told(match, Swapped, 0) == [Swapped(0, BOARD[1], card_of(1, 1))]
    assert told(match, Swapped, 1) == told(match, Swapped, None) == []


# ---- round one: the dreamers


@rule("DFO-8")
def test_awake_the_dreamers_see_the_board_as_it_lies_now() -> None:
    match = night([0, 0, 0])
    match.play(0, swap(card_of(1, 1)))
    assert [match.view(seat).board for seat in (1, 2, None)] == [[], [], []]
    match.wait()
    assert told(match, Woke) == [Woke()]
    assert [match.view(seat).board for seat in (1, 2, None)] == [[BOARD[0], card_of(1, 1), *BOARD[2:]]] * 3
    assert match.to_act == [1, 2]


@rule("DFO-9")
def test_who_points_at_the_swapped_card_takes_the_removed_one_as_a_point() -> None:
    match = morning([0, 0, 0])
    match.play(2, point(0))
    assert match.state.won == [[], [], [BOARD[0]]]
    assert told(match, Found) == [Found(2, BOARD[0], card_of(0, 1))]


@rule("DFO-9")
def test_who_is_wrong_in_round_one_may_not_point_again_but_loses_nothing() -> None:
    match = morning([0, 1, 0])
    match.play(1, point(5))
    assert scores(match) == [0, 1, 0]
    assert match.moves(1) == []
    with pytest.raises(IllegalMove, match="no further try"):
        match.play(1, point(0))
    match.play(2, point(0))
    assert match.wait() == STUDY_OVER
    assert match.state.wrong == 0  # only for this turn


@rule("DFO-10")
@pytest.mark.parametrize("how", ["all wrong", "all give up", "one of each", "time"])
def test_if_nobody_finds_it_the_architect_has_the_point(how: str) -> None:
    match = morning([0, 0, 0], search_s=25)
    woken = match.now
    if how == "time":
        assert match.wait() == SEARCH_OVER
        assert match.now - woken == 25_000
    else:
        match.play(1, NO_MORE if how == "all give up" else point(7))
        assert match.state.phase == SEARCH
        match.play(2, point(8) if how == "all wrong" else NO_MORE)
    assert match.state.won == [[BOARD[0]], [], []]
    assert told(match, Unnoticed) == [Unnoticed(BOARD[0], card_of(0, 1))]
    assert match.state.phase == STUDY


@rule("DFO-11")
def test_in_round_one_the_first_right_answer_ends_the_turn() -> None:
    match = morning([0, 0, 0])
    match.play(1, point(4))
    assert told(match, Mistaken) == [Mistaken(1, BOARD[4])]
    assert match.view(None).unchanged == 1 << 4  # everybody knows now
    match.play(2, point(0))
    assert match.state.phase == STUDY
    assert scores(match) == [0, 0, 1]


@rule("DFO-11", "COM-3", "COM-4")
def test_pointing_is_a_race_and_a_press_that_comes_behind_another_is_void() -> None:
    match = morning([0, 0, 0, 0], second=True)
    rules, seen = match.game.rules, match.state.ply
    assert [rules.urgency(move) for move in (point(3), NO_MORE, BACK_IN)] == [RACE, FREE, FREE]
    assert not rules.fresh(match.state, 1, point(3), seen - 1)  # pressed asleep
    match.play(1, point(3))
    assert not rules.fresh(match.state, 2, point(3), seen)  # did not see that it is the wrong one
    assert rules.fresh(match.state, 2, point(3), match.state.ply)
    assert rules.fresh(match.state, 2, point(4), seen)


@rule("DFO-12")
def test_the_architect_refills_to_three_and_the_role_passes_to_the_left() -> None:
    match = morning([0, 0, 0])
    top = match.state.pile[-1]
    match.play(1, point(0))
    assert match.state.hands[0] == sorted([card_of(1, 1), card_of(2, 1), top])
    assert told(match, DrewCard, 0) == [DrewCard(0, top)]
    assert told(match, DrewCard, 1) == []
    for architect in (1, 2, 0):
        assert match.state.architect == architect
        match.wait()
        match.play(architect, match.moves(architect)[0])
        match.wait()
        match.wait()


@rule("DFO-13")
def test_three_points_begin_round_two_once_the_turn_is_finished() -> None:
    match = morning([0, 2, 0])
    match.play(1, point(0))
    assert match.state.second
    assert told(match, SecondRound) == [SecondRound()]
    assert len(match.state.hands[0]) == 3
    assert match.state.architect == 1
    match.wait()
    match.play(1, swap(card_of(3, 1)))
    assert DONE in match.moves(1)  # one swap is no longer all


@rule("DFO-13")
def test_the_architects_third_point_begins_round_two_as_well() -> None:
    match = morning([2, 0])
    match.play(1, NO_MORE)
    assert match.state.second


@rule("DFO-13")
def test_round_two_never_ends_even_if_everybody_falls_below_three() -> None:
    match = morning([0, 3, 0], second=True)
    match.play(1, point(8))
    match.play(1, give(match.state.won[1][0]))
    match.play(2, point(0))
    match.play(2, NO_MORE)
    assert scores(match) == [0, 2, 1]
    assert match.state.second


# ---- round two


@rule("DFO-14")
def test_in_round_two_one_to_three_cards_in_different_spaces() -> None:
    hands = [[card_of(0, 1), card_of(0, 2), card_of(1, 1)], *HANDS[1:]]
    match = night([0, 3, 0], second=True, hands=hands)
    assert DONE not in match.moves(0)
    match.play(0, swap(card_of(0, 1)))
    assert match.moves(0) == [swap(card_of(1, 1)), DONE]
    with pytest.raises(IllegalMove, match="changed this number already"):
        match.play(0, swap(card_of(0, 2)))
    match.play(0, DONE)
    assert match.to_act == []
    assert len(match.state.hands[0]) == 2  # not refilled before the end of the turn


@rule("DFO-14")
def test_three_swaps_are_all() -> None:
    match = night([0, 3, 0], second=True)
    for card in HANDS[0]:
        match.play(0, swap(card))
    assert match.to_act == []
    assert match.state.done


@rule("DFO-14", "DFO-22", "DFO-17")
def test_the_number_of_swaps_and_the_architects_hand_count_stay_hidden_until_the_turn_is_over() -> None:
    looks = []
    for swaps in (1, 2, 3):
        match = morning([0, 3, 0], second=True, swaps=swaps)
        seen = [match.view(seat) for seat in (1, 2, None)]
        assert [view.sizes for view in seen] == [[3, 3, 3]] * 3
        for view in seen:
            view.board = []
        looks.append((encode(seen), [encode(match.events(seat)) for seat in (1, 2, None)]))
        match.wait()
        assert told(match, Scored) == [Scored(0, swaps, swaps)]
    assert looks[0] == looks[1] == looks[2]


@rule("DFO-15")
def test_a_finder_takes_the_card_of_that_space_and_may_go_on() -> None:
    match = morning([0, 3, 0], second=True, swaps=3)
    match.play(1, point(2))
    assert match.state.won[1][-1] == BOARD[2]
    assert match.state.phase == SEARCH
    with pytest.raises(IllegalMove, match="found already"):
        match.play(2, point(2))
    match.play(1, point(0))
    assert scores(match) == [0, 5, 0]


@rule("DFO-16")
def test_a_mistake_costs_the_point_card_its_owner_chooses() -> None:
    match = morning([0, 3, 0], second=True)
    first, second, third = match.state.won[1]
    match.play(1, point(8))
    assert told(match, OwesCard) == [OwesCard(1)]
    assert match.moves(1) == [give(card) for card in sorted([first, second, third])]
    assert match.to_act == [1, 2]  # the others go on searching meanwhile
    with pytest.raises(IllegalMove, match="not in front of you"):
        match.play(1, give(HANDS[1][0]))
    match.play(1, give(second))
    assert match.state.won[1] == [first, third]
    assert match.state.pile[0] == second
    assert match.moves(1) == []


@rule("DFO-16")
def test_a_single_card_goes_by_itself_and_without_points_nothing_is_lost() -> None:
    match = morning([3, 1, 0, 0], second=True)
    (only_card,) = match.state.won[1]
    match.play(1, point(8))
    match.play(2, point(7))
    assert told(match, GaveBack) == [GaveBack(1, only_card)]
    assert match.state.owing == 0
    assert scores(match) == [3, 0, 0, 0]
    assert match.moves(1) == match.moves(2) == []


@rule("DFO-16", "COM-6")
def test_who_does_not_choose_loses_the_last_card_won() -> None:
    match = morning([0, 3, 0], second=True)
    kept = match.state.won[1][:2]
    match.play(1, point(8))
    assert match.wait() == GIVE_LATE + 1
    assert match.state.won[1] == kept


@rule("DFO-17")
def test_the_search_does_not_end_when_the_last_swap_is_found() -> None:
    match = morning([0, 3, 0], second=True, swaps=1)
    match.play(1, point(0))
    assert match.state.phase == SEARCH
    match.play(2, point(1))  # nothing is left: simply wrong
    assert match.state.phase == SEARCH
    match.play(1, NO_MORE)
    assert match.state.phase == STUDY
    assert told(match, Scored) == [Scored(0, 0, 1)]
    assert scores(match) == [0, 4, 0]


@rule("DFO-17")
def test_the_third_find_ends_the_search() -> None:
    match = morning([0, 1, 0], second=True, swaps=3)
    for seat, space in ((1, 0), (2, 1), (1, 2)):
        assert match.state.phase == SEARCH
        match.play(seat, point(space))
    assert match.state.phase == STUDY
    assert scores(match) == [0, 3, 1]


@rule("DFO-17")
def test_no_more_can_be_taken_back_until_the_last_one_says_it() -> None:
    match = morning([0, 3, 0], second=True, swaps=2)
    match.play(1, NO_MORE)
    assert match.moves(1) == [BACK_IN]
    with pytest.raises(IllegalMove, match="come back first"):
        match.play(1, point(0))
    match.play(1, BACK_IN, point(0))
    match.play(1, NO_MORE)
    match.play(2, NO_MORE)
    assert scores(match) == [1, 4, 0]
    assert match.moves(1) == [READY]


@rule("DFO-18", "DFO-19")
def test_a_dreamers_sixth_point_comes_before_the_architects() -> None:
    match = morning([5, 5, 0], second=True, swaps=3)
    match.play(1, point(1))
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [2, 1, 3]
    assert match.standing.points == [5, 6, 0]
    assert match.moves(2) == []
