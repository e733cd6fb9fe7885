"""PostgreSQL as one side of a copy."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from tablee.stores.base import BadStore
from tablee.stores.copies.sides import BATCH, COLUMNS, BadCopy, Line, Side, from_clause, select_all
from tablee.stores.postgres.leases import HELD
from tablee.stores.postgres.migrations import MIGRATING, migrate, place
from tablee.stores.postgres.pool import AWAY, BadDatabase, Database, connect

NUMBERED = [name for name, columns in COLUMNS.items() if "number" in columns]


class PostgresSide:
    """A database, in one transaction."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def count(self, name: str) -> int:
        return int(await self.db.fetchval(f"SELECT count(*) FROM {from_clause(name)}"))

    async def batches(self, name: str) -> AsyncIterator[list[Line]]:
        cursor = await self.db.cursor(select_all(name))
        while batch := await cursor.fetch(BATCH):
            yield [tuple(line) for line in batch]

    async def put(self, name: str, lines: list[Line]) -> None:
        await self.db.copy_records_to_table(name, records=lines, columns=COLUMNS[name])

    async def count_on(self) -> None:
        """New lines are numbered after those that came."""
        for name in NUMBERED:
            last = f"(SELECT max(number) FROM {name})"
            await self.db.execute(f"SELECT setval(pg_get_serial_sequence('{name}', 'number'), {last})")


@asynccontextmanager
async def database_side(url: str, writes: bool) -> AsyncIterator[Side]:
    """No node may be using the database."""
    await migrate(url)
    try:
        db = await connect(url, MIGRATING)
        try:
            async with db.transaction(isolation="repeatable_read", readonly=not writes):
                if await db.fetchval(f"SELECT count(*) FROM nodes WHERE {HELD}"):
                    raise BadCopy(f"a server is using {place(url)}: stop it first")
                side = PostgresSide(db)
                yield side
                if writes:
                    await side.count_on()
        finally:
            db.terminate()
    except (*AWAY, asyncpg.PostgresError) as error:
        if isinstance(error, BadStore):
            raise
        raise BadDatabase(f"{place(url)}: {error}") from error
