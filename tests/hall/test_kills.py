"""A hall that is killed after each of its rows, and after each thing that it does at a table, and taken up again from
its rows: it comes out as if nothing had happened, and everybody sees the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import asdict
from typing import Any

import msgspec
import pytest

from tablee.hall.model.hall import Hall
from tablee.hall.model.score import standings_of
from tablee.hall.model.view import Role
from tablee.protocol import hall as up
from tablee.protocol.hall import Door, Plan
from tests.hall.simulated import LEADER, FakeTables, Guest, HallWorld, MemoryRows
from tests.table.simulated import VirtualLoop, evening

DONE_AT_TABLES = ("lay", "deal", "pause", "resume", "stop", "place", "take_out")
# What may be another after a kill, because the clock stood still.
OF_TIME = ("at", "ends", "starts", "since", "begun_at", "over_at", "minutes")
DOWN = 3.0  # seconds until it is taken up again
SLICE = 0.5
NEVER = 10_000


class Killing:
    """Counts what is done for good, and kills the hall after one of them."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.count = 0
        self.dead = asyncio.Event()

    async def passed(self) -> None:
        self.count += 1
        if self.count == self.after:
            self.dead.set()
            await asyncio.get_running_loop().create_future()  # nothing comes after it


class MortalRows(MemoryRows):
    def __init__(self, killing: Killing) -> None:
        super().__init__()
        self.killing = killing

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        await super().append(hall, seq, row)
        await self.killing.passed()


def mortal(tables: FakeTables, killing: Killing) -> FakeTables:
    """What is done at them is done, whatever becomes of the hall."""

    def after(do: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def done(*given: Any) -> Any:
            before = str(tables.found)
            answer = await do(*given)
            if str(tables.found) != before:
                await killing.passed()
            return answer

        return done

    for name in DONE_AT_TABLES:
        setattr(tables, name, after(getattr(tables, name)))
    return tables


class MortalWorld(HallWorld):
    """A hall that is killed once, and whoever was connected to it, who come back."""

    def __init__(self, loop: VirtualLoop, plan: Plan, after: int) -> None:
        self.killing = Killing(after)
        self.jobs: set[asyncio.Task[None]] = set()
        self.guests: dict[tuple[str, Role], Guest] = {}
        super().__init__(loop, plan)
        kept, self.rows = self.rows.kept, MortalRows(self.killing)
        self.rows.kept = kept
        mortal(self.tables, self.killing)
        self.stop()
        self.opened()

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(job)
        self.jobs.add(task)
        task.add_done_callback(self.jobs.discard)

    def stop(self) -> None:
        """At once, and without a word."""
        for job in self.jobs:
            job.cancel()
        self.live.timer.cancel()
        self.live.gone = True

    async def come(self, device: str, role: Role = "player") -> None:
        self.guests[device, role] = self.enter(device, role)
        await self.calm()

    async def calm(self) -> None:
        """Until the hall has nothing to do, or is dead."""
        await asyncio.sleep(0.001)
        while self.live.busy and not self.killing.dead.is_set():
            await asyncio.sleep(0.01)

    async def revive(self) -> None:
        """If it is dead: after a while it is taken up again, and everybody comes back."""
        self.killing.dead.clear()
        self.stop()
        await asyncio.sleep(DOWN)
        self.opened()
        await self.settle()
        for device, role in list(self.guests):
            numbered = self.guests[device, role].number
            self.guests[device, role] = self.enter(device, role)
            self.guests[device, role].number = numbered
        await self.settle()

    # ---- what is done, and done again by whoever had no answer

    async def do(self, step: Callable[[], Awaitable[object]], is_done: Callable[[Hall], object] | None = None) -> None:
        """Whoever had no answer looks whether it was done, and else does it again."""
        task = asyncio.ensure_future(step())
        dying = asyncio.ensure_future(self.killing.dead.wait())
        await asyncio.wait({task, dying}, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if task.done() and not self.killing.dead.is_set():
            await task
            await self.calm()
        if self.killing.dead.is_set():
            had_answer = task.done()
            task.cancel()
            await self.revive()
            if not had_answer and not (is_done is not None and is_done(self.live.hall)):
                await step()
                await self.settle()

    async def say(self, asked: type[Any], is_done: Callable[[Hall], object] | None = None, **more: Any) -> None:
        await self.of(LEADER, "leader", asked, is_done, **more)

    async def of(
        self, device: str, role: Role, asked: type[Any], is_done: Callable[[Hall], object] | None = None, **more: Any
    ) -> None:
        """Something that somebody asks for."""

        async def step() -> None:
            guest = self.guests[device, role]
            guest.number += 1
            id = f"m{guest.number}"
            self.live.post(guest.viewer, asked(id=id, **more))
            while not any(each.get("id") == id for each in guest.line.got):
                await asyncio.sleep(0.01)

        await self.do(step, is_done)

    async def come_in_as(self, device: str, name: str) -> None:
        await self.do(lambda: self.come_in(device, name))
        await self.do(lambda: self.come(device))

    async def go_on(self, seconds: float) -> None:
        """Time passes; what dies in it is taken up again."""
        while seconds > 0:
            await asyncio.sleep(SLICE)
            seconds -= SLICE
            if self.killing.dead.is_set():
                await self.revive()

    async def end_match(self, number: int, is_first_last: bool = False) -> None:
        places = range(1, self.tables.found[number].setup.seats + 1)
        self.tables.found[number].end(*(reversed(places) if is_first_last else places))
        self.live.table_changed()
        await self.go_on(1)

    # ---- what is compared

    def state(self) -> dict[str, Any]:
        """The folded hall, without times."""
        found = {key: plain(value) for key, value in vars(self.live.hall).items() if key not in ("seq", "at", "ends")}
        return timeless(found | {"standings": plain(standings_of(self.live.hall))})

    def seen(self) -> dict[str, Any]:
        """By each who is connected: the hall, and where they sit."""
        return {
            f"{device} {role}": timeless([guest.hall, guest.line.last("go")])
            for (device, role), guest in self.guests.items()
        }


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | set | tuple):
        found = [plain(each) for each in value]
        return sorted(found, key=str) if isinstance(value, set) else found
    return asdict(value) if hasattr(value, "__dataclass_fields__") else msgspec.to_builtins(value)


def timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: timeless(each) for key, each in value.items() if key not in OF_TIME}
    return [timeless(each) for each in value] if isinstance(value, list) else value


