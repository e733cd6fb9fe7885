"""Nodes without machines: a store whose leases run by its own clock, a bus that loses, delays, doubles and breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee.cluster.bus import Nobody, Unreachable
from tablee.cluster.lease import SECONDS
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.sitting import Sitting

if TYPE_CHECKING:
    from tests.cluster.evenings import ClusterEvening, NodeProcess


class Register:
    """Whose the table is, as the database knows it."""

    def __init__(self, evening: ClusterEvening) -> None:
        self.evening = evening
        self.owner: str | None = None
        self.epoch = 0
        self.leases: dict[str, tuple[float, float]] = {}  # from when, until when
        self.ahead = 0.0  # of the database's clock, which may jump
        self.jumped_at = -10.0
        self.checks_epochs = True

    @property
    def now(self) -> float:
        return self.evening.loop.time() + self.ahead

    def jump(self, seconds: float) -> None:
        self.ahead += seconds
        self.jumped_at = self.evening.loop.time()

    def lives(self, node: str | None) -> bool:
        begins, ends = self.leases.get(node or "", (0.0, 0.0))
        return begins <= self.now < ends


class Reach:
    """The store, as one node reaches it: journal and leases."""

    def __init__(self, process: NodeProcess) -> None:
        self.process = process
        self.evening = process.evening
        self.register = process.evening.register
        self.epoch = 0

    def clock(self) -> float:
        """Of this machine; a process that stood still sees that time has passed."""
        return self.evening.loop.time()

    async def answer(self) -> None:
        await asyncio.sleep(self.evening.store_takes())
        await self.process.awake()
        if self.process.is_cut or self.evening.store_is_away():
            self.evening.seen["store away"] += 1
            raise StoreAway

    async def renew(self) -> None:
        await self.answer()
        self.register.leases[self.process.name] = self.register.now, self.register.now + SECONDS

    async def claim(self, table: str) -> int | None:
        await self.answer()
        register = self.register
        if register.owner not in (None, self.process.name) and register.lives(register.owner):
            return None
        self.evening.seen["taken"] += 1
        register.owner, register.epoch = self.process.name, register.epoch + 1
        epoch = register.epoch
        await self.answer()  # which may be lost
        self.epoch = epoch
        return epoch

    async def release(self, table: str) -> None:
        await self.answer()
        if self.register.owner == self.process.name and self.register.epoch == self.epoch:
            self.register.owner = None

    async def owner_of(self, table: str) -> str | None:
        await self.answer()
        owner = self.register.owner
        return owner if self.register.lives(owner) else None

    async def orphaned_tables(self) -> list[tuple[str, str]]:
        await self.answer()
        owner = self.register.owner
        return [] if owner is None or self.register.lives(owner) else [("t1", "ABCDE")]

    async def own_tables(self) -> dict[str, int]:
        await self.answer()
        return {"t1": self.register.epoch} if self.register.owner == self.process.name else {}

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        await self.answer()
        return self.evening.witness.rows[since:]

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        evening, process, rows = self.evening, self.process, self.evening.witness.rows
        await self.answer()
        if evening.crash_at == "before":
            evening.crash(process)
            await process.awake()
        is_ours = self.register.owner == process.name and self.register.epoch == self.epoch
        if self.register.checks_epochs and not is_ours:
            evening.seen["fenced"] += 1
            raise NotOurs
        if seq == len(rows) - 1 and rows[seq] == row:
            return  # written before, and the answer was lost
        if seq != len(rows):
            raise NotOurs
        if not is_ours:
            evening.wrong(f"{process.name} writes, and the table is {self.register.owner}'s")
        evening.witness.write(process, row)
        evening.time(row)
        if evening.crash_at == "after":
            evening.crash(process)
        elif evening.crash_at == "freeze":
            evening.freeze_node(process)
        await process.awake()
        await self.answer()  # which may be lost, or come late
        if evening.crash_at == "shown":
            process.sends_left = evening.draw.below(5)


class Exchange:
    """What carries words between nodes."""

    def __init__(self, evening: ClusterEvening) -> None:
        self.evening = evening
        self.is_down = False
        self.lost = self.doubled = self.late = 0  # one in so many; none
        self.last: dict[tuple[str, str], float] = {}

    def carry(self, sender: NodeProcess, node: str, deliver: Callable[[NodeProcess], None]) -> bool:
        """To a node; False, if it is known at once that nobody is there."""
        evening, draw = self.evening, self.evening.draw
        target = next((each for each in evening.processes if each.name == node), None)
        if self.is_down or (sender.is_cut and not sender.is_quiet) or target is None:
            return False
        if target.is_cut or sender.is_cut or (self.lost and draw.below(self.lost) == 0):
            evening.seen["lost"] += 1
            return True
        copies = 2 if self.doubled and draw.below(self.doubled) == 0 else 1
        evening.seen["doubled"] += copies - 1
        for _ in range(copies):
            self.bring(sender, target, deliver)
        return True

    def bring(self, sender: NodeProcess, target: NodeProcess, deliver: Callable[[NodeProcess], None]) -> None:
        """In order, unless something is late."""
        evening, pair = self.evening, (sender.name, target.name)
        at = evening.loop.time() + (2 + evening.draw.below(20)) / 10_000
        if self.late and evening.draw.below(self.late) == 0:
            evening.seen["late"] += 1
            at += evening.draw.below(2500) / 1000
        else:
            at = self.last[pair] = max(at, self.last.get(pair, 0.0) + 1e-6)
        evening.loop.call_at(at, target.do, lambda: deliver(target))


class PostBox:
    """The bus, as one node has it."""

    def __init__(self, process: NodeProcess) -> None:
        self.process = process
        self.exchange = process.evening.exchange

    @property
    def is_up(self) -> bool:
        return not self.exchange.is_down and (not self.process.is_cut or self.process.is_quiet)

    async def request(self, node: str, data: bytes, seconds: float) -> bytes:
        process, loop = self.process, self.process.evening.loop
        answered: asyncio.Future[bytes] = loop.create_future()

        def ask(target: NodeProcess) -> None:
            target.node.asked(data, lambda reply: answer(target, reply))

        def answer(target: NodeProcess, reply: bytes) -> None:
            self.exchange.carry(target, process.name, lambda _: settle(answered, reply))

        if not self.exchange.carry(process, node, ask):
            await asyncio.sleep(0.001)
            await process.awake()
            raise Nobody
        timer = loop.call_later(seconds, settle, answered, None)
        try:
            reply = await answered
        finally:
            timer.cancel()
        await process.awake()
        if reply is None:
            raise Unreachable
        return reply

    def send(self, node: str, data: bytes) -> None:
        self.exchange.carry(self.process, node, lambda target: target.node.sent(data))

    def tell_all(self, data: bytes) -> None:
        for each in self.process.evening.processes:
            self.exchange.carry(self.process, each.name, lambda target: target.node.told(data))


def settle(answered: asyncio.Future[Any], reply: bytes | None) -> None:
    if not answered.done():
        answered.set_result(reply)
