"""A plain sensible player of La dernière: follows with the colour it holds most, keeps jokers for the end."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.games.derniere import state as moves
from tablee.games.derniere.state import action
from tablee.games.derniere.views import View
from tablee.games.smileys.pack import ANGRY, NONE, SAD, SMILE, colour_of


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, event: Event) -> None:
        """It counts no cards and bears no grudge."""

    def choose(self, view: View, legal: list[int]) -> int:
        if legal == [moves.GO_ON, moves.ENOUGH]:
            return moves.GO_ON
        return max(legal, key=lambda move: self.worth(view, move))

    def worth(self, view: View, move: int) -> int:
        if move >= moves.DRAW:
            return -1000
        card = moves.joker_card(move) if move >= moves.JOKER else move
        colour = moves.joker_colour(move) if move >= moves.JOKER else colour_of(card)
        left = [other for other in view.hand if other != card]
        worth = 10 * sum(colour_of(other) == colour for other in left if colour != NONE)
        neighbour = (self.seat + view.direction) % len(view.sizes)
        threat = view.sizes[neighbour] <= 2
        effect = action(view.reading, card)
        if effect in (ANGRY, SAD):
            worth += 50 if threat else -5
        if effect == SMILE:
            worth -= 0 if len(left) <= 2 else 30
        return worth

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Says "dernière" in good time; notices most of those who do not."""
        if moves.ANNOUNCE in legal and len(view.hand) == 1:
            return 400 + self.draw.below(800), [moves.ANNOUNCE]
        catches = [move for move in legal if move >= moves.CATCH]
        if catches and self.draw.below(10) < 8:
            return 600 + self.draw.below(1500), catches[:1]
        return None
