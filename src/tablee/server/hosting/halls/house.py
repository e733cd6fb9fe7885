"""What halls need of the house they are in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from tablee.hall.ports import HallJournal
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
    async def open_as(self, id: str, code: str, setup: Setup, host: str) -> LiveTable: ...
    def renamed(self, person: str) -> None: ...
    def forget(self, ids: Collection[str]) -> None: ...


@dataclass(frozen=True)
class HallPlace:
    """Where halls are kept, and what else has to know of them: otherwise, where several machines play together."""

    journal: HallJournal
    wake: Callable[[str], Awaitable[LiveTable | None]]  # the table with this code, in memory
    opened: Callable[[str], None] = lambda id: None
    ended: Callable[[str], None] = lambda id: None
    forgotten: Callable[[str], None] = lambda device: None  # everybody has to know that nobody is there any more


class HousePeople(Protocol):
    """Everybody the server knows, by id."""

    known: dict[str, str]
    animals: dict[str, int]

    def name(self, person: str) -> str: ...
    def drop(self, person: str) -> None: ...
    async def meet(self, ids: Iterable[str]) -> None: ...


class HouseChores(Protocol):
    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...
    async def persist(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None: ...
