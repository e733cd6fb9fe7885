"""Worlds a round ahead, judged by a net and by the formula: together they err less. The net judges many at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from tablee.bots.learned.net import Net, table
from tablee.bots.search import SEEDS, Imagine, Ranked, by_mean, contenders
from tablee.core.draws import Draw, FastDraw
from tablee.core.moves import Move, Seat
from tablee.games.tour_du_monde import rules

TOGETHER = 7  # worlds a look
LOOKS = 4
JUDGES = 0.7  # how much the net's opinion of a world counts; the formula has the rest

GoRound = Callable[[rules.State, Seat], float | None]  # plays on to one's own turn, or says how it ended before
Formula = Callable[[rules.State, Seat], float]


class Tried(NamedTuple):
    """What came of a move in a world."""

    move: Move
    world: rules.State
    result: float | None  # if it is over


def learned_ranking(
    net: Net,
    seat: Seat,
    worths: dict[Move, float],
    imagine: Imagine,
    draw: Draw,
    ms: float,
    go_round: GoRound,
    formula: Formula,
) -> Ranked:
    """The moves that were not dropped, best first: what the formula said of each, and what is found a round later."""
    tries: dict[Move, list[float]] = {move: [] for move in worths}
    chance = FastDraw(draw.below(SEEDS))
    ends_at = time.perf_counter() + ms / 1000
    for _ in range(LOOKS):
        tried: list[Tried] = []
        for _ in range(TOGETHER):
            imagined = imagine(chance)
            seed = chance.below(SEEDS)
            for move in tries:
                world = imagined.copy()
                rules.play(world, seat, move, FastDraw(seed), None)
                tried.append(Tried(move, world, go_round(world, seat)))
        for each, worth in zip(tried, judged(net, seat, tried, formula), strict=True):
            tries[each.move].append(worths[each.move] + worth)
        tries = contenders(tries)
        if len(tries) == 1 or time.perf_counter() > ends_at:
            break
    return by_mean(tries)


def judged(net: Net, seat: Seat, tried: list[Tried], formula: Formula) -> list[float]:
    """How each world stands for the seat, from 0 to 1."""
    running = [each.world for each in tried if each.result is None]
    stands: Iterator[float] = iter(())
    if running:
        views = table([net.features.state(rules.view(world, seat)) for world in running])
        held = table([net.features.held(world, seat) for world in running])
        stands = iter(np.clip((1 + net.standings(views, held)) / 2, 0, 1).tolist())
    return [
        JUDGES * next(stands) + (1 - JUDGES) * formula(each.world, seat) if each.result is None else each.result
        for each in tried
    ]
