"""Da Vinci Code's scene as bytes: the same as scene.py's, encoded. Pieces are the same at every table, and so is all
that may be said of each: it is encoded once. Whatever is remembered is a function of plain values, and of nothing
else."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from msgspec.json import encode

from tablee.core.moves import Move, Seat
from tablee.core.scenes import MARK, WrittenMine, around_mark, written_mine
from tablee.games.davinci import pieces, scene
from tablee.games.davinci import state as moves
from tablee.games.davinci.state import BACK, BLACK, GUESS, NONE, READY, STOP, VALUES, WHITE, colour_of
from tablee.games.davinci.views import View

STANDING: list[bytes] = [encode(each) for each in pieces.STANDING]
LYING: list[bytes] = [encode(each) for each in pieces.LYING]
OPEN: list[bytes] = [encode(each) for each in pieces.OPEN]
CHOICES: list[bytes] = [encode(each) for each in pieces.CHOICES]
STRUCK: list[bytes] = [encode(each) for each in pieces.STRUCK]
HIDDEN: list[list[list[bytes]]] = [  # by seat, place and colour
    [[encode(each) for each in by_colour] for by_colour in by_place] for by_place in pieces.HIDDEN
]
SEATS = around_mark(scene.seats([MARK]))
PADS: list[tuple[bytes, bytes]] = [around_mark(scene.pad_of([MARK], colour)) for colour in pieces.COLOURS]
LEGENDS: list[bytes] = [encode(zone) for zone in scene.LEGENDS]
READY_BARS: list[bytes] = [encode(zone) for zone in scene.READY_BARS]
TURN_BARS: list[list[bytes]] = [[encode(zone) for zone in by_stop] for by_stop in scene.TURN_BARS]
PENCILS: list[bytes] = [b',"pencil":' + encode(values) for values in scene.PENCILS]
GUESSES: list[list[list[list[bytes]]]] = [  # by whether jokers are among the values, seat, place and colour
    [
        [[b",".join([encode(tap) for tap in taps[:values]]) for taps in by_colour] for by_colour in by_place]
        for by_place in scene.GUESS_TAPS
    ]
    for values in (VALUES - 1, VALUES)
]


# ---- for everybody


def table(view: View) -> list[bytes]:
    numbers = range(len(view.codes))
    zones = [SEATS[0] + b",".join([seat(*scene.known(view, number)) for number in numbers]) + SEATS[1]]
    zones += [code(view, number) for number in numbers]
    zones += [
        drawn(view.turn, view.drawn),
        pool(BLACK, *scene.left(view, BLACK)),
        pool(WHITE, *scene.left(view, WHITE)),
    ]
    zones.append(LEGENDS[scene.step(view)])
    return zones


@lru_cache(4096)
def seat(number: Seat, count: int, is_turn: bool, place: int, told: scene.Flag) -> bytes:
    return encode(scene.seat(number, count, is_turn, place, told))


def code(view: View, owner: Seat) -> bytes:
    row: list[bytes] = []
    denied = view.denied[owner]
    for place, each in enumerate(view.codes[owner]):
        if each < BACK:
            row.append(LYING[each] if (view.shown >> each) & 1 else STANDING[each])
        elif denied and denied[place]:
            row.append(denied_piece(owner, place, each - BACK, denied[place]))
        else:
            row.append(HIDDEN[owner][place][each - BACK])
    count = scene.hidden_count(view, owner)
    if not row:
        return encode(scene.code([], owner, count))
    start, end = around_code(owner, count)
    return start + b",".join(row) + end


@lru_cache(256)
def around_code(owner: Seat, count: int) -> tuple[bytes, bytes]:
    return around_mark(scene.code([MARK], owner, count))


@lru_cache(pieces.DENIALS)
def denied_piece(owner: Seat, place: int, colour: int, denied: int) -> bytes:
    return encode(pieces.denied_piece(owner, place, colour, denied))


@lru_cache(256)
def drawn(turn: Seat, number: int) -> bytes:
    return encode(scene.drawn(turn, number))


@lru_cache(256)
def pool(colour: int, count: int, is_there: bool) -> bytes:
    return encode(scene.pool(colour, count, is_there))


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> WrittenMine:
    me = view.seat
    if me is None:
        return written_mine(scene.mine(view, legal))
    first, end = bisect_left(legal, GUESS), bisect_left(legal, STOP)
    attacks, others = legal[first:end], legal[:first] + legal[end:]
    zones = [own_code(view, me, others)]
    if view.turn == me and view.drawn != NONE:
        zones.append(drawn(view.turn, view.drawn))
    if attacks:
        seen = scene.seen_elsewhere(view, me)
        zones += [pad(colour, scene.box_size(view), seen) for colour in scene.attacked(view)]
    zones += [encode(zone) for zone in scene.papers(view, others)]
    if view.setting_up and view.expert:
        zones.append(READY_BARS[READY in others])
    else:
        zones.append(TURN_BARS[bool(attacks)][STOP in others])
    taps = guesses(view, attacks)
    taps += [encode(scene.tap(view, me, move)) for move in others]
    behind = b',"taps":[' + b",".join(taps) + b"]" if taps else b""
    if not view.setting_up and not view.finished:
        behind += PENCILS[view.expert]
    return b'{"prompt":' + encode(scene.prompt(view, me, others)), zones, behind + b"}"


def own_code(view: View, me: Seat, legal: list[Move]) -> bytes:
    own = view.codes[me]
    if not own or any(moves.GAP <= move < moves.SHOW for move in legal):
        return encode(scene.own_code(view, me, legal))
    row: list[bytes] = []
    for place, each in enumerate(own):
        if each >= BACK:
            row.append(HIDDEN[me][place][each - BACK])
        else:
            row.append(OPEN[each] if (view.shown >> each) & 1 else STANDING[each])
    start, end = around_own(me)
    return start + b",".join(row) + end


@lru_cache(16)
def around_own(me: Seat) -> tuple[bytes, bytes]:
    return around_mark(scene.own_row([MARK], me, False))


def pad(colour: int, size: int, seen: int) -> bytes:
    start, end = PADS[colour]
    return (
        start + b",".join([(STRUCK if (seen >> each) & 1 else CHOICES)[each] for each in range(colour, size, 2)]) + end
    )


def guesses(view: View, attacks: list[Move]) -> list[bytes]:
    """All that may be said, piece by piece."""
    found: list[bytes] = []
    for move in attacks[:: scene.box_size(view) // 2]:
        owner, place = moves.guess_seat(move), moves.guess_place(move)
        found.append(GUESSES[view.expert][owner][place][colour_of(view.codes[owner][place])])
    return found
