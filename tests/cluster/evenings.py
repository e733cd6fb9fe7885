"""Evenings with several nodes on a virtual clock: the same people, the same journal, and machines that come and go.

Nodes die, freeze and wake as a second owner, are cut off from the rest, leave politely; the bus loses, delays and
doubles; the store is away, and its clock jumps. `python -m tests.cluster.evenings SEED` has an evening again.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import Any

from tablee.cluster.gateway import RelayedSocket
from tablee.cluster.lease import SECONDS, Lease, Leased
from tablee.cluster.messages import AnyDown, Text
from tablee.cluster.node import Node, rules_here
from tablee.cluster.ports import NodePorts
from tablee.cluster.remote_viewers import RemoteLine
from tablee.core.races import MS, NOTHING
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.table.live import LiveTable
from tablee.table.model.ports import Ports
from tablee.table.model.table import Table
from tests.cluster.simulated import Exchange, PostBox, Reach, Register
from tests.table import evenings
from tests.table.evenings import CODE, CountedLoop, Evening, Outcome
from tests.table.people import PAINT, Client, Wire
from tests.table.processes import Process
from tests.table.witness import TABLE, told

FAULTS = (
    "cut", "stall", "duplicate", "full", "flaky", "before", "after", "shown", "die", "freeze", "part", "bus", "lost",
    "late", "doubled", "jump", "drain",
)  # fmt: skip
RULES = rules_here()
FRAME = b'{"kind":"frame"'
JUMP_SEEN = 4  # seconds after a jump of the clock that leases run by, until everybody knows whose the table is
ROUNDED = 20  # hundredths of a millisecond
SETTLED = 30  # seconds in which everybody is back, once faults are over


class SeenNode(Node):
    """A node that is watched: whatever an owner sends a gateway is held against what is written."""

    process: NodeProcess

    def down(self, gateway: str, down: AnyDown) -> None:
        line = next((line for line in self.remote_viewers.lines.values() if line.key == (gateway, down.conn)), None)
        if isinstance(down, Text) and line is not None:
            self.process.shows(line, down.data)
        super().down(gateway, down)

    def better_elsewhere(self) -> list[LiveTable]:
        found = super().better_elsewhere()
        self.process.evening.seen["followed"] += len(found)
        return found


class Tally:
    """Counts what nodes count."""

    def __init__(self, evening: ClusterEvening) -> None:
        self.seen = evening.seen

    def took_over(self) -> None:
        self.seen["take-over"] += 1

    def asked(self, hundredths: int) -> None:
        self.seen["asked"] += 1

    def unanswered(self) -> None:
        self.seen["unanswered"] += 1

    def lost(self) -> None:
        self.seen["hole"] += 1


class NodeProcess(Process):
    """One node, from its start to its end."""

    evening: ClusterEvening

    def __init__(self, evening: ClusterEvening, number: int) -> None:
        super().__init__(evening, number)
        self.name = f"n{number}"
        self.is_cut = False  # from everything but its sockets
        self.is_quiet = False  # and then nothing says so: what is sent is lost
        self.has_left = False
        self.tables: dict[str, LiveTable] = {}
        self.sockets: dict[Wire, RelayedSocket] = {}
        self.reach = Reach(self)
        self.lease = Lease(self.reach, self.reach.clock)
        self.node = SeenNode(self.node_ports())
        self.node.process = self

    def node_ports(self) -> NodePorts:
        return NodePorts(
            name=self.name, now=self.now, sleep=self.sleep, later=self.later, spawn=self.spawn, bus=PostBox(self),
            store=self.reach, lease=self.lease, live=self.tables, wake=self.wake, knows=self.knows,
            meet=self.meet, end=self.no_end, fetch=self.no_picture,
            heard=lambda news: None, rules=RULES, follows=True, tally=Tally(self.evening),
        )  # fmt: skip

    def ports(self) -> Ports:
        """As in a cluster, every row is awaited: a leased journal has no short way."""
        return replace(
            super().ports(),
            journal=Leased(self.reach, self.lease),
            append_then=None,
            gone=lambda live: self.tables.pop(live.id, None),
        )

    def now(self) -> int:
        return self.born + round(self.evening.loop.time() * 1000 * MS)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.awake()

    async def wake(self, table: str, known: list[bytes]) -> LiveTable:
        self.live = self.tables[table] = LiveTable.from_rows(table, CODE, known, self.ports())
        self.live.begin()
        return self.live

    def knows(self, person: object) -> bool:
        return bool(self.evening.draw.below(2))

    async def meet(self, people: Iterable[str]) -> None:
        await self.reach.answer()

    async def no_end(self, live: LiveTable) -> None: ...

    async def no_picture(self, token: str) -> bytes | None:
        return None

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        super().spawn(self.running(job) if self.is_frozen else job)

    async def running(self, job: Coroutine[Any, Any, None]) -> None:
        """Nothing begins while a process stands still."""
        await self.awake()
        await job

    # ---- sockets

    def take(self, wire: Wire, item: Any) -> None:
        if isinstance(item, tuple):
            self.wires.append(wire)
            for _ in range(4):
                wire.latency.ping(round((wire.client.travel() + wire.client.travel()) * 1000 * MS))
            self.sockets[wire] = self.node.gateway.enter(TABLE, wire.client.person, wire, *item)
        elif wire in self.sockets and not wire.is_closed:
            asked = up.DECODER.decode(item)
            self.evening.seen[type(asked).__name__] += 1
            if not self.sockets[wire].post(asked):
                self.evening.wrong("too much waits at a gateway")

    def leave(self, wire: Wire) -> None:
        if wire in self.wires:
            self.wires.remove(wire)
            self.sockets.pop(wire).leave()

    def sends(self, wire: Wire, data: bytes) -> bool:
        if self.is_dead:
            return False
        if self.sends_left is not None:
            self.sends_left -= 1
            if self.sends_left < 0:
                self.evening.crash_at = "shown"
                self.evening.crash(self)
                return False
        relayed = self.sockets.get(wire)
        if relayed is not None and relayed.live is not None:
            self.shows(relayed, data)
        self.evening.digest.update(b"%d %s " % (self.number, wire.client.person.encode()) + data)
        return True

    def shows(self, line: RelayedSocket | RemoteLine, data: bytes) -> None:
        """An owner shows something, here or at a gateway."""
        evening, register = self.evening, self.evening.register
        if data.startswith(FRAME):
            is_ours = register.owner == self.name and register.epoch == self.reach.epoch
            if not is_ours and evening.loop.time() > register.jumped_at + JUMP_SEEN:
                evening.wrong(f"{self.name} shows a card, and the table is {register.owner}'s")
        evening.witness.sees(self, line, data)  # type: ignore[arg-type]


class ClusterEvening(Evening):
    """Two or three nodes, and everybody who plays there."""

    processes: list[NodeProcess]  # type: ignore[assignment]

    def __init__(self, loop: CountedLoop, seed: int) -> None:
        super().__init__(loop, seed)
        self.faults = [fault for fault in FAULTS if self.draw.below(4) == 0]
        self.duplicates = "duplicate" in self.faults
        self.matches = 1
        self.register = Register(self)
        self.exchange = Exchange(self)
        self.size = 2 + self.draw.below(2)
        self.only_door: NodeProcess | None = None  # where everybody comes in, if not anywhere

    # ---- the nodes

    def open(self) -> None:
        for _ in range(self.size):
            self.start()
        first = self.processes[0]
        self.register.owner, self.register.epoch, first.reach.epoch = first.name, 1, 1
        first.live, row = LiveTable.open(TABLE, CODE, self.setup, "p1", first.ports())
        first.tables[TABLE] = first.live
        first.lease.begin(TABLE, 1, 1)
        self.witness.write(first, row)
        first.live.begin()

    def start(self) -> None:
        if self.is_calm and self.processes:
            return
        self.started += 1
        process = NodeProcess(self, self.started)
        self.processes.append(process)
        self.seen["nodes"] += 1
        for chore in process.node.chores():
            process.spawn(chore)

    def door(self) -> NodeProcess | None:
        """Anybody comes in anywhere."""
        if self.only_door is not None:
            return self.only_door
        awake = [each for each in self.processes if not each.is_frozen and not each.has_left]
        return awake[self.draw.below(len(awake))] if awake else None

    def crash(self, process: Process) -> None:
        """A node dies, and another is started some time after."""
        process.is_dead = True
        self.seen[f"crash {self.crash_at}"] += 1
        self.crash_at = ""
        self.gone(process)
        self.cut_wires(process)
        self.loop.call_later(self.draw.below(3000) / 1000, self.start)

    def cut_wires(self, process: Process) -> None:
        """Also those that a frozen process has not taken yet."""
        for wire in [client.wire for client in self.clients if client.wire is not None]:
            if wire.process is process:
                wire.cut(self.draw.below(1000) / 1000, 0.0)

    @property
    def owner(self) -> NodeProcess | None:
        found = [each for each in self.processes if each.name == self.register.owner and TABLE in each.tables]
        return found[0] if found else None

    def time(self, data: bytes) -> None:
        """A press was on its way for as long as its socket takes, however long gateway and owner take."""
        row = rows.decode(data)
        if not isinstance(row, rows.Pressed) or not row.id or {"stall", "freeze"} & set(self.faults):
            return
        client = next(client for client in self.clients if row.id in client.sent)
        asked = row.evidence.elapsed - row.evidence.claimed
        if row.evidence.claimed == NOTHING or not client.is_honest or row.id in client.sent_again:
            return
        self.seen["timed"] += 1
        if not 0 <= asked <= (2.4 * client.delay + PAINT) * 1000 * MS + ROUNDED:
            self.wrong(f"a press of {client.person} took {asked / MS:.1f} ms on a way of {client.delay * 1000:.0f} ms")

    # ---- what goes wrong

    def trouble(self) -> None:
        if self.is_calm:
            return
        self.loop.call_later((300 + self.draw.below(2500)) / 1000, self.trouble)
        if not self.faults:
            return
        seconds = self.draw.below(5000) / 1000
        client = self.clients[self.draw.below(len(self.clients))]
        node = self.owner if self.draw.below(3) else None
        node = node or (self.processes[self.draw.below(len(self.processes))] if self.processes else None)
        now = self.loop.time()
        match self.faults[self.draw.below(len(self.faults))]:
            case "cut":
                client.lose(self.draw.below(4000) / 1000)
            case "stall":
                if client.wire is not None:
                    (client.wire.up if self.draw.below(2) else client.wire.down).stall(seconds)
            case "full":
                self.full_until = now + seconds
            case "flaky":
                self.flaky_until = now + seconds
            case "before" | "after" | "shown" as when:
                self.crash_at = when
            case "die" if node is not None and len(self.processes) > 1:
                self.crash_at = "die"
                self.crash(node)
            case "freeze" if node is not None and not node.is_frozen:
                if self.draw.below(2):
                    self.freeze_node(node)
                else:
                    self.crash_at = "freeze"  # the next that writes something, before it hears that it is written
            case "part" if node is not None and not node.is_cut:
                self.seen["cut off"] += 1
                node.is_cut, node.is_quiet = True, bool(self.draw.below(2))
                self.loop.call_later(seconds, self.mend, node)
            case "bus":
                self.seen["bus away"] += 1
                self.exchange.is_down = True
                self.loop.call_later(seconds, self.bus_is_back)
            case "lost":
                self.exchange.lost = 2 + self.draw.below(8)
            case "late":
                self.exchange.late = 3 + self.draw.below(20)
            case "doubled":
                self.exchange.doubled = 3
            case "jump":
                jump = (self.draw.below(20) - 10) * (1, 3600)[self.draw.below(2)]
                self.seen["jumped" if jump > 0 else "jumped back"] += 1
                self.register.jump(jump)
                if node is not None and len(self.processes) > 1 and self.draw.below(2):  # and cannot say so any more
                    self.crash_at = "die"
                    self.crash(node)
            case "drain" if node is not None and len(self.processes) > 1 and not node.has_left:
                self.seen["drained"] += 1
                node.spawn(self.drain(node))

    def freeze_node(self, node: NodeProcess) -> None:
        self.seen["frozen"] += 1
        self.crash_at = ""
        node.is_frozen = True
        self.loop.call_later(self.draw.below(5000) / 1000, node.thaw)

    def mend(self, node: NodeProcess) -> None:
        node.is_cut = False

    def bus_is_back(self) -> None:
        self.exchange.is_down = False

    async def drain(self, node: NodeProcess) -> None:
        node.has_left = True
        await node.node.drain()
        await asyncio.sleep(0.05)  # what was said to gates goes out
        self.gone(node)
        node.is_dead = True
        self.cut_wires(node)
        self.start()

    def calm(self) -> None:
        self.is_calm, self.whims, self.duplicates = True, False, False
        self.crash_at = ""
        self.full_until = self.flaky_until = -1.0
        self.exchange.is_down = False
        self.exchange.lost = self.exchange.late = self.exchange.doubled = 0
        for process in self.processes:
            process.sends_left = None
            process.is_cut = False
            if process.is_frozen:
                process.thaw()
        if not self.processes:
            self.start()

    # ---- the evening

    async def run(self) -> None:
        self.open()
        for client in self.clients:
            client.connect()
            client.whim()
        self.trouble()
        await self.for_seconds(5 + self.draw.below(10), rows=40)
        self.calm()
        await self.for_seconds(1.5 * SECONDS)  # who has lost the table may have to learn it yet
        await self.until(self.is_settled, SETTLED, "people are not back")
        await self.agree()
        await self.until(self.is_settled, SETTLED, "people are not back")
        self.check_all()

    @property
    def live(self) -> LiveTable:
        assert self.owner is not None
        return self.owner.live

    def is_settled(self) -> bool:
        owner = self.owner
        if owner is None or owner.live.gone:
            return False
        live = owner.live
        is_at_rest = not live.busy and not live.attendance.is_waking and live.retry_at is None
        is_at_rest = is_at_rest and live.table.paused_by is None
        return is_at_rest and all(self.is_back(client, owner) for client in self.clients)

    def is_back(self, client: Client, owner: NodeProcess) -> bool:
        """Connected somewhere, from there to the table, and everything has arrived."""
        wire = client.wire
        if wire is None or not wire.is_quiet or client.unanswered or not isinstance(wire.process, NodeProcess):
            return False
        relayed = wire.process.sockets.get(wire)
        if relayed is None or relayed.ups:
            return False
        if relayed.live is not None:
            return relayed.live is owner.live and not relayed.missed
        line = owner.node.remote_viewers.lines.get((wire.process.name, relayed.conn))
        return relayed.is_in and line is not None and line.n == relayed.got

    def check_all(self) -> None:
        again = Table(TABLE)
        for row in self.witness.rows:
            again.apply(rows.decode(row))
        if not told(again) == told(self.witness.table) == told(self.live.table):
            self.wrong("the journal has forked")
        for client in self.clients:
            for id, asked in client.sent.items():
                done = isinstance(asked, up.Play) and client.answers.get(id)
                if done and b'"kind":"ack"' in done and b'"what"' not in done and self.witness.done.get(id) != "done":
                    self.wrong(f"{asked} was acknowledged and is lost")
        self.stop_if_wrong()


def play(seed: int) -> Outcome:
    """One evening, checked."""
    return evenings.play(seed, ClusterEvening)


if __name__ == "__main__":
    for seed in map(int, sys.argv[1:]):
        print(play(seed).digest)
