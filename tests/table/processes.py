"""One run of the house, as a simulation has it: its journal can fail, it can crash at any moment, or stand still while
another takes over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tablee.core.races import MS
from tablee.protocol import messages as up
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.messages import SeatInfo
from tablee.protocol.sitting import Sitting
from tablee.table.live import LiveTable
from tablee.table.model.ports import Cancel, Ports, TableHandle
from tests.table.people import Wire
from tests.table.simulated import told_later

if TYPE_CHECKING:
    from tests.table.evenings import Evening

MOST_ASKED = 3000  # times that a table looks at the clock without any time passing


class Busy(BaseException):
    """A table that runs in circles. Nothing that a table catches."""


class FaultyJournal:
    """The journal as one process reaches it."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.evening = process.evening

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        evening, process = self.evening, self.process
        await asyncio.sleep(evening.store_takes())
        await process.awake()
        if evening.crash_at == "before":
            evening.crash(process)
            await process.awake()
        if evening.store_is_away():
            evening.seen["store away"] += 1
            raise StoreAway
        if seq != len(evening.witness.rows):
            evening.seen["two owners"] += 1
            evening.loop.call_later(1.0, process.has_given_up)
            raise NotOurs
        evening.witness.write(process, row)
        if evening.crash_at == "after":
            evening.crash(process)
            await process.awake()
        await asyncio.sleep(evening.store_takes())
        await process.awake()
        if evening.crash_at == "shown":
            process.sends_left = evening.draw.below(5)

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        if self.evening.store_is_away():
            raise StoreAway
        return self.evening.witness.rows[since:]


class Process:
    """One run of the house, from its start to its crash. A frozen one goes on later as if nothing had been."""

    def __init__(self, evening: Evening, number: int) -> None:
        self.evening = evening
        self.number = number
        self.live: LiveTable
        self.is_dead = False
        self.is_frozen = False
        self.held: list[Callable[[], None]] = []
        self.thawed: list[asyncio.Future[None]] = []
        self.wires: list[Wire] = []
        self.sends_left: int | None = None
        self.asked = self.asked_at = 0
        self.born = evening.draw.below(1 << 30)  # its clock has nothing to do with that of the one before

    def ports(self) -> Ports:
        journal = FaultyJournal(self)
        return replace(
            self.evening.world.ports(),
            now=self.now,
            later=self.later,
            spawn=self.spawn,
            journal=journal,
            append_then=told_later(journal, self.spawn) if self.evening.seed % 2 else None,
            keep=self.keep,
            gone=lambda live: self.evening.gone(self),
        )

    def now(self) -> int:
        """Its own clock. Whoever asks again and again at one instant will never see the next."""
        at = self.born + round(self.evening.loop.time() * 1000 * MS)
        self.asked = self.asked + 1 if at == self.asked_at else 0
        self.asked_at = at
        if self.asked > MOST_ASKED:
            self.evening.wrong("a table that runs in circles")
            raise Busy
        return at

    def later(self, delay: int, job: Callable[[], None]) -> Cancel:
        return self.evening.loop.call_later(delay / MS / 1000, self.do, job)

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        if self.is_dead:
            job.close()
        else:
            self.evening.world.spawn(job)

    async def awake(self) -> None:
        """Returns when the process runs; after a crash, never."""
        while self.is_dead or self.is_frozen:
            waiting: asyncio.Future[None] = self.evening.loop.create_future()
            self.thawed.append(waiting)
            await waiting

    async def keep(self, live: TableHandle, record: dict[str, Any], seats: list[SeatInfo]) -> None:
        await asyncio.sleep(self.evening.store_takes())
        await self.awake()
        if self.evening.store_is_away():
            raise StoreAway
        self.evening.world.records[live.record_id] = record

    def do(self, job: Callable[[], None]) -> None:
        if self.is_frozen and not self.is_dead:
            self.held.append(job)
        elif not self.is_dead:
            job()

    def thaw(self) -> None:
        self.is_frozen = False
        held, self.held = self.held, []
        for job in held:
            self.do(job)
        for waiting in self.thawed:
            waiting.set_result(None)
        self.thawed = []

    # ---- sockets

    def hear(self, wire: Wire, item: Any) -> None:
        """Something arrived on a socket: first of all where somebody left off, then messages."""
        if self.is_dead:
            wire.cut(0.05, 0.0)
        else:
            self.do(lambda: self.take(wire, item))

    def take(self, wire: Wire, item: Any) -> None:
        if self.live.gone:
            wire.close(1012, "moved")
        elif isinstance(item, tuple):
            self.wires.append(wire)
            self.evening.seen["resumed" if item[0] else "entered"] += 1
            for _ in range(4):
                wire.latency.ping(round((wire.client.travel() + wire.client.travel()) * 1000 * MS))
            wire.viewer = self.live.enter(wire.client.person, wire, *item)
        elif wire.viewer is not None and not wire.is_closed:
            asked = up.DECODER.decode(item)
            self.evening.seen[type(asked).__name__] += 1
            if not self.live.post(wire.viewer, asked):
                self.evening.wrong("the inbox is full")

    def leave(self, wire: Wire) -> None:
        if wire in self.wires:
            self.wires.remove(wire)
            if wire.viewer is not None:
                self.live.leave(wire.viewer)

    def has_given_up(self) -> None:
        """Somebody else owns the table: whoever is still connected here has to be sent there."""
        if self.wires and not self.is_dead:
            self.evening.wrong("a table that belongs to somebody else keeps its sockets")

    def sends(self, wire: Wire, data: bytes) -> bool:
        """Does it leave the house? It dies in the middle of telling people, at times."""
        if self.is_dead:
            return False
        if self.sends_left is not None:
            self.sends_left -= 1
            if self.sends_left < 0:
                self.evening.crash_at = "shown"
                self.evening.crash(self)
                return False
        self.evening.digest.update(b"%d %s " % (self.number, wire.client.person.encode()) + data)
        self.evening.bytes_sent += len(data)
        self.evening.witness.sees(self, wire, data)
        return True
