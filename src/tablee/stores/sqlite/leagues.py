"""Evenings of the same people, as SQLite keeps them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from sqlite3 import Connection
from typing import Any

from tablee.matches.figures import MatchResult
from tablee.stores.leagues import League, Member
from tablee.stores.sqlite.figures import results
from tablee.stores.sqlite.queries import column, drop_empty_leagues
from tablee.stores.sqlite.writer import Work, Writer

MINE = "SELECT league FROM league_people WHERE person = ?"
PEOPLE = "INSERT OR IGNORE INTO league_people VALUES (?, ?, ?)"


class SqliteLeagues:
    def __init__(self, read: Callable[[Work[Any]], Awaitable[Any]], writer: Writer) -> None:
        self.read = read
        self.writer = writer

    async def make(self, id: str, name: str, games: Collection[str], people: Collection[Member]) -> None:
        def work(db: Connection) -> None:
            db.execute("INSERT INTO leagues (id, name, games) VALUES (?, ?, ?)", (id, name, " ".join(games)))
            db.executemany(PEOPLE, [(id, each.person, int(each.said_yes)) for each in people])

        await self.writer.do(work)

    async def of(self, person: str) -> list[League]:
        found: list[League] = await self.read(lambda db: leagues(db, f"id IN ({MINE})", person))
        return found

    async def find(self, id: str, person: str) -> League | None:
        found: list[League] = await self.read(lambda db: leagues(db, f"id = ? AND id IN ({MINE})", id, person))
        return found[0] if found else None

    async def ask(self, id: str, people: Collection[Member]) -> None:
        lines = [(id, each.person, int(each.said_yes)) for each in people]

        def work(db: Connection) -> None:
            if column("SELECT 1 FROM leagues WHERE id = ?", id)(db):
                db.executemany(PEOPLE, lines)

        await self.writer.do(work)

    async def say_yes(self, id: str, person: str) -> bool:
        sql = "UPDATE league_people SET said_yes = 1 WHERE league = ? AND person = ?"
        return await self.writer.do(lambda db: db.execute(sql, (id, person)).rowcount > 0)

    async def leave(self, id: str, person: str) -> bool:
        def work(db: Connection) -> bool:
            theirs = (id, person, f"{person}+", f"{person},")
            sql = "DELETE FROM league_people WHERE league = ? AND (person = ? OR (person >= ? AND person < ?))"
            is_gone = db.execute(sql, theirs).rowcount > 0
            drop_empty_leagues(db)
            return is_gone

        return await self.writer.do(work)

    async def add_evening(self, id: str, day: int, records: Collection[str]) -> None:
        sql = "INSERT OR IGNORE INTO evenings SELECT ?, number, ? FROM records WHERE id = ? AND record IS NOT NULL"

        def work(db: Connection) -> None:
            db.executemany(sql, [(id, day, each) for each in records])

        await self.writer.do(work)

    async def drop_evening(self, id: str, day: int) -> bool:
        sql = "DELETE FROM evenings WHERE league = ? AND day = ?"
        return await self.writer.do(lambda db: db.execute(sql, (id, day)).rowcount > 0)

    async def matches(self, id: str) -> dict[int, list[MatchResult]]:
        def work(db: Connection) -> dict[int, list[MatchResult]]:
            of = "SELECT record FROM evenings WHERE league = ?"
            sql = "SELECT records.id, day FROM evenings JOIN records ON number = evenings.record WHERE league = ?"
            days = dict(db.execute(sql, (id,)).fetchall())
            found: dict[int, list[MatchResult]] = {day: [] for day in sorted(days.values())}
            for each in results(db, f"number IN ({of})", id):
                found[days[each.id]].append(each)
            return found

        found: dict[int, list[MatchResult]] = await self.read(work)
        return found


def leagues(db: Connection, which: str, *given: object) -> list[League]:
    people = "SELECT person, said_yes FROM league_people WHERE league = ? ORDER BY person"
    days = "SELECT DISTINCT day FROM evenings WHERE league = ? ORDER BY day"
    lines = db.execute(f"SELECT id, name, games FROM leagues WHERE {which} ORDER BY number DESC", given).fetchall()
    return [
        League(
            id,
            name,
            games.split(),
            [Member(person, bool(said_yes)) for person, said_yes in db.execute(people, (id,))],
            column(days, id)(db),
        )
        for id, name, games in lines
    ]


def forget(db: Connection, person: str) -> None:
    """Somebody, and the others on their device, are in no league any more."""
    theirs = (person, f"{person}+", f"{person},")
    db.execute("DELETE FROM league_people WHERE person = ? OR (person >= ? AND person < ?)", theirs)
    drop_empty_leagues(db)
