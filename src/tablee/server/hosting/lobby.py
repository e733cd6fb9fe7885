"""The lobby: the public tables there are, as a list, and everybody who is looking at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from tablee.protocol.errors import StoreAway
from tablee.server.base.logs import fault
from tablee.table.live import LiveTable

LOOKING = 30.0  # seconds between two looks for turns that other nodes did not tell
BETWEEN = 0.5  # seconds between two lists at least
SHOWN = 200  # tables in a list; those that are waiting for people come first


class TableLine(Struct, frozen=True):
    """A table as a newcomer may know it. A seat is a name, `bot`, or empty."""

    code: str
    game: str
    phase: str
    seats: list[str]
    free: int
    watching: bool
    public: bool
    animals: list[int] = []  # by seat: the one that is worn there
    robots: list[str] = []  # by seat: which robot plays there, if one does


class TableList(Struct, frozen=True, tag_field="kind", tag="lobby", omit_defaults=True):
    tables: list[TableLine]
    mine: int | None = None  # tables over days that wait for whoever asks, as far as that is known


NO_TABLES = msgspec.json.encode(TableList([]))


class LobbyReader(Protocol):
    def send(self, data: bytes) -> None: ...


class Lobby:
    """Whoever looks gets the list at once, and again whenever it is another; with how many tables wait for them."""

    def __init__(
        self, tables: Callable[[], list[TableLine]], waiting: Callable[[str], Awaitable[int]], has_door: bool = False
    ) -> None:
        self.tables = tables
        self.waiting = waiting
        self.has_door = has_door  # strangers see no tables
        self.readers: dict[LobbyReader, str] = {}  # and who each is; nobody, if that is not known
        self.dirty = asyncio.Event()
        self.last = b""
        self.mine: dict[str, int] = {}  # tables that wait for those who look
        self.uncertain: set[str] = set()  # for whom others may wait by now

    def changed(self) -> None:
        self.dirty.set()

    def turns_changed(self, people: Collection[str]) -> None:
        self.uncertain |= {person for person in people if person and person in self.readers.values()}
        if self.uncertain:
            self.dirty.set()

    def list(self) -> TableList:
        order = {"waiting": 0, "over": 1}
        found = sorted(self.tables(), key=lambda line: (order.get(line.phase, 2), line.code))
        return TableList(found[:SHOWN])

    def list_for(self, person: str) -> TableList:
        return self.list() if person or not self.has_door else TableList([])

    def enter(self, reader: LobbyReader, person: str = "") -> None:
        self.readers[reader] = person
        reader.send(self.written(msgspec.json.encode(self.list()), person))
        if person:
            self.turns_changed([person])

    def leave(self, reader: LobbyReader) -> None:
        person = self.readers.pop(reader, "")
        if person not in self.readers.values():
            self.mine.pop(person, None)

    def written(self, tables: bytes, person: str) -> bytes:
        """The list, as somebody is sent it."""
        if self.has_door and not person:
            return NO_TABLES
        count = self.mine.get(person)
        return tables if count is None else tables[:-1] + b',"mine":%d}' % count

    async def run(self) -> None:
        while True:
            await self.dirty.wait()
            self.dirty.clear()
            try:
                self.tell(await self.count())
            except Exception as error:
                fault("lobby-failed", error)
            await asyncio.sleep(BETWEEN)

    async def look_again(self) -> None:
        """Of turns at other nodes nobody tells us."""
        while True:
            await asyncio.sleep(LOOKING)
            self.turns_changed(self.readers.values())

    async def count(self) -> set[str]:
        """For whom others wait than before."""
        uncertain, self.uncertain = self.uncertain, set()
        before = dict(self.mine)
        for person in uncertain:
            with suppress(StoreAway):  # it is counted with the next change
                count = await self.waiting(person)
                if person in self.readers.values():
                    self.mine[person] = count
        return {person for person, count in self.mine.items() if before.get(person) != count}

    def tell(self, people: Collection[str] = ()) -> None:
        """Everybody, if the list is another; else these people."""
        data = msgspec.json.encode(self.list())
        is_new, self.last = data != self.last, data
        for reader, person in list(self.readers.items()):
            if is_new or person in people:
                reader.send(self.written(data, person))


def line(live: LiveTable) -> TableLine:
    return msgspec.convert(live.public(), TableLine)
