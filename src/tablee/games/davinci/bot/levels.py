"""The people one can play Da Vinci Code with, from one a child beats to one that gives nothing away."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from tablee.bots.distributions import chance
from tablee.core.draws import Draw
from tablee.core.game import Bot
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot.beliefs import Beliefs
from tablee.games.davinci.bot.master import Master
from tablee.games.davinci.bot.plain import Plain, possible_values
from tablee.games.davinci.state import BACK, VALUES, guess
from tablee.games.davinci.views import View


class Level(NamedTuple):
    recall: float  # share of the wrong guesses that come to mind when they matter
    focus: float  # how often it looks for the surest attack, rather than attack what catches its eye
    weighs: bool  # knows that the middle of a range is likelier than its ends; the others only list what is possible
    dares: float  # goes on after a right guess if the next looks at least so likely
    whim: float  # how often it stops or goes on against that, because it feels like it


LEVELS = {
    "beginner": Level(recall=0.35, focus=0.05, weighs=False, dares=0.5, whim=0.4),
    "family": Level(recall=0.85, focus=0.85, weighs=False, dares=0.45, whim=0.1),
    "sharp": Level(recall=1.0, focus=1.0, weighs=True, dares=0.3, whim=0.0),
}


class Attack(NamedTuple):
    likely: float
    move: int


class LevelPlayer(Plain):
    """Plays like the plain player, as carefully as its level is."""

    def __init__(self, seat: int, draw: Draw, level: Level) -> None:
        super().__init__(seat, draw)
        self.level = level

    @property
    def ponders(self) -> bool:
        return self.level.weighs

    def choose(self, view: View, legal: list[int]) -> int:
        if not moves.GUESS <= legal[0] < moves.STOP:
            return super().choose(view, legal)
        remembered = self.remembered(view)
        attacks = self.weighed(remembered) if self.level.weighs else self.listed(remembered)
        best = self.catching(attacks)
        if moves.STOP in legal:
            goes_on = best.likely >= self.level.dares
            if goes_on == chance(self.draw, self.level.whim):
                return moves.STOP
        return best.move

    def remembered(self, view: View) -> View:
        """What lies on the table, and as much of what was said as it has in mind now."""
        if self.level.recall >= 1:
            return view
        return replace(view, denied=[[self.recalled(mask) for mask in masks] for masks in view.denied])

    def recalled(self, mask: int) -> int:
        return sum(
            1 << value for value in range(VALUES) if (mask >> value) & 1 and chance(self.draw, self.level.recall)
        )

    def listed(self, view: View) -> list[Attack]:
        """By hidden piece, one of the things it can be."""
        found: list[Attack] = []
        for seat in self.rivals(view):
            for place, values in enumerate(possible_values(view, seat)):
                if view.codes[seat][place] >= BACK and values:
                    value = values[self.draw.below(len(values))]
                    found.append(Attack(1 / len(values), guess(seat, place, value)))
        return found

    def weighed(self, view: View) -> list[Attack]:
        """By hidden piece, the likeliest thing it can be."""
        found: list[Attack] = []
        chances = Beliefs(view, roughly=len(view.codes) > 2).chances()
        for seat in self.rivals(view):
            for place, row in enumerate(chances[seat]):
                if view.codes[seat][place] >= BACK:
                    likely = max(row)
                    found.append(Attack(likely, guess(seat, place, row.index(likely))))
        return found

    def rivals(self, view: View) -> list[int]:
        return [seat for seat in range(len(view.codes)) if seat != self.seat and not view.places[seat]]

    def catching(self, attacks: list[Attack]) -> Attack:
        """The surest attack, or any that it thinks of."""
        if not chance(self.draw, self.level.focus):
            return attacks[self.draw.below(len(attacks))]
        surest = max(attack.likely for attack in attacks)
        best = [attack for attack in attacks if attack.likely == surest]
        return best[self.draw.below(len(best))]


def at_level(level: str, seat: int, draw: Draw) -> Bot:
    return Master(seat, draw) if level == "merciless" else LevelPlayer(seat, draw, LEVELS[level])
