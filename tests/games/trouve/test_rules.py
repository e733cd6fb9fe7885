"""Trouve, rule by rule, from positions set by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tablee
from tablee import FastDraw, IllegalMove, Match
from tablee.core.events import hears
from tablee.core.moves import ORDINARY, RACE
from tablee.games.smileys.events import DuelRolled, DuelWon
from tablee.games.smileys.pack import BLUE, GREEN, LOVE, NONE, ORANGE, RED, SAD, SMILE, WINK, YELLOW, base
from tablee.games.trouve import rules
from tablee.games.trouve.events import (
    CutShort,
    Defended,
    Knows,
    Lost,
    Misnamed,
    NobodyDared,
    NotMine,
    OutOfReach,
    Owes,
    Paid,
    Rolled,
    Scored,
    Stole,
    TableEmptied,
    Took,
    TooSlow,
    TooSoon,
    WrongTouch,
)
from tablee.games.trouve.state import (
    ENOUGH,
    GO_ON,
    KNOW,
    MOVES,
    NAME_LATE,
    ROLL,
    ROLL_OVER,
    SPOTS,
    VOTE_OVER,
    name,
    touch,
)
from tests.harness import encode
from tests.rulebook import rule

YELLOW_WINK = base(YELLOW, WINK)
RED_SMILE = base(RED, SMILE)
BLUE_SAD = base(BLUE, SAD)
GREEN_LOVE = base(GREEN, LOVE)
ORANGES = [base(ORANGE, smiley) for smiley in range(6)]


def table(*stacks: list[int], seed: int = 1, **options: Any) -> Match:
    """A match in the middle: these cards are won, all the others lie on the table; seat 0 is about to roll."""
    match = tablee.new("trouve", len(stacks), seed, first="host", **options)
    match.state.stacks = [stack[:] for stack in stacks]
    for stack in stacks:
        for card in stack:
            match.state.lies_at[card] = NONE
    return match


def rolled(match: Match, card: int) -> Match:
    """The dice fall, and name this card."""
    assert match.wait() == ROLL
    match.state.card = card
    return match


def counts(match: Match) -> list[int]:
    return [len(stack) for stack in match.state.stacks]


def lies(match: Match, card: int) -> bool:
    return match.view(None).lies_at[card] != NONE


def told(match: Match, kind: type) -> list[Any]:
    return [each for each in match.events(None) if isinstance(each, kind)]


def pairs(*sizes: int) -> list[list[int]]:
    """Stacks of these sizes, from the lowest cards up."""
    cards = iter(range(36))
    return [[next(cards) for _ in range(size)] for size in sizes]


# ---- set-up


@rule("TRV-1", "TRV-14")
@pytest.mark.parametrize(
    ("seats", "target"), [(2, 10), (3, 9), (4, 8), (5, 7), (6, 6), (7, 6), (8, 6), (9, 6), (10, 6)]
)
def test_the_first_at_the_target_wins_at_once(seats: int, target: int) -> None:
    match = rolled(table(*pairs(target - 2, *[1] * (seats - 1))), 35)
    match.play(0, touch(35))
    assert not match.over
    rolled(match, 34).play(0, touch(34))
    assert match.over
    assert match.standing.places == [1] + [2] * (seats - 1)


@rule("TRV-1")
@pytest.mark.parametrize(("seats", "target"), [(2, 10), (3, 9), (4, 8), (5, 7), (6, 6), (7, 6)])
def test_up_to_seven_players_the_table_is_never_empty_without_a_winner(seats: int, target: int) -> None:
    match = table(*pairs(*[target - 1] * seats))  # as many cards as can be won with nobody at the target
    assert lies(match, 35)
    rolled(match, 35).play(1, touch(35))
    assert match.standing.winners == [1]


@rule("TRV-1", "TRV-14")
@pytest.mark.parametrize("sizes", [[5] * 4 + [4] * 3 + [3], [4] * 8 + [3], [4] * 5 + [3] * 5])
def test_from_eight_players_on_an_empty_table_leaves_only_steals(sizes: list[int]) -> None:
    match = rolled(table(*pairs(*sizes)), 35)
    match.play(len(sizes) - 1, touch(35))
    assert not match.over
    assert told(match, TableEmptied)
    assert rolled(match, 0).moves(2) == [KNOW]


@rule("TRV-2", "SMI-1", "SMI-2")
def test_the_36_base_cards_lie_at_random_spots_of_their_own_the_same_for_everybody() -> None:
    layouts = []
    for seed in range(20):
        match = tablee.new("trouve", 4, seed)
        layout = match.view(0).lies_at
        assert len(layout) == len(set(layout)) == 36
        assert set(layout) <= set(range(SPOTS))
        assert all(match.view(seat).lies_at == layout for seat in (1, 2, 3, None))
        layouts.append(tuple(layout))
    assert len(set(layouts)) == 20


# ---- a roll


@rule("TRV-3")
def test_one_player_rolls_and_smiley_and_colour_name_a_card() -> None:
    match = tablee.new("trouve", 3, 1, first=2)
    assert match.to_act == []  # nobody but the dice
    assert match.wait() == ROLL
    assert told(match, Rolled) == [Rolled(2, match.state.card)]
    assert match.to_act == [0, 1, 2]
    assert tablee.Words("en").say(Rolled(0, YELLOW_WINK).msg(), ["Ana"]) == "Ana rolls the dice: yellow wink!"


@rule("TRV-3", "SMI-3")
def test_every_card_is_named_as_often_as_another() -> None:
    match = tablee.new("trouve", 2, 1)
    for _ in range(2 * 3600):
        match.wait()
    named = Counter(each.card for each in told(match, Rolled))
    assert sum(named.values()) == 3600
    assert set(named) == set(range(36))
    assert sum((count - 100) ** 2 / 100 for count in named.values()) < 67  # chi-square, 35 degrees, one in a thousand


@rule("TRV-4", "TRV-12")
def test_the_first_hand_on_the_card_wins_it_and_rolls_next() -> None:
    match = rolled(table([], [], []), YELLOW_WINK)
    match.play(1, touch(YELLOW_WINK))
    assert counts(match) == [0, 1, 0]
    assert not lies(match, YELLOW_WINK)
    with pytest.raises(IllegalMove, match="Wait for the dice"):
        match.play(2, touch(YELLOW_WINK))
    match.wait()
    assert told(match, Rolled)[-1].by == 1
    assert told(match, Took) == [Took(1, YELLOW_WINK)]


@rule("TRV-5")
@pytest.mark.parametrize("is_won", [False, True])
def test_touching_another_card_costs_nothing_but_this_roll_which_goes_on_for_the_others(is_won: bool) -> None:
    match = rolled(table([RED_SMILE], [YELLOW_WINK] if is_won else [], []), YELLOW_WINK)
    match.play(0, touch(BLUE_SAD))
    assert match.state.stacks[0] == [RED_SMILE]
    assert told(match, Lost) == []
    assert lies(match, BLUE_SAD)
    assert match.to_act == [1, 2]
    with pytest.raises(IllegalMove, match="You erred in this roll"):
        match.play(0, KNOW)
    match.play(2, KNOW if is_won else touch(YELLOW_WINK))
    assert told(match, WrongTouch) == [WrongTouch(0, BLUE_SAD)]
    if is_won:
        match.play(2, name(1))
    rolled(match, BLUE_SAD)
    assert match.to_act == [0, 1, 2]  # the lock was for that roll


@rule("TRV-5", "TRV-7", "TRV-9")
@pytest.mark.parametrize("move", [touch(BLUE_SAD), KNOW])
def test_who_has_no_card_owes_none_for_a_wrong_touch_or_a_hasty_word(move: int) -> None:
    match = rolled(table([], []), YELLOW_WINK)
    match.play(0, move)
    assert match.state.debts == [0, 0]
    assert told(match, Owes) == []


@rule("TRV-5", "TRV-7", "TRV-8")
@pytest.mark.parametrize("move", [touch(BLUE_SAD), KNOW])
def test_with_the_switch_a_wrong_touch_or_a_hasty_word_costs_a_card(move: int) -> None:
    match = rolled(table([RED_SMILE], [], [], wrong_touch="penalty"), YELLOW_WINK)
    match.play(0, move)
    assert told(match, Lost) == [Lost(0, RED_SMILE)]
    assert counts(match) == [0, 0, 0]
    assert lies(match, RED_SMILE)
    assert match.to_act == [1, 2]
    match.play(1, move)
    assert told(match, Owes) == [Owes(1, 1)]


@rule("TRV-5", "TRV-12")
def test_once_everybody_has_erred_the_same_player_rolls_again() -> None:
    match = rolled(table([], []), YELLOW_WINK)
    match.play(0, touch(RED_SMILE))
    match.play(1, touch(RED_SMILE))
    assert match.wait() == ROLL
    assert [each.by for each in told(match, Rolled)] == [0, 0]


@rule("TRV-6", "TRV-12")
def test_a_won_card_is_stolen_by_who_names_its_holder() -> None:
    match = rolled(table([], [YELLOW_WINK, RED_SMILE], []), YELLOW_WINK)
    match.play(2, KNOW)
    assert match.moves(2) == [name(0), name(1), name(2)]
    match.play(2, name(1))
    assert match.state.stacks == [[], [RED_SMILE], [YELLOW_WINK]]
    assert not lies(match, YELLOW_WINK)
    assert told(match, Stole) == [Stole(2, 1, YELLOW_WINK)]
    match.wait()
    assert told(match, Rolled)[-1].by == 2


@rule("TRV-7")
def test_i_know_can_always_be_said_and_locks_out_while_the_card_lies_there() -> None:
    match = rolled(table([RED_SMILE], [], []), YELLOW_WINK)
    assert KNOW in match.moves(0)
    match.play(0, KNOW)
    assert told(match, TooSoon) == [TooSoon(0)]
    assert counts(match) == [1, 0, 0]
    assert match.to_act == [1, 2]
    match.play(1, touch(YELLOW_WINK))
    assert counts(match) == [1, 1, 0]


@rule("TRV-7")
def test_only_the_first_who_knows_answers_and_then_the_roll_is_over() -> None:
    match = rolled(table([RED_SMILE], [YELLOW_WINK], []), YELLOW_WINK)
    match.play(0, KNOW)
    assert match.to_act == [0]
    with pytest.raises(IllegalMove, match="has said “I know!”"):
        match.play(2, KNOW)
    with pytest.raises(IllegalMove, match="now name who holds the card"):
        match.play(0, touch(BLUE_SAD))
    match.play(0, name(2))
    assert told(match, Misnamed) == [Misnamed(0, 2)]
    assert counts(match) == [0, 1, 0]
    assert match.to_act == []
    assert match.wait() == ROLL


@rule("TRV-7")
def test_five_seconds_to_name_somebody_or_it_is_an_error() -> None:
    match = rolled(table([RED_SMILE], [YELLOW_WINK]), YELLOW_WINK)
    match.play(0, KNOW, at=4000)
    assert match.wait() == NAME_LATE
    assert match.now == 9000
    assert told(match, TooSlow) == [TooSlow(0)]
    assert lies(match, RED_SMILE)
    assert match.wait() == ROLL


# ---- errors and debts


@rule("TRV-8")
def test_an_error_puts_any_card_of_the_stack_back_on_any_free_spot() -> None:
    lost, spots = set(), set()
    for seed in range(60):
        match = rolled(table(ORANGES[:4], [RED_SMILE], seed=seed), RED_SMILE)
        taken = {spot for spot in match.state.lies_at if spot != NONE}
        match.play(0, KNOW)
        match.play(0, name(0))
        (loss,) = told(match, Lost)
        spot = match.view(1).lies_at[loss.card]
        assert spot != NONE
        assert spot not in taken
        assert sorted([*match.state.stacks[0], loss.card]) == ORANGES[:4]
        assert loss.card in rolled(match, loss.card).moves(1)  # in play again
        lost.add(loss.card)
        spots.add(spot)
    assert lost == set(ORANGES[:4])
    assert len(spots) > 20


@rule("TRV-9")
def test_who_errs_without_a_card_owes_the_next_one_and_debts_add_up() -> None:
    match = table([], [RED_SMILE])
    for _ in range(2):
        rolled(match, RED_SMILE).play(0, KNOW)
        match.play(0, name(0))
    assert [each.count for each in told(match, Owes)] == [1, 2]
    for seat in (0, 1, None):
        assert match.view(seat).debts == [2, 0]
    for owed in (1, 0):
        rolled(match, YELLOW_WINK).play(0, touch(YELLOW_WINK))
        assert counts(match) == [0, 1]
        assert lies(match, YELLOW_WINK)
        assert match.view(1).debts == [owed, 0]
    rolled(match, YELLOW_WINK).play(0, touch(YELLOW_WINK))
    assert counts(match) == [1, 1]
    assert len(told(match, Paid)) == 2


@rule("TRV-9")
def test_a_stolen_card_pays_a_debt_too_and_leaves_its_victim() -> None:
    match = table([], [YELLOW_WINK])
    match.state.debts[0] = 1
    rolled(match, YELLOW_WINK).play(0, KNOW)
    match.play(0, name(1))
    assert counts(match) == [0, 0]
    assert lies(match, YELLOW_WINK)
    assert match.state.debts == [0, 0]
    assert match.state.roller == 0


@rule("TRV-10", "TRV-12")
def test_naming_oneself_rightly_keeps_the_card_and_nothing_else_changes() -> None:
    match = rolled(table([], [YELLOW_WINK, RED_SMILE], []), YELLOW_WINK)
    match.play(1, KNOW)
    match.play(1, name(1))
    assert counts(match) == [0, 2, 0]
    assert told(match, Defended) == [Defended(1, YELLOW_WINK)]
    assert match.wait() == ROLL
    assert told(match, Rolled)[-1].by == 1


@rule("TRV-10", "TRV-12")
def test_naming_oneself_wrongly_is_an_error() -> None:
    match = rolled(table([], [YELLOW_WINK], [RED_SMILE]), YELLOW_WINK)
    match.play(2, KNOW)
    match.play(2, name(2))
    assert counts(match) == [0, 1, 0]
    assert told(match, NotMine) == [NotMine(2)]
    match.wait()
    assert told(match, Rolled)[-1].by == 0  # the same roller


@rule("TRV-11", "TRV-12")
@pytest.mark.parametrize(("options", "ms"), [({}, 8000), ({"roll_s": 20}, 20_000), ({"pace": "relaxed"}, 16_000)])
@pytest.mark.parametrize("is_won", [False, True])
def test_every_roll_takes_its_time_wherever_the_card_is(options: dict[str, Any], ms: int, is_won: bool) -> None:
    match = rolled(table([], [YELLOW_WINK] if is_won else [], **options), YELLOW_WINK)
    start = match.now
    match.play(1, touch(RED_SMILE), at=start + 500)  # an error changes nothing of it
    assert match.wait() == ROLL_OVER
    assert match.now == start + ms
    assert told(match, NobodyDared)
    match.wait()
    assert [each.by for each in told(match, Rolled)] == [0, 0]


@rule("TRV-13")
def test_nobody_sees_a_stack_not_even_their_own_but_all_see_how_high_it_is() -> None:
    one = table([YELLOW_WINK, RED_SMILE], [BLUE_SAD])
    other = table([BLUE_SAD, YELLOW_WINK], [RED_SMILE])
    for seat in (0, 1, None):
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert one.view(seat).counts == [2, 1]


@rule("TRV-13")
def test_the_log_keeps_nothing_of_who_won_which_card() -> None:
    match = rolled(table([], []), YELLOW_WINK)
    match.play(1, touch(YELLOW_WINK))
    rolled(match, YELLOW_WINK).play(0, KNOW)
    match.play(0, name(1))
    rolled(match, YELLOW_WINK).play(0, KNOW)
    match.play(0, name(0))
    assert all(hears(each.to, 0) for each in match.happened)
    log = match.log(0)
    assert {type(each) for each in log} == {Knows, Scored}
    assert not any(hasattr(each, "card") for each in log)


# ---- the end


@rule("TRV-14")
def test_a_steal_may_bring_victory() -> None:
    match = rolled(table(*pairs(9, 9)), 9)
    match.play(0, KNOW)
    match.play(0, name(1))
    assert match.over
    assert match.standing.places == [1, 2]
    assert counts(match) == [10, 8]


def emptied(*sizes: int) -> Match:
    """The last card has just been taken, by the last seat."""
    match = rolled(table(*pairs(*sizes)), 35)
    match.play(len(sizes) - 1, touch(35))
    return match


def roll_in_vain(match: Match, times: int) -> None:
    for _ in range(times):
        assert match.wait() == ROLL
        assert match.wait() == ROLL_OVER


@rule("TRV-14")
def test_120_rolls_after_the_table_was_emptied_most_cards_win() -> None:
    match = emptied(5, 4, 4, 4, 4, 4, 4, 4, 2)  # the last seat has three now
    roll_in_vain(match, 119)
    assert not match.over
    roll_in_vain(match, 1)
    assert match.over
    assert told(match, CutShort)
    assert match.standing.places == [1, 2, 2, 2, 2, 2, 2, 2, 9]


@rule("TRV-14", "SMI-4")
def test_a_tie_after_120_rolls_is_settled_by_the_dice() -> None:
    winners = set()
    for seed in range(20):
        match = emptied(5, 4, 5, 4, 4, 5, 4, 4)  # the last seat has five now
        match.draw = FastDraw(seed)
        roll_in_vain(match, 120)
        (victory,) = told(match, DuelWon)
        *others, last = told(match, DuelRolled)
        fives = [match.state.stacks[seat] for seat in (0, 2, 5, 7)]
        assert last.card in match.state.stacks[victory.by]
        assert not any(each.card in stack for each in others for stack in fives)
        assert match.standing.winners == [victory.by]
        assert sorted(match.standing.places) == [1, 2, 2, 2, 5, 5, 5, 5]
        winners.add(victory.by)
    assert winners == {0, 2, 5, 7}


@rule("TRV-14")
def test_cards_that_come_back_do_not_begin_the_120_rolls_anew() -> None:
    match = emptied(4, 5, 4, 4, 4, 5, 5, 4)
    roll_in_vain(match, 60)
    rolled(match, 0).play(7, KNOW)
    match.play(7, name(1))  # wrong: a card lies on the table again
    assert max(match.state.lies_at) != NONE
    roll_in_vain(match, 58)
    assert not match.over
    roll_in_vain(match, 1)
    assert match.over


def test_when_everybody_owes_a_whole_pack_the_match_is_over() -> None:
    match = table([], [], [], wrong_touch="penalty")
    match.state.debts = [36, 35, 37]
    rolled(match, YELLOW_WINK).play(0, touch(RED_SMILE))
    match.wait()
    assert not match.over
    rolled(match, YELLOW_WINK).play(1, touch(RED_SMILE))
    match.wait()
    assert match.over
    assert told(match, OutOfReach)
    assert match.standing.places == [2, 1, 2]  # a debt is a card less than none


@rule("SMI-4", "COM-9")
def test_those_tied_without_a_card_share_the_victory() -> None:
    match = table([], [], [])
    match.state.debts = [36, 36, 40]
    roll_in_vain(match, 1)
    assert match.standing.places == [1, 1, 3]
    assert told(match, DuelRolled) == []


@rule("TRV-15")
@pytest.mark.parametrize(("move", "cards"), [(touch(YELLOW_WINK), 2), (KNOW, 0)])
def test_a_card_just_returned_is_simply_on_the_table(move: int, cards: int) -> None:
    match = rolled(table([YELLOW_WINK], [BLUE_SAD], wrong_touch="penalty"), RED_SMILE)
    match.play(0, touch(GREEN_LOVE))
    assert match.wait() == ROLL_OVER
    rolled(match, YELLOW_WINK).play(1, move)
    assert counts(match) == [0, cards]


# ---- races


@rule("COM-4")
def test_presses_count_only_for_the_roll_they_were_made_on() -> None:
    match = rolled(table([], [YELLOW_WINK], []), YELLOW_WINK)
    seen = match.state.ply
    assert rules.fresh(match.state, 0, KNOW, seen)
    assert rules.fresh(match.state, 0, touch(RED_SMILE), seen)
    assert not rules.fresh(match.state, 0, touch(RED_SMILE), seen - 1)
    match.play(2, KNOW)
    assert not rules.fresh(match.state, 0, KNOW, seen)
    match.play(2, name(1))
    rolled(match, RED_SMILE)
    assert not rules.fresh(match.state, 0, touch(RED_SMILE), seen)


@rule("COM-4", "TRV-7")
def test_who_knows_before_the_card_comes_back_has_not_erred() -> None:
    match = rolled(table([], [YELLOW_WINK], [], wrong_touch="penalty"), YELLOW_WINK)
    seen = match.state.ply
    match.play(1, touch(RED_SMILE))  # and loses the very card that is asked for
    assert lies(match, YELLOW_WINK)
    assert not rules.fresh(match.state, 0, KNOW, seen)
    assert rules.fresh(match.state, 0, touch(BLUE_SAD), seen)
    assert rules.fresh(match.state, 0, KNOW, match.state.ply)
    match.play(2, touch(YELLOW_WINK))
    assert counts(match) == [0, 0, 1]


@rule("COM-3")
def test_hands_and_i_know_are_races_and_a_name_is_not() -> None:
    assert {rules.urgency(touch(card)) for card in range(36)} == {RACE}
    assert rules.urgency(KNOW) == RACE
    assert {rules.urgency(move) for move in range(KNOW + 1, MOVES)} == {ORDINARY}


# ---- play on for places


def won(*sizes: int) -> Match:
    """Seat 0 has just won; the others are asked whether they go on."""
    match = rolled(table(*pairs(*sizes), play_on=True), 35)
    match.play(0, touch(35))
    return match


@rule("COM-8")
def test_the_others_are_asked_once_and_most_of_them_can_stop_the_match() -> None:
    match = won(8, 2, 1)
    assert match.standing.places == [1, 0, 0]
    assert match.to_act == [1, 2]
    assert match.moves(1) == [GO_ON, ENOUGH]
    match.play(1, ENOUGH)
    match.play(2, ENOUGH)
    assert match.standing.places == [1, 2, 3]


@rule("COM-8")
def test_who_goes_on_plays_for_the_cards_that_are_left() -> None:
    match = won(8, 8, 1)
    assert match.view(2).shown == [match.state.stacks[0], [], []]  # the winner's cards are turned up
    assert match.wait() == VOTE_OVER
    for _ in range(300):
        assert match.wait() == ROLL
        assert match.state.card not in match.state.stacks[0]
        assert match.wait() == ROLL_OVER
    assert {each.by for each in told(match, Rolled)[1:]} == {1}  # the winner's left neighbour rolls
    rolled(match, 16).play(1, KNOW)
    assert match.moves(1) == [name(1), name(2)]
    match.play(1, name(2))
    assert match.standing.places == [1, 2, 3]
    assert match.over


@rule("COM-8")
def test_places_end_when_too_few_cards_are_left_to_reach_the_target() -> None:
    match = table(*pairs(6, 6, 6, 6, 5, 5, 0, 0), play_on=True)
    match.state.places = [1, 2, 3, 4, 0, 0, 0, 0]
    rolled(match, 34).play(4, touch(34))
    assert not match.over  # six cards are left for three players
    rolled(match, 35).play(5, touch(35))
    assert match.over
    assert told(match, OutOfReach)
    assert match.standing.places == [1, 2, 3, 4, 5, 6, 7, 7]


# ---- refusals


@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (0, touch(YELLOW_WINK), "it is not on the table"),
        (0, name(1), "Say “I know!” before"),
        (0, GO_ON, "Nobody is asked"),
        (0, ROLL, "Only time"),
    ],
)
def test_refusals_say_why(seat: int, move: int, why: str) -> None:
    with pytest.raises(IllegalMove, match=why):
        rolled(table([], [YELLOW_WINK]), YELLOW_WINK).play(seat, move)


def test_nobody_is_named_who_is_not_there() -> None:
    match = rolled(table([], [YELLOW_WINK]), YELLOW_WINK)
    match.play(0, KNOW)
    with pytest.raises(IllegalMove, match="Nobody in play"):
        match.play(0, name(5))
    with pytest.raises(IllegalMove, match="nothing to do"):
        won(8, 1, 1).play(0, KNOW)


def test_every_deal_of_the_hidden_cards_is_as_likely_as_another() -> None:
    match = table([0, 1], [2], [3])
    draw = FastDraw(5)
    seen = Counter(str([sorted(stack) for stack in match.sample(0, draw).state.stacks]) for _ in range(2400))
    assert len(seen) == 12
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 31  # chi-square, 11 degrees, one in a thousand
