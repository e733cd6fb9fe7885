"""What a server asks of its store, whichever it is: journals, tables, people, records, and which node owns a table."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from tablee.protocol.sitting import Seated, Sitting
from tablee.stores.figures import Figures
from tablee.stores.halls import Halls
from tablee.stores.leagues import Leagues

DAY = 86_400
DEVICES = "devices "  # before the id of somebody who has signed out devices
ELSEWHERE = "elsewhere"  # in the place of a table's id: the match was played without a server
PUSH_KEY = "push key"  # by which push services know this house
PUSHES_A_PERSON = 10  # devices of one person that are told
NAMES = 500  # names that go in one transaction
SLICE = 20  # tables and records that are retired in one transaction: writers wait no longer than that


class BadStore(OSError):
    """A store that cannot be used, and why."""


class Salvaged(Struct, frozen=True):
    """What was lost with a file that was damaged; the rest is in a new one."""

    aside: str  # the name of the damaged file, which is still there
    tables: int = 0  # that are gone
    shortened: int = 0  # that were put back to an earlier moment
    records: int = 0
    key: bool = False  # nobody is known by their cookie any more


# What may be wrong with a store, and what whoever runs the house does about it.
REMEDIES = {
    "full": "make room on the disk; the house goes on by itself",
    "disk": "the disk does not read or write: look at the machine's own log; make a backup to another disk",
    "damaged": "stop the house, copy its folder, start it again: what can be read is kept; or restore a backup",
    "busy": "another program holds the store: end it; the house goes on by itself",
    "rights": "the house may not write its store: look at the owner and the rights of its folder",
    "refused": "the database does not let the house in: look at its name, user, password and rights",
    "crowded": "the database has too much to do or too few connections; the house goes on by itself",
    "away": "the database does not answer: look whether it runs and can be reached; the house goes on by itself",
    "fault": "look at the lines before this one, and restart the house if it does not go on by itself",
}

LOGGER = logging.getLogger("tablee.store")


class Faults:
    """What is wrong with a store, by where it was noticed. Each is logged once when it comes, and when it is over."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}  # kinds, by where

    def add(self, where: str, kind: str, error: BaseException | None = None) -> None:
        if self.found.get(where) == kind:
            return
        is_news = kind not in self.found.values()
        self.found[where] = kind
        if is_news:
            name = getattr(error, "sqlite_errorname", type(error).__name__ if error else "")
            LOGGER.error("store-fault", extra={"facts": {"kind": kind, "said": name, "todo": REMEDIES[kind]}})

    def over(self, where: str) -> None:
        kind = self.found.pop(where, "")
        if kind and kind not in self.found.values():
            LOGGER.info("store-fault-over", extra={"facts": {"kind": kind}})

    @property
    def worst(self) -> str:
        """The kind that matters most; empty, if all is well."""
        return next((kind for kind in ("damaged", *self.found.values()) if kind in self.found.values()), "")


class Player(Struct, frozen=True):
    """Who had a seat in a match, and under which name. Whoever was forgotten has neither id nor name."""

    person: str = ""
    name: str = ""
    bot: str = ""
    animal: int = 0  # its number; for a bot, that of the robot it was
    place: int = 0  # 1 won; 0: not known
    points: int = 0  # of games that give points of their own
    reaction: int = 0  # milliseconds, the median of the presses that counted; 0: none
    cards: str = ""  # the keys of the cards it put down, one after the other


class Link(Struct, frozen=True):
    """A match that anybody may see again who has the link."""

    person: str  # who made it
    made_at: int  # seconds since 1970
    ends_at: int
    seen: int = 0  # how often it was opened


class Linked(Struct, frozen=True):
    """What a link leads to."""

    record: bytes
    players: list[Player]
    person: str  # who made it
    id: str  # the record's


class RecordLine(Struct, frozen=True):
    """A record as a list shows it."""

    id: str
    table: str
    match: int
    game: str
    kept_at: int  # seconds since 1970
    players: list[str]  # those who still claim it
    hinted: bool = False  # it was played with hints
    seats: list[Player] = []  # who had which seat; nobody, in matches of the first version
    length: int = 0  # milliseconds; 0: not known
    best: bytes = b""  # what was worth telling most, as a Msg in JSON
    link: Link | None = None
    branch: bool = False  # it goes on from another match


