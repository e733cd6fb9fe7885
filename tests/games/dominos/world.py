"""What is hidden in Dominos: the others' hands but for jokers they took from the grid, and the pile."""

from tablee import TABLE, FastDraw
from tablee.games.dominos import rules
from tablee.games.dominos import state as moves
from tablee.games.dominos.state import State
from tablee.kit import void_cards

TELLS_IN_PRIVATE = True


def cards(state: State) -> list[int]:
    lying = [card for card in state.grid if card >= 0]
    return sorted([card for hand in state.hands for card in hand] + state.pile + state.discard + lying)


def unknown(state: State, seat: int) -> list[int]:
    """The cards of a hand that nobody else has seen."""
    return [card for card in state.hands[seat] if not state.known[seat] >> card & 1]


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Swap hidden cards at random, as often as not, wherever what everybody has seen still holds."""
    places = [(state.pile, i) for i in range(len(state.pile))]
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            places += [(hand, i) for i, card in enumerate(hand) if not state.known[seat] >> card & 1]
    for _ in range(4 * len(places)):
        (one, i), (two, j) = places[draw.below(len(places))], places[draw.below(len(places))]
        one[i], two[j] = two[j], one[i]
        if not all(void_cards.could_hold(state.voids[seat], unknown(state, seat)) for seat in range(len(state.hands))):
            one[i], two[j] = two[j], one[i]
    for hand in state.hands:
        hand.sort()
    return state


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """One sees the card one draws; time plays the first card of a hidden hand; at the end jokers are counted."""
    if (move == moves.DRAW and seat == viewer) or (seat == TABLE and move == moves.LATE):
        return True
    after = state.copy()
    rules.play(after, seat, move, FastDraw(0), None)
    return after.finished


LEAKS = {
    "the next card": lambda state, seat: state.pile[-1] if state.pile else -1,
    "a neighbour's lowest card": lambda state, seat: [hand[:1] for hand in state.hands],
    "how many jokers somebody holds": lambda state, seat: [sum(card >= 36 for card in hand) for hand in state.hands],
    "how many moves the turn's player has": lambda state, seat: len(rules.legal(state, state.turn)),
}
