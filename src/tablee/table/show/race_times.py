"""From when on a race may be open: until then a page may move what only pleases."""

from __future__ import annotations

from tablee.core.clocks import RULE, SECRET
from tablee.core.match import Match
from tablee.core.moves import RACE
from tablee.table.model.table import urgencies

NEVER = -1


def races_from(match: Match, start: int = 0) -> int:
    """By the clock of a table that dealt at `start`; 0: now, or at any moment. NEVER: time alone brings no race."""
    urgent = urgencies(match.game)
    if match.over or RACE not in urgent:
        return NEVER
    for seat in match.to_act:
        for move in match.moves(seat):
            if urgent[move] == RACE:
                return 0
    soonest = NEVER
    for clock in match.clocks:
        if clock.kind == SECRET:  # its length is nobody's business
            return 0
        if clock.kind == RULE:
            ends = start + match.deadline(clock)
            soonest = ends if soonest == NEVER else min(soonest, ends)
    return soonest
