"""A journal whose appends are timed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.journal import AppendThen, Journal, Then
from tablee.protocol.sitting import Sitting
from tablee.server.base.metrics import Metrics


class TimedJournal:
    def __init__(self, journal: Journal, metrics: Metrics, now: Callable[[], float] = perf_counter) -> None:
        self.journal = journal
        self.appends = metrics.appends
        self.failed_appends = metrics.failed_appends
        self.now = now
        self.quick: AppendThen | None = getattr(journal, "append_then", None)

    @property
    def append_then(self) -> AppendThen | None:
        """Where the journal has that way."""
        return None if self.quick is None else self.begin

    def begin(self, table: str, seq: int, row: bytes, then: Then) -> None:
        assert self.quick is not None
        self.quick(table, seq, row, partial(self.end, self.now(), then))

    def end(self, before: float, then: Then, error: Exception | None) -> None:
        if error is None:
            self.appends.observe(self.now() - before)
        elif isinstance(error, StoreAway | NotOurs):
            self.failed_appends.labels("away" if isinstance(error, StoreAway) else "not-ours").inc()
        then(error)

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        before = self.now()
        try:
            await self.journal.append(table, seq, row, sitting)
        except StoreAway:
            self.failed_appends.labels("away").inc()
            raise
        except NotOurs:
            self.failed_appends.labels("not-ours").inc()
            raise
        self.appends.observe(self.now() - before)

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        return await self.journal.rows(table, since)
