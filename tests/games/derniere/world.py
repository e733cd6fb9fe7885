"""What is hidden in La dernière: the others' hands and the order of the pile."""

from tablee import TABLE, FastDraw
from tablee.games.derniere import state as moves
from tablee.games.derniere.state import State
from tablee.kit import void_cards

TELLS_IN_PRIVATE = True


def cards(state: State) -> list[int]:
    return sorted([card for hand in state.hands for card in hand] + state.pile + state.discard)


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Swap hidden cards at random, as often as not, wherever what everybody has seen still holds."""
    places = [(hand, i) for seat, hand in enumerate(state.hands) if seat != viewer for i in range(len(hand))]
    places += [(state.pile, i) for i in range(len(state.pile))]
    for _ in range(4 * len(places)):
        (one, i), (two, j) = places[draw.below(len(places))], places[draw.below(len(places))]
        one[i], two[j] = two[j], one[i]
        if not is_possible(state):
            one[i], two[j] = two[j], one[i]
    for hand in state.hands:
        hand.sort()
    if state.drawn != -1 and state.turn != viewer:
        state.drawn = drawn_card(state)
    return state


def is_possible(state: State) -> bool:
    hands = all(void_cards.could_hold(state.voids[seat], hand) for seat, hand in enumerate(state.hands))
    return hands and (not state.recycled or all(state.recycled >> card & 1 for card in state.pile))


def drawn_card(state: State) -> int:
    """A hand that drew because nothing could be played has at most one card that can be: the drawn one."""
    hand = state.hands[state.turn]
    fits = [card for card in hand if moves.playable(state.reading, state.colour, state.smiley) >> card & 1]
    return fits[0] if fits else hand[0]


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """Cards that come into a viewer's own hand are theirs to see; time plays the first card of a hidden hand."""
    drawer = move - moves.CATCH if moves.CATCH <= move < moves.GO_ON else seat
    draws = move == moves.DRAW or moves.CATCH <= move < moves.GO_ON
    return (draws and drawer == viewer) or (seat == TABLE and move == moves.LATE)


LEAKS = {
    "the next card": lambda state, seat: state.pile[-1] if state.pile else -1,
    "a neighbour's lowest card": lambda state, seat: [hand[:1] for hand in state.hands],
    "who could play": lambda state, seat: sum(card % 6 for card in state.hands[state.turn]),
    "a hash of the pile": lambda state, seat: sum(i * card for i, card in enumerate(state.pile)),
}
