"""DIFFERENCE's legal moves once more, slowly and from the leaflet: every move is asked whether it may be made."""

from tablee.games.difference import state as moves
from tablee.games.difference.state import State

BEGINNER, ADVANCED = 1, 2
COUNT5 = 0


def legal(state: State, seat: int) -> list[int]:
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may(state: State, seat: int, move: int) -> bool:
    if state.finished or move >= moves.UNLOCK:
        return False
    if move in (moves.GO_ON, moves.ENOUGH):
        return bool(state.vote) and state.vote[seat] == 1
    if state.vote or not state.piles[seat] or is_in(state.flipping, seat):
        return False
    if move == moves.BURY:
        return state.variant == BEGINNER and len(state.piles[seat]) >= 2
    if is_in(state.locked, seat):
        return False
    if move >= moves.MARK:
        return state.variant != ADVANCED or state.aims[seat] >= 0
    return state.variant == ADVANCED and is_free(state, move)


def is_in(bits: int, seat: int) -> bool:
    return bits // 2**seat % 2 == 1


def is_free(state: State, cell: int) -> bool:
    """Empty, beside a card, and no sixth of its row or its column; or with the others in a square of five by five."""
    laid = {divmod(each, 41) for each in state.cells}
    row, column = divmod(cell, 41)
    if (row, column) in laid:
        return False
    if not laid & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}:
        return False
    if state.limit == COUNT5:
        in_row, in_column = [1 for r, _ in laid if r == row], [1 for _, c in laid if c == column]
        return len(in_row) < 5 and len(in_column) < 5
    rows, columns = [row, *(r for r, _ in laid)], [column, *(c for _, c in laid)]
    return max(rows) - min(rows) < 5 and max(columns) - min(columns) < 5
