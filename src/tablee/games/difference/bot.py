"""Players of DIFFERENCE: they look for a while, remember what was shown, are sometimes mistaken.

They could read the answer off their view; they take a person's time for it instead (COM-7).
"""

from __future__ import annotations

from math import exp
from statistics import NormalDist

from tablee.bots.distributions import chance, lognormal
from tablee.bots.memory import Memory
from tablee.bots.personas import Persona, draw_persona
from tablee.bots.reflexes import FIND, humanly, slips
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.core.game import Made
from tablee.games.difference import state as moves
from tablee.games.difference.events import Buried, Found, Showed, ShowedOneMore, ShowedTwoMore
from tablee.games.difference.state import ADVANCED, BESIDE, CARDS, HINT_MS, IN_PART, MISS, NONE, SPOTS
from tablee.games.difference.views import View
from tablee.games.difference.visibility import effort

# The plain player.
SEARCH_MS = 8000  # the median time to find one new difference
SPREAD = 0.45  # of the log-normal around it
MARK_MS = 500  # to put down one more mark
MISTAKEN = 6  # per cent of claims

# People of all levels.
KNOWN = 0.85  # of the search is left after each change of the reference: the card has been looked at before
OTHERS = 0.5  # of a search for a difference that somebody else's card has, and that one does not remember
HINTED = (1.0, 0.5, 0.25)  # of the search is left with no hint, with a part of the picture, with two spots
PATIENCE = 2.5  # searches after which a beginner's game has another card turned up


class Plain:
    """The sensible player that others are measured against."""

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.shown: set[int] = set()  # regions somebody has pointed at: the shared difference is one of them
        self.card = NONE
        self.looks = 0  # how often it has begun to look at this card

    def hear(self, event: Event) -> None:
        if isinstance(event, Showed | ShowedTwoMore):
            self.shown |= {event.one % SPOTS, event.other % SPOTS}
        elif isinstance(event, ShowedOneMore):
            self.shown.add(event.one % SPOTS)

    def choose(self, view: View, legal: list[int]) -> int:
        """Asked whether to go on for the places, it always does."""
        return moves.GO_ON

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if not self.may_claim(legal):
            return None
        self.looks = self.looks + 1 if view.card == self.card else 1
        self.card = view.card
        cell = self.best_cell(view, legal)
        against = compared(view, cell)
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


class Player:
    """A person of some level, who spots differences, shows them and sometimes shows the wrong ones."""

    def __init__(self, seat: int, draw: Draw, persona: Persona) -> None:
        self.seat = seat
        self.draw = draw
        self.persona = persona
        self.shown = Memory(persona.decay, persona.muddle, in_one_part)  # the regions somebody has pointed at
        self.looks = 0  # how often the reference has changed since its own card lies there
        self.made: Made | None = None  # the picture of this match, for who thinks where nobody else knows it

    def hear(self, event: Event) -> None:
        match event:
            case Showed(one=one, other=other) | ShowedTwoMore(one=one, other=other):
                self.keep_in_mind([one, other])
            case ShowedOneMore(one=one):
                self.keep_in_mind([one])
            case Found(by=seat):
                self.looks = 0 if seat == self.seat else self.looks + 1
            case Buried(by=self.seat):
                self.looks = 0

    def keep_in_mind(self, spots: list[int]) -> None:
        self.shown.advance()
        for spot in spots:
            self.shown.see(spot % SPOTS, spot % SPOTS)

    def choose(self, view: View, legal: list[int]) -> int:
        """Asked whether to go on for the places, it always does."""
        return moves.GO_ON

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if legal[0] >= moves.BURY:
            return None
        cell = self.cell(view, legal)
        against = compared(view, cell)
        usual = self.usual_ms(view, against)
        ms = lognormal(self.draw, usual, self.persona.wanders)
        patience = PATIENCE * self.persona.spot_ms
        if moves.BURY in legal and ms > patience:
            return humanly(patience), [moves.BURY]  # no idea: perhaps the next one is easier
        marks = self.marks(view, against, usual / ms)
        ms = (sooner_with_a_hint(ms) if view.hints else ms) + sum(FIND.ms(self.draw, self.persona.hands) for _ in marks)
        aim = [moves.aim(cell)] if view.variant == ADVANCED else []
        return humanly(ms), aim + [moves.mark(region) for region in marks]

    def cell(self, view: View, legal: list[int]) -> int:
        """Where there is least to show that is not known; without a plan, anywhere."""
        cells = [move - moves.AIM for move in legal if move < moves.MARK]
        if not cells:
            return NONE  # the base game has but one place
        if not chance(self.draw, self.persona.plans):
            return cells[self.draw.below(len(cells))]
        efforts = [self.effort(view, cell) for cell in cells]
        easiest = [cell for cell, effort in zip(cells, efforts, strict=True) if effort == min(efforts)]
        return easiest[self.draw.below(len(easiest))]

    def effort(self, view: View, cell: int) -> float:
        """Each neighbour costs its marks, and the more the worse its difference is known."""
        return sum(1.2 - self.shown.strength(card) for card in compared(view, cell))

    def usual_ms(self, view: View, against: list[int]) -> float:
        """One's own difference, of which more is known with every look and every hint, and those one does not know."""
        own = effort(view.picture, view.card) * KNOWN**self.looks * HINTED[min(2, len(view.hint))]
        others = [card for card in against if self.shown.recall(card, self.draw) != card]
        return self.persona.spot_ms * (own + OTHERS * sum(effort(view.picture, card) for card in others))

    def marks(self, view: View, against: list[int], pace: float) -> list[int]:
        """Both spots of every pair; by a slip, a spot near one's own that nobody has shown."""
        own = view.card
        near = [region for region in range(CARDS) if region not in (own, *against) and in_one_part(region, own)]
        doubtful = [region for region in near if not self.shown.strength(region)]
        if slips(self.draw, self.persona.slips, pace, len(doubtful) / (IN_PART - 1)):
            own = doubtful[self.draw.below(len(doubtful))]
        if view.distinct:
            return [*against, own]
        return [region for card in against for region in (card, own)]


def in_one_part(region: int, other: int) -> bool:
    return region // IN_PART == other // IN_PART


def compared(view: View, cell: int) -> list[int]:
    """The cards a claim is about: the reference, or the neighbours of a cell."""
    if view.variant != ADVANCED:
        return view.laid[-1:]
    return [view.laid[view.cells.index(near)] for near in BESIDE[cell] if near in view.cells]


def sooner_with_a_hint(ms: float) -> float:
    """A search that goes on for so long gets a hint on the way, unless somebody claims: then one looks anew anyway."""
    return min(ms, HINT_MS + (ms - HINT_MS) * HINTED[1])


def at_level(level: str, seat: int, draw: Draw) -> Player:
    return Player(seat, draw, draw_persona(level, draw))
