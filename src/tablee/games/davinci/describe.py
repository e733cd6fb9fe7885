"""Da Vinci Code in words: a move, the steps to it, the table."""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.scenes import clock_of_turn
from tablee.core.words import Msg, Person, msg
from tablee.games.davinci import events
from tablee.games.davinci import state as moves
from tablee.games.davinci.state import BACK, BLACK, JOKER, NONE, VALUES, WHITE, colour_of, start, value_of
from tablee.games.davinci.views import View

MARKS = ("●", "○")  # black, white


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move < moves.GUESS:
        back = events.back(move - moves.DRAW)
        return msg("davinci-move-take", back=back) if view.setting_up else msg("davinci-move-draw", back=back)
    if move < moves.STOP:
        whom, place = moves.guess_seat(move), moves.guess_place(move)
        piece = events.piece(named(view, move))
        return msg("davinci-move-guess", whom=Person(whom), place=events.place(place), piece=piece)
    if move == moves.STOP:
        return (
            msg("davinci-move-stop") if view.drawn == NONE else msg("davinci-move-keep", piece=events.piece(view.drawn))
        )
    if move < moves.SHOW:
        gap = events.place(moves.gap_place(move))
        return msg("davinci-move-gap", piece=events.piece(placed(view, move)), place=gap)
    if move < moves.READY:
        place = move - moves.SHOW
        return msg("davinci-move-show", piece=events.piece(view.codes[view.turn][place]), place=events.place(place))
    if move == moves.READY:
        return msg("davinci-move-ready")
    if move == moves.SETUP_OVER:
        return msg("davinci-time-set-up")
    return msg("davinci-time-late", seat=Person(view.turn))


def named(view: View, move: int) -> int:
    """The piece a guess names: the back already tells its colour."""
    back = view.codes[moves.guess_seat(move)][moves.guess_place(move)]
    return moves.piece(moves.guess_value(move), colour_of(back))


def placed(view: View, move: int) -> int:
    which = moves.gap_which(move)
    return view.drawn if which == moves.DRAWN else moves.piece(JOKER, which - 1)


def path(view: View, move: int) -> list[Msg]:
    """The steps that lead to a move in a menu: whom, which piece, what it is; or a piece, then its place."""
    if moves.GUESS <= move < moves.STOP:
        whom, place = moves.guess_seat(move), moves.guess_place(move)
        back = events.piece(view.codes[whom][place])
        return [
            msg("davinci-step-whom", whom=Person(whom)),
            msg("davinci-step-place", place=events.place(place), back=back),
            msg("davinci-step-value", piece=events.piece(named(view, move))),
        ]
    if moves.GAP <= move < moves.SHOW:
        gap = events.place(moves.gap_place(move))
        return [msg("davinci-step-gap", piece=events.piece(placed(view, move))), msg("davinci-step-there", place=gap)]
    return [describe(view, move)]


def lines(view: View) -> list[Msg]:
    """The table: the pool, the others' codes in a row each, the drawn piece, one's own code."""
    if view.setting_up:
        return set_up_lines(view)
    said = [msg("davinci-table-pool", black=view.pool[BLACK], white=view.pool[WHITE]), msg("davinci-table-marks")]
    said.append(msg("davinci-table-turn", by=Person(view.turn)))
    for seat, code in enumerate(view.codes):
        if seat != view.seat:
            said.append(
                msg("davinci-table-seat", seat=Person(seat), points=view.points[seat], row=row(code, view.denied[seat]))
            )
    if view.drawn != NONE and view.turn != view.seat:
        said.append(msg("davinci-table-drawn", seat=Person(view.turn), back=events.piece(view.drawn)))
    if view.seat is not None:
        said += own_lines(view, view.seat)
    return said


def set_up_lines(view: View) -> list[Msg]:
    said = [msg("davinci-table-set-up", seat=Person(view.turn))]
    said += [
        msg("davinci-table-ready", seat=Person(seat)) for seat in range(len(view.codes)) if (view.ready >> seat) & 1
    ]
    if view.seat is not None:
        code = view.codes[view.seat]
        missing = start(len(view.codes)) - len(code)
        if missing:
            said.append(msg("davinci-table-missing", count=missing))
        said += [
            msg("davinci-table-own", place=events.place(at), piece=events.piece(piece)) for at, piece in enumerate(code)
        ]
    return said


def row(code: list[int], denied: list[int]) -> str:
    """A code in marks, by place: `1:●? 2:○5`, and what a hidden piece is known not to be: `3:●?≠4≠7`."""
    return "  ".join(f"{place + 1}:{mark(piece, denied[place])}" for place, piece in enumerate(code))


def mark(piece: int, denied: int) -> str:
    colour = MARKS[colour_of(piece)]
    if piece < BACK:
        return colour + face(value_of(piece))
    return f"{colour}?" + "".join(f"≠{face(value)}" for value in range(VALUES) if (denied >> value) & 1)


def face(value: int) -> str:
    return "–" if value == JOKER else str(value)


def own_lines(view: View, seat: int) -> list[Msg]:
    said = [msg("davinci-table-you", points=view.points[seat])]
    for place, piece in enumerate(view.codes[seat]):
        is_shown = (view.shown >> piece) & 1
        said.append(
            msg(
                "davinci-table-own-shown" if is_shown else "davinci-table-own",
                place=events.place(place),
                piece=events.piece(piece),
            )
        )
    if view.drawn != NONE and view.turn == seat:
        said.append(msg("davinci-table-own-drawn", piece=events.piece(view.drawn), place=events.place(view.gap)))
    return said


def clock(running: Clock) -> Msg:
    """What a clock decides: a turn, or which pieces everybody takes at first."""
    return clock_of_turn(running.seat) if running.move == moves.LATE else msg("davinci-clock-setup")


def far(view: View) -> Msg:
    """Which turn it is, of everybody."""
    return msg("house-far-turn", turn=view.turns // len(view.codes) + 1)
