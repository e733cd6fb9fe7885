"""Bots that think elsewhere, over a real NATS; and what happens where nobody does."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tablee.cluster import remote_bots
from tablee.cluster.nats_bus import NatsBus
from tablee.cluster.remote_bots import RemoteBots, opened, question, think
from tests.cluster.nats import Nats
from tests.patience import PATIENCE
from tests.server.ponderers import Highest, WhereAmI
from tests.server.test_thinkers import METRICS, patience
from tests.server.test_thinkers import think as ask

pytestmark = pytest.mark.anyio
KEY = b"k" * 32
__all__ = ["patience"]  # a fixture


class NoEars:
    """Nobody is asked anything here."""

    def asked(self, data: bytes, reply: object) -> None: ...
    def sent(self, data: bytes) -> None: ...
    def told(self, data: bytes) -> None: ...


@asynccontextmanager
async def bus_of(nats: Nats) -> AsyncIterator[NatsBus]:
    bus = NatsBus(nats.url, "n1", KEY)
    bus.open(NoEars())
    async with asyncio.timeout(PATIENCE):
        while not bus.is_up:
            await asyncio.sleep(0.01)
    try:
        yield bus
    finally:
        await bus.close()


@asynccontextmanager
async def thinking(nats: Nats, key: bytes) -> AsyncIterator[None]:
    started = asyncio.Event()
    task = asyncio.create_task(think(nats.url, key, 1, started.set))
    await asyncio.wait_for(started.wait(), PATIENCE)
    try:
        yield
    finally:
        if not task.done():
            os.kill(os.getpid(), signal.SIGTERM)  # as a host would: whoever asks from then on is told at once
        await asyncio.wait_for(task, PATIENCE)


async def test_a_bot_thinks_at_another_machine_while_there_is_one(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_bots, "PATIENCE", PATIENCE)
    async with bus_of(nats) as bus:
        house = RemoteBots(1, METRICS, bus, KEY)
        try:
            async with thinking(nats, KEY):
                assert await ask(house, Highest) == 7
                assert house.pool is None  # nobody thought here
            assert await ask(house, Highest) == 7
            assert house.pool is not None
            assert await ask(house, WhereAmI) != os.getpid()
        finally:
            house.close()


async def test_a_question_that_is_not_signed_by_the_house_is_not_opened(nats: Nats) -> None:
    asked = question(KEY, Highest, None, [1, 2])
    assert opened(KEY, asked) == (Highest, None, [1, 2])
    assert opened(b"other", asked) is None
    assert opened(KEY, asked[:40] + b"!" + asked[41:]) is None
    assert opened(KEY, b"") is None
