"""Players as they were before nets guided them: what learned ones are measured against.

`tablee arena derniere --players merciless,bench.former:Derniere` at the project's root.
"""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.games.derniere.bot import levels as derniere


class Derniere(derniere.Counting):
    """The merciless player of La dernière without a net."""

    net_file = None

    def __init__(self, seat: Seat, draw: Draw) -> None:
        level = derniere.TABLE["merciless"]
        assert level.thought is not None
        super().__init__(seat, draw, level, level.thought)
