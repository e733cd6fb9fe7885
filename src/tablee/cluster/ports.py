"""What a node needs from outside, handed in: in a test all of it is made up, as for a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from tablee.cluster.bus import Bus, Sleep
from tablee.cluster.messages import AnyNews
from tablee.table.live import Live
from tablee.table.model.latency import Link
from tablee.table.model.ports import Cancel

if TYPE_CHECKING:
    from tablee.cluster.lease import Lease


class Socket(Protocol):
    """One websocket, as a gate sees it."""

    link: Link

    def send(self, data: bytes) -> None: ...
    def ping(self) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Owning(Protocol):
    """What a node asks of the store: see stores/base.py."""

    async def take(self, table: str) -> int | None: ...
    async def release(self, table: str) -> None: ...
    async def owner_of(self, table: str) -> str | None: ...
    async def tables_of_the_dead(self) -> list[tuple[str, str]]: ...
    async def tables_of_ours(self) -> dict[str, int]: ...
    async def rows(self, table: str) -> list[bytes]: ...
    async def renew(self) -> None: ...


class Tally(Protocol):
    """What a host wants to know about a node in figures."""

    def took_over(self) -> None: ...
    def asked(self, hundredths: int) -> None: ...
    def unanswered(self) -> None: ...
    def lost(self) -> None: ...


@dataclass(frozen=True)
class Around:
    name: str  # of this node, which nobody else has, also not the one that was here before
    now: Callable[[], int]  # a clock that only goes forward, in hundredths of a millisecond
    sleep: Sleep
    later: Callable[[int, Callable[[], None]], Cancel]
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    bus: Bus
    store: Owning
    lease: Lease
    live: dict[str, Live]  # the tables that are played here
    wake: Callable[[str, list[bytes]], Awaitable[Live | None]]  # from its rows, into memory; None: it cannot be read
    knows: Callable[[object], bool]  # is somebody's name known here?
    meet: Callable[[Iterable[str]], Awaitable[None]]  # it is looked up
    end: Callable[[Live], Awaitable[None]]  # closes a table
    fetch: Callable[[str], Awaitable[bytes | None]]  # a picture of this node's hatch
    heard: Callable[[AnyNews], None]  # what is no business of the protocol
    rules: dict[str, int]  # the versions of games that are played here
    follows: bool  # tables are given to the node by which all their people come
    tally: Tally
