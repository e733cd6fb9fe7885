"""A live hall: one owner, everything in order. A request becomes a row, the row durable, then everybody sees it.

Nothing here knows a socket, a file or the time of day: see ports.py. As at a table, what is said to the hall waits in
its inbox, and a worker takes one thing at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from tablee.core.races import MS
from tablee.core.words import Msg, msg
from tablee.hall.coming import Coming
from tablee.hall.model import rows
from tablee.hall.model.hall import Hall
from tablee.hall.model.rows import AnyRow
from tablee.hall.model.view import Role
from tablee.hall.ports import HallLine, HallPorts
from tablee.hall.requests import Requests
from tablee.hall.rounds import Rounds
from tablee.hall.show import HallViewer, Show
from tablee.protocol.errors import NotOurs, Refusal, StoreAway
from tablee.protocol.hall import AnyUp
from tablee.table.clock import TableClock
from tablee.table.model.timer import Timer

RETRY = 500 * MS  # until what the store did not take is tried again
NORMAL, RESTART = 1000, 1012  # why a socket is closed
MOVED = "moved"  # and that it is to be looked for elsewhere

T = TypeVar("T")
log = logging.getLogger("tablee.hall")


class LiveHall:
    def __init__(self, id: str, code: str, ports: HallPorts, known: list[AnyRow]) -> None:
        self.id = id
        self.code = code
        self.ports = ports
        self.hall = Hall(id)
        for row in known:
            self.hall.apply(row)
        self.clock = TableClock(ports, self.hall.at)
        self.inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self.waiting: set[asyncio.Future[Any]] = set()  # for answers
        self.busy = False
        self.gone = False
        self.is_due = False  # it will be looked after anyway
        self.retry_at: int | None = None
        self.timer = Timer(ports, self.wake)
        self.rounds = Rounds(self)
        self.show = Show(self)
        self.coming = Coming(self)
        self.requests = Requests(self)

    @classmethod
    def from_rows(cls, id: str, code: str, known: list[bytes], ports: HallPorts) -> LiveHall:
        return cls(id, code, ports, [rows.decode(row) for row in known])

    def begin(self) -> None:
        """Take up what is to be done; after a restart, with the tables as they are."""
        self.ports.tables.rule(self.hall.chat)
        for member in self.hall.present:
            self.coming.introduce(member)
        self.put(self.take_up)

    async def take_up(self) -> None:
        await self.ports.tables.wake([number for number, _ in self.rounds.tables()])
        await self.look_after()
        await self.coming.seat_newcomers()

    @property
    def at(self) -> int:
        """The hall's own clock: it stands still in a pause, and while the server is down."""
        self.clock.run(self.hall.phase != "paused" and not self.gone)
        return self.clock.at

    @property
    def here(self) -> frozenset[str]:
        """Devices that are connected."""
        return self.show.here

    @property
    def viewers(self) -> list[HallViewer]:
        return self.show.viewers

    # ---- the inbox

    def put(self, job: Callable[[], Awaitable[None]]) -> None:
        self.inbox.append(job)
        if not self.busy and not self.gone:
            self.busy = True
            self.ports.spawn(self.work())

    async def work(self) -> None:
        """One thing after the other, each shown before the next begins."""
        try:
            while self.inbox and not self.gone:
                job = self.inbox.popleft()
                try:
                    await job()
                    self.show.look_round()
                except StoreAway:
                    self.retry_at = self.ports.now() + RETRY
                    self.show.look_round()
                except NotOurs:
                    self.lose()
                    return
                except Exception:
                    log.exception("a hall stumbled")
        finally:
            self.busy = False
        if not self.gone:
            self.set_timer()

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Something that is done in its turn, with its answer."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self.gone or len(self.inbox) >= self.ports.inbox:
            raise StoreAway("the hall is closed, or has too much to do")

        async def run() -> None:
            try:
                answer = await job()
            except (Refusal, StoreAway) as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(answer)

        self.waiting.add(done)
        done.add_done_callback(self.waiting.discard)
        self.put(run)
        return await done

    async def commit(self, row: AnyRow) -> None:
        """Durable first; then it has happened."""
        at = self.clock.at
        await self.ports.journal.append(self.id, self.hall.seq, rows.encode(row))
        self.hall.apply(row)
        if self.hall.phase == "paused":
            self.clock.run(False)
            self.clock.stopped_at = max(at, row.at)

    # ---- people come and go

    def welcomes(self, device: str, role: Role) -> bool:
        """A player has to be in, or waits to be accepted; a leader has to lead. A wall is anybody's who has the code,
        but there are not many of them."""
        match role:
            case "player":
                return self.hall.member_on(device) is not None
            case "leader":
                return self.hall.leads(device)
            case "wall":
                return self.show.has_room_for_wall(device)

    def enter(self, device: str, role: Role, line: HallLine) -> HallViewer:
        viewer = self.show.enter(device, role, line)
        self.put(partial(self.welcome, viewer))
        return viewer

    async def welcome(self, viewer: HallViewer) -> None:
        viewer.is_welcome = viewer in self.viewers

    def leave(self, viewer: HallViewer) -> None:
        """A socket is gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.put(self.look_after)

    def post(self, viewer: HallViewer, asked: AnyUp) -> bool:
        """Something somebody sent; False if too much is waiting already."""
        if len(self.inbox) >= self.ports.inbox:
            return False
        self.put(partial(self.requests.handle, viewer, asked))
        return True

    # ---- what the hall does by itself

    async def look_after(self) -> None:
        self.retry_at, self.is_due = None, False
        await self.rounds.look_after()

    def table_changed(self) -> None:
        """Somebody came to a table or went, a match ended, or the like."""
        if not self.is_due and not self.gone:
            self.is_due = True
            self.put(self.look_after)

    def wake(self) -> None:
        self.put(self.look_after)

    def set_timer(self) -> None:
        now = self.ports.now()
        wakes = [self.retry_at] if self.retry_at is not None else [*self.rounds.wakes(now), *self.show.wakes(now)]
        if wakes:
            self.timer.set(max(now + MS, min(wakes)), now)
        else:
            self.timer.cancel()

    # ---- the end

    def end(self, why: Msg) -> None:
        """Nothing is done here any more; everybody is told."""
        self.shut()
        self.show.send_away(NORMAL, why, again=False)

    def stop(self) -> None:
        """The server stops."""
        self.shut()
        self.show.send_away(RESTART, msg("house-stopping"), again=True)

    def lose(self) -> None:
        """Another node leads this hall now: what is in memory is behind."""
        self.shut()
        self.show.send_away(RESTART, None, reason=MOVED)

    def shut(self) -> None:
        self.gone = True
        self.timer.cancel()
        for done in list(self.waiting):
            done.set_exception(StoreAway("the hall is closed"))
