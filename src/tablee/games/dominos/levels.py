"""Players of Dominos from beginner to merciless."""

from __future__ import annotations

from typing import NamedTuple

from tablee.bots.chance import chance, gauss
from tablee.bots.search import Budget, Guide, best_move
from tablee.core.draws import Draw
from tablee.core.game import Bot
from tablee.core.told import Happening
from tablee.games.dominos import rules, state
from tablee.games.dominos.bot import Plain
from tablee.games.dominos.judgement import policy, value
from tablee.games.dominos.views import View, sample
from tablee.games.smileys.pack import BASE_CARDS


class Level(NamedTuple):
    overlooks: float  # how often a move that is there is not seen
    haze: float  # how far off a move is judged; another turn is worth 100
    forgets: float = 0.0  # how often it does not think of taking a joker from the grid
    fancy: int = 0  # how much laying a joker is liked for its own sake
    samples: int = 0  # worlds imagined before a move; none: judged as the table looks
    horizon: int = 0  # steps thought ahead in each of them


TABLE = {
    "beginner": Level(overlooks=0.5, haze=100.0, forgets=1.0, fancy=1000),
    "family": Level(overlooks=0.12, haze=20.0, forgets=0.2),
    "sharp": Level(overlooks=0.0, haze=0.0, samples=2, horizon=1),
    "merciless": Level(overlooks=0.0, haze=0.0, samples=64, horizon=3),
}


def at_level(level: str, seat: int, draw: Draw) -> Bot:
    chosen = TABLE[level]
    return Thinker(seat, draw, chosen) if chosen.samples else Hazy(seat, draw, chosen)


class Hazy(Plain):
    """Looks over the table as people do: some places are not seen, and what a card is worth is felt more than known."""

    def __init__(self, seat: int, draw: Draw, level: Level) -> None:
        super().__init__(seat, draw)
        self.level = level

    def choose(self, view: View, legal: list[int]) -> int:
        if state.GO_ON in legal:
            return state.GO_ON
        seen = [move for move in legal if not chance(self.draw, self.missing(move))] or legal
        felt = {move: gauss(self.draw, self.worth(view, move), self.level.haze) for move in seen}
        return max(felt, key=lambda move: felt[move])

    def missing(self, move: int) -> float:
        """How likely it does not come to mind."""
        return self.level.forgets if state.EXCHANGE <= move < state.DISCARD else self.level.overlooks

    def worth_of_placing(self, view: View, card: int, cell: int, side: int) -> int:
        worth = super().worth_of_placing(view, card, cell, side)
        return worth + self.level.fancy if card >= BASE_CARDS else worth


class Thinker:
    """Counts cards: deals the unseen ones in every way that the draws so far allow, and thinks ahead in each."""

    ponders = True

    def __init__(self, seat: int, draw: Draw, level: Level) -> None:
        self.seat = seat
        self.draw = draw
        self.level = level

    def hear(self, happening: Happening) -> None:
        """What was said is in the view: who drew holds nothing that could have been placed."""

    def choose(self, view: View, legal: list[int]) -> int:
        if state.GO_ON in legal:
            return state.GO_ON

        def imagine(draw: Draw) -> state.State:
            world = sample(view, draw)
            world.play_on = False  # the next to be rid of all cards is what the search looks for
            return world

        guide = Guide(rules, policy, value, self.level.horizon)
        return best_move(guide, self.seat, legal, imagine, self.draw, Budget(self.level.samples))

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Nothing in Dominos is a race."""
        return None
