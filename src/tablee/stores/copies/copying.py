"""Everything in one store, copied into another: all of it or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path
from sqlite3 import Connection

from tablee.stores.copies.sides import BATCH, COLUMNS, BadCopy, Line, Side, from_clause, select_all
from tablee.stores.sqlite.damage import explained
from tablee.stores.sqlite.folder import FILE, open_connections

SQLITE, POSTGRES = "sqlite:", ("postgresql://", "postgres://")


class SqliteSide:
    """A file, in one transaction."""

    def __init__(self, db: Connection) -> None:
        self.db = db

    async def count(self, name: str) -> int:
        (found,) = self.db.execute(f"SELECT count(*) FROM {from_clause(name)}").fetchone()
        return int(found)

    async def batches(self, name: str) -> AsyncIterator[list[Line]]:
        lines = self.db.execute(select_all(name))
        while batch := lines.fetchmany(BATCH):
            yield batch

    async def put(self, name: str, lines: list[Line]) -> None:
        marks = ", ".join("?" * len(COLUMNS[name]))
        self.db.executemany(f"INSERT INTO {name} ({', '.join(COLUMNS[name])}) VALUES ({marks})", lines)


@contextmanager
def sqlite_side(folder: Path, writes: bool) -> Iterator[SqliteSide]:
    """Nobody else may be using the folder."""
    if not writes and not (folder / FILE).exists():
        raise BadCopy(f"there is nothing in {folder}")
    lock, db, reading, _ = open_connections(folder)
    with closing(lock), closing(db), closing(reading):
        try:
            db.execute("BEGIN IMMEDIATE")
            yield SqliteSide(db)
            db.execute("COMMIT")  # otherwise it is as if nothing had been done
        except sqlite3.Error as error:
            raise explained(error, folder / FILE) from error


@asynccontextmanager
async def folder_side(folder: Path, writes: bool) -> AsyncIterator[Side]:
    with sqlite_side(folder, writes) as side:
        yield side


def side(address: str, writes: bool) -> AbstractAsyncContextManager[Side]:
    """What `sqlite:FOLDER` or `postgresql://…` stands for."""
    if address.startswith(SQLITE):
        return folder_side(Path(address.removeprefix(SQLITE)).expanduser(), writes)
    if address.startswith(POSTGRES):
        from tablee.stores.copies.postgres_side import database_side  # what it needs is installed apart

        return database_side(address, writes)
    raise BadCopy("a store is sqlite:FOLDER or postgresql://user@host/name")


async def copy(here: str, there: str, tell: Callable[[str, int, int], None]) -> dict[str, int]:
    """How many lines of each kind were copied; `tell` hears of every batch: what, how many of how many."""
    async with side(here, writes=False) as source, side(there, writes=True) as target:
        for name in COLUMNS:
            if await target.count(name):
                raise BadCopy("the store to copy to is not empty")
        copied = {name: await source.count(name) for name in COLUMNS}
        for name, total in copied.items():
            done = 0
            tell(name, done, total)
            async for batch in source.batches(name):
                await target.put(name, batch)
                done += len(batch)
                tell(name, done, total)
        for name, total in copied.items():
            if await target.count(name) != total:
                raise BadCopy(f"{name}: {total} were to be copied, and {await target.count(name)} came")
    return copied
