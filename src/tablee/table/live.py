"""A live table: one owner, everything in order. A request becomes a row, the row durable, then everybody sees it.

Nothing here knows a socket, a file or the time of day: see ports.py. What is said to the table waits in its inbox; a
worker takes one thing at a time and is gone when there is nothing left, so an idle table costs only its memory.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec.json import encode

from tablee.core.moves import Seat
from tablee.core.races import MS
from tablee.core.words import Msg, msg
from tablee.protocol import journal as rows
from tablee.protocol.errors import NotOurs, StoreAway
from tablee.protocol.journal import AnyRow, Origin
from tablee.protocol.messages import WIRE, AnyUp, Bye, Hello, Lack, Phase, Play
from tablee.protocol.setup import Setup
from tablee.table.attendance import Attendance
from tablee.table.clock import TableClock
from tablee.table.model import seating
from tablee.table.model.days import CALLS, Days
from tablee.table.model.hold import Hold
from tablee.table.model.pace import RobotPace
from tablee.table.model.ports import Line, Ports, Turns
from tablee.table.model.table import Table
from tablee.table.model.timer import Timer
from tablee.table.model.viewer import Viewer
from tablee.table.play.hints import Hints
from tablee.table.play.match_runner import MatchRunner
from tablee.table.play.race import Race
from tablee.table.quick_moves import QuickMoves
from tablee.table.requests import Requests
from tablee.table.show.audience import Audience
from tablee.table.show.led_replay import LedReplay
from tablee.table.show.room_view import RoomView
from tablee.table.show.trial_board import TrialBoard

RETRY = 500 * MS  # until what the store did not take is tried again
OF_THE_MATCH = (rows.Played, rows.Ticked, rows.Pressed, rows.Dismissed)  # rows that change nothing else
TAKEN_OVER, RESTART = 4001, 1012  # why a socket is closed

log = logging.getLogger("tablee.table")


class LiveTable:
    def __init__(self, id: str, code: str, ports: Ports, known: list[AnyRow], since: int | None = None) -> None:
        self.id = id
        self.code = code
        self.ports = ports
        self.table = Table(id)
        for row in known:
            self.table.apply(row)
        self.trials = TrialBoard(self.table, ports)
        self.audience = Audience(self)
        self.led_replay = LedReplay(self.audience)
        self.inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self.attendance = Attendance(self.table, ports)
        self.robot_pace = RobotPace()
        self.hints = Hints(self.table, ports, lambda row: self.commit(row), lambda job: self.put(job))
        self.runner: MatchRunner | None = None
        self.changed_at = ports.now()  # when anybody last came, went or did anything
        self.requests = Requests(self)
        self.quick_moves = QuickMoves(self)
        self.busy = False
        self.gone = False
        self.timer = Timer(ports, self.wake)
        self.days = Days(self.table, ports, since)
        self.clock = TableClock(ports, self.table.at + self.days.elapsed_ms())
        self.unkept = False  # the record of the last match is still to be kept
        self.stale_room = False
        self.retry_at: int | None = None  # when what the store did not take is tried again
        self.in_doubt = False  # the store failed while it wrote a row, and may have it all the same
        self.lacks_store = False  # and everybody was told so

    # ---- beginnings

    @classmethod
    def open(
        cls, id: str, code: str, setup: Setup, host: str, ports: Ports, of_a_day: bool = False,
        origin: Origin | None = None,
    ) -> tuple[LiveTable, bytes]:  # fmt: skip
        """A new table, and its first row: durable before the table is told to `begin`. Nobody but the server opens one
        for a deal of the day, or one that goes on from another match."""
        checked = seating.playable(setup) if of_a_day else seating.checked(setup, host, ports.kept)
        first = rows.Opened(at=0, setup=checked, host=host, origin=origin)
        seating.check_decks(setup, host, [], ports.bring)
        return cls(id, code, ports, [first]), rows.encode(first)

    @classmethod
    def from_rows(
        cls, id: str, code: str, known: list[bytes], ports: Ports, idle: float = 0.0, since: int | None = None
    ) -> LiveTable:
        """A table as its journal tells it; nobody was at it for so many seconds. At a rhythm of days, `since` is when
        the last move was made."""
        live = cls(id, code, ports, [rows.decode(row) for row in known], since)
        live.changed_at -= int(idle * 1000) * MS
        return live

    def begin(self) -> None:
        """Take up what is to be done: a first secret, or a match that was interrupted."""
        table = self.table
        self.attendance.restart()
        if table.is_playing:
            self.runner = MatchRunner(table, self.ports, self.commit, self.wake, self.robot_pace)
        elif table.match is not None:
            self.unkept = True
        self.put(self.look_after)

    @property
    def setup(self) -> Setup:
        return self.table.setup

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def closed(self) -> bool:
        return self.table.closed

    @property
    def viewers(self) -> list[Viewer]:
        return self.audience.viewers

    @property
    def here(self) -> frozenset[str]:
        return frozenset(viewer.person for viewer in self.viewers)

    @property
    def idle_for(self) -> float:
        """Seconds since anybody was here."""
        return 0.0 if self.viewers else (self.ports.now() - self.changed_at) / MS / 1000

    @property
    def is_covered(self) -> bool:
        """Nobody sees the match: in a pause, and until people are back after a restart."""
        return (self.attendance.is_waking or self.table.paused_by is not None) and self.table.is_playing

    @property
    def race(self) -> Race | None:
        return None if self.runner is None else self.runner.race

    @property
    def hold(self) -> Hold | None:
        return None if self.runner is None else self.runner.hold

    @property
    def is_held(self) -> bool:
        """Pictures are on their way to somebody: nothing begins before (COM-13)."""
        return self.hold is not None and self.hold.is_on

    @property
    def stands_still(self) -> bool:
        """Nobody but people does anything: until pictures are there, while a hint in a search is open, and while
        somebody reads what a trial came to."""
        return self.is_held or self.hints.is_still or self.trials.is_still

    def room_is_stale(self) -> None:
        """Everybody is told anew who sits where."""
        self.stale_room = True

    # ---- the table's own clock

    @property
    def at(self) -> int:
        return self.clock.at

    def run_clock(self) -> None:
        """The clock runs while a match is played, and nobody has to be waited for."""
        is_covered, runner = self.is_covered, self.runner
        if runner is not None:
            if not is_covered:
                runner.hold.update(self.viewers)
            runner.race.cover(is_covered)
        self.clock.run(not is_covered and self.table.is_playing and not self.stands_still)

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
                except StoreAway:
                    self.try_again_later()
                except NotOurs:
                    self.lose()
                    return
                except Exception:
                    log.exception("a table stumbled")
                self.show()
        finally:
            self.busy = False
        if not self.gone:
            self.set_timer()

    async def commit(self, row: AnyRow) -> None:
        """Durable first; then it has happened."""
        since, sitting = self.days.after(row)
        before = self.days.awaited if sitting else frozenset()
        try:
            await self.ports.journal.append(self.id, self.table.seq, rows.encode(row), sitting)
        except StoreAway:
            self.doubt()
            raise
        self.table.apply(row)
        self.days.since = since
        if sitting:
            self.tell_turns(row, before)
        if type(row) not in OF_THE_MATCH or self.days.due is not None:
            self.stale_room = True

    def try_again_later(self) -> None:
        self.retry_at = self.ports.now() + RETRY

    def doubt(self) -> None:
        """The store failed while it wrote a row."""
        self.in_doubt = True
        self.try_again_later()

    async def settle_doubt(self) -> None:
        """A row that is in the journal all the same has happened: whoever reads it anew plays on."""
        if self.in_doubt:
            if await self.ports.journal.rows(self.id, self.table.seq):
                raise NotOurs("a row was written, and its answer was lost")
            self.in_doubt = False

    def tell_turns(self, row: AnyRow, before: frozenset[str]) -> None:
        """At a rhythm of days, others hear whose turn it is."""
        changed = before ^ self.days.awaited
        if not changed:
            return
        called = self.days.awaited - before - self.here if isinstance(row, CALLS) else frozenset()
        mover = row.seat if isinstance(row, rows.Played) else None
        chair = None if mover is None else self.table.chairs[mover]
        name = self.room_view().names[mover] if mover is not None and chair and not chair.bot else ""
        robot = chair.robot if chair and chair.bot and not chair.who else ""
        self.ports.turns(self, Turns(changed, called, name, robot))

    def lose(self) -> None:
        """Somebody else owns this table now: what is in memory is behind."""
        self.gone = True
        self.audience.send_away(RESTART, "moved")
        self.ports.gone(self)

    # ---- people come and go

    def welcomes(self, person: str) -> bool:
        return self.audience.welcomes(person)

    def seats_of(self, person: str) -> list[Seat]:
        return self.table.seats_of(person)

    def enter(self, person: str, line: Line, match: int | None = None, n: int | None = None) -> Viewer:
        """Somebody is connected. `match` and `n` are where they left off."""
        for old in [viewer for viewer in self.viewers if viewer.person == person]:
            self.viewers.remove(old)
            self.hints.close_for(old)
            self.audience.forget_pictures(old)
            old.line.close(TAKEN_OVER, "taken over")
        viewer = Viewer(person, line, self.ports.now())
        viewer.answers = self.audience.answers_to(person)
        self.viewers.append(viewer)
        self.attendance.enter(person)
        self.changed_at = self.ports.now()
        self.stale_room = True
        chat = list(self.audience.chat)
        hello = Hello(wire=WIRE, build=self.ports.build, code=self.code, chat=chat, paints=True, parts=True)
        line.send(encode(hello))
        self.put(partial(self.welcome, viewer, match, n))
        return viewer

    async def welcome(self, viewer: Viewer, match: int | None, n: int | None) -> None:
        """The first frame of a newcomer, with what was missed; bots that stood in give the seat back."""
        table = self.table
        if viewer not in self.viewers:
            return
        self.attendance.expect_others()
        if table.is_playing:
            await self.follow_up(self.take_back(viewer.person))
        await self.trials.look()
        self.audience.send_room(viewer, self.room_view())
        self.audience.welcome(viewer, match, n)
        await self.led_replay.welcome(viewer)
        await self.look_after()

    async def take_back(self, person: str) -> None:
        for row in seating.back(self.requests.request(person)):
            await self.commit(row)

    def leave(self, viewer: Viewer) -> None:
        """A socket is gone."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self.hints.close_for(viewer)
        self.led_replay.left(viewer)
        self.changed_at = self.ports.now()
        self.audience.forget_pictures(viewer)
        if self.table.is_here(viewer.person):
            self.attendance.leave(viewer.person)
            if self.race is not None:
                for seat in self.table.seats_of(viewer.person):
                    self.race.referee.leave(seat)
        self.stale_room = True
        self.put(self.look_after)

    def post(self, viewer: Viewer, asked: AnyUp, arrived: int | None = None) -> bool:
        """Something somebody sent; False if too much is waiting already. It came now, unless a gate knows better."""
        if len(self.inbox) >= self.ports.inbox:
            return False
        at = self.ports.now() if arrived is None else arrived
        if not isinstance(asked, Play) or not self.quick_moves.begin(viewer, asked, at):
            self.put(partial(self.requests.handle, viewer, asked, at))
        return True

    # ---- what the table does by itself

    async def follow_up(self, due: Awaitable[None]) -> None:
        """What becomes due by something that is done: if the store does not take it now, the answer stays yes."""
        try:
            await due
        except StoreAway:
            self.try_again_later()

    async def look_after(self) -> None:
        """Everything that is due: secrets, records, bots that stand in, hosts who are gone, presses, clocks, bots."""
        table = self.table
        self.retry_at = None
        if table.closed:
            self.unkept |= self.runner is not None
            await self.keep_record()
            self.end()
            return
        await self.settle_doubt()
        await self.after_match()
        await self.people_back()
        for row in seating.waits_for(table, self.here, self.at):
            await self.commit(row)
        self.run_clock()
        await self.people_away()
        if self.runner is None or not table.is_playing:
            return
        self.runner.bots.seat_bots()
        if self.is_covered:
            self.let_go_on()  # whoever waits for a race hears that there is a pause
            return
        if await self.next_thing():
            self.put(self.look_after)

    async def after_match(self) -> None:
        """Before and after a match: its record, the next secret, a new runner."""
        table = self.table
        is_awaited = table.needs_host and table.host not in self.here
        if table.has_one_match and table.match is None and not table.closed and not is_awaited:
            made = self.ports.deals.made(self.setup, table.host) if self.setup.day else None
            for row in seating.only_match(table, self.at, self.secret, made):
                await self.commit(row)
        if table.is_playing:
            if self.runner is None or self.runner.match is not table.match:
                self.runner = MatchRunner(table, self.ports, self.commit, self.wake, self.robot_pace)
                self.runner.bots.seat_bots()
                self.runner.fix_grace(self.viewers)
                self.run_clock()
            return
        if self.runner is not None:
            self.runner, self.unkept, self.stale_room = None, True, True
            self.let_go_on()
        await self.keep_record()
        if table.number == table.current and not table.closed and not table.has_one_match:
            await self.commit(seating.prepare(table, self.at, self.ports.secret))

    def secret(self) -> bytes:
        """For a table's only match: that of a day follows from the day's key."""
        return self.ports.deals.secret(self.setup) if self.setup.day else self.ports.secret()

    async def keep_record(self) -> None:
        if self.unkept and self.table.match is not None:
            await self.ports.keep(self, self.table.record(), self.room_view().seats(()))
            self.unkept = False

    async def people_back(self) -> None:
        """After a restart play goes on when everybody is back, or has been waited for long enough."""
        if self.attendance.is_waking and self.attendance.is_complete():
            await self.commit(rows.Woken(at=self.at))
            self.attendance.is_waking = False
            if self.runner is not None:
                self.runner.fix_grace(self.viewers)

    async def people_away(self) -> None:
        """Who is away too long is stood in for, and hosts no more; so is who let two turns, or the days of one, run
        out."""
        for row in [*self.attendance.stand_ins(self.at), *self.days.overdue(self.at)]:
            await self.commit(row)
        for row in self.attendance.new_host(self.at, self.here):
            await self.commit(row)

    async def next_thing(self) -> bool:
        """One press that is judged, one clock that ran out, or one bot's move."""
        runner, now = self.runner, self.ports.now()
        assert runner is not None
        if await runner.judge(now, self.at, self.viewers):
            await self.trials.look()
            self.show(verdict=True)
            if not runner.race.is_open:
                self.let_go_on()
            return True
        if self.stands_still:
            return False
        if await runner.tick(self.at):
            await self.trials.look()
            return True
        return await runner.bots_play(now, self.at)

    def let_go_on(self) -> None:
        """What waited behind a race comes next, and is checked anew."""
        self.inbox.extendleft(reversed(self.requests.let_go_on()))

    def set_timer(self) -> None:
        """Wake when something will be due."""
        now = self.ports.now()
        wakes = [self.retry_at] if self.retry_at is not None else self.wakes(now)
        if wakes:
            self.timer.set(max(now + MS, min(wakes)), now)
        else:
            self.timer.cancel()

    def set_match_timer(self) -> None:
        """After a move: only the match itself can have something due sooner than before."""
        runner = self.runner
        if runner is None or runner.hold.has_pictures or self.setup.day or self.retry_at is not None:
            self.set_timer()
            return
        now = self.ports.now()
        due = runner.next_wake(now, self.at)
        if due is not None and not self.stands_still:
            self.timer.set(max(now + MS, due), now)

    def wakes(self, now: int) -> list[int]:
        """When somebody's absence, or something in the match, will be due."""
        found = self.attendance.wakes(now) + self.days.wakes(now) + self.led_replay.wakes()
        if self.runner is not None and not self.is_covered:
            found += self.runner.hold.wakes(self.viewers, now) + self.trials.wakes()
            due = self.runner.race.referee.wake_at() if self.stands_still else self.runner.next_wake(now, self.at)
            if due is not None:
                found.append(due)
        return found

    def wake(self) -> None:
        """Something may be due."""
        self.put(self.look_after)

    def end(self) -> None:
        self.gone = True
        self.timer.cancel()
        self.show()
        self.audience.send_away(1000, "closed", Bye(why=msg("house-closed"), again=False))
        self.ports.gone(self)

    async def stop(self, ended: Msg | None = None) -> None:
        """What is being done is finished by the worker. Everybody gets a word: to come back, because the server stops,
        or why it has ended for good."""
        self.gone = True
        self.timer.cancel()
        if ended:
            self.audience.send_away(1000, "closed", Bye(why=ended, again=False))
        else:
            self.audience.send_away(RESTART, "restart", Bye(why=msg("house-stopping")))

    def show(self, verdict: bool = False) -> None:
        """Everybody sees what changed: the room first, then the match."""
        self.run_clock()
        self.led_replay.look_after()
        if self.lacks_store != (self.retry_at is not None):
            self.lacks_store = not self.lacks_store
            self.stale_room = True
        if self.stale_room:
            self.stale_room = False
            room_view = self.room_view()
            for viewer in self.viewers:
                self.audience.send_room(viewer, room_view)
            self.ports.changed(self)
        self.audience.show(verdict)

    def room_view(self) -> RoomView:
        lacks: dict[Lack, bool] = {"people": self.attendance.is_waking, "store": self.lacks_store}
        waits = [lack for lack, is_so in lacks.items() if is_so]
        ports = self.ports
        return RoomView(
            self.table, self.code, self.here, ports.name, ports.animal, waits, self.record_id, ports.given,
            self.days.due,
        )  # fmt: skip

    @property
    def record_id(self) -> str:
        """Of the match on the table."""
        return f"{self.id}-{self.table.current}"

    def public(self) -> dict[str, Any]:
        """What the lobby shows of this table."""
        return self.room_view().lobby()
