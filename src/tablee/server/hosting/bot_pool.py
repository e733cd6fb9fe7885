"""Bots that ponder do it beside the server: no table waits for them, theirs goes on with everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tablee.bots.thinker import TimeLimited
from tablee.core.game import Bot
from tablee.core.moves import Move
from tablee.server.base.logs import fault
from tablee.server.base.metrics import Metrics, ServerBot
from tablee.server.base.worker_processes import helpers

PATIENCE = 5.0  # seconds: then somebody else decides, quickly
THOUGHT_MS = 1200  # a slow machine thinks of fewer worlds, not for longer


class BotPool:
    def __init__(self, count: int, metrics: Metrics) -> None:
        self.count = count
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    def ponder(self, bot: Bot, view: Any, moves: list[Move], done: Callable[[], None]) -> asyncio.Task[Move]:
        """A bot's choice, as a table takes it: `done` is called when it is made."""
        assert isinstance(bot, ServerBot)
        task = asyncio.create_task(self.thought(bot, view, moves))
        task.add_done_callback(lambda _: None if task.cancelled() else done())
        return task

    async def thought(self, bot: ServerBot, view: Any, moves: list[Move]) -> Move:
        loop = asyncio.get_running_loop()
        try:
            with self.metrics.thoughts.time():
                async with asyncio.timeout(PATIENCE):
                    return await loop.run_in_executor(self.ready(), choice, bot.bot, view, moves)
        except (BrokenProcessPool, OSError) as error:
            fault("thinker-broken", error)
            self.pool = None
        except Exception as error:  # a bot that stumbles, or takes too long
            fault("bot-stumbled", error)
        return bot.substitute.choose(view, moves)

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = helpers(self.count)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def choice(bot: Bot, view: Any, moves: list[Move]) -> Move:
    """In a thinker's process."""
    if isinstance(bot, TimeLimited):
        bot.ms = THOUGHT_MS
    return bot.choose(view, moves)
