"""Whole matches of other people's games at random, from Python: one JSON line per game. Runs in .peers."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

from peers import open_spiel, rlcard_uno

SECONDS = float(os.environ.get("BENCH_SECONDS", "3.0"))


def report(name: str, one_match: Callable[[Callable[[], float]], int]) -> None:
    rnd = random.Random(0).random
    steps = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        steps += one_match(rnd)
        games += 1
    print(json.dumps({"name": name, "games": games / spent, "steps": steps / spent}), flush=True)


def rlcard_env(env: Any) -> Callable[[Callable[[], float]], int]:
    """As its own examples play: observations, legal actions and payoffs."""

    def play(rnd: Callable[[], float]) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rnd() * len(actions))])
            steps += 1
        env.get_payoffs()
        return steps

    return play


def pettingzoo(env: Any) -> Callable[[Callable[[], float]], int]:
    """As its own documentation plays: observation, mask, step, agent by agent."""

    def play(rnd: Callable[[], float]) -> int:
        env.reset(seed=int(rnd() * 1e9))
        steps = 0
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            allowed = observation["action_mask"].nonzero()[0]
            env.step(int(allowed[int(rnd() * len(allowed))]))
            steps += 1
        return steps

    return play


def main() -> None:
    import numpy
    import pyspiel
    import rlcard
    from pettingzoo.classic import tictactoe_v3
    from rlcard.games.uno import Game as Uno

    random.seed(0)
    report("OpenSpiel crazy_eights, 4 players", open_spiel(pyspiel.load_game("crazy_eights(players=4)")))
    uno = Uno(num_players=4)
    uno.np_random = numpy.random.RandomState(0)
    report("RLCard uno, rules only, 4 players", rlcard_uno(uno))
    report("RLCard uno, environment, 2 players", rlcard_env(rlcard.make("uno", {"seed": 0})))
    report("PettingZoo tictactoe, 2 players", pettingzoo(tictactoe_v3.env()))


if __name__ == "__main__":
    main()
