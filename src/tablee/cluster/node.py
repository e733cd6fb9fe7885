"""One node of many: the tables it owns, the sockets it has, and how it finds what is elsewhere.

A table is played by the node whose name stands beside it in the store, for as long as that node renews its lease.
Whoever finds no owner takes the table over from the journal and goes on; the journal refuses the former owner's rows.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from tablee.cluster import messages
from tablee.cluster.bus import Unreachable
from tablee.cluster.gateway import PATIENCE, STILL, Gateway
from tablee.cluster.messages import (
    Adopt,
    AnyAnswer,
    AnyDown,
    AnyRequest,
    ComeInto,
    Declined,
    Done,
    Downs,
    End,
    EndHall,
    Enter,
    Fetch,
    Fetched,
    Foreign,
    Here,
    Lead,
    Leave,
    NotMine,
    OfHall,
    Say,
    Still,
)
from tablee.cluster.ports import Entered, NodePorts
from tablee.cluster.remote_viewers import RemoteViewers
from tablee.core.races import MS
from tablee.core.registry import evenings, games
from tablee.protocol import journal as rows
from tablee.protocol.errors import StoreAway
from tablee.protocol.ids import is_hall
from tablee.stores.halls import hall_of
from tablee.table.live import LiveTable

NEWS = 1.0  # seconds between two words that we are here
NOT_HEARD = 4000 * MS  # after which another node is not counted on
SWEEP = 1.0  # seconds between two looks for tables whose owner is gone
WINDING_UP = 2.0  # seconds for a table to finish what it is doing
LARGEST = 256 * 1024  # bytes of what is sent to a gateway together
QUIET = 3  # looks round in a row without a word, not even our own that we are here: nobody hears us


class Node:
    def __init__(self, ports: NodePorts) -> None:
        self.ports = ports
        self.name = ports.name
        self.now = ports.now
        self.sleep = ports.sleep
        self.spawn = ports.spawn
        self.store = ports.store
        self.lease = ports.lease
        self.bus = ports.bus
        self.live = ports.live
        self.tally = ports.tally
        self.halls = None if ports.halls is None else ports.halls(self)
        self.remote_viewers = RemoteViewers(self)
        self.gateway = Gateway(self)
        self.owners: dict[str, str] = {}  # where tables were last found
        self.adopting: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.others: dict[str, tuple[Here, int]] = {}  # nodes that live, and when they said so
        self.out: defaultdict[str, list[AnyDown]] = defaultdict(list)  # for each gateway, until the loop comes round
        self.going: set[str] = set()  # tables that are being given back
        self.quiet = 0  # looks round since the last word
        self.leaving = False

    def chores(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on for as long as the node does."""
        return [
            self.lease.keep(self.sleep),
            self.every(STILL, self.check_peers),
            self.every(NEWS, self.say_here),
            self.inherit(),
            *([self.follow()] if self.ports.follows else []),
        ]

    async def every(self, seconds: float, do: Callable[[], None]) -> None:
        while not self.leaving:
            do()
            await self.sleep(seconds)

    @property
    def reaches_others(self) -> bool:
        """A line that was pulled out says nothing, and it takes a while until it is known to be broken. Looks are
        counted, and not the time: whoever stood still has heard nothing either."""
        return self.bus.is_up and self.quiet < QUIET

    def check_peers(self) -> None:
        self.quiet += 1
        self.drop_lost()
        self.gateway.check_links()
        self.remote_viewers.sweep()

    def say_here(self) -> None:
        self.bus.tell_all(messages.written(Here(self.name, self.ports.rules, self.leaving)))

    # ---- what others say

    def asked(self, data: bytes, reply: Callable[[bytes], None]) -> None:
        """A request of another node, answered: at once, unless it takes a while."""
        self.quiet = 0
        try:
            asked = messages.request(data)
        except Foreign:
            reply(messages.written(Declined()))
            return
        match asked:
            case Enter() if self.ports.knows(asked.person) and self.is_awake(asked.table):
                reply(messages.written(self.remote_viewers.enter(asked)))
            case Say():
                reply(messages.written(self.remote_viewers.say(asked)))
            case Leave():
                reply(messages.written(self.remote_viewers.leave(asked)))
            case Still():
                reply(messages.written(self.remote_viewers.still(asked)))
            case _:
                self.spawn(self.look_into(asked, reply))

    def is_awake(self, id: str) -> bool:
        """False, where it is a table that sleeps, and would be played here."""
        hall = hall_of(id)
        return not hall or self.halls is None or self.halls.owned(hall) is None or self.owned(id) is not None

    async def look_into(self, asked: AnyRequest, reply: Callable[[bytes], None]) -> None:
        with suppress(StoreAway):  # then whoever asked asks again
            reply(messages.written(await self.answer(asked)))

    async def answer(self, asked: AnyRequest) -> AnyAnswer:
        match asked:
            case Enter(person=person, table=table):
                await self.ports.meet([person])
                if not self.is_awake(table):
                    await self.adopt(table)
                return self.remote_viewers.enter(asked)
            case Adopt(table=table):
                return NotMine() if await self.adopt(table) is None else Done()
            case End(table=table):
                return await self.end(table)
            case Fetch(token=token):
                return Fetched(await self.ports.fetch(token))
            case ComeInto() | Lead() | EndHall():
                return await self.of_hall(asked)
            case _:
                return Declined()

    async def of_hall(self, asked: OfHall) -> AnyAnswer:
        """NotMine, unless we lead it."""
        live = None if self.halls is None else self.halls.owned(asked.hall)
        if live is None or self.ports.of_hall is None:
            return NotMine()
        if not isinstance(asked, EndHall):
            await self.ports.meet([asked.device])
        return await self.ports.of_hall(live, asked)

    async def end(self, table: str) -> AnyAnswer:
        live = self.owned(table)
        if live is None:
            return NotMine()
        await self.ports.end(live)
        return Done()

    def sent(self, data: bytes) -> None:
        """Something for sockets of ours."""
        self.quiet = 0
        with suppress(Foreign):
            self.gateway.receive(messages.downs(data))

    def told(self, data: bytes) -> None:
        """Something that everybody is told, we too."""
        self.quiet = 0
        try:
            news = messages.news(data)
        except Foreign:
            return
        if isinstance(news, Here):
            if news.node != self.name:
                self.others[news.node] = news, self.now()
        else:
            self.ports.heard(news)

    # ---- what we say

    async def ask(self, node: str, what: AnyRequest, seconds: float = PATIENCE) -> AnyAnswer:
        """Another node's answer; Unreachable, if there is none in time."""
        before = self.now()
        try:
            found = messages.answer(await self.bus.request(node, messages.written(what), seconds))
        except (Foreign, Unreachable) as error:
            self.tally.unanswered()
            raise error if isinstance(error, Unreachable) else Unreachable("another version") from error
        took = self.now() - before
        self.gateway.hops[node] = took
        self.tally.asked(took)
        return found

    def down(self, gateway: str, down: AnyDown) -> None:
        """For a socket of that gateway, together with whatever else goes there now."""
        waiting = self.out[gateway]
        waiting.append(down)
        if len(waiting) == 1:
            self.ports.later(0, self.flush)

    def flush(self) -> None:
        """In as many parts as it takes."""
        out, self.out = self.out, defaultdict(list)
        for gateway, downs in out.items():
            part: list[AnyDown] = []
            size = 0
            for down in downs:
                weight = len(down.data) if isinstance(down, messages.Text) else 0
                if part and size + weight > LARGEST:
                    self.bus.send(gateway, messages.written(Downs(self.name, part)))
                    part, size = [], 0
                part.append(down)
                size += weight
            self.bus.send(gateway, messages.written(Downs(self.name, part)))

    # ---- whose is a table?

    def owned(self, table: str) -> LiveTable | None:
        """A table that is surely ours just now."""
        live = self.live.get(table)
        return live if live is not None and not live.gone and self.lease.holds(table) else None

    def drop_lost(self) -> None:
        """What was ours before our lease ran out is looked for like anybody's."""
        if self.lease.is_held():
            for live in [live for table, live in self.live.items() if self.lease.has_lost(table)]:
                live.lose()
        if self.halls is not None:
            self.halls.drop_lost()

    async def whose(self, id: str) -> str:
        """The node that plays it, as far as is known; nobody, if it can be taken."""
        if id in self.owners:
            return self.owners[id]
        if self.halls is not None and is_hall(id):
            return await self.halls.owner_of(id) or ""
        return await self.store.owner_of(id) or ""

    def entered(self, id: str) -> Entered | None:
        """A table or a hall that is surely ours just now."""
        if is_hall(id):
            return None if self.halls is None else self.halls.door(id)
        return self.owned(id)

    async def adopted(self, id: str) -> Entered | None:
        """It is ours from now on, unless it is somebody else's."""
        if is_hall(id):
            return None if self.halls is None else await self.halls.adopt_door(id)
        return await self.adopt(id)

    async def adopt(self, table: str) -> LiveTable | None:
        """The table is ours from now on, unless it is somebody else's. Two who come at once wake it once."""
        if table not in self.adopting:
            self.adopting[table] = asyncio.get_running_loop().create_task(self.take_over(table))
            self.adopting[table].add_done_callback(lambda _: self.adopting.pop(table, None))
        return await asyncio.shield(self.adopting[table])

    async def take_over(self, table: str) -> LiveTable | None:
        self.drop_lost()
        live = self.live.get(table)
        if live is not None and not live.gone:
            return live
        if self.leaving or table in self.going or not self.lease.is_held():
            return None
        hall = hall_of(table)
        if hall and self.halls is not None and await self.halls.adopt(hall) is None:
            return None  # it is played by whoever leads the hall
        term = self.lease.term
        epoch = await self.store.claim(table)
        if epoch is None:
            return None
        self.lease.begin(table, term, epoch)
        known = await self.store.rows(table)
        if not is_known(known, self.ports.rules):
            await self.pass_on(table, known)
            return None
        self.tally.took_over()
        return await self.ports.wake(table, known)

    async def pass_on(self, table: str, known: list[bytes]) -> None:
        """A match is finished under the rules it began with: by a node that has them."""
        await self.give_back(table)
        lately = self.now() - NOT_HEARD
        for here, heard in list(self.others.values()):
            if heard > lately and not here.leaving and is_known(known, here.rules):
                try:
                    if isinstance(await self.ask(here.node, Adopt(table)), Done):
                        self.owners[table] = here.node
                        return
                except Unreachable:
                    continue

    async def inherit(self) -> None:
        """Tables whose owner is gone are taken over, also where nobody asks for them: bots and clocks go on."""
        while not self.leaving:
            await self.sleep(SWEEP)
            with suppress(StoreAway):
                if self.halls is not None:
                    await self.halls.inherit()
                await self.take_stock()
                orphans = [table for table, _ in await self.store.orphaned_tables()]
                for table in sorted(orphans, key=lambda table: mixed(self.name, table)):
                    await self.adopt(table)

    async def take_stock(self) -> None:
        """What the store says is ours, and what we have: a table that was taken from us while we wrote nothing is
        dropped; one that we took without hearing of it is played."""
        before = {table: self.lease.epochs.get(table) for table in self.live}
        ours = await self.store.own_tables()
        for table, epoch in before.items():
            live = self.live.get(table)
            if live is not None and self.lease.epochs.get(table) == epoch and ours.get(table) != epoch:
                live.lose()
        for table in sorted(ours.keys() - self.live.keys() - self.going):
            await self.adopt(table)

    async def give_back(self, table: str) -> None:
        """It is nobody's."""
        self.going.add(table)
        try:
            self.lease.end(table)
            await self.store.release(table)
        finally:
            self.going.discard(table)

    # ---- where the people are

    async def follow(self) -> None:
        """A table is given to the node by which all its people come: then nothing they do goes from node to node."""
        while not self.leaving:
            await self.sleep(STILL)
            for live in self.better_elsewhere():
                if not live.gone and not live.table.is_playing:  # nothing has begun meanwhile
                    await self.give_away(live)

    def better_elsewhere(self) -> list[LiveTable]:
        """Tables of ours at which no socket of ours is, but only those of one other node that can play them. While a
        match is under way they stay."""
        gateways: defaultdict[str, set[str]] = defaultdict(set)
        for key, line in self.remote_viewers.lines.items():
            gateways[line.live.id].add(key[0])
        for relayed in self.gateway.sockets:
            if relayed.live is not None:
                gateways[relayed.table].add(self.name)
        idle = [live for table in gateways if (live := self.owned(table)) is not None and not live.busy]
        return [
            live
            for live in idle
            if not live.table.is_playing
            and not live.table.of_hall
            and len(gateways[live.id]) == 1
            and self.plays_as_we_do(*gateways[live.id])
        ]

    def plays_as_we_do(self, node: str) -> bool:
        """Another node that was heard lately, stays, and has the same rules."""
        here, heard = self.others.get(node, (None, 0))
        if here is None or here.leaving or heard < self.now() - NOT_HEARD:
            return False
        return here.rules == self.ports.rules

    # ---- leaving

    async def drain(self) -> None:
        """Every table is given away after its last row, and whoever sits at it by a gateway is told at once."""
        self.leaving = True
        self.say_here()
        if self.halls is not None:
            await self.halls.drain()
        for live in list(self.live.values()):
            await self.give_away(live)
        self.flush()

    async def give_away(self, live: LiveTable) -> None:
        live.gone = True
        until = self.now() + round(WINDING_UP * 1000) * MS
        while live.busy and self.now() < until:
            await self.sleep(0.002)
        self.live.pop(live.id, None)
        with suppress(StoreAway):  # then the lease runs out, or we find that it is still ours
            await self.give_back(live.id)
        live.lose()


def mixed(node: str, table: str) -> bytes:
    """An order of tables that is each node's own, so that not all reach for the same one first."""
    return hashlib.sha256(f"{node} {table}".encode()).digest()


def is_known(known: list[bytes], rules: dict[str, int]) -> bool:
    """Can the matches of this journal be played again by these rules?"""
    keys: tuple[str, ...] = ()
    for row in map(rows.decode, known):
        if isinstance(row, rows.Opened | rows.Changed):
            evening = evenings().get(row.setup.game)
            keys = (row.setup.game,) if evening is None else evening.games
        elif isinstance(row, rows.Dealt) and row.rules not in {rules.get(key) for key in keys}:
            return False
    return True


def rules_here() -> dict[str, int]:
    return {key: found.version for key, found in games().items()}
