"""A player of Tour du Monde: it judges moves by the chance to win that these leave, more surely or less."""

from __future__ import annotations

from typing import NamedTuple

from tablee.bots.distributions import chance as happens
from tablee.bots.distributions import gauss
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.bot.chances import chance
from tablee.games.tour_du_monde.bot.outlook import Knowledge, Memory, Position, seen
from tablee.games.tour_du_monde.state import CONTINENTS, SUN
from tablee.games.tour_du_monde.views import View


class Level(NamedTuple):
    doubt: float  # how far off one is in the chance to win that a move leaves: the spread, 0.1 is ten points
    overlooks: float  # share of the actions that do not come to mind; laying a continent always does
    forgets: float  # share of moons in front of which one forgets one's rainbow


class Traveller:
    def __init__(self, level: Level, seat: Seat, draw: Draw) -> None:
        self.level = level
        self.seat = seat
        self.draw = draw
        self.memory = Memory()

    def hear(self, event: Event) -> None:
        self.memory.hear(event)

    def answer(self, view: View, legal: list[Move]) -> tuple[int, list[Move]] | None:
        """There is no race in this game."""
        return None

    def choose(self, view: View, legal: list[Move]) -> Move:
        if legal[0] < moves.OPEN:
            return legal[self.draw.below(len(legal))]
        if legal[0] == moves.CANCEL:
            return moves.LET if happens(self.draw, self.level.forgets) else moves.CANCEL
        if legal[0] > moves.CANCEL:  # nothing to be done against a moon; and always on for the places
            return legal[0]
        return self.action(view, legal)

    def action(self, view: View, legal: list[Move]) -> Move:
        """What seems best of what comes to mind; a tour that can be finished is finished."""
        knowledge = Knowledge(view, self.memory)
        position = seen(view)
        best, most = legal[0], -1.0
        for move in self.thought_of(legal):
            worth = expected(knowledge, position, move)
            if worth == 1.0:
                return move
            worth += self.error()
            if worth > most:
                best, most = move, worth
        exchanges = {move for move in legal if move >= moves.EXCHANGE}
        if exchanges:
            move, worth = best_exchange(knowledge, position, exchanges)
            if worth + self.error() > most:
                best = move
        return best if view.pile or best < moves.EXCHANGE else rather_laid(legal, best)

    def thought_of(self, legal: list[Move]) -> list[Move]:
        """The actions that come to mind: all of one's continents, and most of the rest."""
        return [move for move in legal if move < moves.EXCHANGE and not self.is_overlooked(move)]

    def is_overlooked(self, move: Move) -> bool:
        return not moves.LAY <= move < moves.CURE and happens(self.draw, self.level.overlooks)

    def error(self) -> float:
        return gauss(self.draw, 0.0, self.level.doubt) if self.level.doubt else 0.0


def expected(knowledge: Knowledge, position: Position, move: Move) -> float:
    """The chance to win after a move, whatever the others hold."""
    return sum([part * chance(knowledge, after) for part, after in knowledge.after(position, move)])


def best_exchange(knowledge: Knowledge, position: Position, legal: set[Move]) -> tuple[Move, float]:
    """What to give away: first the continents that are of no use, then better and better, card by card."""
    hand = list(position.hand)

    def judged(given: int) -> tuple[float, Move]:
        move = moves.exchange(hand, [card for place, card in enumerate(hand) if given >> place & 1])
        return (expected(knowledge, position, move), move) if move in legal else (-1.0, move)

    given = useless(knowledge, position)
    best = max(judged(given), judged(0))
    given = best[1] - moves.EXCHANGE
    is_better = True
    while is_better:
        is_better = False
        for place in range(len(hand)):
            other = judged(given ^ 1 << place)
            if other[0] > best[0]:
                best, given, is_better = other, given ^ 1 << place, True
    return best[1], best[0]


def useless(knowledge: Knowledge, position: Position) -> int:
    """The cards of the hand, as bits, that are continents one has already, or has no line for any more."""
    side = position.sides[knowledge.seat]
    laid = side.laid()
    given = 0
    for place, card in enumerate(position.hand):
        if card >= SUN:
            break
        is_double = place > 0 and position.hand[place - 1] == card
        if is_double or laid >> card % CONTINENTS & 1 or side.frozen >> card // CONTINENTS & 1:
            given |= 1 << place
    return given


def rather_laid(legal: list[Move], exchange: Move) -> Move:
    """When the pile is empty, a card on the table counts and one in the hand does not (TDM-23)."""
    return next((move for move in legal if moves.LAY <= move < moves.CURE), exchange)
