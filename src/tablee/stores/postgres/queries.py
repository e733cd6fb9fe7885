"""What the store asks of PostgreSQL, inside a transaction."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import date
from typing import Any

from tablee.stores import sweeps
from tablee.stores.base import DEVICES, NAMES, SLICE
from tablee.stores.postgres.pool import Database

PROBE = "INSERT INTO house VALUES ('probe', '') ON CONFLICT (name) DO UPDATE SET value = ''"
CLAIMED = "SELECT record FROM claims WHERE device = $2"
OPENED = """
    SELECT 1 FROM tables JOIN journal ON journal.table_id = tables.id AND journal.seq = 0
    WHERE tables.id = $1 AND owner = $2 AND epoch = 1 AND journal.row = $3
"""
SAVE_RECORD = """
    INSERT INTO records (id, table_id, match_number, game, kept_at, record, length, best, counts)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING number
"""
PLAYERS = """
    SELECT record, person, name, bot, animal, place, points, reaction, cards FROM players
    WHERE record = ANY($1::bigint[]) ORDER BY record, seat
"""
LINKS = "SELECT record, person, made_at, ends_at, seen FROM links WHERE record = ANY($1::bigint[]) AND ends_at > $2"
LINKED = """
    SELECT number, records.record, links.person, id FROM links JOIN records ON number = links.record
    WHERE hash = $1 AND ends_at > $2
"""
MAKE_LINK = "INSERT INTO links (hash, record, person, made_at, ends_at) VALUES ($1, $2, $3, $4, $5)"
ISSUE_TOKEN = """
    WITH over AS (DELETE FROM tokens WHERE ends_at < clock_timestamp())
    INSERT INTO tokens VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 second') ON CONFLICT DO NOTHING
"""
# Rows of the journal that go in meanwhile lock their tables, too: everybody does so in the same order.
NOTE_SEEN_AT = """
    WITH given AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS given (id, seen_at)),
    locked AS (SELECT id FROM tables WHERE id IN (SELECT id FROM given) ORDER BY id FOR NO KEY UPDATE)
    UPDATE tables SET seen_at = given.seen_at FROM given JOIN locked USING (id) WHERE tables.id = given.id
"""


def grouped(found: Iterable[Sequence[Any]]) -> dict[int, list[Sequence[Any]]]:
    """Lines by their first column, without it."""
    groups: dict[int, list[Sequence[Any]]] = defaultdict(list)
    for number, *rest in found:
        groups[number].append(rest)
    return groups


async def kept(db: Database, name: str) -> bytes | None:
    """A value of the house's own."""
    found: bytes | None = await db.fetchval("SELECT value FROM house WHERE name = $1 FOR UPDATE", name)
    return found


async def keep(db: Database, name: str, value: bytes) -> None:
    sql = "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    await db.execute(sql, name, value)


async def look_at_clock(db: Database, now: int) -> sweeps.Clock:
    before = sweeps.read_clock(await kept(db, sweeps.CLOCK))
    clock = sweeps.observed(before, now)
    if not sweeps.is_recent(before, now):
        await keep(db, sweeps.CLOCK, sweeps.written(clock))
    return clock


async def mark_old(db: Database, name: str, now: int, days: int) -> int | None:
    """Marks what is too old now; what is from before the answer was marked earlier, and may go."""
    clock = await look_at_clock(db, now)
    mark, before = sweeps.swept(sweeps.read_mark(await kept(db, name)), clock, days)
    await keep(db, name, sweeps.written(mark))
    return before


async def forget_slice(db: Database, before: int) -> int:
    """Some of the names that nobody used, of people without a record; who has a seat is seen by the server."""
    sql = """
        DELETE FROM people WHERE id IN (
            SELECT id FROM people
            WHERE seen_at < $1 AND NOT EXISTS (SELECT 1 FROM claims WHERE device = split_part(id, '+', 1))
            AND NOT EXISTS (SELECT 1 FROM sitting WHERE device = split_part(id, '+', 1))
            ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
        ) RETURNING id
    """
    gone = [line["id"] for line in await db.fetch(sql, before, NAMES)]
    await db.execute("DELETE FROM house WHERE name = ANY($1::text[])", [DEVICES + id for id in gone])
    theirs = "SELECT id FROM devices WHERE person = ANY($1::text[])"
    await db.execute(f"DELETE FROM pushes WHERE device IN ({theirs})", gone)
    for name in ("devices", "spare_keys", "runs", "sums", "deeds", "league_people"):
        await db.execute(f"DELETE FROM {name} WHERE person = ANY($1::text[])", gone)
    await drop_empty_leagues(db)
    return len(gone)


async def drop_empty_leagues(db: Database) -> None:
    """Those in which nobody is any more who said yes."""
    for name, column in (("leagues", "id"), ("league_people", "league"), ("evenings", "league")):
        left = f"SELECT 1 FROM league_people AS left_in WHERE left_in.league = {name}.{column} AND said_yes = 1"
        await db.execute(f"DELETE FROM {name} WHERE NOT EXISTS ({left})")


async def lock_records(db: Database, which: str, *given: object) -> list[int]:
    """Records whose claims are about to go: of two who delete theirs at once, the second sees that it is the last."""
    found = await db.fetch(f"SELECT number FROM records WHERE {which} ORDER BY number FOR UPDATE", *given)
    return [line["number"] for line in found]


async def empty_unclaimed(db: Database, numbers: list[int]) -> None:
    """A record goes with its last claim, and the names with it; its line goes with its table (which, woken, saves its
    matches again)."""
    unclaimed = "number = ANY($1) AND NOT EXISTS (SELECT 1 FROM claims WHERE claims.record = number)"
    for name in ("players", "links", "evenings", "moments"):
        await db.execute(f"DELETE FROM {name} WHERE record IN (SELECT number FROM records WHERE {unclaimed})", numbers)
    await db.execute(f"UPDATE records SET record = NULL, best = '' WHERE {unclaimed}", numbers)
    unknown = "NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id)"
    await db.execute(f"DELETE FROM records WHERE {unclaimed} AND {unknown}", numbers)


AddUp = Callable[[Database, list[int]], Awaitable[None]]


async def retire_slice(db: Database, before: int, add_up: AddUp) -> int:
    """Some of what is older, and how many they were; records are added up before they go. Another node that does the
    same is not waited for."""
    old = "SELECT id FROM tables WHERE closed_at < $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED"
    closed = [line["id"] for line in await db.fetch(old, before, SLICE)]
    for name in ("journal", "chat"):  # words that came while it was being closed
        await db.execute(f"DELETE FROM {name} WHERE table_id = ANY($1)", closed)
    await db.execute("DELETE FROM tables WHERE id = ANY($1)", closed)
    await db.execute("DELETE FROM records WHERE table_id = ANY($1) AND record IS NULL", closed)
    outdated = """
        SELECT number FROM records WHERE kept_at < $1 AND record IS NOT NULL ORDER BY number LIMIT $2
        FOR UPDATE SKIP LOCKED
    """
    numbers = [line["number"] for line in await db.fetch(outdated, before, SLICE)]
    await add_up(db, numbers)
    await db.execute("DELETE FROM claims WHERE record = ANY($1)", numbers)
    await empty_unclaimed(db, numbers)
    await db.execute("DELETE FROM runs WHERE at < $1", before)
    await db.execute("DELETE FROM days WHERE day < $1", date.fromtimestamp(before).isoformat())
    return len(closed) + len(numbers)
