"""A node in figures, beside those of its server."""

from __future__ import annotations

from tablee.core.races import MS
from tablee.server.base.metrics import Metrics


class Figures:
    def __init__(self, metrics: Metrics, name: str) -> None:
        self.taken = 0
        self.take_overs = metrics.counter("take_overs", "Tables that became this node's after they were somebody's")
        self.requests = metrics.histogram("node_request_seconds", "How long other nodes take to answer")
        self.failed = metrics.counter("node_requests_unanswered", "Requests that no other node answered")
        self.holes = metrics.counter("node_frames_lost", "Streams from other nodes that were begun anew")
        metrics.labelled("node", "Which node this is", "node").labels(name).set(1)

    def took_over(self) -> None:
        self.taken += 1
        self.take_overs.inc()

    def asked(self, hundredths: int) -> None:
        self.requests.observe(hundredths / MS / 1000)

    def unanswered(self) -> None:
        self.failed.inc()

    def lost(self) -> None:
        self.holes.inc()
