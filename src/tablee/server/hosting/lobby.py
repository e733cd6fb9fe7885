"""The lobby: the public tables there are, as a list, and everybody who is looking at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from tablee.server.base.logs import fault
from tablee.table.live import LiveTable

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


class TableList(Struct, frozen=True, tag_field="kind", tag="lobby"):
    tables: list[TableLine]


class LobbyReader(Protocol):
    def send(self, data: bytes) -> None: ...


class Lobby:
    """Whoever looks gets the list at once, and again whenever it is another."""

    def __init__(self, tables: Callable[[], list[TableLine]]) -> None:
        self.tables = tables
        self.readers: set[LobbyReader] = set()
        self.dirty = asyncio.Event()
        self.last = b""

    def changed(self) -> None:
        self.dirty.set()

    def list(self) -> TableList:
        order = {"waiting": 0, "over": 1}
        found = sorted(self.tables(), key=lambda line: (order.get(line.phase, 2), line.code))
        return TableList(found[:SHOWN])

    def enter(self, reader: LobbyReader) -> None:
        self.readers.add(reader)
        reader.send(msgspec.json.encode(self.list()))

    def leave(self, reader: LobbyReader) -> None:
        self.readers.discard(reader)

    async def run(self) -> None:
        while True:
            await self.dirty.wait()
            self.dirty.clear()
            try:
                self.tell()
            except Exception as error:
                fault("lobby-failed", error)
            await asyncio.sleep(BETWEEN)

    def tell(self) -> None:
        data = msgspec.json.encode(self.list())
        if data != self.last:
            self.last = data
            for reader in list(self.readers):
                reader.send(data)


def line(live: LiveTable) -> TableLine:
    return msgspec.convert(live.public(), TableLine)
