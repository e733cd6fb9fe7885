"""Players of Dominos from beginner to merciless."""

from __future__ import annotations

from typing import NamedTuple

from tablee.bots.distributions import chance, gauss
from tablee.bots.endgame import EndgameSpec
from tablee.bots.search import SearchSpec
from tablee.bots.thinker import Thinker, Thought
from tablee.core.draws import Draw
from tablee.core.game import Bot
from tablee.games.dominos import rules, state
from tablee.games.dominos.bot.evaluation import policy, position, value
from tablee.games.dominos.bot.plain import Plain
from tablee.games.dominos.views import View, sample


class Level(NamedTuple):
    overlooks: float = 0.0  # how often a move that is there is not seen
    haze: float = 0.0  # how far off a move is judged; another turn is worth 100
    forgets: float = 0.0  # how often it does not think of taking a joker from the grid
    thought: Thought | None = None  # before a move; without one it is judged as the table looks


# Jokers are the best cards there are, and spending them early is what costs people most; one look at how the cards
# might lie is already better than none. More worlds than sixty, or more steps, have not made the best one stronger.
# Luck leaves little room: the best one beats random play three times in four, a beginner just more often than not, and
# the steps between them are equal.
TABLE = {
    "beginner": Level(overlooks=0.3, haze=150.0, forgets=0.6),
    "family": Level(overlooks=0.05, haze=20.0, forgets=0.2),
    "sharp": Level(overlooks=0.05, thought=Thought(samples=4, horizon=3)),
    "merciless": Level(thought=Thought(samples=64, horizon=3, certain=2000)),
}


def at_level(level: str, seat: int, draw: Draw) -> Bot:
    chosen = TABLE[level]
    return Counting(seat, draw, chosen, chosen.thought) if chosen.thought else Hazy(seat, draw, chosen)


def noticed(draw: Draw, level: Level, legal: list[int]) -> list[int]:
    """The moves that come to mind."""

    def is_missed(move: int) -> bool:
        return chance(draw, level.forgets if state.EXCHANGE <= move < state.DISCARD else level.overlooks)

    return [move for move in legal if not is_missed(move)] or legal


class Hazy(Plain):
    """Looks over the table as people do: some places are not seen, and what a card is worth is felt more than known."""

    def __init__(self, seat: int, draw: Draw, level: Level) -> None:
        super().__init__(seat, draw)
        self.level = level

    def choose(self, view: View, legal: list[int]) -> int:
        if state.GO_ON in legal:
            return state.GO_ON
        seen = noticed(self.draw, self.level, legal)
        felt = {move: gauss(self.draw, self.worth(view, move), self.level.haze) for move in seen}
        return max(felt, key=lambda move: felt[move])


class Counting(Thinker):
    """Knows that who drew holds nothing that could have been placed."""

    guide = SearchSpec(rules, policy, value)
    ending = EndgameSpec(rules, value, position)

    def __init__(self, seat: int, draw: Draw, level: Level, thought: Thought) -> None:
        super().__init__(seat, draw, thought)
        self.level = level

    def imagine(self, view: View, draw: Draw) -> state.State:
        return self.simplified(sample(view, draw))

    @staticmethod
    def simplified(world: state.State) -> state.State:
        world.play_on = False  # the next to be rid of all cards is what the search looks for
        return world

    def known(self, view: View) -> list[int]:
        return view.known

    def worth_a_thought(self, view: View, legal: list[int]) -> list[int]:
        return [state.GO_ON] if state.GO_ON in legal else noticed(self.draw, self.level, legal)
