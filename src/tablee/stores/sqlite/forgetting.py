"""How SQLite forgets somebody."""

from __future__ import annotations

from sqlite3 import Connection

from tablee.protocol.ids import device_of
from tablee.stores.base import DEVICES
from tablee.stores.sqlite import figures, leagues, slow
from tablee.stores.sqlite.queries import column, empty_if_unclaimed


def forget_person(db: Connection, id: str) -> None:
    """Their name goes, and those of others on the device; what they played stays for those they played with."""
    their = (id, f"{id}+", f"{id},")  # the comma comes after the plus: all that begins with `id+`
    is_theirs = "(person = ? OR (person >= ? AND person < ?))"
    db.execute("DELETE FROM people WHERE id = ? OR (id >= ? AND id < ?)", their)
    db.execute("DELETE FROM house WHERE name = ?", (DEVICES + id,))
    slow.forget_sitting(db, id)
    figures.forget(db, id)
    leagues.forget(db, id)
    db.execute(f"UPDATE players SET person = '', name = '' WHERE {is_theirs}", their)
    for name in ("chat", "links", "runs"):
        db.execute(f"DELETE FROM {name} WHERE {is_theirs}", their)
    claims = f"FROM claims WHERE device = ? AND {is_theirs}"
    theirs = column(f"SELECT DISTINCT record {claims}", device_of(id), *their)(db)
    db.execute(f"DELETE {claims}", (device_of(id), *their))
    for number in theirs:
        empty_if_unclaimed(db, number)
