"""Abuse beside play: `make bench-abuse`. What bystanders wait, alone and beside somebody who leans on the door.

A house as people start it, with its own limits. A bystander at 127.0.0.1 has a seat at a table and says something there
that is answered, asks for something on a line that stays open, and comes anew, each some fifteen times a second. The
attacker is another process at 127.0.0.2. For each kind of abuse both are measured one after the other in one run, so
that the ratio says more than the figures. Everything stays on the loopback, and ends by count and by time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from bench.housed import TABLEE, housed
from bench.visitors import Visitor

ATTACKER = "127.0.0.2"  # another address of the loopback
EVERY = 0.06  # seconds between two things that a bystander does: a socket may say twenty a second
SECONDS = 6.0  # of each measurement
BURST, LINES = 1000, 100  # requests in a row, and the connections they come by
BURSTS = 5  # an attack at most
SETTLED = 1.0  # seconds between two measurements

FEW = 160  # descriptors of a house that is short of them
SHORT = f"half requests, {3 * FEW}, in a house with {FEW} descriptors"

Tally = Counter[str]
Attack = Callable[[int, Tally, str], Awaitable[None]]


# ---- the attacker


async def line_to(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))


async def status(reader: asyncio.StreamReader) -> str:
    """Of one answer, which is read to its end."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
    await reader.readexactly(int(length.partition(b":")[2]))
    return head.split(b" ")[1].decode()


async def asks(port: int, requests: Iterator[bytes], tally: Tally) -> None:
    """One connection, one request after the other; a connection that is closed is opened again."""
    for request in requests:
        try:
            reader, writer = await line_to(port)
            writer.write(request)
            tally[await status(reader)] += 1
            for more in requests:
                writer.write(more)
                tally[await status(reader)] += 1
        except (OSError, asyncio.IncompleteReadError):
            tally["cut"] += 1
        finally:
            with suppress(UnboundLocalError):
                writer.close()


async def in_bursts(port: int, tally: Tally, request: Callable[[int], bytes]) -> None:
    for _ in range(BURSTS):
        requests = (request(number) for number in range(BURST))
        await asyncio.gather(*(asks(port, requests, tally) for _ in range(LINES)))


def get(path: str, host: str = "127.0.0.1", more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n".encode()


async def description(port: int, tally: Tally, code: str) -> None:
    await in_bursts(port, tally, lambda number: get("/openapi.json"))


async def rules(port: int, tally: Tally, code: str) -> None:
    await in_bursts(port, tally, lambda number: get("/api/1/rules/derniere", more="Accept-Encoding: gzip\r\n"))


async def codes(port: int, tally: Tally, code: str) -> None:
    """Each under a name of its own, so that none has been drawn yet."""
    await in_bursts(port, tally, lambda number: get(f"/api/1/tables/{code}/qr.svg", f"h{number}.example"))


async def newcomers(port: int, tally: Tally, code: str) -> None:
    body = "PUT /api/1/me HTTP/1.1\r\nHost: x\r\ntablee-client: 1\r\nContent-Length: 2\r\n\r\n{}"
    await in_bursts(port, tally, lambda number: body.encode())


async def handshakes(port: int, tally: Tally, code: str) -> None:
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\ntablee-client: 1\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: tablee.1, ticket.x\r\n"
    )
    await in_bursts(port, tally, lambda number: get(f"/ws/table/{code}", more=upgrade))


async def silent(port: int, tally: Tally, code: str) -> None:
    """Connections on which nothing is said."""
    held = []
    for _ in range(3 * BURST):
        try:
            held.append(await line_to(port))
        except OSError:
            tally["cut"] += 1
    await asyncio.sleep(SECONDS / 2)
    tally["held"] += sum(not reader.at_eof() for reader, _ in held)
    tally["closed"] += sum(reader.at_eof() for reader, _ in held)
    for _, writer in held:
        writer.transport.abort()


async def bodies(port: int, tally: Tally, code: str) -> None:
    """Requests whose bodies never come, on more connections than there are descriptors; and newcomers beside them."""
    head = b"PUT /api/1/me HTTP/1.1\r\nHost: x\r\ntablee-client: 1\r\nContent-Length: 10\r\n\r\n"
    held = []
    end = time.monotonic() + SECONDS
    for _ in range(3 * FEW):
        try:
            reader, writer = await line_to(port)
            writer.write(head)
            held.append((reader, writer))
        except OSError:
            tally["cut"] += 1
    while time.monotonic() < end:
        tally[f"newcomers {await comes(port)}"] += 1
        await asyncio.sleep(EVERY)
    for _, writer in held:
        writer.transport.abort()


