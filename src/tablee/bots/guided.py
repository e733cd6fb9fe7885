"""Search guided by a net: it says which moves are worth a try and how a world stands when one stops to look.

As in `search`, moves are tried in the same worlds with the same chance. All worlds of a look go on side by side, so
that the net judges them at once. Everybody in them plays what the net thinks best by what that seat sees. What a world
is worth is said by the net and by the game's own value: together they err less.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from tablee.bots.learned.lanes import Choice, judge_all, next_choice
from tablee.bots.learned.net import Net, table
from tablee.bots.search import SEEDS, Budget, Guidance, Imagine, Ranked, SearchSpec, by_mean, contenders
from tablee.core.draws import Draw, FastDraw
from tablee.core.moves import Move, Seat
from tablee.core.standing import rewards

TOGETHER = 16  # worlds a look

Found = dict[Move, list[float]]  # by move, the chance to win that it left in each world


class World:
    """One world after one of the moves."""

    def __init__(self, state: Any, move: Move, draw: Draw) -> None:
        self.state = state
        self.move = move
        self.draw = draw
        self.choice: Choice | None = None


def guided_ranking(
    guide: SearchSpec,
    net: Net,
    guidance: Guidance,
    seat: Seat,
    view: Any,
    moves: list[Move],
    imagine: Imagine,
    draw: Draw,
    budget: Budget,
) -> tuple[Ranked, Ranked]:
    """The moves that were not dropped with their chance to win, best first; and those that were."""
    prior = priors(net, view, moves)
    tried = worth_a_try(prior, guidance)
    left, dropped = try_out(guide, net, guidance, seat, tried, imagine, draw, budget)
    best = [(move, blended(got, prior[move], guidance.trust)) for move, got in left.items()]
    untried = [(move, prior[move]) for move in by_prior(prior) if move not in tried]
    return sorted(best, key=lambda each: -each[1]), by_mean(dropped) + untried


def priors(net: Net, view: Any, moves: list[Move]) -> dict[Move, float]:
    """The chance to win that the net sees in each move, without a look ahead."""
    return {move: (1 + float(worth)) / 2 for move, worth in zip(moves, net.judge(view, moves), strict=True)}


def by_prior(prior: dict[Move, float]) -> list[Move]:
    return sorted(prior, key=lambda move: -prior[move])


def worth_a_try(prior: dict[Move, float], guidance: Guidance) -> list[Move]:
    order = by_prior(prior)
    return [move for move in order[: guidance.considered] if prior[move] >= prior[order[0]] - guidance.far_behind]


def try_out(
    guide: SearchSpec,
    net: Net,
    guidance: Guidance,
    seat: Seat,
    tried: list[Move],
    imagine: Imagine,
    draw: Draw,
    budget: Budget,
) -> tuple[Found, Found]:
    """What was found in each world: of moves that are left, and of those that fell behind."""
    tries: Found = {move: [] for move in tried}
    dropped: Found = {}
    chance = FastDraw(draw.below(SEEDS))
    ends_at = budget.clock() + budget.ms / 1000 if budget.clock else math.inf
    looks = 0
    while len(tries) > 1 and looks * TOGETHER < guidance.worlds and not (budget.clock and budget.clock() > ends_at):
        look(guide, net, guidance, seat, tries, imagine, chance)
        looks += 1
        left = contenders(tries)
        dropped |= {move: got for move, got in tries.items() if move not in left}
        tries = left
    return tries, dropped


def blended(got: list[float], prior: float, trust: float) -> float:
    found = sum(got) / len(got) if got else prior
    return (found + trust * prior) / (1 + trust)


def look(
    guide: SearchSpec,
    net: Net,
    guidance: Guidance,
    seat: Seat,
    tries: dict[Move, list[float]],
    imagine: Imagine,
    chance: FastDraw,
) -> None:
    """Try every move in a few more worlds."""
    worlds: list[World] = []
    for _ in range(TOGETHER):
        imagined = imagine(chance)
        seed = chance.below(SEEDS)
        for move in tries:
            world = World(imagined.copy(), move, FastDraw(seed))
            guide.rules.play(world.state, seat, move, world.draw, None)
            worlds.append(world)
    go_on(guide, net, guidance.ahead, worlds)
    for world, worth in zip(worlds, judged(guide, net, guidance.judges, seat, worlds), strict=True):
        tries[world.move].append(worth)


def go_on(guide: SearchSpec, net: Net, ahead: int, worlds: list[World]) -> None:
    """Some choices further in every world, and up to the next one."""
    rules, features = guide.rules, net.features
    for world in worlds:
        world.choice = next_choice(rules, features, world.state, world.draw)
    for _ in range(ahead):
        running = [world for world in worlds if world.choice is not None]
        choices = [world.choice for world in running if world.choice is not None]
        if not choices:
            return
        found = judge_all(net, choices)
        for place, (world, choice) in enumerate(zip(running, choices, strict=True)):
            start, end = found.starts[place], found.starts[place + 1]
            move = choice.moves[int(found.worths[start:end].argmax())]
            rules.play(world.state, choice.seat, move, world.draw, None)
            world.choice = next_choice(rules, features, world.state, world.draw)


def judged(guide: SearchSpec, net: Net, judges: float, seat: Seat, worlds: list[World]) -> list[float]:
    """How each world stands for the seat, from 0 to 1."""
    is_over = [guide.rules.over(world.state) for world in worlds]
    running = [world for world, over in zip(worlds, is_over, strict=True) if not over]
    stands: Iterator[float] = iter(())
    if running:
        views = table([net.features.state(guide.rules.view(world.state, seat)) for world in running])
        held = table([net.features.held(world.state, seat) for world in running])
        learned = np.clip((1 + net.standings(views, held)) / 2, 0, 1)
        if judges < 1:
            own = np.array([guide.value(world.state, seat) if judges < 1 else 0.0 for world in running])
            learned = judges * learned + (1 - judges) * own
        stands = iter(learned.tolist())
    return [result(guide, seat, world) if over else next(stands) for world, over in zip(worlds, is_over, strict=True)]


def result(guide: SearchSpec, seat: Seat, world: World) -> float:
    """Of a world that is over, as the net has learned it."""
    standing = guide.rules.standing(world.state)
    return (1 + rewards(standing, len(standing.places))[seat]) / 2
