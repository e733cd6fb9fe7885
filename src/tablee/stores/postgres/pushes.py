"""Devices that are told when it is their owner's turn, as PostgreSQL keeps them."""

from __future__ import annotations

import msgspec

from tablee.stores.base import PUSH_KEY, PUSHES_A_PERSON, Push, WaitingTable, kept_push
from tablee.stores.postgres.pool import Database, Pool

COLUMNS = "device, person, endpoint, p256dh, auth, zone, muted"
FOUND = f"SELECT {COLUMNS} FROM pushes JOIN devices ON id = device WHERE gone_at IS NULL"
SAVE = """
    INSERT INTO pushes (device, endpoint, p256dh, auth, zone, muted) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (device) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
    zone = excluded.zone, muted = excluded.muted
"""
TAKE_HELD = f"""
    UPDATE pushes SET quiet = NULL FROM devices WHERE id = device AND gone_at IS NULL AND quiet <= $1
    RETURNING {COLUMNS}
"""
WAITING = """
    SELECT DISTINCT id, code, told, since FROM sitting JOIN slow_tables USING (table_id) JOIN tables ON id = table_id
    WHERE device = $1 AND turn = 1 AND closed_at IS NULL ORDER BY since, id
"""


class PostgresPushes:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def found(self, sql: str, *given: object) -> list[Push]:
        lines = await self.pool.do(lambda db: db.fetch(sql, *given))
        return [kept_push(*line) for line in lines]

    async def save(self, push: Push) -> None:
        """A browser has one address: whoever had it before has it no more."""
        muted = msgspec.json.encode(push.muted).decode()

        async def work(db: Database) -> None:
            await db.execute("DELETE FROM pushes WHERE endpoint = $1 AND device <> $2", push.endpoint, push.device)
            await db.execute(SAVE, push.device, push.endpoint, push.p256dh, push.auth, push.zone, muted)

        await self.pool.transaction(work)

    async def drop(self, device: str, endpoint: str | None = None) -> None:
        sql = "DELETE FROM pushes WHERE device = $1 AND ($2::text IS NULL OR endpoint = $2)"
        await self.pool.do(lambda db: db.execute(sql, device, endpoint))

    async def of_device(self, device: str) -> Push | None:
        found = await self.found(f"{FOUND} AND device = $1", device)
        return found[0] if found else None

    async def of_person(self, person: str) -> list[Push]:
        sql = f"{FOUND} AND person = $1 ORDER BY seen_at DESC, device LIMIT $2"
        return await self.found(sql, person, PUSHES_A_PERSON)

    async def hold(self, device: str, until: int) -> None:
        await self.pool.do(lambda db: db.execute("UPDATE pushes SET quiet = $2 WHERE device = $1", device, until))

    async def take_held(self, now: int) -> list[Push]:
        """Of several nodes, one has each."""
        return await self.found(TAKE_HELD, now)

    async def waiting_for(self, person: str) -> list[WaitingTable]:
        lines = await self.pool.do(lambda db: db.fetch(WAITING, person))
        return [WaitingTable(id, code, bytes(told)) for id, code, told, _ in lines]

    async def key(self, made: bytes) -> bytes:
        async def work(db: Database) -> bytes:
            await db.execute("INSERT INTO house VALUES ($1, $2) ON CONFLICT DO NOTHING", PUSH_KEY, made)
            return bytes(await db.fetchval("SELECT value FROM house WHERE name = $1", PUSH_KEY))

        return await self.pool.transaction(work)
