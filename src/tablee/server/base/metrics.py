"""A server in figures, for Prometheus. Nothing in them is about anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from operator import add
from time import perf_counter
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tablee.core.events import Event
from tablee.core.game import Bot, ponders
from tablee.core.moves import Move
from tablee.server.base.meters import QUICK, QuickCounter, QuickHistogram

LAG_EVERY = 0.25  # seconds between two looks at the loop
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Every figure there is; a table counts its own by `moved` and `judged`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = QuickCounter("tablee_moves", "Moves that were played and are durable", self.registry)
        self.moved = self.moves.inc
        self.appends = QuickHistogram(
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
