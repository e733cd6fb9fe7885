"""Pictures that people keep under a name, to play with them again: each has their own, in a file beside the pictures.

They are a person's and not the house's, so that nobody reads, deletes or uses up what another has kept; the house has a
bound of its own, because the pixels of all of them stay.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tablee.protocol.errors import StoreAway
from tablee.server.content.seen_pictures import first_of, opened

MOST = 30  # for one person
IN_ALL = 300  # in a house: some 150 MB
TABLE = """
    CREATE TABLE IF NOT EXISTS kept (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, folder TEXT NOT NULL,
        made BLOB NOT NULL, at INTEGER NOT NULL
    )
"""
COLUMNS = "id, name, game, folder, made, at"


class Kept(NamedTuple):
    """A picture under the name that somebody gave it."""

    id: str
    name: str
    game: str
    folder: str  # of its pixels
    made: Any  # what a record keeps of it
    at: int  # seconds since 1970


class NoRoom(Exception):
    """As many as may be are kept already."""


class KeptPictures:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_on = True  # False: several machines are one house, and each would keep its own

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        """StoreAway, while it cannot be read or written."""
        try:
            with opened(self.path, TABLE) as db:
                yield db
        except (sqlite3.Error, OSError) as error:
            raise StoreAway("what people have kept cannot be read or written") from error

    def of(self, person: str) -> list[Kept]:
        """Newest first."""
        if not self.path.exists():
            return []
        with self.opened() as db:
            rows = db.execute(f"SELECT {COLUMNS} FROM kept WHERE person = ? ORDER BY at DESC, rowid DESC", [person])
            return [read_row(row) for row in rows.fetchall()]

    def keep(self, person: str, name: str, game: str, folder: str, made: Any) -> Kept:
        """Under a name; one that is kept already has another name from now on."""
        with self.opened() as db:
            db.execute("BEGIN IMMEDIATE")  # two workers do not count at once
            db.execute("UPDATE kept SET name = ? WHERE person = ? AND folder = ?", [name, person, folder])
            mine = "SELECT count(*), count(CASE WHEN person = ? THEN 1 END) FROM kept"
            known = db.execute(
                f"SELECT {COLUMNS} FROM kept WHERE person = ? AND folder = ?", [person, folder]
            ).fetchone()
            if known:
                return read_row(known)
            in_all, own = db.execute(mine, [person]).fetchone()
            if own >= MOST or in_all >= IN_ALL:
                raise NoRoom
            new = Kept(secrets.token_hex(8), name, game, folder, made, int(time.time()))
            row = [new.id, person, name, game, folder, msgspec.json.encode(made), new.at]
            db.execute("INSERT INTO kept (id, person, name, game, folder, made, at) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            return new

    def drop(self, person: str, id: str) -> bool:
        """For good; False, if there is none."""
        with self.opened() as db:
            return db.execute("DELETE FROM kept WHERE person = ? AND id = ?", [person, id]).rowcount > 0

    def forget(self, person: str) -> None:
        if self.path.exists():
            with self.opened() as db:
                db.execute("DELETE FROM kept WHERE person = ?", [person])

    def people(self) -> set[str]:
        return self.column("person")

    def folders(self) -> set[str]:
        """Whose pixels are not tidied away."""
        return self.column("folder")

    def column(self, name: str) -> set[str]:
        if not self.path.exists():
            return set()
        with self.opened() as db:
            return first_of(db.execute(f"SELECT DISTINCT {name} FROM kept"))


def read_row(row: sqlite3.Row | tuple[Any, ...]) -> Kept:
    found = Kept(*row)
    return found._replace(made=msgspec.json.decode(found.made))
