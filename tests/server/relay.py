"""A bad line on loopback: what goes through it can be held back and cut, and it can lead to another house."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass


@dataclass
class Connection:
    """Through the relay; one that is opened while there is no network comes about when there is one, unless something
    was said before: that is lost for good, and so is all that follows."""

    network: int | None


class Relay:
    def __init__(self, address: str) -> None:
        self.lead_to(address)
        self.address = ""
        self.is_cut = False  # nobody comes through at all
        self.is_deaf = False  # nothing comes back from the house, while it still hears everything
        self.lines: set[asyncio.StreamWriter] = set()
        self.opened = 0
        self.is_held = False  # nothing goes through; nothing is lost
        self.networks = self.network = 1  # 0: there is none; what belongs to another one is dead, and nobody hangs up
        self.opened_since_lost = 0
        self.passed = 0  # pieces that went through

    def lead_to(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)

    def cut(self) -> None:
        """All lines at once, without a word."""
        for line in self.lines:
            line.transport.abort()

    def lose(self) -> None:
        """Nothing goes through, and what is open now or is used before the network is found is dead."""
        self.opened_since_lost = 0
        self.network = 0

    def find(self) -> None:
        self.network = self.networks = self.networks + 1

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(self.host, self.port)
        except OSError:
            writer.transport.abort()
            return
        self.opened += 1
        self.opened_since_lost += bool(self.network)
        connection = Connection(self.network or None)
        self.lines |= {writer, far_writer}
        try:
            await asyncio.gather(
                self.pump(reader, far_writer, connection, False), self.pump(far_reader, writer, connection, True)
            )
        finally:
            self.lines -= {writer, far_writer}

    async def pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, connection: Connection, comes_back: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if connection.network is None:
                    connection.network = self.network
                while self.is_held:
                    await asyncio.sleep(0.01)
                if 0 != connection.network == self.network and not (comes_back and self.is_deaf):
                    self.passed += 1
                    writer.write(data)
                    await writer.drain()
        if connection.network == self.network:
            writer.close()


@asynccontextmanager
async def relayed(address: str) -> AsyncIterator[Relay]:
    relay = Relay(address)
    server = await asyncio.start_server(relay.take, "127.0.0.1", 0)
    relay.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield relay
    finally:
        relay.cut()
        server.close()
        await server.wait_closed()


@contextmanager
def relayed_in_thread(address: str) -> Iterator[Relay]:
    """For those who have no loop."""
    opened: Future[tuple[Relay, Callable[[], object]]] = Future()

    async def main() -> None:
        closed, loop = asyncio.Event(), asyncio.get_running_loop()
        async with relayed(address) as relay:
            opened.set_result((relay, lambda: loop.call_soon_threadsafe(closed.set)))
            await closed.wait()

    thread = threading.Thread(target=asyncio.run, args=(main(),))
    thread.start()
    relay, close = opened.result()
    try:
        yield relay
    finally:
        close()
        thread.join()
