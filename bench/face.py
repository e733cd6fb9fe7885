"""La dernière by the public face and by the rules alone, beside OpenSpiel's crazy_eights, in one process on one core.

They go in turns of a tenth of a second, so that whatever else the machine does meets all of them. What the loop takes
for its own choices is printed, too: it is in every other figure. Needs tablee[envs].
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

import tablee
from bench import peers
from bench.digests import build_of
from bench.ours import SEATS, public_match, random_match

KEY = "derniere"
TURN_S = 0.1


def steps_a_second(one_match: Callable[[int], int], seed: int) -> float:
    """Over one turn, by CPU time."""
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < TURN_S:
        steps += one_match(seed + steps)
    return steps / spent


def offers(seed: int, rnd: Callable[[], float]) -> list[tuple[list[int], list[int]]]:
    """Who could act in a match, and what one of them could do: at every step."""
    match = tablee.new(KEY, SEATS, seed)
    found = []
    while acting := match.to_act:
        seat = acting[int(rnd() * len(acting))]
        moves = match.moves(seat)
        found.append((acting, moves))
        match.play(seat, moves[int(rnd() * len(moves))])
    return found


def choose(offered: list[tuple[list[int], list[int]]], rnd: Callable[[], float]) -> int:
    """As the loop of a match does, without one."""
    for acting, moves in offered:
        acting[int(rnd() * len(acting))] if len(acting) > 1 else acting[0]
        moves[int(rnd() * len(moves))]
    return len(offered)


def main(turns: int) -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rnd = random.Random(0).random
    game = tablee.games()[KEY]
    offered = offers(0, rnd)
    others = peers.open_spiel(pyspiel.load_game("crazy_eights(players=4)"))
    players: dict[str, Callable[[int], int]] = {
        "OpenSpiel": lambda seed: others(rnd),
        "rules alone": lambda seed: random_match(game, seed, rnd, False),
        "public face": lambda seed: public_match(KEY, seed, rnd),
        "choices": lambda seed: choose(offered, rnd),
    }
    rates: dict[str, list[float]] = {name: [] for name in players}
    for turn in range(turns):
        for name, one_match in players.items():
            rates[name].append(steps_a_second(one_match, turn * 100_000))
    print(build_of(game.rules), f"{turns} turns")
    for name, found in rates.items():
        ratios = sorted(ours / theirs for ours, theirs in zip(found, rates["OpenSpiel"], strict=True))
        quarter = len(ratios) // 4
        print(
            f"{name:12} {statistics.median(found) / 1000:6.0f} k steps/s   × {statistics.median(ratios):.2f}"
            f" ({ratios[quarter]:.2f} to {ratios[-1 - quarter]:.2f})"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
