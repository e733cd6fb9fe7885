"""Bots that ponder do it beside the server: no table waits for them, theirs goes on with everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tablee.bots.advice import hint
from tablee.bots.thinker import TimeLimited
from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Move
from tablee.core.registry import game
from tablee.core.scenes import Hint
from tablee.core.words import msg
from tablee.protocol.errors import Refusal
from tablee.server.base.logs import fault
from tablee.server.base.metrics import Metrics, ServerBot
from tablee.server.base.worker_processes import helpers

T = TypeVar("T")

PATIENCE = 5.0  # seconds: then somebody else decides, quickly
HINT_PATIENCE = 15.0  # nobody else waits for a hint, and on a busy machine a late one is better than none
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

    def advise(
        self, played: AnyGame, bot: Bot, view: Any, moves: list[Move], done: Callable[[], None]
    ) -> asyncio.Task[Hint | None]:
        """A hint, as a table takes it: `done` is called when it is made."""
        task = asyncio.create_task(self.advice(played.key, bot, view, moves))
        task.add_done_callback(lambda _: None if task.cancelled() else done())
        return task

    async def advice(self, key: str, bot: Bot, view: Any, moves: list[Move]) -> Hint | None:
        """Refusal, where thinking failed: whoever asked may ask again."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(HINT_PATIENCE):
                return await loop.run_in_executor(self.ready(), advice, key, bot, view, moves)
        except (BrokenProcessPool, OSError) as error:
            fault("thinker-broken", error)
            self.pool = None
        except Exception as error:
            fault("hint-stumbled", error)
        raise Refusal("hint-failed", msg("house-hint-failed"))

    async def work(self, run: Callable[..., T], *given: Any) -> T:
        """Anything else that takes long, where bots think; what goes wrong there is raised here."""
        return await asyncio.get_running_loop().run_in_executor(self.ready(), run, *given)

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


def advice(key: str, bot: Bot, view: Any, moves: list[Move]) -> Hint | None:
    """In a thinker's process."""
    return hint(game(key), bot, view, moves)


def choice(bot: Bot, view: Any, moves: list[Move]) -> Move:
    """In a thinker's process."""
    if isinstance(bot, TimeLimited):
        bot.ms = THOUGHT_MS
    return bot.choose(view, moves)
