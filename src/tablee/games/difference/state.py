"""DIFFERENCE: its moves, its cards, its cells and its state.

A card is the number of its one alteration, 0 to 24, which is also the region a mark must fall in: card 7 is the picture
as it never appears, altered at spot 7 and nowhere else (DIF-2, DIF-3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.draws import Draw

NONE: Final = -1

PICTURES: Final = ["circus", "castle", "lake", "dragon"]
MADE: Final = 1000  # from here on are numbers of pictures that were composed for a match: pictures.py knows them
BASE: Final = 0
BEGINNER: Final = 1
ADVANCED: Final = 2
VARIANTS: Final = ["base", "beginner", "advanced"]
UNTIL_OTHER_CLAIM: Final = 0
COOLDOWN: Final = 1
FREE_RETRY: Final = 2
WRONGS: Final = ["until_other_claim", "cooldown_5s", "free_retry"]
COUNT5: Final = 0
BBOX5: Final = 1
LIMITS: Final = ["count5", "bbox5"]

CARDS: Final = 25
MISS: Final = 25  # a mark that falls in no region
SPOTS: Final = 26
PARTS: Final = 5  # of a picture, five regions each
IN_PART: Final = 5

REACH: Final = 5  # cards in a row or a column (DIF-24)
FARTHEST: Final = 20  # cells from the first reference: five full rows, each beginning where the last one ended
SIDE: Final = 2 * FARTHEST + 1
CELLS: Final = SIDE * SIDE
CENTRE: Final = CELLS // 2  # where the first reference lies

# ---- moves

AIM: Final = 0  # + cell: where the claimed card shall lie, in the advanced game
MARK: Final = AIM + CELLS  # + region, or MISS
BURY: Final = MARK + SPOTS
GO_ON: Final = BURY + 1
ENOUGH: Final = GO_ON + 1
UNLOCK: Final = ENOUGH + 1  # the table's, + seat: whoever was wrong may claim again
HINT: Final = UNLOCK + 6
FLIP: Final = HINT + 6  # the card after a buried one is turned up
VOTE_OVER: Final = FLIP + 6
MOVES: Final = VOTE_OVER + 1

TRIAL_SEAT: Final = 0  # of the one who plays a deal of the day; time alone buries a card of theirs

MARKS: Final = list(range(MARK, MARK + SPOTS))


def aim(cell: int) -> int:
    return AIM + cell


def mark(region: int) -> int:
    return MARK + region


def unlock(seat: int) -> int:
    return UNLOCK + seat


def hint(seat: int) -> int:
    return HINT + seat


def flip(seat: int) -> int:
    return FLIP + seat


# ---- times

LOCK_MS: Final = 10_000  # DIF-14
COOLDOWN_MS: Final = 5_000
HINT_MS: Final = 60_000  # DIF-16
SMALL_HINT_MS: Final = 90_000
FLIP_MS: Final = 1_500  # DIF-19
TRIAL_MS: Final = 45_000  # for each card of a deal of the day

# ---- pictures and cells


def spot(picture: int, region: int) -> int:
    """A number for a region (or MISS) of any picture."""
    return picture * SPOTS + region


def part(picture: int, region: int) -> int:
    """A number for the part of a picture in which a region lies."""
    return picture * PARTS + region // IN_PART


def decoy(region: int, draw: Draw) -> int:
    """Another region of the same part."""
    return region - region % IN_PART + (region + 1 + draw.below(IN_PART - 1)) % IN_PART


def beside(cell: int) -> list[int]:
    """The cells that share an edge with a cell, in the order north, east, south, west (DIF-22)."""
    row, column = cell // SIDE, cell % SIDE
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE]


BESIDE: Final = [beside(cell) for cell in range(CELLS)]


def cell_name(cell: int) -> str:
    """Column letters and a row number, as on a spreadsheet; the first reference lies on U21."""
    column = cell % SIDE
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[column % 26]
    return ("A" if column >= 26 else "") + letter + str(cell // SIDE + 1)


# ---- state


@dataclass(slots=True)
class State:
    ply: int
    picture: int
    variant: int
    wrong: int  # what becomes of a wrong claim
    distinct: bool  # an advanced claim shows every spot once, not once a neighbour
    limit: int  # how far an advanced layout may spread
    hints: bool
    play_on: bool
    piles: list[list[int]]  # by seat; the turned-up card is last
    aside: list[int]  # DIF-5: left over, never shown
    laid: list[int]  # the newest last: in the base game that is the reference
    cells: list[int]  # where each of them lies; in the base game all on one heap
    laid_since: list[int]  # the ply at which each was laid
    aims: list[int]  # by seat, the cell of a claim that is being made, or NONE
    marks: list[list[int]]  # by seat, the marks of a claim that is being made
    locked: int  # bits of seats that were wrong and have to wait
    lock_since: list[int]  # by seat, the ply at which its lock began, then ended
    flipping: int  # bits of seats that buried a card and see no other yet
    card_since: list[int]  # by seat, the ply at which its card was buried, then the next turned up
    hinted: list[int]  # by seat, 0, 1 or 2 hints about its card: the part it is altered in, then two spots of it
    decoys: list[int]  # by seat, the other one of those two, or NONE
    hint_since: list[int]  # by seat, the ply from which the time without a claim counts
    seen: list[int]  # by seat, how many cards at the bottom of its pile it buried itself
    refuted: list[int]  # by card, what wrong claims prove it not to be to those who do not see it, as bits
    misses: list[int]  # by seat, wrong claims since anybody was right
    places: list[int]
    vote: list[int]
    finished: bool
    trial: bool  # of the day's twelve: each card is turned up once, and the reference stays

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.picture = self.picture
        twin.variant = self.variant
        twin.wrong = self.wrong
        twin.distinct = self.distinct
        twin.limit = self.limit
        twin.hints = self.hints
        twin.play_on = self.play_on
        twin.piles = [pile[:] for pile in self.piles]
        twin.aside = self.aside[:]
        twin.laid = self.laid[:]
        twin.cells = self.cells[:]
        twin.laid_since = self.laid_since[:]
        twin.aims = self.aims[:]
        twin.marks = [marks[:] for marks in self.marks]
        twin.locked = self.locked
        twin.lock_since = self.lock_since[:]
        twin.flipping = self.flipping
        twin.card_since = self.card_since[:]
        twin.hinted = self.hinted[:]
        twin.decoys = self.decoys[:]
        twin.hint_since = self.hint_since[:]
        twin.seen = self.seen[:]
        twin.refuted = self.refuted[:]
        twin.misses = self.misses[:]
        twin.places = self.places[:]
        twin.vote = self.vote[:]
        twin.finished = self.finished
        twin.trial = self.trial
        return twin
