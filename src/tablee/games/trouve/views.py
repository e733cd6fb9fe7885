"""What a seat of Trouve may know, and the worlds it could be in.

Nobody may look into a stack, not even into their own (TRV-13): every seat and every spectator knows the same, and who
holds what is in no view. What people remember of it, they remember from what they saw.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.smileys.pack import NONE
from tablee.games.trouve.state import State


@dataclass(slots=True)
class View:
    seat: int | None
    roll_ms: int
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
    return View(
        seat, state.roll_ms, state.play_on, state.lies_at[:], [len(stack) for stack in state.stacks], shown,
        state.debts[:], state.phase, state.roller, state.card, state.locked, state.namer,
        state.rolls_since_empty, state.places[:], state.vote[:], state.finished,
    )  # fmt: skip


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
        0, view.roll_ms, view.play_on, view.lies_at[:], stacks, view.debts[:], view.phase, view.roller,
        view.card, view.locked, view.namer, 0, 0, view.rolls_since_empty, view.places[:], view.vote[:],
        view.finished,
    )  # fmt: skip
