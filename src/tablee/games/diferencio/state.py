"""Diferencio: its moves, its cards and its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# ---- cards: six faces for each of nine numbered spaces (DFO-2), the same on both sides of the board

SPACES: Final = 9
FACES: Final = 6
CARDS: Final = SPACES * FACES
NONE: Final = -1
SIDES: Final = ["town", "sea"]
MADE: Final = 1000  # from here on are numbers of towns that were composed for a match: worlds.py knows them

HAND: Final = 3
ROUND_TWO_AT: Final = 3  # points
WIN_AT: Final = 6
MOST_SWAPS: Final = 3
NIGHTS_EACH: Final = 12  # ours: souls who only lose points by pointing at random would never see the end

# ---- moves

READY: Final = 0
SWAP: Final = READY + 1  # + card; the space is the card's own
DONE: Final = SWAP + CARDS
POINT: Final = DONE + 1  # + space
NO_MORE: Final = POINT + SPACES
BACK_IN: Final = NO_MORE + 1
GIVE: Final = BACK_IN + 1  # + card
GO_ON: Final = GIVE + CARDS
ENOUGH: Final = GO_ON + 1
STUDY_OVER: Final = ENOUGH + 1  # from here on the table's
WAKE: Final = STUDY_OVER + 1
SWAP_LATE: Final = WAKE + 1
SEARCH_OVER: Final = SWAP_LATE + 1
GIVE_LATE: Final = SEARCH_OVER + 1  # + seat
VOTE_OVER: Final = GIVE_LATE + 6
MOVES: Final = VOTE_OVER + 1

# ---- phases of a turn

STUDY: Final = 0  # everybody looks at the board
SLEEP: Final = 1  # only the architect does
SEARCH: Final = 2  # the dreamers look for what has changed
GIVING: Final = 3  # the search is over, but somebody still has to choose the card to give back

LOOK_MS: Final = 8_000  # between two nights
SWAP_MS: Final = 20_000  # DFO-24
GIVE_MS: Final = 10_000

# ---- twelve trials of a deal of the day: nobody is the architect, and two faces change each night

DREAMER: Final = 0  # the seat of whoever plays them
TRIAL_SWAPS: Final = 2
TRIAL_SLEEP_MS: Final = 3_000
TRIAL_SEARCH_MS: Final = 30_000


def space_of(card: int) -> int:
    return card // FACES


def card_of(space: int, face: int) -> int:
    return space * FACES + face


def picture(side: int, card: int) -> int:
    """The card among the 108 of both sides, as it is told; those of composed towns come after them."""
    return side * CARDS + card


def swap(card: int) -> int:
    return SWAP + card


def point(space: int) -> int:
    return POINT + space


def give(card: int) -> int:
    return GIVE + card


def most_swaps(second: bool, held: int) -> int:
    """How many cards an architect with so many in hand may swap: one, in round two up to three (DFO-7, DFO-14)."""
    return min(MOST_SWAPS, held) if second else 1


def is_in(bits: int, which: int) -> bool:
    """Is this seat, space or card in the set?"""
    return (bits >> which) & 1 == 1


# ---- state


@dataclass(slots=True)
class State:
    ply: int
    side: int
    study_ms: int
    sleep_ms: int
    search_ms: int
    play_on: bool
    second: bool  # round two is being played
    nights: int  # turns begun
    phase: int
    since: int  # the ply at which this phase, or the vote, began
    architect: int
    board: list[int]  # by space
    hands: list[list[int]]
    won: list[list[int]]  # by seat, the point cards in front of it
    pile: list[int]  # the top is last
    bottom: int  # how many cards at the pile's lower end were put there for all to see
    known: list[int]  # by seat, cards of its hand that everybody saw go under the pile, as bits
    ready: int  # bits of seats that have looked enough
    held: int  # the architect's hand when night fell
    done: bool  # the architect has finished changing the world
    late: bool  # the sleep is over but for the architect, who is still at work
    removed: list[int]  # by space, the card that lay there before this turn's swap, or NONE
    taken: int  # bits of spaces whose removed card has become a point
    unchanged: int  # bits of spaces that were pointed at in vain
    pointed: list[int]  # by space, the seat that pointed at it last, or NONE
    judged: list[int]  # by space, the ply at which it was pointed at
    wrong: int  # bits of dreamers who may make no further proposal
    resting: int  # bits of dreamers who think that there is no more
    owing: int  # bits of dreamers who have to choose a card to give back
    owed_since: list[int]
    places: list[int]
    asked: bool  # whether to go on for the places
    vote: list[int]
    finished: bool
    has_trials: bool  # of a deal of the day
    coming: list[int]  # the cards that will be swapped in them, the next ones last

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.side = self.side
        twin.study_ms = self.study_ms
        twin.sleep_ms = self.sleep_ms
        twin.search_ms = self.search_ms
        twin.play_on = self.play_on
        twin.second = self.second
        twin.nights = self.nights
        twin.phase = self.phase
        twin.since = self.since
        twin.architect = self.architect
        twin.board = self.board[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.won = [cards[:] for cards in self.won]
        twin.pile = self.pile[:]
        twin.bottom = self.bottom
        twin.known = self.known[:]
        twin.ready = self.ready
        twin.held = self.held
        twin.done = self.done
        twin.late = self.late
        twin.removed = self.removed[:]
        twin.taken = self.taken
        twin.unchanged = self.unchanged
        twin.pointed = self.pointed[:]
        twin.judged = self.judged[:]
        twin.wrong = self.wrong
        twin.resting = self.resting
        twin.owing = self.owing
        twin.owed_since = self.owed_since[:]
        twin.places = self.places[:]
        twin.asked = self.asked
        twin.vote = self.vote[:]
        twin.finished = self.finished
        twin.has_trials = self.has_trials
        twin.coming = self.coming[:]
        return twin
