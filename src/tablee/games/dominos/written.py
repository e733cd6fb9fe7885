"""Dominos' scene as bytes: the same as scene.py's, encoded. Cells, seats and ways to a move are the same at every
table: each is encoded once. Whatever is remembered is a function of plain values, and of nothing else."""

from __future__ import annotations

from functools import lru_cache

from msgspec.json import encode

from tablee.core.moves import Move, Seat
from tablee.core.scenes import MARK, VOTE, Key, WrittenMine, around_mark, written_mine
from tablee.games.dominos import scene
from tablee.games.dominos import state as moves
from tablee.games.dominos.describe import again
from tablee.games.dominos.state import INSIDE, is_linked_twice, placed_cell, placed_side
from tablee.games.dominos.views import View
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import SMILEYS

FACES = [encode(piece) for piece in pieces.FACES]
SIGN, LEGEND, VOTES = encode(scene.SIGN), encode(scene.LEGEND), encode(VOTE)
SEATS = around_mark(scene.seats([MARK]))


# ---- for everybody


def table(view: View) -> list[bytes]:
    turn = scene.whose(view)
    people = [seat(*scene.known(view, number, turn)) for number in range(len(view.sizes))]
    cells = scene.in_grid(view, in_cell, beside_row, beside_column)
    zones = [within(SEATS, people), within(around_grid(*scene.lines(view)), cells), pile(view.pile)]
    if view.discard:
        zones.append(within(around_thrown(len(view.discard)), [FACES[card] for card in view.discard]))
    if not is_linked_twice(view.filled):
        zones.append(encode(scene.dice(view)))
    zones += [SIGN, LEGEND]
    zones += [hidden_hand(number, size) for number, size in enumerate(view.sizes)]
    return zones


def within(around: tuple[bytes, bytes], found: list[bytes]) -> bytes:
    return around[0] + b",".join(found) + around[1]


@lru_cache(4096)
def seat(number: Seat, size: int, is_turn: bool, place: int, jokers: int) -> bytes:
    return encode(scene.seat(number, size, is_turn, place, jokers))


@lru_cache(4096)
def hidden_hand(number: Seat, size: int) -> bytes:
    return encode(pieces.hidden_hand(number, size))


@lru_cache(256)
def pile(count: int) -> bytes:
    return encode(pieces.pile(count))


@lru_cache(64)
def around_thrown(count: int) -> tuple[bytes, bytes]:
    return around_mark(scene.thrown([MARK], count))


@lru_cache(4096)
def around_grid(columns: scene.Lines, rows: scene.Lines) -> tuple[bytes, bytes]:
    return around_mark(scene.grid([MARK], columns, rows))


@lru_cache(1 << 14)
def in_cell(card: int, cell: int, slot: int) -> bytes:
    return encode(scene.in_cell(card, cell, slot))


@lru_cache(1024)
def beside_row(where: str, smiley: int, slot: int) -> bytes:
    return encode(scene.beside_row(where, smiley, slot))


@lru_cache(1024)
def beside_column(where: str, colour: int, slot: int) -> bytes:
    return encode(scene.beside_column(where, colour, slot))


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> WrittenMine:
    if view.seat is None:
        return written_mine(scene.mine(view, legal))
    zones = [within(around_hand(view.seat), [FACES[card] for card in view.hand])] if view.hand else []
    zones += [encode(zone) for zone in scene.questions(asked(view, legal))]
    zones.append(VOTES if moves.GO_ON in legal else row(*scene.buttons(view, legal)))
    taps = b',"taps":[' + b",".join([tap(view, move) for move in legal]) + b"]}" if legal else b"}"
    return b'{"prompt":' + encode(scene.prompt(view, legal)), zones, taps


def asked(view: View, legal: list[Move]) -> set[Key]:
    """What has to be said of a new line beside its place."""
    beside = [scene.tap(view, move).path for move in legal if move < moves.EXCHANGE and placed_side(move) != INSIDE]
    return {path[2] for path in beside if len(path) > 2}


@lru_cache(16)
def around_hand(number: Seat) -> tuple[bytes, bytes]:
    return around_mark(pieces.hand_of([MARK], number))


@lru_cache(8)
def row(throws: bool, has_pile: bool, goes_on: bool) -> bytes:
    return encode(scene.row(throws, has_pile, goes_on))


# ---- the ways to a move


def tap(view: View, move: Move) -> bytes:
    if move >= moves.EXCHANGE:
        return swap(move, view.grid[move - moves.EXCHANGE]) if move < moves.DISCARD else rest(move)
    if placed_side(move) == INSIDE:
        return inside(move, again(view, move) == "yes")
    return beside(move, placed_cell(move) // SMILEYS in view.columns)


@lru_cache(4096)
def swap(move: Move, joker: int) -> bytes:
    return encode(scene.swap(move, joker))


@lru_cache(256)
def rest(move: Move) -> bytes:
    return encode(scene.REST[move])


@lru_cache(1 << 14)
def inside(move: Move, is_again: bool) -> bytes:
    return encode((scene.AGAIN if is_again else scene.PLAIN)[move])


@lru_cache(1 << 14)
def beside(move: Move, has_column: bool) -> bytes:
    return encode((scene.NEW_ROW if has_column else scene.NEW_COLUMN)[move])
