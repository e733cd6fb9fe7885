"""Diferencio, rule by rule: the end, who may know what, the places."""

from __future__ import annotations

import pytest

import tablee
from tablee import FastDraw
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.games.diferencio.events import CutShort, Skipped
from tablee.games.diferencio.state import (
    DONE,
    ENOUGH,
    GIVING,
    GO_ON,
    NO_MORE,
    NONE,
    SEARCH,
    SLEEP,
    SPACES,
    STUDY,
    SWAP_LATE,
    WAKE,
    card_of,
    point,
    swap,
)
from tests.games.diferencio.tables import BOARD, HANDS, morning, night, scores, table, told
from tests.harness import encode
from tests.rulebook import rule

# ---- the end


@rule("DFO-19")
def test_the_architects_points_come_together_and_may_pass_six() -> None:
    match = morning([5, 3, 4], second=True, swaps=3)
    match.wait()
    assert match.over
    assert match.standing is not None
    assert match.standing.points == [8, 3, 4]
    assert match.standing.winners == [0]


@rule("DFO-19")
def test_five_points_are_not_six() -> None:
    match = morning([3, 5, 5], second=True, swaps=2)
    match.wait()
    assert scores(match) == [5, 5, 5]
    assert not match.over
    assert match.standing is None


@rule("DFO-16", "DFO-19")
def test_a_card_that_is_owed_when_somebody_wins_is_lost_all_the_same() -> None:
    match = morning([0, 5, 3], second=True, swaps=2)
    match.play(2, point(8))
    match.play(1, point(0))
    assert match.over
    assert scores(match) == [0, 6, 2]


@rule("DFO-20")
def test_the_architect_refills_as_far_as_the_pile_goes() -> None:
    match = morning([0, 3, 0], second=True, swaps=2)
    match.state.pile = match.state.pile[:1]
    match.play(2, NO_MORE)
    match.play(1, NO_MORE)
    assert [len(hand) for hand in match.state.hands] == [2, 3, 3]
    assert match.state.pile == []


@rule("DFO-20")
def test_a_soul_without_cards_is_skipped_as_architect_but_draws_what_came_back() -> None:
    match = morning([0, 3, 1], second=True, hands=[HANDS[0], [], HANDS[2]])
    match.state.pile = []
    (card,) = match.state.won[2]
    match.play(2, point(8))
    match.play(1, NO_MORE)
    assert told(match, Skipped) == [Skipped(1)]
    assert match.state.architect == 2
    assert match.state.hands[0] == [card_of(1, 1), card_of(2, 1), card]


@rule("DFO-20")
def test_an_architect_with_two_cards_left_is_through_with_two_finds() -> None:
    match = table([0, 3, 0], second=True, hands=[HANDS[0][:2], *HANDS[1:]])
    match.wait()
    for card in HANDS[0][:2]:
        match.play(0, swap(card))
    assert match.to_act == []
    match.wait()
    match.play(1, point(0))
    assert match.state.phase == SEARCH
    match.play(2, point(1))
    assert match.state.phase == STUDY


@rule("DFO-20")
def test_there_is_always_a_card_to_swap_before_somebody_wins() -> None:
    for seed in range(20):
        match = tablee.new("diferencio", 6, seed)
        bots = {seat: player("plain", match.game, seat, FastDraw(seed)) for seat in range(6)}
        BotRunner(match, bots, FastDraw(seed)).play_out()
        assert told(match, Skipped) == told(match, CutShort) == []
        assert max(scores(match)) >= 6


@rule("DFO-21")
def test_when_all_dreamers_are_wrong_each_loses_and_the_architect_scores_everything() -> None:
    match = morning([0, 3, 1], second=True, swaps=3)
    match.play(2, point(8))
    match.play(1, point(7))
    assert match.state.phase == GIVING  # the turn waits for the card that is owed
    assert [match.moves(seat) for seat in (0, 2)] == [[], []]
    match.play(1, match.moves(1)[0])
    assert scores(match) == [3, 2, 0]
    assert match.state.phase == STUDY


