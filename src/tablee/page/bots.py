"""Robots that ponder do it in the page's other worker: the table goes on with everything else meanwhile."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tablee.bots.advice import hint
from tablee.bots.players import player
from tablee.bots.thinker import TimeLimited
from tablee.core.draws import FastDraw
from tablee.core.game import AnyGame, Bot, ponders
from tablee.core.moves import Move, Seat
from tablee.core.registry import game
from tablee.core.scenes import Hint
from tablee.core.words import msg
from tablee.page.browser import Browser, plain
from tablee.protocol.errors import Refusal
from tablee.server.base.logs import fault

T = TypeVar("T")

PATIENCE = 15.0  # seconds: the first thought also waits for the other worker's Python
HINT_PATIENCE = 30.0
THOUGHT_MS = 1200  # as at a server: a slow device thinks of fewer worlds, not for longer


class PageBot:
    """A robot, and the one that moves for it if its thinking comes to nothing."""

    def __init__(self, name: str, game: AnyGame, seat: Seat, draw: FastDraw) -> None:
        self.bot = player(name, game, seat, draw)
        self.substitute: Bot = game.bot(seat, draw)
        self.ponders = ponders(self.bot)
        self.hear, self.choose, self.answer = self.bot.hear, self.bot.choose, self.bot.answer


class PageBots:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    async def work(self, run: Callable[..., T], *given: Any) -> T:
        """Anything that takes long; what goes wrong there is raised here."""
        told, result = pickle.loads(plain(await self.browser.think(pickle.dumps((run, given)))))
        if not told:
            raise result
        found: T = result
        return found

    def ponder(self, bot: Bot, view: Any, moves: list[Move], done: Callable[[], None]) -> asyncio.Task[Move]:
        """A bot's choice, as a table takes it: `done` is called when it is made."""
        assert isinstance(bot, PageBot)
        return started(self.thought(bot, view, moves), done)

    def advise(
        self, played: AnyGame, bot: Bot, view: Any, moves: list[Move], done: Callable[[], None]
    ) -> asyncio.Task[Hint | None]:
        """A hint, as a table takes it: `done` is called when it is made."""
        return started(self.advice(played.key, bot, view, moves), done)

    async def thought(self, bot: PageBot, view: Any, moves: list[Move]) -> Move:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.work(choice, bot.bot, view, moves)
        except Exception as error:
            fault("bot-stumbled", error)
        return bot.substitute.choose(view, moves)

    async def advice(self, key: str, bot: Bot, view: Any, moves: list[Move]) -> Hint | None:
        try:
            async with asyncio.timeout(HINT_PATIENCE):
                return await self.work(advice, key, bot, view, moves)
        except Exception as error:
            fault("hint-stumbled", error)
        raise Refusal("hint-failed", msg("house-hint-failed"))


def started(work: Coroutine[Any, Any, T], done: Callable[[], None]) -> asyncio.Task[T]:
    task = asyncio.create_task(work)
    task.add_done_callback(lambda _: None if task.cancelled() else done())
    return task


# ---- in the other worker


def run(pickled: bytes) -> bytes:
    """What `work` was asked for: whether it came to something, and what."""
    function, given = pickle.loads(pickled)
    try:
        return pickle.dumps((True, function(*given)))
    except Exception as error:
        return pickle.dumps((False, error))


def choice(bot: Bot, view: Any, moves: list[Move]) -> Move:
    if isinstance(bot, TimeLimited):
        bot.ms = THOUGHT_MS
    return bot.choose(view, moves)


def advice(key: str, bot: Bot, view: Any, moves: list[Move]) -> Hint | None:
    return hint(game(key), bot, view, moves)
