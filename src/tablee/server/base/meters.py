"""Figures that change with every move, for the loop's thread alone: prometheus_client's own take locks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

QUICK = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class QuickCounter:
    """A counter."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self.count = 0
        registry.register(self)

    def inc(self) -> None:
        self.count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.about, self.count)


class QuickHistogram:
    """A histogram."""

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