async def lesson(world: MortalWorld) -> list[Any]:
    """Three rounds with all that can happen in a hall; what it is and what everybody sees, after each part."""
    told = []

    def note() -> None:
        told.append((world.state(), world.seen()))

    await world.do(lambda: world.come(LEADER, "leader"))
    await world.do(lambda: world.come("wall", "wall"))
    for number in range(1, 8):
        await world.come_in_as(f"d{number}", f"P{number}")
    await world.say(up.SetPairs, apart=[(1, 2)])
    await world.of("d1", "player", up.WearAnimal, animal=9)
    await world.of("d2", "player", up.SetHandicap, handicap=150)
    await world.of("d3", "player", up.RaiseHand, on=True, text="?")
    note()
    await world.say(up.Mix)
    await world.say(up.Place, person=7, table=1)
    note()
    await world.say(up.Begin)
    note()
    await world.end_match(1)
    await world.go_on(30)  # it deals again
    await world.say(up.Helped, person=3)
    await world.say(up.PauseAll, table=2)
    await world.say(up.PauseAll)
    note()
    await world.say(up.ResumeAll)
    await world.say(up.ResumeAll, table=2)
    await world.say(up.More, lambda hall: any(b'"more' in row.lower() for row in world.rows.kept), minutes=2)
    await world.say(up.SetDoor, door=Door(open=True))
    await world.of("d5", "player", up.Leave, lambda hall: hall.people[5].gone)
    world.guests.pop(("d5", "player"))
    await world.come_in_as("d8", "P8")
    await world.come_in_as("d9", "P5")  # back on another device
    await world.say(up.Silence, person=4)
    note()
    await world.end_match(2, is_first_last=True)
    await world.go_on(16 * 60)  # time is up
    note()
    await world.say(up.NextRound, lambda hall: hall.phase == "seated")
    await world.say(up.Begin, lambda hall: hall.starts, within=20)
    await world.go_on(40)
    for number in (1, 2):
        await world.end_match(number)
    await world.say(up.NextRound, lambda hall: hall.round == 3)
    note()
    await world.say(up.Begin)
    await world.say(up.Remove, lambda hall: hall.people[6].gone, person=6)
    world.guests.pop(("d6", "player"))
    await world.end_match(1, is_first_last=True)
    await world.say(up.Finish, lambda hall: hall.phase == "over")
    note()
    return told


def played(after: int) -> tuple[list[Any], int]:
    """What a lesson tells that is killed after so many things, and how many there were."""
    found: list[Any] = []

    async def run(loop: VirtualLoop) -> None:
        world = MortalWorld(loop, Plan(minutes=12, rounds=4, ranking=True, robots=True), after)
        await world.settle()
        found.extend((await lesson(world), world.killing.count))
        world.stop()

    evening(run)
    return found[0], found[1]


def check(points: range) -> None:
    told, _ = played(NEVER)
    for after in points:
        again, _ = played(after)
        for part, ((state, seen), (state_again, seen_again)) in enumerate(zip(told, again, strict=True)):
            where = f"killed after {after}, part {part}"
            assert state_again == state, where
            assert seen_again == seen, where


def test_a_hall_that_is_killed_is_taken_up_as_it_was() -> None:
    check(range(41, 150, 48))


@pytest.mark.thorough
def test_a_hall_that_is_killed_after_any_row_is_taken_up_as_it_was() -> None:
    _, points = played(NEVER)
    check(range(1, points + 1))
