"""A bad line on loopback: what goes through it can be held back and cut, and it can lead to another house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Relay:
    def __init__(self, address: str) -> None:
        self.lead_to(address)
        self.address = ""
        self.is_cut = False  # nobody comes through at all
        self.is_deaf = False  # nothing comes back from the house, while it still hears everything
        self.lines: set[asyncio.StreamWriter] = set()
        self.opened = 0

    def lead_to(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)

    def cut(self) -> None:
        """All lines at once, without a word."""
        for line in self.lines:
            line.transport.abort()

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
        self.lines |= {writer, far_writer}
        try:
            await asyncio.gather(self.pump(reader, far_writer, False), self.pump(far_reader, writer, True))
        finally:
            self.lines -= {writer, far_writer}

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, comes_back: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if not (comes_back and self.is_deaf):
                    writer.write(data)
                    await writer.drain()
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
