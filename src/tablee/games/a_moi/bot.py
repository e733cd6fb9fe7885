"""A plain sensible player of A moi !: quick where one of its specials matches, now and then too quick."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.told import Happening
from tablee.games.a_moi.state import may_win
from tablee.games.a_moi.views import View


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, happening: Happening) -> None:
        """All it needs lies on the table."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Nobody is ever waited for here."""
        return legal[0]

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Most reactions lie in the middle, as people's do; one glance in twenty at somebody else's card goes wrong."""
        reaction = 350 + self.draw.below(300) + self.draw.below(250)
        if may_win(view.card, view.dice, view.owners, self.seat) or self.draw.below(20) == 0:
            return reaction, legal[:1]
        return None
