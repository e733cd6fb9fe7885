"""The tables that are played on this machine: in memory while somebody is there, asleep in the journal otherwise."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from importlib.metadata import version
from typing import Any

import msgspec

from tablee.bots.players import player
from tablee.core.draws import FastDraw
from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Seat
from tablee.core.words import LANGUAGES, msg
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.ids import device_of
from tablee.protocol.journal import Journal, Origin
from tablee.protocol.messages import Chat, SeatInfo
from tablee.protocol.setup import Setup
from tablee.server.base import codes, names
from tablee.server.base.logs import fault, log, table_mark
from tablee.server.base.metrics import Metrics, ServerBot
from tablee.server.base.refused_names import accepted
from tablee.server.base.settings import Settings
from tablee.server.content.day_pictures import DayPictures
from tablee.server.content.images import ImageServer
from tablee.server.hosting.bot_pool import BotPool
from tablee.server.hosting.chores import Chores, Work
from tablee.server.hosting.day_deals import DayDeals
from tablee.server.hosting.identities import Identities
from tablee.server.hosting.lobby import TableLine, line
from tablee.server.hosting.past_records import PastRecords
from tablee.server.hosting.seats_kept import seats_kept
from tablee.server.hosting.tables import About, Entrance, Health, TableHooks
from tablee.stores.base import SlowTable, Store
from tablee.table.clock import server_clock
from tablee.table.live import LiveTable
from tablee.table.model.ports import Cancel, Ports, TableHandle
from tablee.table.model.seating import ending
from tablee.table.model.table import Table
from tablee.table.show.audience import CHAT_KEPT

DAY = 86_400.0
CLOSING = 5.0  # seconds for a table to come to its end
RESTING = 60.0  # seconds after which a table over days leaves the memory
LOOKING = 30.0  # seconds between two looks for tables over days that have something to do


class LocalTables:
    """Tables of one machine. Alone it is all there is; of many machines, what is played on this one."""

    def __init__(
        self, settings: Settings, store: Store, journal: Journal, identities: Identities, images: ImageServer,
        metrics: Metrics, bots: BotPool, chores: Chores, lobby_changed: Callable[[], None],
        now: Callable[[], float], hooks: TableHooks,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.store = store
        self.identities = identities
        self.images = images
        self.metrics = metrics
        self.chores = chores
        self.lobby_changed = lobby_changed
        self.now = now
        self.hooks = hooks
        self.codes: dict[str, str] = {}  # the ids of all tables that are not closed, by code
        self.names: dict[str, str] = {}  # and their codes, by id
        self.opening: set[str] = set()  # codes of tables that are not written down yet: nobody can find them
        self.live: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.asleep: dict[str, float] = {}  # since when nobody has come
        self.hosts: dict[str, str] = {}  # who looks after a table, by its id
        self.broken: set[str] = set()  # tables whose rows tell nothing that can be understood
        self.slow: dict[str, SlowTable] = {}  # tables over days, as they were when they fell asleep
        self.of_a_day: dict[str, str] = {}  # deals of the day that were seen since the start, and their days
        self.reserved: set[str] = set()  # codes of halls
        self.chat_rules: dict[str, str] = {}  # of halls, by what their tables call them
        self.muted: set[str] = set()  # whom nobody hears at tables of halls
        self.origins: dict[str, str] = {}  # the address each was opened from, since the start; written nowhere
        pictures = DayPictures(images.made, settings.draw_ahead)
        self.deals = DayDeals(
            settings.day_source, store, metrics, lambda: time.time(), meet=identities.meet, pictures=pictures
        )
        self.ports = self.ports_of(journal, bots)

    def ports_of(self, journal: Journal, bots: BotPool) -> Ports:
        """What tables need from outside."""
        loop, records = asyncio.get_running_loop(), PastRecords(self.store, self.images, self.chores)

        def later(hundredths: int, run: Callable[[], None]) -> Cancel:
            return loop.call_later(max(0, hundredths) / 100_000, run)

        return Ports(
            now=server_clock,
            later=later,
            spawn=self.chores.spawn,
            journal=journal,
            append_then=getattr(journal, "append_then", None),
            secret=lambda: secrets.token_bytes(32),
            bot=self.new_bot,
            seed=lambda: secrets.randbits(30),
            pictures=self.images,
            name=self.identities.name,
            given=self.identities.given,
            animal=self.identities.animals.get,
            choose=self.choose_animal,
            guest=self.name_guest,
            clean=names.cleaned_words,
            keep=self.keep,
            said=self.said,
            changed=self.changed,
            chat=lambda table: self.chat_rules.get(table.host, table.setup.chat),
            muted=self.muted.__contains__,
            gone=self.gone,
            counts=self.metrics,
            turns=self.hooks.turns,
            ponder=bots.ponder,
            advise=bots.advise,
            deals=self.deals,
            make=self.images.made.take,
            kept=self.images.made.take_kept,
            had=self.images.made.note,
            bring=self.images.photos.bring,
            past=records.open,
            deed=records.note_deed,
            build=version("tablee"),
            wall=lambda: time.time(),
        )

    # ---- opening and finding

    async def load(self) -> None:
        """Every table that is not closed, as the store knows them; other machines open and close tables, too."""
        idle, tables = await self.store.idle(), await self.store.tables()
        self.names = {id: code for id, code in tables if self.is_ours(code)} | {
            id: live.code for id, live in self.live.items()
        }
        self.codes = {code: id for id, code in self.names.items()}
        self.asleep = {id: self.now() - idle.get(id, 0) for id in self.names if id not in self.live}
        await self.deals.load()
        self.slow = {each.id: each for each in await self.store.slow_tables() if each.id in self.names}
        self.hosts = {id: host for id, host in self.hosts.items() if id in self.names}
        self.hosts |= {id: each.host for id, each in self.slow.items() if id not in self.live}
        self.origins = {id: address for id, address in self.origins.items() if id in self.names}

    def is_ours(self, code: str) -> bool:
        """Where several workers play, each has tables of its own."""
        return True

    def know(self, id: str, code: str) -> None:
        self.codes[code], self.names[id] = id, code

    def start(self) -> Iterable[Work]:
        return [self.wake_all(), self.wake_due(lambda id: self.woken(id, self.names[id]))]

    async def open(
        self, person: str, setup: Setup, address: str = "", of_a_day: bool = False, origin: Origin | None = None
    ) -> LiveTable:
        """A new table; its first row is durable before anybody hears of it."""
        self.check_room_for(person, address)
        live = await self.open_as(secrets.token_hex(8), self.new_code(), setup, person, of_a_day, origin)
        if address:
            self.origins[live.id] = address
        return live

    def new_code(self) -> str:
        return codes.new_code(self.codes.keys() | self.opening | self.reserved)

    async def open_as(
        self, id: str, code: str, setup: Setup, host: str, of_a_day: bool = False, origin: Origin | None = None
    ) -> LiveTable:
        """The same under a given id and code, as a hall opens its tables."""
        live, first = LiveTable.open(id, code, setup, host, self.ports, of_a_day, origin)
        self.opening.add(code)
        try:
            await self.store.open_table(id, code, first)
        finally:
            self.opening.discard(code)
        self.know(id, code)
        log("table-opened", table=table_mark(id), game=setup.game)
        self.seat(live)
        return live

    def check_room_for(self, person: str, address: str) -> None:
        settings = self.settings
        hosted = sum(host == person for host in self.hosts.values())
        if len(self.codes) + len(self.opening) >= settings.tables or hosted >= settings.tables_a_person:
            raise Refusal("house-full", msg("house-web-full"))
        if address and sum(origin == address for origin in self.origins.values()) >= settings.tables_an_address:
            raise Refusal("address-full", msg("house-web-address-full"))

    async def table(self, typed: str) -> LiveTable | None:
        """The table with this code, woken if it was asleep."""
        code = codes.read(typed)
        id = self.codes.get(code)
        return None if id is None else self.live.get(id) or await self.woken(id, code)

    async def code_of(self, id: str) -> str | None:
        return self.names.get(id)

    async def find(self, typed: str) -> str | None:
        live = await self.table(typed)
        return None if live is None else live.id

    async def woken(self, id: str, code: str) -> LiveTable:
        """Two who come at once wake it once."""
        if id not in self.waking:
            self.waking[id] = asyncio.create_task(self.wake(id, code))
            self.waking[id].add_done_callback(lambda _: self.waking.pop(id, None))
        found = await asyncio.shield(self.waking[id])
        if found is None:
            raise Refusal("table-broken", msg("house-web-table-broken"))
        return found

    async def wake(self, id: str, code: str) -> LiveTable | None:
        if await self.store.claim(id) is None:
            raise StoreAway("another node plays this table")
        return await self.read(id, code, await self.store.rows(id))

    async def read(self, id: str, code: str, found: list[bytes]) -> LiveTable | None:
        """A table as its rows tell it; None, if they tell nothing that can be understood."""
        said, slow = await self.store.chat(id), await self.store.slow_table(id)
        since = None if slow is None else slow.since
        try:
            if not found:
                raise LookupError("a table without a first row")
            idle = self.now() - self.asleep.get(id, self.now())
            live = LiveTable.from_rows(id, code, found, self.ports, idle, since)
            live.audience.chat.extend(msgspec.json.decode(line, type=Chat) for line in said)
        except Exception as error:
            if id not in self.broken:
                fault("table-broken", error, table=table_mark(id), todo="restore a backup if it matters; others go on")
            self.broken.add(id)
            return None
        await self.identities.meet([live.table.host, *(chair.who for chair in live.table.chairs)])
        self.seat(live)
        return live

    def seat(self, live: LiveTable) -> None:
        """A table is in memory from now on."""
        self.hooks.opened(live.id)
        self.live[live.id] = live
        self.hosts[live.id] = live.table.host
        self.asleep.pop(live.id, None)
        if live.setup.day:
            self.of_a_day[live.id] = live.setup.day
        live.begin()
        self.count()

    async def wake_all(self) -> None:
        """After a restart every table is read once, so that what was left undone is done; then they may sleep. Of those
        over days it is known which have something to do: the others sleep on."""
        for code, id in list(self.codes.items()):
            if id not in self.live and id not in self.slow:
                with suppress(Refusal, StoreAway):
                    await self.woken(id, code)
                await asyncio.sleep(0)

    async def wake_due(self, wake: Callable[[str], Awaitable[LiveTable]]) -> None:
        """Tables over days whose time is up, for a turn or otherwise, although nobody comes."""
        while True:
            with suppress(StoreAway):
                for id in await self.store.due_tables(int(self.ports.wall())):
                    if id in self.names and id not in self.live and id not in self.broken:
                        with suppress(Refusal, StoreAway):
                            await wake(id)
            await asyncio.sleep(LOOKING)

    # ---- what routes and sockets ask for

    async def entrance(self, typed: str) -> Entrance | None:
        return await self.table(typed)

    async def about(self, typed: str, person: str) -> About | None:
        live = await self.table(typed)
        if live is None or (live.table.of_hall and not live.table.is_here(person)):
            return None  # who sits at a table of a hall is nobody else's business
        return self.about_live(live, person)

    async def table_at(self, typed: str) -> Table | None:
        live = await self.table(typed)
        return None if live is None else live.table

    def about_live(self, live: LiveTable, person: str) -> About:
        return About(line(live), live.setup, live.table.is_here(person))

    def phase_for(self, typed: str, person: str) -> str:
        """The phase of a table somebody is at, if it is known here and now; of other tables nobody is told anything."""
        id = self.codes.get(codes.read(typed), "")
        live = self.live.get(id)
        is_at_it = live is not None and person and (self.hosts.get(id) == person or live.table.is_here(person))
        return line(live).phase if live is not None and is_at_it else ""

    async def end(self, typed: str) -> bool:
        live = await self.table(typed)
        if live is not None:
            await self.close_table(live)
        return live is not None

    def public(self) -> list[TableLine]:
        return [line(live) for live in self.live.values() if live.setup.public and not live.closed]

    async def image(self, token: str) -> bytes | None:
        return await self.images.redeem(token)

    def count_asleep(self) -> int:
        return len(self.codes) - len(self.live)

    def count_broken(self) -> int:
        return len(self.broken & self.names.keys())

    def health(self) -> Health:
        return Health(True)

    def renamed(self, person: str) -> None:
        """Everybody at the same tables sees the new name."""
        for live in self.live.values():
            if live.table.is_here(person):
                live.room_is_stale()
                live.wake()

    # ---- what tables tell

    def gone(self, live: TableHandle) -> None:
        """A table that is closed is forgotten; one that has to be read again is woken by whoever comes next."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        if live.closed:
            self.codes.pop(live.code, None)
            for known in (self.names, self.asleep, self.hosts, self.origins, self.slow, self.of_a_day):
                known.pop(live.id, None)
            self.persist_soon(lambda: self.store.close_table(live.id))
            log("table-closed", table=table_mark(live.id))
            self.hooks.closed(live.id)
        else:
            self.asleep[live.id] = self.now()
        self.count()
        self.lobby_changed()

    def changed(self, live: TableHandle) -> None:
        self.lobby_changed()
        self.hooks.changed(live)

    def forget(self, ids: Collection[str]) -> None:
        """Tables that are erased with their hall; nobody is at them any more."""
        for id in ids:
            self.live.pop(id, None)
            self.hooks.closed(id)
            self.codes.pop(self.names.get(id, ""), None)
            for known in (self.names, self.asleep, self.hosts, self.origins, self.slow, self.of_a_day):
                known.pop(id, None)
        self.count()

    async def keep(self, live: TableHandle, record: dict[str, Any], seats: list[SeatInfo]) -> None:
        """The record of a match, for those who played it. Keeping it twice is keeping it once."""
        match = live.table.live_match()
        players = [chair.who for chair in live.table.chairs if chair.who]
        named = seats_kept(live.table, record, seats)
        number, game, data = live.table.current, str(record["game"]), msgspec.json.encode(record)
        best = b"".join(msgspec.json.encode(each.label) for each in match.highlights()[:1])
        await self.store.save_record(live.record_id, live.id, number, game, data, players, named, match.now, best)
        if live.table.setup.day:
            await self.deals.keep_run(live)

    def said(self, live: TableHandle, person: str, words: Chat) -> None:
        """What somebody said is heard at once, and kept when the store comes to it."""
        written = msgspec.json.encode(words)
        self.persist_soon(lambda: self.store.save_chat(live.id, person, written, CHAT_KEPT))

    def new_bot(self, name: str, game: AnyGame, seat: Seat) -> Bot:
        draw = FastDraw(secrets.randbits(60))
        return ServerBot(player(name, game, seat, draw), game.bot(seat, draw), self.metrics)

    def name_guest(self, id: str, name: str) -> str:
        """Somebody who plays on another's device; a name that this house refuses is as none."""
        clean, animal = accepted(self.settings.folder, name), names.any_animal()
        kept = clean or names.given(animal, self.identities.given(device_of(id)) or LANGUAGES[0])
        self.identities.known[id] = kept
        self.identities.touch([id])
        self.persist_soon(lambda: self.store.save_person(id, kept))
        if not clean:
            self.choose_animal(id, animal)
        return self.identities.name(id)

    def choose_animal(self, id: str, animal: int) -> None:
        """For somebody at a table, who may play on another's device."""
        renamed = self.identities.wear(id, animal)
        self.persist_soon(lambda: self.store.save_animal(id, animal))
        if renamed:
            self.persist_soon(lambda: self.store.save_person(id, renamed))

    def persist_soon(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.chores.spawn(self.chores.persist(write))

    # ---- tables nobody is at

    async def tidy(self) -> None:
        """Tables nobody is at fall asleep; those nobody has come to for days, or never sat down at, are closed."""
        await self.note_idle()
        await self.close_empty()
        for live in self.idle():
            await self.put_to_sleep(live)
        for id, code in self.long_idle():
            with suppress(Refusal, StoreAway):
                await self.close_table(await self.woken(id, code))

    def idle(self) -> list[LiveTable]:
        """Tables at which nobody has been for a while. Those nobody sat down at stay awake: they are closed soon."""
        return [live for live in self.live.values() if live.table.was_taken and not live.busy and self.may_sleep(live)]

    def may_sleep(self, live: LiveTable) -> bool:
        if live.table.over_days:
            return live.idle_for > RESTING and live.days.rests
        return live.idle_for > self.settings.sleep_minutes * 60

    async def close_empty(self) -> None:
        """Tables that were opened, and at which nobody ever sat down; and those for one match, when it is played."""
        longest = self.settings.empty_minutes * 60
        for live in list(self.live.values()):
            is_played = live.table.has_one_match and live.phase == "over"
            if live.idle_for > (RESTING if is_played else longest) and (is_played or not live.table.was_taken):
                with suppress(Refusal, StoreAway):
                    await self.close_table(live)

    def long_idle(self) -> list[tuple[str, str]]:
        """Id and code of tables to which nobody has come for days; of those over days, at which nobody has moved."""
        return [(id, code) for code, id in self.codes.items() if id in self.asleep and self.is_long_idle(id)]

    def is_long_idle(self, id: str) -> bool:
        if id in self.of_a_day:
            return self.of_a_day[id] != self.deals.today
        if id in self.slow:
            return self.slow[id].since < self.ports.wall() - self.settings.slow_days * DAY
        return self.asleep[id] < self.now() - self.settings.idle_days * DAY

    async def note_idle(self) -> None:
        """A server that is started again counts on from here; and whoever has a seat keeps their name."""
        for live in self.live.values():
            self.identities.touch([live.table.host, *(chair.who for chair in live.table.chairs)])
        with suppress(StoreAway):
            await self.store.note_idle({live.id: live.idle_for for live in self.live.values()})

    async def put_to_sleep(self, live: LiveTable) -> None:
        """Out of memory before anything is awaited, so that whoever comes now wakes it anew."""
        del self.live[live.id]
        self.hosts[live.id] = live.table.host
        self.asleep[live.id] = self.now() - live.idle_for
        if live.table.over_days:
            self.slow[live.id] = SlowTable(live.id, live.table.host, live.days.since)
        else:
            self.slow.pop(live.id, None)
        await live.stop()
        self.count()
        self.lobby_changed()

    async def close_table(self, live: LiveTable) -> None:
        """Ends a table as its host could, in its turn among what the table has to do."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def end() -> None:
            try:
                for row in ending(live.table, live.at):
                    await live.commit(row)
            except StoreAway as error:
                done.set_exception(error)
                raise
            await live.look_after()
            done.set_result(None)

        live.put(end)
        try:
            await asyncio.wait_for(done, CLOSING)
        except TimeoutError as error:
            raise StoreAway("the table did not come to its end") from error

    # ---- stopping

    async def drain(self) -> None:
        """There is nobody else to play them."""

    async def stop(self) -> None:
        await self.note_idle()
        for live in list(self.live.values()):
            await live.stop()

    async def close(self) -> None:
        """Nothing is open besides the store."""

    def count(self) -> None:
        self.metrics.tables.set(len(self.live))
        self.metrics.open_tables.set(len(self.codes))
