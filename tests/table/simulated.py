"""A world without sockets, files or time of day: a virtual clock, a journal that can fail, clients that can be cut off.

The loop jumps to the next timer when nothing is ready, so an hour of play passes in milliseconds of work; whatever
happens is decided by one seed, so the same seed gives the same evening to the byte.
"""

from __future__ import annotations

import asyncio
import hashlib
import inspect
from collections.abc import Callable, Coroutine
from types import CoroutineType
from typing import Any

from tablee.bots.players import player
from tablee.core.draws import FastDraw
from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Move
from tablee.core.races import MS
from tablee.core.records import read
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.ids import device_of
from tablee.protocol.journal import AppendThen, Journal, Then
from tablee.protocol.messages import SeatInfo
from tablee.protocol.sitting import Sitting
from tablee.server.content.past_matches import PastMatch
from tablee.server.hosting.seats_kept import seats_kept
from tablee.stores.base import Player
from tablee.table.live import LiveTable
from tablee.table.model.latency import Latency
from tablee.table.model.ports import Advise, Ports, TableHandle, nothing_brought, nothing_made

NOON = 1_800_014_400.0  # by the clock of the wall, in seconds since 1970


class Stuck(Exception):
    """Nothing is ready, nothing is planned, and the evening is not over."""


class Waiting:
    """The selector of a loop that has no files: waiting is a jump of the clock."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> tuple[()]:
        if timeout is None:
            raise Stuck(f"nothing is planned at {self.loop.now:.3f} s")
        self.loop.now += max(0.0, timeout)
        return ()

    def close(self) -> None: ...


class VirtualLoop(asyncio.base_events.BaseEventLoop):
    """An event loop on a clock of its own. Threads, sockets and processes are not there to be used by accident."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._selector = Waiting(self)
        self._clock_resolution = 1e-9
        self.faults: list[Any] = []
        self.set_exception_handler(lambda _, context: self.faults.append(context))

    def time(self) -> float:
        return self.now

    def _process_events(self, events: Any) -> None: ...
    def _write_to_self(self) -> None: ...


def evening(main: Callable[[VirtualLoop], Coroutine[Any, Any, Any]], loop: VirtualLoop | None = None) -> Any:
    """Run something to its end on a virtual clock; what went wrong on the way is raised."""
    loop = loop or VirtualLoop()
    asyncio.set_event_loop(loop)
    try:
        result = loop.run_until_complete(main(loop))
        if loop.faults:
            raise AssertionError(loop.faults[0])
        return result
    finally:
        for task in asyncio.all_tasks(loop):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            job = task.get_coro()
            if isinstance(job, CoroutineType) and inspect.getcoroutinestate(job) == inspect.CORO_CREATED:
                job.close()  # an evening that broke off: it will never begin, and nobody is to be told so
        asyncio.set_event_loop(None)
        loop._ready.clear()  # type: ignore[attr-defined]
        loop._scheduled.clear()  # type: ignore[attr-defined]
        loop.close()


class MemoryJournal:
    """Rows in memory, with a latency, and with faults on request. What it holds survives a crash of the table."""

    def __init__(self, draw: FastDraw, slow_ms: int = 2) -> None:
        self.draw = draw
        self.slow_ms = slow_ms
        self.kept: dict[str, list[bytes]] = {}
        self.sittings: dict[str, Sitting] = {}
        self.is_away = False
        self.asked: list[str] = []  # also in vain: append, or read
        self.loses_answers = False  # what is written: the caller hears that the store is away

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        self.asked.append("append")
        await asyncio.sleep((1 + self.draw.below(self.slow_ms * 10)) / 10_000)
        if self.is_away:
            raise StoreAway
        rows = self.kept.setdefault(table, [])
        if seq != len(rows):
            raise NotOurs
        rows.append(row)
        if sitting is not None:
            self.sittings[table] = sitting
        if self.loses_answers:
            raise StoreAway

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        self.asked.append("read")
        if self.is_away:
            raise StoreAway
        return self.kept.get(table, [])[since:]


