"""What a seat of La dernière may know, and the worlds it could be in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.derniere.state import ALL_CARDS, State, deck, playable
from tablee.games.smileys.pack import NONE
from tablee.kit import void_cards as voids


@dataclass(slots=True)
class View:
    seat: int | None
    reading: int
    by_hand: bool
    play_on: bool
    hand: list[int]
    sizes: list[int]
    pile: int
    discard: list[int]
    colour: int
    smiley: int
    turn: int
    direction: int
    debt: int
    has_drawn: bool  # the turn's player has drawn in this turn
    drawn: int  # which card, to that player
    turns_left: int
    said: int
    silent: int
    exposed: int
    places: list[int]
    vote: list[int]
    finished: bool
    voids: list[list[int]]
    recycled: int


def view(state: State, seat: int | None) -> View:
    said = state.said
    if said:
        for other, hand in enumerate(state.hands):
            if len(hand) > 1 and other != seat:
                said &= ~(1 << other)  # said early, together with the next card: nobody has heard it yet
    return View(
        seat, state.reading, state.by_hand, state.play_on, [] if seat is None else state.hands[seat][:],
        [len(hand) for hand in state.hands], len(state.pile), state.discard[:], state.colour, state.smiley,
        state.turn, state.direction, state.debt, state.drawn != NONE,
        state.drawn if seat == state.turn else NONE, state.turns_left, said, state.silent, state.exposed,
        state.places[:], state.vote[:], state.finished, [evidence[:] for evidence in state.voids],
        state.recycled,
    )  # fmt: skip


def sample(view: View, draw: Draw) -> State:
    """Deal the unseen cards anew, in a way that every draw so far allows (DER-23)."""
    seen = set(view.hand) | set(view.discard)
    unseen = [card for card in deck(view.reading) if card not in seen]
    forbidden: list[int] = []
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            forbidden += voids.slots(view.voids[seat], size)
    forbidden += [ALL_CARDS & ~view.recycled if view.recycled else 0] * view.pile
    lying = voids.deal(unseen, forbidden, draw)
    hands: list[list[int]] = []
    start = 0
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            hands.append(view.hand[:])
        else:
            hands.append(sorted(lying[start : start + size]))
            start += size
    return State(
        0, view.reading, view.by_hand, view.play_on, hands, lying[start:], view.discard[:], view.colour,
        view.smiley, view.turn, view.direction, view.debt,
        likely_drawn(view, hands[view.turn], draw) if view.has_drawn else NONE, view.turns_left, 0, view.said,
        view.silent, view.exposed, [0] * len(hands), [0] * len(hands), view.places[:], view.vote[:], view.finished,
        [evidence[:] for evidence in view.voids], view.recycled,
    )  # fmt: skip


def likely_drawn(view: View, hand: list[int], draw: Draw) -> int:
    """Which card of this hand was drawn just now: the one that could be played, if there is one; it was not there."""
    if view.turn == view.seat:
        return view.drawn
    mask = playable(view.reading, view.colour, view.smiley)
    fitting = [card for card in hand if (mask >> card) & 1]
    return fitting[0] if fitting else hand[draw.below(len(hand))]
