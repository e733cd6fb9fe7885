"""What halls need of the house they are in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol

from tablee.protocol.setup import Setup
from tablee.table.live import LiveTable
from tablee.table.model.ports import Ports


class HouseTables(Protocol):
    """The tables of this machine."""

    live: dict[str, LiveTable]  # those in memory, by id
    names: dict[str, str]  # codes of all, by id
    reserved: set[str]  # codes that no table may have
    chat_rules: dict[str, str]
    muted: set[str]
    ports: Ports

    def is_ours(self, code: str) -> bool: ...
    def new_code(self) -> str: ...
    async def table(self, typed: str) -> LiveTable | None: ...
    async def open_as(self, id: str, code: str, setup: Setup, host: str) -> LiveTable: ...
    def renamed(self, person: str) -> None: ...
    def forget(self, ids: Collection[str]) -> None: ...


class HousePeople(Protocol):
    """Everybody the server knows, by id."""

    known: dict[str, str]
    animals: dict[str, int]

    def name(self, person: str) -> str: ...
    def drop(self, person: str) -> None: ...


class HouseChores(Protocol):
    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...
    async def persist(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None: ...
