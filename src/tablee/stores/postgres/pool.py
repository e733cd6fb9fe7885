"""A few connections to PostgreSQL: made when they are wanted, made anew after they broke. Every wait has an end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import asyncpg
from asyncpg import Connection, Record
from asyncpg import exceptions as errors

from tablee.protocol.errors import StoreAway
from tablee.stores.base import BadStore, Faults

T = TypeVar("T")
Database: TypeAlias = "Connection[Record]"
Work = Callable[["Connection[Record]"], Awaitable[T]]


class BadDatabase(BadStore):
    """A database that cannot be used, and why."""


# What says nothing about the work, only about the server: it is gone, going, full, broken, or not the one that writes.
AWAY = (
    OSError, TimeoutError, errors.InterfaceError, errors.PostgresConnectionError, errors.OperatorInterventionError,
    errors.InsufficientResourcesError, errors.PostgresSystemError, errors.InternalServerError,
    errors.TransactionRollbackError, errors.ReadOnlySQLTransactionError, errors.InvalidAuthorizationSpecificationError,
    errors.InvalidCatalogNameError, errors.InternalClientError,
)  # fmt: skip


# And what that is, in a word; the first that fits.
KINDS: tuple[tuple[type[Exception], str], ...] = (
    (errors.DiskFullError, "full"),
    (errors.DataCorruptedError, "damaged"),
    (errors.IndexCorruptedError, "damaged"),
    (errors.PostgresIOError, "disk"),
    (errors.InsufficientResourcesError, "crowded"),
    (errors.ReadOnlySQLTransactionError, "rights"),
    (errors.InvalidAuthorizationSpecificationError, "refused"),
    (errors.InvalidCatalogNameError, "refused"),
)


def kind_of(error: Exception) -> str:
    return next((kind for each, kind in KINDS if isinstance(error, each)), "away")


class Pool:
    def __init__(self, url: str, most: int, seconds: float, name: str = "", faults: Faults | None = None) -> None:
        self.url = url
        self.name = name
        self.faults = faults or Faults()
        self.seconds = seconds  # for a piece of work, connecting and a second try included
        self.free: asyncio.LifoQueue[Database | None] = asyncio.LifoQueue()  # None: not made yet
        for _ in range(most):
            self.free.put_nowait(None)
        self.most = most
        self.is_well = True
        self.is_closed = False

    async def do(self, work: Work[T], again: bool = True) -> T:
        """The work's answer. A connection may turn out to be broken only when it is used: work that may be done `again`
        gets a second one. StoreAway does not say whether anything was written: the answer may be all that was lost."""
        if self.is_closed:
            raise StoreAway("the store is closed")
        try:
            async with asyncio.timeout(self.seconds):
                try:
                    answer = await self.attempt(work)
                except (OSError, errors.InterfaceError, errors.PostgresConnectionError):
                    if not again or self.is_closed:
                        raise
                    answer = await self.attempt(work)
        except AWAY as error:
            if is_own_fault(error):
                raise
            self.is_well = False
            self.faults.add(self.name, kind_of(error), error)
            raise StoreAway(f"{type(error).__name__}: {error}") from error
        self.is_well = True
        self.faults.over(self.name)
        return answer

    async def attempt(self, work: Work[T]) -> T:
        db = await self.free.get()
        try:
            if db is None or db.is_closed():
                db = await connect(self.url, self.seconds)
            return await work(db)
        except BaseException as error:
            if db is not None and not is_fit(db, error):
                db.terminate()
                db = None
            raise
        finally:
            self.free.put_nowait(db)

    async def transaction(self, work: Work[T], again: bool = True) -> T:
        """Work of several statements, of which all or none are done."""

        async def in_one(db: Database) -> T:
            await db.execute("BEGIN")
            try:
                answer = await work(db)
            except Exception as error:
                if is_own_fault(error):  # else nobody answers, and rolling back would wait for ever
                    await db.execute("ROLLBACK")
                raise
            await db.execute("COMMIT")
            return answer

        return await self.do(in_one, again)

    async def close(self) -> None:
        """Nothing new is begun, and what is under way comes to its end."""
        self.is_closed = True
        for _ in range(self.most):
            db = await self.free.get()
            if db is not None:
                db.terminate()
            self.free.put_nowait(None)


async def connect(url: str, seconds: float) -> Database:
    """Commits reach the disk before they are answered, and the server, too, gives up what takes too long."""
    patience = str(max(1, int(seconds * 1000)))
    chosen = {
        "application_name": "tablee", "synchronous_commit": "on", "jit": "off", "statement_timeout": patience,
        "idle_in_transaction_session_timeout": patience,
    }  # fmt: skip
    return await asyncpg.connect(url, timeout=seconds, server_settings=chosen)


def is_own_fault(error: BaseException) -> bool:
    """Is it the work that was no good, and not the server? (A bad argument is an InterfaceError, too.)"""
    return isinstance(error, Exception) and (isinstance(error, ValueError) or not isinstance(error, AWAY))


def is_fit(db: Database, error: BaseException) -> bool:
    """Can the connection be used again? Not if it is in the middle of something, or nobody knows."""
    return is_own_fault(error) and not db.is_closed() and not db.is_in_transaction()
