"""People at a live table on a virtual clock: what they send, what they are sent, and when.

A test is a coroutine that is given its company; a minute of play passes in a moment.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.json import encode

from tablee.core.match import Match
from tablee.core.moves import ORDINARY, Move, Seat
from tablee.core.races import MS, PAINT
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.messages import AnyUp
from tablee.protocol.setup import Setup
from tablee.table.live import LiveTable
from tablee.table.model.viewer import Viewer
from tests.table.simulated import Socket, World, evening

Test = Callable[..., Coroutine[Any, Any, None]]

TABLE_ID, CODE = "t1", "ABCDE"
SOON = 0.3  # seconds in which whatever is not timed has long been done


class Person:
    """Somebody with a device: one line at a time, and all that was sent to it."""

    def __init__(self, company: Company, name: str, trip_ms: float) -> None:
        self.company = company
        self.name = name
        self.trip_ms = trip_ms
        self.socket = Socket(trip_ms)
        self.read: list[dict[str, Any]] = []
        self.viewer: Viewer
        self.asked = 0

    def __repr__(self) -> str:
        return self.name

    # ---- the line

    def connect(self, match: int | None = None, n: int | None = None) -> None:
        """On a new line each time."""
        self.socket, self.read = Socket(self.trip_ms), []
        self.viewer = self.company.live.enter(self.name, self.socket, match, n)

    async def enter(self, match: int | None = None, n: int | None = None) -> None:
        self.connect(match, n)
        await asyncio.sleep(SOON)

    async def cut(self) -> None:
        self.socket.closed = 1006
        self.company.live.leave(self.viewer)
        await asyncio.sleep(SOON)

    def post(self, kind: type[AnyUp], id: str = "", **more: Any) -> str:
        """Send something, as it would go over the wire."""
        self.asked += 1
        id = id or f"{self.name}.{self.asked}"
        self.company.live.post(self.viewer, up.DECODER.decode(encode(kind(id=id, **more))))
        return id

    async def ask(self, kind: type[AnyUp], id: str = "", **more: Any) -> str:
        """Send something, and give back what became of it: `done`, or the code of a refusal."""
        return self.answer(await self.answered(self.post(kind, id, **more)))

    async def answered(self, id: str) -> dict[str, Any]:
        for _ in range(2000):
            found = self.answers(id)
            if found:
                return found[-1]
            await asyncio.sleep(0.01)
        raise AssertionError(f"{self.name} gets no answer to {id}")

    @staticmethod
    def answer(given: dict[str, Any]) -> str:
        return str(given["code"] if given["kind"] == "no" else given.get("what", "done"))

    # ---- what was sent here

    @property
    def got(self) -> list[dict[str, Any]]:
        """All of this line, read."""
        self.read += map(json.loads, self.socket.got[len(self.read) :])
        return self.read

    def kinds(self, kind: str) -> list[dict[str, Any]]:
        return [each for each in self.got if each["kind"] == kind]

    def answers(self, id: str) -> list[dict[str, Any]]:
        """All answers to a message, also those that came with a frame."""
        found = [each.get("ack", each) for each in self.got]
        return [each for each in found if each["kind"] in ("ack", "no") and each.get("id") == id]

    @property
    def frames(self) -> list[dict[str, Any]]:
        return self.kinds("frame")

    @property
    def frame(self) -> dict[str, Any]:
        return self.frames[-1]

    @property
    def room(self) -> dict[str, Any]:
        return self.kinds("room")[-1]

    @property
    def words(self) -> list[str]:
        """The keys of all that was said, in order."""
        return [said["msg"]["key"] for frame in self.frames for said in frame.get("said", [])]

    @property
    def verdict(self) -> list[dict[str, Any]]:
        return next((frame["verdict"] for frame in reversed(self.frames) if "verdict" in frame), [])

    @property
    def bytes(self) -> bytes:
        return b"".join(self.socket.got)

    # ---- playing

    async def play(self, *moves: int, **more: Any) -> str:
        return await self.ask(up.Play, moves=list(moves), **more)

    def press(self, move: int, r: float) -> asyncio.Task[str]:
        """Press so many milliseconds after the last stimulus was painted here: news of it takes its time both ways."""
        number = self.company.live.table.stimulus.number
        due = self.company.shown_at(number) + (self.trip_ms + PAINT / MS + r) / 1000
        return asyncio.ensure_future(self.press_at(due, move, r, number))

    async def press_at(self, due: float, move: int, r: float, number: int) -> str:
        await asyncio.sleep(max(0.0, due - self.company.loop.time()))
        return await self.play(move, r=r, stimulus=number)


class Company:
    """A table, and whoever comes to it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seed: int) -> None:
        self.loop = loop
        self.world = World(loop, seed)
        self.live: LiveTable
        self.people: list[Person] = []

    # ---- beginnings

    def live_at(self, setup: Setup, host: str = "anna") -> tuple[LiveTable, bytes]:
        self.live, first = LiveTable.open(TABLE_ID, CODE, setup, host, self.world.ports())
        return self.live, first

    async def open(self, game: str, seats: int, host: str = "anna", **setup: Any) -> LiveTable:
        _, first = self.live_at(Setup(game, seats, **setup), host)
        await self.world.journal.append(TABLE_ID, 0, first)
        self.live.begin()
        await asyncio.sleep(SOON)
        return self.live

    async def come(self, name: str, seat: Seat | None = None, trip_ms: float = 20.0) -> Person:
        """Somebody comes in, and takes a seat if there is one for them."""
        person = Person(self, name, trip_ms)
        self.people.append(person)
        await person.enter()
        if seat is not None:
            assert await person.ask(up.Sit, seat=seat) == "done"
        return person

    async def sit_down(self, game: str, *names: str, trips: tuple[float, ...] = (), **setup: Any) -> list[Person]:
        """A table where these people sit in this order, the first as host; nothing is dealt yet."""
        await self.open(game, setup.pop("seats", len(names)), names[0], **setup)
        far = trips or (20.0,) * len(names)
        return [await self.come(name, seat, far[seat]) for seat, name in enumerate(names)]

    async def deal(self, game: str, *names: str, trips: tuple[float, ...] = (), **setup: Any) -> list[Person]:
        """The same, and a match is begun."""
        people = await self.sit_down(game, *names, trips=trips, **setup)
        assert await people[0].ask(up.Start) == "done"
        return people

    async def crash(self) -> None:
        """The house is gone from one moment to the next, and started again; nobody is connected."""
        self.live.gone = True
        self.live.timer.cancel()
        for task in list(self.world.tasks):
            task.cancel()
        for person in self.people:
            person.socket.closed = 1006
        known = await self.world.journal.rows(TABLE_ID)
        kept = self.world.journal.sittings.get(TABLE_ID)
        since = None if kept is None else kept.told.since
        self.live = LiveTable.from_rows(TABLE_ID, CODE, known, self.world.ports(), since=since)
        self.live.begin()
        await asyncio.sleep(SOON)

    # ---- time

    async def pass_ms(self, ms: float) -> None:
        await asyncio.sleep(ms / 1000)

    async def until(self, condition: Callable[[], bool], seconds: float = 3600, step_ms: float = 20) -> None:
        for _ in range(int(seconds * 1000 / step_ms)):
            if condition():
                return
            await asyncio.sleep(step_ms / 1000)
        raise AssertionError("this never came about")

    async def over(self) -> None:
        """Until the match is over and its record is kept."""
        await self.until(lambda: self.live.phase == "over" and self.live.record_id in self.world.records, step_ms=500)

    async def stimulus(self, wanted: Callable[[Any], bool]) -> int:
        """Until something new to race for has just been sent; its number."""
        table = self.live.table
        before = table.stimulus.number
        while not table.live_match().over:
            if table.stimulus.number > before:
                before = table.stimulus.number
                if wanted(table.live_match().state):
                    return before
            await asyncio.sleep(0.005)
        raise AssertionError("nobody was ever shown this")

    def shown_at(self, number: int) -> float:
        """When a stimulus was sent, by the loop's clock."""
        assert self.live.runner is not None
        return self.live.runner.race.shown[number] / MS / 1000

    # ---- looking behind the scenes

    @property
    def journal(self) -> list[rows.AnyRow]:
        return [rows.decode(row) for row in self.world.journal.kept[TABLE_ID]]

    def rows_of(self, kind: type[Any]) -> list[Any]:
        return [row for row in self.journal if isinstance(row, kind)]

    @property
    def match(self) -> Match:
        return self.live.table.live_match()

    @property
    def state(self) -> Any:
        return self.match.state

    def ordinary(self, seat: Seat) -> list[Move]:
        """What this seat may do in its turn."""
        return [move for move in self.match.moves(seat) if self.match.game.rules.urgency(move) == ORDINARY]

    @property
    def turn(self) -> Seat:
        """Whom the table waits for."""
        return next(seat for seat in self.match.to_act if self.ordinary(seat))

    async def take_turn(self, **more: Any) -> Person:
        """Whoever's turn it is makes the first move that can be made."""
        seat = self.turn
        person = next(each for each in self.people if seat in self.live.table.seats_of(each.name))
        assert await person.play(self.ordinary(seat)[0], seat=seat, **more) == "done"
        return person


