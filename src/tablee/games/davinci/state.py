"""Da Vinci Code: its moves, its pieces, where a piece may stand, and its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.draws import Draw

# ---- pieces: number * 2 + colour, so that their own order is the order of a code (DVC-3)

BLACK: Final = 0
WHITE: Final = 1
JOKER: Final = 12  # as a value to name
VALUES: Final = 13
NUMBERS: Final = 24  # pieces below are numbers, the two from here on are jokers
PIECES: Final = 26
BACK: Final = 26  # + colour: a piece of which only the back is seen
NONE: Final = -1


def piece(value: int, colour: int) -> int:
    return 2 * value + colour


def value_of(piece: int) -> int:
    return piece >> 1


def colour_of(piece: int) -> int:
    """Of a piece, or of a back."""
    return piece & 1


def box(expert: bool) -> list[int]:
    """The pieces in play: the jokers come with the expert game (DVC-1)."""
    return list(range(PIECES if expert else NUMBERS))


def start(seats: int) -> int:
    """How many pieces a code begins with (DVC-2)."""
    return 3 if seats == 4 else 4


# ---- moves

DRAW: Final = 0  # + colour; in the set-up too, once for every piece of the code
GUESS: Final = DRAW + 2  # + (seat * 26 + place) * 13 + value
STOP: Final = GUESS + 4 * PIECES * VALUES
GAP: Final = STOP + 1  # + which * 27 + gap
SHOW: Final = GAP + 3 * (PIECES + 1)  # + place in one's own code
READY: Final = SHOW + PIECES
SETUP_OVER: Final = READY + 1
LATE: Final = SETUP_OVER + 1
MOVES: Final = LATE + 1

DRAWN: Final = 0  # which piece a GAP places: the drawn one, or in the set-up the joker of a colour, 1 + colour

SETUP_MS: Final = 30_000


def draw_piece(colour: int) -> int:
    return DRAW + colour


def guess(seat: int, place: int, value: int) -> int:
    """The move: point at this piece of this seat and name its value."""
    return GUESS + (seat * PIECES + place) * VALUES + value


def guess_seat(move: int) -> int:
    return (move - GUESS) // (PIECES * VALUES)


def guess_place(move: int) -> int:
    return (move - GUESS) // VALUES % PIECES


def guess_value(move: int) -> int:
    return (move - GUESS) % VALUES


def place_drawn(gap: int) -> int:
    """The move: the drawn piece shall go into this gap; gap k is left of what stands in place k now."""
    return GAP + DRAWN * (PIECES + 1) + gap


def place_joker(colour: int, gap: int) -> int:
    """The move of the set-up: the joker of this colour stands in this gap of the other pieces."""
    return GAP + (1 + colour) * (PIECES + 1) + gap


def gap_which(move: int) -> int:
    return (move - GAP) // (PIECES + 1)


def gap_place(move: int) -> int:
    return (move - GAP) % (PIECES + 1)


def show(place: int) -> int:
    return SHOW + place


# ---- where a piece may stand


def gaps(code: list[int], piece: int) -> list[int]:
    """The gaps of a code that a piece may go into, from the left; there is always one."""
    return number_gaps(code, piece) if piece < NUMBERS else joker_gaps(code)


def joker_gaps(code: list[int]) -> list[int]:
    """Anywhere but between two consecutive numbers of one colour, another joker or not (DVC-14, DVC-15, DVC-18)."""
    allowed: list[int] = []
    left = NONE
    for gap in range(len(code) + 1):
        right = NONE
        for other in code[gap:]:
            if other < NUMBERS:
                right = other
                break
        if not are_consecutive(left, right):
            allowed.append(gap)
        if gap < len(code) and code[gap] < NUMBERS:
            left = code[gap]
    return allowed


def number_gaps(code: list[int], piece: int) -> list[int]:
    """At its place in the order (DVC-9); beside jokers on a side that leaves none of them between two consecutive
    numbers of one colour, if there is such a side (DVC-16)."""
    low, left = 0, NONE
    high, right = len(code), NONE
    for place, other in enumerate(code):
        if other < piece:
            low, left = place + 1, other
        elif other < NUMBERS:
            high, right = place, other
            break
    if low == high:
        return [low]
    sides = list(range(low, high + 1))
    tight_left = are_consecutive(left, piece)
    tight_right = are_consecutive(piece, right)
    clean = [gap for gap in sides if not (tight_left and gap > low) and not (tight_right and gap < high)]
    return clean or sides


def are_consecutive(left: int, right: int) -> bool:
    """5 and 6 of one colour, say; NONE is the end of a code."""
    return left != NONE and right == left + 2


def any_gap(code: list[int], piece: int, draw: Draw) -> int:
    """Where a piece goes if its owner does not say (DVC-17)."""
    allowed = gaps(code, piece)
    return allowed[0] if len(allowed) == 1 else allowed[draw.below(len(allowed))]


def arrange(code: list[int], draw: Draw) -> None:
    """Stand a sorted code up: its jokers come last, into any gap they may stand in."""
    jokers: list[int] = []
    while code and code[-1] >= NUMBERS:
        jokers.append(code.pop())
    for joker in jokers:
        code.insert(any_gap(code, joker, draw), joker)


# ---- state


@dataclass(slots=True)
class State:
    ply: int
    expert: bool
    no_penalty: bool  # a wrong guess costs nothing once the pool is empty
    codes: list[list[int]]  # from left to right; while it is being drawn, a code is just sorted
    pool: list[list[int]]  # by colour, mixed; the next piece is last
    shown: int  # bits of the pieces of codes that lie face up
    denied: list[int]  # by piece, bits of the values that were named for it in vain
    setting_up: bool
    ready: int  # bits of seats
    turn: int
    drawn: int  # the piece drawn in this turn, not yet inserted; NONE before, and when the pool is empty
    gap: int  # where it will go
    guessed: bool  # a guess was right in this turn, so it may be stopped
    owes: bool  # a wrong guess has to be paid with a piece of one's own
    turns: int
    since: int  # the ply from which the turn's player, or the set-up, is waited for
    drew_at: list[int]  # by seat, the ply of its last draw
    places: list[int]
    points: list[int]
    finished: bool

    def copy(self) -> State:
        """Field by field: searches copy at every step, and a call with so many keywords takes twice as long."""
        twin = State.__new__(State)
        twin.ply = self.ply
        twin.expert = self.expert
        twin.no_penalty = self.no_penalty
        twin.codes = [code[:] for code in self.codes]
        twin.pool = [self.pool[0][:], self.pool[1][:]]
        twin.shown = self.shown
        twin.denied = self.denied[:]
        twin.setting_up = self.setting_up
        twin.ready = self.ready
        twin.turn = self.turn
        twin.drawn = self.drawn
        twin.gap = self.gap
        twin.guessed = self.guessed
        twin.owes = self.owes
        twin.turns = self.turns
        twin.since = self.since
        twin.drew_at = self.drew_at[:]
        twin.places = self.places[:]
        twin.points = self.points[:]
        twin.finished = self.finished
        return twin
