"""The journal of a hall: what happened in it, in rows that are durable before anybody hears of them.

People stand in them by their number; who that is on which device stands in `CameIn` and `CameBack` alone.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tablee.protocol.hall import ChatRule, Door, Plan, Toss

FORMAT = 1

Gone = Literal["left", "freed", "removed", "banned", "refused"]


class Row(Struct, frozen=True, tag_field="row", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Something that happened, and when: milliseconds of the hall's own clock, which stands still in a pause."""

    at: int


class Opened(Row, frozen=True):
    title: str
    names: list[str]
    plan: Plan
    chat: ChatRule
    door: Door
    leader: str  # on whose device it was opened
    key: str  # the hash of the leader's key
    keep: bool = False
    coin: str = ""  # by which ties are decided that nothing else decides
    league: dict[str, Any] | None = None  # that the leader came with
    format: int = FORMAT


class CameIn(Row, frozen=True):
    number: int
    who: str
    name: str
    animal: int = 0
    asked: bool = False  # has to be accepted
    handicap: int = 100
    is_new: bool = False  # the device was not known before: it is forgotten with the hall


class CameBack(Row, frozen=True):
    """Somebody who had left is here again, perhaps on another device."""

    number: int
    who: str
    is_new: bool = False


class Accepted(Row, frozen=True):
    number: int


class WentAway(Row, frozen=True):
    """Somebody left, or was sent away."""

    number: int
    how: Gone


class Renamed(Row, frozen=True):
    number: int
    name: str


class Wore(Row, frozen=True):
    number: int
    animal: int


class Handicapped(Row, frozen=True):
    number: int
    handicap: int


class Muted(Row, frozen=True):
    number: int
    on: bool


class Assisted(Row, frozen=True):
    """Somebody may lead, too; or no more."""

    number: int
    on: bool


class Led(Row, frozen=True):
    """The key was said on this device."""

    device: str


class Planned(Row, frozen=True):
    plan: Plan


class Listed(Row, frozen=True):
    names: list[str]


class DoorSet(Row, frozen=True):
    door: Door


class ChatSet(Row, frozen=True):
    chat: ChatRule


class Paired(Row, frozen=True):
    apart: list[tuple[int, int]]
    together: list[tuple[int, int]]


class Seated(Row, frozen=True):
    """Everybody has a table for the next round; who is at none has a bye or waits."""

    round: int
    tables: list[list[int]]
    byes: list[int] = []
    tosses: list[Toss] = []  # who goes on in a knock-out, where a coin had to decide


class Placed(Row, frozen=True):
    """Somebody was put to a table by hand, or to none; or a newcomer to a seat that a robot had."""

    number: int
    table: int | None = None


class Called(Row, frozen=True):
    """Every table will deal then, by the hall's clock; or when a leader says so."""

    starts: int | None = None


class Begun(Row, frozen=True):
    """Every table deals."""

    ends: int | None = None  # by the hall's clock


class Paused(Row, frozen=True):
    """All tables; or one of them alone."""

    table: int | None = None
    own: dict[int, str] = {}  # tables that had paused before, and who had done it


class Resumed(Row, frozen=True):
    table: int | None = None


class MoreTime(Row, frozen=True):
    ms: int


class Ticked(Row, frozen=True):
    """Nothing but the clock has gone on."""


class MatchOver(Row, frozen=True):
    """How a match of this round ended: people and places by seat; 0 is a robot."""

    table: int
    match: int
    people: list[int]
    places: list[int]
    moves: int = 0


class RoundOver(Row, frozen=True):
    away: list[int] = []  # who was not here when it ended


class Finished(Row, frozen=True):
    """No more rounds."""


class HandRaised(Row, frozen=True):
    number: int
    on: bool
    text: str = ""
    show: bool = False


class Reported(Row, frozen=True):
    number: int
    by: int
    text: str = ""


class Helped(Row, frozen=True):
    """A raised hand, or a report, is dealt with."""

    number: int


AnyRow = (
    Opened | CameIn | CameBack | Accepted | WentAway | Renamed | Wore | Handicapped | Muted | Assisted | Led | Planned
    | Listed | DoorSet | ChatSet | Paired | Seated | Placed | Called | Begun | Paused | Resumed | MoreTime | Ticked
    | MatchOver | RoundOver | Finished | HandRaised | Reported | Helped
)  # fmt: skip

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow, strict=False)  # keys of maps are numbers


def encode(row: AnyRow) -> bytes:
    return ENCODER.encode(row)


def decode(data: bytes) -> AnyRow:
    return DECODER.decode(data)
