"""What is played at a table, and how."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=9)]


Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


HeadStart = Annotated[int, Meta(ge=0, le=3000)]  # more than 250 counts only for a seat that has the table in words


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, and how. All of it is shown to everybody."""

    game: str  # a game's key, or the Smiley evening
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: dict[str, Any] = {}
    series: Annotated[str, Meta(max_length=20)] = ""  # a length (3, n_players, points:150); or as often as liked
    public: bool = False  # stands in the lobby
    watching: bool = True  # spectators are welcome
    strict: bool = False  # races by the server's times alone
    unhurried: bool = False  # no races: answers are gathered, and drawn
    head_starts: Annotated[list[HeadStart], Meta(max_length=10)] = []  # by seat, in milliseconds
    rhythm: Literal["live", "days"] = "live"  # days: nobody need be there, and everybody plays when they come
    days: Literal[0, 1, 3, 7] = 0  # for a turn, at a rhythm of days; 0: as many as one likes
    away: Annotated[int, Meta(ge=0, le=3600)] = 60  # seconds before a robot stands in, live; 0: never
    chat: Literal["free", "phrases", "off"] = "free"  # phrases: and faces, but no words of one's own
    day: Annotated[str, Meta(max_length=10)] = ""  # whose deal it is, as 2026-11-16; only the server says so
