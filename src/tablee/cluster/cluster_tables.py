"""Tables of many machines: those of this node, and how those of the others are reached."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import msgspec

from tablee.cluster import messages
from tablee.cluster.bus import Unreachable
from tablee.cluster.cluster_halls import ClusterHalls, answerer, halls_of
from tablee.cluster.gateway import RelayedSocket
from tablee.cluster.lease import Lease, Leased
from tablee.cluster.messages import AnyNews, Changed, Done, End, Fetch, Fetched, Listed
from tablee.cluster.metrics import Figures
from tablee.cluster.nats_bus import NatsBus
from tablee.cluster.node import Node, rules_here
from tablee.cluster.node_halls import LeasedHalls
from tablee.cluster.ports import NodePorts
from tablee.cluster.remote_bots import RemoteBots
from tablee.core.moves import Seat
from tablee.core.words import msg
from tablee.protocol import journal as rows
from tablee.protocol.errors import NotOurs, Refusal, StoreAway
from tablee.protocol.ids import HALL, device_of
from tablee.protocol.messages import AnyUp
from tablee.protocol.setup import Setup
from tablee.server.base import codes
from tablee.server.base.logs import log
from tablee.server.base.metrics import Metrics
from tablee.server.base.settings import Settings
from tablee.server.base.timed_journal import TimedJournal
from tablee.server.content.images import ImageServer
from tablee.server.hosting.chores import Chores, Work
from tablee.server.hosting.connections import Connections
from tablee.server.hosting.day_deals import DayDeals
from tablee.server.hosting.game_server import GameServer, cannot_open
from tablee.server.hosting.halls.hall_directory import HallDirectory
from tablee.server.hosting.halls.house import HallPlace
from tablee.server.hosting.identities import Identities
from tablee.server.hosting.lobby import Lobby, TableLine
from tablee.server.hosting.opening import keep, open_store
from tablee.server.hosting.table_directory import LocalTables
from tablee.server.hosting.tables import About, Health, TableHooks
from tablee.server.hosting.turn_news import TurnNews, count_waiting, open_calls
from tablee.server.net.websocket import Socket
from tablee.stores.base import TOKEN, Store
from tablee.table.live import LiveTable
from tablee.table.model.table import Table
from tablee.table.show.room_view import RoomView

SHARE, AT_LEAST = 0.5, 2.0  # seconds between two lists of public tables: at most, where it has changed, and at least
LISTED = 5.0  # seconds for which another node's list is good
DRAWING, ENDING = 30.0, 6.0  # seconds in which another node draws a picture, or ends a table
TRIES = 5  # to find a code that nobody has
ALL_SEATS = list(range(10))


class RemoteEntrance:
    """A table, wherever it is played, as a socket comes to it."""

    def __init__(self, node: Node, chores: Chores, id: str) -> None:
        self.node = node
        self.chores = chores
        self.id = id

    @property
    def gone(self) -> bool:
        return self.chores.is_stopping

    def welcomes(self, person: str) -> bool:
        """The owner decides; here it is known where that is this node."""
        live = self.node.owned(self.id)
        return live is None or live.welcomes(person)

    def seats_of(self, person: str) -> list[Seat]:
        """Of a table elsewhere it is not known whose seat is whose: its owner refuses what is not right."""
        live = self.node.owned(self.id)
        return ALL_SEATS if live is None else live.seats_of(person)

    def enter(self, person: str, line: Socket, match: int | None, n: int | None) -> RelayedSocket:
        return self.node.gateway.enter(self.id, person, line, match, n)

    def post(self, who: RelayedSocket, asked: AnyUp) -> bool:
        return who.post(asked)

    def leave(self, who: RelayedSocket) -> None:
        who.leave()


class ClusterTables:
    def __init__(
        self, name: str, local: LocalTables, node: Node, bus: NatsBus, lease: Lease, figures: Figures,
        forgotten: Callable[[str], None],
        signed_out: Callable[[str, int], None],
        shut_out: Callable[[], None],
    ) -> None:  # fmt: skip
        self.name = name
        self.local = local
        self.node = node
        self.bus = bus
        self.lease = lease
        self.figures = figures
        self.forgotten = forgotten  # hears of somebody who is known no more
        self.signed_out = signed_out  # and of somebody whose other devices are
        self.shut_out = shut_out  # and that a device may be nobody's any more
        self.store, self.identities, self.now = local.store, local.identities, local.now
        self.elsewhere: dict[str, tuple[list[TableLine], float]] = {}  # public tables of other nodes, and since when

    @property
    def live(self) -> dict[str, LiveTable]:
        return self.local.live

    @property
    def deals(self) -> DayDeals:
        return self.local.deals

    def start(self) -> Iterable[Work]:
        self.bus.open(self.node, self.back_again)
        return [*self.node.chores(), self.share_lobby(), self.local.wake_due(self.woken)]

    # ---- opening and finding

    async def open(
        self, person: str, setup: Setup, address: str = "", of_a_day: bool = False, origin: rows.Origin | None = None
    ) -> LiveTable:
        """Another node may have a table under the code that we made up."""
        if not self.lease.is_held():
            raise StoreAway("our lease has run out")
        for _ in range(TRIES - 1):
            with suppress(NotOurs):
                return await self.local.open(person, setup, address, of_a_day, origin)
        return await self.local.open(person, setup, address, of_a_day, origin)

    async def code_of(self, id: str) -> str | None:
        """Another node may have opened it since we last looked."""
        if id not in self.local.names:
            await self.local.load()
        return self.local.names.get(id)

    async def find(self, typed: str) -> str | None:
        code = codes.read(typed)
        if code not in self.local.codes and (id := await self.store.table_of(code)) is not None:
            self.local.know(id, code)
        return self.local.codes.get(code)

    async def table_of_hall(self, code: str) -> LiveTable | None:
        """In memory; it is led from here."""
        id = await self.find(code)
        return None if id is None else await self.woken(id)

    async def woken(self, id: str) -> LiveTable:
        live = self.node.owned(id) or await self.node.adopt(id)
        if live is None:
            raise Refusal("table-elsewhere", msg("house-unreachable"))
        return live

    # ---- what routes and sockets ask for

    async def entrance(self, typed: str) -> RemoteEntrance | None:
        id = await self.find(typed)
        return None if id is None else RemoteEntrance(self.node, self.local.chores, id)

    async def about(self, typed: str, person: str) -> About | None:
        """Of a table elsewhere, as its journal tells it."""
        id = await self.find(typed)
        if id is None:
            return None
        live = self.node.owned(id)
        if live is not None:
            is_hidden = live.table.of_hall and not live.table.is_here(person)
            return None if is_hidden else self.local.about_live(live, person)
        table = await self.read(id)
        if table.of_hall and not table.is_here(person):
            return None
        people = self.identities
        await people.meet(chair.who for chair in table.chairs)
        known = RoomView(table, codes.read(typed), frozenset(), people.name, people.animals.get, [], "", people.given)
        return About(msgspec.convert(known.lobby(), TableLine), table.setup, table.is_here(person))

    async def table_at(self, typed: str) -> Table | None:
        id = await self.find(typed)
        if id is None:
            return None
        live = self.node.owned(id)
        return await self.read(id) if live is None else live.table

    async def read(self, id: str) -> Table:
        """A table elsewhere, as its journal tells it."""
        table = Table(id)
        for row in await self.store.rows(id):
            table.apply(rows.decode(row))
        return table

    def phase_for(self, typed: str, person: str) -> str:
        return self.local.phase_for(typed, person)

    async def end(self, typed: str) -> bool:
        id = await self.find(typed)
        if id is None:
            return False
        owner = await self.node.whose(id)
        if owner and owner != self.name:
            try:
                return isinstance(await self.node.ask(owner, End(id), ENDING), Done)
            except Unreachable as error:
                raise StoreAway("its owner cannot be reached") from error
        await self.local.close_table(await self.woken(id))
        return True

    async def image(self, token: str) -> bytes | None:
        """A one-time image is drawn by the node that offered it, and sent by this one."""
        node, dot, own = token.partition(".")
        if not dot:
            return None
        if node == self.name:
            return await self.local.image(own)
        with suppress(Unreachable):
            found = await self.node.ask(node, Fetch(own), DRAWING)
            return found.data if isinstance(found, Fetched) else None
        return None

    def count_asleep(self) -> int:
        return self.local.count_asleep()

    def count_broken(self) -> int:
        return self.local.count_broken()

    def health(self) -> Health:
        return Health(True, self.name, len(self.live), self.figures.taken, self.node.reaches_others)

    # ---- people and the lobby

    def renamed(self, person: str) -> None:
        self.local.renamed(person)
        self.bus.tell_all(messages.written(Changed(person)))

    def heard(self, news: AnyNews) -> None:
        """Something that every node is told."""
        match news:
            case Changed(person=person):
                self.local.chores.spawn(self.look_up_again(person))
            case Listed(node=node, lines=lines) if node != self.name:
                self.elsewhere[node] = msgspec.convert(lines, list[TableLine]), self.now()
                self.local.lobby_changed()

    async def look_up_again(self, person: str) -> None:
        """Somebody has another name now, or fewer devices, or no name: then they are forgotten here as well."""
        await self.local.chores.persist(lambda: self.identities.refresh(person))
        self.local.renamed(person)
        if person not in self.identities.known:
            self.forgotten(person)
            return
        self.shut_out()
        if number := self.identities.number(person):
            self.signed_out(person, number)

    async def look_up_everybody(self) -> None:
        """A word that somebody was forgotten, or that a device was shut out, may have been lost."""
        seated = {chair.who for live in self.live.values() for chair in live.table.chairs if chair.who}
        here = {relayed.person for relayed in self.node.gateway.sockets} | seated
        missing = here - (await self.store.people(here)).keys()
        numbers = await self.store.signed_out()
        out = {person for person, number in numbers.items() if number > self.identities.number(person)}
        for person in {device_of(each) for each in missing} | out:
            await self.look_up_again(person)
        self.identities.gone |= set(await self.store.gone_devices())
        self.shut_out()

    def back_again(self) -> None:
        """Others could tell us nothing for a while."""
        self.local.chores.spawn(self.local.chores.persist(self.look_up_everybody))

    def public(self) -> list[TableLine]:
        lately = self.now() - LISTED
        self.elsewhere = {node: known for node, known in self.elsewhere.items() if known[1] > lately}
        own = self.local.public()
        here = {each.code for each in own}
        return own + [each for lines, _ in self.elsewhere.values() for each in lines if each.code not in here]

    async def share_lobby(self) -> None:
        """What may be lost is said again, so that a lobby is right again soon."""
        last, since = b"", 0.0
        while True:
            said = messages.written(Listed(self.name, self.local.public()))
            if said != last or self.now() - since > AT_LEAST:
                self.bus.tell_all(said)
                last, since = said, self.now()
            if self.elsewhere:
                self.local.lobby_changed()  # lists grow old
            await asyncio.sleep(SHARE)

    # ---- tables nobody is at

    async def tidy(self) -> None:
        """As on one machine; a table that falls asleep is anybody's."""
        with suppress(StoreAway):
            await self.local.load()
            await self.local.note_idle()
            await self.local.close_empty()
            for live in self.local.idle():
                await self.put_to_sleep(live)
            for id, _ in self.local.long_idle():
                with suppress(Refusal, StoreAway):
                    await self.local.close_table(await self.woken(id))
            await self.look_up_everybody()

    async def put_to_sleep(self, live: LiveTable) -> None:
        with suppress(StoreAway):
            await self.store.note_idle({live.id: live.idle_for})
        await self.local.put_to_sleep(live)
        with suppress(StoreAway):  # then it is given back when somebody looks for it
            await self.node.give_back(live.id)

    # ---- leaving

    async def drain(self) -> None:
        """Tables are given away first, so that whoever comes back finds them played elsewhere."""
        await self.local.note_idle()
        before = self.now()
        await self.node.drain()
        await self.bus.flush()
        log("drained", seconds=round(self.now() - before, 3))

    async def stop(self) -> None:
        await self.local.stop()

    async def close(self) -> None:
        await self.bus.close()


