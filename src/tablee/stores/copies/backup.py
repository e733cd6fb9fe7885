"""`tablee backup`: a copy of a server's data folder as it is at one moment, while the server runs on."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection

from msgspec import Struct

from tablee.stores.base import TOKEN, BadStore
from tablee.stores.sqlite.damage import flush
from tablee.stores.sqlite.folder import BUSY, FILE
from tablee.stores.sqlite.halls import erase_all
from tablee.stores.sqlite.migrations import version_of

UNFINISHED = ".unfinished"  # what a backup is called until it is whole and on the disk


WITH_HALLS = 6  # the first version of a file that has any


class BadBackup(BadStore):
    """A backup that cannot be made, and why."""


class Backup(Struct, frozen=True):
    """What is in it."""

    tables: int  # that are not closed
    rows: int  # of all journals, those of closed tables too
    records: int


def back_up(folder: Path, to: Path, rooms: bool = False) -> Backup:
    """A folder that a server can be started on: the whole store, and the administrator's token. Pictures are drawn
    again; halls are left out, unless they are asked for. Under its own name there is never half of it."""
    file, part = folder / FILE, to.with_name(to.name + UNFINISHED)
    if not file.exists():
        raise BadBackup(f"there is nothing in {folder}")
    if to.exists():
        raise BadBackup(f"{to} is there already: a backup is a new folder")
    shutil.rmtree(part, ignore_errors=True)  # of a backup that came to no end
    part.mkdir(mode=0o700, parents=True)
    try:
        found = copy_file(file, part / FILE, rooms)
        if (folder / TOKEN).exists():
            shutil.copy2(folder / TOKEN, part / TOKEN)  # with its rights
        for each in (*part.iterdir(), part):
            flush(each)
        part.rename(to)
        flush(to.parent)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    return found


def copy_file(file: Path, to: Path, rooms: bool) -> Backup:
    """All pages in one step are one moment: SQLite's writer goes on meanwhile, and what it writes is not seen."""
    to.touch(mode=0o600)  # it holds secrets of running matches
    with closing(sqlite3.connect(file, timeout=BUSY)) as source, closing(sqlite3.connect(to)) as target:
        try:
            source.backup(target, pages=-1)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            if not rooms and version_of(target, to) >= WITH_HALLS:
                leave_out_halls(target)
            return check_and_count(target)
        except sqlite3.Error as error:
            raise BadBackup(f"{file} could not be copied to {to}: {error}") from error


def leave_out_halls(db: Connection) -> None:
    """Nothing of them is left between what stays, either."""
    db.execute("PRAGMA secure_delete = ON")
    with db:
        erase_all(db)
    db.execute("VACUUM")


def check_and_count(db: Connection) -> Backup:
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise BadBackup(f"the store is damaged: {verdict}")

    def count(what: str) -> int:
        (found,) = db.execute(f"SELECT count(*) FROM {what}").fetchone()
        return int(found)

    open_tables, records = "tables WHERE closed_at IS NULL", "records WHERE record IS NOT NULL"
    return Backup(count(open_tables), count("journal"), count(records))
