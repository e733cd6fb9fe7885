"""Halls, as PostgreSQL keeps them."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tablee.protocol.errors import NotOurs
from tablee.stores.halls import KeptHall, people_of, table_ids
from tablee.stores.postgres.forgetting import forget_person
from tablee.stores.postgres.leases import HELD
from tablee.stores.postgres.pool import Database, Pool

OPEN = """
    INSERT INTO halls (id, code, opened_at, seen_at, owner, epoch) VALUES ($1, $2, $3, $3, $4, 1)
    ON CONFLICT DO NOTHING RETURNING 1
"""
# The hall is locked against being claimed by another node before the commit.
INSERT = """
    INSERT INTO hall_rows (hall, seq, row)
    SELECT halls.id, $2, $3 FROM halls WHERE halls.id = $1 AND halls.epoch = $4 FOR SHARE OF halls
    ON CONFLICT DO NOTHING RETURNING 1
"""
FIND = """
    SELECT 1 FROM hall_rows JOIN halls ON halls.id = hall_rows.hall
    WHERE hall = $1 AND seq = $2 AND row = $3 AND halls.epoch = $4
"""
ALIVE = f"SELECT 1 FROM nodes WHERE nodes.id = halls.owner AND {HELD}"
CLAIM = f"""
    UPDATE halls SET owner = $2, epoch = epoch + 1
    WHERE id = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS ({ALIVE})) RETURNING epoch
"""
CLAIM_TABLES = "UPDATE tables SET owner = $3, epoch = epoch + 1 WHERE id >= $1 AND id < $2 AND closed_at IS NULL"
OTHERS_ON = "SELECT 1 FROM people WHERE id >= $1 AND id < $2"  # who plays elsewhere on a device
OF_A_RECORD = ("claims", "players", "links", "evenings", "moments")


class PostgresHalls:
    def __init__(self, pool: Pool, node: str, now: Callable[[], float]) -> None:
        self.pool = pool
        self.node = node
        self.now = now
        self.epochs: dict[str, int] = {}  # of those that are ours

    async def open(self, id: str, code: str, first_row: bytes) -> None:
        async def work(db: Database) -> None:
            if not await db.fetch(OPEN, id, code, int(self.now()), self.node):
                raise NotOurs(f"the id or the code of hall {id} is taken")
            await db.execute(INSERT, id, 0, first_row, 1)

        await self.pool.transaction(work)
        self.epochs[id] = 1

    async def all(self) -> list[KeptHall]:
        found = await self.pool.do(lambda db: db.fetch("SELECT id, code, seen_at FROM halls ORDER BY number"))
        return [KeptHall(*line) for line in found]

    async def find(self, code: str) -> str | None:
        found: str | None = await self.pool.do(lambda db: db.fetchval("SELECT id FROM halls WHERE code = $1", code))
        return found

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        """The same row again is recognised: its answer may have been lost."""
        epoch = self.epochs.get(hall)
        if epoch is None:
            raise NotOurs(f"hall {hall} is not ours")

        async def work(db: Database) -> None:
            if not await db.fetch(INSERT, hall, seq, row, epoch) and not await db.fetch(FIND, hall, seq, row, epoch):
                raise NotOurs(f"row {seq} of hall {hall} is there already, or the hall is not ours")

        await self.pool.do(work)

    async def rows(self, id: str) -> list[bytes]:
        found = await self.pool.do(lambda db: db.fetch("SELECT row FROM hall_rows WHERE hall = $1 ORDER BY seq", id))
        return [line[0] for line in found]

    async def note_seen(self, ids: Collection[str]) -> None:
        sql = "UPDATE halls SET seen_at = $2 WHERE id = ANY($1::text[])"
        await self.pool.do(lambda db: db.execute(sql, list(ids), int(self.now())))

    async def erase(self, id: str, keep: bool) -> None:
        await self.pool.transaction(lambda db: erase(db, id, keep))
        self.epochs.pop(id, None)

    # ---- which node leads it

    async def claim(self, id: str) -> int | None:
        async def work(db: Database) -> int | None:
            epoch: int | None = await db.fetchval(CLAIM, id, self.node)
            if epoch is not None:
                await db.execute(CLAIM_TABLES, *table_ids(id), self.node)
            return epoch

        epoch = await self.pool.transaction(work)
        if epoch is None:
            self.epochs.pop(id, None)
        else:
            self.epochs[id] = epoch
        return epoch

    async def release(self, id: str) -> None:
        epoch = self.epochs.pop(id, None)
        sql = "UPDATE halls SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3"
        await self.pool.do(lambda db: db.execute(sql, id, self.node, epoch))

    async def owner_of(self, id: str) -> str | None:
        sql = f"SELECT owner FROM halls WHERE id = $1 AND EXISTS ({ALIVE})"
        owner: str | None = await self.pool.do(lambda db: db.fetchval(sql, id))
        return owner

    async def unowned(self) -> list[str]:
        sql = f"SELECT id FROM halls WHERE owner IS NULL OR NOT EXISTS ({ALIVE}) ORDER BY number"
        return [line["id"] for line in await self.pool.do(lambda db: db.fetch(sql))]

    async def own(self) -> dict[str, int]:
        found = await self.pool.do(lambda db: db.fetch("SELECT id, epoch FROM halls WHERE owner = $1", self.node))
        return {line["id"]: line["epoch"] for line in found}


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
