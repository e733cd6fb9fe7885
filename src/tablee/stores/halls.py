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

    async def append(self, hall: str, seq: int, row: bytes) -> None:
        """NotOurs, if the number is taken."""

    async def rows(self, id: str) -> list[bytes]: ...

    async def note_seen(self, ids: Collection[str]) -> None:
        """Somebody is there."""

    async def erase(self, id: str, keep: bool) -> None:
        """Everything of a hall goes at once: rows, tables, journals, chat, guests, and records, unless they are to be
        kept."""


def table_id(hall: str, number: int) -> str:
    return f"{hall}-{number}"


def table_ids(hall: str) -> tuple[str, str]:
    """From where to where the ids of its tables are: the full stop comes after the dash."""
    return f"{hall}-", f"{hall}."


def people_of(kept: Iterable[bytes]) -> HallPeople:
    """Whoever ever came in, by the hall's rows."""
    came = [row for row in map(rows.decode, kept) if isinstance(row, rows.CameIn | rows.CameBack)]
    guests = {row.who for row in came}
    return HallPeople(sorted(guests), sorted({device_of(row.who) for row in came if row.is_new}))
