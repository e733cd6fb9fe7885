"""What is kept in a page: journals, matches, people. In memory, and written through to the browser's own store."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

import msgspec
from msgspec import Struct

from tablee.matches.figures import MatchResult, SeatResult, Sum
from tablee.page.browser import Browser, Kept
from tablee.protocol.errors import NotOurs
from tablee.protocol.ids import device_of
from tablee.protocol.sitting import Sitting
from tablee.stores.base import Person, Player, RecordLine, SlowLine, is_branch, is_counted, is_hinted

TABLES = 12  # that are kept; the oldest goes first


class KeptTable(Struct):
    """A table that is not closed."""

    code: str
    opened_at: int  # seconds since 1970


class KeptRecord(Struct):
    """A match that is over, and who had which seat."""

    id: str
    table: str
    match: int
    game: str
    kept_at: int  # seconds since 1970
    record: bytes
    players: list[str]
    seats: list[Player]
    length: int
    best: bytes


def kept_record(data: bytes) -> KeptRecord:
    """As JSON, which client/src/lib/elsewhere.ts reads as well; earlier pages wrote MessagePack."""
    decode = msgspec.json.decode if data.startswith(b"{") else msgspec.msgpack.decode
    return decode(data, type=KeptRecord)


class KeptPeople(Struct):
    """Everybody who plays on this device, and who it belongs to."""

    me: str = ""
    names: dict[str, str] = {}
    animals: dict[str, int] = {}
    deeds: list[str] = []
    keeps_sums: bool = False


class PageStore:
    """As much of a store as the page's routes and tables ask for."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.journals: dict[str, list[bytes]] = {}
        self.tables: dict[str, KeptTable] = {}
        self.matches: dict[str, KeptRecord] = {}
        self.kept = KeptPeople()
        self.figures = PageFigures(self)
        self.leagues = NoLeagues()

    def load(self, found: Iterable[Kept]) -> None:
        """All that the browser has kept, rows in their order."""
        for kind, key, data in found:
            if kind == "tables":
                self.tables[key] = msgspec.json.decode(data, type=KeptTable)
            elif kind == "rows":
                self.journals.setdefault(key.partition("/")[0], []).append(data)
            elif kind == "records":
                self.matches[key] = kept_record(data)
            elif kind == "people":
                self.kept = msgspec.json.decode(data, type=KeptPeople)

    async def drop(self, kind: str, keys: list[str]) -> None:
        await self.browser.drop(kind, msgspec.json.encode(keys).decode())

    # ---- tables

    async def open_table(self, id: str, code: str, first: bytes) -> None:
        """Its first row last: a table without one is not there."""
        table = KeptTable(code, int(time.time()))
        await self.browser.keep("tables", id, msgspec.json.encode(table))
        self.tables[id] = table
        await self.append(id, 0, first)

    async def append(self, table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        rows = self.journals.setdefault(table, [])
        if seq != len(rows):
            raise NotOurs
        await self.browser.keep("rows", f"{table}/{seq:06}", row)
        rows.append(row)

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        return self.journals.get(table, [])[since:]

    async def close_table(self, id: str) -> None:
        count = len(self.journals.pop(id, []))
        self.tables.pop(id, None)
        await self.drop("rows", [f"{id}/{seq:06}" for seq in range(count)])
        await self.drop("tables", [id])

    def oldest(self) -> list[str]:
        """The tables for which there is no more room."""
        return sorted(self.tables, key=lambda id: self.tables[id].opened_at)[:-TABLES]

    async def slow_lines(self, person: str) -> list[SlowLine]:
        """There are no tables over days."""
        return []

    # ---- matches

    async def save_record(
        self, id: str, table: str, match: int, game: str, record: bytes, players: list[str], seats: list[Player],
        length: int, best: bytes,
    ) -> None:  # fmt: skip
        """Keeping it twice is keeping it once."""
        if id in self.matches:
            return
        kept = KeptRecord(id, table, match, game, int(time.time()), record, players, seats, length, best)
        await self.browser.keep("records", id, msgspec.json.encode(kept))
        self.matches[id] = kept

    def newest(self) -> list[KeptRecord]:
        return sorted(self.matches.values(), key=lambda each: (-each.kept_at, -each.match, each.id))

    async def records(self, person: str, before: str | None, limit: int) -> list[RecordLine]:
        found = self.newest()
        ids = [each.id for each in found]
        start = ids.index(before) + 1 if before in ids else 0
        return [line(each) for each in found[start : start + limit]]

    async def record(self, id: str, person: str) -> bytes | None:
        found = self.matches.get(id)
        return None if found is None else found.record

    async def players(self, id: str, person: str) -> list[Player]:
        return self.matches[id].seats

    async def delete_record(self, id: str, person: str) -> bool:
        if self.matches.pop(id, None) is None:
            return False
        await self.drop("records", [id])
        return True

    # ---- people

    async def keep_people(self) -> None:
        await self.browser.keep("people", "all", msgspec.json.encode(self.kept))

    async def save_person(self, id: str, name: str) -> None:
        self.kept.names[id] = name
        await self.keep_people()

    async def save_animal(self, id: str, animal: int) -> None:
        self.kept.animals[id] = animal
        await self.keep_people()

    async def forget_person(self, id: str) -> None:
        """Nothing of anybody on this device stays; only they have played here."""
        await self.drop("records", list(self.matches))
        self.matches, self.kept = {}, KeptPeople()
        await self.keep_people()

    async def names(self) -> dict[str, str]:
        return dict(self.kept.names)

    async def animals(self) -> dict[str, int]:
        return dict(self.kept.animals)

    async def people(self, ids: Collection[str]) -> dict[str, Person]:
        names, animals = self.kept.names, self.kept.animals
        return {id: Person(names[id], animals.get(id)) for id in ids if id in names}

    async def note_seen(self, ids: Collection[str]) -> None:
        """Nobody's name goes by age."""

    async def sign_out(self, id: str) -> int:
        return 0

    async def signed_out(self, ids: Collection[str] | None = None) -> dict[str, int]:
        return {}

    async def save_device(self, id: str, person: str, kind: str) -> None:
        """There is this device alone."""

    async def drop_device(self, id: str, person: str) -> bool:
        return False

    async def gone_devices(self, person: str | None = None) -> list[str]:
        return []


def line(kept: KeptRecord) -> RecordLine:
    return RecordLine(
        kept.id, kept.table, kept.match, kept.game, kept.kept_at, kept.players, is_hinted(kept.record), kept.seats,
        kept.length, kept.best, None, is_branch(kept.record),
    )  # fmt: skip


class PageFigures:
    """How matches ended, and what somebody has done. No record goes by age, so no sums outlive any."""

    def __init__(self, store: PageStore) -> None:
        self.store = store

    async def results(self, person: str, limit: int) -> list[MatchResult]:
        counted = [each for each in self.store.newest() if is_counted(each.record) and plays_in(person, each)]
        return [result(each) for each in counted[:limit]]

    async def keeps_sums(self, person: str) -> bool:
        return self.store.kept.keeps_sums

    async def keep_sums(self, person: str, is_wished: bool) -> None:
        self.store.kept.keeps_sums = is_wished
        await self.store.keep_people()

    async def sums(self, person: str) -> list[Sum]:
        return []

    async def note_deed(self, person: str, deed: str) -> None:
        if deed not in self.store.kept.deeds:
            self.store.kept.deeds.append(deed)
            await self.store.keep_people()

    async def deeds(self, person: str) -> list[str]:
        return list(self.store.kept.deeds)


def plays_in(person: str, kept: KeptRecord) -> bool:
    return any(device_of(each) == device_of(person) for each in kept.players)


def result(kept: KeptRecord) -> MatchResult:
    seats = [
        SeatResult(each.person, each.name, each.animal, each.place, each.points, each.reaction, bool(each.bot))
        for each in kept.seats
    ]
    return MatchResult(kept.id, kept.game, kept.kept_at, kept.length, seats)


class NoLeagues:
    """Evenings of the same people need several devices."""

    async def of(self, person: str) -> list[object]:
        return []
