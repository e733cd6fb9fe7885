"""The folder of a store in SQLite: made, locked, opened, and salvaged where its file is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from sqlite3 import Connection

import msgspec

from tablee.stores.base import LOGGER, Salvaged
from tablee.stores.sqlite.damage import BadFolder, damages, explained, salvage, unusable
from tablee.stores.sqlite.migrations import MIGRATIONS, migrate, version_of

FILE, LOCK, WORKERS = "tablee.sqlite", "tablee.lock", "tablee-workers.lock"
ENDING = 10.0  # seconds in which workers end whose house was killed
BUSY = 2.0  # seconds to wait for somebody else (a backup, a curious host) who holds the file


def open_connections(folder: Path) -> tuple[Connection, Connection, Connection, Salvaged | None]:
    """The lock, a connection to write and one to read; and what was lost, if the file was damaged."""
    file = prepare_file(folder)
    with ExitStack() as undo:
        lock = undo.enter_context(closing(lock_folder(folder)))
        try:
            salvaged = salvage_damaged(file)
            writing, reading = open_pair(file, undo)
        except sqlite3.Error as error:
            raise explained(error, file) from error
        undo.pop_all()
    return lock, writing, reading, salvaged


def open_pair(file: Path, undo: ExitStack) -> tuple[Connection, Connection]:
    """A connection to write, by which the file is of the newest version, and one to read."""
    writing = undo.enter_context(closing(connect(file)))
    writing.execute("PRAGMA journal_mode = WAL")
    migrate(writing, file)
    reading = undo.enter_context(closing(connect(file)))
    reading.execute("PRAGMA query_only = ON")
    return writing, reading


def salvage_damaged(file: Path) -> Salvaged | None:
    """A file that is damaged gives its place to a new one, with all that can be read of it."""
    if not damages(file):
        return None
    with closing(sqlite3.connect(file)) as db:
        version = version_of(db, file)

    def make(part: Path) -> Connection:
        part.touch(mode=0o600)
        made = connect(part)
        migrate(made, part, MIGRATIONS[:version])
        return made

    found = salvage(file, make)
    facts = msgspec.structs.asdict(found) | {"todo": "the damaged file is kept: compare with your last backup"}
    LOGGER.error("store-salvaged", extra={"facts": facts})
    return found


def prepare_file(folder: Path) -> Path:
    """The file, in a folder that is nobody else's business."""
    prepare_folder(folder)
    file = folder / FILE
    try:
        file.touch(mode=0o600)  # it holds secrets of running matches; its companions take the same rights
    except OSError as error:
        raise unusable(folder, error) from error
    return file


def prepare_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from error


def lock_folder(folder: Path) -> Connection:
    """Keeps every other process out, until it is closed or its process ends, however it ends.

    An empty database held by SQLite's own locks: they work on every system, within one process too, and unlike flock
    they do not live on in the children of a process that was killed.
    """
    lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
        wait_for_workers(folder)
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise explained(error, folder / LOCK) from error
        raise BadFolder(f"another tablee is using {folder}: stop it first, or choose another folder") from error
    return lock


def wait_for_workers(folder: Path) -> None:
    """Of a house that was killed a moment ago they may still be writing: then they end soon."""
    if (folder / WORKERS).exists():
        with closing(sqlite3.connect(folder / WORKERS, timeout=ENDING, isolation_level=None)) as signs:
            signs.execute("BEGIN EXCLUSIVE")


def connect(file: Path) -> Connection:
    db = sqlite3.connect(file, timeout=BUSY, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # on a Mac, fsync alone does not reach the disk
    db.execute("PRAGMA secure_delete = ON")  # what is deleted on request is not left lying in the file
    return db


def upgrade(folder: Path) -> int:
    """Brings a folder to the newest version; says which it was before."""
    file = prepare_file(folder)
    try:
        with closing(lock_folder(folder)), closing(connect(file)) as db:
            return migrate(db, file)
    except sqlite3.Error as error:
        raise explained(error, file) from error
