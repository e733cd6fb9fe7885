"""The gateway's side: sockets of this node, wherever their tables are played.

A table may move at any moment. Then whoever sits there comes in at its new owner by the same socket, as after a broken
line: a hello, the room, and what was missed. What a client has not been told the answer of it asks again by itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

from tablee.cluster.bus import Nobody, Unreachable
from tablee.cluster.messages import (
    FRAME,
    ROOM,
    AnyDown,
    Closed,
    Done,
    Downs,
    Enter,
    LatencyNow,
    Leave,
    Say,
    Settled,
    Shown,
    Standing,
    Still,
    Stood,
    Text,
    Unwelcome,
    Up,
)
from tablee.cluster.ports import Entered, Peer, Socket
from tablee.cluster.remote_viewers import read
from tablee.core.races import MS
from tablee.core.words import msg
from tablee.protocol.errors import StoreAway
from tablee.protocol.hall import AnyUp as HallUp
from tablee.protocol.messages import ENCODER, AnyUp, Bye, Play, Room
from tablee.table.live import RESTART

MOVED = "moved"
REFUSED = 1008
PATIENCE, SEEKING = 1.0, 0.5  # seconds for an answer: of an owner, and of somebody who may be one
STILL = 0.5  # seconds between two looks whether everything has arrived
SEEK_AGAIN, SEEK_LATER = 0.1, 0.5  # seconds until a table that was not found is looked for again: at first, and later
TELL_AFTER = 2.5  # seconds: most tables are found again sooner, and nobody has to worry
BUSY = 0.1
WAITING = 256  # messages of one socket
AT_ONCE = 16
PAINTED = 8  # stimuli that a late press may still name


class RelayedSocket:
    """One socket and its table, here or elsewhere. To a table of this node it is a line. A hall is as a table."""

    def __init__(
        self, gateway: Gateway, table: str, person: str, socket: Socket, where: tuple[int | None, int | None]
    ) -> None:
        self.gateway = gateway
        self.node = gateway.node
        self.table = table
        self.person = person
        self.socket = socket
        self.latency = socket.latency
        self.where = where  # match and words told: when the socket came, then with every frame
        self.knows_where = True  # not with an owner of the first version
        self.room = b""
        self.ended = False
        self.seeking = False
        self.pumping = 0  # the line that messages are being said on
        self.live: Entered | None = None  # the table, if it is played here
        self.viewer: Any = None
        self.missed = False  # something was not shown because our lease had run out
        self.owner = ""  # the node, if it is played elsewhere
        self.conn = 0  # our number of the line to it
        self.is_in = False  # the owner has let us in
        self.got = self.got_before = 0  # of the stream from there: what has come, and what had when we last looked
        self.promised = 0  # and what had been sent by then
        self.taken = 0  # messages that the owner has
        self.ups: list[Up] = []  # and those it has not
        self.early: list[AnyUp | HallUp] = []  # that came while the table was looked for
        self.painted: dict[tuple[int, int], int] = {}  # when a stimulus was sent to the socket
        self.known_trips = -1  # of the latency, as the owner knows it

    # ---- to a table of this node

    def send(self, data: bytes) -> None:
        self.socket.send(data)

    def send_frame(self, data: bytes, match: int, n: int) -> None:
        if self.live is not None and not self.node.lease.holds(self.table):
            self.missed = True
            if self.viewer is not None:
                self.viewer.lost_frame()
            return
        self.where, self.knows_where = (match, n), True
        self.socket.send(data)

    def send_room(self, data: bytes) -> None:
        self.room = data
        self.socket.send(data)

    def ping(self) -> None:
        self.socket.ping()

    def close(self, code: int, reason: str) -> None:
        """A table that is played elsewhere from now on is no reason to hang up."""
        if (code, reason) == (RESTART, MOVED) and not self.node.leaving:
            self.lose()
        elif not self.ended:
            if reason == MOVED:
                self.socket.send(ENCODER.encode(Bye(why=msg("house-stopping"))))
            self.end()
            self.socket.close(code, reason)

    # ---- from the socket

    def post(self, asked: AnyUp | HallUp) -> bool:
        """Something somebody sent; False if too much is waiting already. What comes while the table is looked for waits
        until it is found."""
        if self.live is not None and self.viewer is not None:
            return self.live.post(self.viewer, asked)
        if len(self.ups) + len(self.early) >= WAITING:
            return False
        if self.is_in:
            self.ups.append(self.up(asked))
            self.pump_soon()
        else:
            self.early.append(asked)
        return True

    def catch_up(self) -> None:
        """The table is found: what was said meanwhile comes to it."""
        early, self.early = self.early, []
        for asked in early:
            self.post(asked)

    def up(self, asked: AnyUp | HallUp) -> Up:
        """A message with the time since what it answers was sent, by the clock of this machine."""
        data = ENCODER.encode(asked)
        if not isinstance(asked, Play) or not self.painted:
            return Up(data)
        match, last = next(reversed(self.painted))
        seen = (match, last if asked.stimulus is None else asked.stimulus)
        return Up(data, *seen, self.node.now() - self.painted[seen]) if seen in self.painted else Up(data)

    def leave(self) -> None:
        """The socket is gone."""
        if not self.ended:
            owner, conn = self.owner, self.conn
            self.end()
            if owner:
                self.node.spawn(self.gateway.say_gone(owner, conn))

    def end(self) -> None:
        self.ended = True
        self.gateway.sockets.pop(self, None)
        self.let_go()

    def let_go(self) -> None:
        """Of wherever the table was."""
        live, viewer = self.live, self.viewer
        self.live = self.viewer = None
        self.missed = False
        self.gateway.conns.pop(self.conn, None)
        self.early = [read(self.table, up.data) for up in self.ups] + self.early  # they come to wherever it is
        self.owner, self.is_in, self.ups = "", False, []
        if live is not None and viewer is not None:
            live.leave(viewer)

    # ---- finding the table

    def lose(self) -> None:
        """The table is not where it was, or something on the way was lost: it is looked for. Where somebody is who was
        played with by a node of the first version only their client knows, and says when it comes back."""
        if not self.knows_where and not self.ended:
            self.hang_up()
        self.let_go()
        if not self.seeking and not self.ended:
            self.seeking = True
            self.node.spawn(self.seek())

    async def seek(self) -> None:
        since, told = self.node.now(), False
        try:
            while not self.ended and not await self.is_found():
                if not told and self.node.now() - since > TELL_AFTER * 1000 * MS:
                    told = True
                    self.tell_away()
                await self.node.sleep(SEEK_LATER if told else SEEK_AGAIN)
        finally:
            self.seeking = False

    async def is_found(self) -> bool:
        try:
            return await self.find()
        except StoreAway:  # nobody can be asked whose it is
            return False

    async def find(self) -> bool:
        node = self.node
        live = node.entered(self.table)
        if live is None:
            owner = await node.whose(self.table)
            if owner and owner != node.name:
                return await self.enter_at(owner)
            live = await node.adopted(self.table)
        if live is None or live.gone or self.ended:
            return self.ended
        self.enter(live)
        return True

    def enter(self, live: Entered) -> None:
        """At a table that is played here."""
        if not live.welcomes(self.person):
            self.turn_away()
            return
        self.live = live
        self.viewer = live.enter(self.person, self, *self.where)
        self.catch_up()

    async def enter_at(self, owner: str) -> bool:
        node, gateway = self.node, self.gateway
        conn = self.conn = gateway.new_line(self)
        self.owner, self.got, self.got_before, self.promised, self.taken = owner, 0, 0, 0, 0
        self.painted, self.known_trips = {}, len(self.latency.trips)
        asked = Enter(node.name, conn, self.table, self.person, *self.where, gateway.latency_now(self))
        try:
            answer = await node.ask(owner, asked, SEEKING)
        except Unreachable:
            answer = None
        if self.ended:
            self.node.spawn(gateway.say_gone(owner, conn))
            return True
        if isinstance(answer, Unwelcome):
            self.turn_away()
            return True
        if conn in gateway.conns and (self.is_in or isinstance(answer, Done)):
            node.owners[self.table] = owner
            self.let_in()
        else:
            node.owners.pop(self.table, None)
            self.let_go()
        return self.is_in

    def let_in(self) -> None:
        if not self.is_in:
            self.is_in = True
            self.catch_up()

    def turn_away(self) -> None:
        self.end()
        self.socket.close(REFUSED, "")

    def tell_away(self) -> None:
        """Somebody who waits is told what for; who has not been let in yet had better try another way."""
        if self.room:
            room = msgspec.json.decode(self.room, type=Room)
            self.socket.send(ENCODER.encode(msgspec.structs.replace(room, waits=["house"])))
        else:
            self.hang_up()

    def hang_up(self) -> None:
        """Somebody comes back by another way."""
        self.socket.send(ENCODER.encode(Bye(why=msg("house-unreachable"))))
        self.end()
        self.socket.close(RESTART, "unreachable")

    # ---- to a table elsewhere

    def pump_soon(self) -> None:
        if self.pumping != self.conn:
            self.pumping = self.conn
            self.node.spawn(self.pump(self.conn))

    async def pump(self, conn: int) -> None:
        """Messages, one handful after the other, until the owner has them all."""
        tries = 0
        while self.ups and self.is_in and conn == self.conn:
            asked = Say(self.node.name, conn, self.taken, self.ups[:AT_ONCE], self.gateway.latency_now(self))
            try:
                answer = await self.node.ask(self.owner, asked, PATIENCE)
            except Unreachable as error:
                tries += 1
                if conn == self.conn and (isinstance(error, Nobody) or tries > 1):
                    self.lose_owner()
                continue
            if conn != self.conn or not self.is_in:
                break
            if not isinstance(answer, Done):
                self.lose_owner()
                break
            tries = 0
            if answer.count == self.taken:
                await self.node.sleep(BUSY)  # the table has a lot to do
            elif answer.count > self.taken:
                del self.ups[: answer.count - self.taken]
                self.taken = answer.count
        if self.pumping == conn:
            self.pumping = 0

    def lose_owner(self) -> None:
        self.node.owners.pop(self.table, None)
        self.lose()

    def receive(self, down: AnyDown) -> None:
        """Something from the owner, each once and in order; a hole in the row is mended by coming in anew."""
        if down.n <= self.got:
            return
        if down.n > self.got + 1:
            self.node.tally.lost()
            self.lose()
            return
        self.got = down.n
        self.let_in()  # also where the answer that says so is still on its way
        match down:
            case Text():
                self.relay(down)
            case Shown(match=match, stimulus=stimulus):
                if len(self.painted) >= PAINTED:
                    del self.painted[next(iter(self.painted))]
                self.painted.setdefault((match, stimulus), self.node.now())
                self.ping()
            case Settled(evidence=given):
                self.latency.settle(given)
            case Closed(code=code, reason=reason):
                if reason == MOVED:
                    self.node.owners.pop(self.table, None)
                self.close(code, reason)

    def relay(self, text: Text) -> None:
        """What the owner sends goes on to the socket."""
        if text.what == FRAME:
            self.where = text.match, text.told
        elif text.what == ROOM:
            self.room = text.data
        self.knows_where = text.what is not None
        self.socket.send(text.data)


class Gateway:
    """All sockets of this node at tables."""

    def __init__(self, node: Peer) -> None:
        self.node = node
        self.sockets: dict[RelayedSocket, None] = {}  # in the order they came
        self.conns: dict[int, RelayedSocket] = {}  # those at other nodes, by the number of their line
        self.last = 0  # number that was given
        self.hops: dict[str, int] = {}  # the way to another node and back
        self.silent: dict[str, int] = {}  # how often in a row an owner has not answered

    def enter(self, table: str, person: str, socket: Socket, match: int | None, n: int | None) -> RelayedSocket:
        relayed = RelayedSocket(self, table, person, socket, (match, n))
        self.sockets[relayed] = None
        live = self.node.entered(table)
        if live is not None:
            relayed.enter(live)
        else:
            relayed.lose()
        return relayed

    def new_line(self, relayed: RelayedSocket) -> int:
        self.conns.pop(relayed.conn, None)
        self.last += 1
        self.conns[self.last] = relayed
        return self.last

    def latency_now(self, relayed: RelayedSocket) -> LatencyNow:
        latency = relayed.latency
        hop = self.hops.get(relayed.owner, 0)
        return LatencyNow(list(latency.trips), latency.quota, latency.bias_sum, latency.tcp_least, hop)

    def receive(self, said: Downs) -> None:
        for down in said.downs:
            relayed = self.conns.get(down.conn)
            if relayed is not None:
                relayed.receive(down)

    async def say_gone(self, owner: str, conn: int) -> None:
        """Once: if it is lost, the owner sees that we do not name it any more."""
        with suppress(Unreachable):
            await self.node.ask(owner, Leave(self.node.name, conn), SEEKING)

    # ---- is everything as it should be?

    def check_links(self) -> None:
        """What our lease kept from being shown is shown; owners are asked how far they are. A node that reaches neither
        the store nor anybody else is cut off, and others may play on: people had better come in there."""
        if not self.node.lease.is_held() and not self.node.reaches_others:
            for relayed in list(self.sockets):
                relayed.hang_up()
        at: defaultdict[str, list[RelayedSocket]] = defaultdict(list)
        for relayed in list(self.sockets):
            if relayed.missed and self.node.lease.holds(relayed.table):
                relayed.lose()
            elif relayed.owner:
                at[relayed.owner].append(relayed)
        for owner, sockets in at.items():
            lines = [(relayed, relayed.conn if relayed.is_in else 0) for relayed in sockets]  # 0: not let in yet
            asked = Still(self.node.name, self.last, [self.standing(relayed) for relayed in sockets])
            self.node.spawn(self.compare(owner, lines, asked))

    async def compare(self, owner: str, lines: list[tuple[RelayedSocket, int]], asked: Still) -> None:
        """What an owner has, and what we have: whoever comes in meanwhile is not among them."""
        try:
            answer = await self.node.ask(owner, asked, PATIENCE)
        except Unreachable as error:
            self.silent[owner] = self.silent.get(owner, 0) + 1
            if isinstance(error, Nobody) or self.silent[owner] > 1:
                self.lose_all(relayed for relayed, conn in lines if relayed.conn == conn and relayed.is_in)
            return
        self.silent.pop(owner, None)
        if isinstance(answer, Stood) and len(answer.sent) == len(lines):
            for (relayed, conn), sent in zip(lines, answer.sent, strict=True):
                if relayed.conn == conn and relayed.is_in:
                    self.check(relayed, sent)

    def check(self, relayed: RelayedSocket, sent: int) -> None:
        """A last word that was lost leaves no hole: what was sent a while ago should have come by now, unless more is
        on its way than comes through, and something has come meanwhile."""
        if sent < 0:
            relayed.lose_owner()
        elif relayed.got < relayed.promised and relayed.got == relayed.got_before:
            self.node.tally.lost()
            relayed.lose()
        else:
            relayed.promised, relayed.got_before = sent, relayed.got

    def standing(self, relayed: RelayedSocket) -> Standing:
        trips = relayed.latency.trips
        known = sum(trips) + len(trips)
        latency = None if known == relayed.known_trips else self.latency_now(relayed)
        relayed.known_trips = known
        return Standing(relayed.conn, relayed.got, latency)

    def lose_all(self, sockets: Iterable[RelayedSocket]) -> None:
        for relayed in list(sockets):
            relayed.lose_owner()
