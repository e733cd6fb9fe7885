"""La dernière's scene as bytes: the same as scene.py's, encoded. Cards, seats and buttons are the same at every table:
each is encoded once. Whatever is remembered is a function of plain values, and of nothing else.

What most frames need lies in lists and is looked up by number, which is quicker than `lru_cache`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.json import encode

from tablee.core.moves import NOBODY, Move, Seat
from tablee.core.scenes import MARK, VOTE, WrittenMine, around_mark, person, whose_turn, written_mine
from tablee.games.derniere import scene
from tablee.games.derniere import state as moves
from tablee.games.derniere.rules import SEATS
from tablee.games.derniere.views import View
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import CARDS

NUMBERS: Final = range(SEATS[-1])  # of seats
SIZES: Final = range(CARDS + 1)  # of a hand

FACES: Final = [encode(piece) for piece in pieces.FACES]
NEW: Final = [encode(piece) for piece in pieces.NEW]
TAPS: Final = [encode(tap) for tap in scene.TAPS]
CHOICES: Final = encode(scene.CHOICES)
VOTES: Final = encode(VOTE)
LEGEND: Final = encode(scene.LEGEND)
HIDDEN_HANDS: Final = [[encode(pieces.hidden_hand(seat, size)) for size in SIZES] for seat in NUMBERS]
AROUND_HANDS: Final = [around_mark(pieces.hand_of([MARK], seat)) for seat in NUMBERS]
OTHERS: Final = [[encode(person(seat, size)) for size in SIZES] for seat in NUMBERS]
TURNS: Final = [[encode(person(seat, size, "turn")) for size in SIZES] for seat in NUMBERS]
AROUND_SEATS: Final = [around_mark(scene.seats([MARK], flow)) for flow in (0, 1, -1)]  # -1 is the last
PILES: Final = [encode(pieces.pile(count, 0)) for count in SIZES]
NOTHING: Final = encode(scene.NOTHING)
WAITS_FOR: Final = [b'{"prompt":' + encode(whose_turn(seat)) for seat in NUMBERS]  # whose turn it is, for all others


# ---- for everybody


def table(view: View) -> list[bytes]:
    turn = NOBODY if view.vote or view.finished else view.turn
    debt = 0 if turn == NOBODY else view.debt
    people: list[bytes] = []
    hands: list[bytes] = [LEGEND]
    for number, size in enumerate(view.sizes):
        said = size == 1 and (view.said >> number) & 1 == 1
        is_turn = number == turn
        people.append(seat(number, size, is_turn, debt if is_turn else 0, said, view.places[number]))
        hands.append(HIDDEN_HANDS[number][size])
    start, end = AROUND_SEATS[0 if view.finished else view.direction]
    seats = b"%b%b%b" % (start, b",".join(people), end)
    pile = PILES[view.pile] if not debt else encode(pieces.pile(view.pile, debt))
    return [seats, pile, discard(view), *hands]


def seat(number: Seat, size: int, is_turn: bool, debt: int, said: bool, place: int) -> bytes:
    if debt or said or place:
        return marked_seat(number, size, is_turn, debt, said, place)
    return (TURNS if is_turn else OTHERS)[number][size]


@lru_cache(4096)
def marked_seat(number: Seat, size: int, is_turn: bool, debt: int, said: bool, place: int) -> bytes:
    return encode(scene.seat(number, size, is_turn, debt, said, place))


def discard(view: View) -> bytes:
    under, over = around_discard(view.colour, view.smiley, scene.named(view), len(view.discard))
    cards = [FACES[card] for card in view.discard[-scene.SHOWN : -1]]
    cards.append(NEW[view.discard[-1]])
    return b"%b%b%b" % (under, b",".join(cards), over)


@lru_cache(4096)
def around_discard(colour: int, smiley: int, named: int, count: int) -> tuple[bytes, bytes]:
    return around_mark(scene.middle([MARK], colour, smiley, named, count))


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> WrittenMine:
    if view.seat is None:
        return written_mine(scene.mine(view, legal))
    zones: list[bytes] = []
    if view.hand:
        start, end = AROUND_HANDS[view.seat]
        zones.append(b"%b%b%b" % (start, b",".join([FACES[card] for card in view.hand]), end))
    if not legal and not view.debt:
        zones.append(NOTHING)
    else:
        for move in legal:
            if moves.JOKER <= move < moves.DRAW:
                zones.append(CHOICES)
                break
        zones.append(VOTES if moves.GO_ON in legal else row(*scene.buttons(view, legal)))
    taps = b',"taps":[%b]}' % b",".join([TAPS[move] for move in legal]) if legal else b"}"
    return prompt(view, legal), zones, taps


def prompt(view: View, legal: list[Move]) -> bytes:
    if view.turn != view.seat and not view.vote and not view.finished:
        return WAITS_FOR[view.turn]
    return b'{"prompt":' + encode(scene.prompt(view, legal))


@lru_cache(1024)
def row(may_pass: bool, may_draw: bool, debt: int, may_announce: bool, caught: tuple[Seat, ...]) -> bytes:
    return encode(scene.row(may_pass, may_draw, debt, may_announce, caught))
