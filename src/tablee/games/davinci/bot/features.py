"""What a net reads of Da Vinci Code: not the codes but what is believed of them, and what others can know of one's own.

Beliefs are those of one code alone (glance.py): exact against one rival, and quick enough to learn from millions of
turns. A player that knows more, because it reads the others' minds, writes what it knows into the same places.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from tablee.games.davinci import state as moves
from tablee.games.davinci.bot import glance
from tablee.games.davinci.bot.beliefs import CERTAIN
from tablee.games.davinci.bot.mind import NO_JOKERS
from tablee.games.davinci.state import BACK, BLACK, NONE, PIECES, WHITE, State, colour_of, piece, value_of
from tablee.games.davinci.views import View

SEATS = range(2, 5)
OTHERS = SEATS[-1] - 1
HIDDEN = 10  # codes with up to so many hidden pieces are told apart
LOOKED_AT = 6  # pieces of a code: those of which most is known
GUESSES = 6  # that are offered, the likeliest ones;
OF_A_PIECE = 2  # of each piece so many at most
PERCENT = 100
DOUBT = 16  # how fine doubts are written: the logarithm of in how many ways a code can be filled,
ROOT = 50  # and its root
MOST_DOUBT = 12.0

# ---- the state

POOL = 0  # + colour
EMPTY = POOL + 2
PLAYERS = EMPTY + 1
EXPERT = PLAYERS + OTHERS
NO_PENALTY = EXPERT + 1
DRAWN = NO_PENALTY + 1  # who is to move has drawn
GUESSED = DRAWN + 1
OWES = GUESSED + 1
EACH = OWES + 1  # + by seat, one's own last:

PLAYING, TURN = 0, 1
COUNT = 2  # + how many are hidden
SHOWN = COUNT + HIDDEN
COLOURS = SHOWN + 1  # + colour: how many of it are hidden
UNSURE = COLOURS + 2  # the doubt, and its root
KNOWN = UNSURE + 2  # of the LOOKED_AT pieces: of others how likely the likeliest value is, and the next;
SEAT = KNOWN + 2 * LOOKED_AT  # of one's own how likely the right value looks, and the likeliest
STOPPED = SEAT  # one's own only: the doubt if the drawn piece stays hidden
FAILED = STOPPED + 2  # and if it lies open
OWN = FAILED + 2
STATE = EACH + SEAT * OTHERS + OWN

# ---- a move

GUESS, STOP, DRAW, SHOW, OTHER = 0, 1, 2, 3, 4
CHANCE = 5
CHANCES = CHANCE + 1  # + in which eighth it is
RANK = CHANCES + 8
WHOM = RANK + GUESSES
LEFT = WHOM + OTHERS  # + how many hidden pieces the rival has left if it is right
FEW = 5
RIGHT = LEFT + FEW  # the doubt about the code if it is right
WRONG = RIGHT + 2
NEXT = WRONG + 2  # how likely the next guess at this code would be if it is right
AGAIN = NEXT + 1  # another value of this piece is as likely or likelier
COLOUR = AGAIN + 1
IN_POOL = COLOUR + 2
HELD = IN_POOL + 1  # how many of this colour are hidden in one's own code
PLACE = HELD + 1
EXPOSED = PLACE + PIECES // 2  # of the piece that is shown: how likely the right value looks, and the likeliest
KEPT = EXPOSED + 2  # the doubt that is left
MOVE = KEPT + 2

Beliefs = list[list[float]]  # by place and value; nothing where a piece lies open
CodeView = tuple[tuple[int, ...], tuple[int, ...], int]  # a code as it is seen, what was denied, pieces that are known


@lru_cache(maxsize=1 << 12)
def beliefs_of(seen: tuple[int, ...], denied: tuple[int, ...], known: int) -> Beliefs:
    return glance.chances(seen, denied, known)


@lru_cache(maxsize=1 << 12)
def doubt_of(seen: tuple[int, ...], denied: tuple[int, ...], known: int) -> float:
    return log(max(1, glance.count(seen, denied, known)))


# ---- codes


class OwnCode(NamedTuple):
    """One's own code as everybody sees it."""

    seen: tuple[int, ...]
    denied: tuple[int, ...]
    pieces: tuple[int, ...]

    def with_piece(self, drawn: int, gap: int, is_open: bool) -> OwnCode:
        back = drawn if is_open else BACK + colour_of(drawn)
        return OwnCode(
            (*self.seen[:gap], back, *self.seen[gap:]),
            (*self.denied[:gap], 0, *self.denied[gap:]),
            (*self.pieces[:gap], drawn, *self.pieces[gap:]),
        )

    def with_open(self, place: int) -> OwnCode:
        return self._replace(seen=(*self.seen[:place], self.pieces[place], *self.seen[place + 1 :]))


