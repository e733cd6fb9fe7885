"""A plain sensible player of Dominos: takes every extra turn, frees its stuck cards, keeps jokers for later."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.games.dominos import state as moves
from tablee.games.dominos.state import beside, is_linked_twice, placed_card, placed_cell
from tablee.games.dominos.views import View
from tablee.games.smileys.pack import BASE_CARDS, SMILEYS

DISCARD = 2000  # one card fewer, for nothing
EXCHANGE = 1000  # a card that has no place any more becomes a joker
ANOTHER_TURN = 100
JOKER = -40
OWN_CARD_BESIDE = 8
GIFT = -5  # a cell that is worth another turn to whoever comes next


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, event: Event) -> None:
        """It counts no cards."""

    def choose(self, view: View, legal: list[int]) -> int:
        if legal == [moves.GO_ON, moves.ENOUGH]:
            return moves.GO_ON
        start = self.draw.below(len(legal))  # equal moves are not always taken from the same corner of the grid
        return max(legal[start:] + legal[:start], key=lambda move: self.worth(view, move))

    def worth(self, view: View, move: int) -> int:
        if move < moves.EXCHANGE:
            return self.worth_of_placing(view, placed_card(move), placed_cell(move), moves.placed_side(move))
        if move < moves.DISCARD:
            return EXCHANGE
        return DISCARD if move < moves.DRAW else -DISCARD

    def worth_of_placing(self, view: View, card: int, cell: int, side: int) -> int:
        around = self.around(view, cell, side)
        worth = JOKER if card >= BASE_CARDS else 0
        plays_again = is_linked_twice(around & view.filled)
        if plays_again:
            worth += ANOTHER_TURN
        free = around & ~view.filled
        worth += OWN_CARD_BESIDE * sum((free >> other) & 1 for other in view.hand if other < BASE_CARDS)
        if not plays_again:
            worth += GIFT * (free & view.inside).bit_count()  # these cells touch another card already
        return worth

    def around(self, view: View, cell: int, side: int) -> int:
        """The cells around this one once it has its line."""
        columns, rows = view.columns[:], view.rows[:]
        if side != moves.INSIDE:
            lines, label = (rows, cell % SMILEYS) if cell // SMILEYS in columns else (columns, cell // SMILEYS)
            lines.insert(0 if side == moves.LOW else len(lines), label)
        return beside(columns, rows, cell)

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Nothing in Dominos is a race."""
        return None
