"""Teaches a net of Da Vinci Code how the end of a turn stands, in matches of the player whose turns it judges.

`python -m bench.fit_turns OUT [MATCHES] [MORE]` lets `merciless` without a net play so many matches for two against
itself (6,000 if not said; one guess of 20 is any of the likeliest) and fits a net to who won them. With that net it
plays more (3,000), and a second net is fitted to all. Five matches of six are learned from; by the sixth it is known
when to stop. It prints how far off the formula and both nets are.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.learned.features import Bytes
from tablee.bots.learned.net import Floats, Net, Weights, save, shapes, table
from tablee.bots.runner import BotRunner
from tablee.core.draws import Draw
from tablee.games.davinci import rules
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot.beliefs import CERTAIN, World
from tablee.games.davinci.bot.features import FEATURES
from tablee.games.davinci.bot.guided_turn import GuidedTurn, Worlds
from tablee.games.davinci.bot.master import Master, hidden_pieces
from tablee.games.davinci.bot.turn import stands, winning
from tablee.games.davinci.state import NONE, guess
from tablee.games.davinci.views import View
from tablee.lab.plans import Plan
from tablee.lab.training.learners import make_learner
from tablee.lab.training.selfplay import Samples

MATCHES, MORE = 6000, 3000
SEED, MORE_SEED = 777, 778
ANY = 20  # of so many guesses one is any of the likeliest;
LIKELIEST = 4
KEPT_OUT = 6  # of so many matches one is not learned from
STEPS, BATCH, RATE = 2500, 1024, 1e-3
LOOKED = 50  # steps between two looks at how far off it is
UNTRAINED = Net(shapes(FEATURES), FEATURES)


class End(NamedTuple):
    """The end of a turn: what a net reads of it, and what the formula says of it."""

    row: bytes
    formula: float


class Ends(NamedTuple):
    """Ends of turns, whether who made them won, and in which match."""

    rows: Bytes
    formula: Floats
    won: Floats
    match: NDArray[np.int64]


class Recording(Master):
    """Merciless, with a net or without one, that keeps how its turns ended."""

    net_file = None

    def __init__(self, seat: int, draw: Draw, judge: Net | None) -> None:
        super().__init__(seat, draw)
        self.judge = judge
        self.ends: list[End] = []
        self.if_wrong: End | None = None  # of the last guess

    def net(self, view: View) -> Net | None:
        return self.judge

    def attack(self, view: View, legal: list[int]) -> int:
        if not view.guessed:
            self.keep_wrong()
        self.if_wrong = None
        best, every, stops = self.weigh(view)
        stops = stops and moves.STOP in legal
        if best.chance < CERTAIN and self.draw.below(ANY) == 0:
            best = every[self.draw.below(min(LIKELIEST, len(every)))]
            stops = moves.STOP in legal and self.draw.below(2) == 0
        worlds = self.worlds(view)
        if stops:
            self.ends += self.end(view, worlds, worlds, True)
            return moves.STOP
        wrong = [world for world in worlds if world.pieces[best.which] != best.piece]
        for end in self.end(view, worlds, wrong, False):
            self.if_wrong = end
        seat, place = hidden_pieces(view)[best.which]
        return guess(seat, place, best.piece >> 1)

    def keep_wrong(self) -> None:
        if self.if_wrong is not None:
            self.ends.append(self.if_wrong)

    def end(self, view: View, worlds: list[World], left_over: list[World], is_stop: bool) -> list[End]:
        """How it would stand if the turn ended now, and these of the worlds were left; nothing where that is certain.
        One's own code is looked at from all worlds, as the player does."""
        if not left_over:
            return []
        turn = self.prospects(view, worlds)
        guided = GuidedTurn(UNTRAINED, view, hidden_pieces(view), left_over, turn)
        left: Worlds = guided.worlds
        leaf = guided.leaf(left, left.chances(), guided.stopped if is_stop else guided.failed)
        formula = winning(turn.stopped if is_stop else turn.failed, stands(turn, left_over))
        return [] if leaf.number == NONE else [End(bytes(guided.rows[leaf.number]), formula)]


