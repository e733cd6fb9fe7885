"""One worker: the server with the tables of its own codes. It ends when the process that started it does."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing import active_children

import msgspec
from msgspec import Struct

from tablee.server.app import HttpServer, config_of, loop_factory
from tablee.server.base import colleagues as said
from tablee.server.base.colleagues import NEWS, AnyNews
from tablee.server.base.garbage import leave_alone_what_stays
from tablee.server.base.logs import log, write_to_stderr
from tablee.server.base.settings import Settings
from tablee.server.endpoints.admin import awake_tables, condition
from tablee.server.endpoints.halls.halls import open_halls
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.server.hosting.shared_tables import SharedTables
from tablee.server.net.http_guard import Reception
from tablee.server.net.passing import Passing
from tablee.server.workers.channel import ALL, HOUSE, Channel
from tablee.stores.base import Salvaged
from tablee.stores.sqlite.store import SqliteStore

PATIENCE = 1.0  # seconds for others to answer
READY, ALIVE = b"ready", b"alive"  # what the house is told
LINES: list[socket.socket] = []  # kept, so that the system closes it, when nothing of this process is left


class Place(Struct, frozen=True):
    """Which worker it is, and of what."""

    index: int
    count: int
    settings: Settings
    salvaged: Salvaged | None


class Tell(Struct, frozen=True, array_like=True, tag=True):
    news: msgspec.Raw


class Ask(Struct, frozen=True, array_like=True, tag=True):
    number: int
    what: str


class Answer(Struct, frozen=True, array_like=True, tag=True):
    number: int
    data: bytes


class Take(Struct, frozen=True, array_like=True, tag=True):
    """A connection, and what was read of it."""

    data: bytes


ENCODER = msgspec.msgpack.Encoder()
WORDS: msgspec.msgpack.Decoder[Tell | Ask | Answer | Take] = msgspec.msgpack.Decoder(Tell | Ask | Answer | Take)


class Peers:
    """The other workers, as this one reaches them: see Colleagues."""

    def __init__(self, index: int, count: int, line: socket.socket, ended: Callable[[], None]) -> None:
        self.index = index
        self.count = count
        self.channel = Channel(line, self.heard, ended)
        self.listener: Listener | None = None  # not before the server is open
        self.early: list[AnyNews] = []  # what was told until then: it may be news to what was read of the store
        self.take: Callable[[socket.socket, bytes], None] = lambda connection, data: connection.close()
        self.number = 0
        self.answers: dict[int, tuple[list[bytes], asyncio.Future[None]]] = {}

    def tell(self, news: AnyNews) -> None:
        self.send(ALL, Tell(msgspec.Raw(ENCODER.encode(news))))

    async def ask(self, what: str) -> list[bytes]:
        self.number += 1
        number, found = self.number, list[bytes]()
        done = asyncio.get_running_loop().create_future()
        self.answers[number] = found, done
        self.send(ALL, Ask(number, what))
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(done, PATIENCE)
        finally:
            del self.answers[number]
        return found

    def hand(self, worker: int, descriptor: int, data: bytes) -> None:
        self.channel.send(worker, ENCODER.encode(Take(data)), descriptor)

    def send(self, address: int, word: Tell | Ask | Answer) -> None:
        self.channel.send(address, ENCODER.encode(word))

    def heard(self, worker: int, word: bytes, descriptor: int | None) -> None:
        if worker == HOUSE:  # it asks nothing else
            self.channel.send(HOUSE, ALIVE)
            return
        listener = self.listener
        match WORDS.decode(word):
            case Tell(news=news):
                tell = self.early.append if listener is None else listener.told
                tell(NEWS.decode(news))
            case Ask(number=number, what=what) if listener is not None:
                self.send(worker, Answer(number, listener.asked(what)))
            case Answer(number=number, data=data):
                self.answered(number, data)
            case Take(data=data) if descriptor is not None:
                self.take(socket.socket(fileno=descriptor), data)

    def listen(self, listener: Listener) -> None:
        self.listener = listener
        for news in self.early:
            listener.told(news)

    def answered(self, number: int, data: bytes) -> None:
        found, done = self.answers.get(number, ([], None))
        found.append(data)
        if done is not None and len(found) == self.count - 1 and not done.done():
            done.set_result(None)


class Listener:
    """What the others tell and ask, done in this worker's server."""

    def __init__(self, server: GameServer, peers: Peers) -> None:
        assert isinstance(server.tables, SharedTables)
        self.server = server
        self.tables = server.tables
        self.peers = peers

    def told(self, news: AnyNews) -> None:
        match news:
            case said.Joined():
                self.tables.tell_list_again()
                if not self.server.doors_open:
                    self.peers.tell(said.DoorsMoved(False))
            case said.Listed():
                self.tables.listed(news)
            case said.Changed(person=person):
                self.server.chores.spawn(self.look_up_again(person))
            case said.TurnsChanged(people=people):
                self.server.lobby.turns_changed(people)
            case said.DoorsMoved(open=is_open):
                self.server.doors_open = is_open
            case said.Spent(limit=limit, whose=whose):
                self.server.limits.spent_elsewhere(limit, whose)

    def asked(self, what: str) -> bytes:
        match what:
            case said.FIGURES:
                return self.server.metrics.page()
            case said.HALLS:
                return msgspec.json.encode(open_halls(self.server))
            case said.CONDITION:
                return msgspec.json.encode(condition(self.server))
        return msgspec.json.encode(awake_tables(self.server))

    async def look_up_again(self, person: str) -> None:
        """Somebody has another name now, or fewer devices, or no name: then they are forgotten here as well."""
        server, people = self.server, self.server.identities
        await server.chores.persist(lambda: people.refresh(person))
        self.tables.show_renamed(person)
        if person not in people.known:
            await server.halls.leave(person)
            server.connections.forget(person)
            return
        server.connections.shut_out(people.gone)
        if number := people.number(person):
            server.connections.sign_out(person, number)


