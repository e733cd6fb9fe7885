"""Faites du bruit !: its moves and its state. Only base cards are used; the two dice name one of them (SMI-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.smileys.pack import SMILEYS

# ---- moves

CALL: Final = 0  # + seat: shout this player's name; one's own seat is one's own name
DEAL: Final = CALL + 10  # the table's
LAST_OVER: Final = DEAL + 1  # the table's
MOVES: Final = LAST_OVER + 1

LAST_MS: Final = 3000  # BRU-11


def call(seat: int) -> int:
    return CALL + seat


def called(move: int) -> int:
    """Whose name it is."""
    return move - CALL


# ---- cards


def alike(card: int, other: int) -> bool:
    """The same colour or the same smiley (BRU-3)."""
    return card // SMILEYS == other // SMILEYS or card % SMILEYS == other % SMILEYS


# ---- state


@dataclass(slots=True)
class State:
    ply: int
    tempo: int  # milliseconds from card to card
    any_pair: bool  # every pair of top cards is live, not only those with the newest card
    pack: list[int]  # face down, the next card is last
    piles: list[list[int]]  # by seat, face up, the top is last
    dice: int  # the base card that the two dice name
    dealer: int
    receiver: int  # who gets the next card
    newest: int  # who got the last one; NONE before the first
    dice_match: bool  # the newest card is the one that the dice named when it was dealt
    won: bool  # the newest card has had its right call
    landed: int  # bits of seats whose top came to an empty place since the last deal: it is not live
    locked: int  # bits of seats that erred since the last deal
    since: int  # the ply of the last deal
    shown: list[int]  # by seat, the ply since which its top card has stood to be called
    places: list[int]
    finished: bool

    def copy(self) -> State:
        return State(
            self.ply, self.tempo, self.any_pair, self.pack[:], [pile[:] for pile in self.piles], self.dice,
            self.dealer, self.receiver, self.newest, self.dice_match, self.won, self.landed, self.locked,
            self.since, self.shown[:], self.places[:], self.finished,
        )  # fmt: skip
