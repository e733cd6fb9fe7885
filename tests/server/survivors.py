"""People who play on whatever happens to the house: it is killed, they come back, and they remember what was promised.

A promise is an acknowledgement: what was acknowledged is in the journal, exactly once, however the house ended.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import tablee
from tablee.core.draws import FastDraw
from tablee.protocol import journal as rows
from tablee.stores.sqlite.folder import FILE
from tablee.table.model.table import Table
from tests.parts import Parts
from tests.patience import PATIENCE
from tests.postgres import answer
from tests.server.test_serve import Serving, serving
from tests.server.visit import Visitor, socket

TABLES = (("derniere", 2), ("derniere", 3), ("a_moi", 2), ("a_moi", 3))
PACE = 0.06  # seconds between two messages of one player: under what the house calls a flood
BROKEN = (OSError, TimeoutError, httpx.TransportError, ConnectionClosed, InvalidHandshake)


class Survivor:
    """Somebody with a seat, in a browser that comes back by itself."""

    def __init__(self, night: Night, name: str, code: str, seat: int) -> None:
        self.night = night
        self.name = name
        self.code = code
        self.seat = seat
        self.cookies: dict[str, str] = {}
        self.draw = FastDraw(night.draw.below(1 << 30))
        self.match, self.n = 0, 0  # where the line broke
        self.frame: dict[str, Any] | None = None  # the last one of this line
        self.parts = Parts()
        self.seen_at = 0.0  # and when it came
        self.asked: dict[str, Any] | None = None  # sent, and not answered yet
        self.count = 0
        self.acknowledged: dict[str, str] = {}  # moves and presses, by id: done, or pressed
        self.refused: set[str] = set()  # moves and presses that came too late, by id
        self.back_at = 0.0  # when the table could be played at again
        self.inside = False  # there is a line to the house
        self.faults: list[str] = []
        self.bye: dict[str, Any] | None = None
        self.goodbyes: list[tuple[dict[str, Any] | None, int | None]] = []

    async def live(self) -> None:
        """Until the night is over."""
        while True:
            await self.night.is_open.wait()
            with suppress(*BROKEN):
                self.inside = True
                await self.visit()
            self.inside = False
            await asyncio.sleep(0.01)

    async def visit(self) -> None:
        async with Visitor(self.night.address) as me:
            me.cookies.update(self.cookies)
            ticket = await me.ticket(self.code)
        where = f"?match={self.match}&n={self.n}" if self.match else ""
        async with socket(self.night.address, f"/ws/table/{self.code}{where}", ticket) as made:
            self.frame = self.bye = None
            with suppress(ConnectionClosed):
                while True:
                    await self.act(self.hear(await made.recv()), made)
            with suppress(ConnectionClosed):
                while True:
                    self.hear(await made.recv())  # what had come before the line broke
            self.goodbyes.append((self.bye, made.close_code))

    def hear(self, data: str | bytes) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(data)
        if found["kind"] == "frame":
            found = self.parts.whole(found)
        answer = found.get("ack") or (found if found["kind"] in ("ack", "no") else None)
        if answer is not None:
            self.note(answer)
        if found["kind"] == "frame":
            self.check(found)
            self.match, self.n, self.frame, self.seen_at = found["match"], found["n"], found, time.monotonic()
        if found["kind"] == "hello":
            self.frame = None  # a line begins, also where a socket is led on to another machine
        if found["kind"] == "bye":
            self.bye = found
        return found

    async def act(self, found: dict[str, Any], made: Any) -> None:
        if found["kind"] == "hello" and self.seat % 2 == 0:
            await self.send(made, {"do": "parts", "id": self.new_id()})
        if found["kind"] == "room" and found.get("host") and found["phase"] in ("waiting", "over"):
            await self.send(made, {"do": "start", "id": self.new_id()})
        if self.frame is not None and found["kind"] in ("frame", "ack", "no"):
            await self.play(self.frame, made)

    def note(self, answer: dict[str, Any]) -> None:
        if answer.get("code") == "store-away" and self.night.database:
            return  # it may be written all the same: to be asked again, under the same id
        if self.asked is not None and answer.get("id") == self.asked["id"]:
            self.asked = None
            what = answer.get("what", "done")
            if answer["kind"] == "ack" and what in ("done", "pressed"):
                self.acknowledged[answer["id"]] = what
        if answer["kind"] == "no":
            self.refused.add(answer["id"])
            if answer["code"] not in ("illegal", "stale", "playing", "not-playing"):  # somebody else was sooner
                self.faults.append(f"{self.name} was refused: {answer}")

    def check(self, frame: dict[str, Any]) -> None:
        """Nothing that somebody was told has unhappened, and nothing is told twice."""
        goes_on = frame["match"] == self.match
        if frame["match"] < self.match or (goes_on and frame["n"] < self.n):
            self.faults.append(f"{self.name} knew {self.match}.{self.n} and was told {frame['match']}.{frame['n']}")
        if goes_on and (self.frame is None) != frame.get("missed", False):
            self.faults.append(f"{self.name} was told what was missed at the wrong time")
        if goes_on and len(frame.get("said", [])) > frame["n"] - self.n:
            self.faults.append(f"{self.name} was told again what was known")
        if not goes_on:
            self.asked = None  # it was about another match

    async def play(self, frame: dict[str, Any], made: Any) -> None:
        """Something; whatever waits for an answer is asked again first, under the same id."""
        if "cover" in frame["mine"]:
            return
        self.back_at = self.back_at or time.monotonic()
        taps = frame["mine"].get("taps", [])
        if self.asked is None and taps:
            _, move, *race = taps[self.draw.below(len(taps))]
            self.asked = {"do": "play", "id": self.new_id(), "moves": [move]}
            if race and race[0]:
                await asyncio.sleep(0.15 + self.draw.below(200) / 1000)  # sooner would be no reaction
                self.asked |= {"stimulus": frame["stimulus"], "r": 1000 * (time.monotonic() - self.seen_at)}
        if self.asked is not None:
            await self.send(made, self.asked)

    def new_id(self) -> str:
        self.count += 1
        return f"{self.name}.{self.count}"

    async def send(self, made: Any, asked: dict[str, Any]) -> None:
        await asyncio.sleep(PACE + self.draw.below(20) / 1000)
        await made.send(msgspec.json.encode(asked).decode())


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """Whoever stumbled says so."""
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(found, asyncio.CancelledError):
            raise AssertionError("somebody stopped playing") from found


@dataclass
class Night:
    """A house that is killed again and again, and everybody who plays there."""

    folder: Path
    draw: FastDraw
    address: str = ""
    is_open: asyncio.Event = field(default_factory=asyncio.Event)
    people: list[Survivor] = field(default_factory=list)
    kills: int = 0
    open_after: list[float] = field(default_factory=list)  # seconds from each start
    playable_after: list[float] = field(default_factory=list)
    end: tuple[int, str, str] = (-1, "", "")  # how the house stopped when it was asked to
    database: str = ""  # where it keeps everything, if not in the folder

    @property
    def acknowledged(self) -> int:
        return sum(len(one.acknowledged) for one in self.people)

    @property
    def presses(self) -> int:
        return sum(what == "pressed" for one in self.people for what in one.acknowledged.values())

    @property
    def played(self) -> str:
        in_part = sum(one.parts.put_together for one in self.people)
        return f"{self.acknowledged} moves acknowledged ({self.presses} presses), {in_part} frames came in part"

    def summary(self) -> str:
        opened, playable = sorted(self.open_after), sorted(self.playable_after)
        return (
            f"{self.kills} kills, {self.played}; open after {median(opened):.2f} s ({opened[-1]:.2f} s at most), every"
            f" table playable after {median(playable):.2f} s ({playable[-1]:.2f} s at most)"
        )

    @asynccontextmanager
    async def house(self) -> AsyncIterator[Serving]:
        """One life of the house."""
        before = list(self.people)
        for one in before:
            one.back_at = 0.0
        started = time.monotonic()
        generous = ("--newcomers-at-once", "1000", "--tickets-at-once", "10000")
        async with serving(self.folder, *generous, "--database", self.database) as house:
            self.address = await house.address()
            self.open_after.append(time.monotonic() - started)
            self.is_open.set()
            try:
                yield house
            finally:
                self.is_open.clear()
        if before and self.is_playable:
            self.playable_after.append(max(one.back_at for one in self.people) - started)

    @property
    def is_playable(self) -> bool:
        return all(one.back_at for one in self.people)

    async def until(self, happens: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happens():
                await asyncio.sleep(0.005)

    async def sit_down(self) -> None:
        """Everybody finds a table and a seat."""
        for number, (game, seats) in enumerate(TABLES):
            code = ""
            for seat in range(seats):
                one = Survivor(self, f"p{number}-{seat}", code, seat)
                async with Visitor(self.address) as me:
                    await me.introduce(one.name)
                    code = one.code = code or await me.open_table(game=game, seats=seats)
                    one.cookies = dict(me.cookies)
                    async with me.sit_down(code) as line:
                        assert (await line.ask("sit", seat=seat))["kind"] == "ack"
                self.people.append(one)

    async def kill(self, house: Serving) -> None:
        self.kills += 1
        out = await house.stop(signal.SIGKILL)
        assert "broken" not in out[2], out[2]

    # ---- the night itself

    async def random_moment(self) -> None:
        """Most often in the middle of play; one of five while the house opens, and one before a press is judged."""
        kind = self.kills % 5
        if kind > 0:
            await self.until(lambda: self.is_playable)
        if kind == 1:
            before = self.presses
            await self.until(lambda: self.presses > before)
        await asyncio.sleep(self.draw.below(100 if kind == 1 else 600) / 1000)

    async def go(self, kills: int) -> None:
        """So many kills at random moments; then the house is asked to stop."""
        async with AsyncExitStack() as playing:
            async with self.house() as house:
                await self.sit_down()
                playing.push_async_callback(ended, [asyncio.create_task(one.live()) for one in self.people])
                await self.until(lambda: self.is_playable)
                await self.kill(house)
            while self.kills < kills:
                async with self.house() as house:
                    await self.random_moment()
                    await self.kill(house)
            async with self.house() as house:
                await self.until(lambda: self.is_playable)
                await asyncio.sleep(0.5)
                self.is_open.clear()
                self.end = await house.stop(signal.SIGTERM)
                await self.until(lambda: not any(one.inside for one in self.people))

    # ---- what is left

    def journals(self) -> dict[str, tuple[Table, list[rows.AnyRow]]]:
        """All that is durable, by the tables' codes: each table as its rows tell it."""
        found: dict[str, tuple[Table, list[rows.AnyRow]]] = {}
        sql = "SELECT id, code, seq, row FROM journal JOIN tables ON id = table_id ORDER BY number, seq"
        for id, code, seq, row in self.kept(sql):
            _, known = found.setdefault(code, (Table(id), []))
            assert seq == len(known), "a row is missing"
            known.append(rows.decode(row))
        for table, known in found.values():
            for row in known:
                table.apply(row)
        return found

    def kept(self, sql: str) -> list[tuple[Any, ...]]:
        if self.database:
            with ThreadPoolExecutor(1) as aside:  # where no loop is running
                return aside.submit(asyncio.run, answer(self.database, sql)).result()
        with closing(sqlite3.connect(self.folder / FILE)) as db:
            return db.execute(sql).fetchall()

    def check(self) -> None:
        """Every promise is kept, nothing happened twice, and the rows still tell a match that can be verified."""
        for code, (table, known) in self.journals().items():
            times = Counter(row.id for row in known if isinstance(row, rows.Played | rows.Pressed) and row.id)
            assert [id for id, count in times.items() if count > 1] == []
            for one in (one for one in self.people if one.code == code):
                assert [id for id in one.acknowledged if times[id] != 1] == []
                assert [id for id in one.refused if times[id]] == [], "refused, and done all the same"
            if table.is_playing:
                table.apply(rows.Abandoned(at=table.at))
            tablee.verify(msgspec.json.encode(table.record()))
        faults = [fault for one in self.people for fault in one.faults]
        assert not faults, faults
