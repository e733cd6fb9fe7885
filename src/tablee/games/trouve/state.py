"""Trouve: its moves, its numbers and its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.races import TRIALS
from tablee.games.smileys.pack import BASE_CARDS

# ---- moves

TOUCH: Final = 0  # + card
KNOW: Final = TOUCH + BASE_CARDS
NAME: Final = KNOW + 1  # + seat; one's own seat: "I have it myself"
GO_ON: Final = NAME + 10
ENOUGH: Final = GO_ON + 1
ROLL: Final = ENOUGH + 1  # the table's, from here on
ROLL_OVER: Final = ROLL + 1
NAME_LATE: Final = ROLL_OVER + 1
VOTE_OVER: Final = NAME_LATE + 1
MOVES: Final = VOTE_OVER + 1


def touch(card: int) -> int:
    return TOUCH + card


def touched_card(move: int) -> int:
    return move - TOUCH


def name(seat: int) -> int:
    return NAME + seat


def named_seat(move: int) -> int:
    return move - NAME


# ---- numbers

TARGETS: Final = [0, 0, 10, 9, 8, 7, 6, 6, 6, 6, 6]  # by the number of players (TRV-1)
SPOTS: Final = 48  # places for a card, eight by six: twelve more than cards, so that a free one can be drawn
ROLL_CAP: Final = 120  # rolls after the one that emptied the table (TRV-14)
PAUSE_MS: Final = 1500  # before every roll, to see how the last one ended
NAME_MS: Final = 5000  # TRV-7

# What is going on.
WAITING: Final = 0  # the dice are about to be rolled
SEARCHING: Final = 1  # they name a card, whoever is first gets it
NAMING: Final = 2  # somebody knows, and has to say who holds it


def target(seats: int, has_trials: bool) -> int:
    """How many cards win: of twelve trials, all."""
    return TRIALS if has_trials else TARGETS[seats]


# ---- state


@dataclass(slots=True)
class State:
    ply: int
    roll_ms: int
    touch_costs: bool  # a wrong touch or a hasty "I know!" costs a card
    play_on: bool
    lies_at: list[int]  # by card: its spot on the table; NONE if it is in a stack
    stacks: list[list[int]]  # by seat: the cards won, face down for everybody
    debts: list[int]  # by seat: cards still to be given back; only who has no card has debts
    phase: int
    roller: int
    card: int  # named by the dice; NONE before the first roll
    locked: int  # bits of seats that erred in this roll
    namer: int  # who has to name the holder, while naming
    since: int  # the ply at which this phase, or the vote, began
    appeared: int  # the ply of the roll, or of the error that brought the named card back to the table
    rolls_since_empty: int  # NONE until the table was empty for the first time
    places: list[int]
    vote: list[int]
    finished: bool
    has_trials: bool  # the twelve of a deal of the day
    wanted: list[int]  # what the dice will name in them, the next is last

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.roll_ms = self.roll_ms
        twin.touch_costs = self.touch_costs
        twin.play_on = self.play_on
        twin.lies_at = self.lies_at[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.debts = self.debts[:]
        twin.phase = self.phase
        twin.roller = self.roller
        twin.card = self.card
        twin.locked = self.locked
        twin.namer = self.namer
        twin.since = self.since
        twin.appeared = self.appeared
        twin.rolls_since_empty = self.rolls_since_empty
        twin.places = self.places[:]
        twin.vote = self.vote[:]
        twin.finished = self.finished
        twin.has_trials = self.has_trials
        twin.wanted = self.wanted[:]
        return twin
