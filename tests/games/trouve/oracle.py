"""Trouve's legal moves once more, slowly and from the leaflet: every move is asked whether it may be made."""

from tablee.games.trouve import state as moves
from tablee.games.trouve.state import State


def legal(state: State, seat: int) -> list[int]:
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may(state: State, seat: int, move: int) -> bool:
    if state.finished or move >= moves.ROLL:
        return False
    asked = bool(state.vote) and state.vote[seat] == 1
    if move in (moves.GO_ON, moves.ENOUGH):
        return asked
    if state.vote or has_left(state, seat):
        return False
    if moves.NAME <= move < moves.GO_ON:
        said_i_know = state.phase == moves.NAMING and state.namer == seat
        named = move - moves.NAME
        return said_i_know and named < len(state.stacks) and not has_left(state, named)
    may_press = state.phase == moves.SEARCHING and not state.locked & 1 << seat
    if move == moves.KNOW:
        return may_press
    return may_press and is_on_table(state, move - moves.TOUCH)


def has_left(state: State, seat: int) -> bool:
    return state.places[seat] > 0


def is_on_table(state: State, card: int) -> bool:
    return not any(card in stack for stack in state.stacks)
