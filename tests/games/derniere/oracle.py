"""La dernière's legal moves once more, slowly and from the leaflet: every move is asked whether it may be made."""

from tablee.games.derniere import state as moves
from tablee.games.derniere.state import State

ANGRY, SMILE = 1, 0


def legal(state: State, seat: int) -> list[int]:
    return [move for move in range(moves.MOVES) if may(state, seat, move)]


def may(state: State, seat: int, move: int) -> bool:
    if state.finished or move >= moves.GRACE:
        return False
    if state.vote:
        return state.vote[seat] == 1 and move in (moves.GO_ON, moves.ENOUGH)
    if state.places[seat] or move in (moves.GO_ON, moves.ENOUGH):
        return False
    hand = state.hands[seat]
    if move >= moves.CATCH:
        other = move - moves.CATCH
        return other != seat and other < len(state.hands) and bool(state.exposed & 1 << other)
    if move == moves.ANNOUNCE:
        silent = bool(state.silent & 1 << seat)
        with_this_card = state.turn == seat and len(hand) == 2 and state.by_hand and not state.said & 1 << seat
        return silent or with_this_card
    if state.turn != seat:
        return False
    if move == moves.PASS:
        return state.drawn >= 0
    if move == moves.DRAW:
        return state.debt > 0 or (state.drawn < 0 and not any(lays(state, card) for card in hand))
    if move >= moves.JOKER:
        which = (move - moves.JOKER) // 6
        card = which * 6 if which < 6 else 42
    else:
        card = move
    if card not in hand:
        return False
    if state.debt:
        return move < moves.JOKER and face(card) == ANGRY
    if state.drawn >= 0 and card != state.drawn:
        return False
    return lays(state, card) and is_joker(state, card) == (move >= moves.JOKER)


def face(card: int) -> int | None:
    return card % 6 if card < 36 else card - 42 if card >= 42 else None


def colour(card: int) -> int | None:
    return card // 6 if card < 36 else card - 36 if card < 42 else None


def is_joker(state: State, card: int) -> bool:
    return face(card) == SMILE and (card < 36 if state.reading == 0 else card >= 42)


def lays(state: State, card: int) -> bool:
    if is_joker(state, card) or state.colour == moves.ANYTHING:
        return True
    return colour(card) == state.colour or (face(card) is not None and face(card) == state.smiley)
