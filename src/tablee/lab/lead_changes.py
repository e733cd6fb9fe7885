"""How often the lead changes, as anybody at the table can see it: by a game's `leader`. Where a game has none, no lead
changes are counted; everything else is.
"""

from __future__ import annotations

from typing import Any

from tablee.core.moves import NOBODY
from tablee.core.registry import game


class LeadCounter:
    """Looks at a match after every step and counts how often somebody else is alone ahead."""

    def __init__(self, key: str) -> None:
        self.scores_of = game(key).leader
        self.leader = NOBODY
        self.changes = 0

    def look(self, state: Any) -> None:
        is_for_places = any(getattr(state, "places", ()))  # which changes nothing at the top
        if self.scores_of is None or is_for_places:
            return
        scores = self.scores_of(state)
        best = max(scores)
        if scores.count(best) > 1:
            return
        leader = scores.index(best)
        self.changes += self.leader not in (NOBODY, leader)
        self.leader = leader

    @property
    def count(self) -> int | None:
        return None if self.scores_of is None else self.changes
