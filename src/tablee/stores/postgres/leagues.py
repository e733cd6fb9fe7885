"""Evenings of the same people, as PostgreSQL keeps them."""

from __future__ import annotations

from collections.abc import Collection

from tablee.matches.figures import MatchResult
from tablee.stores.leagues import League, Member
from tablee.stores.postgres.figures import results
from tablee.stores.postgres.pool import Database, Pool
from tablee.stores.postgres.queries import drop_empty_leagues, grouped

MINE = "SELECT league FROM league_people WHERE person = $1"
PEOPLE = "INSERT INTO league_people VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
ADD = """
    INSERT INTO evenings SELECT $1, number, $2 FROM records WHERE id = ANY($3::text[]) AND record IS NOT NULL
    ON CONFLICT DO NOTHING
"""


class PostgresLeagues:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def make(self, id: str, name: str, games: Collection[str], people: Collection[Member]) -> None:
        async def work(db: Database) -> None:
            sql = "INSERT INTO leagues (id, name, games) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            await db.execute(sql, id, name, " ".join(games))
            await db.executemany(PEOPLE, [(id, each.person, int(each.said_yes)) for each in people])

        await self.pool.transaction(work)

    async def of(self, person: str) -> list[League]:
        return await self.pool.do(lambda db: leagues(db, f"id IN ({MINE})", person))

    async def find(self, id: str, person: str) -> League | None:
        found = await self.pool.do(lambda db: leagues(db, f"id = $2 AND id IN ({MINE})", person, id))
        return found[0] if found else None

    async def ask(self, id: str, people: Collection[Member]) -> None:
        async def work(db: Database) -> None:
            if await db.fetchval("SELECT 1 FROM leagues WHERE id = $1 FOR UPDATE", id):
                await db.executemany(PEOPLE, [(id, each.person, int(each.said_yes)) for each in people])

        await self.pool.transaction(work)

    async def say_yes(self, id: str, person: str) -> bool:
        sql = "UPDATE league_people SET said_yes = 1 WHERE league = $1 AND person = $2 RETURNING 1"
        return bool(await self.pool.do(lambda db: db.fetch(sql, id, person)))

    async def leave(self, id: str, person: str) -> bool:
        async def work(db: Database) -> bool:
            theirs = "person = $2 OR (person >= $3 AND person < $4)"
            sql = f"DELETE FROM league_people WHERE league = $1 AND ({theirs}) RETURNING 1"
            gone = await db.fetch(sql, id, person, f"{person}+", f"{person},")
            await drop_empty_leagues(db)
            return bool(gone)

        return await self.pool.transaction(work)

    async def add_evening(self, id: str, day: int, records: Collection[str]) -> None:
        await self.pool.do(lambda db: db.execute(ADD, id, day, list(records)))

    async def drop_evening(self, id: str, day: int) -> bool:
        sql = "DELETE FROM evenings WHERE league = $1 AND day = $2 RETURNING 1"
        return bool(await self.pool.do(lambda db: db.fetch(sql, id, day)))

    async def matches(self, id: str) -> dict[int, list[MatchResult]]:
        async def work(db: Database) -> dict[int, list[MatchResult]]:
            of = "SELECT record FROM evenings WHERE league = $1"
            sql = "SELECT records.id, day FROM evenings JOIN records ON number = evenings.record WHERE league = $1"
            days = {line["id"]: line["day"] for line in await db.fetch(sql, id)}
            found: dict[int, list[MatchResult]] = {day: [] for day in sorted(days.values())}
            for each in await results(db, f"number IN ({of})", id):
                found[days[each.id]].append(each)
            return found

        return await self.pool.do(work)


async def leagues(db: Database, which: str, *given: object) -> list[League]:
    lines = await db.fetch(f"SELECT id, name, games FROM leagues WHERE {which} ORDER BY number DESC", *given)
    ids = [line["id"] for line in lines]
    asked = "SELECT league, person, said_yes FROM league_people WHERE league = ANY($1::text[]) ORDER BY person"
    people = grouped(map(tuple, await db.fetch(asked, ids)))
    held = "SELECT DISTINCT league, day FROM evenings WHERE league = ANY($1::text[]) ORDER BY day"
    days = grouped(map(tuple, await db.fetch(held, ids)))
    return [
        League(
            id,
            name,
            games.split(),
            [Member(person, bool(said_yes)) for person, said_yes in people[id]],
            [day for (day,) in days[id]],
        )
        for id, name, games in lines
    ]


async def forget(db: Database, person: str) -> None:
    """Somebody, and the others on their device, are in no league any more."""
    theirs = "person = $1 OR (person >= $2 AND person < $3)"
    await db.execute(f"DELETE FROM league_people WHERE {theirs}", person, f"{person}+", f"{person},")
    await drop_empty_leagues(db)
