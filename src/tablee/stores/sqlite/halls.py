"""Halls, as SQLite keeps them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection
from contextlib import closing
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from tablee.protocol.errors import NotOurs
from tablee.stores.halls import KeptHall, people_of, table_ids
from tablee.stores.sqlite.forgetting import forget_person
from tablee.stores.sqlite.queries import column, lines
from tablee.stores.sqlite.writer import Work, Writer

OF_A_RECORD = ("claims", "players", "links", "evenings", "moments")
EMPTYING = 5  # tries to empty the file of what was last written


class SqliteHalls:
    def __init__(
        self, file: Path, node: str, read: Callable[[Work[Any]], Awaitable[Any]], writer: Writer,
        now: Callable[[], float],
    ) -> None:  # fmt: skip
        self.file = file
        self.node = node
        self.read = read
        self.writer = writer
        self.now = now

    async def open(self, id: str, code: str, first_row: bytes) -> None:
        def work(db: Connection) -> None:
            now = int(self.now())
            try:
                db.execute("INSERT INTO halls (id, code, opened_at, seen_at) VALUES (?, ?, ?, ?)", (id, code, now, now))
            except sqlite3.IntegrityError as error:
                raise NotOurs(f"the id or the code of hall {id} is taken") from error
            insert(db, id, 0, first_row)

        await self.writer.do(work)

    async def all(self) -> list[KeptHall]:
        found = await self.read(lines("SELECT id, code, seen_at FROM halls ORDER BY number"))
        return [KeptHall(*line) for line in found]

    async def find(self, code: str) -> str | None:
        found: list[str] = await self.read(column("SELECT id FROM halls WHERE code = ?", code))
        return found[0] if found else None

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        await self.writer.do(partial(insert, hall=hall, seq=seq, row=row))

    async def rows(self, id: str) -> list[bytes]:
        found: list[bytes] = await self.read(column("SELECT row FROM hall_rows WHERE hall = ? ORDER BY seq", id))
        return found

    async def note_seen(self, ids: Collection[str]) -> None:
        seen = [(int(self.now()), id) for id in ids]

        def work(db: Connection) -> None:
            db.executemany("UPDATE halls SET seen_at = ? WHERE id = ?", seen)

        await self.writer.do(work)

    async def erase(self, id: str, keep: bool) -> None:
        await self.writer.do(partial(erase, hall=id, keep=keep))
        await asyncio.to_thread(empty_log, self.file)

    # ---- there is one node, which has them all

    async def claim(self, id: str) -> int | None:
        return (await self.own()).get(id)

    async def release(self, id: str) -> None:
        """There is nobody else to have it."""

    async def owner_of(self, id: str) -> str | None:
        return self.node if id in await self.own() else None

    async def unowned(self) -> list[str]:
        return []

    async def own(self) -> dict[str, int]:
        return {hall.id: 1 for hall in await self.all()}


def insert(db: Connection, hall: str, seq: int, row: bytes) -> None:
    try:
        db.execute("INSERT INTO hall_rows VALUES (?, ?, ?)", (hall, seq, row))
    except sqlite3.IntegrityError as error:
        raise NotOurs(f"row {seq} of hall {hall} is there already") from error


def erase(db: Connection, hall: str, keep: bool) -> None:
    """All of it in one transaction."""
    guests, devices = people_of(column("SELECT row FROM hall_rows WHERE hall = ?", hall)(db))
    of_its_tables = "table_id >= ? AND table_id < ?"
    theirs = table_ids(hall)
    if not keep:
        records = f"SELECT number FROM records WHERE {of_its_tables}"
        for name in OF_A_RECORD:
            db.execute(f"DELETE FROM {name} WHERE record IN ({records})", theirs)
        db.execute(f"DELETE FROM records WHERE {of_its_tables}", theirs)
        for person in guests:
            forget_person(db, person)
        for device in devices:
            if not others_on(db, device):
                forget_person(db, device)
    db.executemany("DELETE FROM people WHERE id = ?", [(guest,) for guest in guests])
    for name in ("journal", "chat", "slow_tables", "sitting"):
        db.execute(f"DELETE FROM {name} WHERE {of_its_tables}", theirs)
    db.execute("DELETE FROM tables WHERE id >= ? AND id < ?", theirs)
    db.execute("DELETE FROM hall_rows WHERE hall = ?", (hall,))
    db.execute("DELETE FROM halls WHERE id = ?", (hall,))


def others_on(db: Connection, device: str) -> list[str]:
    """Who plays elsewhere on this device."""
    found: list[str] = column("SELECT id FROM people WHERE id >= ? AND id < ?", f"{device}+", f"{device},")(db)
    return found


def erase_all(db: Connection) -> None:
    """For a copy that is to be kept: what is gone after a lesson is not in it either."""
    for hall in column("SELECT id FROM halls")(db):
        erase(db, hall, keep=False)


def empty_log(file: Path) -> None:
    """What was written lately stands in a file of its own, too: it is brought over, and that file emptied."""
    with closing(sqlite3.connect(file, timeout=2.0, isolation_level=None)) as db:
        for _ in range(EMPTYING):
            if db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:
                return
