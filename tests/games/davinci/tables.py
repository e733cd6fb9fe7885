"""Tables of Da Vinci Code set by hand, for its tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tablee
from tablee import Match
from tablee.games.davinci.state import BLACK, GAP, JOKER, NONE, SHOW, WHITE, colour_of, draw_piece, piece
from tests.games.davinci.world import cards

B = [piece(number, BLACK) for number in range(12)]
W = [piece(number, WHITE) for number in range(12)]
BLACK_JOKER, WHITE_JOKER = piece(JOKER, BLACK), piece(JOKER, WHITE)
DRAW_BLACK, DRAW_WHITE = draw_piece(BLACK), draw_piece(WHITE)


def table(*codes: list[int], shown: Sequence[int] = (), next_piece: int = NONE, **options: Any) -> Match:
    """A match in the middle: these codes, these pieces of them face up, everything else in the pool."""
    match = tablee.new("davinci", len(codes), 1, first="host", **options)
    state = match.state
    state.codes = [code[:] for code in codes]
    used = {each for code in codes for each in code}
    left = [each for each in cards(state) if each not in used]
    left.sort(key=lambda each: each == next_piece)
    state.pool = [[each for each in left if colour_of(each) == colour] for colour in (BLACK, WHITE)]
    state.shown = sum(1 << each for each in shown)
    state.setting_up, state.ready = False, (1 << len(codes)) - 1
    return match


def without_pool(*codes: list[int], **options: Any) -> Match:
    match = table(*codes, **options)
    match.state.pool = [[], []]
    return match


def set_up(seats: int, pieces: list[int], **options: Any) -> Match:
    """A match before its first draw; whoever draws first gets these pieces, in this order."""
    match = tablee.new("davinci", seats, 1, first="host", **options)
    for row in match.state.pool:
        row.sort(key=lambda each: -pieces.index(each) if each in pieces else -99)
    return match


def take_all(match: Match, seat: int, pieces: list[int]) -> None:
    for each in pieces:
        match.play(seat, draw_piece(colour_of(each)))


def told(match: Match, kind: type, seat: int | None = None) -> list[Any]:
    return [each for each in match.events(seat) if isinstance(each, kind)]


def is_shown(match: Match, each: int) -> bool:
    return bool(match.state.shown >> each & 1)


def gap_moves(match: Match, seat: int) -> list[int]:
    return [move for move in match.moves(seat) if GAP <= move < SHOW]


LOW = [B[0], W[1], B[2], W[3]]
HIGH = [B[6], W[7], B[8], W[9]]
END = [B[10], W[10], B[11], W[11]]
