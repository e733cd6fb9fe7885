"""What a live hall needs from outside: a clock, a journal, and its tables."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.protocol.setup import Setup
from tablee.table.model.ports import Cancel


class HallJournal(Protocol):
    """Where rows of halls are stored. `append` returns when the row is durable."""

    async def append(self, hall: str, seq: int, row: bytes) -> None: ...


class Sitter(NamedTuple):
    """Somebody who is to sit at a table."""

    who: str
    handicap: int


class TableState(NamedTuple):
    """A table, as its hall looks at it."""

    code: str
    phase: str  # waiting, playing, paused, over
    people: list[str]  # ids by seat; nobody, where a robot sits or the seat is free
    robots: int = 0
    match: int = 0  # the number of the match on the table
    places: list[int] = []  # of that match, if it was played to its end
    moves: int = 0  # of that match
    is_judging: bool = False  # a press is being judged
    paused_by: str = ""
    here: frozenset[str] = frozenset()  # devices that are connected


class HallTables(Protocol):
    """The tables of one hall, by their number. All of it may raise StoreAway or Refusal."""

    async def wake(self, numbers: Sequence[int]) -> None:
        """After a restart: those that are there are read again."""

    async def lay(self, number: int, setup: Setup, sitters: Sequence[Sitter]) -> None:
        """The table is there, with this setup and these people, in this order; nothing is done where it is so already.
        Between matches only."""

    async def deal(self, number: int) -> None: ...

    async def pause(self, number: int, by: str = "") -> None:
        """By the hall, or by somebody of the table, who had paused it before."""

    async def resume(self, number: int) -> None: ...

    async def stop(self, number: int) -> None:
        """The match that is played there is abandoned."""

    async def place(self, number: int, sitter: Sitter) -> bool:
        """Somebody takes a robot's seat, also in a match; False, where there is none."""

    async def take_out(self, number: int, who: str) -> None:
        """A robot plays on for somebody who has gone; their line is closed."""

    def look(self, number: int) -> TableState | None:
        """None: it is not there, or asleep."""

    def glance(self, number: int, seat: Seat | None = None) -> tuple[bytes, bytes] | None:
        """The table as its spectators see it, or somebody in this seat, as a message; and what of it can be compared
        with the one before."""

    def rule(self, chat: str) -> None:
        """Who may say what at all of them, from now on."""

    def mute(self, who: str, on: bool) -> None: ...


class HallLine(Protocol):
    """The way to somebody who is connected."""

    def send(self, data: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True)
class HallPorts:
    now: Callable[[], int]  # a clock that only goes forward, in hundredths of a millisecond
    later: Callable[[int, Callable[[], None]], Cancel]  # after so many hundredths
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    journal: HallJournal
    tables: HallTables
    draw: Callable[[], Draw]  # for who sits where
    name: Callable[[str, str], None]  # of somebody at tables, by id; kept
    wear: Callable[[str, int], None]  # their animal, likewise
    clean: Callable[[str], str]  # a name as it can be shown; nothing, where the house does not want it
    words: Callable[[str], str]  # what people write, without what does not belong into it
    called: Callable[[str], str] = lambda device: ""  # the name of whoever leads on a device without playing
    inbox: int = 256  # messages that may wait
