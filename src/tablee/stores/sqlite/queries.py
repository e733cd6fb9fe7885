"""What the store asks of SQLite, inside a transaction of its writer or over the connection that reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import date
from sqlite3 import Connection
from typing import Any

from tablee.protocol.errors import NotOurs
from tablee.protocol.ids import device_of
from tablee.stores import sweeps
from tablee.stores.base import DEVICES, NAMES, SLICE, Link, Player, RecordLine, is_branch, is_hinted
from tablee.stores.sqlite.writer import Work

CLAIMED = "SELECT record FROM claims WHERE device = ?"


def lines(sql: str, *given: object) -> Work[list[Any]]:
    return lambda db: db.execute(sql, given).fetchall()


def column(sql: str, *given: object) -> Work[list[Any]]:
    return lambda db: [value for (value,) in db.execute(sql, given)]


def change(sql: str, *given: object) -> Work[None]:
    def work(db: Connection) -> None:
        db.execute(sql, given)

    return work


def insert_row(db: Connection, table: str, seq: int, row: bytes) -> None:
    try:
        db.execute("INSERT INTO journal VALUES (?, ?, ?)", (table, seq, row))
    except sqlite3.IntegrityError as error:
        raise NotOurs(f"row {seq} of table {table} is there already") from error


def kept(db: Connection, name: str) -> bytes | None:
    """A value of the house's own."""
    found = db.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()
    return None if found is None else bytes(found[0])


def keep(db: Connection, name: str, value: bytes) -> None:
    db.execute("INSERT OR REPLACE INTO house VALUES (?, ?)", (name, value))


def look_at_clock(db: Connection, now: int) -> sweeps.Clock:
    before = sweeps.read_clock(kept(db, sweeps.CLOCK))
    clock = sweeps.observed(before, now)
    if not sweeps.is_recent(before, now):
        keep(db, sweeps.CLOCK, sweeps.written(clock))
    return clock


def mark_old(db: Connection, name: str, now: int, days: int) -> int | None:
    """Marks what is too old now; what is from before the answer was marked earlier, and may go."""
    mark, before = sweeps.swept(sweeps.read_mark(kept(db, name)), look_at_clock(db, now), days)
    keep(db, name, sweeps.written(mark))
    return before


def forget_slice(db: Connection, before: int) -> int:
    """Some of the names that nobody used, of people without a record; who has a seat is seen by the server."""
    device = "substr(id, 1, instr(id || '+', '+') - 1)"
    claimed, seated = (f"(SELECT 1 FROM {name} WHERE device = {device})" for name in ("claims", "sitting"))
    unused = f"seen_at < ? AND NOT EXISTS {claimed} AND NOT EXISTS {seated}"
    gone = column(f"SELECT id FROM people WHERE {unused} LIMIT ?", before, NAMES)(db)
    db.executemany("DELETE FROM people WHERE id = ?", [(id,) for id in gone])
    db.executemany("DELETE FROM house WHERE name = ?", [(DEVICES + id,) for id in gone])
    theirs = "SELECT id FROM devices WHERE person = ?"
    db.executemany(f"DELETE FROM pushes WHERE device IN ({theirs})", [(id,) for id in gone])
    for name in ("devices", "spare_keys", "runs", "sums", "deeds", "league_people"):
        db.executemany(f"DELETE FROM {name} WHERE person = ?", [(id,) for id in gone])
    drop_empty_leagues(db)
    return len(gone)


def drop_empty_leagues(db: Connection) -> None:
    """Those in which nobody is any more who said yes."""
    left = "SELECT league FROM league_people WHERE said_yes = 1"
    for name, column_name in (("leagues", "id"), ("league_people", "league"), ("evenings", "league")):
        db.execute(f"DELETE FROM {name} WHERE {column_name} NOT IN ({left})")


def claimants(db: Connection, number: int) -> list[str]:
    found: list[str] = column("SELECT person FROM claims WHERE record = ? ORDER BY person", number)(db)
    return found


def empty_if_unclaimed(db: Connection, number: int) -> None:
    """The record goes with its last claim, and the names with it; its line goes with its table (which, woken, saves its
    matches again)."""
    unclaimed = "number = ? AND NOT EXISTS (SELECT 1 FROM claims WHERE record = number)"
    for each in ("players", "links", "evenings", "moments"):
        db.execute(f"DELETE FROM {each} WHERE record IN (SELECT number FROM records WHERE {unclaimed})", (number,))
    db.execute(f"UPDATE records SET record = NULL, best = x'' WHERE {unclaimed}", (number,))
    db.execute(f"DELETE FROM records WHERE {unclaimed} AND table_id NOT IN (SELECT id FROM tables)", (number,))


def claimed(db: Connection, id: str, person: str) -> list[int]:
    """The number of a record, if it was played on this person's device."""
    found: list[int] = column(
        f"SELECT number FROM records WHERE id = ? AND number IN ({CLAIMED})", id, device_of(person)
    )(db)
    return found


def players_of(db: Connection, number: int) -> list[Player]:
    find = (
        "SELECT person, name, bot, animal, place, points, reaction, cards FROM players WHERE record = ? ORDER BY seat"
    )
    return [Player(*line) for line in db.execute(find, (number,))]


def link_of(db: Connection, number: int, now: int) -> Link | None:
    find = "SELECT person, made_at, ends_at, seen FROM links WHERE record = ? AND ends_at > ?"
    found = db.execute(find, (number, now)).fetchone()
    return None if found is None else Link(*found)


def record_line(
    db: Connection, now: int, number: int, id: str, table: str, match: int, game: str, kept_at: int,
    record: bytes | None, length: int, best: bytes,
) -> RecordLine:  # fmt: skip
    seats, link = players_of(db, number), link_of(db, number, now)
    return RecordLine(
        id, table, match, game, kept_at, claimants(db, number), is_hinted(record), seats, length, best, link,
        is_branch(record),
    )  # fmt: skip


def retire_slice(db: Connection, before: int, add_up: Callable[[Connection, int], None]) -> int:
    """Some of what is older, and how many they were; records are added up before they go."""
    closed = column("SELECT id FROM tables WHERE closed_at < ? LIMIT ?", before, SLICE)(db)
    for table in closed:
        db.execute("DELETE FROM journal WHERE table_id = ?", (table,))
        db.execute("DELETE FROM chat WHERE table_id = ?", (table,))  # words that came while it was being closed
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
        db.execute("DELETE FROM records WHERE table_id = ? AND record IS NULL", (table,))
    old = column("SELECT number FROM records WHERE kept_at < ? AND record IS NOT NULL LIMIT ?", before, SLICE)(db)
    for number in old:
        add_up(db, number)
        db.execute("DELETE FROM claims WHERE record = ?", (number,))
        empty_if_unclaimed(db, number)
    db.execute("DELETE FROM runs WHERE at < ?", (before,))
    db.execute("DELETE FROM days WHERE day < ?", (date.fromtimestamp(before).isoformat(),))
    return len(closed) + len(old)
