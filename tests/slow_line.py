"""A slow line on loopback: everything that goes through it is late, thin, and sometimes stalls."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from tablee.core.draws import FastDraw

PART = 2048  # bytes that travel together
AHEAD = 0.2  # seconds of them that are read before they can leave


@dataclass(frozen=True)
class Quality:
    """What a line is like: round trip, bytes a second towards the browser, and how often a part of it stalls."""

    trip_ms: int = 400
    rate: int = 90_000
    stalls: int = 2  # of a hundred parts
    stall_ms: int = 400


class SlowLine:
    """To one server, for all connections of one browser: they share its width."""

    def __init__(self, address: str, quality: Quality) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.quality = quality
        self.draw = FastDraw(7)
        self.free_at = 0.0  # when the line has room again, by the loop's clock
        self.address = ""
        self.carried = 0  # bytes, towards the browser

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(self.host, self.port)
            await asyncio.gather(self.carry(reader, far_writer, False), self.carry(far_reader, writer, True))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_thin: bool) -> None:
        """Read as fast as the line is wide, written when it has come through."""
        loop = asyncio.get_running_loop()
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.ensure_future(self.deliver(on_the_way, writer))
        last = 0.0
        with suppress(OSError):
            while data := await reader.read(PART):
                last = max(last, self.leaves(data, loop.time()) if is_thin else loop.time())
                on_the_way.put_nowait((last + self.quality.trip_ms / 2000, data))
                await asyncio.sleep(max(0.0, last - loop.time() - AHEAD))
        on_the_way.put_nowait((last + self.quality.trip_ms / 2000, b""))
        await writing

    def leaves(self, data: bytes, now: float) -> float:
        """When so much has left, behind all that went before."""
        stall = self.quality.stall_ms / 1000 if self.draw.below(100) < self.quality.stalls else 0.0
        self.carried += len(data)
        self.free_at = max(now, self.free_at) + len(data) / self.quality.rate
        return self.free_at + stall

    async def deliver(self, on_the_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            while True:
                due, data = await on_the_way.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


@contextmanager
def slow_line(address: str, quality: Quality | None = None) -> Iterator[SlowLine]:
    """A line that leads to a server, in a thread of its own: a test's thread has another loop."""
    line = SlowLine(address, quality or Quality())
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    opened = asyncio.run_coroutine_threadsafe(asyncio.start_server(line.take, "127.0.0.1", 0), loop).result()
    line.address = f"http://127.0.0.1:{opened.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        asyncio.run_coroutine_threadsafe(hang_up(opened), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def hang_up(opened: asyncio.Server) -> None:
    opened.close()
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
