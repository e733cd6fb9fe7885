"""Ten thousand sockets on which nobody says anything: `make bench-idle`.

A server with the product's own sockets in one process, raw clients in another. Prints what a socket costs in memory and
that everybody still answers and is answered.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import multiprocessing
import os
import resource
import socket
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from urllib.request import urlopen

import uvicorn
import uvloop

from tablee.core.races import MS
from tablee.server.net.websocket import Socket, socket_of
from tablee.server.net.websocket_frames import PING, PONG
from tablee.table.model.latency import FEWEST
from tests.server.raw import frame

ADDRESSES = 8  # of the loopback, so that ports do not run short
AT_ONCE = 100  # handshakes under way
SPARE = 200  # files that are open anyway
PATIENCE = 30.0
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: table\r\nOrigin: http://table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\n"
    b"Accept-Language: fr,en;q=0.7\r\nCookie: tablee=" + b"x" * 120 + b"\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(bytes(16)) + b"\r\n\r\n"
)


class GameServer:
    """The least an app can be: it lets everybody in, and tells how its sockets are."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            gc.collect()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": json.dumps(self.state()).encode()})
            return
        await receive()
        await send({"type": "websocket.accept"})
        line = socket_of(scope)
        line.on_text = line.send
        line.on_gone = lambda: self.sockets.discard(line)
        self.sockets.add(line)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    def state(self) -> dict[str, int]:
        trips = [len(line.link.trips) for line in self.sockets]
        slowest = max((max(line.link.trips) for line in self.sockets if line.link.trips), default=0)
        return {
            "sockets": len(trips),
            "known": sum(1 for count in trips if count >= FEWEST),
            "pongs": sum(trips),
            "slowest": slowest,
        }


def serve(port: int, interval: float) -> None:
    raise_limit()
    uvicorn.run(
        GameServer(), port=port, ws=Socket, ws_max_size=64 * 1024, ws_ping_interval=interval, ws_ping_timeout=PATIENCE,
        log_level="critical", lifespan="off", loop="uvloop", access_log=False,
    )  # fmt: skip


def raise_limit() -> int:
    """As many open files as we are allowed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class Guest(asyncio.Protocol):
    """Shakes hands, answers pings, and otherwise says nothing."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.unread = b""
        self.inside: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.answered: asyncio.Future[float] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(REQUEST)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.inside.done():
            head, end, self.unread = self.unread.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            self.inside.set_result(b" 101 " in head)
        while len(self.unread) >= 2 and len(self.unread) >= 2 + self.unread[1]:  # all that comes is short
            opcode, size = self.unread[0] & 15, self.unread[1]
            payload, self.unread = self.unread[2 : 2 + size], self.unread[2 + size :]
            self.hear(opcode, payload)

    def hear(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self.transport.write(frame(PONG, payload))
        elif opcode == PONG and self.answered is not None:
            self.answered.set_result(time.perf_counter())

    def connection_lost(self, _: Exception | None) -> None:
        if not self.inside.done():
            self.inside.set_result(False)

    async def ask(self) -> float:
        """A ping of our own; seconds until its answer."""
        self.answered = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        self.transport.write(frame(PING, b"there?"))
        async with asyncio.timeout(PATIENCE):
            return await self.answered - start


async def arrive(port: int, count: int) -> list[Guest]:
    loop = asyncio.get_running_loop()
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Guest:
        own = (f"127.0.0.{1 + number % ADDRESSES}", 0) if sys.platform == "linux" else None
        async with room, asyncio.timeout(PATIENCE):
            _, guest = await loop.create_connection(Guest, "127.0.0.1", port, local_addr=own)
            if not await guest.inside:
                raise SystemExit("a handshake was refused")
            return guest

    return await asyncio.gather(*(one(number) for number in range(count)))


@dataclass(frozen=True)
class Weight:
    """Of a process, and of the kernel (both ends of all sockets)."""

    memory: int
    seconds: float
    kernel: int

    @classmethod
    def of(cls, pid: int) -> Weight:
        status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
        times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        slab = next(line for line in Path("/proc/meminfo").read_text().splitlines() if line.startswith("Slab:"))
        ticks = (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
        return cls(int(status["RssAnon"].split()[0]) * 1024, ticks, int(slab.split()[1]) * 1024)


def state(port: int) -> dict[str, int]:
    with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
        found: dict[str, int] = json.load(answer)
        return found


async def measure(port: int, pid: int, count: int, hold: float) -> None:
    await arrive_and_leave(port)
    before = Weight.of(pid)
    start = time.perf_counter()
    guests = await arrive(port, count)
    print(f"{count:,} sockets let in within {time.perf_counter() - start:.1f} s")
    await asyncio.sleep(2)
    await asyncio.to_thread(state, port)
    after = Weight.of(pid)
    print(f"memory of the server: {(after.memory - before.memory) / count / 1000:.1f} kB a socket")
    print(f"memory of the kernel: {(after.kernel - before.kernel) / count / 1000:.1f} kB a socket, both ends")
    await asyncio.sleep(hold)
    late = Weight.of(pid)
    found = await asyncio.to_thread(state, port)
    print(f"after {hold:.0f} s more: {(late.memory - before.memory) / count / 1000:.1f} kB a socket, "
          f"{100 * (late.seconds - after.seconds) / hold:.1f} % of a core")  # fmt: skip
    print(f"held {found['sockets']:,}; links known {found['known']:,}; {found['pongs'] / count:.1f} answers a socket, "
          f"the slowest after {found['slowest'] / MS:.0f} ms")  # fmt: skip
    trips = sorted([await guest.ask() for guest in guests[:: max(1, count // 1000)]])
    print(
        f"the server answered {len(trips):,} pings out of {len(trips):,}, the slowest after {trips[-1] * 1000:.1f} ms"
    )
    assert found["sockets"] == found["known"] == count


async def arrive_and_leave(port: int) -> None:
    """What is made once is made before anything is measured."""
    for guest in await arrive(port, 50):
        guest.transport.abort()
    await asyncio.sleep(0.5)
    await asyncio.to_thread(state, port)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--hold", type=float, default=25.0, help="seconds; longer than the interval of keepalives")
    parser.add_argument("--interval", type=float, default=20.0, help="seconds between keepalives")
    asked = parser.parse_args()
    count = min(asked.sockets, raise_limit() - SPARE)
    if count < asked.sockets:
        print(f"only {count:,}: no more files may be open here")
    port = free_port()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(port, asked.interval), daemon=True)
    server.start()
    try:
        wait_until_open(port)
        assert server.pid is not None
        uvloop.run(measure(port, server.pid, count, asked.hold))
    finally:
        server.terminate()
        server.join()


def wait_until_open(port: int) -> None:
    for _ in range(200):
        try:
            state(port)
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
