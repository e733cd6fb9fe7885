"""What is kept about a table at a rhythm of days beside its journal, so that it can be listed without being opened."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Seated(Struct, frozen=True):
    """A seat: somebody by id, or a robot, or nobody."""

    person: str = ""
    robot: str = ""
    turn: bool = False  # it is waited for


class Told(Struct, frozen=True, omit_defaults=True):
    """What everybody who sits there may read in a list. Times are seconds since 1970."""

    game: str
    phase: str
    since: int  # the last move
    due: int | None = None  # when a robot plays the turn that is waited for
    days: int = 0  # for a turn
    said: Any = None  # a Msg: what a spectator was told last


class Sitting(Struct, frozen=True):
    """All of it, as it is written with a row of the journal."""

    told: Told
    host: str
    seats: list[Seated]
    wake_at: int | None = None  # when the table has something to do although nobody comes
