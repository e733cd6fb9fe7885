"""What the browser gives to Python, and what Python asks of it. JavaScript's side is client/src/local/worker.ts."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Protocol

Kept = tuple[str, str, bytes]  # kind, key, data


class Browser(Protocol):
    def now(self) -> float:
        """Milliseconds, only going forward."""

    def send(self, line: int, text: str) -> None:
        """A message to the page's end of a line."""

    def close(self, line: int, code: int, reason: str) -> None: ...

    def keep(self, kind: str, key: str, data: bytes) -> Awaitable[None]:
        """In the browser's own store; done when it is durable."""

    def drop(self, kind: str, keys: str) -> Awaitable[None]:
        """Keys as a list in JSON."""

    def think(self, pickled: bytes) -> Awaitable[bytes]:
        """A function and what it is given, run by the other worker: what it gives, pickled. It may fail."""


def plain(data: Any) -> bytes:
    """Bytes that come from JavaScript, which hands over arrays of its own."""
    return data.to_bytes() if hasattr(data, "to_bytes") else bytes(data)
