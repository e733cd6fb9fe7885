"""How matches ended, sums that outlive them, and what somebody has done, as PostgreSQL keeps them."""

from __future__ import annotations

from msgspec.structs import astuple

from tablee.matches.figures import MatchResult, SeatResult, Sum, sum_of
from tablee.protocol.ids import device_of
from tablee.stores.postgres import queries
from tablee.stores.postgres.pool import Database, Pool

SEATS = """
    SELECT record, person, name, animal, place, points, reaction, bot <> '' AS is_bot, cards FROM players
    WHERE record = ANY($1::bigint[]) ORDER BY record, seat
"""
ADD = """
    INSERT INTO sums VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (person, game, seats, day) DO UPDATE
    SET matches = sums.matches + excluded.matches, won = sums.won + excluded.won,
    chance = sums.chance + excluded.chance, timed = sums.timed + excluded.timed,
    reaction = sums.reaction + excluded.reaction
"""


class PostgresFigures:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def results(self, person: str, limit: int) -> list[MatchResult]:
        mine = "SELECT record FROM claims WHERE device = $1 AND person = $2 ORDER BY record DESC LIMIT $3"
        given = (device_of(person), person, limit)
        return await self.pool.do(lambda db: results(db, f"number IN ({mine})", *given))

    async def keeps_sums(self, person: str) -> bool:
        return bool(await self.pool.do(lambda db: db.fetchval("SELECT keeps_sums FROM people WHERE id = $1", person)))

    async def keep_sums(self, person: str, is_wished: bool) -> None:
        async def work(db: Database) -> None:
            await db.execute("UPDATE people SET keeps_sums = $2 WHERE id = $1", person, int(is_wished))
            if not is_wished:
                await db.execute("DELETE FROM sums WHERE person = $1", person)

        await self.pool.transaction(work)

    async def sums(self, person: str) -> list[Sum]:
        columns = "game, seats, day, matches, won, chance, timed, reaction"
        sql = f"SELECT {columns} FROM sums WHERE person = $1 ORDER BY day, game, seats"
        return [Sum(*line) for line in await self.pool.do(lambda db: db.fetch(sql, person))]

    async def note_deed(self, person: str, deed: str) -> None:
        sql = "INSERT INTO deeds VALUES ($1, $2) ON CONFLICT DO NOTHING"
        if deed not in await self.deeds(person):
            await self.pool.do(lambda db: db.execute(sql, person, deed))

    async def deeds(self, person: str) -> list[str]:
        sql = "SELECT deed FROM deeds WHERE person = $1 ORDER BY deed"
        return [line["deed"] for line in await self.pool.do(lambda db: db.fetch(sql, person))]

    async def moments(self, record: str, seat: int) -> bytes | None:
        sql = "SELECT told FROM moments JOIN records ON number = moments.record WHERE id = $1 AND seat = $2"
        found: bytes | None = await self.pool.do(lambda db: db.fetchval(sql, record, seat))
        return found

    async def keep_moments(self, record: str, seat: int, told: bytes) -> None:
        kept = "SELECT number, $2::int, $3::bytea FROM records WHERE id = $1 AND records.record IS NOT NULL"
        again = "ON CONFLICT (record, seat) DO UPDATE SET told = excluded.told"
        sql = f"INSERT INTO moments {kept} {again}"
        await self.pool.do(lambda db: db.execute(sql, record, seat, told))


async def results(db: Database, which: str, *given: object) -> list[MatchResult]:
    """Those that count, newest first."""
    about = f"SELECT number, id, game, kept_at, length FROM records WHERE counts = 1 AND {which} ORDER BY number DESC"
    found = await db.fetch(about, *given)
    seats: dict[int, list[SeatResult]] = {line["number"]: [] for line in found}
    for number, *seat in await db.fetch(SEATS, list(seats)):
        seats[number].append(SeatResult(*seat))
    return [MatchResult(id, game, at, length, seats[number]) for number, id, game, at, length in found]


async def retire_slice(db: Database, before: int) -> int:
    """Some of what is older goes; before a record does, it is added to the sums of those who keep them."""
    return await queries.retire_slice(db, before, add_up)


async def add_up(db: Database, numbers: list[int]) -> None:
    keepers = "SELECT person FROM claims JOIN people ON id = person WHERE record = $1 AND keeps_sums = 1 ORDER BY id"
    for number in numbers:
        for match in await results(db, "number = $1", number):
            for (person,) in await db.fetch(keepers, number):
                if (found := sum_of(match, person)) is not None:
                    await db.execute(ADD, person, *astuple(found))


async def forget(db: Database, person: str) -> None:
    """Before their seats have no names any more: those of who plays on their device are theirs, too."""
    theirs = "SELECT record, seat FROM players WHERE person = $1 OR (person >= $2 AND person < $3)"
    their = (person, f"{person}+", f"{person},")
    await db.execute(f"DELETE FROM moments WHERE (record, seat) IN ({theirs})", *their)
    for name in ("sums", "deeds"):
        await db.execute(f"DELETE FROM {name} WHERE person = $1", person)
