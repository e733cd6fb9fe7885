"""A table's own clock, in milliseconds: it stands still in a pause, while nothing is played, and while the server is
down."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

from tablee.core.races import MS

NANOSECONDS: Final = 10_000  # in a hundredth of a millisecond


def server_clock() -> int:
    """In hundredths of a millisecond, since nobody knows when."""
    return time.perf_counter_ns() // NANOSECONDS


class Watch(Protocol):
    """The server's clock."""

    @property
    def now(self) -> Callable[[], int]: ...


class TableClock:
    def __init__(self, ports: Watch, at: int) -> None:
        self.ports = ports
        self.stopped_at = at
        self.running_since: int | None = None  # by the server's clock

    @property
    def is_running(self) -> bool:
        return self.running_since is not None

    @property
    def at(self) -> int:
        if self.running_since is None:
            return self.stopped_at
        return self.stopped_at + (self.ports.now() - self.running_since) // MS

    def run(self, should: bool) -> None:
        if should and self.running_since is None:
            self.running_since = self.ports.now()
        elif not should and self.running_since is not None:
            self.stopped_at, self.running_since = self.at, None
