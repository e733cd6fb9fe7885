"""What the server and its routes ask of tables, wherever they are played, what may be told about them, and what tables
tell those who look on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from tablee.core.moves import Seat
from tablee.protocol.journal import Origin
from tablee.protocol.messages import AnyUp
from tablee.protocol.setup import Setup
from tablee.server.hosting.chores import Work
from tablee.server.hosting.day_deals import DayDeals
from tablee.server.hosting.lobby import TableLine
from tablee.server.net.websocket import Socket
from tablee.table.live import LiveTable
from tablee.table.model.ports import TableHandle, Turns
from tablee.table.model.table import Table


class Entrance(Protocol):
    """A table, as a socket comes to it: here, or at another node."""

    id: str

    @property
    def gone(self) -> bool: ...
    def welcomes(self, person: str) -> bool: ...
    def seats_of(self, person: str) -> list[Seat]: ...
    def enter(self, person: str, line: Socket, match: int | None, n: int | None) -> Any: ...
    def post(self, who: Any, asked: AnyUp) -> bool: ...
    def leave(self, who: Any) -> None: ...


class About(NamedTuple):
    """A table, as whoever has the code may know it."""

    line: TableLine
    setup: Setup
    seated: bool


class Health(Struct, frozen=True, omit_defaults=True):
    """How a server is; of a node, also which it is and what it reaches."""

    ok: bool
    node: str = ""
    tables: int = 0  # that it plays
    take_overs: int = 0
    reaches_others: bool = True
    notes: list[str] = []  # what is wrong although it can be played, for whoever looks after it


class Tables(Protocol):
    """All tables there are, wherever they are played, as the server and its routes know them."""

    @property
    def live(self) -> dict[str, LiveTable]:
        """Those in this machine's memory, by id."""

    @property
    def deals(self) -> DayDeals: ...

    def start(self) -> Iterable[Work]:
        """What is to go on for as long as the server does."""

    async def open(
        self, person: str, setup: Setup, address: str = "", of_a_day: bool = False, origin: Origin | None = None
    ) -> LiveTable: ...

    async def find(self, typed: str) -> str | None:
        """The id of the table with this code."""

    async def code_of(self, id: str) -> str | None:
        """The code of a table that is not closed."""

    async def entrance(self, typed: str) -> Entrance | None:
        """The table with this code, as a socket comes to it."""

    async def about(self, typed: str, person: str) -> About | None:
        """What somebody with the code may know before they come in."""

    async def table_at(self, typed: str) -> Table | None:
        """The table with this code as it is now, to be looked at only."""

    def phase_for(self, typed: str, person: str) -> str: ...

    async def end(self, typed: str) -> bool:
        """Ends the table with this code; False, if there is none."""

    def public(self) -> list[TableLine]: ...
    async def image(self, token: str) -> bytes | None: ...
    def count_asleep(self) -> int: ...
    def count_broken(self) -> int: ...
    def health(self) -> Health: ...
    def renamed(self, person: str) -> None: ...
    async def tidy(self) -> None: ...

    async def drain(self) -> None:
        """Before the server stops: whatever others could go on with is given to them."""

    async def stop(self) -> None: ...
    async def close(self) -> None: ...


@dataclass(frozen=True)
class TableHooks:
    """What else has to know that a table is in memory, or closed, or waits for others than before."""

    opened: Callable[[str], None] = lambda id: None
    closed: Callable[[str], None] = lambda id: None
    turns: Callable[[TableHandle, Turns], None] = lambda live, turns: None
    changed: Callable[[TableHandle], None] = lambda live: None
