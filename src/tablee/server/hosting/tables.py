"""What the server and its routes ask of tables, wherever they are played, and what tables tell those who look on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from tablee.protocol.journal import Origin
from tablee.protocol.setup import Setup
from tablee.server.hosting.chores import Work
from tablee.server.hosting.day_deals import DayDeals
from tablee.server.hosting.entrances import About, Entrance, Health
from tablee.server.hosting.lobby import TableLine
from tablee.table.live import LiveTable
from tablee.table.model.ports import TableHandle, Turns
from tablee.table.model.table import Table


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
