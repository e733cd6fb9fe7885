"""The game server: its parts put together, opened, and closed without losing anything."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from starlette.requests import cookie_parser

from tablee.core.words import msg
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.journal import Origin
from tablee.protocol.setup import Setup
from tablee.server.base.colleagues import Alone, Colleagues, Spent
from tablee.server.base.cpu_time import charged
from tablee.server.base.garbage import Garbage
from tablee.server.base.logs import fault, log
from tablee.server.base.metrics import Metrics
from tablee.server.base.rate_limits import Limits, neighbourhood
from tablee.server.base.settings import Settings
from tablee.server.base.timed_journal import TimedJournal
from tablee.server.content.assets import Built
from tablee.server.content.images import ImageServer
from tablee.server.content.page import Pages
from tablee.server.hosting.bot_pool import BotPool
from tablee.server.hosting.chores import Chores
from tablee.server.hosting.connections import Connections
from tablee.server.hosting.halls.entrance import Halls
from tablee.server.hosting.halls.hall_directory import HallDirectory
from tablee.server.hosting.halls.house import HallPlace
from tablee.server.hosting.identities import COOKIE, SECURE_COOKIE, Identities, Ticket
from tablee.server.hosting.lobby import Lobby
from tablee.server.hosting.opening import kept_once, open_store
from tablee.server.hosting.shared_tables import SharedTables
from tablee.server.hosting.table_directory import LocalTables
from tablee.server.hosting.tables import TableHooks, Tables
from tablee.server.hosting.turn_news import TurnNews, count_waiting, open_calls
from tablee.server.push.turn_calls import TurnCalls
from tablee.stores.base import REMEDIES, TOKEN, BadStore, Salvaged, Store
from tablee.stores.tokens import OneTimeTokens, tokens
from tablee.table.live import LiveTable

P = ParamSpec("P")
T = TypeVar("T")

TIDYING = 60.0  # seconds between two looks for tables nobody is at
RETIRING = 6 * 3600.0  # and between two looks for what is too old
CHECKING = 24 * 3600.0  # and between two looks whether all that is stored can be read


class GameServer:
    makes_pictures = True  # for matches that ask for a new one

    def __init__(
        self, settings: Settings, store: Store, identities: Identities, images: ImageServer, metrics: Metrics,
        bots: BotPool, chores: Chores, lobby: Lobby, tables: Tables, connections: Connections, token: str,
        now: Callable[[], float], calls: TurnCalls | None, halls: Halls, colleagues: Colleagues | None = None,
    ) -> None:  # fmt: skip
        self.colleagues = colleagues or Alone()
        self.settings = settings
        self.store = store
        self.identities = identities
        self.images = images
        self.metrics = metrics
        self.bots = bots
        self.chores = chores
        self.lobby = lobby
        self.tables = tables
        self.halls = halls
        self.token = token  # of whoever runs the server
        self.now = now
        self.connections = connections
        self.calls = calls  # tells devices that a table waits, where the house does that
        self.pages = Pages(Built(), settings.day_source.kind != "off")
        self.thread = ThreadPoolExecutor(1, "study")  # one, so that whoever looks things up disturbs play but little
        self.studying = asyncio.Semaphore(1)  # of matches that are thought about at length, one at a time
        self.limits = Limits(settings, now)
        if self.colleagues.count > 1:
            self.limits.share(lambda limit, whose: self.colleagues.tell(Spent(limit, whose)))
        self.tickets: OneTimeTokens[Ticket] = tokens(store, "ticket", Ticket, settings.ticket_seconds, now)
        self.handovers: OneTimeTokens[str] = tokens(store, "handover", str, settings.handover_seconds, now)
        self.garbage = Garbage()
        self.doors_open = True

    async def open_table(
        self, person: str, setup: Setup, address: str = "", of_a_day: bool = False, origin: Origin | None = None
    ) -> LiveTable:
        if not self.doors_open:
            raise Refusal("doors-closed", msg("house-web-doors-closed"))
        return await self.tables.open(person, setup, address, of_a_day, origin)

    def is_seated(self, headers: list[tuple[bytes, bytes]]) -> bool:
        """Does this head of a request come from somebody who sits at a table here?"""
        cookies = cookie_parser(b"; ".join(value for name, value in headers if name == b"cookie").decode("latin-1"))
        shown = [self.identities.read(cookies.get(name)) for name in (SECURE_COOKIE, COOKIE)]
        people = {found.person for found in shown if found is not None}
        return any(live.table.is_here(person) for person in people for live in self.tables.live.values())

    def may_shake_hands(self, address: str) -> bool:
        """Asked before a handshake is even read: reading one takes longer than refusing it."""
        if not self.limits.handshakes.is_empty(neighbourhood(address)):
            return True
        self.metrics.refused.labels("too-many").inc()
        return False

    async def run_in_thread(self, run: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What takes a while and touches no table: matches played again, rules, lessons."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, partial(charged(run), *given, **named))

    async def forget_photos(self, person: str) -> None:
        await self.run_in_thread(self.images.photos.forget, person)

    @property
    def is_stopping(self) -> bool:
        return self.chores.is_stopping

    def trouble(self) -> str:
        """Why nobody can play here now; empty, if they can."""
        return "stopping" if self.is_stopping else self.store.trouble()

    def notes(self) -> list[str]:
        """What is wrong although people can play, in plain words."""
        found = [lost_words(self.store.salvaged)] if self.store.salvaged else []
        if unreadable := self.tables.count_broken():
            found.append(f"{unreadable} tables cannot be read; the log has a line table-broken for each")
        return found

    # ---- running

    def begin(self) -> None:
        self.chores.start(self.lobby.run(), self.metrics.watch_the_loop(), self.tidy(), self.retire())
        self.chores.start(*self.tables.start(), self.tables.deals.run())
        if self.calls is not None:
            self.chores.start(self.calls.sender.run())
        if self.settings.nats:
            self.chores.start(self.lobby.look_again())
        is_first = self.colleagues.index == 0
        self.chores.start(self.images.made.fill(self.settings.draw_ahead and is_first))
        if is_first:
            self.begin_for_all()

    def begin_for_all(self) -> None:
        """What is done once in a house, however many workers it has."""
        self.chores.start(self.check())
        if self.calls is not None:
            self.chores.start(self.calls.run())
        if self.settings.draw_ahead:
            self.chores.start(self.images.draw_ahead())

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            try:
                await self.tables.tidy()
                await self.halls.tidy()
                await self.identities.note_seen()
                self.garbage.look()
            except StoreAway:
                pass  # it is told elsewhere, and tried again
            except Exception as error:
                fault("housekeeping-failed", error)

    async def retire(self) -> None:
        if (days := self.store.leapt_days) and not self.colleagues.index:
            log(
                "clock-leapt", days=days, todo="look at this machine's clock: for a week nothing more is deleted by age"
            )
        while True:
            with suppress(StoreAway):
                await self.sweep()
            await asyncio.sleep(RETIRING)

    async def sweep(self) -> None:
        """What is too old goes: records, closed tables, names that nobody uses; the first worker sees to it."""
        await self.identities.note_seen()
        if self.colleagues.index:
            await self.identities.drop_unstored()
            return
        records = await self.store.retire(self.settings.keep_days)
        names = await self.store.forget_unused(self.settings.unused_days)
        if names or self.settings.nats:
            await self.identities.drop_unstored()
        await self.forget_pictures()
        if records or names:
            log("retired", count=records, names=names)
        if not self.store.leapt_days:
            await self.run_in_thread(self.images.photos.retire, self.identities.known.__contains__)

    async def forget_pictures(self) -> None:
        """Whoever is in the store no more, because nobody used their name or another node forgot them."""
        people = await asyncio.to_thread(self.images.made.people)
        for person in people - (await self.store.people(people)).keys():
            self.images.made.forget(person)

    async def check(self) -> None:
        """Once a day; at the start it is done before anything is opened."""
        while True:
            await asyncio.sleep(CHECKING)
            await self.store.check()

    async def stop(self) -> None:
        """Nobody else comes in, a word to everybody, and what is being written is written to its end."""
        if self.is_stopping:
            return
        self.doors_open = False
        await self.tables.drain()
        self.connections.is_closing = True
        log("stopping", tables=len(self.tables.live), sockets=len(self.connections.sockets))
        self.chores.stop()
        self.halls.stop()
        await self.tables.stop()
        with suppress(StoreAway):
            await self.identities.note_seen()
        self.connections.stop()
        await self.chores.finish(self.settings.stop_seconds)

    async def close(self) -> None:
        await self.stop()
        self.images.close()
        self.bots.close()
        self.thread.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
        log("stopped")
        await self.tables.close()


async def open_server(
    settings: Settings, now: Callable[[], float] = time.monotonic, store: Store | None = None,
    colleagues: Colleagues | None = None,
) -> GameServer:  # fmt: skip
    """Everything that is kept, taken up again; of one of several workers, what is its own."""
    store, others = store or await open_store(settings), colleagues or Alone()
    images = ImageServer(settings.folder / "pictures", settings.picture_threads, node_of(others))
    try:
        identities = Identities(store, await store.key(), await store.names(), await store.animals())
        identities.numbers = await store.signed_out()
        identities.gone = set(await store.gone_devices())
        identities.also_forget = images.made.forget
        images.made.kept.is_on = not settings.nats
        metrics, chores = Metrics(), Chores()
        bots = BotPool(max(1, settings.thinkers // others.count), metrics)
        calls = await open_calls(settings, store, metrics)
        lobby = Lobby(lambda: tables.public(), lambda person: count_waiting(store, person), bool(settings.door))
        turns = TurnNews(lobby, calls, chores, others)
        given = (
            settings, store, TimedJournal(store, metrics), identities, images, metrics, bots, chores, lobby.changed,
            now, TableHooks(turns=turns.heard, changed=lambda live: halls.table_changed(live)),
        )  # fmt: skip
        tables = LocalTables(*given) if others.count == 1 else SharedTables(*given, colleagues=others)
        place = HallPlace(store.halls, tables.table, forgotten=tables.renamed)
        halls = HallDirectory(settings, store, identities, tables, chores, place)
        connections, token = Connections(settings, metrics), admin_token(settings.folder)
        server = GameServer(
            settings, store, identities, images, metrics, bots, chores, lobby, tables, connections, token, now, calls,
            halls, others,
        )  # fmt: skip
        await images.open()
        await tables.load()
        await halls.load()
    except BaseException as error:
        images.close()
        await store.close()
        if isinstance(error, StoreAway):
            raise cannot_open(store) from error
        raise
    server.begin()
    return server


def node_of(colleagues: Colleagues) -> str:
    """Before the tokens of its one-time images: which worker has them."""
    return str(colleagues.index) if colleagues.count > 1 else ""


def cannot_open(store: Store) -> BadStore:
    """A store that goes away while the server is being opened: why, in plain words."""
    kind = store.trouble() or "fault"
    return BadStore(f"what is kept cannot be read or written ({kind}): {REMEDIES[kind]}")


def lost_words(lost: Salvaged) -> str:
    """What a damaged store has lost."""
    key = "; everybody has to say their name again" if lost.key else ""
    return (
        f"the store was damaged, and what could be read of it was kept: {lost.tables} tables and {lost.records} "
        f"records are lost, {lost.shortened} tables were put back to an earlier moment{key}; "
        f"the damaged file is {lost.aside}"
    )


def admin_token(folder: Path) -> str:
    """Made once, and readable by whoever runs the server alone."""
    return kept_once(folder / TOKEN, lambda: secrets.token_urlsafe(24))