async def comes(port: int) -> str:
    """A newcomer from elsewhere: what they are answered."""
    writer = None
    try:
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.3", 0))
            writer.write(get("/api/1/tables"))
            return await status(reader)
    except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        return type(error).__name__
    finally:
        if writer is not None:
            writer.close()


async def slow_readers(port: int, tally: Tally, code: str) -> None:
    """Each asks for a hundred fonts in a row, and reads none of them."""
    font = await asyncio.to_thread(a_font, port)
    held = []
    for _ in range(20):
        _, writer = await line_to(port)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(get(font) * 100)
        held.append(writer)
    began = time.monotonic()
    tally["held at most"] = held_by_house(port)
    while held_by_house(port) and time.monotonic() - began < 60:
        await asyncio.sleep(0.2)
        tally["held at most"] = max(tally["held at most"], held_by_house(port))
    tally["held"] = held_by_house(port)
    tally["seconds"] = round(time.monotonic() - began)
    for writer in held:
        writer.transport.abort()


def held_by_house(port: int) -> int:
    """Connections of the attacker for which the house still has a descriptor."""
    own, theirs = f"0100007F:{port:04X}", "0200007F:"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(line[1] == own and line[2].startswith(theirs) and line[9] != "0" for line in lines)


def a_font(port: int) -> str:
    http = HTTPConnection("127.0.0.1", port)
    http.request("GET", "/")
    page = http.getresponse().read().decode()
    found = [part for part in page.split('"') if part.endswith(".woff2")]
    return found[0] if found else "/api/1/games"


async def talkers(port: int, tally: Tally, code: str) -> None:
    """Ten people at the bystander's own table who write as fast as they can."""
    await asyncio.gather(*(talks(port, tally, code) for _ in range(10)))


async def talks(port: int, tally: Tally, code: str) -> None:
    visitor = await asyncio.to_thread(Visitor, HTTPConnection("127.0.0.1", port, source_address=(ATTACKER, 0)), "")
    end = time.monotonic() + SECONDS / 2
    while time.monotonic() < end:
        with suppress(Exception):
            ticket = await asyncio.to_thread(visitor.ask, "POST", f"/api/1/tables/{code}/ticket")
            async with at_table(port, code, ticket["ticket"], ATTACKER) as line:
                tally["sockets"] += 1
                while time.monotonic() < end:
                    await line.send('{"do":"say","id":"a","text":"' + "x" * 200 + '"}')
                    tally["messages"] += 1
        await asyncio.sleep(0.1)


def attack(kind: str, port: int, code: str, out: Any) -> None:
    """In a process of its own."""
    tally: Tally = Counter()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

    async def run() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(90):
                await ATTACKS[kind](port, tally, code)

    asyncio.run(run())
    out.put(dict(tally))


ATTACKS: dict[str, Attack] = {
    "openapi.json, 5,000 times": description,
    "rules, 5,000 times": rules,
    "QR codes, 5,000 different": codes,
    "newcomers, 5,000": newcomers,
    "handshakes, 5,000": handshakes,
    "silent connections, 3,000": silent,
    "slow readers, 20": slow_readers,
    "talkers at the table, 10": talkers,
    SHORT: bodies,
}


# ---- the bystander


@asynccontextmanager
async def at_table(port: int, code: str, ticket: str, source: str = "127.0.0.1") -> Any:
    async with connect(
        f"ws://127.0.0.1:{port}/ws/table/{code}",
        subprotocols=[Subprotocol("tablee.1"), Subprotocol(f"ticket.{ticket}")],
        additional_headers={"tablee-client": "1"},
        compression=None,
        max_queue=None,
        local_addr=(source, 0),
    ) as line:
        yield line


