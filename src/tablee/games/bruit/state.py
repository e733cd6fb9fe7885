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
MOST_VOIDS: Final = 100  # void calls of one player at one card: a safety net, nobody shouts that often (BRU-7)


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
    locked: int  # bits of seats that erred, or called in vain too often, since the last deal
    voids: list[int]  # by seat, void calls since the last deal
    since: int  # the ply of the last deal
    shown: list[int]  # by seat, the ply since which its top card has stood to be called
    places: list[int]
    finished: bool
    trial: bool  # of the day's twelve: what lies open is the same whoever calls, so cards go from below

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.tempo = self.tempo
        twin.any_pair = self.any_pair
        twin.pack = self.pack[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.dice = self.dice
        twin.dealer = self.dealer
        twin.receiver = self.receiver
        twin.newest = self.newest
        twin.dice_match = self.dice_match
        twin.won = self.won
        twin.landed = self.landed
        twin.locked = self.locked
        twin.voids = self.voids[:]
        twin.since = self.since
        twin.shown = self.shown[:]
        twin.places = self.places[:]
        twin.finished = self.finished
        twin.trial = self.trial
        return twin
