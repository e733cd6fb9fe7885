"""Players of A moi !: quick where one of their specials matches, now and then too quick."""

from __future__ import annotations

from math import log2

from tablee.bots.distributions import chance, lognormal
from tablee.bots.personas import Persona, draw_persona
from tablee.bots.reflexes import SLAP, humanly, slips
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.games.a_moi.state import SPECIALS, colour_special, may_win, smiley_special
from tablee.games.a_moi.views import View
from tablee.games.smileys.likeness import colours_alike, smileys_alike
from tablee.games.smileys.pack import COLOURS, colour_of, smiley_of


class Plain:
    """The sensible player that others are measured against."""

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, event: Event) -> None:
        """All it needs lies on the table."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Nobody is ever waited for here."""
        return legal[0]

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Most reactions lie in the middle, as people's do; one glance in twenty at somebody else's card goes wrong."""
        reaction = 350 + self.draw.below(300) + self.draw.below(250)
        if may_win(view.card, view.dice, view.owners, self.seat) or self.draw.below(20) == 0:
            return reaction, legal[:1]
        return None


class Player:
    """A person of some level: quick or slow, attentive or not."""

    def __init__(self, seat: int, draw: Draw, persona: Persona) -> None:
        self.seat = seat
        self.draw = draw
        self.persona = persona

    def hear(self, event: Event) -> None:
        """All it needs lies on the table."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Nobody is ever waited for here."""
        return legal[0]

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Looks whether the card fits, and slaps it; or slaps one that only looks as if it did."""
        median = self.persona.recognise_ms * self.effort(view)
        looked = lognormal(self.draw, median, self.persona.wanders)
        if may_win(view.card, view.dice, view.owners, self.seat):
            goes = not chance(self.draw, self.overlooked(view))
        else:
            goes = slips(self.draw, self.persona.slips, median / looked, self.temptation(view))
        return (humanly(looked + SLAP.ms(self.draw, self.persona.hands)), legal[:1]) if goes else None

    def effort(self, view: View) -> float:
        """Who has many specials has many to compare: 1 is what it is for two players."""
        return log2(view.owners.count(self.seat) + 2) / log2(SPECIALS // 2 + 2)

    def overlooked(self, view: View) -> float:
        """How often: of two specials that fit one is seen, but the dice are easily forgotten."""
        fitting = [view.owners[colour_special(view.card)], view.owners[smiley_special(view.card)]].count(self.seat)
        return self.persona.overlooks**fitting if fitting else min(1.0, 3 * self.persona.overlooks)

    def temptation(self, view: View) -> float:
        """Specials of nearly the card's colour or smiley tempt: twice the slips with one of them, thrice with two."""
        mine = [special for special, owner in enumerate(view.owners) if owner == self.seat]
        colour, smiley = colour_of(view.card), smiley_of(view.card)
        near = [colours_alike(special, colour) for special in mine if special < COLOURS]
        near += [smileys_alike(special - COLOURS, smiley) for special in mine if special >= COLOURS]
        return 0.5 * (1 + sum(near))


def at_level(level: str, seat: int, draw: Draw) -> Player:
    return Player(seat, draw, draw_persona(level, draw))
