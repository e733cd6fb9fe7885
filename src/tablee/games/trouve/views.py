"""What a seat of Trouve may know, and the worlds it could be in.

Nobody may look into a stack, not even into their own (TRV-13): every seat and every spectator knows the same, and who
holds what is in no view. What people remember of it, they remember from what they saw.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.smileys.pack import BASE_CARDS, NONE
from tablee.games.trouve.state import State


@dataclass(slots=True)
class View:
    seat: int | None
    roll_ms: int
    touch_costs: bool
    play_on: bool
    lies_at: list[int]
    counts: list[int]
    shown: list[list[int]]  # by seat: the stacks that are turned up, those of players with a place
    debts: list[int]
    phase: int
    roller: int
    card: int
    locked: int
    namer: int
    rolls_since_empty: int
    places: list[int]
    vote: list[int]
    finished: bool


def view(state: State, seat: int | None) -> View:
    shown: list[list[int]] = []
    for owner, stack in enumerate(state.stacks):
        shown.append(stack[:] if state.places[owner] else [])
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.roll_ms = state.roll_ms
    visible.touch_costs = state.touch_costs
    visible.play_on = state.play_on
    visible.lies_at = state.lies_at[:]
    visible.counts = [len(stack) for stack in state.stacks]
    visible.shown = shown
    visible.debts = state.debts[:]
    visible.phase = state.phase
    visible.roller = state.roller
    visible.card = state.card
    visible.locked = state.locked
    visible.namer = state.namer
    visible.rolls_since_empty = state.rolls_since_empty
    visible.places = state.places[:]
    visible.vote = state.vote[:]
    visible.finished = state.finished
    return visible


def has_trials(view: View) -> bool:
    """Only twelve trials are played with a part of the pack."""
    lying = [spot for spot in view.lies_at if spot != NONE]
    return len(lying) + sum(view.counts) < BASE_CARDS


def sample(view: View, draw: Draw) -> State:
    """Deal the cards that lie face down to the stacks anew: every deal is as likely as another."""
    turned_up = [card for stack in view.shown for card in stack]
    unseen = [card for card, spot in enumerate(view.lies_at) if spot == NONE and card not in turned_up]
    draw.shuffle(unseen)
    stacks: list[list[int]] = []
    for seat, count in enumerate(view.counts):
        if view.places[seat]:
            stacks.append(view.shown[seat][:])
        else:
            stacks.append(unseen[:count])
            del unseen[:count]
    return State(
        ply=0,
        roll_ms=view.roll_ms,
        touch_costs=view.touch_costs,
        play_on=view.play_on,
        lies_at=view.lies_at[:],
        stacks=stacks,
        debts=view.debts[:],
        phase=view.phase,
        roller=view.roller,
        card=view.card,
        locked=view.locked,
        namer=view.namer,
        since=0,
        appeared=0,
        rolls_since_empty=view.rolls_since_empty,
        places=view.places[:],
        vote=view.vote[:],
        finished=view.finished,
        has_trials=False,
        wanted=[],
    )
