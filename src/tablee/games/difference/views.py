"""What a seat of DIFFERENCE may know, and the worlds it could be in.

The view is knowledge: whoever looks at a card sees its alteration, if not at once. How long that takes is the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.difference.state import CARDS, IN_PART, MADE, NONE, State, decoy, part
from tablee.kit import void_cards


@dataclass(slots=True)
class View:
    seat: int | None
    picture: int
    variant: int
    wrong: int
    distinct: bool
    limit: int
    hints: bool
    play_on: bool
    card: int  # one's own turned-up card; NONE while it is being turned, and for spectators
    buried: list[int]  # the bottom of one's own pile, as far as one buried it oneself
    sizes: list[int]
    aside: int
    laid: list[int]
    cells: list[int]
    aim: int  # of one's own claim
    marks: list[int]
    locked: int
    flipping: int
    hint: list[int]  # one's own: a part of the picture (of a composed one from 0 on), then also two spots
    hinted: list[int]  # by seat, how many it was given
    seen: list[int]
    refuted: list[list[int]]  # by seat and place in its pile
    misses: list[int]
    places: list[int]
    vote: list[int]
    finished: bool


def view(state: State, seat: int | None) -> View:
    card = aim = NONE
    buried: list[int] = []
    marks: list[int] = []
    hint: list[int] = []
    if seat is not None:
        pile = state.piles[seat]
        if pile and not (state.flipping >> seat) & 1:
            card = pile[-1]
        buried = pile[: state.seen[seat]]
        aim, marks, hint = state.aims[seat], state.marks[seat][:], hint_to(state, seat)
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.picture = state.picture
    visible.variant = state.variant
    visible.wrong = state.wrong
    visible.distinct = state.distinct
    visible.limit = state.limit
    visible.hints = state.hints
    visible.play_on = state.play_on
    visible.card = card
    visible.buried = buried
    visible.sizes = [len(pile) for pile in state.piles]
    visible.aside = len(state.aside)
    visible.laid = state.laid[:]
    visible.cells = state.cells[:]
    visible.aim = aim
    visible.marks = marks
    visible.locked = state.locked
    visible.flipping = state.flipping
    visible.hint = hint
    visible.hinted = state.hinted[:]
    visible.seen = state.seen[:]
    visible.refuted = [[state.refuted[card] for card in pile] for pile in state.piles]
    visible.misses = state.misses[:]
    visible.places = state.places[:]
    visible.vote = state.vote[:]
    visible.finished = state.finished
    return visible


def hint_to(state: State, seat: int) -> list[int]:
    """The part in which a seat's card is altered, then two spots: the alteration and its decoy."""
    if not state.hinted[seat]:
        return []
    card, other = state.piles[seat][-1], state.decoys[seat]
    spots = [min(card, other), max(card, other)] if other != NONE else []
    return [card // IN_PART if state.picture >= MADE else part(state.picture, card), *spots]


def sample(view: View, draw: Draw) -> State:
    """Deal the unseen cards anew, in a way that no wrong claim so far disproves."""
    known = set(view.laid) | set(view.buried) | {view.card}
    unseen = [card for card in range(CARDS) if card not in known]
    piles: list[list[int]] = []
    forbidden: list[int] = []
    for seat, size in enumerate(view.sizes):
        pile = own_pile(view, size) if seat == view.seat else [NONE] * size
        piles.append(pile)
        forbidden += [view.refuted[seat][i] for i, card in enumerate(pile) if card == NONE]
    lying = void_cards.deal(unseen, forbidden + [0] * view.aside, draw)
    for pile in piles:
        for i, card in enumerate(pile):
            if card == NONE:
                pile[i] = lying.pop(0)
    seats = len(piles)
    aims = [NONE] * seats
    marks: list[list[int]] = [[] for _ in piles]
    decoys = [decoy(pile[-1], draw) if given == 2 else NONE for pile, given in zip(piles, view.hinted, strict=True)]
    if view.seat is not None:
        aims[view.seat], marks[view.seat] = view.aim, view.marks[:]
        if len(view.hint) == 3:
            decoys[view.seat] = view.hint[1] + view.hint[2] - view.card
    refuted = [0] * CARDS
    for pile, masks in zip(piles, view.refuted, strict=True):
        for card, mask in zip(pile, masks, strict=True):
            refuted[card] = mask
    return State(
        ply=0,
        picture=view.picture,
        variant=view.variant,
        wrong=view.wrong,
        distinct=view.distinct,
        limit=view.limit,
        hints=view.hints,
        play_on=view.play_on,
        piles=piles,
        aside=lying,
        laid=view.laid[:],
        cells=view.cells[:],
        laid_since=[0] * len(view.laid),
        aims=aims,
        marks=marks,
        locked=view.locked,
        lock_since=[0] * seats,
        flipping=view.flipping,
        card_since=[0] * seats,
        hinted=view.hinted[:],
        decoys=decoys,
        hint_since=[0] * seats,
        seen=view.seen[:],
        refuted=refuted,
        misses=view.misses[:],
        places=view.places[:],
        vote=view.vote[:],
        finished=view.finished,
        trial=False,
    )


def own_pile(view: View, size: int) -> list[int]:
    """One's own pile as far as one knows it: what one buried, what lies open, NONE between."""
    pile = view.buried + [NONE] * (size - len(view.buried))
    if view.card != NONE:
        pile[-1] = view.card
    return pile
