"""A moi !'s legal moves once more, from the leaflet: any hand may come down on an open card, once until it errs."""

from tablee.games.a_moi.state import SLAP, State


def legal(state: State, seat: int) -> list[int]:
    is_a_card_open = state.card in range(36)
    has_erred_on_it = bool(state.locked & 1 << seat)
    return [SLAP] if is_a_card_open and not has_erred_on_it else []
