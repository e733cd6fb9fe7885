"""A server in figures, for Prometheus. Nothing in them is about anybody."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate
from operator import add
from time import perf_counter
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

from tablee.core.events import Event
from tablee.core.game import Bot, ponders
from tablee.core.moves import Move
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.journal import AppendThen, Journal, Then
from tablee.protocol.sitting import Sitting

QUICK = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
LAG_EVERY = 0.25  # seconds between two looks at the loop
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Moves:
    """A counter for the loop's thread alone. With every move the locks of prometheus_client's own would be felt."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self.count = 0
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.about, self.count)


class Times:
    """A histogram, likewise."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(QUICK) + 1)
        self.sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(QUICK, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = [*(str(float(limit)) for limit in QUICK), "+Inf"]
        buckets = list(zip(limits, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, self.sum)


class Metrics:
    """Every figure there is; a table counts its own by `moved` and `judged`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves("tablee_moves", "Moves that were played and are durable", self.registry)
        self.appends = Times(
            "tablee_append_seconds", "From a row's being handed over until it is durable", self.registry
        )
        self.failed_appends = self.counter("append_failures", "Rows the store did not take, by reason", "reason")
        self.lag = self.histogram("loop_lag_seconds", "How late the event loop is")
        self.gathers = self.histogram("gather_wait_seconds", "From a press in a race to its verdict")
        self.overtaken = self.counter("verdicts_unlike_arrival", "Presses judged before one that had arrived earlier")
        self.implausible = self.counter("presses_implausible", "Presses whose own time was not believed")
        self.resumes = self.counter("resumes", "Sockets that went on where another had broken off")
        self.slow = self.counter("slow_readers", "Sockets closed because they did not read")
        self.refused = self.counter(
            "handshakes_refused", "Sockets refused before they were opened, by reason", "reason"
        )
        self.cut = self.counter("connections_refused", "Connections refused or cut off, by reason", "reason")
        self.faults = self.counter("faulty_messages", "Messages nobody could understand")
        self.thoughts = self.histogram("bot_seconds", "How long a bot thought")
        self.tables = self.gauge("tables_in_memory", "Tables in memory")
        self.open_tables = self.gauge("tables_open", "Tables that are not closed, asleep ones included")
        self.pushes = self.counter("pushes", "Messages to push services, by what became of them", "outcome")
        self.sockets = self.gauge("sockets", "Open sockets")

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"tablee_{name}", about, labels, registry=self.registry)

    def gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"tablee_{name}", about, registry=self.registry)

    def labelled(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"tablee_{name}", about, labels, registry=self.registry)

    def histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"tablee_{name}", about, buckets=QUICK, registry=self.registry)

    # ---- what tables count

    def moved(self) -> None:
        self.moves.count += 1

    def judged(self, waited_ms: float, overtook: bool, believed: bool) -> None:
        self.gathers.observe(waited_ms / 1000)
        if overtook:
            self.overtaken.inc()
        if not believed:
            self.implausible.inc()

    # ---- what the server counts

    def page(self) -> bytes:
        return generate_latest(self.registry)

    async def watch_the_loop(self) -> None:
        """How late one is woken says how long others are kept waiting."""
        while True:
            before = perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, perf_counter() - before - LAG_EVERY))


def summed(pages: list[bytes]) -> bytes:
    """The figures of several workers as those of one house: sums; of when something was made, the earliest."""
    families: dict[str, dict[str, float]] = {}  # values by their names, by what stands above them
    for page in pages:
        about: list[str] = []
        for line in page.decode().splitlines():
            if line.startswith("#"):
                about = [line] if line.startswith("# HELP") else [*about, line]
                continue
            values = families.setdefault("\n".join(about), {})
            name, _, value = line.rpartition(" ")
            put_together = min if name.partition("{")[0].endswith("_created") else add
            values[name] = put_together(values[name], float(value)) if name in values else float(value)
    lines = [[about, *(f"{name} {value!r}" for name, value in values.items())] for about, values in families.items()]
    return "".join(f"{line}\n" for each in lines for line in each).encode()


class Timed:
    """A journal whose appends are timed."""

    def __init__(self, journal: Journal, metrics: Metrics, now: Callable[[], float] = perf_counter) -> None:
        self.journal = journal
        self.metrics = metrics
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
            self.metrics.appends.observe(self.now() - before)
        elif isinstance(error, StoreAway | NotOurs):
            self.metrics.failed_appends.labels("away" if isinstance(error, StoreAway) else "not-ours").inc()
        then(error)

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        before = self.now()
        try:
            await self.journal.append(table, seq, row, sitting)
        except StoreAway:
            self.metrics.failed_appends.labels("away").inc()
            raise
        except NotOurs:
            self.metrics.failed_appends.labels("not-ours").inc()
            raise
        self.metrics.appends.observe(self.now() - before)

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        return await self.journal.rows(table, since)


class ServerBot:
    """A bot whose thinking is timed, and the one that moves for it if its thinking comes to nothing."""

    def __init__(self, bot: Bot, substitute: Bot, metrics: Metrics) -> None:
        self.bot = bot
        self.substitute = substitute
        self.ponders = ponders(bot)
        self.thoughts = metrics.thoughts
        self.hear: Callable[[Event], None] = bot.hear

    def choose(self, view: Any, moves: list[Move]) -> Move:
        with self.thoughts.time():
            return self.bot.choose(view, moves)

    def answer(self, view: Any, moves: list[Move]) -> tuple[int, list[Move]] | None:
        with self.thoughts.time():
            return self.bot.answer(view, moves)
