"""What is hidden in DIFFERENCE: piles, others' turned-up cards, the cards set aside, others' hints and begun claims."""

from tablee import TABLE, FastDraw
from tablee.games.difference import state as moves
from tablee.games.difference.state import State

TELLS_IN_PRIVATE = True
ADVANCED = 2


def cards(state: State) -> list[int]:
    return sorted([card for pile in state.piles for card in pile] + state.aside + state.laid)


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Swap hidden cards at random wherever no wrong claim forbids it; what others were told or began follows."""
    places = [(state.aside, i) for i in range(len(state.aside))]
    for seat, pile in enumerate(state.piles):
        places += [(pile, i) for i in range(len(pile)) if seat != viewer or not knows(state, seat, i)]
    masks = [[state.refuted[card] for card in pile] for pile in state.piles]
    for _ in range(4 * len(places)):
        (one, i), (two, j) = places[draw.below(len(places))], places[draw.below(len(places))]
        one[i], two[j] = two[j], one[i]
        if not is_possible(state, masks):
            one[i], two[j] = two[j], one[i]
    state.refuted = [0] * 25
    for seat, pile in enumerate(state.piles):
        for card, mask in zip(pile, masks[seat], strict=True):
            state.refuted[card] = mask
        if seat != viewer and state.hinted[seat] == 2:
            near = [other for other in range(25) if other // 5 == pile[-1] // 5 and other != pile[-1]]
            state.decoys[seat] = near[draw.below(4)]
        if seat != viewer:
            state.marks[seat] = [draw.below(26) for _ in state.marks[seat]]
    return state


def knows(state: State, seat: int, i: int) -> bool:
    """Does a player know this card of the own pile: buried before, or turned up now?"""
    is_up = i == len(state.piles[seat]) - 1 and not state.flipping >> seat & 1
    return i < state.seen[seat] or is_up


def is_possible(state: State, masks: list[list[int]]) -> bool:
    """Is no card where a wrong claim has shown that it cannot be?"""
    lying = [zip(pile, below, strict=True) for pile, below in zip(state.piles, masks, strict=True)]
    return not any(mask >> card & 1 for pile in lying for card, mask in pile)


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """The last mark of another's claim shows all its marks and a verdict; one's own next card is one's own to see."""
    if seat == TABLE:
        return viewer is not None and move == moves.flip(viewer)
    if not moves.MARK <= move < moves.BURY or len(state.marks[seat]) + 1 < due(state, seat):
        return False
    if seat != viewer:
        return True
    return is_right(state, seat, [*state.marks[seat], move - moves.MARK])


def compared(state: State, seat: int) -> list[int]:
    if state.variant != ADVANCED:
        return [state.laid[-1]]
    row, column = divmod(state.aims[seat], 41)
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    lying = {divmod(cell, 41): card for cell, card in zip(state.cells, state.laid, strict=True)}
    return [lying[place] for place in around if place in lying]


def due(state: State, seat: int) -> int:
    count = len(compared(state, seat))
    return count + 1 if state.distinct else 2 * count


def is_right(state: State, seat: int, marks: list[int]) -> bool:
    card, against = state.piles[seat][-1], compared(state, seat)
    if state.distinct:
        return set(marks) == {card, *against}
    pairs = [set(marks[i : i + 2]) for i in range(0, len(marks), 2)]
    return pairs == [{card, other} for other in against]


LEAKS = {
    "somebody's turned-up card": lambda state, seat: [pile[-1:] for pile in state.piles],
    "the card under one's own": lambda state, seat: state.piles[seat][-2:-1] if seat is not None else [],
    "the cards set aside or dealt last": lambda state, seat: state.aside or [pile[:1] for pile in state.piles],
    "somebody's hint": lambda state, seat: [state.piles[i][-1] // 5 for i, n in enumerate(state.hinted) if n],
    "somebody's first mark": lambda state, seat: state.marks,
}
