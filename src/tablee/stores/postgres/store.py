"""The store in PostgreSQL, which several nodes share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from sqlite3 import Connection as Lock
from typing import Any

import msgspec
from asyncpg import UniqueViolationError

from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.ids import device_of
from tablee.protocol.sitting import Sitting
from tablee.stores import sweeps
from tablee.stores.base import (
    DAY,
    DEVICES,
    BadStore,
    Device,
    Faults,
    Link,
    Linked,
    Person,
    Player,
    RecordLine,
    Salvaged,
    SlowLine,
    SlowTable,
    is_branch,
    is_counted,
    is_hinted,
)
from tablee.stores.figures import Figures
from tablee.stores.halls import Halls
from tablee.stores.leagues import Leagues
from tablee.stores.postgres import figures, leagues, slow
from tablee.stores.postgres.days import PostgresDays
from tablee.stores.postgres.forgetting import forget_person
from tablee.stores.postgres.halls import PostgresHalls
from tablee.stores.postgres.journal import JournalWriter
from tablee.stores.postgres.leases import RENEWALS, SECONDS, Leases
from tablee.stores.postgres.migrations import migrate
from tablee.stores.postgres.pool import BadDatabase, Database, Pool, T, Work
from tablee.stores.postgres.pushes import PostgresPushes
from tablee.stores.postgres.queries import (
    CLAIMED,
    ISSUE_TOKEN,
    LINKED,
    LINKS,
    MAKE_LINK,
    NOTE_SEEN_AT,
    OPENED,
    PLAYERS,
    PROBE,
    SAVE_RECORD,
    empty_unclaimed,
    forget_slice,
    grouped,
    kept,
    lock_records,
    look_at_clock,
    mark_old,
)
from tablee.stores.tokens import hashed

NODES_KEPT = "1 day"  # a node that has been gone for so long is forgotten


class PostgresStore(PostgresDays):
    salvaged: Salvaged | None = None  # what is damaged there is PostgreSQL's to mend

    def __init__(
        self, url: str, node: str, now: Callable[[], float], seconds: float, connections: int, lease: float,
        lock: Lock | None,
    ) -> None:  # fmt: skip
        self.node = node
        self.now = now
        self.faults = Faults()
        self.pool = Pool(url, connections, seconds, "all", self.faults)
        self.pushes = PostgresPushes(self.pool)
        self.journal_pool = Pool(url, 1, seconds, "rows", self.faults)  # rows never wait for anything else
        self.journal_writer = JournalWriter(self.journal_pool)
        self.figures: Figures = figures.PostgresFigures(self.pool)
        self.leagues: Leagues = leagues.PostgresLeagues(self.pool)
        self.halls: Halls = PostgresHalls(self.pool, node, now)
        self.leases = Leases(Pool(url, 1, lease / RENEWALS, "leases", self.faults), node, lease)
        self.opened_at, self.unseen, self.leapt_days = now(), 0.0, 0
        self.turn = asyncio.Lock()
        self.lock = lock
        self.is_closed = False
        self.chores: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls, url: str, node: str, now: Callable[[], float] = time.time, seconds: float = 5.0, connections: int = 4,
        lease: float = SECONDS, renews: bool = True, alone: bool = False, lock: Lock | None = None,
    ) -> PostgresStore:  # fmt: skip
        """The store in this database, which is brought to the newest version. `alone`: no other node may be using it.
        `lock`, which keeps others from being this node, is let go with the store."""
        await migrate(url)
        store = cls(url, node, now, seconds, connections, lease, lock)
        try:
            await store.leases.renew()
            if alone:
                await store.wait_to_be_alone()
            await store.compare_clock()
        except (StoreAway, BadStore) as error:
            await store.close()
            raise BadDatabase(str(error)) from error
        chores = [store.probe_when_away(), *([store.leases.keep_renewing()] if renews else [])]
        store.chores = [asyncio.create_task(chore) for chore in chores]
        return store

    async def wait_to_be_alone(self) -> None:
        """Whoever was killed is gone as soon as its lease is over."""
        ends = self.leases.now() + self.leases.seconds
        while others := await self.leases.other_nodes():
            if self.leases.now() >= ends:
                raise BadDatabase(f"another node ({others[0]}) is using this database: several need --nats, or stop it")
            await asyncio.sleep(0.1)
            await self.leases.renew()

    async def compare_clock(self) -> None:
        """With what was last seen of it."""
        clock = sweeps.read_clock(await self.pool.do(lambda db: kept(db, sweeps.CLOCK)))
        self.unseen = sweeps.unseen(clock, self.opened_at)
        self.leapt_days = sweeps.leapt_days(clock, self.opened_at)

    async def probe_when_away(self) -> None:
        """A store that was away finds by itself that it is back."""
        while True:
            await asyncio.sleep(1.0)
            for each in (self.pool, self.journal_pool):
                if not each.is_well:
                    with suppress(StoreAway):
                        await each.do(lambda db: db.execute(PROBE))

    async def close(self) -> None:
        """Returns when all that was asked for is written, and our tables are anybody's."""
        self.is_closed = True
        for chore in self.chores:
            chore.cancel()
        await self.journal_writer.close()
        with suppress(StoreAway):
            await self.leases.leave()
        for each in (self.journal_pool, self.pool, self.leases.pool):
            await each.close()
        if self.lock is not None:
            self.lock.close()

    def is_well(self) -> bool:
        each = (self.pool, self.journal_pool, self.leases.pool)
        return not self.is_closed and all(connections.is_well for connections in each)

    def trouble(self) -> str:
        return self.faults.worst or ("" if self.is_well() else "away")

    async def check(self) -> None:
        """PostgreSQL looks at its checksums whenever it reads."""

    async def lines(self, sql: str, *given: object) -> list[Any]:
        return await self.pool.do(lambda db: db.fetch(sql, *given))

    async def column(self, sql: str, *given: object) -> list[Any]:
        return [line[0] for line in await self.lines(sql, *given)]

    async def change(self, sql: str, *given: object) -> None:
        await self.pool.do(lambda db: db.execute(sql, *given))

    async def in_turn(self, work: Work[T], again: bool = True) -> T:
        """What is asked for first is done first, although there are several connections."""
        try:
            async with asyncio.timeout(self.pool.seconds):
                await self.turn.acquire()
        except TimeoutError as error:
            raise StoreAway("too much is waiting") from error
        try:
            return await self.pool.transaction(work, again)
        finally:
            self.turn.release()

    # ---- which node owns a table

    async def claim(self, table: str) -> int | None:
        epoch = await self.leases.claim(table)
        self.journal_writer.forget_doubt(table)
        return epoch

    async def release(self, table: str) -> None:
        await self.leases.release(table)

    async def owner_of(self, table: str) -> str | None:
        return await self.leases.owner_of(table)

    async def renew(self) -> None:
        await self.leases.renew()

    async def orphaned_tables(self) -> list[tuple[str, str]]:
        return await self.leases.orphaned_tables()

    async def own_tables(self) -> dict[str, int]:
        return await self.leases.own_tables()

    async def leave(self) -> None:
        await self.leases.leave()

    def is_held(self) -> bool:
        return self.leases.is_held()

    # ---- the journal

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        if self.is_closed:
            raise StoreAway("the store is closed")
        epoch = self.leases.epochs.get(table)
        if epoch is None:
            raise NotOurs(f"table {table} is not ours")
        await self.journal_writer.append(table, seq, epoch, row, sitting)

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        return await self.column("SELECT row FROM journal WHERE table_id = $1 AND seq >= $2 ORDER BY seq", table, since)

    # ---- tables

    async def open_table(self, table: str, code: str, first_row: bytes) -> None:
        async def work(db: Database) -> None:
            sql = "INSERT INTO tables (id, code, opened_at, owner, epoch) VALUES ($1, $2, $3, $4, 1)"
            await db.execute(sql, table, code, int(self.now()), self.node)
            await db.execute("INSERT INTO journal (table_id, seq, row) VALUES ($1, 0, $2)", table, first_row)

        try:
            await self.pool.transaction(work)
        except UniqueViolationError as error:
            if not await self.is_open_already(table, first_row):
                raise NotOurs(f"the id or the code of table {table} is taken") from error
        self.leases.epochs[table] = 1

    async def is_open_already(self, table: str, first_row: bytes) -> bool:
        """An attempt whose answer was lost may have opened it."""
        return table not in self.leases.epochs and bool(await self.lines(OPENED, table, self.node, first_row))

    async def tables(self) -> list[tuple[str, str]]:
        sql = "SELECT id, code FROM tables WHERE closed_at IS NULL ORDER BY number"
        return [tuple(line) for line in await self.lines(sql)]

    async def table_of(self, code: str) -> str | None:
        found = await self.column("SELECT id FROM tables WHERE code = $1 AND closed_at IS NULL", code)
        return found[0] if found else None

    async def close_table(self, table: str) -> None:
        async def work(db: Database) -> None:
            sql = "UPDATE tables SET closed_at = $2, owner = NULL WHERE id = $1 AND closed_at IS NULL"
            await db.execute(sql, table, int(self.now()))
            await db.execute("DELETE FROM chat WHERE table_id = $1", table)
            await slow.drop_sitting(db, table)

        await self.pool.transaction(work)

    async def note_idle(self, idle: dict[str, float]) -> None:
        seen = {table: int(self.now() - seconds) for table, seconds in idle.items()}
        await self.change(NOTE_SEEN_AT, list(seen), list(seen.values()))
        await self.pool.transaction(lambda db: look_at_clock(db, int(self.now())))

    async def idle(self) -> dict[str, float]:
        sql = "SELECT id, coalesce(seen_at, opened_at) FROM tables WHERE closed_at IS NULL"
        now, found = self.now(), await self.lines(sql)
        return {table: max(0.0, now - at - (self.unseen if at < self.opened_at else 0.0)) for table, at in found}

    # ---- chat

    async def save_chat(self, table: str, person: str, line: bytes, most: int) -> None:
        async def work(db: Database) -> None:
            await db.execute("INSERT INTO chat (table_id, person, line) VALUES ($1, $2, $3)", table, person, line)
            newest = "SELECT number FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2"
            await db.execute(f"DELETE FROM chat WHERE table_id = $1 AND number NOT IN ({newest})", table, most)

        await self.in_turn(work, again=False)

    async def chat(self, table: str) -> list[bytes]:
        return await self.column("SELECT line FROM chat WHERE table_id = $1 ORDER BY number", table)

    async def said_by(self, person: str) -> list[bytes]:
        return await self.column("SELECT line FROM chat WHERE person = $1 ORDER BY number", person)

    # ---- tables at a rhythm of days

    async def slow_tables(self, where: str = "", *given: object) -> list[SlowTable]:
        sql = f"SELECT table_id, host, since, wake_at FROM slow_tables {where}"
        return [SlowTable(*line) for line in await self.lines(sql, *given)]

    async def slow_table(self, table: str) -> SlowTable | None:
        found = await self.slow_tables("WHERE table_id = $1", table)
        return found[0] if found else None

    async def due_tables(self, now: int) -> list[str]:
        return await self.column("SELECT table_id FROM slow_tables WHERE wake_at <= $1", now)

    async def slow_lines(self, person: str) -> list[SlowLine]:
        return await self.pool.do(lambda db: slow.slow_lines(db, person))

    # ---- devices

    async def devices(self, person: str) -> list[Device]:
        sql = "SELECT id, kind, seen_at FROM devices WHERE person = $1 AND gone_at IS NULL ORDER BY seen_at DESC, id"
        return [Device(*line) for line in await self.lines(sql, person)]

    async def save_device(self, id: str, person: str, kind: str) -> None:
        await self.change(slow.SAVE_DEVICE, id, person, kind, int(self.now()) // DAY * DAY)

    async def drop_device(self, id: str, person: str) -> bool:
        return bool(await self.lines(slow.DROP_DEVICE, id, person, int(self.now())))

    async def gone_devices(self, person: str | None = None) -> list[str]:
        sql = "SELECT id FROM devices WHERE gone_at IS NOT NULL AND ($1::text IS NULL OR person = $1)"
        return await self.column(sql, person)

    async def save_spare_key(self, person: str, hash: bytes | None) -> None:
        await self.in_turn(lambda db: slow.save_spare_key(db, person, hash))

    async def spare_key_of(self, hash: bytes) -> str | None:
        found = await self.column("SELECT person FROM spare_keys WHERE hash = $1", hash)
        return found[0] if found else None

    # ---- people

    async def person(self, id: str) -> Person | None:
        return (await self.people([id])).get(id)

    async def people(self, ids: Collection[str]) -> dict[str, Person]:
        found = await self.lines("SELECT id, name, animal FROM people WHERE id = ANY($1::text[])", list(ids))
        return {id: Person(name, animal) for id, name, animal in found}

    async def save_person(self, id: str, name: str) -> None:
        again = "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at"
        sql = f"INSERT INTO people (id, name, seen_at) VALUES ($1, $2, $3) {again}"
        await self.in_turn(lambda db: db.execute(sql, id, name, int(self.now())))

    async def save_animal(self, id: str, animal: int) -> None:
        await self.in_turn(lambda db: db.execute("UPDATE people SET animal = $2 WHERE id = $1", id, animal))

    async def note_seen(self, ids: Collection[str]) -> None:
        sql = "UPDATE people SET seen_at = $2 WHERE id = ANY($1::text[])"
        await self.in_turn(lambda db: db.execute(sql, list(ids), int(self.now())))

    async def forget_unused(self, older_than_days: int) -> int:
        return await self.sweep(sweeps.NAMES, older_than_days, forget_slice)

    async def forget_person(self, id: str) -> None:
        await self.in_turn(lambda db: forget_person(db, id))

    async def sign_out(self, id: str) -> int:
        name = DEVICES + id

        async def work(db: Database) -> int:
            await db.execute("INSERT INTO house VALUES ($1, '0') ON CONFLICT DO NOTHING", name)
            before = await db.fetchval("SELECT value FROM house WHERE name = $1 FOR UPDATE", name)
            await db.execute("UPDATE house SET value = $2 WHERE name = $1", name, str(int(before) + 1).encode())
            return int(before) + 1

        return await self.in_turn(work)

    async def signed_out(self, ids: Collection[str] | None = None) -> dict[str, int]:
        if ids is None:
            found = await self.lines("SELECT name, value FROM house WHERE name LIKE $1", DEVICES + "%")
        else:
            named = [DEVICES + id for id in ids]
            found = await self.lines("SELECT name, value FROM house WHERE name = ANY($1::text[])", named)
        return {name.removeprefix(DEVICES): int(value) for name, value in found}

    async def names(self) -> dict[str, str]:
        return dict(map(tuple, await self.lines("SELECT id, name FROM people")))

    async def animals(self) -> dict[str, int]:
        return dict(map(tuple, await self.lines("SELECT id, animal FROM people WHERE animal IS NOT NULL")))

    # ---- records

    async def save_record(
        self, id: str, table: str, match: int, game: str, record: bytes, players: list[str],
        seats: Sequence[Player] = (), length: int = 0, best: bytes = b"",
    ) -> None:  # fmt: skip
        async def work(db: Database) -> None:
            line = (id, table, match, game, int(self.now()), record, length, best, int(is_counted(record, table)))
            made = await db.fetchval(SAVE_RECORD, *line)
            if made is not None:
                claims = [(device_of(person), made, person) for person in set(players)]
                await db.executemany("INSERT INTO claims VALUES ($1, $2, $3)", claims)
                known = [(made, seat, *msgspec.structs.astuple(each)) for seat, each in enumerate(seats)]
                await db.executemany("INSERT INTO players VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)", known)

        if players:
            await self.pool.transaction(work)

    async def records(self, person: str, before: str | None, limit: int) -> list[RecordLine]:
        seen = "" if before is None else "AND record < (SELECT number FROM records WHERE id = $3)"
        mine = f"SELECT DISTINCT record FROM claims WHERE device = $1 {seen} ORDER BY record DESC LIMIT $2"
        claimants = "SELECT coalesce(array_agg(person ORDER BY person), '{}') FROM claims WHERE record = number"
        sql = f"""
            SELECT number, id, table_id, match_number, game, kept_at, ({claimants}) AS players, record, length, best
            FROM records WHERE number IN ({mine})
            ORDER BY number DESC
        """
        found = await self.lines(sql, device_of(person), limit, *([] if before is None else [before]))
        numbers = [line["number"] for line in found]
        seats = grouped(await self.lines(PLAYERS, numbers))
        links = grouped(await self.lines(LINKS, numbers, int(self.now())))
        return [
            RecordLine(
                line["id"], line["table_id"], line["match_number"], line["game"], line["kept_at"], line["players"],
                is_hinted(line["record"]), [Player(*each) for each in seats[line["number"]]], line["length"],
                line["best"], next((Link(*each) for each in links[line["number"]]), None),
                is_branch(line["record"]),
            )
            for line in found
        ]  # fmt: skip

    async def record(self, id: str, person: str) -> bytes | None:
        find = f"SELECT record FROM records WHERE id = $1 AND number IN ({CLAIMED})"
        found = await self.column(find, id, device_of(person))
        return found[0] if found else None

    async def players(self, id: str, person: str) -> list[Player]:
        find = f"SELECT number FROM records WHERE id = $1 AND number IN ({CLAIMED})"
        numbers = await self.column(find, id, device_of(person))
        return [Player(*each) for _, *each in await self.lines(PLAYERS, numbers)]

    async def delete_record(self, id: str, person: str) -> bool:
        async def work(db: Database) -> bool:
            found = await lock_records(db, f"id = $1 AND number IN ({CLAIMED})", id, device_of(person))
            await db.execute("DELETE FROM claims WHERE device = $1 AND record = ANY($2)", device_of(person), found)
            await empty_unclaimed(db, found)
            return bool(found)

        return await self.pool.transaction(work)

    async def make_link(self, id: str, person: str, hash: bytes, seconds: int) -> bool:
        async def work(db: Database) -> bool:
            now = int(self.now())
            found = await lock_records(db, f"id = $1 AND number IN ({CLAIMED})", id, device_of(person))
            await db.execute("DELETE FROM links WHERE record = ANY($1) OR ends_at <= $2", found, now)
            for number in found:
                await db.execute(MAKE_LINK, hash, number, person, now, now + seconds)
            return bool(found)

        return await self.pool.transaction(work)

    async def end_link(self, id: str, person: str) -> bool:
        find = f"SELECT number FROM records WHERE id = $1 AND number IN ({CLAIMED})"
        return bool(await self.column(f"DELETE FROM links WHERE record IN ({find}) RETURNING 1", id, device_of(person)))

    async def linked(self, hash: bytes, is_opened: bool) -> Linked | None:
        found = await self.lines(LINKED, hash, int(self.now()))
        if not found:
            return None
        ((number, record, person, id),) = found
        if is_opened:
            await self.change("UPDATE links SET seen = seen + 1 WHERE hash = $1", hash)
        return Linked(record, [Player(*each) for _, *each in await self.lines(PLAYERS, [number])], person, id)

    # ---- the store itself

    async def retire(self, older_than_days: int) -> int:
        total = await self.sweep(sweeps.RECORDS, older_than_days, figures.retire_slice)
        await self.change(f"DELETE FROM nodes WHERE lease_until < clock_timestamp() - interval '{NODES_KEPT}'")
        return total

    async def sweep(self, name: str, days: int, delete: Callable[[Database, int], Awaitable[int]]) -> int:
        """Marks, and deletes what was marked before, slice by slice."""
        now, total = int(self.now()), 0
        before = await self.pool.transaction(lambda db: mark_old(db, name, now, days))
        if before is not None:
            while gone := await self.pool.transaction(lambda db: delete(db, before)):
                total += gone
        return total

    async def key(self) -> bytes:
        await self.change("INSERT INTO house VALUES ('key', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(32))
        (key,) = await self.column("SELECT value FROM house WHERE name = 'key'")
        return bytes(key)

    # ---- one-time tokens

    async def issue_token(self, kind: str, what: bytes, seconds: float) -> str:
        token = secrets.token_urlsafe(24)
        await self.change(ISSUE_TOKEN, hashed(token), kind, what, seconds)
        return token

    async def redeem_token(self, kind: str, token: str) -> bytes | None:
        """Once, at whichever node: the second finds nothing. If the answer is lost, the token is, too."""
        sql = "DELETE FROM tokens WHERE hash = $1 AND kind = $2 RETURNING what, ends_at > clock_timestamp() AS good"
        found = await self.pool.do(lambda db: db.fetchrow(sql, hashed(token), kind), again=False)
        return bytes(found["what"]) if found is not None and found["good"] else None
