"""Tables at a rhythm of days, devices and spare keys, as PostgreSQL keeps them."""

from __future__ import annotations

import msgspec

from tablee.protocol.ids import device_of
from tablee.protocol.sitting import Seated, Sitting
from tablee.stores.base import SlowLine
from tablee.stores.postgres.pool import Database

MINE = "SELECT table_id FROM sitting WHERE device = $1"
SAVE = """
    INSERT INTO slow_tables VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id) DO UPDATE
    SET host = excluded.host, since = excluded.since, wake_at = excluded.wake_at, told = excluded.told
"""
SAVE_DEVICE = """
    INSERT INTO devices VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
"""
DROP_DEVICE = """
    WITH out AS (
        UPDATE devices SET gone_at = $3 WHERE id = $1 AND person = $2 AND gone_at IS NULL RETURNING id
    ), untold AS (DELETE FROM pushes WHERE device IN (SELECT id FROM out))
    SELECT id FROM out
"""


async def save_sitting(db: Database, table: str, sitting: Sitting) -> None:
    """Where everybody sits after a row of the journal; in its transaction."""
    await db.execute("DELETE FROM sitting WHERE table_id = $1", table)
    if not sitting.seats:
        await db.execute("DELETE FROM slow_tables WHERE table_id = $1", table)
        return
    told = msgspec.json.encode(sitting.told)
    await db.execute(SAVE, table, sitting.host, sitting.told.since, sitting.wake_at, told)
    seats = [
        (table, number, device_of(seat.person), seat.person, seat.robot, int(seat.turn))
        for number, seat in enumerate(sitting.seats)
    ]
    await db.executemany("INSERT INTO sitting VALUES ($1, $2, $3, $4, $5, $6)", seats)


async def drop_sitting(db: Database, table: str) -> None:
    for name in ("sitting", "slow_tables"):
        await db.execute(f"DELETE FROM {name} WHERE table_id = $1", table)


async def forget_sitting(db: Database, person: str) -> None:
    """Somebody's seats stay, and are nobody's; their devices and their spare key go."""
    await db.execute("UPDATE sitting SET device = '', person = '' WHERE device = $1", person)
    await db.execute("UPDATE slow_tables SET host = '' WHERE host = $1", person)
    theirs = "SELECT id FROM devices WHERE person = $1"
    await db.execute(f"DELETE FROM pushes WHERE device IN ({theirs})", person)
    for name in ("devices", "spare_keys"):
        await db.execute(f"DELETE FROM {name} WHERE person = $1", person)


async def slow_lines(db: Database, person: str) -> list[SlowLine]:
    """The tables at which somebody sits."""
    about = "SELECT id, code, told FROM slow_tables JOIN tables ON id = table_id WHERE closed_at IS NULL AND id IN"
    lines = await db.fetch(f"{about} ({MINE})", person)
    found = {line["id"]: SlowLine(line["code"], bytes(line["told"]), [], line["id"]) for line in lines}
    seats = f"SELECT table_id, person, robot, turn FROM sitting WHERE table_id IN ({MINE}) ORDER BY table_id, seat"
    for table, who, robot, turn in await db.fetch(seats, person):
        if table in found:
            found[table].seats.append(Seated(who, robot, bool(turn)))
    return list(found.values())


async def save_spare_key(db: Database, person: str, hash: bytes | None) -> None:
    await db.execute("DELETE FROM spare_keys WHERE person = $1", person)
    if hash is not None:
        await db.execute("INSERT INTO spare_keys VALUES ($1, $2)", person, hash)
