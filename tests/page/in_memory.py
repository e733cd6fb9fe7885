"""A browser that is none: what the page's Python asks of one, kept in memory."""

from __future__ import annotations

import asyncio
import json
import time

from tablee.page import bots
from tablee.page.browser import Kept


class MemoryBrowser:
    def __init__(self) -> None:
        self.items: dict[tuple[str, str], bytes] = {}
        self.sent: dict[int, list[str]] = {}  # by line
        self.closed: dict[int, int] = {}

    def now(self) -> float:
        return time.perf_counter() * 1000

    def send(self, line: int, text: str) -> None:
        self.sent.setdefault(line, []).append(text)

    def close(self, line: int, code: int, reason: str) -> None:
        self.closed[line] = code

    async def keep(self, kind: str, key: str, data: bytes) -> None:
        await asyncio.sleep(0)
        self.items[kind, key] = data

    async def drop(self, kind: str, keys: str) -> None:
        for key in json.loads(keys):
            self.items.pop((kind, key), None)

    async def think(self, pickled: bytes) -> bytes:
        return bots.run(pickled)

    def all(self) -> list[Kept]:
        """In the order of the keys, as a browser gives them."""
        return sorted((kind, key, data) for (kind, key), data in self.items.items())

    def heard(self, line: int) -> list[str]:
        """The kinds of the messages that came over a line."""
        return [json.loads(text)["kind"] for text in self.sent.get(line, [])]
