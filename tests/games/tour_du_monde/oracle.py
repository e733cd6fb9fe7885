"""Tour du Monde's legal moves once more, slowly and from the leaflet: every move is asked whether it may be made."""

from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.state import State

CLOSED, RAINBOW, MOON, LIGHTNING, ICEBERG = -1, 19, 20, 21, 22


def legal(state: State, seat: int) -> list[int]:
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may(state: State, seat: int, move: int) -> bool:
    if state.finished or move >= moves.REACT_OVER:
        return False
    if state.vote:
        return state.vote[seat] == 1 and move in (moves.GO_ON, moves.ENOUGH)
    if state.places[seat] or move in (moves.GO_ON, moves.ENOUGH):
        return False
    hand = state.hands[seat]
    if state.attacked >= 0:
        is_target = seat == state.attacked // 3 and not state.let
        return is_target and (move == moves.LET or (move == moves.CANCEL and RAINBOW in hand))
    if seat != state.turn or move in (moves.LET, moves.CANCEL):
        return False
    if state.direction == 0 or move < moves.OPEN:
        return state.direction == 0 and move < moves.OPEN
    if state.turns == 0 and any(15 <= card <= 18 for card in hand) and move >= moves.OPEN + 3:
        return False
    return may_in_turn(state, seat, hand, move)


def may_in_turn(state: State, seat: int, hand: list[int], move: int) -> bool:
    if move < moves.LAY:
        return sun_or_rainbow(state, hand, move - moves.OPEN) and top(state, seat, move - moves.OPEN) == CLOSED
    if move < moves.CURE:
        card = move - moves.LAY
        line = 3 * seat + card // 5
        return card in hand and state.tops[line] not in (CLOSED, MOON) and not is_frozen(state, line)
    if move < moves.ECLIPSE:
        return sun_or_rainbow(state, hand, move - moves.CURE) and top(state, seat, move - moves.CURE) == MOON
    if move < moves.STRIKE:
        line = move - moves.ECLIPSE
        if MOON not in hand or not is_an_others(state, seat, line) or is_frozen(state, line):
            return False
        return state.tops[line] not in (RAINBOW, MOON)
    if move < moves.FREEZE:
        lines = [3 * other + move - moves.STRIKE for other in range(len(state.hands))]
        hit = [line for line in lines if is_an_others(state, seat, line) and state.tops[line] != RAINBOW]
        return LIGHTNING in hand and any(state.lines[line] for line in hit)
    if move < moves.EXCHANGE:
        line = move - moves.FREEZE
        return ICEBERG in hand and is_an_others(state, seat, line) and not is_frozen(state, line)
    return may_exchange(hand, len(state.pile), move - moves.EXCHANGE)


def may_exchange(hand: list[int], pile: int, mask: int) -> bool:
    """Only cards that are there, not more than the pile has, and of equal cards the first before the next."""
    if mask >> len(hand) or mask.bit_count() > pile:
        return False
    given = [bool(mask >> place & 1) for place in range(len(hand))]
    return not any(hand[i] == hand[i - 1] and given[i] and not given[i - 1] for i in range(1, len(hand)))


def sun_or_rainbow(state: State, hand: list[int], which: int) -> bool:
    """The first three are suns by colour of the line, the others rainbows."""
    if which >= 3:
        return RAINBOW in hand
    return (16 + which if state.coloured else 15) in hand


def top(state: State, seat: int, which: int) -> int:
    return state.tops[3 * seat + which % 3]


def is_frozen(state: State, line: int) -> bool:
    return bool(state.frozen >> line & 1)


def is_an_others(state: State, seat: int, line: int) -> bool:
    """An open line of somebody else who is still in."""
    if line >= len(state.lines) or state.tops[line] == CLOSED:
        return False
    return line // 3 != seat and not state.places[line // 3]
