"""Positions of Dominos, set by hand."""

from __future__ import annotations

from typing import Any

import tablee
from tablee import Match
from tablee.games.dominos import rules
from tablee.games.dominos.state import (
    ALL_CELLS,
    INSIDE,
    OF_COLOUR,
    OF_SMILEY,
    place,
    placed_card,
    placed_cell,
    placed_side,
)
from tablee.games.smileys.pack import (
    ANGRY,
    BLUE,
    COLOUR_SPECIAL,
    LOVE,
    NONE,
    RED,
    SAD,
    SMILE,
    SMILEY_SPECIAL,
    SURPRISED,
    WINK,
    base,
    colour_of,
    smiley_of,
)

BLUE_WINK = base(BLUE, WINK)
BLUE_SPECIAL = COLOUR_SPECIAL + BLUE
WINK_SPECIAL = SMILEY_SPECIAL + WINK
RED_SPECIAL = COLOUR_SPECIAL + RED
LOVE_SPECIAL = SMILEY_SPECIAL + LOVE
REDS = [base(RED, SURPRISED), base(RED, LOVE)]  # far from blue winks, oranges and smiles


def lay(card: int, cell: int | None = None, side: int = INSIDE) -> int:
    return place(card, card if cell is None else cell, side)


def table(*hands: list[int], laid: list[int], pile: list[int] | None = None, turn: int = 0, **options: Any) -> Match:
    """A match in the middle: these hands, these placements made; all other cards to be drawn, or only `pile`."""
    match = tablee.new("dominos", len(hands), 1, first="host", **options)
    state = match.state
    first = placed_cell(laid[0])
    if options.get("grid") != "fixed":
        state.columns, state.rows = [colour_of(first)], [smiley_of(first)]
        state.shut_columns = ALL_CELLS & ~OF_COLOUR[colour_of(first)]
        state.shut_rows = ALL_CELLS & ~OF_SMILEY[smiley_of(first)]
    state.grid = [NONE] * 36
    state.filled = state.inside = state.low = state.high = 0
    for move in laid:
        rules.lay(state, placed_card(move), placed_cell(move), placed_side(move))
    state.hands = [sorted(hand) for hand in hands]
    used = {card for hand in hands for card in hand} | set(state.grid)
    left = [card for card in range(48) if card not in used]
    state.pile = left if pile is None else pile
    state.discard = [card for card in left if card not in state.pile]
    state.voids, state.known = [[] for _ in hands], [0 for _ in hands]
    state.turn = turn
    return match


def fixed(*hands: list[int], laid: list[int], **options: Any) -> Match:
    """On the fixed grid columns and rows lie in the order of the pack: orange, blue, yellow ..., smile, angry ..."""
    return table(*hands, laid=laid, grid="fixed", **options)


def sizes(match: Match) -> list[int]:
    return [len(hand) for hand in match.state.hands]


def told(match: Match, kind: type, seat: int | None = None) -> list[Any]:
    return [each for each in match.events(seat) if isinstance(each, kind)]


FIVE_BLUES = [lay(base(BLUE, face)) for face in (SMILE, ANGRY, WINK, SAD, SURPRISED)]
