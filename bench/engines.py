"""Steps per CPU-second of random play, ours plain and compiled, and beside them what others reach; one run, one core.

Each engine runs in a process of its own, one after the other, pinned to the same core. `make bench` prints what
docs/speed.md shows.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from rich.console import Console
from rich.table import Table

from bench.compiled import FAST, ROOT, environment

PEERS = ROOT / ".peers"
PEER_PACKAGES = ("open_spiel==2.0.2", "rlcard==1.2.0", "dominoes==6.1.0", "pettingzoo==1.27.0", "pygame==2.6.1")

Rows = dict[str, dict[str, float]]


def pinned(command: list[str], env: dict[str, str]) -> Rows:
    """Run one measuring process on one core; it prints one JSON line per row."""
    core = min(os.sched_getaffinity(0))
    ran = subprocess.run(
        command,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )
    rows = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    return {row.pop("name"): row for row in rows}


def peers(script: str, *told: str) -> Rows:
    """The others, measured by a script of bench/ in an environment of their own."""
    return pinned([peer_python(), str(ROOT / "bench" / script), *told], dict(os.environ))


def peer_python() -> str:
    """The others' Python, with all that any bench compares us with."""
    python, stamp = PEERS / "bin" / "python", PEERS / ".ready"
    wanted = "\n".join(PEER_PACKAGES)
    if not stamp.exists() or stamp.read_text() != wanted:
        print("installing the peers ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEER_PACKAGES]
        subprocess.run(install, check=True)
        stamp.write_text(wanted)
    return str(python)


def show(console: Console, plain: Rows, fast: Rows) -> None:
    table = Table(
        title="random play, 4 players: thousand steps per CPU-second; copy and sample in µs", title_justify="left"
    )
    for heading in (
        "game",
        "plain",
        "+ views",
        "public",
        "compiled",
        "+ views",
        "rollout",
        "public",
        "copy",
        "(compiled)",
        "sample",
        "(compiled)",
    ):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for key, row in plain.items():
        other = fast[key]
        steps = [row["steps"], row["viewed"], row["public"]]
        steps += [other["steps"], other["viewed"], other["rollout"], other["public"]]
        costs = [row["copy_us"], other["copy_us"], row["sample_us"], other["sample_us"]]
        table.add_row(key, *(f"{each / 1000:.0f}" for each in steps), *(f"{each:.1f}" for each in costs))
    console.print(table)


def show_ratios(console: Console, plain: Rows, fast: Rows, others: Rows) -> None:
    table = Table(title="beside the others, in the same run", title_justify="left")
    for heading in (
        "other",
        "its k steps/s",
        "ours",
        "plain ×",
        "compiled ×",
        "compiled rollout ×",
        "public ×",
        "public, compiled ×",
    ):
        table.add_column(heading, justify="left" if heading in ("other", "ours") else "right")
    for other, row in others.items():
        key = "dominos" if "domino" in other else "derniere"
        ratios = [plain[key]["steps"], fast[key]["steps"], fast[key]["rollout"]]
        ratios += [plain[key]["public"], fast[key]["public"]]
        table.add_row(other, f"{row['steps'] / 1000:.0f}", key, *(f"{each / row['steps']:.2f}" for each in ratios))
    console.print(table)


def main() -> None:
    console = Console(width=120)
    ours = [sys.executable, str(ROOT / "bench" / "ours.py")]
    plain = pinned(ours, environment(ROOT / "src"))
    fast = pinned(ours, environment(FAST / "src"))
    others = peers("peers.py")
    show(console, plain, fast)
    show_ratios(console, plain, fast, others)


if __name__ == "__main__":
    main()
