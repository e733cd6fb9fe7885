"""What a seat of Faites du bruit ! may know, and the worlds it could be in.

All cards were dealt face up, but only the top ones are seen: which cards lie buried is known, where they lie is not.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.draws import Draw
from tablee.games.bruit.state import State
from tablee.games.smileys.pack import BASE_CARDS, NONE


@dataclass(slots=True)
class View:
    seat: int | None
    tempo: int
    any_pair: bool
    pack: int
    tops: list[int]  # by seat; NONE where no card lies
    sizes: list[int]
    buried: list[int]  # the cards under the tops, of all piles together, sorted
    dice: int
    dealer: int
    receiver: int
    newest: int
    dice_match: bool
    won: bool
    landed: int
    locked: int
    places: list[int]
    finished: bool


def view(state: State, seat: int | None) -> View:
    visible = View.__new__(View)  # field by field, as State.copy() does and for the same reason
    visible.seat = seat
    visible.tempo = state.tempo
    visible.any_pair = state.any_pair
    visible.pack = len(state.pack)
    visible.tops = [pile[-1] if pile else NONE for pile in state.piles]
    visible.sizes = [len(pile) for pile in state.piles]
    visible.buried = sorted(card for pile in state.piles for card in pile[:-1])
    visible.dice = state.dice
    visible.dealer = state.dealer
    visible.receiver = state.receiver
    visible.newest = state.newest
    visible.dice_match = state.dice_match
    visible.won = state.won
    visible.landed = state.landed
    visible.locked = state.locked
    visible.places = state.places[:]
    visible.finished = state.finished
    return visible


def sample(view: View, draw: Draw) -> State:
    """Shuffle the pack, and the buried cards among themselves."""
    buried = view.buried[:]
    draw.shuffle(buried)
    piles: list[list[int]] = []
    start = 0
    for top, size in zip(view.tops, view.sizes, strict=True):
        under = max(size - 1, 0)
        piles.append(buried[start : start + under] + ([top] if size else []))
        start += under
    seen = set(view.tops) | set(view.buried)
    pack = [card for card in range(BASE_CARDS) if card not in seen]
    draw.shuffle(pack)
    return State(
        ply=0,
        tempo=view.tempo,
        any_pair=view.any_pair,
        pack=pack,
        piles=piles,
        dice=view.dice,
        dealer=view.dealer,
        receiver=view.receiver,
        newest=view.newest,
        dice_match=view.dice_match,
        won=view.won,
        landed=view.landed,
        locked=view.locked,
        voids=[0] * len(piles),
        since=0,
        shown=[0] * len(piles),
        places=view.places[:],
        finished=view.finished,
        trial=False,
    )
