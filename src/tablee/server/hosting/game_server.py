"""The house: every table that is open, in memory while somebody is there, asleep in the journal otherwise."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from tablee.bots.players import player
from tablee.core.draws import FastDraw
from tablee.core.game import AnyGame, Bot
from tablee.core.moves import Seat
from tablee.core.words import msg
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.messages import Bye, Chat, SeatInfo
from tablee.protocol.setup import Setup
from tablee.server.base import codes, names
from tablee.server.base.logs import fault, log, table_mark
from tablee.server.base.metrics import HousedBot, Metrics, Timed
from tablee.server.base.rate_limits import Limits
from tablee.server.base.settings import Settings
from tablee.server.content.assets import Built
from tablee.server.content.images import Faces
from tablee.server.content.page import Pages
from tablee.server.hosting.bot_pool import BotPool
from tablee.server.hosting.entrances import About, Hall, Health
from tablee.server.hosting.identities import People, Ticket
from tablee.server.hosting.lobby import Lobby, TableLine, line
from tablee.server.hosting.opening import kept_once, open_store
from tablee.server.net.websocket import RESTART, Socket
from tablee.stores.base import TOKEN, Player, Store
from tablee.stores.tokens import OneTimeTokens, tokens
from tablee.table.live import LiveTable
from tablee.table.model.ports import Cancel, Ports, TableHandle
from tablee.table.model.seating import ending
from tablee.table.show.audience import CHAT_KEPT

P = ParamSpec("P")
T = TypeVar("T")

HOUSEKEEPING = 60.0  # seconds between two rounds through the house
RETIRING = 6 * 3600.0  # and between two looks for what is too old
DAY = 86_400.0
CLOSING = 5.0  # seconds for a table to come to its end


class House:
    def __init__(
        self, settings: Settings, store: Store, people: People, faces: Faces, token: str,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.store = store
        self.people = people
        self.faces = faces
        self.pages = Pages(Built())
        self.study = ThreadPoolExecutor(1, "study")  # one, so that whoever looks things up disturbs play but little
        self.token = token
        self.now = now
        self.metrics = Metrics()
        self.thinkers = BotPool(settings.thinkers, self.metrics)
        self.limits = Limits(settings, now)
        self.tickets: OneTimeTokens[Ticket] = tokens(store, "ticket", Ticket, settings.ticket_seconds, now)
        self.handovers: OneTimeTokens[str] = tokens(store, "handover", str, settings.handover_seconds, now)
        self.doors_open = True
        self.stopping = False
        self.codes: dict[str, str] = {}  # code and id of every table that is not closed
        self.opening: set[str] = set()  # codes of tables that are not written down yet: nobody can find them
        self.live: dict[str, LiveTable] = {}  # those that are awake, by id
        self.waking: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.asleep: dict[str, float] = {}  # since when nobody has come
        self.lobby = Lobby(self.public_tables)
        self.sockets: dict[Socket, tuple[str, ...]] = {}  # each with whom it counts for
        self.tabs: Counter[str] = Counter()
        self.hosts: dict[str, str] = {}  # who looks after a table, by its id
        self.chores: list[asyncio.Task[None]] = []  # go on for as long as the house is open
        self.tasks: set[asyncio.Task[None]] = set()  # come to an end
        self.ports = self.surroundings()

    @classmethod
    async def open(cls, settings: Settings, now: Callable[[], float] = time.monotonic) -> House:
        """Everything that is kept, taken up again."""
        store = await open_store(settings)
        faces = Faces(settings.folder / "pictures", settings.workers)
        try:
            people = People(store, await store.key(), await store.names(), await store.animals())
            house = cls(settings, store, people, faces, admin_token(settings.folder), now)
            await faces.open()
            await house.find_tables()
        except BaseException:
            faces.close()
            await store.close()
            raise
        house.begin()
        return house

    def surroundings(self) -> Ports:
        """What tables need from outside."""
        loop = asyncio.get_running_loop()

        def later(hundredths: int, run: Callable[[], None]) -> Cancel:
            return loop.call_later(max(0, hundredths) / 100_000, run)

        return Ports(
            now=lambda: time.perf_counter_ns() // 10_000,
            later=later,
            spawn=self.spawn,
            journal=Timed(self.store, self.metrics),
            secret=lambda: secrets.token_bytes(32),
            bot=self.new_bot,
            seed=lambda: secrets.randbits(30),
            pictures=self.faces,
            name=self.people.name,
            animal=self.people.animals.get,
            choose=self.dress,
            guest=self.name_guest,
            clean=names.cleaned_words,
            keep=self.keep,
            said=self.said,
            changed=self.changed,
            gone=self.gone,
            counts=self.metrics,
            ponder=self.thinkers.ponder,
            build=version("tablee"),
        )

    # ---- opening and finding tables

    async def find_tables(self) -> None:
        idle = await self.store.idle()
        for id, code in await self.store.tables():
            self.codes[code] = id
            self.asleep[id] = self.now() - idle.get(id, 0)

    async def open_table(self, person: str, setup: Setup) -> LiveTable:
        """A new table; its first row is durable before anybody hears of it."""
        if not self.doors_open:
            raise Refusal("doors-closed", msg("house-web-doors-closed"))
        hosted = sum(host == person for host in self.hosts.values())
        if len(self.codes) + len(self.opening) >= self.settings.tables or hosted >= self.settings.tables_a_person:
            raise Refusal("house-full", msg("house-web-full"))
        id, code = secrets.token_hex(8), codes.new_code(self.codes.keys() | self.opening)
        live, first = LiveTable.open(id, code, setup, person, self.ports)
        self.opening.add(code)
        try:
            await self.store.open_table(id, code, first)
        finally:
            self.opening.discard(code)
        self.codes[code] = id
        log("table-opened", table=table_mark(id), game=setup.game)
        self.seat(live)
        return live

    async def find(self, typed: str) -> LiveTable | None:
        """The table with this code, woken if it was asleep."""
        code = codes.read(typed)
        id = self.codes.get(code)
        return None if id is None else self.live.get(id) or await self.woken(id, code)

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
        said = await self.store.chat(id)
        try:
            if not found:
                raise LookupError("a table without a first row")
            live = LiveTable.from_rows(id, code, found, self.ports, self.now() - self.asleep.get(id, self.now()))
            live.audience.chat.extend(msgspec.json.decode(line, type=Chat) for line in said)
        except Exception as error:
            fault("table-broken", error, table=table_mark(id))
            return None
        await self.people.meet([live.table.host, *(chair.who for chair in live.table.chairs)])
        self.seat(live)
        return live

    def seat(self, live: LiveTable) -> None:
        """A table is in memory from now on."""
        self.live[live.id] = live
        self.hosts[live.id] = live.table.host
        self.asleep.pop(live.id, None)
        live.begin()
        self.count()

    # ---- what doors and routes ask for

    async def door_to(self, typed: str) -> Hall | None:
        """The table with this code, as a socket comes to it."""
        return await self.find(typed)

    async def id_of(self, typed: str) -> str | None:
        live = await self.find(typed)
        return None if live is None else live.id

    async def about(self, typed: str, person: str) -> About | None:
        """What somebody with the code may know before they come in."""
        live = await self.find(typed)
        return None if live is None else About(line(live), live.setup, live.table.is_here(person))

    def phase_for(self, typed: str, person: str) -> str:
        """The phase of a table somebody is at, if it is known here and now; of other tables nobody is told anything."""
        id = self.codes.get(codes.read(typed), "")
        live = self.live.get(id)
        is_at_it = live is not None and person and (self.hosts.get(id) == person or live.table.is_here(person))
        return line(live).phase if live is not None and is_at_it else ""

    async def end_table(self, typed: str) -> bool:
        """Ends the table with this code; False, if there is none."""
        live = await self.find(typed)
        if live is not None:
            await self.close_table(live)
        return live is not None

    async def picture(self, token: str) -> bytes | None:
        """What leaves by the hatch."""
        return await self.faces.take(token)

    def health(self) -> Health:
        return Health(True)

    # ---- what tables tell the house

    def changed(self, live: TableHandle) -> None:
        self.lobby.changed()

    def gone(self, live: TableHandle) -> None:
        """A table that is closed is forgotten; one that has to be read again is woken by whoever comes next."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        if live.closed:
            for known in (self.codes, self.asleep, self.hosts):
                known.pop(live.code if known is self.codes else live.id, None)
            self.spawn(self.persist(lambda: self.store.close_table(live.id)))
            log("table-closed", table=table_mark(live.id))
        else:
            self.asleep[live.id] = self.now()
        self.count()
        self.lobby.changed()

    async def keep(self, live: TableHandle, record: dict[str, Any], seats: list[SeatInfo]) -> None:
        """The record of a match, for those who played it. Keeping it twice is keeping it once."""
        chairs = live.table.chairs
        players = [chair.who for chair in chairs if chair.who]
        named = [  # beside the record, because names can be forgotten
            Player(chair.who, seat.name, "" if chair.who else chair.bot, seat.animal)
            for chair, seat in zip(chairs, seats, strict=True)
        ]
        number, game, data = live.table.current, str(record["game"]), msgspec.json.encode(record)
        await self.store.save_record(live.record_id, live.id, number, game, data, players, named)

    def said(self, live: TableHandle, person: str, words: Chat) -> None:
        """What somebody said is heard at once, and kept when the store comes to it."""
        line = msgspec.json.encode(words)
        self.spawn(self.persist(lambda: self.store.save_chat(live.id, person, line, CHAT_KEPT)))

    async def persist(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Writes as soon as the store is there."""
        wait = 0.2
        while True:
            try:
                return await write()
            except StoreAway:
                if self.stopping:
                    return
                await asyncio.sleep(wait)
                wait = min(10.0, wait * 2)

    def new_bot(self, name: str, game: AnyGame, seat: Seat) -> Bot:
        draw = FastDraw(secrets.randbits(60))
        return HousedBot(player(name, game, seat, draw), game.bot(seat, draw), self.metrics)

    def name_guest(self, id: str, name: str) -> str:
        """Somebody who plays on another's device."""
        clean = names.cleaned(name) or names.of_a_guest("fr")
        self.people.known[id] = clean
        self.spawn(self.persist(lambda: self.store.save_person(id, clean)))
        return clean

    def dress(self, id: str, animal: int) -> None:
        """An animal for somebody at a table, who may play on another's device."""
        self.people.animals[id] = animal
        self.spawn(self.persist(lambda: self.store.save_animal(id, animal)))

    def renamed(self, person: str) -> None:
        """Everybody at the same tables sees the new name."""
        for live in self.live.values():
            if live.table.is_here(person):
                live.stale_room = True
                live.put(live.look_after)

    # ---- what people may see of it

    def public_tables(self) -> list[TableLine]:
        return [line(live) for live in self.live.values() if live.setup.public and not live.closed]

    def count(self) -> None:
        self.metrics.tables.set(len(self.live))
        self.metrics.open_tables.set(len(self.codes))
        self.metrics.sockets.set(len(self.sockets))

    def is_ready(self) -> bool:
        return self.store.is_well() and not self.stopping

    # ---- sockets

    def has_room_for(self, person: str, address: str) -> bool:
        settings = self.settings
        return (
            not self.stopping
            and len(self.sockets) < settings.sockets
            and self.tabs[f"address {address}"] < settings.sockets_an_address
            and (not person or self.tabs[f"person {person}"] < settings.sockets_a_person)
        )

    def let_in(self, socket: Socket, person: str, address: str) -> None:
        """A socket is open; in the lobby it is nobody's."""
        whose = (f"address {address}", f"person {person}")
        self.sockets[socket] = whose
        self.tabs.update(whose)
        self.count()

    def let_out(self, socket: Socket) -> None:
        for whose in self.sockets.pop(socket, ()):
            self.tabs[whose] -= 1
            if not self.tabs[whose]:
                del self.tabs[whose]
        self.count()

    def sockets_of(self, person: str) -> list[Socket]:
        return [socket for socket, whose in self.sockets.items() if f"person {person}" in whose]

    # ---- running

    def begin(self) -> None:
        chores = [self.lobby.run(), self.metrics.watch_the_loop(), self.keep_house(), self.retire(), self.wake_all()]
        if self.settings.draw_ahead:
            chores.append(self.faces.draw_ahead())
        self.chores = [asyncio.create_task(chore) for chore in chores]
        for chore in self.chores:
            chore.add_done_callback(self.ended)

    async def in_the_study(self, run: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What takes a while and touches no table: matches played again, rules, lessons."""
        return await asyncio.get_running_loop().run_in_executor(self.study, partial(run, *given, **named))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            fault("task-failed", error)

    async def wake_all(self) -> None:
        """After a restart every table is read once, so that what was left undone is done; then they may sleep."""
        for code, id in list(self.codes.items()):
            if id not in self.live:
                with suppress(Refusal, StoreAway):
                    await self.woken(id, code)
                await asyncio.sleep(0)

    async def keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            try:
                await self.tidy()
            except Exception as error:
                fault("housekeeping-failed", error)

    async def tidy(self) -> None:
        """Tables nobody is at fall asleep; those nobody has come to for days are closed."""
        await self.note_idle()
        for live in list(self.live.values()):
            if live.idle_for > self.settings.sleep_minutes * 60 and not live.busy:
                await self.put_to_sleep(live)
        long_ago = self.now() - self.settings.idle_days * DAY
        for code, id in list(self.codes.items()):
            if self.asleep.get(id, self.now()) < long_ago:
                with suppress(Refusal, StoreAway):
                    await self.close_table(await self.woken(id, code))

    async def note_idle(self) -> None:
        """A house that is started again counts on from here."""
        with suppress(StoreAway):
            await self.store.note_idle({live.id: live.idle_for for live in self.live.values()})

    async def put_to_sleep(self, live: LiveTable) -> None:
        """Out of memory before anything is awaited, so that whoever comes now wakes it anew."""
        del self.live[live.id]
        self.hosts[live.id] = live.table.host
        self.asleep[live.id] = self.now() - live.idle_for
        await live.stop()
        self.count()
        self.lobby.changed()

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

    async def retire(self) -> None:
        while True:
            with suppress(StoreAway):
                gone = await self.store.retire(self.settings.keep_days)
                if gone:
                    log("retired", count=gone)
            await asyncio.sleep(RETIRING)

    async def stop(self) -> None:
        """Doors closed, a word to everybody, and what is being written is written to its end."""
        if self.stopping:
            return
        self.stopping, self.doors_open = True, False
        log("stopping", tables=len(self.live), sockets=len(self.sockets))
        for chore in self.chores:
            chore.cancel()
        await self.note_idle()
        for live in list(self.live.values()):
            await live.stop()
        for socket in list(self.sockets):  # in the lobby, or just coming in: whoever sat at a table has had the word
            self.say_goodbye(socket)
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=self.settings.stop_seconds)

    def say_goodbye(self, socket: Socket) -> None:
        """A word that says to come back, for whoever is here while the house stops."""
        socket.send(msgspec.json.encode(Bye(why=msg("house-stopping"))))
        socket.close(RESTART, "restart")

    async def close(self) -> None:
        await self.stop()
        self.faces.close()
        self.thinkers.close()
        self.study.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
        log("stopped")


def admin_token(folder: Path) -> str:
    """The host's token: made once, and readable by the host alone."""
    return kept_once(folder / TOKEN, lambda: secrets.token_urlsafe(24))
