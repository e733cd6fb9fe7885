"""Devices that are told when it is their owner's turn, as SQLite keeps them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from sqlite3 import Connection
from typing import Any, Protocol

import msgspec

from tablee.stores.base import PUSH_KEY, PUSHES_A_PERSON, Push, WaitingTable, kept_push
from tablee.stores.sqlite.queries import change, kept
from tablee.stores.sqlite.writer import T, Work

COLUMNS = "device, person, endpoint, p256dh, auth, zone, muted"
FOUND = f"SELECT {COLUMNS} FROM pushes JOIN devices ON id = device WHERE gone_at IS NULL"
WAITING = """
    SELECT DISTINCT id, code, told FROM sitting JOIN slow_tables USING (table_id) JOIN tables ON id = table_id
    WHERE device = ? AND turn = 1 AND closed_at IS NULL ORDER BY since, id
"""


class Run(Protocol):
    """Does some work in the store, reading or writing."""

    def __call__(self, work: Work[T]) -> Coroutine[Any, Any, T]: ...


class SqlitePushes:
    def __init__(self, read: Run, write: Run) -> None:
        self.read = read
        self.write = write

    async def save(self, push: Push) -> None:
        """A browser has one address: whoever had it before has it no more."""
        line = (push.device, push.endpoint, push.p256dh, push.auth, push.zone, written(push.muted))

        def work(db: Connection) -> None:
            db.execute("DELETE FROM pushes WHERE endpoint = ? AND device <> ?", (push.endpoint, push.device))
            again = ", ".join(f"{name} = excluded.{name}" for name in ("endpoint", "p256dh", "auth", "zone", "muted"))
            sql = "INSERT INTO pushes (device, endpoint, p256dh, auth, zone, muted) VALUES (?, ?, ?, ?, ?, ?)"
            db.execute(f"{sql} ON CONFLICT (device) DO UPDATE SET {again}", line)

        await self.write(work)

    async def drop(self, device: str, endpoint: str | None = None) -> None:
        sql = "DELETE FROM pushes WHERE device = ? AND (? IS NULL OR endpoint = ?)"
        await self.write(change(sql, device, endpoint, endpoint))

    async def of_device(self, device: str) -> Push | None:
        found = await self.read(pushes(f"{FOUND} AND device = ?", device))
        return found[0] if found else None

    async def of_person(self, person: str) -> list[Push]:
        sql = f"{FOUND} AND person = ? ORDER BY seen_at DESC, device LIMIT ?"
        return await self.read(pushes(sql, person, PUSHES_A_PERSON))

    async def hold(self, device: str, until: int) -> None:
        await self.write(change("UPDATE pushes SET quiet = ? WHERE device = ?", until, device))

    async def take_held(self, now: int) -> list[Push]:
        def work(db: Connection) -> list[Push]:
            found = pushes(f"{FOUND} AND quiet <= ?", now)(db)
            db.execute("UPDATE pushes SET quiet = NULL WHERE quiet <= ?", (now,))
            return found

        return await self.write(work)

    async def waiting_for(self, person: str) -> list[WaitingTable]:
        return await self.read(lambda db: [WaitingTable(*line) for line in db.execute(WAITING, (person,))])

    async def key(self, made: bytes) -> bytes:
        def work(db: Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO house VALUES (?, ?)", (PUSH_KEY, made))
            return kept(db, PUSH_KEY) or made

        return await self.write(work)


def pushes(sql: str, *given: object) -> Callable[[Connection], list[Push]]:
    return lambda db: [kept_push(*line) for line in db.execute(sql, given)]


def written(muted: list[str]) -> str:
    return msgspec.json.encode(muted).decode()