def own_code(view: View) -> OwnCode:
    assert view.seat is not None
    pieces = view.codes[view.seat]
    seen = tuple([each if each >= BACK or view.shown >> each & 1 else BACK + colour_of(each) for each in pieces])
    return OwnCode(seen, tuple(view.denied[view.seat]), tuple(pieces))


def open_to_all(view: View) -> int:
    """Bits of the pieces that lie open in the others' codes."""
    known = 0 if view.expert else NO_JOKERS
    for seat, code in enumerate(view.codes):
        if seat != view.seat:
            for each in code:
                if each < BACK:
                    known |= 1 << each
    return known


def exposures(own: OwnCode, known: int) -> list[tuple[float, float]]:
    """By hidden place, how likely the right value looks to the others, and the likeliest."""
    found = []
    for each, row in zip(own.pieces, beliefs_of(own.seen, own.denied, known), strict=True):
        if row:
            found.append((row[value_of(each)], max(row)))
    return found


def rival_code(view: View, seat: int) -> CodeView:
    """Somebody's code with all that one sees elsewhere."""
    known = 0 if view.expert else NO_JOKERS
    for other, code in enumerate(view.codes):
        if other != seat:
            for each in code:
                if each < BACK:
                    known |= 1 << each
    if NONE != view.drawn < BACK:
        known |= 1 << view.drawn
    return tuple(view.codes[seat]), tuple(view.denied[seat]), known


def entropy(beliefs: Sequence[Sequence[float]]) -> float:
    """The doubts about single pieces, taken together."""
    return -sum([chance * log(chance) for row in beliefs for chance in row if chance > 0.0])


