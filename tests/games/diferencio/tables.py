"""Tables of Diferencio set by hand: in the evening, at night, in the morning."""

from __future__ import annotations

from typing import Any

import tablee
from tablee import Match
from tablee.games.diferencio.state import CARDS, DONE, SPACES, STUDY_OVER, WAKE, card_of, swap

BOARD = [card_of(space, 0) for space in range(SPACES)]
HANDS = [
    [card_of(0, 1), card_of(1, 1), card_of(2, 1)],
    [card_of(3, 1), card_of(4, 1), card_of(5, 1)],
    [card_of(6, 1), card_of(7, 1), card_of(8, 1)],
    [card_of(0, 2), card_of(1, 2), card_of(2, 2)],
    [card_of(3, 2), card_of(4, 2), card_of(5, 2)],
    [card_of(6, 2), card_of(7, 2), card_of(8, 2)],
]
# Cards of faces that lie neither on the board nor in a hand, to stand for points.
SPARE = [card_of(space, face) for face in (5, 4, 3) for space in range(SPACES)]


def table(
    points: list[int], second: bool = False, hands: list[list[int]] = HANDS, board: list[int] = BOARD, **options: Any
) -> Match:
    """Everybody looks at the board, on which every space shows its first face; seat 0 is the next architect."""
    match = tablee.new("diferencio", len(points), 1, first="host", **options)
    state = match.state
    spare = iter(SPARE)
    state.board = board[:]
    state.hands = [sorted(hand) for hand in hands[: len(points)]]
    state.won = [[next(spare) for _ in range(count)] for count in points]
    lying = {*state.board, *(card for group in (*state.hands, *state.won) for card in group)}
    state.pile = [card for card in range(CARDS) if card not in lying]
    state.second = second
    return match


def night(points: list[int], second: bool = False, **options: Any) -> Match:
    match = table(points, second, **options)
    assert match.wait() == STUDY_OVER
    return match


def morning(points: list[int], second: bool = False, swaps: int = 1, **options: Any) -> Match:
    """The architect has changed so many of spaces 0, 1, 2; the dreamers search."""
    match = night(points, second, **options)
    for card in HANDS[0][:swaps]:
        match.play(0, swap(card))
    if match.moves(0):
        match.play(0, DONE)
    assert match.wait() == WAKE
    return match


def scores(match: Match) -> list[int]:
    return [len(won) for won in match.state.won]


def told(match: Match, kind: type, seat: int | None = None) -> list[Any]:
    return [each for each in match.events(seat) if isinstance(each, kind)]
