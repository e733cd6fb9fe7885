"""The store in one SQLite file of the data folder.

All writing goes through one thread (writer.py). Reading has one of its own, which never waits for the disk.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from sqlite3 import Connection

import msgspec

from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.ids import device_of
from tablee.protocol.journal import Then
from tablee.protocol.sitting import Sitting
from tablee.stores import sweeps
from tablee.stores.base import (
    DAY,
    DEVICES,
    Device,
    Faults,
    Linked,
    Person,
    Player,
    RecordLine,
    Salvaged,
    SlowLine,
    SlowTable,
    is_counted,
)
from tablee.stores.figures import Figures
from tablee.stores.halls import Halls
from tablee.stores.leagues import Leagues
from tablee.stores.sqlite import figures, leagues, slow
from tablee.stores.sqlite.damage import damages, kind_of
from tablee.stores.sqlite.days import SqliteDays
from tablee.stores.sqlite.folder import FILE, open_connections
from tablee.stores.sqlite.forgetting import forget_person
from tablee.stores.sqlite.halls import SqliteHalls
from tablee.stores.sqlite.pushes import SqlitePushes
from tablee.stores.sqlite.queries import (
    CLAIMED,
    change,
    claimed,
    column,
    empty_if_unclaimed,
    forget_slice,
    insert_row,
    kept,
    lines,
    look_at_clock,
    mark_old,
    players_of,
    record_line,
)
from tablee.stores.sqlite.sharing import WriteTurn, join_connections
from tablee.stores.sqlite.writer import T, Work, Writer, in_savepoint


class SqliteStore(SqliteDays):
    """The store of one machine: a file that is nobody else's, so that every table in it is ours; of workers, each asks
    only for tables of its own."""

    node = "alone"

    def __init__(
        self, file: Path, lock: Connection, writing: Connection, reading: Connection, salvaged: Salvaged | None,
        now: Callable[[], float] = time.time, turn: AbstractContextManager[None] | None = None,
    ) -> None:  # fmt: skip
        self.file = file
        self.salvaged = salvaged
        self.faults = Faults()
        self.lock = lock
        self.reading = reading
        self.now = now
        clock = sweeps.read_clock(kept(reading, sweeps.CLOCK))
        self.opened_at = now()
        self.unseen = sweeps.unseen(clock, self.opened_at)
        self.leapt_days = sweeps.leapt_days(clock, self.opened_at)
        self.writer = Writer(writing, asyncio.get_running_loop(), self.faults, turn or nullcontext())
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.figures: Figures = figures.SqliteFigures(self.read, self.writer)
        self.leagues: Leagues = leagues.SqliteLeagues(self.read, self.writer)
        self.halls: Halls = SqliteHalls(file, self.node, self.read, self.writer, now)
        self.pushes = SqlitePushes(self.read, self.writer.do)

    @classmethod
    async def open(cls, path: Path, now: Callable[[], float] = time.time) -> SqliteStore:
        """The store in this data folder, which is made if need be; BadFolder says why it cannot be had."""
        return cls(path / FILE, *await asyncio.to_thread(open_connections, path), now)

    @classmethod
    async def join(cls, path: Path, salvaged: Salvaged | None) -> SqliteStore:
        """The same for one of several workers, whose house has opened the folder."""
        return cls(path / FILE, *await asyncio.to_thread(join_connections, path), salvaged, turn=WriteTurn(path))

    async def close(self) -> None:
        await self.writer.close()
        self.reader.shutdown()
        self.reading.close()
        self.lock.close()

    def is_well(self) -> bool:
        return self.writer.is_well and not self.writer.is_closed and self.writer.thread.is_alive()

    def trouble(self) -> str:
        return self.faults.worst or ("" if self.is_well() else "fault")

    async def check(self) -> None:
        """Over a connection and in a thread of its own: nobody waits for it."""
        try:
            found = await asyncio.to_thread(damages, self.file)
        except sqlite3.Error as error:
            self.faults.add("read", kind_of(error), error)
        else:
            if found:
                self.faults.add("damage", "damaged")

    async def read(self, work: Work[T]) -> T:
        if self.writer.is_closed:
            raise StoreAway("the store is closed")
        try:
            answer = await self.writer.loop.run_in_executor(self.reader, work, self.reading)
        except sqlite3.Error as error:
            self.faults.add("damage" if kind_of(error) == "damaged" else "read", kind_of(error), error)
            raise StoreAway(str(error)) from error
        self.faults.over("read")
        return answer

    # ---- which node owns a table

    async def claim(self, table: str) -> int | None:
        found: list[int] = await self.read(column("SELECT 1 FROM tables WHERE id = ? AND closed_at IS NULL", table))
        return found[0] if found else None

    async def release(self, table: str) -> None:
        """There is nobody else to have it."""

    async def owner_of(self, table: str) -> str | None:
        return None if await self.claim(table) is None else self.node

    async def renew(self) -> None:
        """The lock on the folder is the lease, and does not run out."""

    async def orphaned_tables(self) -> list[tuple[str, str]]:
        return []

    async def own_tables(self) -> dict[str, int]:
        return {table: 1 for table, _ in await self.tables()}

    async def leave(self) -> None:
        """With the lock, when the store is closed."""

    def is_held(self) -> bool:
        return not self.writer.is_closed

    # ---- the journal

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        if table in self.writer.tables:
            raise NotOurs(f"another row of table {table} is on its way")
        self.writer.tables.add(table)
        if sitting is None:
            await self.writer.do(partial(insert_row, table=table, seq=seq, row=row), table)
        else:
            work = partial(slow.insert_with_sitting, table=table, seq=seq, row=row, sitting=sitting)
            await self.writer.do(partial(in_savepoint, work=work), table)

    def append_then(self, table: str, seq: int, row: bytes, then: Then) -> None:
        """The same without a future, for a row alone: `then` is called once it is durable, or with what went wrong."""
        if table in self.writer.tables:
            self.writer.loop.call_soon(then, NotOurs(f"another row of table {table} is on its way"))
            return
        self.writer.tables.add(table)
        self.writer.do_then(lambda db: insert_row(db, table, seq, row), table, then)

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        sql = "SELECT row FROM journal WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return await self.read(column(sql, table, since))

    # ---- tables

    async def open_table(self, table: str, code: str, first_row: bytes) -> None:
        def work(db: Connection) -> None:
            insert_row(db, table, 0, first_row)
            try:
                line = (table, code, int(self.now()))
                db.execute("INSERT INTO tables (id, code, opened_at) VALUES (?, ?, ?)", line)
            except sqlite3.IntegrityError as error:
                raise NotOurs(f"the id or the code of table {table} is taken") from error

        await self.writer.do(work)

    async def tables(self) -> list[tuple[str, str]]:
        return await self.read(lines("SELECT id, code FROM tables WHERE closed_at IS NULL ORDER BY number"))

    async def table_of(self, code: str) -> str | None:
        found: list[str] = await self.read(column("SELECT id FROM tables WHERE code = ? AND closed_at IS NULL", code))
        return found[0] if found else None

    async def close_table(self, table: str) -> None:
        def work(db: Connection) -> None:
            closed = (int(self.now()), table)
            db.execute("UPDATE tables SET closed_at = ? WHERE id = ? AND closed_at IS NULL", closed)
            db.execute("DELETE FROM chat WHERE table_id = ?", (table,))
            slow.drop_sitting(db, table)

        await self.writer.do(work)

    async def note_idle(self, idle: dict[str, float]) -> None:
        seen = [(int(self.now() - seconds), table) for table, seconds in idle.items()]

        def work(db: Connection) -> None:
            db.executemany("UPDATE tables SET seen_at = ? WHERE id = ?", seen)
            look_at_clock(db, int(self.now()))

        await self.writer.do(work)

    async def idle(self) -> dict[str, float]:
        sql = "SELECT id, coalesce(seen_at, opened_at) FROM tables WHERE closed_at IS NULL"
        now, found = self.now(), await self.read(lines(sql))
        return {table: max(0.0, now - at - (self.unseen if at < self.opened_at else 0.0)) for table, at in found}

    # ---- chat

    async def save_chat(self, table: str, person: str, line: bytes, most: int) -> None:
        def work(db: Connection) -> None:
            db.execute("INSERT INTO chat (table_id, person, line) VALUES (?, ?, ?)", (table, person, line))
            newest = "SELECT number FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
            db.execute(f"DELETE FROM chat WHERE table_id = ? AND number NOT IN ({newest})", (table, table, most))

        await self.writer.do(work)

    async def chat(self, table: str) -> list[bytes]:
        return await self.read(column("SELECT line FROM chat WHERE table_id = ? ORDER BY number", table))

    async def said_by(self, person: str) -> list[bytes]:
        return await self.read(column("SELECT line FROM chat WHERE person = ? ORDER BY number", person))

    # ---- tables at a rhythm of days

    async def slow_tables(self) -> list[SlowTable]:
        return await self.read(slow.slow_tables)

    async def slow_table(self, table: str) -> SlowTable | None:
        found = await self.read(lambda db: slow.slow_tables(db, "WHERE table_id = ?", table))
        return found[0] if found else None

    async def due_tables(self, now: int) -> list[str]:
        return await self.read(column("SELECT table_id FROM slow_tables WHERE wake_at <= ?", now))

    async def slow_lines(self, person: str) -> list[SlowLine]:
        return await self.read(lambda db: slow.slow_lines(db, person))

    # ---- devices

    async def devices(self, person: str) -> list[Device]:
        return await self.read(lambda db: slow.devices(db, person))

    async def save_device(self, id: str, person: str, kind: str) -> None:
        again = "ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at"
        sql = f"INSERT INTO devices VALUES (?, ?, ?, ?, NULL) {again}"
        await self.writer.do(change(sql, id, person, kind, int(self.now()) // DAY * DAY))

    async def drop_device(self, id: str, person: str) -> bool:
        return await self.writer.do(lambda db: slow.drop_device(db, id, person, int(self.now())))

    async def gone_devices(self, person: str | None = None) -> list[str]:
        sql = "SELECT id FROM devices WHERE gone_at IS NOT NULL AND (? IS NULL OR person = ?)"
        return await self.read(column(sql, person, person))

    async def save_spare_key(self, person: str, hash: bytes | None) -> None:
        await self.writer.do(lambda db: slow.save_spare_key(db, person, hash))

    async def spare_key_of(self, hash: bytes) -> str | None:
        found: list[str] = await self.read(column("SELECT person FROM spare_keys WHERE hash = ?", hash))
        return found[0] if found else None

    # ---- people

    async def person(self, id: str) -> Person | None:
        return (await self.people([id])).get(id)

    async def people(self, ids: Collection[str]) -> dict[str, Person]:
        def work(db: Connection) -> dict[str, Person]:
            find = "SELECT name, animal FROM people WHERE id = ?"
            found = {id: db.execute(find, (id,)).fetchone() for id in ids}
            return {id: Person(*line) for id, line in found.items() if line}

        return await self.read(work)

    async def save_person(self, id: str, name: str) -> None:
        again = "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at"
        sql = f"INSERT INTO people (id, name, seen_at) VALUES (?, ?, ?) {again}"
        await self.writer.do(change(sql, id, name, int(self.now())))

    async def save_animal(self, id: str, animal: int) -> None:
        await self.writer.do(change("UPDATE people SET animal = ? WHERE id = ?", animal, id))

    async def note_seen(self, ids: Collection[str]) -> None:
        seen = [(int(self.now()), id) for id in ids]

        def work(db: Connection) -> None:
            db.executemany("UPDATE people SET seen_at = ? WHERE id = ?", seen)

        await self.writer.do(work)

    async def forget_unused(self, older_than_days: int) -> int:
        return await self.sweep(sweeps.NAMES, older_than_days, forget_slice)

    async def forget_person(self, id: str) -> None:
        await self.writer.do(partial(forget_person, id=id))

    async def sign_out(self, id: str) -> int:
        def work(db: Connection) -> int:
            name = DEVICES + id
            before = column("SELECT value FROM house WHERE name = ?", name)(db)
            number = int(before[0]) + 1 if before else 1
            db.execute("INSERT OR REPLACE INTO house VALUES (?, ?)", (name, str(number).encode()))
            return number

        return await self.writer.do(work)

    async def signed_out(self, ids: Collection[str] | None = None) -> dict[str, int]:
        found = await self.read(lines("SELECT name, value FROM house WHERE name LIKE ?", DEVICES + "%"))
        numbers = {name.removeprefix(DEVICES): int(value) for name, value in found}
        return {id: number for id, number in numbers.items() if ids is None or id in ids}

    async def names(self) -> dict[str, str]:
        return dict(await self.read(lines("SELECT id, name FROM people")))

    async def animals(self) -> dict[str, int]:
        return dict(await self.read(lines("SELECT id, animal FROM people WHERE animal IS NOT NULL")))

    # ---- records

    async def save_record(
        self, id: str, table: str, match: int, game: str, record: bytes, players: list[str],
        seats: Sequence[Player] = (), length: int = 0, best: bytes = b"",
    ) -> None:  # fmt: skip
        def work(db: Connection) -> None:
            columns = "id, table_id, match_number, game, kept_at, record, length, best, counts"
            line = (id, table, match, game, int(self.now()), record, length, best, int(is_counted(record, table)))
            made = db.execute(f"INSERT OR IGNORE INTO records ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", line)
            if made.rowcount:
                claims = [(device_of(person), made.lastrowid, person) for person in set(players)]
                db.executemany("INSERT INTO claims VALUES (?, ?, ?)", claims)
                known = [(made.lastrowid, seat, *msgspec.structs.astuple(each)) for seat, each in enumerate(seats)]
                db.executemany("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", known)

        if players:
            await self.writer.do(work)

    async def records(self, person: str, before: str | None, limit: int) -> list[RecordLine]:
        def work(db: Connection) -> list[RecordLine]:
            seen = "" if before is None else "AND record < (SELECT number FROM records WHERE id = :before)"
            mine = f"SELECT DISTINCT record FROM claims WHERE device = :device {seen} ORDER BY record DESC LIMIT :limit"
            found = db.execute(
                "SELECT number, id, table_id, match_number, game, kept_at, record, length, best"
                f" FROM records WHERE number IN ({mine}) ORDER BY number DESC",
                {"device": device_of(person), "before": before, "limit": limit},
            )
            return [record_line(db, int(self.now()), *line) for line in found.fetchall()]

        return await self.read(work)

    async def record(self, id: str, person: str) -> bytes | None:
        find = f"SELECT record FROM records WHERE id = ? AND number IN ({CLAIMED})"
        found: list[bytes] = await self.read(column(find, id, device_of(person)))
        return found[0] if found else None

    async def players(self, id: str, person: str) -> list[Player]:
        def work(db: Connection) -> list[Player]:
            return [player for number in claimed(db, id, person) for player in players_of(db, number)]

        return await self.read(work)

    async def delete_record(self, id: str, person: str) -> bool:
        def work(db: Connection) -> bool:
            found = claimed(db, id, person)
            for number in found:
                db.execute("DELETE FROM claims WHERE device = ? AND record = ?", (device_of(person), number))
                empty_if_unclaimed(db, number)
            return bool(found)

        return await self.writer.do(work)

    async def make_link(self, id: str, person: str, hash: bytes, seconds: int) -> bool:
        def work(db: Connection) -> bool:
            found, now = claimed(db, id, person), int(self.now())
            for number in found:
                line = (hash, number, person, now, now + seconds)
                db.execute("DELETE FROM links WHERE record = ? OR ends_at <= ?", (number, now))
                db.execute("INSERT INTO links (hash, record, person, made_at, ends_at) VALUES (?, ?, ?, ?, ?)", line)
            return bool(found)

        return await self.writer.do(work)

    async def end_link(self, id: str, person: str) -> bool:
        def work(db: Connection) -> bool:
            ended = [db.execute("DELETE FROM links WHERE record = ?", (each,)) for each in claimed(db, id, person)]
            return any(each.rowcount for each in ended)

        return await self.writer.do(work)

    async def linked(self, hash: bytes, is_opened: bool) -> Linked | None:
        def work(db: Connection) -> Linked | None:
            find = "SELECT number, records.record, links.person, id FROM links JOIN records ON number = links.record"
            found = db.execute(f"{find} WHERE hash = ? AND ends_at > ?", (hash, int(self.now()))).fetchone()
            return None if found is None else Linked(found[1], players_of(db, found[0]), *found[2:])

        found = await self.read(work)
        if found is not None and is_opened:
            await self.writer.do(change("UPDATE links SET seen = seen + 1 WHERE hash = ?", hash))
        return found

    # ---- the store itself

    async def retire(self, older_than_days: int) -> int:
        return await self.sweep(sweeps.RECORDS, older_than_days, figures.retire_slice)

    async def sweep(self, name: str, days: int, delete: Callable[[Connection, int], int]) -> int:
        """Marks, and deletes what was marked before, slice by slice."""
        now, total = int(self.now()), 0
        before = await self.writer.do(partial(mark_old, name=name, now=now, days=days))
        if before is not None:
            while gone := await self.writer.do(lambda db: delete(db, before)):
                total += gone
        return total

    async def key(self) -> bytes:
        def work(db: Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO house VALUES ('key', ?)", (secrets.token_bytes(32),))
            (key,) = column("SELECT value FROM house WHERE name = 'key'")(db)
            return bytes(key)

        return await self.writer.do(work)