def play(seed: int, weights: Weights | None, number: int) -> list[tuple[End, bool]]:
    """One match: how it stood at the end of each turn, and whether that seat won."""
    plan = Plan(rules.KEY, 2, seed, FEATURES.tables[number % len(FEATURES.tables)])
    match = plan.match(number)
    *own, common = plan.draws(number)
    net = Net(weights, FEATURES) if weights is not None else None
    bots = {seat: Recording(seat, own[seat], net) for seat in range(2)}
    runner = BotRunner(match, bots, common)
    while not match.over and (due := runner.next_due()) is not None:
        runner.do(due)
    assert match.standing is not None
    found: list[tuple[End, bool]] = []
    for seat, bot in bots.items():
        won = match.standing.places[seat] == 1
        if not won:
            bot.keep_wrong()
        found += [(end, won) for end in bot.ends]
    return found


def collect(matches: int, seed: int, weights: Weights | None) -> Ends:
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(partial(play, seed, weights), range(matches), chunksize=8))
    found = [(number, end, won) for number, ends in enumerate(played) for end, won in ends]
    return Ends(
        table([end.row for _, end, _ in found]),
        np.array([end.formula for _, end, _ in found], np.float32),
        np.array([won for _, _, won in found], np.float32),
        np.array([number for number, _, _ in found]),
    )


def fit(found: Ends) -> Weights:
    """The weights that were least off in the matches that are not learned from."""
    kept_out = found.match % KEPT_OUT == 0
    learner = make_learner(FEATURES, 1, int((~kept_out).sum()), BATCH)
    learner.add(only_ends(found.rows[~kept_out], 2 * found.won[~kept_out] - 1))
    least, best = np.inf, learner.weights()
    for _ in range(STEPS // LOOKED):
        learner.learn(LOOKED, RATE)
        weights = learner.weights()
        off = how_far_off(chances(weights, found.rows[kept_out]), found.won[kept_out])
        if off < least:
            least, best = off, weights
    formula = how_far_off(found.formula[kept_out], found.won[kept_out])
    print(f"{len(found.won)} ends of turns: off by {least:.4f}, the formula by {formula:.4f}", flush=True)
    return best


def only_ends(rows: Bytes, ends: Floats) -> Samples:
    """Samples of how seats stand; of moves there is nothing to learn."""
    seen, told, held = len(FEATURES.highs), len(FEATURES.move_highs), len(FEATURES.held_highs)
    views, choices = np.zeros((1, seen), np.uint8), np.zeros((1, told), np.uint8)
    return Samples(views, choices, np.zeros(1, np.float32), rows, np.zeros((len(rows), held), np.uint8), ends)


def chances(weights: Weights, rows: Bytes) -> Floats:
    """To win."""
    return (1 + Net(weights, FEATURES).standings(rows, np.zeros((len(rows), 0), np.uint8))) / 2


def how_far_off(said: Floats, won: Floats) -> float:
    """The mean square."""
    return float(((said.clip(0, 1) - won) ** 2).mean())


def judging_ends(weights: Weights) -> Weights:
    """Without the layers that judge moves, which have learned nothing."""
    return weights._replace(
        **{
            name: np.zeros_like(getattr(weights, name))
            for name in ("move", "joined", "joined_bias", "worth", "worth_bias")
        }
    )


def main() -> None:
    out = Path(sys.argv[1])
    matches, more = (int(sys.argv[at]) if len(sys.argv) > at else most for at, most in ((2, MATCHES), (3, MORE)))
    first = collect(matches, SEED, None)
    then = collect(more, MORE_SEED, fit(first))
    both = Ends(
        *(np.concatenate(parts) for parts in zip(first, then._replace(match=then.match + matches), strict=True))
    )
    save(out, judging_ends(fit(both)), {"turns": f"bench.fit_turns, {matches} and {more} matches"})


if __name__ == "__main__":
    main()
