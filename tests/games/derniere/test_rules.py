"""La dernière, rule by rule, from positions set by hand."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import TABLE, FastDraw, IllegalMove, Match
from tablee.games.derniere import state as moves
from tablee.games.derniere.state import ANNOUNCE, ANYTHING, DRAW, LATE, PASS, catch, deck, grace, joker
from tablee.games.derniere.told import Announced, Caught, DrewCard, Skipped
from tablee.games.smileys.pack import (
    ANGRY, BLUE, COLOUR_SPECIAL, GREEN, LOVE, NONE, ORANGE, RED, SAD, SMILE, SMILEY_SPECIAL, SURPRISED, VIOLET, WINK,
    YELLOW, base, colour_of, smiley_of,
)  # fmt: skip
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
    return [each for each in match.told(None) if isinstance(each, kind)]


PLAIN = [base(RED, WINK), base(RED, LOVE), base(BLUE, LOVE)]


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
