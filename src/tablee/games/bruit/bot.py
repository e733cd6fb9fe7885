"""Players of Faites du bruit !: quick but not always, and now and then mistaken."""

from __future__ import annotations

from math import log2

from tablee.bots.distributions import chance, lognormal
from tablee.bots.personas import Persona, draw_persona
from tablee.bots.reflexes import SLAP, humanly, slips
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.games.bruit import state as moves
from tablee.games.bruit.state import alike
from tablee.games.bruit.views import View
from tablee.games.smileys.likeness import nearly_share
from tablee.games.smileys.pack import NONE

USUAL_TEMPO_MS = 2000
CHOOSING = 0.12  # of the time to recognise a pair, for each bit of choice between names


class Plain:
    """The sensible player that others are measured against."""

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, event: Event) -> None:
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


class Player(Plain):
    """A person of some level: sees the dice or the pair sooner or later, or not at all."""

    def __init__(self, seat: int, draw: Draw, persona: Persona) -> None:
        super().__init__(seat, draw)
        self.persona = persona

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if view.won:
            return None
        pressed = min(1.0, view.tempo / USUAL_TEMPO_MS) ** 0.5  # a fast beat makes people hurry
        median = self.persona.recognise_ms * self.effort(view)
        looked = pressed * lognormal(self.draw, median, self.persona.wanders)
        called = self.called(view, median / looked)
        if called == NONE:
            return None
        return humanly(looked + SLAP.ms(self.draw, self.persona.hands)), [moves.call(called)]

    def called(self, view: View, pace: float) -> int:
        """Whose name comes to mind, or NONE: one's own for the dice, if they are seen; else that of a partner."""
        if view.dice_match and not chance(self.draw, self.persona.overlooks):
            return self.seat
        partners = [seat for seat in self.partners(view) if not chance(self.draw, self.persona.overlooks)]
        if partners and chance(self.draw, self.persona.plans):
            return max(partners, key=lambda seat: view.sizes[seat])
        if partners:
            return partners[self.draw.below(len(partners))]
        if not view.dice_match and slips(self.draw, self.persona.slips, pace, self.temptation(view)):
            return self.seat if alike(view.tops[view.newest], view.dice) else self.mistaken_for_partner(view)
        return NONE

    def mistaken_for_partner(self, view: View) -> int:
        """Whoever got the newest card; if that was oneself, anybody."""
        if view.newest != self.seat:
            return view.newest
        return (self.seat + 1 + self.draw.below(len(view.sizes) - 1)) % len(view.sizes)

    def effort(self, view: View) -> float:
        """Who got the newest card compares it with every other, and a name is chosen among all: 1 is what it is for two
        players."""
        compared = len(view.sizes) - 1 if view.any_pair or view.newest == self.seat else 1
        return log2(compared + 2) / log2(3) + CHOOSING * (log2(len(view.sizes)) - 1)

    def temptation(self, view: View) -> float:
        """What nearly matches tempts: the newest card and one's own top, or the newest card and the dice."""
        newest, mine = view.tops[view.newest], view.tops[self.seat]
        near_dice = alike(newest, view.dice)
        near_pair = view.newest != self.seat and mine != NONE and nearly_share(newest, mine)
        return 0.5 * (1 + near_dice + near_pair)


def at_level(level: str, seat: int, draw: Draw) -> Player:
    return Player(seat, draw, draw_persona(level, draw))