async def open_cluster_server(settings: Settings, now: Callable[[], float] = time.monotonic) -> GameServer:
    """A node, under a name that nobody has had before: whoever was here before us is somebody else."""
    name = f"{re.sub('[^A-Za-z0-9_-]', '-', settings.node) or 'node'}-{secrets.token_hex(4)}"
    store = await open_store(msgspec.structs.replace(settings, node=name), alone=False, renews=False)
    images = ImageServer(settings.folder / "pictures", settings.picture_threads, name)
    try:
        server = await built(settings, name, store, images, now)
    except BaseException as error:
        images.close()
        await store.close()
        if isinstance(error, StoreAway):
            raise cannot_open(store) from error
        raise
    server.begin()
    return server


async def built(
    settings: Settings, name: str, store: Store, images: ImageServer, now: Callable[[], float]
) -> GameServer:
    """The parts in the order in which one needs the other."""
    key = await store.key()
    identities = Identities(store, key, await store.names(), await store.animals())
    identities.numbers = await store.signed_out()
    identities.gone = set(await store.gone_devices())
    metrics, chores = Metrics(), Chores()
    lease = Lease(store, clock, settings.lease_ms / 1000)
    bus = NatsBus(settings.nats, name, key)
    bots = RemoteBots(settings.thinkers, metrics, bus, key)
    calls = await open_calls(settings, store, metrics)
    lobby = Lobby(lambda: tables.public(), lambda person: count_waiting(store, person), bool(settings.door))
    hooks = TableHooks(
        opened=lease.opened,
        closed=lease.end,
        turns=TurnNews(lobby, calls, chores).heard,
        changed=lambda live: halls.table_changed(live),
    )
    local = LocalTables(
        settings, store, Leased(TimedJournal(store, metrics), lease), identities, images, metrics, bots, chores,
        lobby.changed, now, hooks,
    )  # fmt: skip
    place = HallPlace(
        LeasedHalls(store.halls, lease),
        wake=lambda code: tables.table_of_hall(code),
        opened=lambda id: lease.opened(HALL + id),
        ended=lambda id: lease.end(HALL + id),
        forgotten=lambda device: tables.renamed(device),
    )
    halls = HallDirectory(settings, store, identities, local, chores, place)
    figures = Figures(metrics, name)
    node = Node(
        NodePorts(
            name=name,
            now=local.ports.now,
            sleep=asyncio.sleep,
            later=local.ports.later,
            spawn=chores.spawn,
            bus=bus,
            store=store,
            lease=lease,
            live=local.live,
            wake=waker(local),
            knows=identities.known.__contains__,
            meet=identities.meet,
            end=local.close_table,
            fetch=images.redeem,
            heard=lambda news: tables.heard(news),
            rules=rules_here(),
            follows=settings.follow,
            tally=figures,
            halls=halls_of(halls, local, store, rules_here()),
            of_hall=answerer(halls),
        )
    )
    connections = Connections(settings, metrics)

    def forgotten(person: str) -> None:
        connections.forget(person)
        chores.spawn(chores.persist(lambda: halls.leave(person)))

    tables = ClusterTables(
        name, local, node, bus, lease, figures, forgotten, connections.sign_out,
        lambda: connections.shut_out(identities.gone),
    )  # fmt: skip
    token = token_of(key)
    keep(settings.folder / TOKEN, token)
    server = GameServer(
        settings, store, identities, images, metrics, bots, chores, lobby, tables, connections, token, now, calls,
        ClusterHalls(halls, node),
    )  # fmt: skip
    await lease.renew()
    await images.open()
    await local.load()
    return server


def waker(local: LocalTables) -> Callable[[str, list[bytes]], Awaitable[LiveTable | None]]:
    """Takes a table that has become ours into memory."""

    async def wake(id: str, known: list[bytes]) -> LiveTable | None:
        if id not in local.names:
            await local.load()
        return await local.read(id, local.names.get(id, ""), known)

    return wake


def clock() -> float:
    """Seconds, which pass also while the machine sleeps: a lease does not wait for it."""
    return time.clock_gettime(CLOCK) if CLOCK is not None else time.monotonic()


CLOCK: int | None = getattr(time, "CLOCK_BOOTTIME", None)


def token_of(key: bytes) -> str:
    """The key of whoever runs the server: the same at every node."""
    return hmac.new(key, b"tablee-admin", hashlib.sha256).hexdigest()[:40]
