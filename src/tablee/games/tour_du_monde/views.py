"""What a seat of Tour du Monde may know, and the worlds it could be in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.tour_du_monde.state import HAND, ICEBERG, KINDS, MOON, NONE, SUNS, State, deck, owner
from tablee.kit import void_cards


@dataclass(slots=True)
class View:
    seat: int | None
    deck: int
    coloured: bool
    interrupter_plays: bool
    play_on: bool
    hand: list[int]
    sizes: list[int]
    pile: int
    lines: list[list[int]]
    tops: list[int]
    frozen: int
    buried: list[int]
    dealer: int
    direction: int
    turn: int
    turns: int
    idle: int
    attacked: int
    let: bool  # only its own seat knows that it has let a moon happen
    known: list[int]
    most_suns: int
    places: list[int]
    points: list[int]
    vote: list[int]
    finished: bool


def view(state: State, seat: int | None) -> View:
    is_target = state.attacked != NONE and owner(state.attacked) == seat
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.deck = state.deck
    visible.coloured = state.coloured
    visible.interrupter_plays = state.interrupter_plays
    visible.play_on = state.play_on
    visible.hand = [] if seat is None else state.hands[seat][:]
    visible.sizes = [len(hand) for hand in state.hands]
    visible.pile = len(state.pile)
    visible.lines = [line[:] for line in state.lines]
    visible.tops = state.tops[:]
    visible.frozen = state.frozen
    visible.buried = state.buried[:]
    visible.dealer = state.dealer
    visible.direction = state.direction
    visible.turn = state.turn
    visible.turns = state.turns
    visible.idle = state.idle
    visible.attacked = state.attacked
    visible.let = state.let and is_target
    visible.known = state.known[:]
    visible.most_suns = state.most_suns
    visible.places = state.places[:]
    visible.points = state.points[:]
    visible.vote = state.vote[:]
    visible.finished = state.finished
    return visible


def sample(view: View, draw: Draw) -> State:
    """Deal the unseen cards anew: stolen cards stay where everybody knows them, and a dealer who began without a sun
    holds no more suns than were drawn since."""
    unseen = hidden(view)
    stolen: list[list[int]] = [[] for _ in view.sizes]
    for known in view.known:
        if known // KINDS != view.seat:
            stolen[known // KINDS].append(known % KINDS)
            unseen.remove(known % KINDS)
    forbidden: list[int] = []
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            free = size - len(stolen[seat])
            most = min(free, view.most_suns if seat == view.dealer else HAND)
            forbidden += [0] * most + [SUNS] * (free - most)
    forbidden += [0] * view.pile
    lying = void_cards.deal(unseen, forbidden, draw)
    hands: list[list[int]] = []
    start = 0
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            hands.append(view.hand[:])
        else:
            end = start + size - len(stolen[seat])
            hands.append(sorted(stolen[seat] + lying[start:end]))
            start = end
    return State(
        ply=0,
        deck=view.deck,
        coloured=view.coloured,
        interrupter_plays=view.interrupter_plays,
        play_on=view.play_on,
        hands=hands,
        pile=lying[start:],
        lines=[line[:] for line in view.lines],
        tops=view.tops[:],
        frozen=view.frozen,
        buried=view.buried[:],
        dealer=view.dealer,
        direction=view.direction,
        turn=view.turn,
        turns=view.turns,
        idle=view.idle,
        since=0,
        attacked=view.attacked,
        let=view.let,
        known=view.known[:],
        most_suns=view.most_suns,
        places=view.places[:],
        points=view.points[:],
        vote=view.vote[:],
        finished=view.finished,
    )


def hidden(view: View) -> list[int]:
    """The cards of the deck that lie neither open nor in one's own hand."""
    unseen = deck(view.deck, view.coloured)
    seen = view.hand + view.buried + [top for top in view.tops if top != NONE]
    for line in view.lines:
        seen += line
    seen += [ICEBERG] * view.frozen.bit_count()
    if view.attacked != NONE:
        seen.append(MOON)
    for card in seen:
        unseen.remove(card)
    return unseen
