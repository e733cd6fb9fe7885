"""Random play in our environments beside other people's environments: steps and matches per CPU-second, on one core.

Every loop is the same: look at the observation, take any move the mask allows, step. `python -m bench.envs` prints
what docs/envs.md shows; ours runs plain and compiled, theirs in .peers.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SECONDS = float(os.environ.get("BENCH_SECONDS", "1.0"))
REPEATS = int(os.environ.get("BENCH_REPEATS", "3"))
WATCHED = "PettingZoo env, derniere, 4 players"
LEAST = 3.0  # times the steps of PettingZoo's own tictactoe

OneMatch = Callable[[Callable[[], float]], int]


def report(name: str, one_match: OneMatch) -> None:
    """Measure and print one JSON line: the medians of a few stretches."""
    rnd = random.Random(0).random
    steps_rates, match_rates = [], []
    for _ in range(REPEATS):
        steps = matches = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            steps += one_match(rnd)
            matches += 1
        steps_rates.append(steps / spent)
        match_rates.append(matches / spent)
    row = {"name": name, "steps": statistics.median(steps_rates), "matches": statistics.median(match_rates)}
    print(json.dumps(row), flush=True)


# ---- the same loop for everybody


def agents(env: Any) -> OneMatch:
    """A PettingZoo environment."""

    def play(rnd: Callable[[], float]) -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            moves = seen["action_mask"].nonzero()[0]
            env.step(moves[int(rnd() * len(moves))])
            steps += 1
        return steps

    return play


def one_seat(env: Any) -> OneMatch:
    """A Gymnasium environment."""

    def play(rnd: Callable[[], float]) -> int:
        _, info = env.reset()
        steps, is_over = 0, False
        while not is_over:
            moves = info["action_mask"].nonzero()[0]
            _, _, terminated, truncated, info = env.step(moves[int(rnd() * len(moves))])
            is_over = terminated or truncated
            steps += 1
        return steps

    return play


def open_spiel(game: Any) -> OneMatch:
    """An OpenSpiel game, with the tensor of what the player sees."""

    def play(rnd: Callable[[], float]) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rnd() * len(outcomes))][0])  # in these games they are all as likely
                continue
            state.observation_tensor(state.current_player())
            moves = state.legal_actions()
            state.apply_action(moves[int(rnd() * len(moves))])
            steps += 1
        return steps

    return play


def rlcard(env: Any) -> OneMatch:
    def play(rnd: Callable[[], float]) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            moves = list(state["legal_actions"])
            state, _ = env.step(moves[int(rnd() * len(moves))])
            steps += 1
        return steps

    return play


# ---- who is measured


def ours() -> None:
    import pyspiel

    import tablee
    from tablee.envs import gymnasium, openspiel, pettingzoo

    for key in tablee.games():
        report(f"PettingZoo env, {key}, 4 players", agents(pettingzoo.env(key)))
    report("Gymnasium env, derniere, 1 of 4", one_seat(gymnasium.SeatEnv("derniere", bots="random")))
    for name in openspiel.NAMES:
        if name in ("tablee_derniere", "tablee_dominos"):
            report(f"OpenSpiel env, {name}, 4 players", open_spiel(pyspiel.load_game(name)))


def theirs() -> None:
    import pyspiel
    import rlcard as rlcard_package
    from open_spiel.python.games import block_dominoes  # noqa: F401  (it registers the game)
    from pettingzoo.classic import tictactoe_v3

    report("PettingZoo tictactoe, as it comes", agents(tictactoe_v3.env()))
    report("PettingZoo tictactoe, unwrapped", agents(tictactoe_v3.raw_env()))
    report("OpenSpiel crazy_eights, 4 players", open_spiel(pyspiel.load_game("crazy_eights(players=4)")))
    report("OpenSpiel Python block_dominoes, 2 players", open_spiel(pyspiel.load_game("python_block_dominoes")))
    report("RLCard uno environment, 2 players", rlcard(rlcard_package.make("uno", {"seed": 0})))


def measured() -> Iterator[tuple[str, dict[str, dict[str, float]]]]:
    from bench.compiled import FAST, environment
    from bench.engines import peers, pinned

    here = str(ROOT / "bench" / "envs.py")
    yield "plain", pinned([sys.executable, here, "ours"], environment(ROOT / "src"))
    yield "compiled", pinned([sys.executable, here, "ours"], environment(FAST / "src"))
    yield "", peers("envs.py", "theirs")


def main() -> int:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="random play with observations and masks, per CPU-second", title_justify="left")
    for heading in ("environment", "build", "steps", "matches", "× tictactoe's steps"):
        table.add_column(heading, justify="left" if heading in ("environment", "build") else "right")
    rows = list(measured())
    tictactoe = rows[-1][1]["PettingZoo tictactoe, as it comes"]["steps"]
    for build, found in rows:
        for name, row in found.items():
            ratio = f"{row['steps'] / tictactoe:.1f}" if "PettingZoo" in name else ""
            table.add_row(name, build, f"{row['steps']:,.0f}", f"{row['matches']:,.1f}", ratio)
    console = Console(width=110)
    console.print(table)
    reached = [found[WATCHED]["steps"] / tictactoe for _, found in rows[:-1]]
    console.print(f"La dernière: × {reached[0]:.1f} plain, × {reached[1]:.1f} compiled (at least × {LEAST:.0f})")
    return 0 if min(reached) >= LEAST else 1


if __name__ == "__main__":
    part = sys.argv[1] if len(sys.argv) > 1 else ""
    sys.exit({"ours": ours, "theirs": theirs}.get(part, main)())
