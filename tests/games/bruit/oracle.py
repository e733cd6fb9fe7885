"""Faites du bruit !'s legal moves once more, from the leaflet: once a card lies there, anybody may shout any name."""

from tablee.games.bruit import state as moves
from tablee.games.bruit.state import State


def legal(state: State, seat: int) -> list[int]:
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may(state: State, seat: int, move: int) -> bool:
    if move in (moves.DEAL, moves.LAST_OVER) or state.finished:
        return False
    a_card_was_dealt = len(state.pack) < 36
    is_silenced = bool(state.locked & 1 << seat)
    somebody_has_that_name = move < len(state.piles)
    return a_card_was_dealt and not is_silenced and somebody_has_that_name
