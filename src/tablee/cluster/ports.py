"""What a node needs from outside, handed in: in a test all of it is made up, as for a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from tablee.cluster.bus import Bus, Sleep
from tablee.cluster.lease import Lease, Owning
from tablee.cluster.messages import AnyAnswer, AnyDown, AnyNews, AnyRequest, OfHall
from tablee.cluster.node_halls import Leading, NodeHalls
from tablee.hall.live import LiveHall
from tablee.table.live import LiveTable
from tablee.table.model.latency import Latency
from tablee.table.model.ports import Cancel


class Entered(Protocol):
    """A table or a hall of this node, as sockets come to it."""

    id: str

    @property
    def gone(self) -> bool: ...
    def welcomes(self, person: str) -> bool: ...
    def enter(self, person: str, line: Any, match: int | None = None, n: int | None = None) -> Any: ...
    def post(self, viewer: Any, asked: Any, arrived: int | None = None) -> bool: ...
    def leave(self, viewer: Any) -> None: ...


class Socket(Protocol):
    """One websocket, as a gateway sees it."""

    latency: Latency

    def send(self, data: bytes) -> None: ...
    def ping(self) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Tally(Protocol):
    """What a host wants to know about a node in figures."""

    def took_over(self) -> None: ...
    def asked(self, hundredths: int) -> None: ...
    def unanswered(self) -> None: ...
    def lost(self) -> None: ...


@dataclass(frozen=True)
class NodePorts:
    name: str  # of this node, which nobody else has, also not the one that was here before
    now: Callable[[], int]  # a clock that only goes forward, in hundredths of a millisecond
    sleep: Sleep
    later: Callable[[int, Callable[[], None]], Cancel]
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    bus: Bus
    store: Owning
    lease: Lease
    live: dict[str, LiveTable]  # the tables that are played here
    wake: Callable[
        [str, list[bytes]], Awaitable[LiveTable | None]
    ]  # from its rows, into memory; None: it cannot be read
    knows: Callable[[object], bool]  # is somebody's name known here?
    meet: Callable[[Iterable[str]], Awaitable[None]]  # it is looked up
    end: Callable[[LiveTable], Awaitable[None]]  # closes a table
    fetch: Callable[[str], Awaitable[bytes | None]]  # a one-time image of this node
    heard: Callable[[AnyNews], None]  # what is no business of the protocol
    rules: dict[str, int]  # the versions of games that are played here
    follows: bool  # tables are given to the node by which all their people come
    tally: Tally
    halls: Callable[[Leading], NodeHalls] | None = None  # those of this node
    of_hall: Callable[[LiveHall, OfHall], Awaitable[AnyAnswer]] | None = None  # something that is asked of one


class Peer(Protocol):
    """The node itself, as its two sides know it: sockets that are here, and tables that are."""

    name: str
    now: Callable[[], int]
    sleep: Sleep
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    lease: Lease
    leaving: bool
    owners: dict[str, str]  # where tables were last found
    tally: Tally

    @property
    def reaches_others(self) -> bool: ...
    def entered(self, id: str) -> Entered | None: ...
    async def whose(self, id: str) -> str | None: ...
    async def adopted(self, id: str) -> Entered | None: ...
    async def ask(self, node: str, what: AnyRequest, seconds: float) -> AnyAnswer: ...
    def down(self, gateway: str, down: AnyDown) -> None: ...
