"""What a server asks of its store for halls, whichever store it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple, Protocol

from tablee.hall.model import rows
from tablee.protocol.ids import device_of


class KeptHall(NamedTuple):
    id: str
    code: str
    seen_at: int  # when somebody was last there, in seconds since 1970


class HallPeople(NamedTuple):
    """Whose names are in a store because of a hall."""

    guests: list[str]  # ids at tables
    devices: list[str]  # that nobody knew before


class Halls(Protocol):
    """Halls, as journals of rows. Their tables have ids that begin with the hall's."""

    async def open(self, id: str, code: str, first_row: bytes) -> None: ...
    async def all(self) -> list[KeptHall]: ...

    async def find(self, code: str) -> str | None:
        """The id of the hall with this code."""

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        """NotOurs, if the number is taken, or the hall is another node's."""

    async def rows(self, id: str) -> list[bytes]: ...

    async def note_seen(self, ids: Collection[str]) -> None:
        """Somebody is there."""

    async def erase(self, id: str, keep: bool) -> None:
        """Everything of a hall goes at once: rows, tables, journals, chat, guests, and records, unless they are to be
        kept."""

    # ---- which node leads it; its tables are played there, too

    async def claim(self, id: str) -> int | None:
        """The hall is ours from now on, with all its tables; what is written as before is refused. None, if another
        node has it, or if there is no such hall."""

    async def release(self, id: str) -> None:
        """It is nobody's."""

    async def owner_of(self, id: str) -> str | None:
        """A node that lives."""

    async def unowned(self) -> list[str]:
        """Those that no node has which lives."""

    async def own(self) -> dict[str, int]:
        """Those that are ours, with their epochs."""


def table_id(hall: str, number: int) -> str:
    return f"{hall}-{number}"


def table_ids(hall: str) -> tuple[str, str]:
    """From where to where the ids of its tables are: the full stop comes after the dash."""
    return f"{hall}-", f"{hall}."


def hall_of(table: str) -> str:
    """The id of the hall that a table belongs to; nothing, where it belongs to none."""
    hall, dash, _ = table.partition("-")
    return hall if dash else ""


def people_of(kept: Iterable[bytes]) -> HallPeople:
    """Whoever ever came in, by the hall's rows."""
    came = [row for row in map(rows.decode, kept) if isinstance(row, rows.CameIn | rows.CameBack)]
    guests = {row.who for row in came}
    return HallPeople(sorted(guests), sorted({device_of(row.who) for row in came if row.is_new}))
