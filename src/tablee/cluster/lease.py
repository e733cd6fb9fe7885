"""Our lease: for how long we may be sure that nobody else has taken our tables."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from tablee.cluster.bus import Sleep
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.journal import Journal
from tablee.protocol.sitting import Sitting

SECONDS = 2.0  # with a search for the table and its replay, people are back within three
RENEWALS = 4.0  # in that time: two may be lost


class Owning(Protocol):
    """What a node asks of the store: see stores/base.py."""

    async def claim(self, table: str) -> int | None: ...
    async def release(self, table: str) -> None: ...
    async def owner_of(self, table: str) -> str | None: ...
    async def orphaned_tables(self) -> list[tuple[str, str]]: ...
    async def own_tables(self) -> dict[str, int]: ...
    async def rows(self, table: str) -> list[bytes]: ...
    async def renew(self) -> None: ...


class Lease:
    """It counts from before we asked, so that by our clock it ends no later than by the database's. A lease that ran
    out, even for a moment, may have cost us every table: what was ours in an earlier term has to be taken again."""

    def __init__(self, store: Owning, clock: Callable[[], float], seconds: float = SECONDS) -> None:
        self.store = store
        self.clock = clock
        self.seconds = seconds
        self.until = float("-inf")
        self.term = 0
        self.terms: dict[str, int] = {}  # in which each of our tables was taken
        self.epochs: dict[str, int] = {}  # and under which epoch

    def is_held(self) -> bool:
        return self.clock() < self.until

    def holds(self, table: str) -> bool:
        """Is the table surely ours?"""
        return self.terms.get(table) == self.term and self.clock() < self.until

    def begin(self, table: str, term: int, epoch: int) -> None:
        """It was taken, in the term in which that was asked for."""
        self.terms[table], self.epochs[table] = term, epoch

    def opened(self, table: str) -> None:
        """A table that was opened here is ours from its first row on; one that was taken over is so already."""
        if table not in self.terms:
            self.begin(table, self.term, 1)

    def end(self, table: str) -> None:
        self.terms.pop(table, None)
        self.epochs.pop(table, None)

    def has_lost(self, table: str) -> bool:
        """It may have been anybody's since."""
        return self.terms.get(table) != self.term

    async def renew(self) -> None:
        asked = self.clock()
        await self.store.renew()
        if not self.is_held():
            self.term += 1
        self.until = asked + self.seconds

    async def keep(self, sleep: Sleep) -> None:
        while True:
            with suppress(StoreAway):
                await self.renew()
            await sleep(self.seconds / RENEWALS)


class Leased:
    """A journal that an owner writes only while the table is surely its own. Without a row nothing happens, so whoever
    cannot renew shows no new card. A row that took longer than the lease is durable, but somebody else may have played
    on since: what would be shown may be behind."""

    def __init__(self, journal: Journal, lease: Lease) -> None:
        self.journal = journal
        self.lease = lease

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        if self.lease.has_lost(table):
            raise NotOurs("the lease had run out")
        if not self.lease.is_held():
            raise StoreAway("the lease has run out")
        await self.journal.append(table, seq, row, sitting)
        if not self.lease.holds(table):
            raise NotOurs("the lease ran out meanwhile")

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        return await self.journal.rows(table, since)
