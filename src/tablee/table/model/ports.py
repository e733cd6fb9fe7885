"""What a table needs from outside, handed in: time, chance, the journal, bots, pictures, names. In a test all of it is
made up, and a thousand evenings pass in seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Hint
from tablee.core.words import msg
from tablee.matches.day_trials import Ghost, Trial
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.journal import AppendThen, Journal
from tablee.protocol.messages import Chat, Frame, SeatInfo
from tablee.protocol.setup import Setup
from tablee.table.model.latency import Latency
from tablee.table.model.table import Table


class Line(Protocol):
    """One socket, as a table sees it."""

    latency: Latency

    def send(self, data: bytes) -> None: ...  # never blocks; a reader that is too slow is dropped
    def send_frame(self, data: bytes, match: int, n: int) -> None: ...  # with the place it brings somebody to
    def send_room(self, data: bytes) -> None: ...
    def ping(self) -> None: ...  # its round trip goes to the link
    def close(self, code: int, reason: str) -> None: ...


class Pictures(Protocol):
    """One-time images: addresses of pictures that must not be compared by machine."""

    def offer(self, face: str) -> str: ...
    def offer_locked(self, face: str) -> tuple[str, str]: ...  # with its key; "address#key" is an address, too
    def point(self, address: str, x: float, y: float) -> tuple[float, float] | None: ...
    def forget(self, address: str) -> None: ...


class Album(Protocol):
    """Sealed pictures of matches that are over, and of lessons."""

    def offer(self, face: str) -> str: ...

    def place(self, address: str, x: float, y: float) -> tuple[float, float]:
        """Where a point of the whole picture lies on the one that is handed out."""


class TableHandle(Protocol):
    """A live table, as those see it whom it tells something."""

    @property
    def id(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def table(self) -> Table: ...
    @property
    def closed(self) -> bool: ...
    @property
    def record_id(self) -> str: ...


class Cancel(Protocol):
    def cancel(self) -> None: ...


class Thought(Protocol):
    """A bot's choice that is being made elsewhere."""

    def done(self) -> bool: ...
    def result(self) -> Move: ...
    def cancel(self) -> object: ...


Ponder = Callable[[Bot, Any, list[Move], Callable[[], None]], Thought]  # calls back when it is done


class HintThought(Protocol):
    """A hint that is being thought of elsewhere."""

    def done(self) -> bool: ...
    def result(self) -> Hint | None: ...  # Refusal, where thinking failed
    def cancel(self) -> object: ...


Advise = Callable[[AnyGame, Bot, Any, list[Move], Callable[[], None]], HintThought]  # calls back when it is done


class Counts(Protocol):
    """What a host wants to know about a server in figures."""

    def moved(self) -> None: ...
    def judged(self, waited_ms: float, overtook: bool, believed: bool) -> None: ...


class Deals(Protocol):
    """The deals of the day: where they come from, and the robots that belong to them."""

    def secret(self, setup: Setup) -> bytes: ...  # StoreAway, where the day's key is not known yet
    def bot(self, setup: Setup, game: AnyGame, seat: Seat) -> Bot: ...
    def made(self, setup: Setup, person: str) -> dict[str, Any] | None: ...  # the day's picture, for this person
    async def ghosts(self, setup: Setup, but: str) -> list[Ghost]: ...  # that others than this person have left
    def trials(self, table: Table, ghosts: Sequence[Ghost]) -> list[Trial]: ...  # that were shown so far


class NoDeals:
    """Where no days are dealt."""

    def secret(self, setup: Setup) -> bytes:
        raise StoreAway("no days are dealt here")

    def bot(self, setup: Setup, game: AnyGame, seat: Seat) -> Bot:
        raise StoreAway("no days are dealt here")

    def made(self, setup: Setup, person: str) -> dict[str, Any] | None:
        return None

    async def ghosts(self, setup: Setup, but: str) -> list[Ghost]:
        return []

    def trials(self, table: Table, ghosts: Sequence[Ghost]) -> list[Trial]:
        raise StoreAway("no days are dealt here")


NO_DEALS = NoDeals()


class Turns(NamedTuple):
    """Whose turn it is at a table over days, after something that happened there. People, by the ids of their
    devices."""

    changed: frozenset[str]  # who was waited for and is no more, or the other way round
    called: frozenset[str]  # of those, who is waited for now and is not there
    by: str  # the name of who has moved; nobody's, where a robot has
    robot: str  # or which robot


