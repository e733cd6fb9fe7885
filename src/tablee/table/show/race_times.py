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
    if any(urgent[move] == RACE for seat in match.to_act for move in match.moves(seat)):
        return 0
    kinds = [clock.kind for clock in match.clocks]
    if SECRET in kinds:  # its length is nobody's business
        return 0
    return min((start + match.deadline(clock) for clock in match.clocks if clock.kind == RULE), default=NEVER)
