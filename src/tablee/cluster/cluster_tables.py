"""A house of many machines: one node of it. Everything a single house does, for tables that may be played anywhere."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import msgspec

from tablee.cluster import messages
from tablee.cluster.bus import Unreachable
from tablee.cluster.gateway import RelayedSocket
from tablee.cluster.lease import Lease, Leased
from tablee.cluster.messages import AnyNews, Changed, Done, End, Fetch, Fetched, Listed
from tablee.cluster.metrics import Figures
from tablee.cluster.nats_bus import NatsBus
from tablee.cluster.node import Node, rules_here
from tablee.cluster.ports import NodePorts
from tablee.cluster.remote_bots import RemoteBots
from tablee.core.moves import Seat
from tablee.core.words import msg
from tablee.protocol import journal as rows
from tablee.protocol.errors import NotOurs, Refusal, StoreAway
from tablee.protocol.ids import device_of
from tablee.protocol.messages import AnyUp
from tablee.protocol.setup import Setup
from tablee.server.base import codes
from tablee.server.base.logs import log
from tablee.server.base.settings import Settings
from tablee.server.content.images import Faces
from tablee.server.hosting.entrances import About, Health, show_out
from tablee.server.hosting.game_server import House
from tablee.server.hosting.identities import People
from tablee.server.hosting.lobby import TableLine, line
from tablee.server.hosting.opening import open_store
from tablee.server.net.websocket import Socket
from tablee.stores.base import Store
from tablee.table.live import LiveTable
from tablee.table.model.ports import Ports, TableHandle
from tablee.table.model.table import Table
from tablee.table.show.room_view import RoomView

SHARE, AT_LEAST = 0.5, 2.0  # seconds between two lists of public tables: at most, where it has changed, and at least
LISTED = 5.0  # seconds for which another node's list is good
DRAWING, ENDING = 30.0, 6.0  # seconds in which another node draws a picture, or ends a table
TRIES = 5  # to find a code that nobody has
FORGOTTEN = 1000
ALL_SEATS = list(range(10))


class Place:
    """A table, wherever it is played, as a door leads to it."""

    def __init__(self, house: ClusterHouse, id: str) -> None:
        self.house = house
        self.id = id

    @property
    def gone(self) -> bool:
        return self.house.stopping

    def welcomes(self, person: str) -> bool:
        """The owner decides; here it is known where that is this node."""
        live = self.house.node.owned(self.id)
        return live is None or live.welcomes(person)

    def seats_of(self, person: str) -> list[Seat]:
        """Of a table elsewhere it is not known whose seat is whose: its owner refuses what is not right."""
        live = self.house.node.owned(self.id)
        return ALL_SEATS if live is None else live.seats_of(person)

    def enter(self, person: str, line: Socket, match: int | None, n: int | None) -> RelayedSocket:
        return self.house.node.gateway.enter(self.id, person, line, match, n)

    def post(self, who: RelayedSocket, asked: AnyUp) -> bool:
        return who.post(asked)

    def leave(self, who: RelayedSocket) -> None:
        who.leave()


class ClusterHouse(House):
    def __init__(
        self, settings: Settings, store: Store, people: People, faces: Faces, token: str,
        now: Callable[[], float], name: str, bus: NatsBus, key: bytes,
    ) -> None:  # fmt: skip
        self.name = name
        self.bus = bus
        self.lease = Lease(store, clock, settings.lease_ms / 1000)
        super().__init__(settings, store, people, faces, token, now)
        self.figures = Figures(self.metrics, name)
        self.thinkers = RemoteBots(settings.thinkers, self.metrics, bus, key)
        self.ports = replace(self.ports, ponder=self.thinkers.ponder)
        self.names: dict[str, str] = {}  # codes of tables, by id
        self.elsewhere: dict[str, tuple[list[TableLine], float]] = {}  # public tables of other nodes, and since when
        self.node = Node(self.node_ports())

    @classmethod
    async def open(cls, settings: Settings, now: Callable[[], float] = time.monotonic) -> ClusterHouse:
        """A node, under a name that nobody has had before: whoever was here before us is somebody else."""
        name = f"{re.sub('[^A-Za-z0-9_-]', '-', settings.node) or 'node'}-{secrets.token_hex(4)}"
        store = await open_store(msgspec.structs.replace(settings, node=name), alone=False, renews=False)
        faces = Faces(settings.folder / "pictures", settings.workers, name)
        try:
            key = await store.key()
            people = People(store, key, await store.names(), await store.animals())
            bus = NatsBus(settings.nats, name, key)
            house = cls(settings, store, people, faces, token_of(key), now, name, bus, key)
            await house.lease.renew()
            await faces.open()
            await house.find_tables()
        except BaseException:
            faces.close()
            await store.close()
            raise
        house.begin()
        return house

    def node_ports(self) -> NodePorts:
        return NodePorts(
            name=self.name,
            now=self.ports.now,
            sleep=asyncio.sleep,
            later=self.ports.later,
            spawn=self.spawn,
            bus=self.bus,
            store=self.store,
            lease=self.lease,
            live=self.live,
            wake=self.take_up,
            knows=self.people.known.__contains__,
            meet=self.people.meet,
            end=self.close_table,
            fetch=self.faces.take,
            heard=self.heard,
            rules=rules_here(),
            follows=self.settings.follow,
            tally=self.figures,
        )

    def surroundings(self) -> Ports:
        found = super().surroundings()
        return replace(found, journal=Leased(found.journal, self.lease))

    def begin(self) -> None:
        self.bus.open(self.node)
        super().begin()
        self.chores += [asyncio.create_task(chore) for chore in (*self.node.chores(), self.share_lobby())]

    # ---- tables

    async def open_table(self, person: str, setup: Setup) -> LiveTable:
        """Another node may have a table under the code that we made up."""
        if not self.lease.is_held():
            raise StoreAway("our lease has run out")
        for _ in range(TRIES - 1):
            with suppress(NotOurs):
                return await super().open_table(person, setup)
        return await super().open_table(person, setup)

    def seat(self, live: LiveTable) -> None:
        """A table that was opened here is ours from its first row on; one that was taken over is so already."""
        self.names[live.id] = live.code
        if live.id not in self.lease.terms:
            self.lease.begin(live.id, self.lease.term, 1)
        super().seat(live)

    async def take_up(self, id: str, known: list[bytes]) -> LiveTable | None:
        """A table that has become ours, into memory."""
        if id not in self.names:
            await self.find_tables()
        return await self.read(id, self.names.get(id, ""), known)

    async def wake_all(self) -> None:
        """The node looks for tables whose owner is gone; all others are asleep, or somebody's."""

    async def woken(self, id: str, code: str) -> LiveTable:
        self.names[id] = code
        live = self.node.owned(id) or await self.node.adopt(id)
        if live is None:
            raise Refusal("table-elsewhere", msg("house-unreachable"))
        return live

    def gone(self, live: TableHandle) -> None:
        super().gone(live)
        if live.closed:
            self.lease.end(live.id)
            self.names.pop(live.id, None)

    async def put_to_sleep(self, live: LiveTable) -> None:
        with suppress(StoreAway):
            await self.store.note_idle({live.id: live.idle_for})
        await super().put_to_sleep(live)
        with suppress(StoreAway):  # then it is given back when somebody looks for it
            await self.node.give_back(live.id)

    async def find_tables(self) -> None:
        """Other nodes open and close tables, too, and somebody may have been at them."""
        idle, tables = await self.store.idle(), await self.store.tables()
        self.names = dict(tables) | {id: live.code for id, live in self.live.items()}
        self.codes = {code: id for id, code in self.names.items()}
        self.asleep = {id: self.now() - idle.get(id, 0) for id in self.names if id not in self.live}
        self.hosts = {id: host for id, host in self.hosts.items() if id in self.names}

    async def tidy(self) -> None:
        with suppress(StoreAway):
            await self.find_tables()
            await super().tidy()
            await self.look_up_company()

    # ---- what doors and routes ask for

    async def id_of(self, typed: str) -> str | None:
        code = codes.read(typed)
        if code not in self.codes and (id := await self.store.table_of(code)) is not None:
            self.codes[code], self.names[id] = id, code
        return self.codes.get(code)

    async def door_to(self, typed: str) -> Place | None:
        id = await self.id_of(typed)
        return None if id is None else Place(self, id)

    async def about(self, typed: str, person: str) -> About | None:
        """Of a table elsewhere, as its journal tells it."""
        id = await self.id_of(typed)
        if id is None:
            return None
        live = self.node.owned(id)
        if live is not None:
            return About(line(live), live.setup, live.table.is_here(person))
        table = Table(id)
        for row in await self.store.rows(id):
            table.apply(rows.decode(row))
        await self.people.meet(chair.who for chair in table.chairs)
        known = RoomView(table, self.names[id], frozenset(), self.people.name, self.people.animals.get, [], "")
        return About(msgspec.convert(known.lobby(), TableLine), table.setup, table.is_here(person))

    async def end_table(self, typed: str) -> bool:
        id = await self.id_of(typed)
        if id is None:
            return False
        owner = await self.node.whose(id)
        if owner and owner != self.name:
            try:
                return isinstance(await self.node.ask(owner, End(id), ENDING), Done)
            except Unreachable as error:
                raise StoreAway("its owner cannot be reached") from error
        await self.close_table(await self.woken(id, codes.read(typed)))
        return True

    async def picture(self, token: str) -> bytes | None:
        """A picture leaves by the hatch of the node that offered it, and by this one's door."""
        node, dot, own = token.partition(".")
        if not dot:
            return None
        if node == self.name:
            return await super().picture(own)
        with suppress(Unreachable):
            found = await self.node.ask(node, Fetch(own), DRAWING)
            return found.data if isinstance(found, Fetched) else None
        return None

    def health(self) -> Health:
        return Health(True, self.name, len(self.live), self.figures.taken, self.node.reaches_others)

    # ---- people and the lobby

    def renamed(self, person: str) -> None:
        super().renamed(person)
        self.bus.tell_all(messages.written(Changed(person)))

    def heard(self, news: AnyNews) -> None:
        """Something that every node is told."""
        match news:
            case Changed(person=person):
                self.spawn(self.look_up_again(person))
            case Listed(node=node, lines=lines) if node != self.name:
                self.elsewhere[node] = msgspec.convert(lines, list[TableLine]), self.now()
                self.lobby.changed()

    async def look_up_again(self, person: str) -> None:
        """Somebody has another name now, or none: then they are forgotten here as well."""
        await self.persist(lambda: self.people.refresh(person))
        super().renamed(person)
        if person not in self.people.known:
            for socket in self.sockets_of(person):
                show_out(socket, FORGOTTEN, msg("house-web-forgotten"))

    async def look_up_company(self) -> None:
        """Everybody who is here: a word that somebody was forgotten may have been lost."""
        seated = {chair.who for live in self.live.values() for chair in live.table.chairs if chair.who}
        company = {relayed.person for relayed in self.node.gateway.sockets} | seated
        missing = company - (await self.store.people(company)).keys()
        for person in {device_of(each) for each in missing}:
            await self.look_up_again(person)

    def public_tables(self) -> list[TableLine]:
        lately = self.now() - LISTED
        self.elsewhere = {node: known for node, known in self.elsewhere.items() if known[1] > lately}
        own = super().public_tables()
        here = {each.code for each in own}
        return own + [each for lines, _ in self.elsewhere.values() for each in lines if each.code not in here]

    async def share_lobby(self) -> None:
        """What may be lost is said again, so that a lobby is right again soon."""
        last, since = b"", 0.0
        while True:
            said = messages.written(Listed(self.name, super().public_tables()))
            if said != last or self.now() - since > AT_LEAST:
                self.bus.tell_all(said)
                last, since = said, self.now()
            if self.elsewhere:
                self.lobby.changed()  # lists grow old
            await asyncio.sleep(SHARE)

    # ---- leaving

    async def stop(self) -> None:
        """Tables are given away first, so that whoever comes back finds them played elsewhere."""
        if not self.stopping:
            self.doors_open = False
            await self.note_idle()
            before = self.now()
            await self.node.drain()
            await self.bus.flush()
            log("drained", seconds=round(self.now() - before, 3))
        await super().stop()

    async def close(self) -> None:
        await super().close()
        await self.bus.close()


def clock() -> float:
    """Seconds, which pass also while the machine sleeps: a lease does not wait for it."""
    return time.clock_gettime(CLOCK) if CLOCK is not None else time.monotonic()


CLOCK: int | None = getattr(time, "CLOCK_BOOTTIME", None)


def token_of(key: bytes) -> str:
    """The key of whoever runs the house: the same at every node."""
    return hmac.new(key, b"tablee-admin", hashlib.sha256).hexdigest()[:40]
