"""A house in a thread of its own, a table in it where an honest player has the turn, and somebody rude beside her."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import uvloop

from tablee.core.match import Match
from tablee.protocol import journal as rows
from tablee.server.endpoints.table_socket import TableConnection
from tablee.server.hosting.game_server import GameServer
from tablee.server.net.websocket import Socket
from tablee.table.live import LiveTable
from tests.patience import PATIENCE
from tests.server.raw import Client
from tests.server.visit import Line, Visitor, running

SERVED = 1.0  # seconds: what an honest player may expect beside anybody
NOISE = 4.0  # seconds that a busy machine may add to it
HABITS = ("newcomers_at_once", "handshakes_at_once", "tickets_at_once", "guesses_at_once", "requests_at_once")
MANY = dict.fromkeys(HABITS, 10_000) | {"cpu_ms_at_once": 1_000_000}  # tests come from one address, one after the other

T = TypeVar("T")


@dataclass
class Housed:
    """A running house, and the way to its thread."""

    house: GameServer
    address: str
    loop: asyncio.AbstractEventLoop
    served: list[float] = field(default_factory=list)  # how long honest players waited

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def do(self, act: Callable[[], T]) -> T:
        """Something in the house's own thread."""
        done: Future[T] = Future()

        def call() -> None:
            try:
                done.set_result(act())
            except BaseException as error:
                done.set_exception(error)

        self.loop.call_soon_threadsafe(call)
        return done.result(PATIENCE)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def wait_for(self, happens: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not self.do(happens):
            assert time.monotonic() < end, "it never happened"
            time.sleep(0.005)

    def figure(self, name: str, **labels: str) -> float:
        return self.house.metrics.registry.get_sample_value(f"tablee_{name}", labels) or 0.0


@contextmanager
def housed(folder: Path, **chosen: Any) -> Iterator[Housed]:
    found: Future[Housed] = Future()
    stop = asyncio.Event()

    async def main() -> None:
        async with running(folder, **MANY | chosen) as (house, address):
            found.set_result(Housed(house, address, asyncio.get_running_loop()))
            await stop.wait()

    def live() -> None:
        try:
            uvloop.run(main())
        except BaseException as error:
            if found.done():
                raise
            found.set_exception(error)

    thread = threading.Thread(target=live, daemon=True)
    thread.start()
    made = found.result(PATIENCE)
    try:
        yield made
    finally:
        made.loop.call_soon_threadsafe(stop.set)
        thread.join(2 * PATIENCE)
        assert not thread.is_alive()


@dataclass
class Company:
    """Two at a table of La dernière: Anne, who is honest, in seat 0, and Max in seat 1."""

    at: Housed
    code: str
    live: LiveTable
    anne: Line
    max: Line
    her: Visitor
    him: Visitor

    @property
    def match(self) -> Match:
        return self.live.table.live_match()

    def turn(self) -> int:
        return self.at.do(lambda: self.match.to_act[0])

    def moves(self, seat: int) -> list[int]:
        return self.at.do(lambda: self.match.moves(seat))

    def journal(self) -> list[rows.AnyRow]:
        """What is durable."""
        return [rows.decode(row) for row in self.at.run(self.at.house.store.rows(self.live.id))]

    def played(self) -> list[tuple[int, str]]:
        """Seat and id of every move that is durable."""
        return [(row.seat, row.id) for row in self.journal() if isinstance(row, rows.Played)]

    async def until_turn_of(self, seat: int) -> None:
        while (turn := self.turn()) != seat:
            answer = await (self.anne, self.max)[turn].ask("play", moves=self.moves(turn)[:1])
            assert answer["kind"] == "ack", answer

    async def is_served(self) -> None:
        """Anne plays on, and has not waited."""
        before = time.perf_counter()
        answer = await self.anne.ask("play", moves=self.moves(0)[:1])
        took = time.perf_counter() - before
        assert answer["kind"] == "ack", answer
        self.at.served.append(took)
        assert took < SERVED + NOISE
        assert (0, answer["id"]) in self.played()

    async def raw(self, **more: Any) -> Client:
        """Max comes in by another door, without manners; his tab of before is closed by that."""
        client = Client(self.at.port, f"/ws/table/{self.code}", self.headers(await self.him.ticket(self.code)), **more)
        assert client.status == 101
        assert await self.max.ended() == 4001
        return client

    def headers(self, ticket: str, origin: str = "http://table") -> bytes:
        from_where = f"Origin: {origin}\r\n" if origin else ""
        return f"{from_where}Sec-WebSocket-Protocol: tablee.1, ticket.{ticket}\r\n".encode()

    def his_socket(self) -> Socket:
        """Max's end in the house."""
        line = next(viewer.line for viewer in self.live.viewers if viewer.person != self.live.table.host)
        assert isinstance(line, Socket)
        return line

    def his_door(self) -> TableConnection:
        """Where what Max sends is counted."""
        take = self.his_socket().on_text
        door = getattr(take, "__self__", None)
        assert isinstance(door, TableConnection)
        return door


@asynccontextmanager
async def company(at: Housed, turn: int | None = 0, **setup: Any) -> AsyncIterator[Company]:
    """A match has begun, and it is the turn of this seat, or of any."""
    async with Visitor(at.address) as her, Visitor(at.address) as him:
        await her.introduce("Anne")
        await him.introduce("Max")
        options = {"announce": "auto", "first": "random" if turn is None else turn}
        code = await her.open_table(**{"seats": 2, "options": options} | setup)
        async with her.sit_down(code) as anne, him.sit_down(code) as max:
            for seat, line in enumerate((anne, max)):
                assert (await line.ask("sit", seat=seat))["kind"] == "ack"
            assert (await anne.ask("start"))["kind"] == "ack"
            live = at.run(at.house.tables.table(code))
            assert live is not None
            made = Company(at, code, live, anne, max, her, him)
            if turn is not None:
                await made.until_turn_of(turn)
            yield made
