"""A hall without sockets, files or time of day: a virtual clock, and tables that are made up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tablee.core.draws import FastDraw
from tablee.core.races import MS
from tablee.hall.live import LiveHall
from tablee.hall.model import rows
from tablee.hall.model.view import Role
from tablee.hall.ports import HallPorts, Sitter, TableState
from tablee.hall.show import HallViewer
from tablee.protocol import hall as wire
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.hall import Door, Plan
from tablee.protocol.ids import HALL, device_of
from tablee.protocol.setup import Setup
from tests.table.simulated import VirtualLoop, evening

CODE = "KNWJB"
LEADER = "roy"


@dataclass
class FakeTable:
    """A table that does what it is told, and whose match ends when a test says so."""

    number: int
    setup: Setup
    people: list[str] = field(default_factory=list)
    phase: str = "waiting"
    match: int = 0
    places: list[int] = field(default_factory=list)
    judging: bool = False
    paused_by: str = ""
    here: set[str] = field(default_factory=set)

    def end(self, *places: int) -> None:
        """Its match is over: the first seat has won, unless the test says otherwise."""
        self.phase, self.places = "over", list(places) or list(range(1, self.setup.seats + 1))


class FakeTables:
    def __init__(self) -> None:
        self.found: dict[int, FakeTable] = {}
        self.asleep: set[int] = set()
        self.muted: set[str] = set()
        self.chat = ""
        self.deals = 0

    async def wake(self, numbers: Sequence[int]) -> None:
        self.asleep -= set(numbers)

    async def lay(self, number: int, setup: Setup, sitters: Sequence[Sitter]) -> None:
        await asyncio.sleep(0.001)
        table = self.found.setdefault(number, FakeTable(number, setup))
        people = [sitter.who for sitter in sitters]
        people += [""] * (setup.seats - len(people))
        if (table.setup, table.people) != (setup, people):
            assert table.phase in ("waiting", "over"), "laid in a match"
            table.setup, table.people, table.phase, table.places = setup, people, "waiting", []
        elif table.phase == "over":
            table.phase, table.places = "waiting", []

    async def deal(self, number: int) -> None:
        await asyncio.sleep(0.001)
        table = self.found[number]
        assert table.phase in ("waiting", "over")
        self.deals += 1
        table.phase, table.places, table.match, table.paused_by = "playing", [], table.match + 1, ""

    async def pause(self, number: int, by: str = "") -> None:
        self.found[number].phase, self.found[number].paused_by = "paused", by or f"{HALL}1"

    async def resume(self, number: int) -> None:
        self.found[number].phase, self.found[number].paused_by = "playing", ""

    async def stop(self, number: int) -> None:
        table = self.found[number]
        assert not table.judging
        if table.phase in ("playing", "paused"):
            table.phase, table.places, table.paused_by = "over", [], ""

    async def place(self, number: int, sitter: Sitter) -> bool:
        table = self.found[number]
        if sitter.who in table.people:
            return True
        if "" not in table.people:
            return False
        table.people[table.people.index("")] = sitter.who
        return True

    async def take_out(self, number: int, who: str) -> None:
        table = self.found[number]
        table.people = ["" if each == who else each for each in table.people]

    def look(self, number: int) -> TableState | None:
        table = self.found.get(number)
        if table is None or number in self.asleep:
            return None
        return TableState(
            code=f"{CODE}-{number}",
            phase=table.phase,
            people=list(table.people),
            robots=table.people.count("") if table.phase != "waiting" else 0,
            match=table.match,
            places=list(table.places),
            moves=10,
            is_judging=table.judging,
            paused_by=table.paused_by,
            here=frozenset(table.here),
        )

    def glance(self, number: int, seat: int | None = None) -> tuple[bytes, bytes] | None:
        data = wire.ENCODER.encode(wire.Glance(table=number, frame=seat))
        return data, data + b"%d" % self.found[number].match

    def rule(self, chat: str) -> None:
        self.chat = chat

    def mute(self, who: str, on: bool) -> None:
        (self.muted.add if on else self.muted.discard)(who)


class MemoryRows:
    def __init__(self) -> None:
        self.kept: list[bytes] = []
        self.is_away = False

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        await asyncio.sleep(0.001)
        if self.is_away:
            raise StoreAway
        if seq != len(self.kept):
            raise NotOurs
        self.kept.append(row)


class Line:
    """One end of a socket: what the hall sends is kept."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.closed: int | None = None

    def send(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data))

    def close(self, code: int, reason: str) -> None:
        self.closed = code

    def last(self, kind: str) -> dict[str, Any]:
        return next((each for each in reversed(self.got) if each["kind"] == kind), {})


