"""What is hidden in Tour du Monde: the others' hands, the order of the pile, and whether a moon is let happen."""

from tablee import TABLE, FastDraw
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.state import HAND, KINDS, State, is_sun

TELLS_IN_PRIVATE = True


def cards(state: State) -> list[int]:
    everywhere = [card for hand in state.hands for card in hand] + state.pile + state.buried
    everywhere += [card for line in state.lines for card in line] + [top for top in state.tops if top >= 0]
    everywhere += [moves.ICEBERG] * state.frozen.bit_count() + [moves.MOON] * (state.attacked >= 0)
    return sorted(everywhere)


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Swap hidden cards at random wherever what everybody has seen still holds."""
    places = [(hand, i) for seat, hand in enumerate(state.hands) if seat != viewer for i in range(len(hand))]
    places += [(state.pile, i) for i in range(len(state.pile))]
    for _ in range(4 * len(places)):
        (one, i), (two, j) = places[draw.below(len(places))], places[draw.below(len(places))]
        one[i], two[j] = two[j], one[i]
        if not is_possible(state):
            one[i], two[j] = two[j], one[i]
    for hand in state.hands:
        hand.sort()
    if state.attacked >= 0 and state.attacked // 3 != viewer:
        state.let = draw.below(2) == 0
    return state


def is_possible(state: State) -> bool:
    """Stolen cards are where they went; a dealer who began without a sun holds no more than were drawn."""
    for known in set(state.known):
        if state.hands[known // KINDS].count(known % KINDS) < state.known.count(known):
            return False
    return state.most_suns == HAND or sum(map(is_sun, state.hands[state.dealer])) <= state.most_suns


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """Cards that come into a viewer's own hand are theirs to see; a dealer who is late shows whether there is a sun."""
    if seat == TABLE:
        return (state.turns == 0 and state.direction != 0) or (move != moves.VOTE_OVER and state.turn == viewer)
    if move == moves.CANCEL:
        return viewer in (seat, state.turn)
    return seat == viewer and moves.OPEN <= move < moves.CANCEL


LEAKS = {
    "the next card": lambda state, seat: state.pile[-1] if state.pile else -1,
    "a neighbour's lowest card": lambda state, seat: [hand[:1] for hand in state.hands],
    "who holds a rainbow": lambda state, seat: [moves.RAINBOW in hand for hand in state.hands],
    "what the target answered": lambda state, seat: state.attacked >= 0 and state.let,
    "a hash of the pile": lambda state, seat: sum(i * card for i, card in enumerate(state.pile)),
}