class WorkerHttp(HttpServer):
    """Connections come by the port that all workers listen at, and from other workers."""

    def take(self, connection: socket.socket, data: bytes) -> None:
        connection.setblocking(False)
        self.game_server.chores.spawn(self.connect(connection, data))

    async def connect(self, connection: socket.socket, data: bytes) -> None:
        with suppress(OSError):  # it has ended meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(partial(self.made, data), connection)

    def made(self, data: bytes) -> Reception:
        kind = self.config.http_protocol_class
        assert issubclass(kind, Reception)
        made = kind(self.config, self.server_state, self.lifespan.state)
        made.passed = data
        return made


def run_worker(place: Place, line: socket.socket, listening: socket.socket) -> None:
    """Its helpers are ended, not waited for: one may be in the middle of a picture."""
    LINES.append(line)
    write_to_stderr()
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(work(place, line, listening))
    finally:
        for helper in active_children():
            helper.terminate()


async def work(place: Place, line: socket.socket, listening: socket.socket) -> None:
    leave_alone_what_stays()
    https: list[WorkerHttp] = []
    is_over = False

    def end() -> None:
        nonlocal is_over
        is_over = True
        for http in https:
            http.should_exit = True

    peers = Peers(place.index, place.count, line, end)
    store = await SqliteStore.join(place.settings.folder, place.salvaged)
    server = await open_server(place.settings, store=store, colleagues=peers)
    try:
        peers.listen(Listener(server, peers))
        gc.freeze()
        passing = Passing(place.index, place.count, peers.hand)
        http = WorkerHttp(config_of(server, passing), server, partial(tell_ready, server, peers))
        peers.take = http.take
        https.append(http)
        http.should_exit = is_over
        await http.serve([listening])
    finally:
        await server.close()


def tell_ready(server: GameServer, peers: Peers) -> None:
    log("started", worker=peers.index, pid=os.getpid(), tables=len(server.tables.live))
    peers.channel.send(HOUSE, READY)
    peers.tell(said.Joined())