@rule("DFO-21")
def test_with_two_players_one_wrong_pointing_ends_the_search() -> None:
    match = morning([0, 1], second=True, swaps=2)
    match.play(1, point(8))
    assert match.state.phase == STUDY
    assert scores(match) == [2, 0]


# ---- who may know what


@rule("DFO-22")
def test_hands_are_private_and_points_are_public() -> None:
    match = table([1, 2, 0])
    assert [match.view(seat).hand for seat in (0, 1, 2, None)] == [*HANDS[:3], []]
    assert match.view(None).won == match.state.won
    assert match.view(None).pile == len(match.state.pile)


@rule("DFO-22")
def test_asleep_one_sees_nothing_and_no_sign_of_what_the_architect_does() -> None:
    match = night([0, 3, 0], second=True)
    before = [encode(match.view(seat)) for seat in (1, 2, None)]
    heard = [len(match.events(seat)) for seat in (1, 2, None)]
    for move in (swap(HANDS[0][0]), swap(HANDS[0][2]), DONE):
        match.play(0, move)
        assert [encode(match.view(seat)) for seat in (1, 2, None)] == before
        assert [len(match.events(seat)) for seat in (1, 2, None)] == heard
    assert [len(match.game.describe.lines(match.view(seat))) for seat in (1, None)] == [1, 1]
    assert match.view(0).removed[:3] == [BOARD[0], NONE, BOARD[2]]


@rule("DFO-22")
def test_a_card_put_under_the_pile_is_known_there_and_in_the_hand_that_draws_it() -> None:
    match = morning([0, 1, 0], second=True)
    (card,) = match.state.won[1]
    match.play(1, point(8))
    assert match.view(None).bottom == [card]
    for seed in range(5):
        assert match.sample(2, FastDraw(seed)).state.pile[0] == card
    match.state.won[2] = match.state.pile[1:]
    match.state.pile = [card]
    match.play(2, NO_MORE)
    assert match.view(2).bottom == []
    assert match.view(2).known == [1 << card, 0, 0]
    for seed in range(5):
        assert card in match.sample(2, FastDraw(seed)).state.hands[0]


@rule("DFO-23", "DFO-8", "COM-5")
def test_nothing_but_memory_tells_which_card_has_changed() -> None:
    """The same nine cards after another night: in one world space 0 is new, in the other space 1."""
    one = morning([0, 0, 0])
    other = night(
        [0, 0, 0],
        board=[card_of(0, 1), card_of(1, 2), *BOARD[2:]],
        hands=[[BOARD[1], card_of(1, 1), card_of(2, 1)], *HANDS[1:]],
    )
    other.play(0, swap(BOARD[1]))
    other.wait()
    assert one.view(1).board == other.view(1).board
    for seat in (1, 2, None):
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert encode(one.events(seat)[1:]) == encode(other.events(seat)[1:])  # all but the last look before the night


@rule("DFO-24")
@pytest.mark.parametrize("swaps", [1, 2, 3])
def test_the_sleep_is_as_long_whatever_the_architect_does(swaps: int) -> None:
    match = night([0, 3, 0], second=True, sleep_s=15)
    asleep = match.now
    clocks = []
    for card in HANDS[0][:swaps]:
        clocks.append(match.clocks)
        match.play(0, swap(card), at=match.now + 1500)
    if match.moves(0):
        match.play(0, DONE, at=match.now + 500)
    clocks.append(match.clocks)
    assert all(each == clocks[0] for each in clocks)
    match.wait()
    assert match.now - asleep == 15_000
    assert match.state.phase == SEARCH


@rule("DFO-24")
def test_a_slow_architect_gets_twenty_seconds_and_everybody_wakes_with_the_last_swap() -> None:
    match = night([0, 3, 0], second=True)
    asleep = match.now
    match.play(0, swap(HANDS[0][0]))
    assert match.wait() == WAKE
    assert match.now - asleep == 12_000
    assert match.state.phase == SLEEP
    in_time = match.copy()
    in_time.play(0, DONE)
    assert in_time.state.phase == SEARCH
    assert match.wait() == SWAP_LATE
    assert match.now - asleep == 20_000
    assert match.state.phase == SEARCH
    assert SPACES - match.state.removed.count(NONE) == 1  # what was done is enough