class Bystander:
    """Somebody with a seat; what they waited for each thing they did, in milliseconds."""

    def __init__(self, port: int, code: str, cookie: str, line: Any) -> None:
        self.port = port
        self.cookie = cookie
        self.code = code
        self.line = line
        self.answered: dict[str, asyncio.Future[None]] = {}
        self.number = 0
        self.lost = 0

    async def hear(self) -> None:
        async for message in self.line:
            found = json.loads(message)
            waiting = self.answered.pop(str(found.get("id")), None)
            if waiting is not None:
                waiting.set_result(None)

    async def speak(self) -> None:
        """A message at the table, until its answer."""
        self.number += 1
        id = f"m{self.number}"
        answer = self.answered[id] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"do": "echo", "id": id}))
        await answer

    async def come(self) -> None:
        """A connection of one's own, and one request."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(get("/api/1/tables", more=f"Cookie: {self.cookie}\r\n"))
            assert await status(reader) == "200"
        finally:
            writer.close()

    async def measure(self, act: Callable[[], Awaitable[None]], until: Callable[[], bool]) -> list[float]:
        waited = []
        while not until():
            before = time.perf_counter()
            try:
                async with asyncio.timeout(20):
                    await act()
                waited.append((time.perf_counter() - before) * 1000)
            except (OSError, TimeoutError, AssertionError, asyncio.IncompleteReadError):
                self.lost += 1
            await asyncio.sleep(EVERY)
        return waited

    async def both(self, until: Callable[[], bool]) -> tuple[list[float], list[float]]:
        speaking, coming = await asyncio.gather(self.measure(self.speak, until), self.measure(self.come, until))
        return speaking, coming


def percentile(waited: list[float], share: float) -> float:
    return sorted(waited)[min(len(waited) - 1, int(len(waited) * share))] if waited else float("nan")


def within(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


# ---- the run


async def run(port: int, kinds: list[str], table: Table) -> None:
    visitor = Visitor(HTTPConnection("127.0.0.1", port), "Zoé")
    code = visitor.open_table(game="derniere", seats=2)
    ticket = visitor.ask("POST", f"/api/1/tables/{code}/ticket")["ticket"]
    async with at_table(port, code, ticket) as line:
        bystander = Bystander(port, code, visitor.cookie, line)
        await line.send('{"do":"sit","id":"seat","seat":0}')
        hearing = asyncio.create_task(bystander.hear())
        for kind in kinds:
            alone = await bystander.both(within(SECONDS))
            beside, tally = await beside_attack(bystander, kind)
            table.add_row(kind, *columns(alone, beside), str(bystander.lost), told(tally))
            bystander.lost = 0
            await asyncio.sleep(SETTLED)
        hearing.cancel()


async def beside_attack(bystander: Bystander, kind: str) -> tuple[tuple[list[float], list[float]], dict[str, int]]:
    spawn = multiprocessing.get_context("spawn")
    out = spawn.Queue()
    process = spawn.Process(target=attack, args=(kind, bystander.port, bystander.code, out), daemon=True)
    process.start()
    measured = await bystander.both(lambda: not process.is_alive() or not out.empty())
    tally = await asyncio.to_thread(out.get, True, 10)
    await asyncio.to_thread(process.join, 10)
    return measured, tally


def columns(alone: tuple[list[float], ...], beside: tuple[list[float], ...]) -> list[str]:
    found = []
    for before, during in zip(alone, beside, strict=True):
        usual, now = percentile(before, 0.99), percentile(during, 0.99)
        found += [f"{usual:.1f}", f"{now:.1f}", f"{now / usual:.1f}", f"{max(during, default=0):.0f}"]
    return found


def told(tally: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(tally.items()))


def headed() -> Table:
    table = Table(title="What a bystander waits, in ms: p99 alone, beside, ratio, worst beside")
    for name in ("abuse", "table", "beside", "×", "worst", "new", "beside", "×", "worst", "lost", "the attacker got"):
        table.add_column(name, justify="left" if name in ("abuse", "the attacker got") else "right", overflow="fold")
    return table


FEWER = ("sh", "-c", f'ulimit -n {FEW}; exec "$0" "$@"', TABLEE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="kinds whose name begins with this")
    asked = parser.parse_args()
    kinds = [kind for kind in ATTACKS if kind.startswith(asked.only)]
    table, faults = headed(), []
    for command, chosen in (
        ((), [kind for kind in kinds if kind != SHORT]),
        (FEWER, [SHORT] if SHORT in kinds else []),
    ):
        if not chosen:
            continue
        with tempfile.TemporaryDirectory() as folder, housed(Path(folder), None, command, limited=True) as house:
            house.rest()
            asyncio.run(run(house.port, chosen, table))
            faults += house.faults
    Console(width=int(os.environ.get("COLUMNS", "150"))).print(table)
    print(f"faults in the log: {len(faults)}")
    for line in faults[:5]:
        print(line)


if __name__ == "__main__":
    main()
