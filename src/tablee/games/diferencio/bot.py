"""A plain sensible player of Diferencio: remembers seven places in ten, most of them rightly, and points where the
memory differs from what it sees."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.told import Happening
from tablee.games.diferencio import state as moves
from tablee.games.diferencio.state import CARDS, FACES, NONE, SPACES, WIN_AT, card_of, is_in, space_of
from tablee.games.diferencio.told import LastLook
from tablee.games.diferencio.views import View


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.nights = 0
        self.seen = [NONE] * SPACES  # the board before this night
        self.recalled = [NONE] * SPACES  # what comes back to mind of it
        self.changed = [0] * SPACES  # the night in which a space was last seen changed

    def hear(self, happening: Happening) -> None:
        """What it remembers is what lay there at the last look."""
        if isinstance(happening, LastLook):
            self.nights += 1
            for space, picture in enumerate(happening.cards):
                card = picture % CARDS
                if self.seen[space] not in (NONE, card):
                    self.changed[space] = self.nights
                self.seen[space] = card
                self.recalled[space] = self.recall(space, card)

    def recall(self, space: int, card: int) -> int:
        """Seven in ten come back to mind, and now and then the wrong one does."""
        chance = self.draw.below(100)
        if chance < 68:
            return card
        return card_of(space, self.draw.below(FACES)) if chance < 71 else NONE

    def choose(self, view: View, legal: list[int]) -> int:
        swaps = [move for move in legal if moves.SWAP <= move < moves.DONE]
        if swaps and not (moves.DONE in legal and self.has_swapped_enough(view)):
            return self.least_expected(swaps)
        return moves.DONE if moves.DONE in legal else legal[0]

    def has_swapped_enough(self, view: View) -> bool:
        """A leader is given as little as possible to find."""
        rivals = [seat for seat, place in enumerate(view.places) if not place and seat != self.seat]
        leads = max(len(view.won[seat]) for seat in rivals)
        return leads == WIN_AT - 1 or self.draw.below(2) == 0

    def least_expected(self, swaps: list[int]) -> int:
        """Where nothing has changed for longest."""
        last = min(self.changed[space_of(move - moves.SWAP)] for move in swaps)
        oldest = [move for move in swaps if self.changed[space_of(move - moves.SWAP)] == last]
        return oldest[self.draw.below(len(oldest))]

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if legal == [moves.BACK_IN]:
            return None
        spaces = [
            move - moves.POINT
            for move in legal
            if move < moves.NO_MORE and not is_in(view.unchanged, move - moves.POINT)
        ]
        noticed = [space for space in spaces if self.recalled[space] not in (NONE, view.board[space])]
        if noticed:
            return 2000 + self.draw.below(6000), [moves.point(noticed[self.draw.below(len(noticed))])]
        forgotten = [space for space in spaces if self.recalled[space] == NONE]
        nothing_to_lose = not view.second or not view.won[self.seat]
        if forgotten and nothing_to_lose:
            return 9000 + self.draw.below(12000), [moves.point(forgotten[self.draw.below(len(forgotten))])]
        return 4000 + self.draw.below(6000), [moves.NO_MORE]
