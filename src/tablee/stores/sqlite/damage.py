"""What is wrong with a SQLite file, in plain words; whether it is whole; and what can be read of one that is not."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from tablee.stores.base import BadStore, Salvaged

BUSY = 2.0  # seconds to wait for somebody else who holds the file
REASONS = 5  # of a damage that are told
BETWEEN = 1_000_000  # numbers that are tried one by one where a file cannot be read in order
COMPANIONS = ("", "-wal", "-shm")
DAMAGED, UNFINISHED = ".damaged", ".salvaged"

KINDS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_READONLY: "rights",
    sqlite3.SQLITE_PERM: "rights",
    sqlite3.SQLITE_CANTOPEN: "rights",
}


class BadFolder(BadStore):
    """A data folder that cannot be used, and why."""


def kind_of(error: BaseException) -> str:
    """What is wrong, in one word."""
    code = getattr(error, "sqlite_errorcode", None)
    return "fault" if code is None else KINDS.get(code & 0xFF, "fault")


def explained(error: sqlite3.Error, file: Path) -> BadFolder:
    """Why a file cannot be used, and what whoever runs the house does about it."""
    folder = file.parent
    said = {
        "full": f"the disk with {folder} is full: make room there, then start again",
        "disk": f"the disk does not read or write {file} ({error}): look at the machine's own log",
        "damaged": f"{file} is damaged, and nothing in it can be read: put a backup in the place of {folder}, "
        f"or move the file away to begin with an empty house",
        "busy": f"another program holds {file}: end it, then start again",
        "rights": f"{file} cannot be opened for reading and writing: look at the owner and the rights of {folder}",
    }
    return BadFolder(said.get(kind_of(error), f"{file} cannot be opened: {error}"))


def unusable(folder: Path, error: OSError) -> BadFolder:
    """The same of a folder."""
    if error.errno == errno.ENOSPC:
        return BadFolder(f"the disk with {folder} is full: make room there, then start again")
    return BadFolder(
        f"the folder {folder} cannot be used ({error.strerror}): look at its owner and rights, or choose another"
    )


# ---- is it whole?


def damages(file: Path) -> list[str]:
    """What SQLite finds wrong with the file; reads all of it."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", BUSY, uri=True)) as db:
            found = [str(line) for (line,) in db.execute(f"PRAGMA quick_check({REASONS})")]
    except sqlite3.DatabaseError as error:
        if kind_of(error) != "damaged":
            raise
        return [str(error)]
    return [] if found == ["ok"] else found


# ---- what can be read of it


@dataclass
class Copying:
    """What is read from one file and written to another."""

    source: Connection
    target: Connection

    def table(self, name: str) -> None:
        """All lines of a table that can be read: from its beginning and from its end, then what lies between."""
        columns, key = shape(self.target, name)
        places = [columns.index(each) for each in key]
        select = f"SELECT {', '.join(columns)} FROM {name}"
        up, down = ", ".join(key), ", ".join(f"{each} DESC" for each in key)
        first = self.copied(name, columns, lines(self.source, f"{select} ORDER BY {up}"), places)
        last = self.copied(name, columns, lines(self.source, f"{select} ORDER BY {down}"), places, stop=first)
        if first is not None and first == last:
            return  # nothing is missing between the two
        if name == "journal":
            between: Iterable[Any] = [id for (id,) in self.target.execute("SELECT id FROM tables")]
        elif first and last and isinstance(first[0], int) and isinstance(last[0], int):
            between = range(first[0] + 1, min(last[0], first[0] + BETWEEN))
        else:
            return
        for each in between:
            found = lines(self.source, f"{select} WHERE {key[0]} = ? ORDER BY {up}", each)
            self.copied(name, columns, found, places)

    def copied(
        self, name: str, columns: list[str], found: Iterator[tuple[Any, ...]], places: list[int], stop: Any = None
    ) -> Any:
        """Copies until no more can be read, or until `stop`; says the key of the last line."""
        insert = f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        last = None
        for line in found:
            with suppress(sqlite3.IntegrityError):
                self.target.execute(insert, line)
            last = tuple(line[place] for place in places)
            if last == stop:
                break
        return last


def shape(db: Connection, name: str) -> tuple[list[str], list[str]]:
    """The columns of a table, and those of its key in order."""
    found = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, _, _, _, place in found if place)
    return [line[1] for line in found], [column for _, column in key]


