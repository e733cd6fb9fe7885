"""Diferencio's legal moves once more, slowly and from the leaflet: every move is asked whether it may be made."""

from tablee.games.diferencio import state as moves
from tablee.games.diferencio.state import State

LOOKING, ASLEEP, SEARCHING = 0, 1, 2


def legal(state: State, seat: int) -> list[int]:
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may(state: State, seat: int, move: int) -> bool:
    if state.finished or move >= moves.STUDY_OVER:
        return False
    if state.vote:
        return state.vote[seat] == 1 and move in (moves.GO_ON, moves.ENOUGH)
    if state.places[seat] or move in (moves.GO_ON, moves.ENOUGH):
        return False
    if move == moves.READY:
        return state.phase == LOOKING and seat not in seats(state.ready)
    if moves.SWAP <= move < moves.DONE:
        card = move - moves.SWAP
        free = state.removed[card // 6] < 0
        return is_at_work(state, seat) and card in state.hands[seat] and free
    if move == moves.DONE:
        return is_at_work(state, seat) and any(card >= 0 for card in state.removed)
    if move >= moves.GIVE:
        return seat in seats(state.owing) and move - moves.GIVE in state.won[seat]
    if state.phase != SEARCHING or seat == state.architect or seat in seats(state.wrong):
        return False
    if move == moves.BACK_IN:
        return seat in seats(state.resting)
    if seat in seats(state.resting):
        return False
    return move == moves.NO_MORE or move - moves.POINT not in seats(state.taken)


def is_at_work(state: State, seat: int) -> bool:
    """An architect who still has something to change: one card in round one, up to three in round two."""
    changed = sum(card >= 0 for card in state.removed)
    most = 3 if state.second else 1
    cards_left = len(state.hands[seat]) > 0
    return state.phase == ASLEEP and seat == state.architect and not state.done and changed < most and cards_left


def seats(bits: int) -> set[int]:
    return {number for number in range(9) if bits & 1 << number}
