"""La dernière, rule by rule, from positions set by hand."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import TABLE, FastDraw, IllegalMove, Match
from tablee.games.derniere import state as moves
from tablee.games.derniere.events import Announced, Caught, DrewCard, Skipped
from tablee.games.derniere.state import ANNOUNCE, ANYTHING, DRAW, LATE, PASS, catch, deck, grace, joker
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
    SMILEY_SPECIAL,
    SURPRISED,
    VIOLET,
    WINK,
    YELLOW,
    base,
    colour_of,
    smiley_of,
)
from tablee.kit import void_cards
from tests.harness import walk
from tests.rulebook import rule

GREEN_WINK = base(GREEN, WINK)


def table(*hands: list[int], top: int = GREEN_WINK, turn: int = 0, **options: Any) -> Match:
    """A match in the middle: these hands, this card to follow, everything else in the pile."""
    match = tablee.new("derniere", len(hands), 1, first="host", **options)
    state = match.state
    used = {top, *(card for hand in hands for card in hand)}
    state.hands = [sorted(hand) for hand in hands]
    state.pile = [card for card in deck(state.reading) if card not in used]
    state.discard = [top]
    state.colour, state.smiley = colour_of(top), smiley_of(top)
    state.turn, state.direction, state.debt = turn, 1, 0
    return match


def sizes(match: Match) -> list[int]:
    return [len(hand) for hand in match.state.hands]


def told(match: Match, kind: type) -> list[Any]:
    return [each for each in match.events(None) if isinstance(each, kind)]


def next_card(match: Match, card: int) -> None:
    """Lay this card on top of the pile."""
    match.state.pile.remove(card)
    match.state.pile.append(card)


PLAIN = [base(RED, WINK), base(RED, LOVE), base(BLUE, LOVE)]
DULL = [base(YELLOW, LOVE), base(VIOLET, LOVE)]  # they follow no green wink


@rule("DER-1", "DER-2")
@pytest.mark.parametrize(("reading", "size", "acting"), [("A", 42, 24), ("B", 48, 4), ("C", 46, 4), ("D", 42, 4)])
def test_each_reading_has_its_deck_and_its_action_cards(reading: str, size: int, acting: int) -> None:
    number = "ABCD".index(reading)
    cards = deck(number)
    assert len(cards) == len(set(cards)) == size
    effects = [moves.action(number, card) for card in cards]
    assert sum(effect in (SURPRISED, SAD, ANGRY, SMILE) for effect in effects) == acting
    assert tablee.new("derniere", 2, 1, deck=reading).state.reading == number


@rule("DER-3")
@pytest.mark.parametrize(
    ("seats", "dealt"), [(2, [5, 5]), (7, [5] * 7), (8, [5] * 5 + [4] * 3), (9, [5] + [4] * 8), (10, [4] * 7 + [3] * 3)]
)
def test_five_cards_each_and_only_37_beyond_seven_players(seats: int, dealt: list[int]) -> None:
    match = tablee.new("derniere", seats, 3, first="host")
    assert sizes(match) == dealt
    assert len(match.state.discard) == 1
    assert len(match.state.pile) == 42 - sum(dealt) - 1


@rule("DER-3")
def test_the_larger_hands_go_to_those_who_play_first() -> None:
    assert sizes(tablee.new("derniere", 8, 3, first=6)) == [5, 5, 5, 4, 4, 4, 5, 5]


@rule("DER-6")
def test_the_leaflets_green_wink_takes_any_green_card_and_any_wink() -> None:
    match = table([base(GREEN, LOVE), COLOUR_SPECIAL + GREEN, base(RED, WINK), base(RED, LOVE)], PLAIN)
    assert match.moves(0) == [base(GREEN, LOVE), base(RED, WINK), COLOUR_SPECIAL + GREEN]
    with pytest.raises(IllegalMove, match="follows neither the colour nor the smiley"):
        match.play(0, base(RED, LOVE))


@rule("DER-14")
def test_angry_cards_add_up_two_and_two_are_four() -> None:
    match = table([base(GREEN, ANGRY), 0, 2], [base(BLUE, ANGRY), 6, 8], [base(RED, WINK), 9, 10])
    match.play(0, base(GREEN, ANGRY))
    assert match.state.debt == 2
    assert match.moves(1) == [base(BLUE, ANGRY), DRAW]  # any colour answers; one may also take the cards
    match.play(1, base(BLUE, ANGRY))
    match.play(2, DRAW)
    assert sizes(match) == [2, 2, 7]
    assert match.state.turn == 0  # the turn is missed
    assert match.state.debt == 0


@rule("DER-5")
@pytest.mark.parametrize(
    ("smiley", "turn", "direction", "debt"),
    [(SURPRISED, 0, -1, 0), (SAD, 1, 1, 0), (ANGRY, 0, 1, 2), (SMILE, 0, 1, 0), (WINK, 0, 1, 0)],
)
def test_an_action_card_turned_up_acts_on_the_starter(smiley: int, turn: int, direction: int, debt: int) -> None:
    match = turned_up(lambda card: card < COLOUR_SPECIAL and smiley_of(card) == smiley)
    state = match.state
    assert (state.turn, state.direction, state.debt) == (turn, direction, debt)
    if smiley == SMILE:  # the starter may play anything
        assert DRAW not in match.moves(0)
        assert {moves.joker_card(move) if move >= moves.JOKER else move for move in match.moves(0)} == set(
            state.hands[0]
        )


def turned_up(wanted: Any, seats: int = 3, **options: Any) -> Match:
    """A fresh match whose first open card is such a card; the host begins."""
    for seed in range(3000):
        match = tablee.new("derniere", seats, seed, first="host", **options)
        if wanted(match.state.discard[0]):
            return match
    raise AssertionError("no such deal")


@rule("DER-7")
def test_a_colour_special_follows_its_colour_only_and_has_no_smiley() -> None:
    match = table([COLOUR_SPECIAL + GREEN, COLOUR_SPECIAL + RED, 1], [COLOUR_SPECIAL + BLUE, base(GREEN, LOVE), 2])
    assert match.moves(0) == [COLOUR_SPECIAL + GREEN]
    match.play(0, COLOUR_SPECIAL + GREEN)
    assert match.state.smiley == NONE
    assert match.moves(1) == [base(GREEN, LOVE)]  # another colour special does not match it


@rule("DER-8")
def test_who_can_play_must_play() -> None:
    match = table([base(GREEN, LOVE), base(RED, LOVE)], PLAIN)
    assert DRAW not in match.moves(0)
    with pytest.raises(IllegalMove, match="a card you can play"):
        match.play(0, DRAW)


@rule("DER-9")
def test_one_card_a_turn() -> None:
    match = table([base(GREEN, LOVE), base(RED, LOVE), 2], PLAIN)
    match.play(0, base(GREEN, LOVE))
    assert match.state.turn == 1
    with pytest.raises(IllegalMove, match="not your turn"):
        match.play(0, base(RED, LOVE))


def drain(match: Match, left: int) -> None:
    """Put the pile under the discard but for some cards."""
    state = match.state
    state.discard = state.pile[: len(state.pile) - left] + state.discard
    state.pile = state.pile[len(state.pile) - left :]


@rule("DER-11")
def test_an_empty_pile_is_made_from_the_discard_but_for_its_top_at_once_and_in_the_middle_of_a_draw() -> None:
    match = table([base(GREEN, ANGRY), 0, 2], [6, 8, 9])
    drain(match, left=1)
    match.play(0, base(GREEN, ANGRY))
    under = set(match.state.discard[:-1])
    match.play(1, DRAW)
    assert sizes(match) == [2, 5]
    assert match.state.discard == [base(GREEN, ANGRY)]
    assert set(match.state.pile) | set(match.state.hands[1]) >= under


@rule("DER-11")
def test_with_no_card_anywhere_one_goes_on_without() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], [base(GREEN, SAD), 6])
    match.state.hands[1] += match.state.pile
    match.state.hands[1].sort()
    match.state.pile = []
    match.play(0, DRAW)
    assert sizes(match)[0] == 2
    assert match.state.turn == 1
    match.play(1, base(GREEN, SAD))  # now the discard has one card more than its top
    assert match.state.pile == [GREEN_WINK]


@rule("DER-12")
def test_surprised_turns_round_but_not_for_two() -> None:
    match = table([base(GREEN, SURPRISED), 0, 2], PLAIN, [6, 8, 9])
    match.play(0, base(GREEN, SURPRISED))
    assert (match.state.direction, match.state.turn) == (-1, 2)
    match = table([base(GREEN, SURPRISED), 0, 2], PLAIN)
    match.play(0, base(GREEN, SURPRISED))
    assert (match.state.direction, match.state.turn) == (1, 1)


@rule("DER-13")
def test_sad_skips_the_next_player() -> None:
    match = table([base(GREEN, SAD), 0, 2], PLAIN, [6, 8, 9])
    match.play(0, base(GREEN, SAD))
    assert match.state.turn == 2
    assert [each.seat for each in told(match, Skipped)] == [1]


@rule("DER-14")
def test_an_angry_face_nobody_can_answer_is_drawn_in_full() -> None:
    match = table([base(GREEN, ANGRY), 2, 3], [base(RED, ANGRY), 8, 9], [base(BLUE, ANGRY), 14, 15], [16, 17, 20])
    for seat, card in enumerate([base(GREEN, ANGRY), base(RED, ANGRY), base(BLUE, ANGRY)]):
        match.play(seat, card)
    match.play(3, DRAW)
    assert sizes(match) == [2, 2, 2, 9]


@rule("DER-15")
def test_a_smile_goes_on_anything_and_names_the_colour_until_it_is_covered() -> None:
    match = table([base(RED, SMILE), 2, 3], [base(VIOLET, LOVE), base(RED, LOVE), 9], [base(VIOLET, SAD), 14, 15])
    with pytest.raises(IllegalMove, match="name a colour"):
        match.play(0, base(RED, SMILE))
    assert [move for move in match.moves(0) if move >= moves.JOKER] == [
        joker(base(RED, SMILE), colour) for colour in range(6)
    ]
    match.play(0, joker(base(RED, SMILE), VIOLET))
    assert match.moves(1) == [base(VIOLET, LOVE)]  # the colour named, not the colour printed
    assert match.view(2).colour == VIOLET
    match = table([base(RED, SMILE), 2, 3], [base(RED, LOVE), 9, 10], [base(VIOLET, SAD), 14, 15])
    match.play(0, joker(base(RED, SMILE), VIOLET))
    match.play(1, DRAW)
    match.play(1, PASS)
    assert base(VIOLET, SAD) in match.moves(2)  # it holds also when somebody drew and passed


# ---- dernière !

ONE_LEFT = [base(GREEN, LOVE), base(RED, LOVE)]


@rule("DER-17", "DER-19")
def test_who_is_left_with_one_card_may_announce_it_with_the_card_or_after() -> None:
    early = table(ONE_LEFT, PLAIN)
    early.play(0, ANNOUNCE, base(GREEN, LOVE))
    assert [each.by for each in told(early, Announced)] == [0]
    assert not early.state.silent
    late = table(ONE_LEFT, PLAIN)
    late.play(0, base(GREEN, LOVE))
    assert not told(late, Announced)
    assert ANNOUNCE in late.moves(0)
    late.play(0, ANNOUNCE)
    assert [each.by for each in told(late, Announced)] == [0]
    assert late.to_act == [1]


@rule("DER-19")
def test_an_early_announcement_is_heard_only_with_the_card_and_is_void_if_nothing_is_played() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], PLAIN)
    match.play(0, ANNOUNCE)
    assert not told(match, Announced)
    assert match.view(1).said == 0
    match.play(0, DRAW)
    assert match.state.said == 0
    with pytest.raises(IllegalMove, match="nothing to announce"):
        match.play(1, ANNOUNCE)


@rule("DER-18", "DER-19", "COM-4")
def test_a_forgotten_announcement_can_be_caught_after_a_grace_and_costs_two_cards() -> None:
    match = table(ONE_LEFT, PLAIN, [6, 8, 9])
    match.play(0, base(GREEN, LOVE))
    with pytest.raises(IllegalMove, match="nobody to catch"):
        match.play(2, catch(0))
    assert match.wait() == grace(0)
    assert match.now == 1500
    assert catch(0) in match.moves(1)
    assert catch(0) in match.moves(2)
    rules = match.game.rules
    assert not rules.fresh(match.state, 2, catch(0), seen=match.state.ply - 1)
    assert rules.fresh(match.state, 2, catch(0), seen=match.state.ply)
    match.play(2, catch(0))
    assert [(each.by, each.whom) for each in told(match, Caught)] == [(2, 0)]
    assert sizes(match)[0] == 3
    assert catch(0) not in match.moves(1)  # the first catch settles it
    assert len([each for each in match.events(0) if isinstance(each, DrewCard)]) == 2
    assert not [each for each in match.events(1) if isinstance(each, DrewCard)]


@rule("DER-19")
def test_reaching_one_card_again_needs_a_new_word() -> None:
    match = table(ONE_LEFT, PLAIN, [6, 8, 9])
    match.play(0, base(GREEN, LOVE))
    match.play(0, ANNOUNCE)
    match.state.turn, match.state.debt = 0, 2
    match.play(0, DRAW)
    assert match.state.said == 0
    assert sizes(match)[0] == 3


@rule("DER-19")
def test_automatic_announcements_leave_nothing_to_catch() -> None:
    match = table(ONE_LEFT, PLAIN, announce="auto")
    assert ANNOUNCE not in match.moves(0)
    match.play(0, base(GREEN, LOVE))
    assert [each.by for each in told(match, Announced)] == [0]
    assert [clock.move for clock in match.clocks] == [LATE]


@rule("DER-20")
def test_who_drew_for_an_angry_face_cannot_be_caught() -> None:
    match = table(ONE_LEFT, [base(GREEN, ANGRY), 9, 10], [6, 8, 14])
    match.play(0, base(GREEN, LOVE))
    match.wait()
    match.state.turn, match.state.debt = 0, 2
    match.play(0, DRAW)
    assert not match.state.silent
    assert catch(0) not in match.moves(2)


# ---- the end


@rule("DER-21")
def test_the_last_card_wins_whatever_it_is_and_its_effect_is_not_carried_out() -> None:
    match = table([base(GREEN, ANGRY)], PLAIN, [6, 8])
    match.play(0, base(GREEN, ANGRY))
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [1, 3, 2]  # then by cards left
    assert sizes(match) == [0, 3, 2]


@rule("DER-21", "COM-8")
def test_the_others_may_play_on_for_the_places() -> None:
    match = table([base(GREEN, ANGRY)], [base(GREEN, LOVE)], PLAIN, [6, 8], play_on=True)
    match.state.said = 2
    match.play(0, base(GREEN, ANGRY))
    assert not match.over
    assert match.to_act == [1, 2, 3]
    assert match.moves(1) == [moves.GO_ON, moves.ENOUGH]
    match.play(1, moves.ENOUGH)
    match.play(2, moves.GO_ON)
    assert match.wait() == moves.VOTE_OVER  # who says nothing has not declined
    assert match.state.turn == 1
    assert match.state.debt == 0  # the last card attacked nobody
    match.play(1, base(GREEN, LOVE))
    assert match.standing is not None
    assert match.standing.places == [1, 2, 0, 0]
    assert not match.over


@rule("COM-8")
def test_most_declining_end_the_match() -> None:
    match = table([base(GREEN, ANGRY)], [9, 10], PLAIN, [6], play_on=True)
    match.play(0, base(GREEN, ANGRY))
    for seat in (1, 2):
        match.play(seat, moves.ENOUGH)
    match.play(3, moves.GO_ON)
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [1, 3, 4, 2]


@rule("DER-22")
def test_the_safety_net_after_200_turns_a_player_fewest_cards_win_and_ties_are_shared() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], [6, 8, 9], [14, 15], [20, 21, 22])
    assert match.state.turns_left == 800
    match.state.turns_left = 1
    match.play(0, DRAW)
    match.play(0, PASS)
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [2, 2, 1, 2]


@rule("DER-22", "COM-6")
def test_time_plays_the_first_card_names_the_colour_held_most_or_draws_and_passes() -> None:
    match = table([base(GREEN, LOVE), base(RED, WINK), base(BLUE, SAD)], DULL)
    assert match.wait() == LATE
    assert match.now == 30_000
    assert match.state.discard[-1] == base(GREEN, LOVE)
    match = table([base(ORANGE, SMILE), base(RED, LOVE), base(RED, SAD)], PLAIN)
    match.wait()
    assert match.state.discard[-1] == base(ORANGE, SMILE)
    assert match.state.colour == RED
    match = table([base(RED, LOVE), base(BLUE, LOVE)], PLAIN)
    match.wait()
    assert sizes(match)[0] == 3
    assert match.state.turn == 1
    match = table([base(RED, LOVE), base(BLUE, LOVE)], PLAIN)
    match.play(0, DRAW)
    match.wait()
    assert sizes(match)[0] == 3
    assert match.state.turn == 1


@rule("DER-23")
def test_hands_are_private_and_everything_else_is_public() -> None:
    match = table([base(GREEN, LOVE), 2, 3], PLAIN, [6, 8])
    mine, theirs = match.view(0), match.view(1)
    assert mine.hand == sorted([base(GREEN, LOVE), 2, 3])
    assert theirs.hand == sorted(PLAIN)
    assert mine.sizes == theirs.sizes == match.view(None).sizes == [3, 3, 2]
    assert match.view(None).hand == []
    assert (mine.direction, mine.debt, mine.colour, mine.discard) == (1, 0, GREEN, [GREEN_WINK])


@rule("DER-2")
@pytest.mark.parametrize("reading", ["B", "C", "D"])
def test_under_the_other_readings_faces_are_plain_but_a_plain_angry_face_may_answer(reading: str) -> None:
    special = SMILEY_SPECIAL + ANGRY
    match = table([base(GREEN, ANGRY), special, 2], [base(BLUE, ANGRY), 8, 9], [14, 15], deck=reading)
    match.play(0, base(GREEN, ANGRY))
    assert match.state.debt == 0
    match.state.turn = 0
    match.play(0, special)
    assert match.state.debt == 2
    match.play(1, base(BLUE, ANGRY))
    assert match.state.debt == 4
    match.play(2, DRAW)
    assert sizes(match) == [1, 2, 6]


@rule("DER-24")
def test_a_smiley_special_turned_up_lets_the_starter_play_anything_after_its_action() -> None:
    match = turned_up(lambda card: card == SMILEY_SPECIAL + SAD, deck="B")
    assert match.state.turn == 1  # skipped
    assert match.state.colour == ANYTHING
    assert DRAW not in match.moves(1)
    match.state.hands[1][0] = SMILEY_SPECIAL + WINK
    match.state.hands[1].sort()
    match.play(1, SMILEY_SPECIAL + WINK)
    assert match.state.colour == NONE  # still no colour: only that smiley follows, or a joker


def test_only_time_makes_times_moves() -> None:
    match = table(ONE_LEFT, PLAIN)
    for move in (LATE, grace(0), moves.VOTE_OVER):
        with pytest.raises(IllegalMove, match="Only time"):
            match.play(0, move)
    with pytest.raises(IllegalMove, match="No clock"):
        match.tick(grace(1), 0)
    assert match.rows == []
    assert TABLE not in match.to_act


@rule("DER-4", "COM-1")
def test_one_card_is_turned_up_and_play_goes_clockwise_from_a_seat_that_is_drawn() -> None:
    quiet = (WINK, LOVE, NONE)
    deals = [tablee.new("derniere", 4, seed) for seed in range(60)]
    assert {match.state.turn for match in deals if smiley_of(match.state.discard[0]) in quiet} == {0, 1, 2, 3}
    assert all(len(match.state.discard) == 1 for match in deals)
    match = table([base(GREEN, LOVE), *DULL], PLAIN, DULL)
    match.play(0, base(GREEN, LOVE))
    assert match.state.turn == 1


@rule("DER-10")
def test_a_drawn_card_may_be_played_at_once_or_kept() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE), base(BLUE, SAD)], DULL)
    next_card(match, base(GREEN, SAD))
    assert match.moves(0) == [DRAW]
    match.play(0, DRAW)
    assert match.moves(0) == [base(GREEN, SAD), PASS]
    kept = match.copy()
    kept.play(0, PASS)
    assert kept.state.turn == 1
    match.play(0, base(GREEN, SAD))
    assert match.state.discard[-1] == base(GREEN, SAD)


@rule("DER-10")
def test_an_unplayable_card_is_kept_and_nobody_can_tell_from_a_pause() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], DULL)
    with pytest.raises(IllegalMove, match="only after drawing"):
        match.play(0, PASS)
    next_card(match, base(RED, SAD))
    match.play(0, DRAW)
    assert match.moves(0) == [PASS]  # asked all the same: the turn does not pass by itself
    with pytest.raises(IllegalMove, match="drawn already"):
        match.play(0, DRAW)
    with pytest.raises(IllegalMove, match="only the card you drew"):
        match.play(0, base(RED, LOVE))


@rule("DER-14")
def test_a_smile_does_not_answer_an_angry_face_nor_does_a_card_that_was_drawn() -> None:
    match = table([base(GREEN, ANGRY), *DULL], [base(RED, SMILE), base(BLUE, SAD), base(RED, SAD)])
    next_card(match, base(RED, ANGRY))
    match.play(0, base(GREEN, ANGRY))
    assert match.moves(1) == [DRAW]
    with pytest.raises(IllegalMove, match="answer with an angry face"):
        match.play(1, joker(base(RED, SMILE), BLUE))
    match.play(1, DRAW)
    assert base(RED, ANGRY) in match.state.hands[1]
    assert match.state.turn == 0  # whatever was drawn, the turn is missed
    assert (match.state.colour, match.state.smiley, match.state.debt) == (GREEN, ANGRY, 0)  # spent, yet to be followed


@rule("DER-16")
def test_an_effect_fires_once() -> None:
    match = table([base(GREEN, SAD), *DULL], PLAIN, [base(ORANGE, LOVE), base(ORANGE, ANGRY)], [base(BLUE, ANGRY)])
    next_card(match, base(ORANGE, SURPRISED))
    match.play(0, base(GREEN, SAD))
    assert match.state.turn == 2
    match.play(2, DRAW)
    match.play(2, PASS)
    assert match.state.turn == 3  # the sad face still lies there but skips nobody any more


@rule("DER-19")
def test_the_window_closes_when_the_owner_plays_and_an_unnoticed_omission_costs_nothing() -> None:
    match = table(ONE_LEFT, [base(GREEN, SAD), base(BLUE, ANGRY), base(BLUE, WINK)])
    match.play(0, base(GREEN, LOVE))
    match.wait()
    match.play(1, base(GREEN, SAD))  # with two players seat 0 is skipped, and still silent
    assert catch(0) in match.moves(1)
    next_card(match, base(RED, SURPRISED))
    match.play(1, DRAW)
    match.play(1, PASS)
    assert match.state.turn == 0
    assert catch(0) in match.moves(1)  # not closed by the turn's beginning
    match.state.colour = RED
    match.play(0, base(RED, LOVE))
    assert match.over
    assert match.standing is not None
    assert match.standing.places == [1, 2]


@rule("DER-23")
def test_a_draw_proves_what_a_hand_does_not_hold() -> None:
    match = table([base(RED, LOVE), base(BLUE, LOVE)], PLAIN[:1])
    match.play(0, DRAW)
    match.play(0, PASS)
    draw = FastDraw(3)
    for _ in range(60):
        hand = match.sample(1, draw).state.hands[0]
        follows = [card for card in hand if colour_of(card) == GREEN or smiley_of(card) in (WINK, SMILE)]
        assert len(follows) <= 1  # only the card that was drawn can be one


@rule("DER-24")
def test_a_smiley_special_follows_its_smiley_and_leaves_the_colour_in_force() -> None:
    hand = [SMILEY_SPECIAL + WINK, SMILEY_SPECIAL + LOVE, base(RED, SMILE)]
    match = table(hand, [base(GREEN, SAD), base(RED, WINK), base(BLUE, LOVE)], deck="B")
    assert match.moves(0) == [SMILEY_SPECIAL + WINK]
    with pytest.raises(IllegalMove, match="no joker"):  # a base smile is a plain card here
        match.play(0, joker(base(RED, SMILE), RED))
    match.play(0, SMILEY_SPECIAL + WINK)
    assert match.moves(1) == [base(GREEN, SAD), base(RED, WINK)]


@rule("DER-15", "DER-24")
@pytest.mark.parametrize("reading", ["B", "C", "D"])
def test_the_special_smile_is_the_joker_of_the_other_readings(reading: str) -> None:
    special = SMILEY_SPECIAL + SMILE
    match = table([special, *DULL], [base(YELLOW, SAD), base(BLUE, SMILE), base(RED, SAD)], deck=reading)
    assert match.moves(0) == [joker(special, colour) for colour in range(6)]
    match.play(0, joker(special, YELLOW))
    assert match.moves(1) == [base(BLUE, SMILE), base(YELLOW, SAD)]  # the colour, or another smile


@rule("DER-23")
def test_what_draws_prove_is_never_wrong() -> None:
    for seed in range(30):
        match = tablee.new("derniere", 2 + seed % 9, seed, deck="ABCD"[seed % 4])
        for now in walk(match, seed):
            state = now.state
            assert all(map(void_cards.could_hold, state.voids, state.hands))
            assert not state.recycled or all(state.recycled >> card & 1 for card in state.pile)
