"""A house in a process of its own, `tablee serve` as people start it, and what it costs: time, memory, complaints."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
TABLEE = str(Path(sys.executable).parent / "tablee")
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 30.0  # seconds to start or to stop
RESTING, IDLE_CPU = 3.0, 0.05  # seconds in which it uses no more seconds of processor
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")

# Limits are for strangers; here a few processes play hundreds of people.
UNLIMITED = {
    "TABLES_A_PERSON": 1000, "TABLES_AN_ADDRESS": 100_000, "ADDRESS_OPENS_AT_ONCE": 100_000,
    "SOCKETS_A_PERSON": 1000, "SOCKETS_AN_ADDRESS": 100_000, "OPENED_AT_ONCE": 10_000,
    "HANDSHAKES_AT_ONCE": 100_000, "TICKETS_AT_ONCE": 100_000, "NEWCOMERS_AT_ONCE": 100_000,
    "REQUESTS_AT_ONCE": 1_000_000, "MESSAGES_AT_ONCE": 10_000, "MESSAGES_A_SECOND": 10_000,
    "ADDRESS_MESSAGES_AT_ONCE": 1_000_000, "ADDRESS_MESSAGES_A_SECOND": 1_000_000,
    "CONNECTIONS_AN_ADDRESS": 100_000, "CPU_MS_AT_ONCE": 10_000_000, "CPU_MS_A_MINUTE": 1_000_000,
}  # fmt: skip


def on_core(core: int | Collection[int] | None) -> None:
    """In a child: a core of its own, or several, and, where that is allowed, before everybody else."""
    os.setsid()
    if core is not None:
        os.sched_setaffinity(0, {core} if isinstance(core, int) else set(core))
        with suppress(OSError):
            os.nice(-15)
        with suppress(OSError):
            Path("/proc/self/autogroup").write_text("-15")


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


@dataclass
class Housed:
    """A house that runs."""

    process: subprocess.Popen[bytes]
    port: int
    log: Path

    @property
    def cpu(self) -> float:
        """Seconds of processor it has used, of all its threads and workers."""
        return sum(cpu_of(pid) for pid in family(self.process.pid))

    @property
    def memory(self) -> int:
        """Kilobytes; what it shares with others counts in part."""
        return sum(memory_of(pid) for pid in family(self.process.pid))

    def rest(self) -> None:
        """Until it does nothing: some seconds after opening it still reads its drawings."""
        deadline = time.monotonic() + PATIENCE
        before = -1.0
        while self.cpu - before > IDLE_CPU and time.monotonic() < deadline:
            before = self.cpu
            time.sleep(RESTING)

    @property
    def faults(self) -> list[str]:
        """Everything in the log that is not said in passing."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or '"level":"info"' not in line]


@contextmanager
def housed(
    folder: Path, core: int | Collection[int] | None = None, command: tuple[str, ...] = (), limited: bool = False,
    **settings: int | str,
) -> Iterator[Housed]:  # fmt: skip
    """Opens a house in this data folder; `command` runs it otherwise, under a profiler for instance."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = {"PORT": 0, **({} if limited else UNLIMITED), **settings}
    env = {**os.environ, **{f"TABLEE_{name}": str(value) for name, value in chosen.items()}, "TABLEE_DRAW_AHEAD": "off"}
    log, said = folder / "log", folder / "said"
    run = [*(command or (TABLEE,)), "serve", "--data", str(folder / "data")]
    with log.open("wb") as err, said.open("wb") as out:
        process = subprocess.Popen(run, env=env, stdout=out, stderr=err, preexec_fn=lambda: on_core(core))
    try:
        yield Housed(process, port_of(process, said, log), log)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()


def port_of(process: subprocess.Popen[bytes], said: Path, log: Path) -> int:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        found = ADDRESS.search(said.read_text())
        if found is not None:
            return int(found[1])
        time.sleep(0.05)
    raise RuntimeError(f"the house did not open: {log.read_text()[-500:]}")
