"""What a seat of Dominos may know, and the worlds it could be in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.dominos.state import State
from tablee.games.smileys.pack import BASE_CARDS, CARDS
from tablee.kit import void_cards as voids


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
    return View(
        seat, state.play_on, [] if seat is None else state.hands[seat][:], [len(hand) for hand in state.hands],
        len(state.pile), state.discard[:], state.rolls[:], state.opener, state.grid[:], state.columns[:],
        state.rows[:], state.shut_columns, state.shut_rows, state.filled, state.inside, state.low, state.high,
        state.turn, state.passes, state.places[:], state.vote[:], state.finished,
        [evidence[:] for evidence in state.voids], state.known[:],
    )  # fmt: skip


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
            forbidden += voids.slots(view.voids[seat], size - len(jokers))
    forbidden += [0] * view.pile
    lying = voids.deal([card for card in range(CARDS) if card not in seen], forbidden, draw)
    hands: list[list[int]] = []
    start = 0
    for size, cards in zip(view.sizes, kept, strict=True):
        end = start + size - len(cards)
        hands.append(sorted(cards + lying[start:end]))
        start = end
    return State(
        0, view.play_on, hands, lying[start:], view.discard[:], view.rolls[:], view.opener, view.grid[:],
        view.columns[:], view.rows[:], view.shut_columns, view.shut_rows, view.filled, view.inside, view.low, view.high,
        view.turn, 0, view.passes, view.places[:], view.vote[:], view.finished,
        [evidence[:] for evidence in view.voids], view.known[:],
    )  # fmt: skip


def known_jokers(mask: int) -> list[int]:
    return [card for card in range(BASE_CARDS, CARDS) if (mask >> card) & 1]
