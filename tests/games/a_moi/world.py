"""What is hidden in A moi !: the order of the pile, who has which of the cards won, and when the next card comes."""

from tablee import FastDraw
from tablee.games.a_moi.state import CARD_OVER, LONGEST_MS, SHORTEST_MS, TURN, State

TELLS_IN_PRIVATE = False


def cards(state: State) -> list[int]:
    """Base cards wherever they lie, and the specials in front of people."""
    open_card = [state.card] if state.card >= 0 else []
    won = [card for stack in state.stacks for card in stack]
    specials = [36 + special for special, owner in enumerate(state.owners) if owner >= 0]
    return sorted(state.pile + open_card + state.pot + state.lost + won + specials)


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Swap cards within the pile and among the stacks, as often as not; wait another time."""
    pile = [(state.pile, i) for i in range(len(state.pile))]
    won = [(stack, i) for stack in state.stacks for i in range(len(stack))]
    for places in (pile, won):
        for _ in range(4 * len(places)):
            (one, i), (two, j) = places[draw.below(len(places))], places[draw.below(len(places))]
            one[i], two[j] = two[j], one[i]
    state.delay = SHORTEST_MS + (state.delay + draw.below(800)) % (LONGEST_MS - SHORTEST_MS)
    return state


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """A card is turned up, an error lays cards open, and the last card may bring a duel that shows who owns what."""
    if move == TURN:
        return True
    colour, smiley = state.owners[state.card // 6], state.owners[6 + state.card % 6]
    wins = move != CARD_OVER and (state.card == state.dice or seat in (colour, smiley))
    errs = move != CARD_OVER and not wins
    return errs or not state.pile


LEAKS = {
    "the next card": lambda state, seat: state.pile[-1] if state.pile else -1,
    "whose a card is": lambda state, seat: [stack[:1] for stack in state.stacks],
    "when the next card comes": lambda state, seat: state.delay,
    "is the next card the dice's": lambda state, seat: state.pile[-1:] == [state.dice],
    "what the viewer has won": lambda state, seat: [] if seat is None else sorted(state.stacks[seat]),
}
