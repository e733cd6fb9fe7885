"""A real house of several workers, each in a process of its own, and what it says while it runs."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from tests.patience import PATIENCE

START = "import sys; from tablee.cli.command import main; sys.exit(main())"


class HouseOfWorkers:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.address = ""
        self.token = ""
        self.events: list[dict[str, Any]] = []  # of the log
        self.pids: dict[int, int] = {}  # of the workers
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.process.stderr is not None
        while line := await self.process.stderr.readline():
            found = msgspec.json.decode(line)
            self.events.append(found)
            if found["event"] == "started":
                self.pids[found["worker"]] = found["pid"]

    async def open(self) -> None:
        """Until it is, and its greeting was read."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while not self.token:
                line = (await self.process.stdout.readline()).decode()
                assert line, self.events
                found = re.search(r"http://[\d.]+:\d+", line)
                self.address = found[0] if found else self.address
                self.token = line.split()[-1] if self.address and not found else ""

    async def until(self, happens: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happens():
                await asyncio.sleep(0.005)

    def count(self, event: str) -> int:
        return sum(each["event"] == event for each in self.events)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()
            await self.reading
        assert self.process.returncode is not None
        return self.process.returncode


@asynccontextmanager
async def house_of_workers(folder: Path, count: int | str, *flags: str) -> AsyncIterator[HouseOfWorkers]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START, "serve", "--lang", "en", "--port", "0", "--data", str(folder),
        "--draw-ahead", "off", "--workers", str(count), *flags,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    house = HouseOfWorkers(process)
    try:
        await house.open()
        yield house
    finally:
        if process.returncode is None:
            await house.stop(signal.SIGTERM)


def is_alive(pid: int) -> bool:
    """A process that has ended may still stand in the list until somebody looks at it."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
