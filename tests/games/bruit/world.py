"""What is hidden in Faites du bruit !: the order of the pack, and where the cards under the tops lie."""

from tablee import TABLE, FastDraw
from tablee.games.bruit import state as moves
from tablee.games.bruit.state import State

TELLS_IN_PRIVATE = False  # only the caller hears of a void call, but what it says is no secret


def cards(state: State) -> list[int]:
    return sorted([card for pile in state.piles for card in pile] + state.pack)


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Swap buried cards with buried cards, and cards of the pack among themselves."""
    buried = [(pile, i) for pile in state.piles for i in range(len(pile) - 1)]
    for places in (buried, [(state.pack, i) for i in range(len(state.pack))]):
        for _ in range(4 * len(places)):
            (one, i), (two, j) = places[draw.below(len(places))], places[draw.below(len(places))]
            one[i], two[j] = two[j], one[i]
    return state


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """A card that is dealt, one that comes to light on a pile, and whose cards the dice of a duel name."""
    if seat == TABLE:
        sizes = sorted(len(pile) for pile in state.piles)
        return move == moves.DEAL or sizes[-1] == sizes[-2]
    whom = moves.called(move)
    if state.dice_match:
        return whom == seat and not state.piles[seat]
    if whom != seat and is_right(state, seat, whom):
        return len(state.piles[whom]) > 2
    receivers = [pile for other, pile in enumerate(state.piles) if other != seat]
    return len(state.piles[seat]) > 1 and not all(receivers)


def is_right(state: State, seat: int, whom: int) -> bool:
    mine, theirs = state.piles[seat][-1:], state.piles[whom][-1:]
    return any(a // 6 == b // 6 or a % 6 == b % 6 for a in mine for b in theirs)


LEAKS = {
    "the next card": lambda state, seat: state.pack[-1:],
    "the last card": lambda state, seat: state.pack[:1],
    "the card under a top": lambda state, seat: [pile[-2:-1] for pile in state.piles],
    "a hash of the piles": lambda state, seat: [sum(i * card for i, card in enumerate(pile)) for pile in state.piles],
}
