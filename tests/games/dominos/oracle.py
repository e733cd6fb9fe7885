"""Dominos' legal moves once more, slowly and from the leaflet: every move is tried on a drawing of the table."""

from tablee.games.dominos import state as moves
from tablee.games.dominos.state import State

Spot = tuple[int, int]  # column from the left, row from the top; -1 is before the first


def legal(state: State, seat: int) -> list[int]:
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may(state: State, seat: int, move: int) -> bool:
    if state.finished or move >= moves.LATE:
        return False
    if state.vote:
        return state.vote[seat] == 1 and move in (moves.GO_ON, moves.ENOUGH)
    if state.turn != seat or move >= moves.GO_ON:
        return False
    hand = state.hands[seat]
    if move >= moves.DRAW:
        stuck = not any(may_place(state, hand, other) for other in range(moves.EXCHANGE))
        return stuck and bool(state.pile) == (move == moves.DRAW)
    if move >= moves.DISCARD:
        special = 36 + move - moves.DISCARD
        return special in hand and all(state.grid[cell] >= 0 for cell in range(36) if stands_for(special, cell))
    if move >= moves.EXCHANGE:
        cell = move - moves.EXCHANGE
        return cell in hand and state.grid[cell] >= 36
    return may_place(state, hand, move)


def stands_for(card: int, cell: int) -> bool:
    """A base card is itself; a special is any card of its colour or smiley."""
    if card < 36:
        return card == cell
    return cell // 6 == card - 36 if card < 42 else cell % 6 == card - 42


def may_place(state: State, hand: list[int], move: int) -> bool:
    card, cell, side = moves.placed_card(move), moves.placed_cell(move), moves.placed_side(move)
    if card not in hand or not stands_for(card, cell) or state.grid[cell] >= 0:
        return False
    colour, smiley = cell // 6, cell % 6
    is_new_line = colour not in state.columns or smiley not in state.rows
    if is_new_line != (side != moves.INSIDE):
        return False
    x, y = position(state.columns, colour, side), position(state.rows, smiley, side)
    if max(width(state.columns, x), width(state.rows, y)) > 6:
        return False
    table = drawing(state)
    return any(spot in table for spot in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


def position(lines: list[int], label: int, side: int) -> int:
    if label in lines:
        return lines.index(label)
    return -1 if side == moves.LOW else len(lines)


def width(lines: list[int], at: int) -> int:
    return len(lines) + (not 0 <= at < len(lines))


def drawing(state: State) -> set[Spot]:
    """Where cards lie."""
    return {
        (x, y)
        for x, colour in enumerate(state.columns)
        for y, smiley in enumerate(state.rows)
        if state.grid[6 * colour + smiley] >= 0
    }
