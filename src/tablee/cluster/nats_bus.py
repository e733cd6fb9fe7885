"""The bus over NATS: a request is answered by the node it is for, what is sent to a node reaches it or is lost.

Nothing waits for NATS: while it is away requests fail at once, and what would be sent is dropped. Whoever needed it
asks again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError

from tablee.cluster.bus import Ears, Nobody, Unreachable
from tablee.server.base.logs import log

CONNECT, AGAIN = 2, 0.25  # seconds for a try to connect, and between two
PING = 2  # seconds between two looks whether the line to NATS lives
WAITING = 10_000  # words that wait to be sent


def subjects(key: bytes) -> str:
    """Where one server talks: two houses may share a NATS."""
    return "tablee." + hashlib.sha256(b"tablee-subjects|" + key).hexdigest()[:16]


async def flushed(client: Client, seconds: int = 10) -> None:
    """Returns when NATS knows all that was said. Once is not enough: the question that a flush asks overtakes what
    still waits to be written, which is on its way by the time of the answer."""
    await client.flush(seconds)
    await client.flush(seconds)


class NatsBus:
    def __init__(self, url: str, node: str, key: bytes) -> None:
        self.url = url
        self.node = node
        self.prefix = subjects(key)
        self.client = Client()
        self.ears: Ears | None = None
        self.back: Callable[[], None] | None = None
        self.waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self.running: list[asyncio.Task[None]] = []
        self.dropped = 0

    def open(self, ears: Ears, back: Callable[[], None] | None = None) -> None:
        """Connects as soon as NATS is there. Whenever it is there again after it was away, `back` is called."""
        self.ears, self.back = ears, back
        self.running = [asyncio.create_task(self.connect()), asyncio.create_task(self.publish())]

    async def connect(self) -> None:
        await self.client.connect(
            self.url.split(","),
            name=self.node,
            connect_timeout=CONNECT,
            reconnect_time_wait=AGAIN,  # type: ignore[arg-type]  # it sleeps for so long
            max_reconnect_attempts=-1,
            ping_interval=PING,
            error_cb=self.failed,
            disconnected_cb=self.tell("bus-away"),
            reconnected_cb=self.is_back,
        )
        await self.client.subscribe(f"{self.prefix}.node.{self.node}", cb=self.hear)
        await self.client.subscribe(f"{self.prefix}.all", cb=self.hear_all)
        log("bus-open")

    def tell(self, event: str) -> Callable[[], Awaitable[None]]:
        async def said() -> None:
            log(event)

        return said

    async def is_back(self) -> None:
        log("bus-back")
        if self.back is not None:
            self.back()

    async def failed(self, error: Exception) -> None:
        """What goes wrong with the line shows in what is not answered."""

    async def close(self) -> None:
        for task in self.running:
            task.cancel()
        with suppress(Error, OSError, asyncio.TimeoutError):
            await asyncio.wait_for(self.client.close(), CONNECT)

    async def flush(self) -> None:
        """Returns when what was said has left."""
        with suppress(Error, OSError, asyncio.TimeoutError):
            async with asyncio.timeout(1.0):
                while not self.waiting.empty():
                    await asyncio.sleep(0)
                await flushed(self.client, 1)

    # ---- hearing

    async def hear(self, message: Msg) -> None:
        assert self.ears is not None
        if message.reply:
            self.ears.asked(message.data, lambda reply: self.put(message.reply, reply))
        else:
            self.ears.sent(message.data)

    async def hear_all(self, message: Msg) -> None:
        assert self.ears is not None
        self.ears.told(message.data)

    # ---- saying

    @property
    def is_up(self) -> bool:
        return self.client.is_connected

    async def request(self, node: str, data: bytes, seconds: float) -> bytes:
        return await self.request_at(f"{self.prefix}.node.{node}", data, seconds)

    async def request_at(self, subject: str, data: bytes, seconds: float) -> bytes:
        if not self.is_up:
            raise Nobody("NATS is away")
        try:
            return (await self.client.request(subject, data, seconds)).data
        except NoRespondersError as error:
            raise Nobody(subject) from error
        except (TimeoutError, Error, OSError) as error:
            raise Unreachable(str(error)) from error

    def send(self, node: str, data: bytes) -> None:
        self.put(f"{self.prefix}.node.{node}", data)

    def tell_all(self, data: bytes) -> None:
        self.put(f"{self.prefix}.all", data)

    def put(self, subject: str, data: bytes) -> None:
        if self.is_up and not self.waiting.full():
            self.waiting.put_nowait((subject, data))
        else:
            self.dropped += 1

    async def publish(self) -> None:
        while True:
            subject, data = await self.waiting.get()
            try:
                if self.is_up:
                    await self.client.publish(subject, data)
            except (Error, OSError):
                self.dropped += 1
