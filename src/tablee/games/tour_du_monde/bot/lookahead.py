"""The best player of Tour du Monde: where the formula hardly tells moves apart, it looks a round ahead in 32 worlds.

Where there is a net, it says with the formula how these worlds stand then (learned_round.py).
"""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from tablee.bots.learned.net_file import NetFile
from tablee.bots.search import Budget, Ranked, SearchSpec, full_ranking, ranking
from tablee.core.draws import Draw, FastDraw
from tablee.core.game import Part
from tablee.core.moves import TABLE, Move, Seat
from tablee.games.tour_du_monde import rules
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.bot.outlook import Knowledge, seen
from tablee.games.tour_du_monde.bot.plain import Plain
from tablee.games.tour_du_monde.bot.traveller import Level, Traveller, best_exchange, expected, rather_laid, useless
from tablee.games.tour_du_monde.state import NONE
from tablee.games.tour_du_monde.views import View, sample, view
from tablee.kit.rollout import first_due

if TYPE_CHECKING:
    from tablee.bots.learned.net import Net

CLOSE = 0.04  # in the chance to win: moves that are further behind are not looked at
MOST = 3  # moves
WORLDS = 32
VALUED = 5  # moves whose worth is told
A_ROUND = 8  # a round of thought takes as long as so many worlds elsewhere
ROUND = 60  # steps, at most, until it is one's turn again
DUEL = 2  # seats
LEARNED_RANKING: Part[Any] = Part("tablee.games.tour_du_monde.bot.learned_round:learned_ranking")  # which needs numpy


def policy(world: rules.State, seat: Seat, legal: list[Move], draw: Draw) -> Move:
    return Plain(seat, draw).choose(view(world, seat), legal)


class Ahead(Traveller):
    """A tour that can be finished is finished; of other moves, those that seem nearly as good as the best are tried."""

    ponders = True
    net_file: ClassVar[NetFile | None] = NetFile(
        Path(__file__).parent / "weights.npz", Part("tablee.games.tour_du_monde.bot.features:FEATURES")
    )

    def __init__(self, level: Level, seat: Seat, draw: Draw) -> None:
        super().__init__(level, seat, draw)
        self.ms = math.inf

    def action(self, view: View, legal: list[Move]) -> Move:
        worths = self.formula(view, legal)
        if not worths:
            return legal[0]
        best = max(worths, key=lambda move: worths[move])
        if worths[best] < 1 and view.pile:
            best = self.searched(view, worths)
        return best if view.pile or best < moves.EXCHANGE else rather_laid(legal, best)

    def formula(self, view: View, legal: list[Move]) -> dict[Move, float]:
        """What the other players of the house go by; of all that could be given away, the best."""
        knowledge, position = Knowledge(view, self.memory), seen(view)
        worths = {move: expected(knowledge, position, move) for move in legal if move < moves.EXCHANGE}
        exchanges = {move for move in legal if move >= moves.EXCHANGE}
        if exchanges:
            move, worth = best_exchange(knowledge, position, exchanges)
            worths[move] = worth
        return worths

    def searched(self, view: View, worths: dict[Move, float]) -> Move:
        """The formula and the search count equally: either is off by about as much."""
        order = sorted(worths, key=lambda move: -worths[move])
        close = [move for move in order if worths[move] >= worths[order[0]] - CLOSE][:MOST]
        if len(close) == 1:
            return close[0]

        def imagine(draw: Draw) -> rules.State:
            return sample(view, draw)

        net = self.net(view)
        if net is not None:
            best: Ranked = LEARNED_RANKING.load()(
                net, self.seat, {move: worths[move] for move in close}, imagine, self.draw, self.ms,
                self.go_round, self.outlook,
            )  # fmt: skip
            return best[0][0]
        guide = SearchSpec(rules, policy, self.after_a_round, horizon=0)
        budget = Budget(WORLDS, self.ms, time.perf_counter)
        found = ranking(guide, self.seat, close, imagine, self.draw, budget)
        return max(found, key=lambda each: each[1] + worths[each[0]])[0]

    def net(self, view: View) -> Net | None:
        """Only against one rival: among several it was taught to come early, and the formula to win."""
        return self.net_file.net(DUEL) if self.net_file is not None and len(view.sizes) == DUEL else None

    # ---- a round ahead

    def valued(self, view: View, legal: list[Move], samples: int, seed: int) -> list[tuple[Move, float]]:
        """What moves are worth a round later, best first: these, or of many the best ones by the formula."""
        if len(legal) > VALUED:
            worths = self.formula(view, legal)
            legal = sorted(worths, key=lambda move: -worths[move])[:VALUED]
        guide = SearchSpec(rules, policy, self.after_a_round, horizon=0)
        budget = Budget(max(WORLDS, samples // A_ROUND), drops=len(legal) > 2)
        best, dropped = full_ranking(guide, self.seat, legal, lambda draw: sample(view, draw), FastDraw(seed), budget)
        return best + dropped

    def after_a_round(self, world: rules.State, seat: Seat) -> float:
        """What the best move is worth when it is one's turn again."""
        result = self.go_round(world, seat)
        return self.outlook(world, seat) if result is None else result

    def go_round(self, world: rules.State, seat: Seat) -> float | None:
        """On until it is one's turn again, or to the end: then what it is worth."""
        draw = FastDraw(world.ply)
        for _ in range(ROUND):
            if any(world.places):
                return 1 / world.places.count(1) if world.places[seat] == 1 else 0.0
            acting = rules.to_act(world)
            if acting == [seat] and world.attacked == NONE:
                break
            mover = acting[0] if acting else TABLE
            legal = rules.legal(world, mover) if acting else [first_due(rules.clocks(world))]
            rules.play(world, mover, policy(world, mover, legal, draw) if len(legal) > 1 else legal[0], draw, None)
        return None

    def outlook(self, world: rules.State, seat: Seat) -> float:
        """The best of the actions, or of giving away all that is of no use."""
        now = view(world, seat)
        knowledge, position = Knowledge(now, self.memory), seen(now)
        actions = [move for move in rules.legal(world, seat) if move < moves.EXCHANGE]
        actions.append(moves.EXCHANGE + useless(knowledge, position))
        return max([expected(knowledge, position, move) for move in actions])
