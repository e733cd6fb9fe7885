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
    return View(
        seat, state.tempo, state.any_pair, len(state.pack), [pile[-1] if pile else NONE for pile in state.piles],
        [len(pile) for pile in state.piles], sorted(card for pile in state.piles for card in pile[:-1]),
        state.dice, state.dealer, state.receiver, state.newest, state.dice_match, state.won, state.landed,
        state.locked, state.places[:], state.finished,
    )  # fmt: skip


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
        0, view.tempo, view.any_pair, pack, piles, view.dice, view.dealer, view.receiver, view.newest,
        view.dice_match, view.won, view.landed, view.locked, 0, [0] * len(piles), view.places[:],
        view.finished,
    )  # fmt: skip
