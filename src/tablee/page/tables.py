"""The tables of a page: those of one device, in memory once somebody comes to them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from tablee.core.draws import FastDraw
from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Seat
from tablee.core.words import LANGUAGES
from tablee.page.bots import PageBot, PageBots
from tablee.page.browser import Browser
from tablee.page.images import PageImages
from tablee.page.store import PageStore
from tablee.protocol.ids import device_of
from tablee.protocol.journal import Origin
from tablee.protocol.messages import SeatInfo
from tablee.protocol.setup import Setup
from tablee.server.base import codes, names
from tablee.server.base.logs import fault
from tablee.server.hosting.identities import Identities
from tablee.server.hosting.lobby import TableLine, line
from tablee.server.hosting.seats_kept import seats_kept
from tablee.table.live import LiveTable
from tablee.table.model.ports import Cancel, Ports, TableHandle


class NoCounts:
    """Nobody wants to know about a page in figures."""

    def moved(self) -> None: ...
    def judged(self, waited_ms: float, overtook: bool, believed: bool) -> None: ...


class PageTables:
    def __init__(
        self, browser: Browser, store: PageStore, identities: Identities, images: PageImages, bots: PageBots, build: str
    ) -> None:
        self.browser = browser
        self.store = store
        self.identities = identities
        self.live: dict[str, LiveTable] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.ports = self.ports_of(images, bots, build)

    def ports_of(self, images: PageImages, bots: PageBots, build: str) -> Ports:
        """What tables need from outside, given by a browser."""
        loop = asyncio.get_running_loop()

        def later(hundredths: int, run: Callable[[], None]) -> Cancel:
            return loop.call_later(max(0, hundredths) / 100_000, run)

        return Ports(
            now=lambda: int(self.browser.now() * 100),
            later=later,
            spawn=self.spawn,
            journal=self.store,
            secret=lambda: secrets.token_bytes(32),
            bot=self.new_bot,
            seed=lambda: secrets.randbits(30),
            pictures=images,
            name=self.identities.name,
            given=self.identities.given,
            animal=self.identities.animals.get,
            choose=self.choose_animal,
            guest=self.name_guest,
            clean=names.cleaned_words,
            keep=self.keep,
            changed=lambda live: None,
            gone=self.gone,
            counts=NoCounts(),
            ponder=bots.ponder,
            advise=bots.advise,
            build=build,
            wall=time.time,
        )

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- opening and finding

    async def open(self, person: str, setup: Setup, origin: Origin | None = None) -> LiveTable:
        """A new table; its first row is durable before anybody hears of it."""
        taken = {table.code for table in self.store.tables.values()}
        id, code = secrets.token_hex(8), codes.new_code(taken)
        live, first = LiveTable.open(id, code, setup, person, self.ports, origin=origin)
        await self.store.open_table(id, code, first)
        self.live[id] = live
        live.begin()
        for old in self.store.oldest():
            await self.drop(old)
        return live

    async def drop(self, id: str) -> None:
        """A table that nobody will come back to."""
        live = self.live.pop(id, None)
        if live is not None:
            await live.stop()
        await self.store.close_table(id)

    def table(self, typed: str) -> LiveTable | None:
        """The table with this code, read from its journal if nobody has come to it since the page was opened."""
        code = codes.read(typed)
        id = next((id for id, table in self.store.tables.items() if table.code == code), None)
        if id is None:
            return None
        if id not in self.live:
            with suppress(Exception):
                self.live[id] = LiveTable.from_rows(id, code, self.store.journals[id], self.ports)
                self.live[id].begin()
        return self.live.get(id)

    # ---- what routes ask for

    async def find(self, typed: str) -> str | None:
        live = self.table(typed)
        return None if live is None else live.id

    async def about(self, typed: str, person: str) -> tuple[TableLine, Setup, bool] | None:
        live = self.table(typed)
        return None if live is None else (line(live), live.setup, live.table.is_here(person))

    def phase_for(self, typed: str, person: str) -> str:
        live = self.table(typed)
        return "" if live is None else line(live).phase

    def renamed(self, person: str) -> None:
        for live in self.live.values():
            live.room_is_stale()
            live.wake()

    # ---- what tables tell

    def gone(self, live: TableHandle) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
        if live.closed:
            self.spawn(self.store.close_table(live.id))

    async def keep(self, live: TableHandle, record: dict[str, Any], seats: list[SeatInfo]) -> None:
        match = live.table.live_match()
        players = [chair.who for chair in live.table.chairs if chair.who]
        named = seats_kept(live.table, record, seats)
        number, game, data = live.table.current, str(record["game"]), msgspec.json.encode(record)
        best = b"".join(msgspec.json.encode(each.label) for each in match.highlights()[:1])
        await self.store.save_record(live.record_id, live.id, number, game, data, players, named, match.now, best)

    def new_bot(self, name: str, game: AnyGame, seat: Seat) -> Bot:
        return PageBot(name, game, seat, FastDraw(secrets.randbits(60)))

    def name_guest(self, id: str, name: str) -> str:
        """Somebody else who plays on this device."""
        clean, animal = names.cleaned(name), names.any_animal()
        kept = clean or names.given(animal, self.identities.given(device_of(id)) or LANGUAGES[0])
        self.identities.known[id] = kept
        self.spawn(self.persist(self.store.save_person(id, kept)))
        if not clean:
            self.choose_animal(id, animal)
        return self.identities.name(id)

    def choose_animal(self, id: str, animal: int) -> None:
        renamed = self.identities.wear(id, animal)
        self.spawn(self.persist(self.store.save_animal(id, animal)))
        if renamed:
            self.spawn(self.persist(self.store.save_person(id, renamed)))

    async def persist(self, write: Coroutine[Any, Any, None]) -> None:
        """A name that the browser does not keep is lost with the page, and nothing else with it."""
        try:
            await write
        except Exception as error:
            fault("not-kept", error)
