"""The deals of the day and who has played them, as PostgreSQL keeps them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from tablee.stores.base import DAYS_KEPT, RUN, Day, Run
from tablee.stores.postgres.pool import Database, T, Work

SAVED = "SELECT day, source, secret, commitment, beacon FROM days"
RUNS = f"SELECT {RUN} FROM runs"
SAVE_DAY = "INSERT INTO days VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
BEGIN_RUN = "INSERT INTO runs (day, game, person, record, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
END_RUN = """
    UPDATE runs SET stars = $1, of = $2, median = $3, turns = $4, symbols = $5, ghost = $6, at = $7
    WHERE record = $8 AND stars IS NULL
"""


class PostgresDays(ABC):
    """A part of the store."""

    now: Callable[[], float]

    @abstractmethod
    async def lines(self, sql: str, *given: object) -> list[Any]: ...

    @abstractmethod
    async def change(self, sql: str, *given: object) -> None: ...

    @abstractmethod
    async def in_turn(self, work: Work[T], again: bool = True) -> T: ...

    async def save_day(self, day: Day) -> Day:
        async def work(db: Database) -> Day:
            await db.execute(SAVE_DAY, day.day, day.source, day.secret, day.commitment, day.beacon)
            (saved,) = await db.fetch(f"{SAVED} WHERE day = $1", day.day)
            return Day(*saved)

        return await self.in_turn(work)

    async def days(self) -> list[Day]:
        return [Day(*line) for line in await self.lines(f"{SAVED} ORDER BY day DESC LIMIT $1", DAYS_KEPT)]

    async def day(self, day: str) -> Day | None:
        found = await self.lines(f"{SAVED} WHERE day = $1", day)
        return Day(*found[0]) if found else None

    async def begin_run(self, day: str, game: str, person: str, record: str) -> Run:
        async def work(db: Database) -> Run:
            await db.execute(BEGIN_RUN, day, game, person, record, int(self.now()))
            mine = f"{RUNS} WHERE day = $1 AND game = $2 AND person = $3"
            (saved,) = await db.fetch(mine, day, game, person)
            return Run(*saved)

        return await self.in_turn(work)

    async def move_run(self, run: Run, record: str) -> None:
        await self.change("UPDATE runs SET record = $1 WHERE record = $2 AND stars IS NULL", record, run.record)

    async def end_run(self, run: Run) -> None:
        result = (run.stars, run.of, run.median, run.turns, run.symbols, run.ghost)
        await self.change(END_RUN, *result, int(self.now()), run.record)

    async def leave_ghost(self, record: str, ghost: bytes) -> None:
        await self.change("UPDATE runs SET ghost = $1 WHERE record = $2 AND stars IS NOT NULL", ghost, record)

    async def runs(self, day: str) -> list[Run]:
        return [Run(*line) for line in await self.lines(f"{RUNS} WHERE day = $1 ORDER BY at, person", day)]

    async def runs_of(self, person: str) -> list[Run]:
        return [Run(*line) for line in await self.lines(f"{RUNS} WHERE person = $1 ORDER BY day, game", person)]

    async def run_of(self, record: str) -> Run | None:
        found = await self.lines(f"{RUNS} WHERE record = $1", record)
        return Run(*found[0]) if found else None