class Stumbles(logging.Handler):
    """A table that stumbles goes on; a test does not."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def run(main: Callable[[Company], Coroutine[Any, Any, Any]], seed: int = 1) -> Any:
    """An evening of its own for some company."""
    stumbles = Stumbles()
    logger = logging.getLogger("tablee.table")
    logger.addHandler(stumbles)
    try:
        found = evening(lambda loop: main(Company(loop, seed)))
    finally:
        logger.removeHandler(stumbles)
    for record in stumbles.records:
        raise AssertionError(f"a table stumbled: {record.exc_info}") from (record.exc_info or (None, None))[1]
    return found


def together(test: Test) -> Callable[..., None]:
    """A test that is played on a virtual clock."""

    @functools.wraps(test)
    def played(**given: Any) -> None:
        run(lambda company: test(company, **given))

    parameters = list(inspect.signature(test).parameters.values())[1:]
    played.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return played


async def others_play(company: Company, seat: int) -> None:
    """Until it is this seat's turn."""
    while company.turn != seat:
        await company.take_turn()


def log_of(company: Company, seat: int | None) -> list[Any]:
    return [json.loads(encode(event.msg())) for event in company.match.log(seat)]


def told(frame: dict[str, Any]) -> list[Any]:
    return [said["msg"] for said in frame.get("said", [])]
