"""A plain sensible player of DIFFERENCE: looks for a while, remembers what was shown, is sometimes mistaken.

It could read the answer off its view; it takes a person's time for it instead (COM-7).
"""

from __future__ import annotations

from math import exp
from statistics import NormalDist

from tablee.core.draws import Draw
from tablee.core.told import Happening
from tablee.games.difference import state as moves
from tablee.games.difference.state import ADVANCED, BESIDE, CARDS, IN_PART, MISS, NONE, SPOTS
from tablee.games.difference.told import Showed, ShowedOneMore, ShowedTwoMore
from tablee.games.difference.views import View

SEARCH_MS = 8000  # the median time to find one new difference
SPREAD = 0.45  # of the log-normal around it
MARK_MS = 500  # to put down one more mark
MISTAKEN = 6  # per cent of claims


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.shown: set[int] = set()  # regions somebody has pointed at: the shared difference is one of them
        self.card = NONE
        self.looks = 0  # how often it has begun to look at this card

    def hear(self, happening: Happening) -> None:
        if isinstance(happening, Showed | ShowedTwoMore):
            self.shown |= {happening.one % SPOTS, happening.other % SPOTS}
        elif isinstance(happening, ShowedOneMore):
            self.shown.add(happening.one % SPOTS)

    def choose(self, view: View, legal: list[int]) -> int:
        """Asked whether to go on for the places, it always does."""
        return moves.GO_ON

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if not self.may_claim(legal):
            return None
        self.looks = self.looks + 1 if view.card == self.card else 1
        self.card = view.card
        cell = self.best_cell(view, legal)
        against = self.compared(view, cell)
        ms = self.search_ms(against)
        if moves.BURY in legal and self.draw.below(12) == 0:
            return ms + SEARCH_MS, [moves.BURY]  # no idea: perhaps the next one is easier
        marks = self.marks(view, against)
        aim = [moves.aim(cell)] if view.variant == ADVANCED else []
        return ms + MARK_MS * len(marks), aim + [moves.mark(region) for region in marks]

    def may_claim(self, legal: list[int]) -> bool:
        return legal[0] < moves.BURY

    def best_cell(self, view: View, legal: list[int]) -> int:
        """The cell with the fewest neighbours: the fewest differences to show."""
        cells = [move for move in legal if move < moves.MARK]
        if not cells:
            return NONE  # the base game has but one place
        counts = [sum(near in view.cells for near in BESIDE[cell]) for cell in cells]
        easiest = [cell for cell, count in zip(cells, counts, strict=True) if count == min(counts)]
        return easiest[self.draw.below(len(easiest))]

    def compared(self, view: View, cell: int) -> list[int]:
        if view.variant != ADVANCED:
            return view.laid[-1:]
        return [view.laid[view.cells.index(near)] for near in BESIDE[cell] if near in view.cells]

    def search_ms(self, against: list[int]) -> int:
        """One new difference, and those of the others that nobody has shown yet. A card it has looked at before is
        partly known."""
        median = SEARCH_MS * 0.7 ** (self.looks - 1)
        median += sum(SEARCH_MS / 2 for card in against if card not in self.shown)
        z = NormalDist().inv_cdf((self.draw.below(998) + 1) / 1000)
        return int(median * exp(SPREAD * z)) + 600

    def marks(self, view: View, against: list[int]) -> list[int]:
        """Both spots of every pair; when mistaken, a spot near its own that nobody has shown."""
        own = view.card
        if self.draw.below(100) < MISTAKEN:
            near = [region for region in range(CARDS) if region // IN_PART == own // IN_PART and region != own]
            doubtful = [region for region in near if region not in self.shown]
            own = doubtful[self.draw.below(len(doubtful))] if doubtful else MISS
        if view.distinct:
            return [*against, own]
        return [region for card in against for region in (card, own)]