class Header(Struct):
    """What a list needs of a record."""

    hinted: list[int] | None = None  # the seats that had a hint
    branch: list[Any] | None = None  # from which other matches it goes on


HEADERS = msgspec.json.Decoder(Header)


def is_hinted(record: bytes | None) -> bool:
    """Was it played with hints? What cannot be read does not say so."""
    try:
        return bool(record and HEADERS.decode(record).hinted)
    except msgspec.DecodeError:
        return False


def is_branch(record: bytes | None) -> bool:
    """Does it go on from another match?"""
    try:
        return bool(record) and HEADERS.decode(record or b"").branch is not None
    except msgspec.DecodeError:
        return False


def is_counted(record: bytes, table: str = "") -> bool:
    """Does it count in anybody's figures? Not with hints, nor as a branch of another match, nor from elsewhere."""
    if table == ELSEWHERE:
        return False
    try:
        header = HEADERS.decode(record)
    except msgspec.DecodeError:
        return False
    return not header.hinted and header.branch is None


class Person(Struct, frozen=True):
    """Somebody's name, and the animal they have chosen."""

    name: str
    animal: int | None = None


class SlowTable(Struct, frozen=True):
    """A table at a rhythm of days, asleep or not. Times are seconds since 1970."""

    id: str
    host: str
    since: int  # the last move
    wake_at: int | None = None  # when it has something to do although nobody comes


class SlowLine(Struct, frozen=True):
    """The same, for those who sit there."""

    code: str
    told: bytes  # a Told, as JSON
    seats: list[Seated]
    id: str = ""


class Device(Struct, frozen=True):
    """A browser that is somebody's."""

    id: str
    kind: str
    seen_at: int  # the day on which it was last here, in seconds since 1970


DAYS_KEPT = 40  # days whose keys are read at once: the path of a month
RUN = "day, game, person, record, stars, of, median, turns, symbols, ghost, at"


class Day(Struct, frozen=True):
    """Where the deals of a day come from. Its secret is open when the next day has begun."""

    day: str  # as 2026-11-16
    source: str  # house, circle or public
    secret: bytes
    commitment: str
    beacon: bytes = b""


class Run(Struct, frozen=True):
    """Somebody's try at a deal of the day, the one that counts."""

    day: str
    game: str
    person: str
    record: str  # the id of its record, and with it of its table
    stars: int | None = None  # none, while it is played
    of: int = 0
    median: int = 0  # of reactions, in milliseconds
    turns: int = 0
    symbols: str = ""
    ghost: bytes = b""  # what they left for others to race against
    at: int = 0  # when it was begun or ended, in seconds since 1970


class Days(Protocol):
    """The deals of the day, and who has played them."""

    async def save_day(self, day: Day) -> Day:
        """Once: the first that is saved is the one that counts, and is given back."""

    async def days(self) -> list[Day]:
        """Those of the last weeks, newest first."""

    async def day(self, day: str) -> Day | None: ...

    async def begin_run(self, day: str, game: str, person: str, record: str) -> Run:
        """Their try, which is in this record; or the one they had begun already."""

    async def move_run(self, run: Run, record: str) -> None:
        """A try that came to nothing, because its table was closed before anything was dealt, is in this record now."""

    async def end_run(self, run: Run) -> None:
        """What came of the try in this record; once, and of no other."""

    async def leave_ghost(self, record: str, ghost: bytes) -> None:
        """What whoever ended the try in this record leaves for others to race against; nothing takes it back."""

    async def runs(self, day: str) -> list[Run]:
        """Everybody's, in the order in which they played."""

    async def runs_of(self, person: str) -> list[Run]: ...

    async def run_of(self, record: str) -> Run | None:
        """The try that is in this record."""


class Push(Struct, frozen=True):
    """A device that is told when it is its owner's turn: where, and by which keys what it is told is sealed."""

    device: str
    person: str
    endpoint: str
    p256dh: bytes
    auth: bytes
    zone: str  # in which it is night there
    muted: list[str] = []  # ids of tables of which it is told nothing


