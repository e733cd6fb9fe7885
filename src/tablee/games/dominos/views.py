"""What a seat of Dominos may know, and the worlds it could be in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.dominos.state import State
from tablee.games.smileys.pack import BASE_CARDS, CARDS
from tablee.kit import void_cards


@dataclass(slots=True)
class View:
    seat: int | None
    play_on: bool
    hand: list[int]
    sizes: list[int]
    pile: int
    discard: list[int]
    rolls: list[int]
    opener: int
    grid: list[int]
    columns: list[int]
    rows: list[int]
    shut_columns: int
    shut_rows: int
    filled: int
    inside: int
    low: int
    high: int
    turn: int
    passes: int
    places: list[int]
    vote: list[int]
    finished: bool
    voids: list[list[int]]
    known: list[int]


def view(state: State, seat: int | None) -> View:
    """Everything but the others' hands and the pile (DOM-16)."""
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.play_on = state.play_on
    visible.hand = [] if seat is None else state.hands[seat][:]
    visible.sizes = [len(hand) for hand in state.hands]
    visible.pile = len(state.pile)
    visible.discard = state.discard[:]
    visible.rolls = state.rolls[:]
    visible.opener = state.opener
    visible.grid = state.grid[:]
    visible.columns = state.columns[:]
    visible.rows = state.rows[:]
    visible.shut_columns = state.shut_columns
    visible.shut_rows = state.shut_rows
    visible.filled = state.filled
    visible.inside = state.inside
    visible.low = state.low
    visible.high = state.high
    visible.turn = state.turn
    visible.passes = state.passes
    visible.places = state.places[:]
    visible.vote = state.vote[:]
    visible.finished = state.finished
    visible.voids = [evidence[:] for evidence in state.voids]
    visible.known = state.known[:]
    return visible


def sample(view: View, draw: Draw) -> State:
    """Deal the unseen cards anew, in a way that every roll, draw, pass and exchange so far allows (DOM-16)."""
    seen = set(view.hand) | set(view.discard) | set(view.grid)
    kept: list[list[int]] = []  # by seat, what is known of its hand
    forbidden: list[int] = []
    for seat, size in enumerate(view.sizes):
        jokers = view.hand if seat == view.seat else known_jokers(view.known[seat])
        seen.update(jokers)
        kept.append(jokers)
        if seat != view.seat:
            forbidden += void_cards.slots(view.voids[seat], size - len(jokers))
    forbidden += [0] * view.pile
    lying = void_cards.deal([card for card in range(CARDS) if card not in seen], forbidden, draw)
    hands: list[list[int]] = []
    start = 0
    for size, cards in zip(view.sizes, kept, strict=True):
        end = start + size - len(cards)
        hands.append(sorted(cards + lying[start:end]))
        start = end
    return State(
        ply=0,
        play_on=view.play_on,
        hands=hands,
        pile=lying[start:],
        discard=view.discard[:],
        rolls=view.rolls[:],
        opener=view.opener,
        grid=view.grid[:],
        columns=view.columns[:],
        rows=view.rows[:],
        shut_columns=view.shut_columns,
        shut_rows=view.shut_rows,
        filled=view.filled,
        inside=view.inside,
        low=view.low,
        high=view.high,
        turn=view.turn,
        since=0,
        passes=view.passes,
        places=view.places[:],
        vote=view.vote[:],
        finished=view.finished,
        voids=[evidence[:] for evidence in view.voids],
        known=view.known[:],
    )


def known_jokers(mask: int) -> list[int]:
    return [card for card in range(BASE_CARDS, CARDS) if (mask >> card) & 1]
