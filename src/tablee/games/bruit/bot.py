"""A plain sensible player of Faites du bruit !: quick but not always, and now and then mistaken."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.told import Happening
from tablee.games.bruit import state as moves
from tablee.games.bruit.state import alike
from tablee.games.bruit.views import View


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, happening: Happening) -> None:
        """What it sees is enough."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Nobody ever waits for a name."""
        return legal[0]

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Looks at the dice first, then for a pair; misses one in ten, and sees one in a hundred that is not there."""
        if view.won or self.draw.below(10) == 0:
            return None
        if view.dice_match:
            return 600 + self.draw.below(700), [moves.call(self.seat)]
        partners = self.partners(view)
        if partners:
            richest = max(partners, key=lambda seat: view.sizes[seat])
            return 500 + self.draw.below(600), [moves.call(richest)]
        if self.draw.below(100) == 0 and view.newest != self.seat:
            return 500 + self.draw.below(600), [moves.call(view.newest)]
        return None

    def partners(self, view: View) -> list[int]:
        """Whom it may name and win from."""
        if not view.sizes[self.seat] or (view.landed >> self.seat) & 1:
            return []
        everybody = view.any_pair or view.newest == self.seat
        others = [seat for seat in range(len(view.sizes)) if seat != self.seat] if everybody else [view.newest]
        return [seat for seat in others if view.sizes[seat] and not (view.landed >> seat) & 1 and self.fits(view, seat)]

    def fits(self, view: View, seat: int) -> bool:
        return alike(view.tops[self.seat], view.tops[seat])
