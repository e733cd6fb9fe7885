"""Dominos, rule by rule, from positions set by hand: the end, the places, and who knows what."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import TABLE, FastDraw, Match, Words
from tablee.games.dominos.events import Blocked, Kept, PlaysAgain
from tablee.games.dominos.state import DRAW, ENOUGH, GO_ON, LATE, PASS, VOTE_OVER, discard, exchange, place
from tablee.games.smileys.pack import (
    ANGRY,
    BLUE,
    COLOUR_SPECIAL,
    LOVE,
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
)
from tablee.kit import void_cards
from tests.games.dominos.positions import (
    BLUE_SPECIAL,
    BLUE_WINK,
    FIVE_BLUES,
    RED_SPECIAL,
    REDS,
    WINK_SPECIAL,
    fixed,
    lay,
    sizes,
    told,
)  # fmt: skip
from tests.games.dominos.world import unknown
from tests.harness import every_table, walk
from tests.rulebook import rule

# ---- the end


@rule("DOM-14", "DOM-1")
def test_who_places_the_last_card_wins_and_an_extra_turn_is_void() -> None:
    corner = [lay(BLUE_WINK), lay(base(BLUE, SAD)), lay(base(YELLOW, WINK))]
    match = fixed([base(YELLOW, SAD)], [33, 34], [35], laid=corner)
    match.play(0, lay(base(YELLOW, SAD)))
    assert match.over
    assert match.standing.places == [1, 3, 2]  # the others by how few cards they are left with
    assert told(match, PlaysAgain) == []
    assert told(match, Kept) == [Kept(1, 2, 0), Kept(2, 1, 0)]


@rule("DOM-14", "DOM-12")
def test_throwing_away_the_last_card_wins_too() -> None:
    laid = [*FIVE_BLUES, lay(base(BLUE, LOVE))]
    match = fixed([BLUE_SPECIAL], REDS, laid=laid)
    match.play(0, discard(BLUE_SPECIAL))
    assert match.over
    assert match.standing.winners == [0]


STUCK = [base(RED, SURPRISED), base(VIOLET, LOVE), base(RED, SMILE), base(VIOLET, SMILE)]


@rule("DOM-15")
def test_a_whole_round_without_a_placement_and_without_a_pile_ends_the_game() -> None:
    match = fixed([STUCK[0], STUCK[1]], [STUCK[2]], [STUCK[3], 35], laid=[lay(BLUE_WINK)], pile=[])
    match.play(0, PASS)
    match.play(1, PASS)
    assert not match.over
    match.play(2, PASS)
    assert match.over
    assert told(match, Blocked)
    assert match.standing.places == [2, 1, 2]  # fewest cards; equal cards without jokers share


@rule("DOM-15")
def test_among_equal_hands_the_fewest_jokers_win() -> None:
    match = fixed([STUCK[0], RED_SPECIAL], [STUCK[1], STUCK[2]], laid=[lay(BLUE_WINK)], pile=[])
    match.play(0, PASS)
    match.play(1, PASS)
    assert match.standing.places == [2, 1]


@rule("DOM-15")
def test_a_placement_begins_the_round_anew() -> None:
    match = fixed([STUCK[0]], [base(BLUE, SAD), STUCK[1]], laid=[lay(BLUE_WINK)], pile=[])
    match.play(0, PASS)
    match.play(1, lay(base(BLUE, SAD)))
    match.play(0, PASS)
    assert not match.over
    match.play(1, PASS)
    assert match.over


@rule("DOM-15", "COM-6")
def test_time_places_the_first_card_that_can_be_placed() -> None:
    match = fixed([0, base(BLUE, SAD), base(YELLOW, WINK)], REDS, laid=[lay(BLUE_WINK)])
    assert match.wait() == LATE
    assert match.state.grid[base(BLUE, SAD)] == base(BLUE, SAD)
    assert match.now == 30_000
    assert match.rows[-1].seat == TABLE


@rule("DOM-15", "COM-6")
def test_time_draws_or_passes_where_nothing_can_be_placed() -> None:
    match = fixed([BLUE_WINK, 35], [0], laid=[place(BLUE_SPECIAL, BLUE_WINK)], pile=[7])
    match.wait()
    assert match.state.hands[0] == [7, BLUE_WINK, 35]  # it drew, and exchanged nothing
    match.wait()
    assert match.state.passes == 1
    assert match.to_act == [0]


@rule("DOM-15")
def test_a_free_action_gives_no_new_time() -> None:
    match = fixed([BLUE_WINK, 35], REDS, laid=[place(BLUE_SPECIAL, BLUE_WINK)])
    match.play(0, exchange(BLUE_WINK), at=20_000)
    assert [match.deadline(clock) for clock in match.clocks] == [30_000]


# ---- play on for places


def won(*rest: list[int], **options: Any) -> Match:
    """The first seat has just placed its last card; the others are asked."""
    match = fixed([base(BLUE, SAD)], *rest, laid=[lay(BLUE_WINK)], play_on=True, **options)
    match.play(0, lay(base(BLUE, SAD)))
    return match


@rule("COM-8")
def test_the_others_play_on_for_the_places_if_they_wish() -> None:
    match = won([base(BLUE, SURPRISED), 35], [base(YELLOW, SAD)])
    assert match.to_act == [1, 2]
    assert match.standing.places == [1, 0, 0]
    match.play(1, GO_ON)
    match.play(2, GO_ON)
    assert match.to_act == [1]
    match.play(1, lay(base(BLUE, SURPRISED)))
    match.play(2, lay(base(YELLOW, SAD)))
    assert match.over
    assert match.standing.places == [1, 3, 2]


@rule("COM-8")
def test_the_others_may_stop_there() -> None:
    match = won([34, 35], [33])
    match.play(1, ENOUGH)
    match.play(2, ENOUGH)
    assert match.standing.places == [1, 3, 2]


@rule("COM-8", "DOM-15")
def test_a_round_is_one_of_those_still_in_and_a_blocked_rest_shares_what_is_left() -> None:
    match = won([STUCK[0], STUCK[1]], [STUCK[2], STUCK[3]], pile=[])
    assert match.wait() == VOTE_OVER  # who says nothing has not declined
    match.play(1, PASS)
    match.play(2, PASS)
    assert match.standing.places == [1, 2, 2]


# ---- who knows what


@rule("DOM-16")
def test_everybody_sees_grid_counts_and_discards_and_only_their_own_hand() -> None:
    match = fixed([BLUE_WINK, 35], [0, 1, 2], laid=[place(BLUE_SPECIAL, BLUE_WINK)])
    mine, spectator = match.view(1), match.view(None)
    assert (mine.hand, spectator.hand) == ([0, 1, 2], [])
    for seen in (mine, spectator):
        assert seen.sizes == [2, 3]
        assert seen.pile == 48 - 5 - 1
        assert seen.grid == match.state.grid
        assert seen.discard == []


@rule("DOM-16")
def test_the_table_in_words_says_whose_turn_it_is() -> None:
    match = fixed([base(BLUE, SAD), 35], REDS, laid=[lay(BLUE_WINK)])
    first = [Words("en").say(match.game.describe.lines(match.view(seat))[0], ["Léa", "Tom"], seat) for seat in (0, 1)]
    assert first == ["It is your turn.", "It is Léa’s turn."]


@rule("DOM-15", "DOM-16")
@pytest.mark.parametrize(
    ("count", "jokers", "said"),
    [(1, 1, "one card, a joker."), (2, 1, "2 cards, one of them a joker."), (1, 0, "one card, no joker.")],
)
def test_a_hand_of_one_card_is_not_said_to_hold_one_of_them(count: int, jokers: int, said: str) -> None:
    assert Words("en").say(Kept(0, count, jokers).msg(), ["Léa"]) == f"Léa is left with {said}"


@rule("DOM-16")
def test_a_draw_tells_that_nothing_could_be_placed() -> None:
    match = fixed([0, 35], [base(BLUE, SURPRISED), 33], laid=[lay(BLUE_WINK)])
    match.play(0, DRAW)
    could_be_placed = {base(BLUE, ANGRY), base(BLUE, SAD), base(ORANGE, WINK), base(YELLOW, WINK), BLUE_SPECIAL,
                       WINK_SPECIAL, COLOUR_SPECIAL + ORANGE, COLOUR_SPECIAL + YELLOW, SMILEY_SPECIAL + ANGRY,
                       SMILEY_SPECIAL + SAD}  # fmt: skip
    most = 0
    for seed in range(200):
        held = could_be_placed & set(match.sample(1, FastDraw(seed)).state.hands[0])
        most = max(most, len(held))
    assert most == 1  # the card just drawn may be one of them, the two others are not


@rule("DOM-16")
def test_a_pass_tells_it_too() -> None:
    match = fixed([0, 35], [base(BLUE, SAD), 33], [34, 1], laid=[lay(BLUE_WINK)], pile=[])
    match.play(0, PASS)
    for seed in range(50):
        assert base(BLUE, SAD) not in match.sample(2, FastDraw(seed)).state.hands[0]


@rule("DOM-16", "DOM-10")
def test_everybody_remembers_who_took_which_joker() -> None:
    match = fixed([BLUE_WINK, base(BLUE, SAD), 35], REDS, laid=[place(BLUE_SPECIAL, BLUE_WINK)])
    match.play(0, exchange(BLUE_WINK))
    match.play(0, lay(base(BLUE, SAD)))
    for seed in range(50):
        assert BLUE_SPECIAL in match.sample(1, FastDraw(seed)).state.hands[0]


@rule("DOM-16", "DOM-3")
def test_a_roll_that_named_nobodys_card_tells_where_it_is() -> None:
    match = next(
        match for match in (tablee.new("dominos", 2, seed) for seed in range(50)) if len(match.state.rolls) > 1
    )
    for seed in range(50):
        assert match.state.rolls[0] in match.sample(match.state.turn, FastDraw(seed)).state.pile


@rule("DOM-16")
def test_what_everybody_knows_never_excludes_the_truth() -> None:
    for number, (seats, options) in enumerate(every_table("dominos")):
        for now in walk(tablee.new("dominos", seats, number, **options), number):
            for seat in range(seats):
                assert void_cards.could_hold(now.state.voids[seat], unknown(now.state, seat))
                assert len(unknown(now.state, seat)) + now.state.known[seat].bit_count() == sizes(now)[seat]
