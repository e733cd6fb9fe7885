"""Bots that think on machines of their own: whoever has time takes the next question. `tablee think` starts one.

A question is a pickle, as between the server and its own processes; it is signed with the server's key, and what is not
signed is not opened. The answer is a move, and only one that was offered counts.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import pickle
import signal
from contextlib import suppress
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg

from tablee.cluster.bus import Unreachable
from tablee.cluster.nats_bus import CONNECT, NatsBus, flushed, subjects
from tablee.core.moves import Move
from tablee.core.registry import games
from tablee.server.base.metrics import Metrics, ServerBot
from tablee.server.base.worker_processes import helpers
from tablee.server.hosting.bot_pool import PATIENCE, BotPool, choice

SUBJECT, GROUP = "think", "thinkers"
SIGNED = 32  # bytes
VERSION = 2  # of questions: a pickle names modules, so it is raised when they move


def question(key: bytes, bot: Any, view: Any, moves: list[Move]) -> bytes:
    asked = bytes([VERSION]) + pickle.dumps((bot, view, moves))
    return signature(key, asked) + asked


def opened(key: bytes, data: bytes) -> tuple[Any, Any, list[Move]] | None:
    """A question of our own server, in our version; nothing else is touched."""
    signed, asked = data[:SIGNED], data[SIGNED:]
    if not asked or asked[0] != VERSION or not hmac.compare_digest(signed, signature(key, asked)):
        return None
    found: tuple[Any, Any, list[Move]] = pickle.loads(asked[1:])
    return found


def signature(key: bytes, asked: bytes) -> bytes:
    return hmac.new(key, b"tablee-think|" + asked, hashlib.sha256).digest()


class RemoteBots(BotPool):
    """Thinkers elsewhere, where there are any; else those of this machine."""

    def __init__(self, count: int, metrics: Metrics, bus: NatsBus, key: bytes) -> None:
        super().__init__(count, metrics)
        self.bus = bus
        self.key = key

    async def thought(self, bot: ServerBot, view: Any, moves: list[Move]) -> Move:
        try:
            with self.metrics.thoughts.time():
                asked = question(self.key, bot.bot, view, moves)
                said = await self.bus.request_at(f"{self.bus.prefix}.{SUBJECT}", asked, PATIENCE)
            move = int.from_bytes(said)
            if said and move in moves:
                return move
        except Unreachable:
            pass  # nobody thinks elsewhere
        return await super().thought(bot, view, moves)


# ---- the machine that thinks


def awake() -> None:
    """In a thinker's process: all that a server needs is loaded before the first question comes."""
    games()


async def think(url: str, key: bytes, count: int, started: Any = lambda: None) -> None:
    """Answers questions of this server until it is asked to stop."""
    pool, client, stop = helpers(count), Client(), asyncio.Event()
    busy = asyncio.Semaphore(count)
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()

    async def answer(message: Msg) -> None:
        async with busy:
            found = opened(key, message.data)
            move = None if found is None else await loop.run_in_executor(pool, choice, *found)
        await message.respond(b"" if move is None else move.to_bytes(2))

    async def hear(message: Msg) -> None:
        task = loop.create_task(answer(message))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has none: Ctrl-C ends it as it is
            loop.add_signal_handler(each, stop.set)
    await asyncio.gather(*(loop.run_in_executor(pool, awake) for _ in range(count)))
    await client.connect(url.split(","), name="think", connect_timeout=CONNECT, max_reconnect_attempts=-1)
    asking = await client.subscribe(f"{subjects(key)}.{SUBJECT}", queue=GROUP, cb=hear)
    await flushed(client)  # from here on questions come
    started()
    try:
        await stop.wait()  # what was asked before is answered yet
        await asking.drain()  # type: ignore[no-untyped-call]
        await asyncio.gather(*tasks)
        await flushed(client)
    finally:
        await client.close()
        pool.shutdown(wait=False, cancel_futures=True)
