"""A moi !: its moves, its cards and its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.draws import Draw
from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOURS, SMILEYS

# ---- moves

SLAP: Final = 0
TURN: Final = 1  # the table's: the next card is turned up
CARD_OVER: Final = 2  # the table's: nobody took it
MOVES: Final = 3

CARD_MS: Final = 5000  # AMO-8
SHORTEST_MS: Final = 400  # before a card is turned up (AMO-4)
LONGEST_MS: Final = 1200


def turn_up_delay(draw: Draw) -> int:
    """So that nobody can time the next card (AMO-4)."""
    return SHORTEST_MS + draw.below(LONGEST_MS - SHORTEST_MS + 1)


# ---- cards

SPECIALS: Final = CARDS - BASE_CARDS  # numbered here from 0: six colours, then six smileys


def colour_special(card: int) -> int:
    """The special that matches a base card's colour."""
    return card // SMILEYS


def smiley_special(card: int) -> int:
    """The special that matches a base card's smiley."""
    return COLOURS + card % SMILEYS


def may_win(card: int, dice: int, owners: list[int], seat: int) -> bool:
    """With a special of its colour or of its smiley (AMO-5); anybody, if it is the card of the dice (AMO-6)."""
    return card == dice or owners[colour_special(card)] == seat or owners[smiley_special(card)] == seat


# ---- state


@dataclass(slots=True)
class State:
    ply: int
    every_win: bool  # the dice are rolled again after every won card, not only after a dice match
    owners: list[int]  # by special, the seat it lies in front of; NOBODY is the box
    pile: list[int]  # the top is last
    card: int  # the open card; NONE between two cards
    pot: list[int]  # goes with the open card; between two cards, with the next one
    lost: list[int]  # lost by errors on the open card: goes with the next one
    stacks: list[list[int]]  # by seat, the cards won, face down
    dice: int  # the base card they name
    dealer: int
    locked: int  # bits of seats that erred on the open card
    delay: int  # ms before the next card is turned up, known to nobody
    since: int  # the ply at which the card was turned up, or the last one settled
    places: list[int]  # all 0 until the end

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.every_win = self.every_win
        twin.owners = self.owners[:]
        twin.pile = self.pile[:]
        twin.card = self.card
        twin.pot = self.pot[:]
        twin.lost = self.lost[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.dice = self.dice
        twin.dealer = self.dealer
        twin.locked = self.locked
        twin.delay = self.delay
        twin.since = self.since
        twin.places = self.places[:]
        return twin
