"""Who has had which composed picture: a small file beside the pictures, so that nobody is given one twice, also after a
restart. All workers of a house read and write the same file; what cannot be read or written holds up no match."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from tablee.server.base.logs import fault

T = TypeVar("T")

MOST = 20_000  # pairs of a person and a picture that are remembered: the oldest go first
PATIENCE = 1.0  # seconds to wait for another worker
TABLE = """
    CREATE TABLE IF NOT EXISTS had (
        person TEXT NOT NULL, picture TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (person, picture)
    ) WITHOUT ROWID
"""


class SeenPictures:
    """People by their ids, pictures by the names of their folders."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def had_by(self, people: Sequence[str]) -> set[str]:
        """The pictures that any of these people has had."""

        def look(db: sqlite3.Connection) -> set[str]:
            marks = ", ".join("?" * len(people))
            return first_of(db.execute(f"SELECT DISTINCT picture FROM had WHERE person IN ({marks})", people))

        return self.work(look, set())

    def note(self, picture: str, people: Sequence[str]) -> None:
        """These people have it before them from now on."""

        def write(db: sqlite3.Connection) -> None:
            rows = [(person, picture, time.time()) for person in people]
            db.executemany("INSERT OR REPLACE INTO had VALUES (?, ?, ?)", rows)
            (count,) = db.execute("SELECT count(*) FROM had").fetchone()
            oldest = "SELECT person, picture FROM had ORDER BY at LIMIT ?"
            db.execute(f"DELETE FROM had WHERE (person, picture) IN ({oldest})", [max(0, count - MOST)])

        self.work(write, None)

    def forget(self, person: str) -> None:
        self.work(lambda db: db.execute("DELETE FROM had WHERE person = ?", [person]).close(), None)

    def people(self) -> set[str]:
        """Everybody of whom something is remembered."""
        return self.work(lambda db: first_of(db.execute("SELECT DISTINCT person FROM had")), set())

    def work(self, run: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """A damaged file is begun anew: at worst somebody has a picture again."""
        try:
            with opened(self.path, TABLE) as db:
                return run(db)
        except (sqlite3.Error, OSError) as error:
            fault("pictures-not-noted", error)
            if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
                with suppress(OSError):
                    self.path.unlink()
            return otherwise


@contextmanager
def opened(path: Path, table: str) -> Iterator[sqlite3.Connection]:
    """A small file with one table; what is deleted in it is gone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as db, db:
        db.execute("PRAGMA secure_delete = ON")
        db.execute(table)
        yield db


def first_of(rows: Iterable[tuple[str]]) -> set[str]:
    return {found for (found,) in rows}