def told_later(journal: Journal, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> AppendThen:
    """A journal's way to append without being awaited, made of the other one."""

    async def append(table: str, seq: int, row: bytes, then: Then) -> None:
        try:
            await journal.append(table, seq, row)
        except (StoreAway, NotOurs) as error:
            then(error)
        else:
            then(None)

    return lambda table, seq, row, then: spawn(append(table, seq, row, then))


class Hatch:
    """Addresses that count up: they tell in which order they were asked for, and nothing else."""

    def __init__(self) -> None:
        self.count = 0
        self.offers: dict[str, str] = {}

    def offer(self, face: str) -> str:
        self.count += 1
        address = f"~{self.count:08}"
        self.offers[address] = face
        return address

    def offer_locked(self, face: str) -> tuple[str, str]:
        return self.offer(face), "00" * 16

    def point(self, address: str, x: float, y: float) -> tuple[float, float] | None:
        return (x, y) if address.partition("#")[0] in self.offers else None

    def forget(self, address: str) -> None:
        self.offers.pop(address.partition("#")[0], None)


class Tally:
    def __init__(self) -> None:
        self.moves = 0
        self.verdicts = 0

    def moved(self) -> None:
        self.moves += 1

    def judged(self, waited_ms: float, overtook: bool, believed: bool) -> None:
        self.verdicts += 1


class World:
    """Everything a table asks of the outside, made up."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seed: int) -> None:
        self.loop = loop
        self.draw = FastDraw(seed)
        self.journal = MemoryJournal(FastDraw(seed + 1))
        self.hatch = Hatch()
        self.tally = Tally()
        self.secrets = 0
        self.seed = seed
        self.records: dict[str, dict[str, Any]] = {}
        self.gone: list[LiveTable] = []
        self.names: dict[str, str] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.crashed = False
        self.advise: Advise | None = None
        self.players: dict[str, list[Player]] = {}  # of the records
        self.deeds: list[tuple[str, str]] = []
        self.is_quick = False  # the journal has its other way to append, too
        self.make = nothing_made
        self.kept: dict[str, dict[str, Any]] = {}  # by person, something made that they have kept
        self.had: list[tuple[int, list[str]]] = []  # its number, and who saw it
        self.bring = nothing_brought

    def ports(self) -> Ports:
        return Ports(
            now=lambda: round(self.loop.time() * 1000 * MS),
            later=lambda delay, job: self.loop.call_later(delay / MS / 1000, job),
            spawn=self.spawn,
            journal=self.journal,
            append_then=told_later(self.journal, self.spawn) if self.is_quick else None,
            secret=self.secret,
            bot=self.bot,
            seed=lambda: self.draw.below(1 << 30),
            pictures=self.hatch,
            name=lambda who: self.names.get(who, who),
            guest=self.guest,
            clean=str.strip,
            keep=self.keep,
            changed=lambda live: None,
            gone=self.gone.append,
            counts=self.tally,
            ponder=self.ponder,
            advise=self.advise,
            make=lambda game, kinds, people: self.make(game, kinds, people),
            kept=lambda person, game, options: self.kept.get(person),
            had=lambda game, made, people: self.had.append((made["number"], [*people])),
            bring=lambda game, deck, host, starts: self.bring(game, deck, host, starts),
            wall=lambda: NOON + self.loop.time(),
            past=self.past,
            deed=lambda person, deed: self.deeds.append((person, deed)),
        )

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def secret(self) -> bytes:
        self.secrets += 1
        return hashlib.sha256(b"%d|%d" % (self.seed, self.secrets)).digest()

    def bot(self, name: str, game: AnyGame, seat: int) -> Bot:
        return player(name, game, seat, FastDraw(self.draw.below(1 << 30)))

    def ponder(self, bot: Bot, view: Any, moves: list[Move], done: Callable[[], None]) -> asyncio.Task[Move]:
        """Some take a moment, some take their time."""
        task = self.loop.create_task(self.thought(bot, view, moves))
        task.add_done_callback(lambda _: None if task.cancelled() else done())
        return task

    async def thought(self, bot: Bot, view: Any, moves: list[Move]) -> Move:
        await asyncio.sleep(self.draw.below(2500) / 1000)
        return bot.choose(view, moves)

    def guest(self, who: str, name: str) -> str:
        self.names[who] = name
        return name

    async def keep(self, live: TableHandle, record: dict[str, Any], seats: list[SeatInfo]) -> None:
        if self.journal.is_away:
            raise StoreAway
        self.records[live.record_id] = record
        self.players[live.record_id] = seats_kept(live.table, record, seats)

    async def past(self, record: str, person: str) -> PastMatch | None:
        players = self.players.get(record, [])
        if person not in [device_of(each.person) for each in players if each.person]:
            return None
        return PastMatch(read(self.records[record]), players, self.hatch, self.study)

    async def study(self, run: Callable[..., Any], *given: Any) -> Any:
        """What a server does in a thread takes a moment."""
        await asyncio.sleep(0.01)
        return run(*given)


class Socket:
    """One end of a line: what the table sends is kept."""

    def __init__(self, trip_ms: float = 20.0) -> None:
        self.latency = Latency()
        for _ in range(8):
            self.latency.ping(round(trip_ms * MS))
        self.got: list[bytes] = []
        self.closed: int | None = None

    def send(self, data: bytes) -> None:
        if self.closed is None:
            self.got.append(data)

    def send_frame(self, data: bytes, match: int, n: int) -> None:
        self.send(data)

    send_room = send

    def ping(self) -> None: ...

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or code
