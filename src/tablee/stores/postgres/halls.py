"""Halls, as PostgreSQL keeps them."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tablee.protocol.errors import NotOurs
from tablee.stores.halls import KeptHall, people_of, table_ids
from tablee.stores.postgres.forgetting import forget_person
from tablee.stores.postgres.pool import Database, Pool

OPEN = "INSERT INTO halls (id, code, opened_at, seen_at) VALUES ($1, $2, $3, $3) ON CONFLICT DO NOTHING RETURNING 1"
INSERT = "INSERT INTO hall_rows VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1"
FIND = "SELECT 1 FROM hall_rows WHERE hall = $1 AND seq = $2 AND row = $3"
OTHERS_ON = "SELECT 1 FROM people WHERE id >= $1 AND id < $2"  # who plays elsewhere on a device
OF_A_RECORD = ("claims", "players", "links", "evenings", "moments")


class PostgresHalls:
    def __init__(self, pool: Pool, now: Callable[[], float]) -> None:
        self.pool = pool
        self.now = now

    async def open(self, id: str, code: str, first_row: bytes) -> None:
        async def work(db: Database) -> None:
            if not await db.fetch(OPEN, id, code, int(self.now())):
                raise NotOurs(f"the id or the code of hall {id} is taken")
            await db.execute(INSERT, id, 0, first_row)

        await self.pool.transaction(work)

    async def all(self) -> list[KeptHall]:
        found = await self.pool.do(lambda db: db.fetch("SELECT id, code, seen_at FROM halls ORDER BY number"))
        return [KeptHall(*line) for line in found]

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        """The same row again is recognised: its answer may have been lost."""

        async def work(db: Database) -> None:
            if not await db.fetch(INSERT, hall, seq, row) and not await db.fetch(FIND, hall, seq, row):
                raise NotOurs(f"row {seq} of hall {hall} is there already")

        await self.pool.do(work)

    async def rows(self, id: str) -> list[bytes]:
        found = await self.pool.do(lambda db: db.fetch("SELECT row FROM hall_rows WHERE hall = $1 ORDER BY seq", id))
        return [line[0] for line in found]

    async def note_seen(self, ids: Collection[str]) -> None:
        sql = "UPDATE halls SET seen_at = $2 WHERE id = ANY($1::text[])"
        await self.pool.do(lambda db: db.execute(sql, list(ids), int(self.now())))

    async def erase(self, id: str, keep: bool) -> None:
        await self.pool.transaction(lambda db: erase(db, id, keep))


async def erase(db: Database, hall: str, keep: bool) -> None:
    """All of it in one transaction."""
    found = await db.fetch("SELECT row FROM hall_rows WHERE hall = $1", hall)
    guests, devices = people_of(line[0] for line in found)
    of_its_tables = "table_id >= $1 AND table_id < $2"
    theirs = table_ids(hall)
    if not keep:
        records = f"SELECT number FROM records WHERE {of_its_tables}"
        for name in OF_A_RECORD:
            await db.execute(f"DELETE FROM {name} WHERE record IN ({records})", *theirs)
        await db.execute(f"DELETE FROM records WHERE {of_its_tables}", *theirs)
        for person in guests:
            await forget_person(db, person)
        for device in devices:
            if not await db.fetch(OTHERS_ON, f"{device}+", f"{device},"):
                await forget_person(db, device)
    await db.execute("DELETE FROM people WHERE id = ANY($1::text[])", guests)
    for name in ("journal", "chat", "slow_tables", "sitting"):
        await db.execute(f"DELETE FROM {name} WHERE {of_its_tables}", *theirs)
    await db.execute("DELETE FROM tables WHERE id >= $1 AND id < $2", *theirs)
    await db.execute("DELETE FROM hall_rows WHERE hall = $1", hall)
    await db.execute("DELETE FROM halls WHERE id = $1", hall)