def lines(db: Connection, sql: str, *given: object) -> Iterator[tuple[Any, ...]]:
    """Lines, as many as can be read."""
    with suppress(sqlite3.DatabaseError):
        yield from db.execute(sql, given)


def salvage(file: Path, make: Callable[[Path], Connection]) -> Salvaged:
    """What can be read of a damaged file, in a new one under its name; the damaged one stays beside it. `make` gives
    an empty file of the same version."""
    part = file.with_name(file.name + UNFINISHED)
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(make(part)) as target:
        source.text_factory = lambda data: data.decode("utf-8", "replace")
        source.execute("PRAGMA query_only = ON")
        source.execute("PRAGMA cell_size_check = ON")
        target.execute("BEGIN")
        copying = Copying(source, target)
        names = [name for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in sorted(names, key=lambda name: (name != "tables", name)):  # journals are looked up by their tables
            if not name.startswith("sqlite_"):
                copying.table(name)
        if not any(target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in names):
            raise explained(damage(), file)
        lost = mended(target)
        target.execute("COMMIT")
    flush(part)
    aside = set_aside(file)
    part.rename(file)
    flush(file.parent)
    return Salvaged(aside.name, *lost)


def damage() -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError("nothing can be read")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def mended(db: Connection) -> tuple[int, int, int, bool]:
    """Leaves what fits together: journals without a hole, claims to records that are there. Says what is lost: tables,
    moves of other tables, records, the key."""
    numbered = "SELECT table_id, seq, row_number() OVER (PARTITION BY table_id ORDER BY seq) - 1 AS place FROM journal"
    behind_a_hole = f"(table_id, seq) IN (SELECT table_id, seq FROM ({numbered}) WHERE seq > place)"
    of_open_tables = "table_id IN (SELECT id FROM tables WHERE closed_at IS NULL) AND seq > 0"
    begun = "table_id IN (SELECT table_id FROM journal WHERE seq = 0)"
    cut = f"SELECT count(DISTINCT table_id) FROM journal WHERE {behind_a_hole} AND {of_open_tables} AND {begun}"
    (shortened,) = db.execute(cut).fetchone()
    db.execute(f"DELETE FROM journal WHERE {behind_a_hole}")
    gone = "closed_at IS NULL AND id NOT IN (SELECT table_id FROM journal WHERE seq = 0)"
    lost = db.execute(f"DELETE FROM tables WHERE {gone}").rowcount
    orphans = "record NOT IN (SELECT number FROM records)"
    (records,) = db.execute(f"SELECT count(DISTINCT record) FROM claims WHERE {orphans}").fetchone()
    db.execute(f"DELETE FROM claims WHERE {orphans}")
    for (name,) in db.execute(
        "SELECT name FROM sqlite_master WHERE name IN ('players', 'links', 'evenings', 'moments')"
    ).fetchall():
        db.execute(f"DELETE FROM {name} WHERE {orphans}")
    mend_halls(db)
    has_key = db.execute("SELECT 1 FROM house WHERE name = 'key'").fetchone()
    return lost, shortened, records, not has_key


def mend_halls(db: Connection) -> None:
    """The same for the rows of halls, where there are any."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'hall_rows'").fetchone():
        return
    numbered = "SELECT hall, seq, row_number() OVER (PARTITION BY hall ORDER BY seq) - 1 AS place FROM hall_rows"
    db.execute(f"DELETE FROM hall_rows WHERE (hall, seq) IN (SELECT hall, seq FROM ({numbered}) WHERE seq > place)")
    db.execute("DELETE FROM halls WHERE id NOT IN (SELECT hall FROM hall_rows)")


def set_aside(file: Path) -> Path:
    """The damaged file and its companions, under another name: somebody may read more in them."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = file.with_name(f"{file.name}{DAMAGED}-{stamp}")
    for each in COMPANIONS:
        with suppress(FileNotFoundError):
            file.with_name(file.name + each).rename(aside.with_name(aside.name + each))
    return aside


def flush(path: Path) -> None:
    """Onto the disk: a file's content, a folder's names (Windows writes those by itself, and opens no folder)."""
    if os.name == "nt" and path.is_dir():
        return
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
