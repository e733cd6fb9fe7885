"""Dominos: its moves, its grid and its state.

Columns are colours and rows are smileys, each at most once, so a cell of the grid *is* a base card (DOM-4): cell
`base(BLUE, WINK)` is where the blue column crosses the row of winks, wherever players have put these two lines. Sets of
cells and sets of cards are bits; a cell and its base card are the same bit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOUR_SPECIAL, COLOURS, SMILEY_SPECIAL, SMILEYS, base

# ---- moves

# Where a placed card lies: inside the lines there are, or in a new one before the first or after the last of its kind.
# One bit more than the cell is enough: a card beside another can open a column or a row, never both.
INSIDE: Final = 0
LOW: Final = 1  # a new column on the left, a new row at the top
HIGH: Final = 2  # a new column on the right, a new row at the bottom
SIDES: Final = 3

OF_ONE_KIND: Final = BASE_CARDS * SIDES

PLACE: Final = 0  # + (kind * 36 + cell) * 3 + side; kind 0 the base card, 1 the colour's special, 2 the smiley's
PLACE_COLOUR: Final = PLACE + OF_ONE_KIND
PLACE_SMILEY: Final = PLACE_COLOUR + OF_ONE_KIND
EXCHANGE: Final = PLACE_SMILEY + OF_ONE_KIND  # + cell: its base card for the joker that lies there
DISCARD: Final = EXCHANGE + BASE_CARDS  # + special
DRAW: Final = DISCARD + CARDS - BASE_CARDS
PASS: Final = DRAW + 1
GO_ON: Final = PASS + 1
ENOUGH: Final = GO_ON + 1
LATE: Final = ENOUGH + 1  # the table's
VOTE_OVER: Final = LATE + 1
MOVES: Final = VOTE_OVER + 1


def place(card: int, cell: int, side: int = INSIDE) -> int:
    """The move: lay this card in this cell."""
    kind = PLACE if card < BASE_CARDS else PLACE_COLOUR if card < SMILEY_SPECIAL else PLACE_SMILEY
    return kind + cell * SIDES + side


def placed_card(move: int) -> int:
    cell = placed_cell(move)
    if move < PLACE_COLOUR:
        return cell
    return COLOUR_SPECIAL + cell // SMILEYS if move < PLACE_SMILEY else SMILEY_SPECIAL + cell % SMILEYS


def placed_cell(move: int) -> int:
    return move // SIDES % BASE_CARDS


def placed_side(move: int) -> int:
    return move % SIDES


def exchange(cell: int) -> int:
    return EXCHANGE + cell


def discard(special: int) -> int:
    return DISCARD + special - BASE_CARDS


# ---- the grid

ALL_CELLS: Final = (1 << BASE_CARDS) - 1
COLUMN: Final = (1 << SMILEYS) - 1  # the first colour's cells; times ROW: a column's smileys in every column
ROW: Final = sum(1 << base(colour, 0) for colour in range(COLOURS))  # the first smiley's cells
OF_COLOUR: Final = [COLUMN << base(colour, 0) for colour in range(COLOURS)]
OF_SMILEY: Final = [ROW << smiley for smiley in range(SMILEYS)]

# By special, counted from the first: the cells it can stand for (DOM-7), as bits and one by one.
LINES: Final = OF_COLOUR + OF_SMILEY
CELLS: Final = [[cell for cell in range(BASE_CARDS) if (line >> cell) & 1] for line in LINES]


def beside(columns: list[int], rows: list[int], cell: int) -> int:
    """The up to four cells around this one, as bits."""
    colour = cell // SMILEYS
    smiley = cell % SMILEYS
    x = columns.index(colour)
    y = rows.index(smiley)
    around = 0
    if x > 0:
        around = 1 << (columns[x - 1] * SMILEYS + smiley)
    if x + 1 < len(columns):
        around |= 1 << (columns[x + 1] * SMILEYS + smiley)
    if y > 0:
        around |= 1 << (colour * SMILEYS + rows[y - 1])
    if y + 1 < len(rows):
        around |= 1 << (colour * SMILEYS + rows[y + 1])
    return around


def is_linked_twice(links: int) -> bool:
    """Are there two cells or more in this set?"""
    return links & (links - 1) != 0


def where(columns: list[int], cell: int, side: int) -> str:
    """The side of the grid at which a placement opens a line, as words ask for it."""
    if side == INSIDE:
        return "inside"
    if cell // SMILEYS in columns:
        return "top" if side == LOW else "bottom"
    return "left" if side == LOW else "right"


# ---- state


@dataclass(slots=True)
class State:
    ply: int
    play_on: bool
    hands: list[list[int]]
    pile: list[int]  # the top is last
    discard: list[int]  # specials that had no place left
    rolls: list[int]  # the dice at the opening: the last roll named the opener's card, the others nobody's
    opener: int
    grid: list[int]  # by cell, the card that lies there
    columns: list[int]  # the colours from left to right
    rows: list[int]  # the smileys from top to bottom
    shut_columns: int  # the cells of colours that have no column yet, as bits
    shut_rows: int  # the cells of smileys that have no row yet
    filled: int  # the cells that are taken
    inside: int  # the free cells beside a card, between the lines there are
    low: int  # the cells beside a card that a new first line would open
    high: int  # the same for a new last line
    turn: int
    since: int  # the ply at which this turn, or the vote, began
    passes: int  # turns in a row in which nobody could place and nobody could draw
    places: list[int]
    vote: list[int]
    finished: bool
    voids: list[list[int]]  # by seat, what its draws and passes prove about the cards that are not known
    known: list[int]  # by seat, the jokers it took from the grid and still holds, as bits

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.play_on = self.play_on
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.rolls = self.rolls[:]
        twin.opener = self.opener
        twin.grid = self.grid[:]
        twin.columns = self.columns[:]
        twin.rows = self.rows[:]
        twin.shut_columns = self.shut_columns
        twin.shut_rows = self.shut_rows
        twin.filled = self.filled
        twin.inside = self.inside
        twin.low = self.low
        twin.high = self.high
        twin.turn = self.turn
        twin.since = self.since
        twin.passes = self.passes
        twin.places = self.places[:]
        twin.vote = self.vote[:]
        twin.finished = self.finished
        twin.voids = [evidence[:] for evidence in self.voids]
        twin.known = self.known[:]
        return twin
