"""Tour du Monde's scene as bytes: the same as scene.py's, encoded. What lies in front of somebody changes now and then
only: it is encoded once. Whatever is remembered is a function of plain values, and of nothing else."""

from __future__ import annotations

from functools import lru_cache

from msgspec.json import encode

from tablee.core.moves import Move, Seat
from tablee.core.scenes import MARK, VOTE, WrittenMine, around_mark, written_mine
from tablee.games.tour_du_monde import scene, worlds
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.describe import sun_move
from tablee.games.tour_du_monde.state import NONE
from tablee.games.tour_du_monde.views import View

CARDS = {piece.key: encode(piece) for copies in scene.CARDS for piece in copies}
ANSWERING = CARDS | {key: encode(piece) for key, piece in scene.ANSWERS.items()}
METERS = [[encode(zone) for zone in zones] for zones in worlds.METERS]
OWN_METERS = [[encode(zone) for zone in zones] for zones in worlds.OWN_METERS]
BARS = {pressed: encode(zone) for pressed, zone in scene.BARS.items()}
VOTES, LEGEND = encode(VOTE), encode(scene.LEGEND)


# ---- for everybody


def table(view: View) -> list[bytes]:
    numbers = range(len(view.sizes))
    start, end = around_seats(view.direction)
    zones = [start + b",".join([seat(*scene.known(view, number)) for number in numbers]) + end]
    zones += [world(number, *worlds.in_front(view, number), False) for number in numbers]
    zones += [METERS[number][worlds.laid(view, number)] for number in numbers]
    zones += [pile(view.pile), LEGEND]
    if view.attacked != NONE:
        zones.append(encode(scene.threat(view)))
    zones += [hidden_hand(number, size) for number, size in enumerate(view.sizes)]
    return zones


@lru_cache(4)
def around_seats(flow: int) -> tuple[bytes, bytes]:
    return around_mark(scene.seats([MARK], flow))


@lru_cache(4096)
def seat(number: Seat, size: int, is_turn: bool, place: int, points: int, is_attacked: bool) -> bytes:
    return encode(scene.seat(number, size, is_turn, place, points, is_attacked))


@lru_cache(4096)
def world(number: Seat, found: tuple[worlds.Line, ...], attacked: int, coloured: bool, own: bool) -> bytes:
    return encode(worlds.world(number, found, attacked, coloured, own))


@lru_cache(256)
def pile(count: int) -> bytes:
    return encode(scene.pile(count))


@lru_cache(256)
def hidden_hand(number: Seat, size: int) -> bytes:
    return encode(scene.hidden_hand(number, size))


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> WrittenMine:
    me = view.seat
    if me is None:
        return written_mine(scene.mine(view, legal))
    zones = [world(me, *worlds.in_front(view, me), True), OWN_METERS[me][worlds.laid(view, me)]]
    held = scene.hand(view.hand)
    if held:
        start, end = around_hand(me)
        faces = ANSWERING if moves.CANCEL in legal else CARDS
        zones.append(start + b",".join([faces[piece.key] for piece in held]) + end)
    if any(moves.STRIKE <= move < moves.FREEZE for move in legal):
        zones.append(encode(scene.colours(view, me)))
    picks = scene.exchange(view, legal, held)
    zones.append(encode(scene.directions(view)) if moves.DIRECTION in legal else actions(legal, bool(picks)))
    taps = [tap(view, me, move) for move in legal if not moves.EXCHANGE < move < moves.CANCEL]
    behind: list[bytes] = []
    if taps:
        behind += [b',"taps":[', b",".join(taps), b"]"]
    if picks:
        behind += [b',"picks":', encode(picks)]
    about = scene.about(view)
    if about:
        behind += [b',"about":', encode(about)]
    behind.append(b"}")
    return b'{"prompt":' + encode(scene.prompt(view, legal)), zones, b"".join(behind)


@lru_cache(16)
def around_hand(number: Seat) -> tuple[bytes, bytes]:
    return around_mark(scene.hand_of([MARK], number))


def actions(legal: list[Move], exchanges: bool) -> bytes:
    return VOTES if moves.GO_ON in legal else BARS[scene.pressed(legal, exchanges)]


# ---- the ways to a move


def tap(view: View, me: Seat, move: Move) -> bytes:
    if moves.ECLIPSE <= move < moves.STRIKE:
        cards = view.lines[move - moves.ECLIPSE]
        return with_moon(move - moves.ECLIPSE, cards[-1] if cards else NONE)
    if moves.OPEN <= move < moves.ECLIPSE:
        if moves.LAY <= move < moves.CURE:
            return lay(me, move - moves.LAY)
        return with_sun(move, me, *sun_move(view, move - (moves.OPEN if move < moves.LAY else moves.CURE)))
    return rest(move)


@lru_cache(1024)
def with_moon(line: int, last: int) -> bytes:
    return encode(scene.with_moon(line, last))


@lru_cache(4096)
def with_sun(move: Move, me: Seat, colour: int, card: int) -> bytes:
    return encode(scene.with_sun(move, me, colour, card))


@lru_cache(256)
def lay(me: Seat, card: int) -> bytes:
    return encode(scene.LAYS[me][card])


@lru_cache(256)
def rest(move: Move) -> bytes:
    return encode(scene.REST[move])
