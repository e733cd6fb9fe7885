"""Players of La dernière from beginner to merciless."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, NamedTuple

from tablee.bots.distributions import chance, gauss, lognormal
from tablee.bots.endgame import EndgameSpec
from tablee.bots.learned.net_file import NetFile
from tablee.bots.search import Guidance, SearchSpec
from tablee.bots.thinker import Thinker, Thought
from tablee.core.draws import Draw
from tablee.core.game import Bot, Part
from tablee.games.derniere import rules, state
from tablee.games.derniere.bot.evaluation import policy, position, sensible, value
from tablee.games.derniere.bot.plain import Plain
from tablee.games.derniere.views import View, sample


class Level(NamedTuple):
    forgets: float  # how often it does not think of saying "dernière !"
    says_ms: float  # after how long it says so: half of the times sooner; the grace is 1500
    notices: float  # how often it notices that somebody else has forgotten
    catches_ms: float  # after how long it says so
    overlooks: float = 0.0  # how often a card that could be laid is not seen
    haze: float = 0.0  # how far off a move is judged; a card of the colour held is worth 10
    thought: Thought | None = None  # before a move; without one it is judged as the hand looks


TABLE = {
    "beginner": Level(forgets=0.4, says_ms=1200, notices=0.35, catches_ms=2500, overlooks=0.4, haze=60),
    "family": Level(forgets=0.08, says_ms=900, notices=0.75, catches_ms=1600, overlooks=0.06, haze=8),
    "sharp": Level(forgets=0.03, says_ms=750, notices=0.9, catches_ms=1100, thought=Thought(samples=4, horizon=0)),
    "merciless": Level(
        forgets=0.0,
        says_ms=500,
        notices=1.0,
        catches_ms=600,
        thought=Thought(samples=128, horizon=4, deep=2, certain=2000, guided=Guidance(worlds=32, trust=1.0)),
    ),
}
HURRY = 0.25  # how much the times of one person differ, as spread of a log-normal
SOONEST_MS = 200


def at_level(level: str, seat: int, draw: Draw) -> Bot:
    chosen = TABLE[level]
    return Counting(seat, draw, chosen, chosen.thought) if chosen.thought else Hazy(seat, draw, chosen)


def speak(draw: Draw, level: Level, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
    """Saying "dernière !", and noticing who did not: people think of it late, or not at all."""
    if state.ANNOUNCE in legal and len(view.hand) == 1:
        said = not chance(draw, level.forgets)
        return (after(draw, level.says_ms), [state.ANNOUNCE]) if said else None
    catches = [move for move in legal if move >= state.CATCH]
    if catches and chance(draw, level.notices):
        return after(draw, level.catches_ms), catches[:1]
    return None


def after(draw: Draw, median: float) -> int:
    return max(SOONEST_MS, round(lognormal(draw, median, HURRY)))


class Hazy(Plain):
    """Looks over its hand as people do: some cards are not seen, and what they are worth is felt more than known."""

    def __init__(self, seat: int, draw: Draw, level: Level) -> None:
        super().__init__(seat, draw)
        self.level = level

    def choose(self, view: View, legal: list[int]) -> int:
        if state.GO_ON in legal:
            return state.GO_ON
        seen = [move for move in legal if not chance(self.draw, self.level.overlooks)] or legal
        felt = {move: gauss(self.draw, self.worth(view, move), self.level.haze) for move in seen}
        return max(felt, key=lambda move: felt[move])

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        return speak(self.draw, self.level, view, legal)


class Counting(Thinker):
    """Knows that who drew could not follow; speaks up as people do."""

    guide = SearchSpec(rules, policy, value)
    ending = EndgameSpec(rules, value, position)
    net_file: ClassVar[NetFile | None] = NetFile(
        Path(__file__).parent / "weights.npz", Part("tablee.games.derniere.bot.features:FEATURES")
    )

    def __init__(self, seat: int, draw: Draw, level: Level, thought: Thought) -> None:
        super().__init__(seat, draw, thought)
        self.level = level

    def imagine(self, view: View, draw: Draw) -> state.State:
        return self.simplified(sample(view, draw))

    @staticmethod
    def simplified(world: state.State) -> state.State:
        world.by_hand = False  # in thought everybody says "dernière !" in time
        world.silent = world.exposed = 0
        world.play_on = False  # the next to be rid of all cards is what the search looks for
        return world

    def worth_a_thought(self, view: View, legal: list[int]) -> list[int]:
        return sensible(view.hand, legal)

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        return speak(self.draw, self.level, view, legal)