def kept_push(device: str, person: str, endpoint: str, p256dh: bytes, auth: bytes, zone: str, muted: str) -> Push:
    """As its columns have it."""
    return Push(device, person, endpoint, p256dh, auth, zone, msgspec.json.decode(muted, type=list[str]))


class WaitingTable(Struct, frozen=True):
    """A table over days that waits for somebody."""

    id: str
    code: str
    told: bytes  # a Told, as JSON


class Pushes(Protocol):
    """Devices that are told when it is their owner's turn."""

    async def save(self, push: Push) -> None:
        """Once for each device; a message that is held back stays so."""

    async def drop(self, device: str, endpoint: str | None = None) -> None:
        """It is told nothing any more; with an endpoint, only if it is still that one."""

    async def of_device(self, device: str) -> Push | None: ...

    async def of_person(self, person: str) -> list[Push]:
        """Of the devices seen last."""

    async def hold(self, device: str, until: int) -> None:
        """There is something to tell it, later."""

    async def take_held(self, now: int) -> list[Push]:
        """Those that may be told by now, each once."""

    async def waiting_for(self, person: str) -> list[WaitingTable]:
        """The tables over days that wait for them, the longest first."""

    async def key(self, made: bytes) -> bytes:
        """By which push services know this house: the one that is kept, or from now on the given one."""


class SlowTables(Protocol):
    """Tables at a rhythm of days, which are listed without being opened."""

    async def slow_tables(self) -> list[SlowTable]:
        """All that are not closed."""

    async def slow_table(self, table: str) -> SlowTable | None: ...

    async def due_tables(self, now: int) -> list[str]:
        """Ids of those that have something to do by now, although nobody comes."""

    async def slow_lines(self, person: str) -> list[SlowLine]:
        """Those at which somebody sits."""


class Devices(Protocol):
    """The devices of people, and their spare keys."""

    async def devices(self, person: str) -> list[Device]:
        """Those that were not shut out, the one seen last first."""

    async def save_device(self, id: str, person: str, kind: str) -> None:
        """It is here."""

    async def drop_device(self, id: str, person: str) -> bool:
        """It is shut out; False, if it is not theirs."""

    async def gone_devices(self, person: str | None = None) -> list[str]:
        """Ids of those that were shut out, of somebody or of all."""

    async def save_spare_key(self, person: str, hash: bytes | None) -> None:
        """The only one they have from now on, by its hash; or none."""

    async def spare_key_of(self, hash: bytes) -> str | None:
        """Whose spare key it is."""


class Ownership(Protocol):
    """Which node owns a table. One node at a time plays it: whoever claims it writes under a higher epoch, and the
    journal refuses rows of a lower one."""

    node: str

    async def claim(self, table: str) -> int | None:
        """Ours from now on, under this epoch; None while somebody else's lease lives, or if it is not open at all."""

    async def release(self, table: str) -> None:
        """Anybody's, if it was still ours."""

    async def owner_of(self, table: str) -> str | None:
        """The node that plays it, if its lease lives."""

    async def renew(self) -> None:
        """Our lease begins anew."""

    async def orphaned_tables(self) -> list[tuple[str, str]]:
        """Id and code of every open table whose owner's lease has run out."""

    async def own_tables(self) -> dict[str, int]:
        """The open tables that are ours as the store knows it, and their epochs."""

    async def leave(self) -> None:
        """Our tables are anybody's, and our lease is over."""

    def is_held(self) -> bool:
        """Does our lease surely live, as far as this machine's own clock can tell?"""


