"""What a net reads of Dominos: the grid by cell, and of a move what it touches and what it opens."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from tablee.games.dominos import state as moves
from tablee.games.dominos.bot.evaluation import touching_two, value
from tablee.games.dominos.state import ALL_CELLS, INSIDE, LOW, State, beside, placed_card, placed_cell, placed_side
from tablee.games.dominos.views import View
from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOURS, NONE, SMILEYS
from tablee.kit.observation import EIGHTHS, lacking, spread

SEATS = range(2, 5)
FEW = 6  # hands up to this size are told apart
SPECIALS = CARDS - BASE_CARDS

HAND = 0
GONE = HAND + CARDS  # lies in the grid or was discarded
FILLED = GONE + CARDS
FREE = FILLED + BASE_CARDS  # + cell: beside a card, between the lines there are
EDGE = FREE + BASE_CARDS  # + cell: a new line would open it
TWICE = EDGE + BASE_CARDS  # + cell: free, and touches two cards
OWN_FREE = TWICE + BASE_CARDS  # + cell: one could lay its card
OWN_TWICE = OWN_FREE + BASE_CARDS  # + cell: for another turn
OWN_STUCK = OWN_TWICE + BASE_CARDS  # + cell: one holds its card, and a joker lies there
BESIDE = OWN_STUCK + BASE_CARDS  # by pair of colours, then by pair of smileys: these two lines lie side by side
PAIRS = COLOURS * (COLOURS - 1) // 2
COUNTS = BESIDE + 2 * PAIRS  # how many cards one could lay, for another turn; how many jokers one holds
EACH = COUNTS + 3 * FEW  # + by seat, one's own last:
PLAYING, TURN, SIZE, FEW_CARDS = 0, 1, 2, 3
JOKERS = FEW_CARDS + FEW
VOIDS = JOKERS + SPECIALS
SEAT = VOIDS + CARDS
STATE = EACH + SEAT * (SEATS[-1] - 1) + JOKERS

CARD = 0
CELL = CARD + CARDS
OPENED = CELL + BASE_CARDS  # + cell: free, and touches a card now
DOUBLED = OPENED + BASE_CARDS  # + cell: free, and touches two cards now
KIND = DOUBLED + BASE_CARDS  # inside, in a new first line, a new last one, exchange, discard, draw, pass, others
LINKS = KIND + 8  # + how many cards it touches
OWN_OPENED = LINKS + 4  # + how many cells it opens for one's own cards, and so on
OWN_DOUBLED = OWN_OPENED + FEW
GIFTS = OWN_DOUBLED + FEW  # for cards that somebody else may hold
DOUBLE_GIFTS = GIFTS + FEW
PLACEABLE = DOUBLE_GIFTS + FEW  # + how many of one's own cards have a place afterwards
DOUBLES = PLACEABLE + FEW  # + how many of them for another turn
LEFT = DOUBLES + FEW
MOVE = LEFT + FEW

HELD_FREE = CARDS  # + cell: its card is held, and could be laid
HELD_TWICE = HELD_FREE + BASE_CARDS  # + cell: for another turn
HELD_STUCK = HELD_TWICE + BASE_CARDS  # + how many cards whose cell a joker holds
HELD_COUNTS = HELD_STUCK + FEW  # as above
HOLDER = HELD_COUNTS + 3 * FEW
VALUE = HOLDER * (SEATS[-1] - 1)  # how evaluation.py says that one stands
HELD = VALUE + 1
HIGHEST = 255

PAIR = {
    frozenset((one, two)): place
    for place, (one, two) in enumerate((one, two) for one in range(SMILEYS) for two in range(one))
}


def pairs(lines: list[int]) -> list[int]:
    """Which lines lie side by side."""
    return [PAIR[frozenset(both)] for both in pairwise(lines)]


def doubled(columns: list[int], rows: list[int], filled: int, free: int) -> int:
    """The free cells that touch two cards or more, as bits."""
    found = 0
    while free:
        bit = free & -free
        free ^= bit
        around = beside(columns, rows, bit.bit_length() - 1) & filled
        if around & (around - 1):
            found |= bit
    return found


class Table:
    """What is worked out once for a view: sets of cells, as bits."""

    def __init__(self, view: View) -> None:
        own = 0
        for card in view.hand:
            if card < BASE_CARDS:
                own |= 1 << card
        gone = 0
        for card in view.grid:
            if 0 <= card < BASE_CARDS:
                gone |= 1 << card
        self.own = own
        self.unseen = ALL_CELLS & ~own & ~gone
        self.open = view.inside | view.low | view.high
        self.twice = touching_two(view.filled, view.columns, view.rows) & view.inside


def count_up(row: bytearray, at: int, count: int) -> None:
    """A single 1 for a small number; nothing for none."""
    if count:
        row[at + min(count, FEW) - 1] = 1


class Features:
    hidden = (256, 192, 128, 64)
    seats = SEATS
    tables: list[dict[str, Any]] = [{}, {}, {}, {"grid": "fixed"}]
    highs = np.ones(STATE, np.uint8)
    move_highs = np.ones(MOVE, np.uint8)
    held_highs = np.ones(HELD, np.uint8)

    def __init__(self) -> None:
        for place in range(SEATS[-1]):
            at = EACH + place * SEAT
            self.highs[at + SIZE] = CARDS
            self.highs[at + VOIDS : at + SEAT] = EIGHTHS
        self.held_highs[VALUE] = HIGHEST

    def state(self, view: View) -> bytearray:
        row = bytearray(STATE)
        for card in view.hand:
            row[HAND + card] = 1
        for card in view.discard:
            row[GONE + card] = 1
        for card in view.grid:
            if card != NONE:
                row[GONE + card] = 1
        table = Table(view)
        for at, cells in (
            (FILLED, view.filled), (FREE, view.inside), (EDGE, view.low | view.high), (TWICE, table.twice),
            (OWN_FREE, table.own & table.open), (OWN_TWICE, table.own & table.twice),
            (OWN_STUCK, table.own & view.filled),
        ):  # fmt: skip
            if cells:
                row[at : at + BASE_CARDS] = spread(cells, BASE_CARDS)
        for pair in pairs(view.columns):
            row[BESIDE + pair] = 1
        for pair in pairs(view.rows):
            row[BESIDE + PAIRS + pair] = 1
        count_up(row, COUNTS, (table.own & table.open).bit_count())
        count_up(row, COUNTS + FEW, (table.own & table.twice).bit_count())
        count_up(row, COUNTS + 2 * FEW, len(view.hand) - table.own.bit_count())
        self.write_seats(row, view)
        return row

    def write_seats(self, row: bytearray, view: View) -> None:
        count = len(view.sizes)
        assert view.seat is not None
        for place in range(count):
            seat = (view.seat + place) % count
            at = EACH + (place - 1 if place else SEATS[-1] - 1) * SEAT
            size = view.sizes[seat]
            row[at + PLAYING] = not view.places[seat]
            row[at + TURN] = seat == view.turn
            row[at + SIZE] = size
            if 0 < size <= FEW:
                row[at + FEW_CARDS + size - 1] = 1
            if place:
                if view.known[seat]:
                    row[at + JOKERS : at + VOIDS] = spread(view.known[seat] >> BASE_CARDS, SPECIALS)
                if view.voids[seat]:
                    row[at + VOIDS : at + SEAT] = lacking(view.voids[seat], size, CARDS)

    def moves(self, view: View, legal: list[int]) -> list[bytearray]:
        table = Table(view)
        return [self.move(view, table, move) for move in legal]

    def move(self, view: View, table: Table, move: int) -> bytearray:
        row = bytearray(MOVE)
        left = len(view.hand)
        if move < moves.EXCHANGE:
            self.write_placing(row, view, table, move)
            left -= 1
        elif move < moves.DISCARD:
            cell = move - moves.EXCHANGE
            row[CARD + cell] = row[KIND + 3] = 1
        elif move < moves.DRAW:
            row[CARD + BASE_CARDS + move - moves.DISCARD] = row[KIND + 4] = 1
            left -= 1
        else:
            row[KIND + (5 if move == moves.DRAW else 6 if move == moves.PASS else 7)] = 1
            left += move == moves.DRAW
        if 0 < left <= FEW:
            row[LEFT + left - 1] = 1
        return row

    def write_placing(self, row: bytearray, view: View, table: Table, move: int) -> None:
        card, cell, side = placed_card(move), placed_cell(move), placed_side(move)
        columns, rows = view.columns, view.rows
        if side != INSIDE:
            columns, rows = columns[:], rows[:]
            lines, label = (rows, cell % SMILEYS) if cell // SMILEYS in columns else (columns, cell // SMILEYS)
            lines.insert(0 if side == LOW else len(lines), label)
        around = beside(columns, rows, cell)
        bit = 1 << cell
        filled = view.filled | bit
        opened = around & ~filled
        twice = doubled(columns, rows, filled, opened)
        own = table.own & ~(1 << card)
        row[CARD + card] = row[CELL + cell] = row[KIND + side] = 1
        row[OPENED:DOUBLED] = spread(opened, BASE_CARDS)
        row[DOUBLED:KIND] = spread(twice, BASE_CARDS)
        links = (around & view.filled).bit_count()
        if links:
            row[LINKS + links - 1] = 1
        count_up(row, OWN_OPENED, (opened & own).bit_count())
        count_up(row, OWN_DOUBLED, (twice & own).bit_count())
        count_up(row, GIFTS, (opened & table.unseen).bit_count())
        count_up(row, DOUBLE_GIFTS, (twice & table.unseen).bit_count())
        count_up(row, PLACEABLE, ((table.open & ~bit | opened) & own).bit_count())
        count_up(row, DOUBLES, ((table.twice & ~bit | twice) & own).bit_count())

    def held(self, world: State, seat: int) -> bytearray:
        row = bytearray(HELD)
        row[VALUE] = round(HIGHEST * value(world, seat))
        count = len(world.hands)
        somewhere = (world.inside | world.low | world.high) & ALL_CELLS
        twice = touching_two(world.filled, world.columns, world.rows)
        for place in range(1, count):
            hand = world.hands[(seat + place) % count]
            at = HOLDER * (place - 1)
            cards = 0
            for card in hand:
                cards |= 1 << card
            if not cards:
                continue
            row[at : at + CARDS] = spread(cards, CARDS)
            free, double = cards & somewhere, cards & twice
            if free:
                row[at + HELD_FREE : at + HELD_TWICE] = spread(free, BASE_CARDS)
            if double:
                row[at + HELD_TWICE : at + HELD_STUCK] = spread(double, BASE_CARDS)
            count_up(row, at + HELD_STUCK, (cards & world.filled).bit_count())
            count_up(row, at + HELD_COUNTS, free.bit_count())
            count_up(row, at + HELD_COUNTS + FEW, double.bit_count())
            count_up(row, at + HELD_COUNTS + 2 * FEW, (cards >> BASE_CARDS).bit_count())
        return row

    def choices(self, view: View, legal: list[int]) -> list[int]:
        """The vote for the places is always to go on."""
        return [moves.GO_ON] if moves.GO_ON in legal else legal


FEATURES = Features()
