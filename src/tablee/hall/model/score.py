"""How everybody stands, from the rounds that were played."""

from __future__ import annotations

from tablee.hall.model.hall import Hall
from tablee.protocol.hall import Standing


def standings_of(hall: Hall) -> list[Standing]:
    return []
