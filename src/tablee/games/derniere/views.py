"""What a seat of La dernière may know, and the worlds it could be in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.derniere.state import ALL_CARDS, State, deck, playable
from tablee.games.smileys.pack import NONE
from tablee.kit import void_cards


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
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.reading = state.reading
    visible.by_hand = state.by_hand
    visible.play_on = state.play_on
    visible.hand = [] if seat is None else state.hands[seat][:]
    visible.sizes = [len(hand) for hand in state.hands]
    visible.pile = len(state.pile)
    visible.discard = state.discard[:]
    visible.colour = state.colour
    visible.smiley = state.smiley
    visible.turn = state.turn
    visible.direction = state.direction
    visible.debt = state.debt
    visible.has_drawn = state.drawn != NONE
    visible.drawn = state.drawn if seat == state.turn else NONE
    visible.turns_left = state.turns_left
    visible.said = said
    visible.silent = state.silent
    visible.exposed = state.exposed
    visible.places = state.places[:]
    visible.vote = state.vote[:]
    visible.finished = state.finished
    visible.voids = state.voids  # nobody changes it: whoever learns more makes lists of their own
    visible.recycled = state.recycled
    return visible


def sample(view: View, draw: Draw) -> State:
    """Deal the unseen cards anew, in a way that every draw so far allows (DER-23)."""
    seen = set(view.hand) | set(view.discard)
    unseen = [card for card in deck(view.reading) if card not in seen]
    forbidden: list[int] = []
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            forbidden += void_cards.slots(view.voids[seat], size)
    forbidden += [ALL_CARDS & ~view.recycled if view.recycled else 0] * view.pile
    lying = void_cards.deal(unseen, forbidden, draw)
    hands: list[list[int]] = []
    start = 0
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            hands.append(view.hand[:])
        else:
            hands.append(sorted(lying[start : start + size]))
            start += size
    return State(
        ply=0,
        reading=view.reading,
        by_hand=view.by_hand,
        play_on=view.play_on,
        hands=hands,
        pile=lying[start:],
        discard=view.discard[:],
        colour=view.colour,
        smiley=view.smiley,
        turn=view.turn,
        direction=view.direction,
        debt=view.debt,
        drawn=likely_drawn(view, hands[view.turn], draw) if view.has_drawn else NONE,
        turns_left=view.turns_left,
        since=0,
        said=view.said,
        silent=view.silent,
        exposed=view.exposed,
        quiet_since=[0] * len(hands),
        exposed_since=[0] * len(hands),
        places=view.places[:],
        vote=view.vote[:],
        finished=view.finished,
        proved=[evidence[:] for evidence in view.voids],
        recycled=view.recycled,
    )


def likely_drawn(view: View, hand: list[int], draw: Draw) -> int:
    """Which card of this hand was drawn just now: the one that could be played, if there is one; it was not there."""
    if view.turn == view.seat:
        return view.drawn
    mask = playable(view.reading, view.colour, view.smiley)
    fitting = [card for card in hand if (mask >> card) & 1]
    return fitting[0] if fitting else hand[draw.below(len(hand))]
