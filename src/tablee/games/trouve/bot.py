"""A plain sensible player of Trouve: looks for the card, remembers for a while who won it, and does not guess."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.told import Happening
from tablee.games.smileys.pack import NONE, smiley_of
from tablee.games.trouve import state as moves
from tablee.games.trouve import told
from tablee.games.trouve.views import View


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.holder: dict[int, int] = {}  # by card: who it thinks has it

    def hear(self, happening: Happening) -> None:
        """It keeps in mind who wins what; every card won since makes it forget some of it."""
        match happening:
            case told.Took(by=seat, card=card) | told.Stole(by=seat, card=card):
                self.fade()
                self.holder[card] = seat
            case told.Defended(by=seat, card=card):
                self.holder[card] = seat
            case told.Lost(card=card) | told.Paid(card=card):
                self.holder.pop(card, None)

    def fade(self) -> None:
        """One card in twelve slips its mind, its own half as often; one in a hundred it mixes up with the last one."""
        last = NONE
        for card, seat in list(self.holder.items()):
            chance = self.draw.below(100)
            if chance < (4 if seat == self.seat else 8):
                del self.holder[card]
            elif chance == 99 and last != NONE:
                self.holder[card] = last
            last = seat

    def choose(self, view: View, legal: list[int]) -> int:
        if moves.GO_ON in legal:
            return moves.GO_ON
        remembered = moves.name(self.holder.get(view.card, self.seat))
        if remembered in legal and view.counts[moves.named_seat(remembered)]:
            return remembered
        return max(legal, key=lambda move: view.counts[moves.named_seat(move)])

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """The fewer cards lie there, the sooner the named one is found; a memory takes about as long to come."""
        lying = len(legal) - 1
        if view.lies_at[view.card] != NONE:
            search = 700 + self.draw.below(600) + self.draw.below(10 + 34 * lying)
            return search, [moves.touch(self.found(view, legal))]
        if view.card in self.holder:
            return 900 + self.draw.below(1500), [moves.KNOW]
        return None

    def found(self, view: View, legal: list[int]) -> int:
        """The card itself; once in fifty, in a hurry, another one with the same smiley."""
        if self.draw.below(50):
            return view.card
        alike = [move for move in legal if move < moves.KNOW and smiley_of(move) == smiley_of(view.card)]
        return alike[self.draw.below(len(alike))]
