"""The journal of a table: what happened to it, in rows that are durable before anybody hears of them.

A table is the fold of its rows. People stand in them by id only, so that forgetting a name changes no row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from tablee.core.moves import Move, Seat
from tablee.core.races import Evidence, written
from tablee.protocol.setup import Hex32, Setup
from tablee.protocol.sitting import Sitting

FORMAT = 1


class Row(Struct, frozen=True, tag_field="row", forbid_unknown_fields=True, kw_only=True):
    """Something that happened, and when: milliseconds of the table's own clock, which stands still in a pause."""

    at: int


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The match that a table goes on from: its seal, its record as far as it is taken over, and the host's seat."""

    seal: Hex32
    record: dict[str, Any]
    seat: Seat


class Opened(Row, frozen=True):
    setup: Setup
    host: str
    format: int = FORMAT
    origin: Origin | None = None


class Changed(Row, frozen=True):
    """The host chose something else to play; seats that are no more lose their people."""

    setup: Setup


class Sat(Row, frozen=True):
    """Somebody took a seat, or (nobody) left it."""

    seat: Seat
    who: str


class BotSat(Row, frozen=True):
    """A bot in an empty seat; with no name, it is gone."""

    seat: Seat
    bot: str


class StoodIn(Row, frozen=True):
    """A bot plays for somebody who is away; with no name, they are back."""

    seat: Seat
    bot: str


class Overdue(Row, frozen=True):
    """The days of a turn are over: a robot plays this one turn; after two in a row it stays until they are back."""

    seat: Seat
    bot: str


class Resigned(Row, frozen=True):
    seat: Seat


class Described(Row, frozen=True):
    """Somebody would rather hear the table than see it."""

    seat: Seat
    on: bool


class Handicapped(Row, frozen=True):
    """How much of the usual time a seat has from the next match on, in per cent."""

    seat: Seat
    handicap: int


class Hosted(Row, frozen=True):
    who: str


class Prepared(Row, frozen=True):
    """The secret of the next match: durable before its hash is published."""

    match: int
    secret: Hex32


class Mixed(Row, frozen=True):
    seat: Seat
    mix: Hex32


class Willing(Row, frozen=True):
    """Somebody would play once more, or would not after all."""

    seat: Seat
    on: bool


class Dealt(Row, frozen=True, omit_defaults=True):
    """The match begins. The rules' version is the one it will be finished with."""

    rules: int
    first: str | int
    pace: str = ""  # that the table chose by itself (COM-14); otherwise it is as the setup says
    made: dict[str, Any] | None = None  # for this match alone, as a record keeps it


class Played(Row, frozen=True):
    """A seat's message, as the rules took it. `press` is the number of the press it comes from, in this match."""

    seat: Seat
    moves: list[Move]
    id: str = ""
    press: int = -1


class Ticked(Row, frozen=True):
    move: Move
    late: bool = False  # somebody let their turn run out


class Pressed(Row, frozen=True):
    """A press in a race, durable before it is acknowledged, with the link as it will be used."""

    seat: Seat
    moves: list[Move]
    seen: int  # the ply of the stimulus that was on the screen
    evidence: Evidence
    pleads: bool = False
    id: str = ""
    void: bool = False  # judged at once: a finger that was already falling (COM-12)


class Dismissed(Row, frozen=True):
    """A press that was judged and came to nothing: somebody else had settled it."""

    press: int


class Hinted(Row, frozen=True):
    """Somebody had a hint, the first in this match."""

    seat: Seat


class Paused(Row, frozen=True):
    by: str


class Resumed(Row, frozen=True):
    pass


class Woken(Row, frozen=True):
    """The server was started again: what was on the screens is shown anew."""


class Abandoned(Row, frozen=True):
    """The match ends without an end; its secret may be shown."""


class Closed(Row, frozen=True):
    pass


AnyRow = (
    Opened | Changed | Sat | BotSat | StoodIn | Overdue | Resigned | Described | Handicapped | Hosted | Prepared | Mixed
    | Willing | Dealt | Played | Ticked | Pressed | Dismissed | Hinted | Paused | Resumed | Woken | Abandoned | Closed
)  # fmt: skip

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)


ADDED = {"rhythm": "live", "days": 0, "away": 60, "chat": "free", "day": ""}  # to a setup, later


def encode(row: AnyRow) -> bytes:
    """Fields that came later and say nothing are left out: older nodes can read the row."""
    if type(row) is Pressed:  # not by isinstance, which asks msgspec's metaclass: this is done at every move
        return ENCODER.encode({**msgspec.to_builtins(row), "evidence": written(row.evidence)})
    if type(row) is not Opened and type(row) is not Changed:
        return ENCODER.encode(row)
    plain = msgspec.to_builtins(row)
    for name, usual in ADDED.items():
        if plain["setup"][name] == usual:
            del plain["setup"][name]
    if plain.get("origin", ...) is None:
        del plain["origin"]
    return ENCODER.encode(plain)


def decode(data: bytes) -> AnyRow:
    return DECODER.decode(data)


Then = Callable[[Exception | None], None]  # told once a row is durable (None), or what went wrong
AppendThen = Callable[[str, int, bytes, Then], None]  # another way to append: `then` is told later, in the same thread


class Journal(Protocol):
    """Where rows are stored. `append` returns when the row is durable, and with it where everybody sits, if that is
    given; `rows` are those from a number on."""

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None: ...
    async def rows(self, table: str, since: int = 0) -> list[bytes]: ...
