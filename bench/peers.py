"""Random play of other people's engines, measured like ours: one JSON line per game. Runs in .peers."""

from __future__ import annotations

import json
import os
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

SECONDS = float(os.environ.get("BENCH_SECONDS", "1.0"))
REPEATS = int(os.environ.get("BENCH_REPEATS", "3"))


def report(name: str, one_match: Callable[[Callable[[], float]], int]) -> None:
    rnd = random.Random(0).random
    rates = []
    for _ in range(REPEATS):
        steps = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            steps += one_match(rnd)
        rates.append(steps / spent)
    print(json.dumps({"name": name, "steps": statistics.median(rates)}), flush=True)


def weighted(outcomes: list[tuple[int, float]], left: float) -> int:
    for action, chance in outcomes:
        left -= chance
        if left <= 0:
            return action
    return outcomes[-1][0]


def open_spiel(game: Any) -> Callable[[Callable[[], float]], int]:
    def play(rnd: Callable[[], float]) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(weighted(state.chance_outcomes(), rnd()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                steps += 1
        return steps

    return play


def rlcard_uno(game: Any) -> Callable[[Callable[[], float]], int]:
    def play(rnd: Callable[[], float]) -> int:
        game.init_game()
        steps = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(rnd() * len(actions))])
            steps += 1
        return steps

    return play


def pypi_dominoes(module: Any) -> Callable[[Callable[[], float]], int]:
    def play(rnd: Callable[[], float]) -> int:
        game = module.Game.new()
        steps = 0
        while game.result is None:
            moves = game.valid_moves
            game.make_move(*moves[int(rnd() * len(moves))])
            steps += 1
        return steps

    return play


def main() -> None:
    import dominoes
    import numpy
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  (it registers the game)
    from rlcard.games.uno import Game as Uno

    random.seed(0)
    report("OpenSpiel crazy_eights, 4 players", open_spiel(pyspiel.load_game("crazy_eights(players=4)")))
    report("OpenSpiel Python block_dominoes, 2 players", open_spiel(pyspiel.load_game("python_block_dominoes")))
    uno = Uno(num_players=4)
    uno.np_random = numpy.random.RandomState(0)
    report("RLCard uno, rules only, 4 players", rlcard_uno(uno))
    report("PyPI dominoes, 4 players", pypi_dominoes(dominoes))


if __name__ == "__main__":
    main()
