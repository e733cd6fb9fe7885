"""Who is ahead, as anybody at the table can see it: what lead changes are counted by.

A game that is not listed here has no lead changes; everything else is counted for it too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.moves import NOBODY
from tablee.games.davinci.state import State as DaVinci
from tablee.games.tour_du_monde.rules import cards_laid, kinds_laid

Ahead = Callable[[Any], list[int]]  # by seat, the more the better


def fewest(piles: list[list[int]]) -> list[int]:
    return [-len(pile) for pile in piles]


def most(piles: list[list[int]]) -> list[int]:
    return [len(pile) for pile in piles]


def hidden(state: DaVinci) -> list[int]:
    """Pieces that still stand face down; in the set-up everybody is even."""
    if state.setting_up:
        return [0] * len(state.codes)
    return [sum(not (state.shown >> piece) & 1 for piece in code) for code in state.codes]


def round_the_world(state: Any) -> list[int]:
    """Different continents, then cards."""
    return [100 * kinds_laid(state, seat) + cards_laid(state, seat) for seat in range(len(state.hands))]


AHEAD: dict[str, Ahead] = {
    "difference": lambda state: fewest(state.piles),
    "diferencio": lambda state: most(state.won),
    "trouve": lambda state: most(state.stacks),
    "a_moi": lambda state: most(state.stacks),
    "bruit": lambda state: most(state.piles),
    "dominos": lambda state: fewest(state.hands),
    "derniere": lambda state: fewest(state.hands),
    "tour_du_monde": round_the_world,
    "davinci": hidden,
}


class Lead:
    """Looks at a match after every step and counts how often somebody else is alone ahead."""

    def __init__(self, key: str) -> None:
        self.ahead = AHEAD.get(key)
        self.leader = NOBODY
        self.changes = 0

    def look(self, state: Any) -> None:
        if self.ahead is None or any(state.places):  # who plays on for places changes nothing at the top
            return
        scores = self.ahead(state)
        best = max(scores)
        if scores.count(best) > 1:
            return
        leader = scores.index(best)
        self.changes += self.leader not in (NOBODY, leader)
        self.leader = leader

    @property
    def count(self) -> int | None:
        return None if self.ahead is None else self.changes
