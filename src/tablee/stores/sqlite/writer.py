"""SQLite's writer: one thread. Whatever waits when it looks up becomes one transaction, so that many rows share one
fsync, and nobody hears of a row before it is durable."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from functools import partial
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from tablee.protocol.errors import StoreAway
from tablee.protocol.journal import Then
from tablee.stores.base import Faults
from tablee.stores.sqlite.damage import kind_of

GATHER = 0.004  # seconds in which more rows may come while many are writing: waking up for each costs more than they do
SLICE = 0.005  # seconds for which answers are given before anybody else has a turn
PROBE = 1.0  # seconds between two looks whether a store that was away is back

T = TypeVar("T")
Work = Callable[[Connection], T]


class Job(Struct):
    """Work for the next transaction, and what became of it."""

    work: Work[Any]
    done: asyncio.Future[Any] | None = None  # nobody waits for a probe
    table: str = ""  # whose journal it writes
    then: Then | None = None  # who is called instead of a future
    result: Any = None
    error: Exception | None = None


class Writer:
    """One connection in one thread: everything that waits is one transaction."""

    def __init__(
        self, db: Connection, loop: asyncio.AbstractEventLoop, faults: Faults, turn: AbstractContextManager[None]
    ) -> None:
        self.db = db
        self.turn = turn  # where others write the same file
        self.faults = faults
        self.loop = loop
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()  # None: no more will come
        self.tables: set[str] = set()  # that have a row on its way
        self.commits = 0
        self.crowded = False  # the last group had more than one
        self.is_well = True
        self.is_closed = False
        self.thread = Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    async def do(self, work: Work[T], table: str = "") -> T:
        """The work's answer, once it is durable."""
        if self.is_closed:
            raise StoreAway("the store is closed")
        done: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Job(work if table else partial(in_savepoint, work=work), done, table))
        return await done

    def do_then(self, work: Work[None], table: str, then: Then) -> None:
        """The same without a future: `then` is called when it is durable, or with what went wrong."""
        if self.is_closed:
            self.loop.call_soon(then, StoreAway("the store is closed"))
            return
        self.waiting.put(Job(work, table=table, then=then))

    async def close(self) -> None:
        """Returns when all that was asked for is written."""
        if not self.is_closed:
            self.is_closed = True
            self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        while self.write_next():
            pass
        self.db.close()

    def write_next(self) -> bool:
        """Waits for work and does it; False, if no more will come. Nothing of it is held while the next is waited for:
        a job knows its table."""
        group = self.next_group()
        with self.turn:
            group += self.all_waiting()  # what came while others were writing
            jobs = [job for job in group if job is not None]
            if jobs:
                self.write(jobs)
        self.crowded = len(jobs) > 1
        if jobs:
            with suppress(RuntimeError):  # the loop is gone, and with it everybody who waited
                self.loop.call_soon_threadsafe(self.settle, jobs)
        return len(jobs) == len(group)

    def next_group(self) -> list[Job | None]:
        try:
            group = [self.waiting.get(timeout=None if self.is_well else PROBE)]
        except Empty:
            return [Job(probe)]
        if self.crowded:
            time.sleep(GATHER)
        return group + self.all_waiting()

    def all_waiting(self) -> list[Job | None]:
        found = []
        while not self.waiting.empty():
            found.append(self.waiting.get_nowait())
        return found

    def write(self, group: list[Job]) -> None:
        """All of the group in one transaction, or nothing of it; a job's own fault costs only this job."""
        try:
            if self.db.in_transaction:  # an earlier group, on a disk too broken even to roll back
                self.db.execute("ROLLBACK")
            self.db.execute("BEGIN IMMEDIATE")
            for job in group:
                self.attempt(job)
            self.db.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self.db.execute("ROLLBACK")
            self.is_well = False
            self.faults.add("damage" if kind_of(error) == "damaged" else "write", kind_of(error), error)
            for job in group:
                job.error = StoreAway(str(error))
        else:
            self.is_well = True
            self.faults.over("write")
            self.commits += 1

    def attempt(self, job: Job) -> None:
        try:
            job.result = job.work(self.db)
        except Exception as error:
            if is_away(error) or not self.db.in_transaction:
                raise
            job.error = error

    def settle(self, group: list[Job]) -> None:
        """Back on the loop: everybody who waits gets their answer. Whoever is called does at once what follows from it,
        so the answers of many are given in slices."""
        until = time.perf_counter() + SLICE
        for number, job in enumerate(group, 1):
            self.tables.discard(job.table)
            self.answer(job)
            if number < len(group) and time.perf_counter() >= until:
                self.loop.call_soon(self.settle, group[number:])
                return

    def answer(self, job: Job) -> None:
        if job.then is not None:
            try:
                job.then(job.error)
            except Exception as error:  # it is that one's own, and stops nobody else
                self.loop.call_exception_handler({"message": "whoever had written a row failed", "exception": error})
        elif job.done is None or job.done.done():  # whoever waited was cancelled; what is written stays written
            return
        elif job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)


def is_away(error: Exception) -> bool:
    """Is it the file that failed (full, busy, broken), and not the row that was no good?"""
    return isinstance(error, sqlite3.OperationalError | sqlite3.InternalError) or type(error) is sqlite3.DatabaseError


def in_savepoint(db: Connection, work: Work[T]) -> T:
    """Work of several statements, of which all or none are done. (A row of a journal is one, and undoes itself.)"""
    db.execute("SAVEPOINT work")
    try:
        answer = work(db)
    except Exception:
        if db.in_transaction:
            db.execute("ROLLBACK TO work")
            db.execute("RELEASE work")
        raise
    db.execute("RELEASE work")
    return answer


def probe(db: Connection) -> None:
    db.execute("INSERT OR REPLACE INTO house VALUES ('probe', x'00')")
