"""The one timer of a table, or of a hall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tablee.table.model.ports import Cancel


class Later(Protocol):
    """Whoever can do something later."""

    @property
    def later(self) -> Callable[[int, Callable[[], None]], Cancel]: ...


class Timer:
    """Rings once. It is set to sooner, never to later: whoever is woken too early looks, and sets it again."""

    def __init__(self, ports: Later, ring: Callable[[], None]) -> None:
        self.ports = ports
        self.ring = ring
        self.timer: Cancel | None = None
        self.due = 0  # by the server's clock

    def set(self, due: int, now: int) -> None:
        if self.timer is not None:
            if self.due <= due:
                return
            self.timer.cancel()
        self.due = due
        self.timer = self.ports.later(due - now, self.rung)

    def rung(self) -> None:
        self.timer = None
        self.ring()

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
