"""The deals of the day and who has played them, as SQLite keeps them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from sqlite3 import Connection

from tablee.stores.base import DAYS_KEPT, RUN, Day, Run
from tablee.stores.sqlite.queries import change, lines
from tablee.stores.sqlite.writer import T, Work, Writer

SAVED = "SELECT day, source, secret, commitment, beacon FROM days"
RUNS = f"SELECT {RUN} FROM runs"


class SqliteDays(ABC):
    """A part of the store."""

    writer: Writer
    now: Callable[[], float]

    @abstractmethod
    async def read(self, work: Work[T]) -> T: ...

    async def save_day(self, day: Day) -> Day:
        def work(db: Connection) -> Day:
            line = (day.day, day.source, day.secret, day.commitment, day.beacon)
            db.execute("INSERT OR IGNORE INTO days VALUES (?, ?, ?, ?, ?)", line)
            return Day(*db.execute(f"{SAVED} WHERE day = ?", (day.day,)).fetchone())

        return await self.writer.do(work)

    async def days(self) -> list[Day]:
        return [Day(*line) for line in await self.read(lines(f"{SAVED} ORDER BY day DESC LIMIT ?", DAYS_KEPT))]

    async def day(self, day: str) -> Day | None:
        found = await self.read(lines(f"{SAVED} WHERE day = ?", day))
        return Day(*found[0]) if found else None

    async def begin_run(self, day: str, game: str, person: str, record: str) -> Run:
        def work(db: Connection) -> Run:
            line = (day, game, person, record, int(self.now()))
            db.execute("INSERT OR IGNORE INTO runs (day, game, person, record, at) VALUES (?, ?, ?, ?, ?)", line)
            return Run(*db.execute(f"{RUNS} WHERE day = ? AND game = ? AND person = ?", line[:3]).fetchone())

        return await self.writer.do(work)

    async def move_run(self, run: Run, record: str) -> None:
        sql = "UPDATE runs SET record = ? WHERE record = ? AND stars IS NULL"
        await self.writer.do(change(sql, record, run.record))

    async def end_run(self, run: Run) -> None:
        sql = """
            UPDATE runs SET stars = ?, of = ?, median = ?, turns = ?, symbols = ?, ghost = ?, at = ?
            WHERE record = ? AND stars IS NULL
        """
        given = (run.stars, run.of, run.median, run.turns, run.symbols, run.ghost, int(self.now()), run.record)
        await self.writer.do(change(sql, *given))

    async def leave_ghost(self, record: str, ghost: bytes) -> None:
        sql = "UPDATE runs SET ghost = ? WHERE record = ? AND stars IS NOT NULL"
        await self.writer.do(change(sql, ghost, record))

    async def runs(self, day: str) -> list[Run]:
        return [Run(*line) for line in await self.read(lines(f"{RUNS} WHERE day = ? ORDER BY at, person", day))]

    async def runs_of(self, person: str) -> list[Run]:
        return [Run(*line) for line in await self.read(lines(f"{RUNS} WHERE person = ? ORDER BY day, game", person))]

    async def run_of(self, record: str) -> Run | None:
        found = await self.read(lines(f"{RUNS} WHERE record = ?", record))
        return Run(*found[0]) if found else None