@rule("DFO-24")
def test_the_architect_has_at_least_as_long_as_the_others_sleep() -> None:
    match = night([0, 0], sleep_s=40)
    asleep = match.now
    assert [match.wait(), match.wait()] == [WAKE, SWAP_LATE]
    assert match.now - asleep == 40_000


# ---- playing on for places


@rule("COM-8")
def test_who_wins_leaves_and_the_others_finish_the_turn_before_they_are_asked() -> None:
    match = morning([0, 5, 4], second=True, swaps=2, play_on=True)
    match.play(1, point(0))
    assert match.standing is not None
    assert match.standing.places == [0, 1, 0]
    assert match.moves(1) == []
    match.play(2, point(1))
    assert match.state.phase == SEARCH
    match.play(2, NO_MORE)
    assert match.moves(0) == match.moves(2) == [GO_ON, ENOUGH]
    match.play(0, GO_ON)
    match.play(2, ENOUGH)
    assert not match.over
    assert match.state.architect == 2  # the winner is passed over
    match.wait()
    match.play(2, match.moves(2)[0])
    match.play(2, DONE)
    match.wait()
    match.wait()
    assert match.over  # the sixth point leaves only one
    assert match.standing.places == [3, 1, 2]


@rule("COM-8")
def test_while_the_others_are_asked_the_table_names_no_next_architect() -> None:
    match = morning([0, 5, 4], second=True, play_on=True)
    match.play(1, point(0))
    match.wait()
    for seat in (0, 1, 2, None):
        assert match.game.describe.lines(match.view(seat))[0].key == "vote-asked"
    match.play(0, GO_ON)
    match.play(2, GO_ON)
    assert match.game.describe.lines(match.view(2))[0].key == "diferencio-table-study-you"  # past the winner


@rule("COM-8")
def test_if_most_decline_the_points_give_the_places() -> None:
    match = morning([0, 5, 4, 4], second=True, swaps=1, play_on=True)
    match.play(1, point(0))
    match.wait()
    for seat, answer in ((0, ENOUGH), (2, ENOUGH), (3, GO_ON)):
        match.play(seat, answer)
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [4, 1, 2, 2]


@rule("COM-8", "DFO-20")
def test_when_nobody_still_in_has_a_card_to_swap_the_points_decide() -> None:
    match = morning([0, 5, 3], second=True, swaps=3, hands=[HANDS[0], HANDS[1], []], play_on=True)
    match.state.pile = []
    match.play(1, point(0))
    match.wait()
    match.play(0, GO_ON)
    match.play(2, GO_ON)
    assert told(match, CutShort) == [CutShort()]
    assert match.standing is not None
    assert match.standing.places == [3, 1, 2]
    assert match.state.hands[1] == HANDS[1]  # who leaves keeps the cards in hand


def test_a_match_without_end_is_cut_short_by_points() -> None:
    match = morning([0, 2], second=True)
    match.state.nights = 24
    match.play(1, NO_MORE)
    assert match.over
    assert told(match, CutShort) == [CutShort()]
    assert match.standing is not None
    assert match.standing.places == [2, 1]


# ---- bots


@rule("COM-7")
def test_a_plain_player_beats_one_who_points_at_random() -> None:
    won = 0
    for seed in range(60):
        match = tablee.new("diferencio", 3, seed)
        draw = FastDraw(seed)
        names = {seat: "plain" if seat == seed % 3 else "random" for seat in range(3)}
        BotRunner(match, {seat: player(names[seat], match.game, seat, draw) for seat in names}, draw).play_out()
        assert match.standing is not None
        won += seed % 3 in match.standing.winners
    assert won >= 45
