"""The lab measured: matches per second beside others, how busy it keeps the cores, and what Ray costs.

`make bench-lab` prints what docs/lab.md shows. It wants a machine that does nothing else.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.compiled import FAST, ROOT, environment
from bench.engines import Rows, peers, pinned
from tablee.core.draws import FastDraw
from tablee.core.registry import game, games
from tablee.kit.rollout import rollout
from tablee.lab import Plan, simulate, worker_pool
from tablee.lab.playing import play_one

SECONDS = float(os.environ.get("BENCH_SECONDS", "2.0"))
JOBS = int(os.environ.get("BENCH_JOBS", "2"))
JOB_SECONDS = float(os.environ.get("BENCH_JOB_SECONDS", "40"))
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
    """Without checks, as search plays."""
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


def show_rates(console: Console, plain: Rows, fast: Rows, others: Rows) -> None:
    table = Table(title=f"whole matches on one core, {SEATS} players if not said", title_justify="left")
    for heading in ("game", "matches/s", "k steps/s", "compiled", "k steps/s", "steps a match"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, row in {**plain, **others}.items():
        builds = [row, fast[name]] if name in fast else [row]
        cells = [cell for each in builds for cell in (f"{each['games']:,.0f}", f"{each['steps'] / 1000:,.0f}")]
        table.add_row(name, *cells, *[""] * (4 - len(cells)), f"{row['steps'] / row['games']:,.0f}")
    console.print(table)


# ---- all cores


class Job(NamedTuple):
    """How long something took, what part of the cores it had, and what part it would have had on a quiet machine."""

    seconds: float
    had: float
    wanted: float


def sized(plan: Plan, workers: int) -> int:
    """As many matches as take about the wanted time on this machine as busy as it is."""
    began, matches = time.monotonic(), 0
    while (spent := time.monotonic() - began) < SECONDS:
        play_one(plan, matches)
        matches += 1
    return int(matches / spent * workers * JOB_SECONDS)


def scheduled(pid: int) -> list[float]:
    """How many seconds a process has run, and how many it was ready to and had to wait because others did."""
    ran, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    return [int(ran) / 1e9, int(waited) / 1e9]


def on_all_cores(plan: Plan, matches: int, workers: int) -> Job:
    began = time.monotonic()
    with worker_pool(workers) as pool:
        simulate(plan, matches, pool)
        spent = [scheduled(worker.pid) for worker in active_children() if worker.pid]
    seconds = time.monotonic() - began
    ran, waited = (sum(each) / (seconds * workers) for each in zip(*spent, strict=True))
    return Job(seconds, ran, ran + waited)


@contextmanager
def ray_here(workers: int) -> Iterator[None]:
    """A Ray of this machine that is up already, as a cluster is."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray: Any = import_module("ray")
    ray.init(
        address="local",
        num_cpus=workers,
        include_dashboard=False,
        logging_level="ERROR",
        log_to_driver=False,
        _system_config={"worker_niceness": 0},  # its workers would stand back for whatever else runs, ours do not
    )
    try:
        yield
    finally:
        ray.shutdown()


def on_ray(plan: Plan, matches: int) -> float:
    began = time.monotonic()
    with worker_pool(ray="auto") as pool:
        simulate(plan, matches, pool)
    return time.monotonic() - began


def show_jobs(console: Console) -> bool:
    """In turn, here and on Ray, so that whatever else runs is in the way of both."""
    workers = len(os.sched_getaffinity(0))
    plan = Plan("derniere", SEATS, seed=1)
    matches = sized(plan, workers)
    here, far = [], []
    with ray_here(workers):
        for _ in range(JOBS):
            here.append(on_all_cores(plan, matches, workers))
            far.append(on_ray(plan, matches))
    wanted = min(job.wanted for job in here)
    ratio = sum(far) / sum(job.seconds for job in here)
    console.print(f"simulate, {matches:,} matches of derniere on {workers} cores, {JOBS} times in turn with Ray")
    for job, seconds in zip(here, far, strict=True):
        console.print(f"  {job.seconds:.1f} s, {job.had:.1%} of the cores, {job.wanted:.1%} had nobody else been there")
        console.print(f"  {seconds:.1f} s on Ray")
    console.print(f"  the cores are kept {wanted:.1%} busy (at least {LEAST_BUSY:.0%})")
    console.print(f"  Ray takes × {ratio:.2f} (at most {MOST_FOR_RAY})")
    return wanted >= LEAST_BUSY and ratio <= MOST_FOR_RAY


def main() -> int:
    if sys.argv[1:] == ["ours"]:
        measure_ours()
        return 0
    console = Console(width=120)
    ours = [sys.executable, "-m", "bench.lab", "ours"]
    plain, fast = (pinned(ours, environment(source)) for source in (ROOT / "src", FAST / "src"))
    show_rates(console, plain, fast, peers("lab_peers.py"))
    return 0 if show_jobs(console) else 1


if __name__ == "__main__":
    sys.exit(main())
