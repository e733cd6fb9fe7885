"""Where a store can be: in a folder or in a database; and what somebody else sees there."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import asyncpg

from tablee.stores.base import Store
from tablee.stores.postgres.store import PostgresStore
from tablee.stores.sqlite.folder import FILE
from tablee.stores.sqlite.store import SqliteStore
from tests.postgres import answer


class Place(Protocol):
    async def open(self, now: Callable[[], float] = time.time) -> Store: ...
    async def asked(self, sql: str) -> list[tuple[Any, ...]]: ...
    def held(self, store: Any) -> Any:
        """Whatever is to be written has to wait meanwhile."""

    def commits(self, store: Any) -> int:
        """How often rows were written."""


class Folder:
    """A store in SQLite."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self, now: Callable[[], float] = time.time) -> SqliteStore:
        return await SqliteStore.open(self.path, now)

    async def asked(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path / FILE, timeout=5)) as db:
            return db.execute(sql).fetchall()

    @asynccontextmanager
    async def held(self, store: SqliteStore) -> AsyncIterator[None]:
        taken, go = threading.Event(), threading.Event()
        busy = asyncio.ensure_future(store.writer.do(lambda db: taken.set() or go.wait(20)))
        assert await asyncio.to_thread(taken.wait, 20)
        try:
            yield
            await asyncio.sleep(0)  # those who were started have asked
        finally:
            go.set()
        await busy

    def commits(self, store: SqliteStore) -> int:
        return store.writer.commits


class Database:
    """A store in PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self, now: Callable[[], float] = time.time) -> PostgresStore:
        return await PostgresStore.open(self.url, "one", now)

    async def asked(self, sql: str) -> list[tuple[Any, ...]]:
        return await answer(self.url, sql)

    @asynccontextmanager
    async def held(self, store: PostgresStore) -> AsyncIterator[None]:
        db = await asyncpg.connect(self.url)
        try:
            async with db.transaction():
                await db.execute("LOCK TABLE journal IN EXCLUSIVE MODE")
                yield
                await asyncio.sleep(0)  # those who were started have asked
        finally:
            await db.close()

    def commits(self, store: PostgresStore) -> int:
        return store.journal_writer.commits


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process may grow meanwhile: a write fails for real, in the middle of a commit."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


async def outcomes(*asking: asyncio.Future[None]) -> list[str]:
    """Ok, or the name of what was raised."""
    found = await asyncio.gather(*asking, return_exceptions=True)
    return ["ok" if answer is None else type(answer).__name__ for answer in found]


async def opened(store: Store, *tables: str) -> None:
    """New tables, each with its row 0."""
    for table in tables:
        await store.open_table(table, f"code of {table}", b"opened")


class Calendar:
    def __init__(self) -> None:
        self.day = 0

    def __call__(self) -> float:
        return self.day * 86_400
