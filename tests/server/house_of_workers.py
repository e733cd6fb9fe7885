"""A real house of several workers, each in a process of its own, and what it says while it runs."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from tablee.server.base import codes
from tests.patience import PATIENCE
from tests.server.survivors import Night, Survivor, ended

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


def worker_of(code: str) -> int:
    """Of two."""
    return codes.worker_of(code, 2)


class NightOfWorkers(Night):
    """Now one worker of two is killed, now the other; the house stays."""

    back_after: list[float]  # seconds, from each kill until all at its tables play again

    async def go(self, kills: int) -> None:
        generous = ("--newcomers-at-once", "1000", "--tickets-at-once", "10000")
        async with AsyncExitStack() as playing, house_of_workers(self.folder, 2, *generous) as house:
            self.address = house.address
            await self.sit_down()
            self.is_open.set()
            playing.push_async_callback(ended, [asyncio.create_task(one.live()) for one in self.people])
            await self.kill_workers(house, kills)
            self.is_open.clear()
            self.end = await house.stop(), "", ""
            await self.until(lambda: not any(one.inside for one in self.people))
            assert house.count("worker-ended") == kills

    def summary(self) -> str:
        back = sorted(self.back_after)
        return (
            f"{self.kills} kills of one of two workers, {self.played}; all at its tables play again after"
            f" {median(back):.2f} s ({back[-1]:.2f} s at most)"
        )

    async def kill_workers(self, house: HouseOfWorkers, kills: int) -> None:
        self.back_after = []
        for _ in range(kills):
            await self.until(lambda: self.is_playable)
            await asyncio.sleep(self.draw.below(600) / 1000)
            await self.kill_beside(house, self.draw.below(2))

    async def kill_beside(self, house: HouseOfWorkers, worker: int) -> None:
        """Those at the other worker play on meanwhile, over the same lines."""
        theirs = [one for one in self.people if worker_of(one.code) == worker]
        others = [one for one in self.people if one not in theirs]
        goodbyes, moves = [len(one.goodbyes) for one in others], sum(len(one.acknowledged) for one in others)
        await self.kill_one(house, worker, theirs)
        await self.until(lambda: sum(len(one.acknowledged) for one in others) > moves)
        assert [len(one.goodbyes) for one in others] == goodbyes, "others have noticed"

    async def kill_one(self, house: HouseOfWorkers, worker: int, theirs: list[Survivor]) -> None:
        at, pid = time.monotonic(), house.pids[worker]
        os.kill(pid, signal.SIGKILL)
        self.kills += 1
        await house.until(lambda: house.pids[worker] != pid)
        for one in theirs:  # what had still come over the old line does not count
            one.back_at = 0.0
        await self.until(lambda: self.is_playable)
        self.back_after.append(max(one.back_at for one in theirs) - at)
