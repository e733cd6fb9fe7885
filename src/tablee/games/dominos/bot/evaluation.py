"""How a table of Dominos stands, and what a sensible player does next: what the search of the strong levels leans on.

The weights lie midway between two logistic fits of which hand won, at tables of two: 4,000 matches played by `policy`
and 750 played by a search with a first fit.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from tablee.core.draws import Draw
from tablee.games.dominos.state import ALL_CELLS, DRAW, EXCHANGE, INSIDE, PLACE_COLOUR, ROW, SIDES, State, placed_cell
from tablee.games.smileys.pack import BASE_CARDS, SMILEYS

COLUMN_BITS: Final = (1 << SMILEYS) - 1

# What a hand is worth.
CARD: Final = -0.8
LAST_CARD: Final = 0.63  # one card left
LAST_TWO: Final = 0.25
JOKER: Final = 0.72
TWICE: Final = 0.88  # a card that would touch two: another turn
PLACEABLE: Final = 0.45  # a card that has another place
EXCHANGEABLE: Final = 1.0  # a card whose cell a joker holds
STUCK: Final = -0.5  # nothing can be laid
# For whoever is to play:
TURN: Final = 0.27
STUCK_NOW: Final = -0.87
LAST_CARD_NOW: Final = 0.7


def touching_two(filled: int, columns: list[int], rows: list[int]) -> int:
    """The free cells with a card on two sides at least, as bits."""
    left = right = above = below = 0
    for one, next_one in pairwise(columns):
        left |= ((filled >> one * SMILEYS) & COLUMN_BITS) << next_one * SMILEYS
        right |= ((filled >> next_one * SMILEYS) & COLUMN_BITS) << one * SMILEYS
    for one, next_one in pairwise(rows):
        above |= ((filled >> one) & ROW) << next_one
        below |= ((filled >> next_one) & ROW) << one
    return ((left & right) | (above & below) | ((left | right) & (above | below))) & ~filled


def policy(world: State, seat: int, moves: list[int], draw: Draw) -> int:
    """What costs nothing first; then a card that brings another turn, then a card, then a joker in the same way."""
    last = moves[-1]
    if last >= EXCHANGE:
        return last if last < DRAW else moves[0]
    twice = touching_two(world.filled, world.columns, world.rows)
    start = draw.below(len(moves))
    best, chosen = -1, moves[0]
    for move in moves[start:] + moves[:start]:
        worth = 2 if move < PLACE_COLOUR else 0
        if move % SIDES == INSIDE and (twice >> placed_cell(move)) & 1:
            worth += 5
        if worth > best:
            best, chosen = worth, move
    return chosen


def value(world: State, seat: int) -> float:
    """The share of the victory: what it is at the end, what it looks like before."""
    if world.finished:
        return share_at_end(world, seat)
    twice = touching_two(world.filled, world.columns, world.rows)
    somewhere = (world.inside | world.low | world.high) & ALL_CELLS
    jokers_lie = 0
    for card in world.grid:
        if card >= BASE_CARDS:
            jokers_lie = joker_cells(world)
            break
    hopes = 0.0
    mine = 0.0
    for other, place in enumerate(world.places):
        if not place:
            hope = math.exp(worth_of_hand(world.hands[other], twice, somewhere, jokers_lie, other == world.turn))
            hopes += hope
            if other == seat:
                mine = hope
    return mine / hopes


def joker_cells(world: State) -> int:
    cells = 0
    for cell, card in enumerate(world.grid):
        if card >= BASE_CARDS:
            cells |= 1 << cell
    return cells


def worth_of_hand(hand: list[int], twice: int, somewhere: int, jokers_lie: int, is_to_play: bool) -> float:
    cards = 0
    for card in hand:
        cards |= 1 << card
    size = len(hand)
    jokers = (cards >> BASE_CARDS).bit_count()
    doubles = (cards & twice).bit_count()
    singles = (cards & somewhere & ~twice).bit_count()
    worth = CARD * size + JOKER * jokers + TWICE * doubles + PLACEABLE * singles
    if jokers_lie:
        worth += EXCHANGEABLE * (cards & jokers_lie).bit_count()
    if size == 1:
        worth += LAST_CARD + (LAST_CARD_NOW if is_to_play else 0.0)
    elif size == 2:
        worth += LAST_TWO
    if not (jokers or doubles or singles):
        worth += STUCK + (STUCK_NOW if is_to_play else 0.0)
    return worth + TURN if is_to_play else worth


def share_at_end(world: State, seat: int) -> float:
    """Who is rid of all cards has won; when nobody can place any more, those who are left with the fewest have."""
    if not world.hands[seat]:
        return 1.0
    left = [place for place, hand in zip(world.places, world.hands, strict=True) if hand]
    if world.passes < len(left) or world.places[seat] > min(left):
        return 0.0
    return 1 / left.count(min(left))


# ---- endgames


def position(world: State) -> tuple[object, ...]:
    """All that the course of a world depends on, when nobody draws."""
    hands = tuple([tuple(hand) for hand in world.hands])
    return world.turn, world.passes, hands, tuple(world.grid), tuple(world.columns), tuple(world.rows)
