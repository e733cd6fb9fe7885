"""What a seat of A moi ! may know, and the worlds it could be in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.a_moi.state import State, turn_up_delay
from tablee.games.smileys.pack import BASE_CARDS


@dataclass(slots=True)
class View:
    """The same for everybody: stacks are face down to their owners too (AMO-10)."""

    seat: int | None
    every_win: bool
    owners: list[int]
    pile: int
    card: int
    pot: list[int]
    lost: list[int]
    sizes: list[int]
    stacked: list[int]  # all cards that lie in stacks: each was seen when it was won, but losses and thefts mix them
    dice: int
    dealer: int
    locked: int
    places: list[int]


def view(state: State, seat: int | None) -> View:
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.every_win = state.every_win
    visible.owners = state.owners[:]
    visible.pile = len(state.pile)
    visible.card = state.card
    visible.pot = state.pot[:]
    visible.lost = state.lost[:]
    visible.sizes = [len(stack) for stack in state.stacks]
    visible.stacked = sorted([card for stack in state.stacks for card in stack])
    visible.dice = state.dice
    visible.dealer = state.dealer
    visible.locked = state.locked
    visible.places = state.places[:]
    return visible


def sample(view: View, draw: Draw) -> State:
    """Any order of the pile, any owners of the stacked cards that agree with the counts, any delay."""
    seen = {view.card, *view.pot, *view.lost, *view.stacked}
    pile = [card for card in range(BASE_CARDS) if card not in seen]
    draw.shuffle(pile)
    stacked = view.stacked[:]
    draw.shuffle(stacked)
    stacks: list[list[int]] = []
    start = 0
    for size in view.sizes:
        stacks.append(stacked[start : start + size])
        start += size
    return State(
        ply=0,
        every_win=view.every_win,
        owners=view.owners[:],
        pile=pile,
        card=view.card,
        pot=view.pot[:],
        lost=view.lost[:],
        stacks=stacks,
        dice=view.dice,
        dealer=view.dealer,
        locked=view.locked,
        delay=turn_up_delay(draw),
        since=0,
        places=view.places[:],
    )
