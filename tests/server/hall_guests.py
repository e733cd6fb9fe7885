"""People in a hall over real sockets: each plays by itself whatever can be played where they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from tablee.core.draws import FastDraw
from tests.patience import PATIENCE
from tests.server.visit import Line, Visitor, socket

PLAN = {"games": [{"game": "dominos"}], "minutes": 12, "rounds": 3, "ranking": True}


class HallVisitor(Visitor):
    """Somebody's browser, at a hall."""

    async def open_hall(self, **more: Any) -> dict[str, str]:
        answer = await self.post("/api/1/rooms", json={"title": "CE2 B", "plan": PLAN} | more)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def come_in(self, code: str, name: str) -> int:
        answer = await self.post(f"/api/1/rooms/{code}/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        return int(answer.json()["person"])

    async def hall_ticket(self, code: str) -> str:
        answer = await self.post(f"/api/1/rooms/{code}/ticket")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["ticket"])

    @asynccontextmanager
    async def enter_hall(self, code: str, role: str = "player") -> AsyncIterator[HallLine]:
        ticket = await self.hall_ticket(code)
        async with socket(str(self.base_url), f"/ws/room/{code}?as={role}", ticket) as made:
            yield HallLine(made)


class HallLine(Line):
    """A socket to a hall."""

    async def hall(self, is_so: Callable[[dict[str, Any]], object] = lambda found: True) -> dict[str, Any]:
        """The hall, as soon as something is so."""
        while "hall" not in self.last or not is_so(self.last["hall"]):
            await self.next()
        return self.last["hall"]

    async def must(self, do: str, **more: Any) -> None:
        answer = await self.ask(do, **more)
        assert answer["kind"] == "ack", answer


class Player:
    """Somebody in the hall, with a phone that goes where it is sent and plays there."""

    def __init__(self, address: str, code: str, name: str) -> None:
        self.code = code
        self.name = name
        self.visitor = HallVisitor(address)
        self.chance = FastDraw(len(name))
        self.number = 0
        self.hall: dict[str, Any] = {}
        self.go: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.frame: dict[str, Any] = {}
        self.notes: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.at_table: asyncio.Task[None] | None = None
        self.is_playing = True
        self.sent = 0

    async def come(self) -> None:
        self.number = await self.visitor.come_in(self.code, self.name)
        self.connect()

    def connect(self) -> None:
        self.tasks = [asyncio.create_task(self.listen())]

    def come_back(self, address: str) -> None:
        """To the same house at another address, with the same cookie."""
        self.visitor.base_url = httpx.URL(address)
        self.visitor.headers["origin"] = address.rstrip("/")
        self.connect()

    async def close(self) -> None:
        """The laptop is shut."""
        tasks = [*self.tasks, *([self.at_table] if self.at_table else [])]
        self.tasks, self.at_table, self.go = [], None, {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def listen(self) -> None:
        """To the hall, and again after a restart."""
        while True:
            with suppress(ConnectionClosed, OSError, AssertionError):
                async with self.visitor.enter_hall(self.code) as line:
                    while True:
                        await self.hear(await line.next())
            await asyncio.sleep(0.1)

    async def hear(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "hall":
                self.hall = message
            case "note":
                self.notes.append(message["text"])
            case "go":
                if message != self.go:
                    self.go = message
                    await self.move(message.get("code", ""))

    async def move(self, code: str) -> None:
        if self.at_table is not None:
            self.at_table.cancel()
            await asyncio.gather(self.at_table, return_exceptions=True)
        self.at_table = asyncio.create_task(self.sit(code)) if code else None

    async def sit(self, code: str) -> None:
        while True:
            with suppress(ConnectionClosed, OSError, AssertionError):
                async with self.visitor.sit_down(code) as line:
                    while True:
                        await self.look(line, await line.next())
            await asyncio.sleep(0.1)

    async def look(self, line: Line, message: dict[str, Any]) -> None:
        if message["kind"] == "room":
            self.room = message
        if message["kind"] != "frame":
            return
        self.frame = message
        taps = (message.get("mine") or {}).get("taps") or []
        if taps and self.is_playing and not message.get("over"):
            self.sent += 1  # a message that was sent over another line before would not count
            move = taps[self.chance.below(len(taps))][1]
            asked = {"do": "play", "id": f"p{self.sent}", "moves": [move], "n": message["n"]}
            await line.made.send(msgspec.json.encode(asked).decode())  # refused, where the table has changed meanwhile


@asynccontextmanager
async def players(address: str, code: str, names: list[str]) -> AsyncIterator[list[Player]]:
    made = [Player(address, code, name) for name in names]
    try:
        for each in made:
            await each.come()
        yield made
    finally:
        for each in made:
            await each.close()
            await each.visitor.aclose()


async def until(is_so: Callable[[], object], why: str = "") -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)
