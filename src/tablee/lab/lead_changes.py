"""Who is ahead, as anybody at the table can see it: what lead changes are counted by.

A game of another package says it in a lead.py beside its rules.py, with `ahead(state)`. Where there is none, no lead
changes are counted; everything else is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from tablee.core.moves import NOBODY
from tablee.core.registry import game
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


@cache
def ahead_in(key: str) -> Ahead | None:
    """How a game shows who is ahead, if it does."""
    if key in AHEAD:
        return AHEAD[key]
    name = f"{game(key).package}.lead"
    return cast(Ahead, import_module(name).ahead) if find_spec(name) else None


class Lead:
    """Looks at a match after every step and counts how often somebody else is alone ahead."""

    def __init__(self, key: str) -> None:
        self.ahead = ahead_in(key)
        self.leader = NOBODY
        self.changes = 0

    def look(self, state: Any) -> None:
        if self.ahead is None or any(getattr(state, "places", ())):  # playing on for places changes nothing at the top
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