class Guest:
    """Somebody connected to the hall."""

    def __init__(self, world: HallWorld, device: str, role: Role) -> None:
        self.world = world
        self.line = Line()
        self.viewer: HallViewer = world.live.enter(device, role, self.line)
        self.number = 0

    async def ask(self, asked: type[Any], **more: Any) -> dict[str, Any]:
        """The answer to a message."""
        self.number += 1
        self.world.live.post(self.viewer, asked(id=f"m{self.number}", **more))
        await self.world.settle()
        return next(each for each in self.line.got if each.get("id") == f"m{self.number}")

    async def must(self, asked: type[Any], **more: Any) -> None:
        answer = await self.ask(asked, **more)
        assert answer["kind"] == "ack", answer

    @property
    def hall(self) -> dict[str, Any]:
        return self.line.last("hall")


class HallWorld:
    """A live hall, and everything it asks of the outside."""

    def __init__(self, loop: VirtualLoop, plan: Plan, names: Sequence[str] = (), **more: Any) -> None:
        self.loop = loop
        self.tables = FakeTables()
        self.rows = MemoryRows()
        self.names: dict[str, str] = {}
        self.animals: dict[str, int] = {}
        door = Door(names="list" if names else "free")
        given = {"title": "CE2 B", "names": list(names), "chat": "phrases", "door": door, "key": "of-the-leader"} | more
        first = rows.Opened(at=0, plan=plan, leader=LEADER, **given)
        self.rows.kept.append(rows.encode(first))
        self.live = self.opened()

    def opened(self) -> LiveHall:
        """The hall as its rows tell it, also after a restart."""
        self.live = LiveHall.from_rows("1", CODE, self.rows.kept, self.ports())
        self.live.begin()
        return self.live

    def ports(self) -> HallPorts:
        return HallPorts(
            now=lambda: round(self.loop.time() * 1000 * MS),
            later=lambda delay, job: self.loop.call_later(delay / MS / 1000, job),
            spawn=self.spawn,
            journal=self.rows,
            tables=self.tables,
            draw=lambda: FastDraw(1),
            name=self.names.__setitem__,
            wear=self.animals.__setitem__,
            clean=lambda name: "" if name == "refused" else name.strip(),
            words=str.strip,
            called=lambda device: "Mme Roy" if device == LEADER else "",
        )

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        self.task = self.loop.create_task(job)

    async def settle(self) -> None:
        """Until the hall has nothing to do."""
        await asyncio.sleep(0.001)
        while self.live.busy:
            await asyncio.sleep(0.01)

    async def come_in(self, device: str, name: str, animal: int = 0) -> int:
        found = await self.live.ask(lambda: self.live.coming.come_in(device, name, animal, False))
        return found.person

    def enter(self, device: str, role: Role = "player") -> Guest:
        return Guest(self, device, role)

    async def people(self, count: int) -> list[Guest]:
        """So many come in, each on a device of their own."""
        found = []
        for number in range(1, count + 1):
            await self.come_in(f"d{number}", f"P{number}")
            found.append(self.enter(f"d{number}"))
        await self.settle()
        return found

    def table_of(self, device: str) -> FakeTable:
        whose = [table for table in self.tables.found.values() if device in map(device_of, table.people)]
        assert len(whose) == 1
        return whose[0]


def lesson(main: Callable[[HallWorld], Awaitable[None]], plan: Plan | None = None, **more: Any) -> HallWorld:
    """A hall from its opening to the end of a test, on a virtual clock."""
    found: list[HallWorld] = []

    async def run(loop: VirtualLoop) -> None:
        world = HallWorld(loop, plan or Plan(minutes=12, rounds=3), **more)
        found.append(world)
        await world.settle()
        await main(world)
        world.live.end(why=wire_bye())

    evening(run)
    return found[0]


def wire_bye() -> Any:
    from tablee.core.words import msg

    return msg("house-closed")
