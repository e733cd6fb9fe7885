"""One file for several workers of one house: they write in turns, and nobody else opens it while one of them lives.

SQLite lets one write at a time, and whoever finds it taken looks again after a while, later each time. With a lock of
the system's own the next one is woken at once: with four workers the longest wait was less than half as long.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from sqlite3 import Connection
from types import TracebackType

from tablee.stores.sqlite.damage import explained
from tablee.stores.sqlite.folder import FILE, WORKERS, open_pair

try:
    import fcntl
except ImportError:  # Windows: there are no workers
    fcntl = None  # type: ignore[assignment]

TURN = "tablee.turn"


class WriteTurn:
    """Held while a group is written; it ends with the process that has it, however that ends."""

    def __init__(self, folder: Path) -> None:
        self.file = os.open(folder / TURN, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        fcntl.flock(self.file, fcntl.LOCK_UN)


def join_connections(folder: Path) -> tuple[Connection, Connection, Connection]:
    """The sign that this worker lives, a connection to write and one to read. Whoever started it has locked the folder
    and brought the file to the newest version."""
    file = folder / FILE
    with ExitStack() as undo:
        try:
            sign = undo.enter_context(closing(show_presence(folder)))
            writing, reading = open_pair(file, undo)
        except sqlite3.Error as error:
            raise explained(error, file) from error
        undo.pop_all()
    return sign, writing, reading


def show_presence(folder: Path) -> Connection:
    """A lock that all workers share, and that keeps out whoever wants the folder for themselves."""
    sign = sqlite3.connect(folder / WORKERS, timeout=0, isolation_level=None, check_same_thread=False)
    sign.execute("BEGIN")
    sign.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return sign
