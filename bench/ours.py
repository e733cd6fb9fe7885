"""Random play of our nine games, measured: one JSON line per game. Which build runs is the caller's PYTHONPATH."""

from __future__ import annotations

import json
import os
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import tablee
from tablee.core.draws import FastDraw
from tablee.core.game import AnyGame
from tablee.kit.rollout import NO_MOVE, first_due, rollout

SECONDS = float(os.environ.get("BENCH_SECONDS", "1.0"))
REPEATS = int(os.environ.get("BENCH_REPEATS", "3"))
SEATS = 4


def random_match(game: AnyGame, seed: int, rnd: Callable[[], float], look: bool) -> int:
    """One match of random moves without checks, as search would play it; the answer is the number of steps."""
    rules: Any = game.rules
    over, to_act, legal, play, view = rules.over, rules.to_act, rules.legal, rules.play, rules.view
    draw = FastDraw(seed)
    state = rules.deal(SEATS, 0, game.options(), draw)
    steps = 0
    while not over(state):
        acting = to_act(state)
        draw.at(state.ply + 1)
        move = NO_MOVE
        if acting:
            seat = acting[int(rnd() * len(acting))] if len(acting) > 1 else acting[0]
            if look:
                view(state, seat)
            moves = legal(state, seat)
            move = moves[int(rnd() * len(moves))]
        if move == NO_MOVE or (steps % 8 == 7 and rules.urgency(move) and rules.clocks(state)):
            play(state, tablee.TABLE, first_due(rules.clocks(state)), draw, None)  # as rollout() does
        else:
            play(state, seat, move, draw, None)
        steps += 1
    return steps


def public_match(key: str, seed: int, rnd: Callable[[], float]) -> int:
    """The same by the library's public face, the README's loop: every move is checked and recorded."""
    match = tablee.new(key, SEATS, seed)
    steps = 0
    while not match.over:
        acting = match.to_act
        if acting:
            seat = acting[int(rnd() * len(acting))] if len(acting) > 1 else acting[0]
            moves = match.moves(seat)
            match.play(seat, moves[int(rnd() * len(moves))])
        else:
            match.wait()
        steps += 1
    return steps


def per_second(one_match: Callable[[int], int]) -> float:
    """Steps per CPU-second: the median of a few stretches."""
    rates = []
    seed = 0
    for _ in range(REPEATS):
        steps = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            steps += one_match(seed)
            seed += 1
        rates.append(steps / spent)
    return statistics.median(rates)


def microseconds(call: Callable[[], object], times: int = 2000) -> float:
    spent = []
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(times):
            call()
        spent.append((time.process_time() - began) / times * 1e6)
    return statistics.median(spent)


def in_the_middle(game: AnyGame) -> Any:
    """A state some way into a match."""
    match = tablee.new(game.key, SEATS, 1)
    rnd = random.Random(1)
    for _ in range(40):
        before = match.copy()
        acting = match.to_act
        if acting:
            seat = rnd.choice(acting)
            match.play(seat, rnd.choice(match.moves(seat)))
        else:
            match.wait()
        if match.over:
            return before.state
    return match.state


def measure(game: AnyGame) -> dict[str, Any]:
    rnd = random.Random(0).random
    rules: Any = game.rules
    draw = FastDraw(0)

    def rolled(seed: int) -> int:
        fresh = FastDraw(seed)
        return rollout(rules, rules.deal(SEATS, 0, game.options(), fresh), fresh, 1_000_000)

    state = in_the_middle(game)
    seen = rules.view(state, 0)
    return {
        "name": game.key,
        "steps": per_second(lambda seed: random_match(game, seed, rnd, False)),
        "viewed": per_second(lambda seed: random_match(game, seed, rnd, True)),
        "rollout": per_second(rolled),
        "public": per_second(lambda seed: public_match(game.key, seed, rnd)),
        "copy_us": microseconds(state.copy),
        "sample_us": microseconds(lambda: rules.sample(seen, draw), 500),
    }


if __name__ == "__main__":
    for each in tablee.games().values():
        print(json.dumps(measure(each)), flush=True)
