"""How matches ended, sums that outlive them, and what somebody has done, as SQLite keeps them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from sqlite3 import Connection
from typing import Any

from msgspec.structs import astuple

from tablee.matches.figures import MatchResult, SeatResult, Sum, sum_of
from tablee.protocol.ids import device_of
from tablee.stores.sqlite import queries
from tablee.stores.sqlite.queries import change, column
from tablee.stores.sqlite.writer import Work, Writer

SEATS = "SELECT record, person, name, animal, place, points, reaction, bot <> '', cards FROM players"
ADD = """
    INSERT INTO sums VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, game, seats, day) DO UPDATE
    SET matches = matches + excluded.matches, won = won + excluded.won, chance = chance + excluded.chance,
    timed = timed + excluded.timed, reaction = reaction + excluded.reaction
"""


class SqliteFigures:
    def __init__(self, read: Callable[[Work[Any]], Awaitable[Any]], writer: Writer) -> None:
        self.read = read
        self.writer = writer

    async def results(self, person: str, limit: int) -> list[MatchResult]:
        mine = "SELECT record FROM claims WHERE device = ? AND person = ? ORDER BY record DESC LIMIT ?"
        which, given = f"number IN ({mine})", (device_of(person), person, limit)
        found: list[MatchResult] = await self.read(lambda db: results(db, which, *given))
        return found

    async def keeps_sums(self, person: str) -> bool:
        found: list[int] = await self.read(column("SELECT keeps_sums FROM people WHERE id = ?", person))
        return any(found)

    async def keep_sums(self, person: str, is_wished: bool) -> None:
        def work(db: Connection) -> None:
            db.execute("UPDATE people SET keeps_sums = ? WHERE id = ?", (int(is_wished), person))
            if not is_wished:
                db.execute("DELETE FROM sums WHERE person = ?", (person,))

        await self.writer.do(work)

    async def sums(self, person: str) -> list[Sum]:
        columns = "game, seats, day, matches, won, chance, timed, reaction"
        sql = f"SELECT {columns} FROM sums WHERE person = ? ORDER BY day, game, seats"
        found: list[Sum] = await self.read(lambda db: [Sum(*line) for line in db.execute(sql, (person,))])
        return found

    async def note_deed(self, person: str, deed: str) -> None:
        if deed not in await self.deeds(person):
            await self.writer.do(change("INSERT OR IGNORE INTO deeds VALUES (?, ?)", person, deed))

    async def deeds(self, person: str) -> list[str]:
        found: list[str] = await self.read(column("SELECT deed FROM deeds WHERE person = ? ORDER BY deed", person))
        return found

    async def moments(self, record: str, seat: int) -> bytes | None:
        sql = "SELECT told FROM moments JOIN records ON number = moments.record WHERE id = ? AND seat = ?"
        found: list[bytes] = await self.read(column(sql, record, seat))
        return bytes(found[0]) if found else None

    async def keep_moments(self, record: str, seat: int, told: bytes) -> None:
        kept = "SELECT number, ?, ? FROM records WHERE id = ? AND record IS NOT NULL"
        await self.writer.do(change(f"INSERT OR REPLACE INTO moments {kept}", seat, told, record))


def results(db: Connection, which: str, *given: object) -> list[MatchResult]:
    """Those that count, newest first."""
    counted = f"FROM records WHERE counts = 1 AND {which}"
    found = db.execute(f"SELECT number, id, game, kept_at, length {counted} ORDER BY number DESC", given).fetchall()
    seats: dict[int, list[SeatResult]] = {number: [] for number, *_ in found}
    found_seats = db.execute(f"{SEATS} WHERE record IN (SELECT number {counted}) ORDER BY seat", given)
    for number, person, name, animal, place, points, reaction, is_bot, cards in found_seats:
        seats[number].append(SeatResult(person, name, animal, place, points, reaction, bool(is_bot), cards))
    return [MatchResult(id, game, at, length, seats[number]) for number, id, game, at, length in found]


def retire_slice(db: Connection, before: int) -> int:
    """Some of what is older goes; before a record does, it is added to the sums of those who keep them."""
    return queries.retire_slice(db, before, add_up)


def add_up(db: Connection, number: int) -> None:
    keepers = "SELECT person FROM claims JOIN people ON id = person WHERE record = ? AND keeps_sums = 1"
    for match in results(db, "number = ?", number):
        for person in column(keepers, number)(db):
            if (found := sum_of(match, person)) is not None:
                db.execute(ADD, (person, *astuple(found)))


def forget(db: Connection, person: str) -> None:
    """Before their seats have no names any more: those of who plays on their device are theirs, too."""
    theirs = "FROM players WHERE person = ? OR (person >= ? AND person < ?)"
    seats = db.execute(f"SELECT record, seat {theirs}", (person, f"{person}+", f"{person},")).fetchall()
    db.executemany("DELETE FROM moments WHERE record = ? AND seat = ?", seats)
    for name in ("sums", "deeds"):
        db.execute(f"DELETE FROM {name} WHERE person = ?", (person,))
