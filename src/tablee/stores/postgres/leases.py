"""Which node plays which table, by PostgreSQL's own clock.

A node holds a lease for as long as it renews it. Whoever claims a table raises its epoch, and the journal refuses rows
of a lower one: a node that was away, and does not know yet that it has lost a table, can write nothing.

The clock may jump. Forwards, all leases are over until they are renewed. Backwards behind the last renewal, they are as
well: else a node that has died would count as alive for as long as the clock went back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from tablee.protocol.errors import StoreAway
from tablee.stores.postgres.pool import Database, Pool

SECONDS = 5.0
RENEWALS = 3.33  # in the time of a lease: one may be lost

HELD = "clock_timestamp() >= renewed_at AND clock_timestamp() < lease_until"
ALIVE = f"SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND {HELD}"
ITS_HALL = "FROM halls WHERE halls.id = split_part(tables.id, '-', 1)"  # of a table that belongs to one


class Leases:
    """Our lease, and the epochs of the tables we have."""

    def __init__(
        self, pool: Pool, node: str, seconds: float = SECONDS, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.pool = pool
        self.node = node
        self.seconds = seconds
        self.now = now
        self.held_until = float("-inf")
        self.epochs: dict[str, int] = {}

    # ---- our lease

    async def renew(self) -> None:
        """It counts from before we asked: by this machine's clock it ends no later than by the database's."""
        asked = self.now()
        sql = """
            INSERT INTO nodes (id, renewed_at, lease_until)
            SELECT $1, now, now + $2 * interval '1 second' FROM clock_timestamp() AS now
            ON CONFLICT (id) DO UPDATE SET renewed_at = excluded.renewed_at, lease_until = excluded.lease_until
        """
        await self.pool.do(lambda db: db.execute(sql, self.node, self.seconds))
        self.held_until = asked + self.seconds

    def is_held(self) -> bool:
        return self.now() < self.held_until

    async def keep_renewing(self) -> None:
        while True:
            with suppress(StoreAway):
                await self.renew()
            await asyncio.sleep(self.seconds / RENEWALS)

    async def other_nodes(self) -> list[str]:
        """Nodes besides us whose leases live."""
        sql = f"SELECT id FROM nodes WHERE id <> $1 AND {HELD}"
        return [line["id"] for line in await self.pool.do(lambda db: db.fetch(sql, self.node))]

    async def leave(self) -> None:
        async def work(db: Database) -> None:
            await db.execute("UPDATE tables SET owner = NULL WHERE owner = $1", self.node)
            await db.execute("UPDATE halls SET owner = NULL WHERE owner = $1", self.node)
            await db.execute("DELETE FROM nodes WHERE id = $1", self.node)

        self.epochs.clear()
        self.held_until = float("-inf")
        await self.pool.transaction(work)

    # ---- tables

    async def claim(self, table: str) -> int | None:
        """A table of a hall is played by whoever leads the hall."""
        sql = f"""
            UPDATE tables SET owner = $2, epoch = epoch + 1
            WHERE id = $1 AND closed_at IS NULL AND (owner IS NULL OR owner = $2 OR NOT EXISTS ({ALIVE}))
                AND NOT EXISTS (SELECT 1 {ITS_HALL} AND halls.owner IS DISTINCT FROM $2)
            RETURNING epoch
        """
        epoch = await self.pool.do(lambda db: db.fetchval(sql, table, self.node))
        if epoch is None:
            self.epochs.pop(table, None)
            return None
        self.epochs[table] = epoch
        return int(epoch)

    async def release(self, table: str) -> None:
        epoch = self.epochs.pop(table, None)
        sql = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3"
        if epoch is None:
            return
        try:
            await self.pool.do(lambda db: db.execute(sql, table, self.node, epoch))
        except StoreAway:
            self.epochs.setdefault(table, epoch)  # to be released again
            raise

    async def owner_of(self, table: str) -> str | None:
        sql = f"""
            SELECT tables.owner FROM (
                SELECT coalesce((SELECT halls.owner {ITS_HALL}), tables.owner) AS owner
                FROM tables WHERE id = $1 AND closed_at IS NULL
            ) AS tables WHERE EXISTS ({ALIVE})
        """
        owner: str | None = await self.pool.do(lambda db: db.fetchval(sql, table))
        return owner

    async def own_tables(self) -> dict[str, int]:
        sql = "SELECT id, epoch FROM tables WHERE closed_at IS NULL AND owner = $1"
        return {line["id"]: line["epoch"] for line in await self.pool.do(lambda db: db.fetch(sql, self.node))}

    async def orphaned_tables(self) -> list[tuple[str, str]]:
        """Those of halls are taken with their hall."""
        sql = f"""
            SELECT id, code FROM tables
            WHERE closed_at IS NULL AND owner IS NOT NULL AND NOT EXISTS ({ALIVE}) AND NOT EXISTS (SELECT 1 {ITS_HALL})
            ORDER BY number
        """
        return [(line["id"], line["code"]) for line in await self.pool.do(lambda db: db.fetch(sql))]