def tops(beliefs: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """By hidden piece, how likely the likeliest value is, and the next."""
    found = []
    for row in beliefs:
        if row:
            first = second = 0.0
            for chance in row:
                if chance > first:
                    first, second = chance, first
                elif chance > second:
                    second = chance
            found.append((first, second))
    return found


# ---- rows


def write_doubt(row: bytearray, at: int, doubt: float) -> None:
    doubt = min(max(doubt, 0.0), MOST_DOUBT)
    row[at] = round(DOUBT * doubt)
    row[at + 1] = round(ROOT * sqrt(doubt))


def write_code(row: bytearray, at: int, seen: Sequence[int], doubt: float, known: list[tuple[float, float]]) -> None:
    """How a code stands. Known is what is known of its hidden pieces."""
    hidden = len(known)
    if hidden:
        row[at + COUNT + min(hidden, HIDDEN) - 1] = 1
    row[at + SHOWN] = len(seen) - hidden
    for each in seen:
        if each >= BACK:
            row[at + COLOURS + colour_of(each)] += 1
    write_doubt(row, at + UNSURE, doubt)
    known.sort(reverse=True)
    to = at + KNOWN
    for first, second in known[:LOOKED_AT]:
        row[to], row[to + 1] = round(PERCENT * first), round(PERCENT * second)
        to += 2


def place_of(view: View, seat: int) -> int:
    """Where a seat is written: the next to move first, one's own last."""
    assert view.seat is not None
    place = (seat - view.seat) % len(view.codes)
    return EACH + (place - 1 if place else OTHERS) * SEAT


class NamedPiece(NamedTuple):
    chance: float
    seat: int
    place: int
    value: int

    @property
    def move(self) -> int:
        return moves.guess(self.seat, self.place, self.value)


class Features:
    hidden = (160, 128, 96, 48)
    seats = SEATS
    tables: list[dict[str, Any]] = [{}] * 5 + [{"expert": True}, {"expert": True}, {"empty_pool": "no_penalty"}]
    highs = np.ones(STATE, np.uint8)
    move_highs = np.ones(MOVE, np.uint8)
    held_highs = np.zeros(0, np.uint8)  # worlds are judged by what is believed of all of them

    def __init__(self) -> None:
        doubts = np.array([round(DOUBT * MOST_DOUBT), round(ROOT * sqrt(MOST_DOUBT))], np.uint8)
        self.highs[POOL : POOL + 2] = PIECES // 2
        for place in range(SEATS[-1]):
            at = EACH + place * SEAT
            self.highs[at + SHOWN : at + UNSURE] = PIECES // 2
            self.highs[at + UNSURE : at + KNOWN] = doubts
            self.highs[at + KNOWN : at + SEAT] = PERCENT
        own = EACH + OTHERS * SEAT
        self.highs[own + STOPPED : own + FAILED] = self.highs[own + FAILED : own + OWN] = doubts
        for at in (CHANCE, NEXT, EXPOSED, EXPOSED + 1):
            self.move_highs[at] = PERCENT
        for at in (RIGHT, WRONG, KEPT):
            self.move_highs[at : at + 2] = doubts
        self.move_highs[IN_POOL] = self.move_highs[HELD] = PIECES // 2

    # ---- what a seat sees

    def state(self, view: View) -> bytearray:
        row = bytearray(STATE)
        write_table(row, view)
        for seat, code in enumerate(view.codes):
            at = place_of(view, seat)
            row[at + PLAYING] = not view.places[seat]
            row[at + TURN] = seat == view.turn
            if seat != view.seat and not view.setting_up:
                beliefs = beliefs_of(*rival_code(view, seat))
                write_code(row, at, code, entropy(beliefs), tops(beliefs))
        if not view.setting_up:
            self.write_own(row, view)
        return row

    def write_own(self, row: bytearray, view: View) -> None:
        assert view.seat is not None
        own, known = own_code(view), open_to_all(view)
        at = place_of(view, view.seat)
        write_code(row, at, own.seen, doubt_of(own.seen, own.denied, known), exposures(own, known))
        if NONE != view.drawn < BACK:
            for to, is_open in ((STOPPED, False), (FAILED, True)):
                then = own.with_piece(view.drawn, view.gap, is_open)
                write_doubt(row, at + to, doubt_of(then.seen, then.denied, known))

    def held(self, world: State, seat: int) -> bytes:
        return b""

    # ---- what can be done

    def moves(self, view: View, legal: list[int]) -> list[bytearray]:
        guesses = likely_guesses(view) if moves.GUESS <= legal[0] < moves.STOP else []
        ranks = {each.move: rank for rank, each in enumerate(guesses)}
        return [self.move(view, move, guesses, ranks) for move in legal]

    def move(self, view: View, move: int, guesses: list[NamedPiece], ranks: dict[int, int]) -> bytearray:
        row = bytearray(MOVE)
        if move < moves.GUESS:
            assert view.seat is not None
            colour = move - moves.DRAW
            row[DRAW] = row[COLOUR + colour] = 1
            row[IN_POOL] = view.pool[colour]
            row[HELD] = list(own_code(view).seen).count(BACK + colour)
        elif move < moves.STOP:
            self.write_guess(row, view, move, guesses, ranks)
        elif move == moves.STOP:
            row[STOP] = 1
        elif moves.SHOW <= move < moves.READY:
            self.write_showing(row, view, move - moves.SHOW)
        else:
            row[OTHER] = 1
        return row

    def write_guess(
        self, row: bytearray, view: View, move: int, guesses: list[NamedPiece], ranks: dict[int, int]
    ) -> None:
        seat, place, value = moves.guess_seat(move), moves.guess_place(move), moves.guess_value(move)
        seen, denied, known = rival_code(view, seat)
        beliefs = beliefs_of(seen, denied, known)
        chance = beliefs[place][value] if beliefs[place] else 0.0
        row[GUESS] = 1
        row[CHANCE] = round(PERCENT * chance)
        row[CHANCES + min(7, int(8 * chance))] = 1
        row[RANK + min(ranks.get(move, GUESSES), GUESSES - 1)] = 1
        row[WHOM + (place_of(view, seat) - EACH) // SEAT] = 1
        left = sum([each >= BACK for each in seen]) - 1
        row[LEFT + min(left, FEW - 1)] = 1
        doubt = doubt_of(seen, denied, known)
        write_doubt(row, RIGHT, doubt + log(chance) if chance > 0 else 0.0)
        write_doubt(row, WRONG, doubt + log(1 - chance) if chance < CERTAIN else 0.0)
        row[AGAIN] = any(other >= chance for other in beliefs[place][:value] + beliefs[place][value + 1 :])
        if left and chance > 0:
            found = piece(value, colour_of(seen[place]))
            then = beliefs_of((*seen[:place], found, *seen[place + 1 :]), denied, known)
            row[NEXT] = round(PERCENT * max([max(each) for each in then if each], default=0.0))

    def write_showing(self, row: bytearray, view: View, place: int) -> None:
        own, known = own_code(view), open_to_all(view)
        row[SHOW] = row[PLACE + min(place, PIECES // 2 - 1)] = 1
        seems = beliefs_of(own.seen, own.denied, known)[place]
        if seems:
            row[EXPOSED] = round(PERCENT * seems[value_of(own.pieces[place])])
            row[EXPOSED + 1] = round(PERCENT * max(seems))
        then = own.with_open(place)
        write_doubt(row, KEPT, doubt_of(then.seen, then.denied, known))

    def choices(self, view: View, legal: list[int]) -> list[int]:
        """The likeliest guesses, and to stop; what is certain is said, as many of each colour are taken at first, and
        where jokers stand is left to chance."""
        if view.setting_up:
            return [moves.READY] if legal[-1] == moves.READY else [first_colour(view)]
        if not moves.GUESS <= legal[0] < moves.STOP:
            return legal
        guesses = likely_guesses(view)
        if guesses[0].chance > CERTAIN:
            return [guesses[0].move]
        found = [each.move for each in guesses]
        return [*found, moves.STOP] if moves.STOP in legal else found


def write_table(row: bytearray, view: View) -> None:
    row[POOL], row[POOL + 1] = view.pool
    row[EMPTY] = not view.pool[BLACK] and not view.pool[WHITE]
    still_in = view.places.count(0)
    if still_in >= SEATS[0]:
        row[PLAYERS + still_in - SEATS[0]] = 1
    row[EXPERT] = view.expert
    row[NO_PENALTY] = view.no_penalty
    row[DRAWN] = view.drawn != NONE
    row[GUESSED] = view.guessed
    row[OWES] = view.owes


def likely_guesses(view: View) -> list[NamedPiece]:
    """The likeliest first, not too many of the same piece."""
    found: list[NamedPiece] = []
    for seat in range(len(view.codes)):
        if seat == view.seat or view.places[seat]:
            continue
        for place, row in enumerate(beliefs_of(*rival_code(view, seat))):
            if row:
                values = sorted(range(len(row)), key=row.__getitem__, reverse=True)[:OF_A_PIECE]
                found += [NamedPiece(row[value], seat, place, value) for value in values if row[value] > 0.0]
    found.sort(reverse=True)
    return found[:GUESSES]


def first_colour(view: View) -> int:
    """Two of each: then the backs look like those of the most codes."""
    assert view.seat is not None
    mine = [colour_of(each) for each in view.codes[view.seat]]
    return moves.draw_piece(WHITE if mine.count(WHITE) < mine.count(BLACK) else BLACK)


FEATURES = Features()
