"""The lab measured: matches per second beside others, how busy it keeps the cores, and what Ray costs.

`make bench-lab` prints what docs/lab.md shows. It wants a machine that does nothing else.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.compiled import ROOT, environment
from bench.engines import PEERS, Rows, peers, pinned
from tablee.core.draws import FastDraw
from tablee.core.game import game, games
from tablee.core.rollout import rollout
from tablee.lab import Plan, crew, simulate
from tablee.lab.tables import play_one

SECONDS = float(os.environ.get("BENCH_SECONDS", "3.0"))
JOB_SECONDS = float(os.environ.get("BENCH_JOB_SECONDS", "40"))
LAB_PEERS = ("pettingzoo==1.27.0", "pygame>=2.6")
SEATS = 4
LEAST_BUSY = 0.90
MOST_FOR_RAY = 1.25
MOST_STEPS = 1_000_000


# ---- matches per second, on one core


def measure(name: str, one_match: Callable[[int], int]) -> None:
    """One JSON line: matches and steps per CPU-second."""
    steps = matches = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        steps += one_match(matches)
        matches += 1
    print(json.dumps({"name": name, "games": matches / spent, "steps": steps / spent}), flush=True)


def rolled_out(key: str) -> Callable[[int], int]:
    """By the unchecked door, as search plays."""
    found = game(key)

    def one_match(seed: int) -> int:
        draw = FastDraw(seed)
        return rollout(found.rules, found.rules.deal(SEATS, 0, found.options(), draw), draw, MOST_STEPS)

    return one_match


def simulated(key: str, bot: str) -> Callable[[int], int]:
    """As `tablee simulate` plays: checked, on a clock, told, counted."""
    plan = Plan(key, SEATS, seed=1, bots=(bot,))
    return lambda number: play_one(plan, number).moves


def measure_ours() -> None:
    for key in games():
        measure(f"{key}, rollout", rolled_out(key))
        measure(f"{key}, simulate, random bots", simulated(key, "random"))
        measure(f"{key}, simulate, plain bots", simulated(key, "plain"))


def lab_peers() -> Rows:
    """The others, with PettingZoo's classic games added to their environment."""
    python, mark = PEERS / "bin" / "python", PEERS / ".ready-lab"
    if not PEERS.exists():
        peers()
    if not mark.exists():
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *LAB_PEERS]
        subprocess.run(install, check=True)
        mark.touch()
    return pinned([str(python), str(ROOT / "bench" / "lab_peers.py")], dict(os.environ))


def show_rates(console: Console, rows: Rows) -> None:
    table = Table(title=f"random and plain play on one core, {SEATS} players if not said", title_justify="left")
    for heading in ("game", "matches/s", "k steps/s", "steps a match"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, row in rows.items():
        steps = row["steps"] / row["games"]
        table.add_row(name, f"{row['games']:,.0f}", f"{row['steps'] / 1000:,.0f}", f"{steps:,.0f}")
    console.print(table)


# ---- all cores


class Job(NamedTuple):
    """How long something took, and how many of the cores' seconds were used in it."""

    seconds: float
    busy: float


def sized(plan: Plan, workers: int) -> int:
    """As many matches as take about the wanted time here."""
    began, matches = time.process_time(), 0
    while (spent := time.process_time() - began) < SECONDS:
        play_one(plan, matches)
        matches += 1
    return int(matches / spent * workers * JOB_SECONDS)


def cpu_seconds() -> float:
    """Of this process and of all its children that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def on_all_cores(plan: Plan, matches: int, workers: int) -> Job:
    began, cpu = time.monotonic(), cpu_seconds()
    with crew(workers) as working:
        simulate(plan, matches, working)
    seconds = time.monotonic() - began
    return Job(seconds, (cpu_seconds() - cpu) / (seconds * workers))


def on_ray(plan: Plan, matches: int, workers: int) -> float:
    """On a Ray of this machine that is up already, as a cluster is."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")
    ray.init(address="local", num_cpus=workers, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    try:
        began = time.monotonic()
        with crew(ray="auto") as working:
            simulate(plan, matches, working)
        return time.monotonic() - began
    finally:
        ray.shutdown()


def show_jobs(console: Console) -> bool:
    workers = len(os.sched_getaffinity(0))
    plan = Plan("derniere", SEATS, seed=1)
    matches = sized(plan, workers)
    here = on_all_cores(plan, matches, workers)
    far = on_ray(plan, matches, workers)
    ratio = far / here.seconds
    console.print(f"simulate, {matches:,} matches of derniere on {workers} cores: {here.seconds:.1f} s")
    console.print(f"  the cores were {here.busy:.1%} busy (at least {LEAST_BUSY:.0%})")
    console.print(f"  the same on Ray: {far:.1f} s, × {ratio:.2f} (at most {MOST_FOR_RAY})")
    return here.busy >= LEAST_BUSY and ratio <= MOST_FOR_RAY


def main() -> int:
    if sys.argv[1:] == ["ours"]:
        measure_ours()
        return 0
    console = Console(width=120)
    ours = pinned([sys.executable, "-m", "bench.lab", "ours"], environment(ROOT / "src"))
    show_rates(console, {**ours, **lab_peers()})
    return 0 if show_jobs(console) else 1


if __name__ == "__main__":
    sys.exit(main())
