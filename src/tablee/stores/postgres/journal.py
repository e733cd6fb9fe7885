"""Rows on their way into PostgreSQL's journal: whatever waits goes in one statement and one commit, fenced by epochs.

An answer can be lost when the row is not. The same row handed in again is then recognised, so that nothing is written
twice and nothing that was written is called lost.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.sitting import Sitting
from tablee.stores.postgres.pool import Database, Pool
from tablee.stores.postgres.slow import save_sitting

MOST = 500  # rows in a statement

ROWS = "unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS given (table_id, seq, epoch, row)"

# At most one row of a table is in it: with two, the second could go in on top of a first that is somebody else's.
# Tables are locked, in an order that everybody keeps, against being claimed by another node before the commit.
INSERT = f"""
    INSERT INTO journal (table_id, seq, row)
    SELECT given.table_id, given.seq, given.row FROM {ROWS}
    JOIN tables ON tables.id = given.table_id AND tables.epoch = given.epoch
    ORDER BY tables.id FOR SHARE OF tables
    ON CONFLICT DO NOTHING RETURNING table_id, seq
"""
FIND = f"""
    SELECT given.table_id, given.seq FROM {ROWS}
    JOIN tables ON tables.id = given.table_id AND tables.epoch = given.epoch
    JOIN journal ON journal.table_id = given.table_id AND journal.seq = given.seq AND journal.row = given.row
"""


@dataclass(slots=True)
class PendingRow:
    """A row, and who waits for it."""

    table: str
    seq: int
    epoch: int
    row: bytes
    done: asyncio.Future[None]
    sitting: Sitting | None = None  # to be written with it


class JournalWriter:
    """Writes rows, a group at a time."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.loop = asyncio.get_running_loop()
        self.waiting: list[PendingRow] = []
        self.tables: set[str] = set()  # that have a row on its way
        self.doubtful: dict[str, int] = {}  # rows of which nobody knows whether they are there
        self.writing: asyncio.Task[None] | None = None
        self.commits = 0

    async def append(self, table: str, seq: int, epoch: int, row: bytes, sitting: Sitting | None = None) -> None:
        if table in self.tables:
            raise NotOurs(f"another row of table {table} is on its way")
        self.tables.add(table)
        asked = PendingRow(table, seq, epoch, row, self.loop.create_future(), sitting)
        self.waiting.append(asked)
        if self.writing is None:
            self.writing = self.loop.create_task(self.write_all())
        await asked.done

    def forget_doubt(self, table: str) -> None:
        """The table was claimed anew: a row that was on its way is there by now, or is refused for ever."""
        self.doubtful.pop(table, None)

    async def close(self) -> None:
        """Returns when all that was asked for is written."""
        if self.writing is not None:
            await asyncio.wait([self.writing])

    async def write_all(self) -> None:
        await asyncio.sleep(0)  # whoever has something to write in the same turn comes along
        while self.waiting:
            group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            await self.write(group)
        self.writing = None

    async def write(self, group: list[PendingRow]) -> None:
        """All of the group or nothing; a row's own fault costs only this row."""
        try:
            ours = await self.insert_group(group)
        except StoreAway as error:
            for each in group:
                self.doubtful[each.table] = each.seq
                self.settle(each, StoreAway(str(error)))
        except Exception as error:
            if len(group) > 1:
                for each in group:
                    await self.write([each])
            else:
                self.settle(group[0], error)
        else:
            self.commits += 1
            for each in group:
                self.doubtful.pop(each.table, None)
                taken = NotOurs(f"row {each.seq} of table {each.table} is there already, or the table is not ours")
                self.settle(each, None if (each.table, each.seq) in ours else taken)

    async def insert_group(self, group: list[PendingRow]) -> set[tuple[str, int]]:
        """Those that are in the journal and ours: written now, or by an attempt whose answer was lost."""
        attempts = 0

        async def work(db: Database) -> set[tuple[str, int]]:
            nonlocal attempts
            attempts += 1
            ours = await fetch_keys(db, INSERT, group)
            again = [
                each
                for each in group
                if (each.table, each.seq) not in ours and (attempts > 1 or self.doubtful.get(each.table) == each.seq)
            ]
            return ours | await fetch_keys(db, FIND, again) if again else ours

        async def work_with_sittings(db: Database) -> set[tuple[str, int]]:
            ours = await work(db)
            for each in group:
                if each.sitting is not None and (each.table, each.seq) in ours:
                    await save_sitting(db, each.table, each.sitting)
            return ours

        if any(each.sitting is not None for each in group):
            return await self.pool.transaction(work_with_sittings)
        return await self.pool.do(work)

    def settle(self, each: PendingRow, error: Exception | None) -> None:
        self.tables.discard(each.table)
        if each.done.done():  # whoever waited was cancelled; what is written stays written
            return
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)


async def fetch_keys(db: Database, sql: str, group: list[PendingRow]) -> set[tuple[str, int]]:
    columns = zip(*((each.table, each.seq, each.epoch, each.row) for each in group), strict=True)
    return {(table, seq) for table, seq in await db.fetch(sql, *map(list, columns))}
