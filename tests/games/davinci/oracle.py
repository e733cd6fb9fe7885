"""Da Vinci Code's legal moves once more, slowly and from the leaflet: every move is asked whether it may be made."""

from itertools import pairwise

from tablee.games.davinci import state as moves
from tablee.games.davinci.state import State

JOKERS = (24, 25)


def legal(state: State, seat: int) -> list[int]:
    if state.finished:
        return []
    may = may_set_up if state.setting_up else may_in_turn
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may_set_up(state: State, seat: int, move: int) -> bool:
    code = state.codes[seat]
    is_whole = len(code) == (3 if len(state.codes) == 4 else 4)
    if state.ready & 1 << seat:
        return False
    if move in (moves.draw_piece(0), moves.draw_piece(1)):
        return not is_whole
    if move == moves.READY:
        return is_whole
    if not is_whole or not moves.GAP <= move < moves.SHOW or moves.gap_which(move) == moves.DRAWN:
        return False
    joker = JOKERS[moves.gap_which(move) - 1]
    if joker not in code:
        return False
    others = [piece for piece in code if piece != joker]
    return moves.gap_place(move) != code.index(joker) and may_stand(others, joker, moves.gap_place(move))


def may_in_turn(state: State, seat: int, move: int) -> bool:
    if seat != state.turn:
        return False
    code = state.codes[seat]
    if state.owes:
        place = move - moves.SHOW
        return moves.SHOW <= move < moves.READY and place < len(code) and not is_shown(state, code[place])
    draws = state.drawn < 0 and sum(map(len, state.pool)) > 0
    if move in (moves.draw_piece(0), moves.draw_piece(1)):
        return draws and len(state.pool[move - moves.DRAW]) > 0
    if draws:
        return False
    if moves.GUESS <= move < moves.STOP:
        whom, place, value = moves.guess_seat(move), moves.guess_place(move), moves.guess_value(move)
        if whom == seat or whom >= len(state.codes) or place >= len(state.codes[whom]):
            return False
        return not is_shown(state, state.codes[whom][place]) and (value < 12 or state.expert)
    if move == moves.STOP:
        return state.guessed
    if moves.GAP <= move < moves.SHOW and moves.gap_which(move) == moves.DRAWN and state.drawn >= 0:
        return moves.gap_place(move) != state.gap and may_stand(code, state.drawn, moves.gap_place(move))
    return False


def is_shown(state: State, piece: int) -> bool:
    return bool(state.shown & 1 << piece)


def may_stand(code: list[int], piece: int, gap: int) -> bool:
    """The code is laid out with the piece in this gap, and looked at."""
    if gap > len(code) or not is_ordered(laid(code, piece, gap)):
        return False
    if piece in JOKERS:
        return not spoils(code, piece, gap)
    fitting = [other for other in range(len(code) + 1) if is_ordered(laid(code, piece, other))]
    return not spoils(code, piece, gap) or all(spoils(code, piece, other) for other in fitting)


def laid(code: list[int], piece: int, gap: int) -> list[int]:
    return [*code[:gap], piece, *code[gap:]]


def is_ordered(code: list[int]) -> bool:
    numbers = [piece for piece in code if piece not in JOKERS]
    return numbers == sorted(numbers)


def spoils(code: list[int], piece: int, gap: int) -> bool:
    """Is this piece, laid here, a joker between two consecutive numbers of one colour, or one of two such numbers with
    a joker between them?"""
    row = laid(code, piece, gap)
    numbers = [place for place, each in enumerate(row) if each not in JOKERS]
    for left, right in pairwise(numbers):
        is_tight = row[right] - row[left] == 2 and right - left > 1
        if is_tight and left <= gap <= right:
            return True
    return False
