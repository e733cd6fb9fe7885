"""Tables at a rhythm of days, devices and spare keys, as SQLite keeps them."""

from __future__ import annotations

from sqlite3 import Connection

import msgspec

from tablee.protocol.ids import device_of
from tablee.protocol.sitting import Seated, Sitting
from tablee.stores.base import Device, SlowLine, SlowTable
from tablee.stores.sqlite.queries import insert_row

MINE = "SELECT table_id FROM sitting WHERE device = ?"


def insert_with_sitting(db: Connection, table: str, seq: int, row: bytes, sitting: Sitting) -> None:
    """A row of the journal, and where everybody sits after it."""
    insert_row(db, table, seq, row)
    db.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
    if not sitting.seats:
        db.execute("DELETE FROM slow_tables WHERE table_id = ?", (table,))
        return
    told = msgspec.json.encode(sitting.told)
    slow = (table, sitting.host, sitting.told.since, sitting.wake_at, told)
    db.execute("INSERT OR REPLACE INTO slow_tables VALUES (?, ?, ?, ?, ?)", slow)
    seats = [
        (table, number, device_of(seat.person), seat.person, seat.robot, int(seat.turn))
        for number, seat in enumerate(sitting.seats)
    ]
    db.executemany("INSERT INTO sitting VALUES (?, ?, ?, ?, ?, ?)", seats)


def drop_sitting(db: Connection, table: str) -> None:
    for name in ("sitting", "slow_tables"):
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))


def forget_sitting(db: Connection, person: str) -> None:
    """Somebody's seats stay, and are nobody's; their devices and their spare key go."""
    db.execute("UPDATE sitting SET device = '', person = '' WHERE device = ?", (person,))
    db.execute("UPDATE slow_tables SET host = '' WHERE host = ?", (person,))
    db.execute("DELETE FROM pushes WHERE device IN (SELECT id FROM devices WHERE person = ?)", (person,))
    for name in ("devices", "spare_keys"):
        db.execute(f"DELETE FROM {name} WHERE person = ?", (person,))


def slow_tables(db: Connection, where: str = "", *given: object) -> list[SlowTable]:
    sql = f"SELECT table_id, host, since, wake_at FROM slow_tables {where}"
    return [SlowTable(*line) for line in db.execute(sql, given)]


def slow_lines(db: Connection, person: str) -> list[SlowLine]:
    """The tables at which somebody sits."""
    about = "SELECT id, code, told FROM slow_tables JOIN tables ON id = table_id WHERE closed_at IS NULL AND id IN"
    found = {id: SlowLine(code, told, [], id) for id, code, told in db.execute(f"{about} ({MINE})", (person,))}
    seats = f"SELECT table_id, person, robot, turn FROM sitting WHERE table_id IN ({MINE}) ORDER BY table_id, seat"
    for table, who, robot, turn in db.execute(seats, (person,)):
        if table in found:
            found[table].seats.append(Seated(who, robot, bool(turn)))
    return list(found.values())


def devices(db: Connection, person: str) -> list[Device]:
    sql = "SELECT id, kind, seen_at FROM devices WHERE person = ? AND gone_at IS NULL ORDER BY seen_at DESC, id"
    return [Device(*line) for line in db.execute(sql, (person,))]


def drop_device(db: Connection, id: str, person: str, now: int) -> bool:
    sql = "UPDATE devices SET gone_at = ? WHERE id = ? AND person = ? AND gone_at IS NULL"
    is_theirs = db.execute(sql, (now, id, person)).rowcount > 0
    if is_theirs:
        db.execute("DELETE FROM pushes WHERE device = ?", (id,))
    return is_theirs


def save_spare_key(db: Connection, person: str, hash: bytes | None) -> None:
    db.execute("DELETE FROM spare_keys WHERE person = ?", (person,))
    if hash is not None:
        db.execute("INSERT INTO spare_keys VALUES (?, ?)", (person, hash))
