"""A plain sensible player of Tour du Monde: builds its own tour, and attacks who is about to finish theirs."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.state import COLOURS, CONTINENTS, NONE, RAINBOW, SUN, line_of, owner
from tablee.games.tour_du_monde.views import View


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, event: Event) -> None:
        """It sees what lies on the table, and that is enough for it."""

    def choose(self, view: View, legal: list[int]) -> int:
        if legal[0] < moves.OPEN:
            return legal[self.draw.below(2)]
        if legal[0] >= moves.CANCEL:  # a rainbow if there is one; and always on for the places
            return legal[0]
        actions = [move for move in legal if move < moves.EXCHANGE]
        best = max(actions, key=lambda move: self.worth(view, move), default=legal[-1])
        if self.worth(view, best) > 0:
            return best
        return self.useless(view) if view.pile >= len(view.hand) else best  # nearly dry: lay what can be laid

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """There is no race in this game."""
        return None

    # ---- what a move is worth

    def worth(self, view: View, move: int) -> int:
        if move < moves.LAY:
            rainbow = move >= moves.OPEN + COLOURS
            return 20 + 10 * self.wanted(view, (move - moves.OPEN) % COLOURS) - (25 if rainbow else 0)
        if move < moves.CURE:
            card = move - moves.LAY
            return 100 if card % CONTINENTS not in laid(view, self.seat) else 0
        if move < moves.ECLIPSE:
            rainbow = move >= moves.CURE + COLOURS
            colour = (move - moves.CURE) % COLOURS
            frozen = view.frozen >> line_of(self.seat, colour) & 1
            return 0 if frozen else 30 + 10 * self.wanted(view, colour) - (25 if rainbow else 0)
        if move < moves.STRIKE:
            return self.harm(view, move - moves.ECLIPSE)
        if move < moves.FREEZE:
            lines = range(move - moves.STRIKE, len(view.lines), COLOURS)
            return sum(self.harm(view, line) for line in lines if view.lines[line] and view.tops[line] != RAINBOW)
        return self.harm(view, move - moves.FREEZE) if move < moves.EXCHANGE else 0

    def wanted(self, view: View, colour: int) -> int:
        """How many missing continents the hand has in a colour."""
        missing = {card for card in view.hand if card < SUN and card % CONTINENTS not in laid(view, self.seat)}
        return sum(card // CONTINENTS == colour for card in missing)

    def harm(self, view: View, line: int) -> int:
        """What it is worth to hit a line: much if its owner has nearly finished, nothing if they are far from it."""
        ahead = len(laid(view, owner(line)))
        is_stuck = view.frozen >> line_of(owner(line), 0) & 0b111 == 0b111
        if owner(line) == self.seat or ahead < 3 or is_stuck:
            return 0
        elsewhere = laid(view, owner(line), without=line)
        takes_one = bool(view.lines[line]) and view.lines[line][-1] % CONTINENTS not in elsewhere
        return (25 if ahead == 3 else 110) + (20 if takes_one else 0)

    # ---- what is given away

    def useless(self, view: View) -> int:
        """The exchange of everything that is not wanted, and of something in any case."""
        given: list[int] = []
        kept: list[int] = []
        for card in view.hand:
            (kept if self.keeps(view, card, kept) else given).append(card)
        return moves.exchange(view.hand, (given or kept[:1])[: view.pile])

    def keeps(self, view: View, card: int, kept: list[int]) -> bool:
        """Missing continents that have a line or a sun to open one, two suns, rainbows, one attack of a kind."""
        if card < SUN:
            line = line_of(self.seat, card // CONTINENTS)
            has_sun = any(SUN <= other <= RAINBOW for other in view.hand)
            fits = (view.tops[line] != NONE or has_sun) and not view.frozen >> line & 1
            return fits and card not in kept and card % CONTINENTS not in laid(view, self.seat)
        if card < RAINBOW:
            return sum(SUN <= other < RAINBOW for other in kept) < 2
        return card == RAINBOW or card not in kept


def laid(view: View, seat: int, without: int = NONE) -> set[int]:
    """The continents in front of somebody."""
    lines = range(line_of(seat, 0), line_of(seat, COLOURS))
    return {card % CONTINENTS for line in lines if line != without for card in view.lines[line]}
