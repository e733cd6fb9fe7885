"""What goes on beside the tables: work without an end, work that comes to one, and writes that are tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tablee.protocol.errors import StoreAway
from tablee.server.base.logs import fault

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0  # seconds between two tries to write

Work = Coroutine[Any, Any, None]


class Chores:
    def __init__(self) -> None:
        self.running: list[asyncio.Task[None]] = []  # go on for as long as the server does
        self.tasks: set[asyncio.Task[None]] = set()  # come to an end
        self.is_stopping = False

    def start(self, *work: Work) -> None:
        """Work that goes on until the server stops."""
        for each in work:
            task = asyncio.create_task(each)
            task.add_done_callback(self.ended)
            self.running.append(task)

    def spawn(self, work: Work) -> None:
        """Work that comes to an end, and is waited for when the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            fault("task-failed", error)

    async def persist(self, write: Callable[[], Work]) -> None:
        """Writes as soon as the store is there."""
        wait = FIRST_WAIT
        while True:
            try:
                return await write()
            except StoreAway:
                if self.is_stopping:
                    return
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    def stop(self) -> None:
        self.is_stopping = True
        for task in self.running:
            task.cancel()

    async def finish(self, seconds: float) -> None:
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=seconds)
