"""The processes bots think in: they think, they may die, and a bot that stumbles is moved for."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tablee.core.draws import FastDraw
from tablee.protocol.errors import Refusal
from tablee.server.base.metrics import Metrics, ServerBot
from tablee.server.hosting import bot_pool
from tablee.server.hosting.bot_pool import BotPool
from tests.patience import PATIENCE
from tests.server.ponderers import Dreaming, Highest, Lowest, Stumbling, WhereAmI

METRICS = Metrics()


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "PATIENCE", PATIENCE)


def housed(kind: type[Highest]) -> ServerBot:
    return ServerBot(kind(0, FastDraw(1)), Lowest(0, FastDraw(1)), METRICS)


async def think(house: BotPool, kind: type[Highest]) -> int:
    called: list[bool] = []
    thought = house.ponder(housed(kind), None, [3, 7, 5], lambda: called.append(True))
    found = await thought
    await asyncio.sleep(0)
    assert called == [True]
    return found


def with_thinkers(test: Callable[[BotPool], Coroutine[Any, Any, None]]) -> None:
    house = BotPool(1, METRICS)
    try:
        asyncio.run(test(house))
    finally:
        house.close()


def test_a_bot_thinks_in_another_process_and_one_that_stumbles_is_moved_for() -> None:
    async def test(house: BotPool) -> None:
        assert await think(house, Highest) == 7
        assert await think(house, WhereAmI) != os.getpid()
        assert await think(house, Stumbling) == 3

    with_thinkers(test)


def test_a_thinker_that_is_killed_is_replaced() -> None:
    async def test(house: BotPool) -> None:
        os.kill(await think(house, WhereAmI), signal.SIGKILL)
        found = [await think(house, Highest) for _ in range(2)]
        assert found[-1] == 7

    with_thinkers(test)


def test_a_bot_that_takes_too_long_is_moved_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: BotPool) -> None:
        assert await think(house, Highest) == 7
        monkeypatch.setattr(bot_pool, "PATIENCE", 0.2)
        assert await think(house, Dreaming) == 3

    with_thinkers(test)


def test_a_hint_whose_thought_fails_is_refused_with_words() -> None:
    async def test(house: BotPool) -> None:
        with pytest.raises(Refusal, match="hint-failed"):
            await house.advice("derniere", Stumbling(0, FastDraw(1)), None, [3, 7, 5])

    with_thinkers(test)
