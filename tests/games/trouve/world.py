"""What is hidden in Trouve: which cards are in which stack, to everybody, be it their own."""

from tablee import FastDraw
from tablee.games.smileys.pack import NONE
from tablee.games.trouve import rules
from tablee.games.trouve import state as moves
from tablee.games.trouve.state import State

TELLS_IN_PRIVATE = False


def cards(state: State) -> list[int]:
    lying = [card for card, spot in enumerate(state.lies_at) if spot != NONE]
    return sorted(lying + [card for stack in state.stacks for card in stack])


def other_world(state: State, viewer: int | None, draw: FastDraw) -> State:
    """Shuffle all the cards that lie face down."""
    hidden = [stack for seat, stack in enumerate(state.stacks) if not state.places[seat]]
    together = [card for stack in hidden for card in stack]
    draw.shuffle(together)
    for stack in hidden:
        stack[:] = [together.pop() for _ in stack]
    return state


def reveals(state: State, viewer: int | None, seat: int, move: int) -> bool:
    """A verdict on a name, a card that is lost, and the stacks of whoever leaves the game are there to be seen."""
    if moves.NAME <= move < moves.GO_ON:
        return True
    after = state.copy()
    rules.play(after, seat, move, FastDraw(1), None)
    return after.places != state.places or after.lies_at.count(NONE) < state.lies_at.count(NONE)


def likely(state: State, seat: int, legal: list[int]) -> list[int]:
    """What people would do. Random play wins next to no card, so it would hide next to nothing."""
    if state.vote:
        return [moves.GO_ON]
    if state.phase == moves.NAMING:
        return [moves.name(holder) for holder, stack in enumerate(state.stacks) if state.card in stack]
    return [moves.touch(state.card) if state.lies_at[state.card] != NONE else moves.KNOW]


LEAKS = {
    "who holds the named card": lambda state, seat: [state.card in stack for stack in state.stacks],
    "one's own stack": lambda state, seat: [] if seat is None else state.stacks[seat],
    "the newest card of every stack": lambda state, seat: [stack[-1:] for stack in state.stacks],
    "a hash of the stacks": lambda state, seat: sum(i * sum(stack) for i, stack in enumerate(state.stacks)),
}