class Store(Ownership, SlowTables, Devices, Days, Protocol):
    """Everything that outlives the process. Each write returns when it is durable, or raises StoreAway."""

    leapt_days: int  # by how many the clock has leapt since this store was last open; 0, if it is to be believed

    salvaged: Salvaged | None  # of a damaged file, when it was opened

    figures: Figures
    leagues: Leagues
    halls: Halls

    @property
    def pushes(self) -> Pushes: ...

    async def close(self) -> None: ...
    def is_well(self) -> bool: ...

    def trouble(self) -> str:
        """What is wrong with it, as a key of REMEDIES; empty, if nothing is."""

    async def check(self) -> None:
        """Reads all that is stored, beside everything else; `trouble` tells if it is damaged."""

    # ---- the journal

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        """One row of a table at a time: a second could be written on top of a first that is not ours. NotOurs if the
        number is taken, or the table is somebody else's. Where everybody sits goes into the same transaction."""

    async def rows(self, table: str, since: int = 0) -> list[bytes]: ...

    # ---- tables

    async def open_table(self, table: str, code: str, first_row: bytes) -> None:
        """The table and its row 0; NotOurs if its id, or its code at a table that is not closed, is taken."""

    async def tables(self) -> list[tuple[str, str]]:
        """Id and code of those that are not closed, in the order they were opened."""

    async def table_of(self, code: str) -> str | None:
        """The id of the table that is not closed and has this code."""

    async def close_table(self, table: str) -> None:
        """It is not woken any more; its rows stay until they are retired, and what was said there goes."""

    async def note_idle(self, idle: dict[str, float]) -> None:
        """Since how many seconds nobody was at each of these tables. The clock is noted as well."""

    async def idle(self) -> dict[str, float]:
        """Seconds since anybody was at a table that is not closed, as far as that is known. Of the time for which the
        store was not open, or by which the clock leapt, no more than a day counts."""

    # ---- chat

    async def save_chat(self, table: str, person: str, line: bytes, most: int) -> None:
        """Something somebody said; of each table the last ones are stored."""

    async def chat(self, table: str) -> list[bytes]: ...

    async def said_by(self, person: str) -> list[bytes]:
        """What this person said at tables that are not closed."""

    # ---- people

    async def person(self, id: str) -> Person | None: ...

    async def people(self, ids: Collection[str]) -> dict[str, Person]:
        """Those of them who are known."""

    async def save_person(self, id: str, name: str) -> None: ...
    async def save_animal(self, id: str, animal: int) -> None: ...

    async def note_seen(self, ids: Collection[str]) -> None:
        """These people are here, or have a seat; of those who are known."""

    async def forget_unused(self, older_than_days: int) -> int:
        """Names of people who were not seen for so long and have no record go; in two sweeps. Says how many went."""

    async def forget_person(self, id: str) -> None:
        """Their name goes, and those of others on the device; what they played stays for those they played with."""

    async def sign_out(self, id: str) -> int:
        """What was given to their devices counts no more; says under which number it does from now on."""

    async def signed_out(self, ids: Collection[str] | None = None) -> dict[str, int]:
        """The numbers of those, or of all, who have ever signed out devices. They go with the name."""

    async def names(self) -> dict[str, str]: ...

    async def animals(self) -> dict[str, int]:
        """Of those who have chosen one."""

    # ---- records

    async def save_record(
        self, id: str, table: str, match: int, game: str, record: bytes, players: list[str],
        seats: Sequence[Player] = (), length: int = 0, best: bytes = b"",
    ) -> None:  # fmt: skip
        """Once: what was deleted since does not come back. Without players nobody could read it: it is not stored."""

    async def records(self, person: str, before: str | None, limit: int) -> list[RecordLine]:
        """What was played on this person's device, newest first; `before` is the last one already seen."""

    async def record(self, id: str, person: str) -> bytes | None:
        """For those who played, and only them."""

    async def players(self, id: str, person: str) -> list[Player]:
        """Who had which seat, for those who may see the record; nobody, in matches of the first version."""

    async def delete_record(self, id: str, person: str) -> bool:
        """This player's claim goes, and the record with the last one. False: there was no such claim."""

    async def make_link(self, id: str, person: str, hash: bytes, seconds: int) -> bool:
        """Opens a match this person played to whoever has the link; an earlier link ends. False: no such claim."""

    async def end_link(self, id: str, person: str) -> bool:
        """Ends the link to a match this person played, whoever made it. False: there was none."""

    async def linked(self, hash: bytes, is_opened: bool) -> Linked | None:
        """What a link leads to that has not ended; counted, if it is opened and not read on."""

    # ---- the store itself

    async def retire(self, older_than_days: int) -> int:
        """Records, and rows of closed tables, that are older go, a slice at a time: those that an earlier sweep has
        marked (sweeps.py). Says how many went."""

    async def key(self) -> bytes:
        """What the server signs cookies with, made the first time."""


TOKEN = "admin-token"  # the file with the administrator's token