class PastMatch(Protocol):
    """A match that is over, opened to be seen again together."""

    @property
    def game(self) -> str: ...
    @property
    def total(self) -> int: ...  # frames: the deal, and one after every message
    @property
    def people(self) -> list[str]: ...  # by seat, the ids of their devices; empty, where nobody is known
    @property
    def can_branch(self) -> bool: ...  # may one go on from any of its moves?
    def seats(self, person: str) -> list[SeatInfo]: ...  # as this person sees them

    async def look(self, at: int, eyes: dict[str, Seat | None]) -> dict[str, Frame]:
        """The frame of that moment for each of these people, by the eyes of a seat or nobody's. Refusal, where the
        match was played by other rules than today's."""

    def forget(self, person: str) -> None:
        """They come with a page that has none of the pictures."""


def nothing_made(game: AnyGame, kinds: Sequence[str], people: Sequence[str]) -> dict[str, Any] | None:
    """Where nothing is made for matches."""
    return None


def nothing_kept(person: str, game: AnyGame, options: Any) -> dict[str, Any] | None:
    """Where nobody keeps anything that was made."""
    return None


def noted_nowhere(game: AnyGame, made: dict[str, Any], people: Sequence[str]) -> None:
    """Where nothing is made for matches."""


def nothing_brought(game: AnyGame, deck: str, host: str, starts: bool) -> dict[str, Any]:
    """Where nobody brings photographs."""
    raise Refusal("no-such-photo", msg("photo-gone"))


async def no_past(record: str, person: str) -> PastMatch | None:
    """Where no records are kept."""
    return None


@dataclass(frozen=True)
class Ports:
    now: Callable[[], int]  # a clock that only goes forward, in hundredths of a millisecond
    later: Callable[[int, Callable[[], None]], Cancel]  # after so many hundredths
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    journal: Journal
    secret: Callable[[], bytes]  # 32 bytes
    bot: Callable[[str, AnyGame, Seat], Bot]
    seed: Callable[[], int]  # for the bots' patience; never the match's own chance
    pictures: Pictures
    name: Callable[[str], str]  # of a person, by id
    guest: Callable[[str, str], str]  # a name for somebody on another's device, by id; cleaned, kept, given back
    clean: Callable[[str], str]  # words people write, without what does not belong into them
    keep: Callable[[TableHandle, dict[str, Any], list[SeatInfo]], Coroutine[Any, Any, None]]  # a match that is over
    changed: Callable[[TableHandle], None]  # for the lobby
    gone: Callable[[TableHandle], None]  # the table is closed, or has to be read again
    counts: Counts
    given: Callable[[str], str] = lambda person: ""  # in which language a person's name was given; empty: they said it
    animal: Callable[[str], int | None] = lambda person: None  # that a person chose
    choose: Callable[[str, int], None] = lambda person, animal: None  # one for them, by id; kept
    said: Callable[[TableHandle, str, Chat], None] = lambda table, person, words: None  # kept until the table closes
    turns: Callable[[TableHandle, Turns], None] = lambda table, turns: None  # at a rhythm of days
    ponder: Ponder | None = None  # for bots that take their time; without it they think here
    advise: Advise | None = None  # where hints are thought of; without it, here
    deals: Deals = NO_DEALS
    past: Callable[[str, str], Coroutine[Any, Any, PastMatch | None]] = no_past  # a record, for one who played it
    chat: Callable[[Table], str] = lambda table: table.setup.chat  # what may be said at a table now
    muted: Callable[[str], bool] = lambda who: False  # whom nobody hears at any table
    deed: Callable[[str, str], None] = lambda person, deed: None  # somebody has done something there is a stamp for
    make: Callable[[AnyGame, Sequence[str], Sequence[str]], dict[str, Any] | None] = nothing_made  # something of these
    # kinds for one match of these people, as a record keeps it; nothing, while none is ready
    kept: Callable[[str, AnyGame, Any], dict[str, Any] | None] = nothing_kept  # what options name, if they have kept it
    had: Callable[[AnyGame, dict[str, Any], Sequence[str]], None] = noted_nowhere  # these people see something made
    bring: Callable[[AnyGame, str, str, bool], dict[str, Any]] = nothing_brought  # a deck of photographs for a table of
    # this host, as a record keeps it; does a match start with it? Refusal, where it is not there or not theirs to play
    build: str = ""
    append_then: AppendThen | None = None  # of the journal; without it every row is awaited
    wall: Callable[[], float] = time.time  # the time of day, in seconds since 1970
    inbox: int = 256  # messages that may wait
    watchers: int = 50
