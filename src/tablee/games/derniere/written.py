"""La dernière's scene as bytes: the same as scene.py's, encoded. Cards, seats and buttons are the same at every table:
each is encoded once. Whatever is remembered is a function of plain values, and of nothing else."""

from __future__ import annotations

from functools import lru_cache

from msgspec.json import encode

from tablee.core.moves import NOBODY, Move, Seat
from tablee.core.scenes import MARK, VOTE, WrittenMine, around_mark, written_mine
from tablee.games.derniere import scene
from tablee.games.derniere import state as moves
from tablee.games.derniere.views import View
from tablee.games.smileys import pieces

FACES, NEW = [encode(piece) for piece in pieces.FACES], [encode(piece) for piece in pieces.NEW]
TAPS = [encode(tap) for tap in scene.TAPS]
CHOICES, VOTES, LEGEND = encode(scene.CHOICES), encode(VOTE), encode(scene.LEGEND)


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
        hands.append(hidden_hand(number, size))
    start, end = around_seats(0 if view.finished else view.direction)
    top = view.discard[-1]
    under, over = around_discard(view.colour, view.smiley, scene.named(view), len(view.discard))
    cards = [FACES[card] for card in view.discard[-scene.SHOWN : -1]]
    cards.append(NEW[top])
    seats, discard = start + b",".join(people) + end, under + b",".join(cards) + over
    return [seats, pile(view.pile, debt), discard, *hands]


@lru_cache(4096)
def seat(number: Seat, size: int, is_turn: bool, debt: int, said: bool, place: int) -> bytes:
    return encode(scene.seat(number, size, is_turn, debt, said, place))


@lru_cache(4096)
def hidden_hand(number: Seat, size: int) -> bytes:
    return encode(pieces.hidden_hand(number, size))


@lru_cache(4096)
def pile(count: int, burst: int) -> bytes:
    return encode(pieces.pile(count, burst))


@lru_cache(4)
def around_seats(flow: int) -> tuple[bytes, bytes]:
    return around_mark(scene.seats([MARK], flow))


@lru_cache(4096)
def around_discard(colour: int, smiley: int, named: int, count: int) -> tuple[bytes, bytes]:
    return around_mark(scene.middle([MARK], colour, smiley, named, count))


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> WrittenMine:
    if view.seat is None:
        return written_mine(scene.mine(view, legal))
    zones: list[bytes] = []
    if view.hand:
        start, end = around_hand(view.seat)
        zones.append(start + b",".join([FACES[card] for card in view.hand]) + end)
    for move in legal:
        if moves.JOKER <= move < moves.DRAW:
            zones.append(CHOICES)
            break
    zones.append(VOTES if moves.GO_ON in legal else row(*scene.buttons(view, legal)))
    taps = b',"taps":[' + b",".join([TAPS[move] for move in legal]) + b"]}" if legal else b"}"
    return b'{"prompt":' + encode(scene.prompt(view, legal)), zones, taps


@lru_cache(16)
def around_hand(number: Seat) -> tuple[bytes, bytes]:
    return around_mark(pieces.hand_of([MARK], number))


@lru_cache(1024)
def row(may_pass: bool, may_draw: bool, debt: int, may_announce: bool, caught: tuple[Seat, ...]) -> bytes:
    return encode(scene.row(may_pass, may_draw, debt, may_announce, caught))
