"""A live table: one owner, everything in order. A wish becomes a row, the row becomes durable, then everybody sees it.

Nothing here knows a socket, a file or the time of day: see outside.py. What is said to the table waits in its inbox; a
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
from tablee.core.words import msg
from tablee.table import room, rows
from tablee.table.frames import Showing, Viewer, whole
from tablee.table.messages import (
    WIRE, Ack, AnyUp, Bye, Chat, Hello, Look, Mute, No, Phase, Play, Refusal, Room, Say, SeatInfo, Sit,
)  # fmt: skip
from tablee.table.outside import Cancel, Line, Outside
from tablee.table.rows import AnyRow, NotOurs, Setup, StoreAway
from tablee.table.table import Table, owner
from tablee.table.umpire import Umpire

RETRY = 500 * MS  # until what the store did not take is tried again
BACK_AFTER = 10_000 * MS  # after a restart, people are waited for no longer than this
CHAT_KEPT = 50
CHAT_EVERY = 1000 * MS
TAKEN_OVER, REMOVED, RESTART = 4001, 4002, 1012  # why a socket is closed

log = logging.getLogger("tablee.table")


class Live:
    def __init__(self, id: str, code: str, outside: Outside, known: list[AnyRow]) -> None:
        self.id = id
        self.code = code
        self.outside = outside
        self.table = Table(id)
        for row in known:
            self.table.apply(row)
        self.viewers: list[Viewer] = []
        self.chat: deque[Chat] = deque(maxlen=CHAT_KEPT)
        self.inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self.behind: list[Callable[[], Awaitable[None]]] = []  # what waits until a race is judged
        self.away: dict[str, int] = {}  # people with a seat who are not connected, and since when
        self.busy = False
        self.gone = False
        self.timer: Cancel | None = None
        self.stopped_at = self.table.at  # the table's clock, while it stands still
        self.running_since: int | None = None  # the server's, while it runs
        self.umpire: Umpire | None = None
        self.waking = False  # after a restart, until people are back
        self.back_by: int | None = None
        self.unkept = False  # the record of the last match is still to be kept
        self.stale_room = False
        self.changed_at = outside.now()  # when anybody last came, went or did anything

    # ---- beginnings

    @classmethod
    def open(cls, id: str, code: str, setup: Setup, host: str, outside: Outside) -> tuple[Live, bytes]:
        """A new table, and its first row: durable before the table is told to `begin`."""
        first = rows.Opened(at=0, setup=room.checked(setup), host=host)
        return cls(id, code, outside, [first]), rows.encode(first)

    @classmethod
    def wake(cls, id: str, code: str, known: list[bytes], outside: Outside) -> Live:
        """A table as its journal tells it."""
        return cls(id, code, outside, [rows.decode(row) for row in known])

    def begin(self) -> None:
        """Take up what is to be done: a first secret, or a match that was interrupted."""
        table = self.table
        now = self.outside.now()
        for chair in table.chairs:
            if chair.who:
                self.away[owner(chair.who)] = now
        if table.is_playing:
            self.waking = True
            self.umpire = Umpire(table, self.outside, self.commit)
            if not self.away:
                self.back_by = now
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
    def here(self) -> frozenset[str]:
        return frozenset(viewer.person for viewer in self.viewers)

    @property
    def idle_for(self) -> float:
        """Seconds since anybody was here."""
        return 0.0 if self.viewers else (self.outside.now() - self.changed_at) / MS / 1000

    # ---- the table's own clock

    @property
    def at(self) -> int:
        """Milliseconds; stands still in a pause, while nothing is played, and while the house is down."""
        if self.running_since is None:
            return self.stopped_at
        return self.stopped_at + (self.outside.now() - self.running_since) // MS

    def run_clock(self) -> None:
        """The clock runs while a match is played, and nobody has to be waited for."""
        should = self.table.is_playing and self.table.paused_by is None and not self.waking
        if should and self.running_since is None:
            self.running_since = self.outside.now()
        elif not should and self.running_since is not None:
            self.stopped_at, self.running_since = self.at, None

    # ---- the inbox

    def put(self, job: Callable[[], Awaitable[None]]) -> None:
        self.inbox.append(job)
        if not self.busy and not self.gone:
            self.busy = True
            self.outside.spawn(self.work())

    async def work(self) -> None:
        """One thing after the other, each shown before the next begins."""
        try:
            while self.inbox and not self.gone:
                job = self.inbox.popleft()
                try:
                    await job()
                except StoreAway:
                    self.wake_in(RETRY)
                except NotOurs:
                    self.lose()
                    return
                except Exception:
                    log.exception("a table stumbled")
                self.run_clock()
                self.show()
        finally:
            self.busy = False
        if not self.gone:
            self.set_timer()

    async def commit(self, row: AnyRow) -> None:
        """Durable first; then it has happened."""
        await self.outside.journal.append(self.id, self.table.seq, rows.encode(row))
        self.table.apply(row)
        if not isinstance(row, rows.Played | rows.Ticked | rows.Pressed | rows.Dismissed):
            self.stale_room = True

    def lose(self) -> None:
        """Somebody else owns this table now: what is in memory is behind."""
        self.gone = True
        for viewer in list(self.viewers):
            viewer.line.close(RESTART, "moved")
        self.viewers = []
        self.outside.gone(self)

    # ---- people come and go

    def enter(self, person: str, line: Line, match: int | None = None, n: int | None = None) -> Viewer:
        """Somebody is connected. `match` and `n` are where they left off."""
        for old in [viewer for viewer in self.viewers if viewer.person == person]:
            self.viewers.remove(old)
            old.line.close(TAKEN_OVER, "taken over")
        viewer = Viewer(person, line, self.outside.now())
        self.viewers.append(viewer)
        self.away.pop(person, None)
        self.changed_at = self.outside.now()
        self.stale_room = True
        line.send(encode(Hello(wire=WIRE, build=self.outside.build, code=self.code, chat=list(self.chat))))
        self.put(partial(self.welcome, viewer, match, n))
        return viewer

    async def welcome(self, viewer: Viewer, match: int | None, n: int | None) -> None:
        """The first frame of a newcomer, with what was missed; bots that stood in give the seat back."""
        table = self.table
        if self.waking and self.back_by is None:
            self.back_by = self.outside.now() + BACK_AFTER
        if table.is_playing and viewer in self.viewers:
            for row in room.back(self.wish(viewer.person)):
                await self.commit(row)
        self.look_round(viewer)
        if table.match is not None:
            showing = self.showing()
            viewer.match = table.current
            since = n if match == table.current and n is not None else 0
            self.send_frame(viewer, showing, showing.missed(viewer, since), missed=True)
        await self.look_after()

    def leave(self, viewer: Viewer) -> None:
        """A socket is gone."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self.changed_at = self.outside.now()
        for address in viewer.addresses.values():
            self.outside.pictures.forget(address)
        if self.table.is_here(viewer.person):
            self.away[viewer.person] = self.outside.now()
            if self.umpire is not None:
                for seat in self.table.seats_of(viewer.person):
                    self.umpire.referee.leave(seat)
        self.stale_room = True
        self.put(self.look_after)

    def post(self, viewer: Viewer, asked: AnyUp) -> bool:
        """Something somebody sent; False if too much is waiting already."""
        if len(self.inbox) >= self.outside.inbox:
            return False
        self.put(partial(self.take, viewer, asked, self.outside.now()))
        return True

    # ---- what people ask for

    async def take(self, viewer: Viewer, asked: AnyUp, arrived: int) -> None:
        """One message: done once, answered once, and answered the same again."""
        if asked.id in viewer.answers:
            viewer.line.send(viewer.answers[asked.id])
            return
        try:
            what = await self.do(viewer, asked, arrived)
        except Refusal as no:
            self.answer(viewer, asked.id, No(code=no.code, why=no.why, id=asked.id))
        except StoreAway:  # not remembered: the same message may be sent again
            viewer.line.send(encode(No(code="store-away", why=msg("house-store-away"), id=asked.id)))
        else:
            if what is not None:
                viewer.remember(asked.id, encode(Ack(id=asked.id, what=what)))
                viewer.due = asked.id

    def answer(self, viewer: Viewer, id: str, answer: Ack | No) -> None:
        written = encode(answer)
        viewer.remember(id, written)
        viewer.line.send(written)

    async def do(self, viewer: Viewer, asked: AnyUp, arrived: int) -> Any:
        """What became of it, for the acknowledgement; nothing, if it has to wait."""
        self.changed_at = arrived
        match asked:
            case Play():
                return await self.play(viewer, asked, arrived)
            case Look(seat=seat):
                return self.look(viewer, seat)
            case Say():
                return self.say(viewer, asked)
            case Mute(seat=seat, on=on):
                (viewer.muted.add if on else viewer.muted.discard)(seat)
                return "done"
        for row in room.wished(self.wish(viewer.person), asked):
            await self.commit(row)
            if isinstance(row, rows.Sat) and isinstance(asked, Sit) and "+" in row.who:
                self.outside.guest(row.who, asked.name)
        await self.look_after()
        return "done"

    def wish(self, person: str) -> room.Wish:
        return room.Wish(self.table, person, self.at, self.here, self.outside.secret)

    async def play(self, viewer: Viewer, asked: Play, arrived: int) -> str | None:
        """A move or a press for one of the sender's seats."""
        table, umpire = self.table, self.umpire
        seat = asked.seat if asked.seat is not None else viewer.looking
        if seat is None or seat not in table.seats_of(viewer.person):
            raise Refusal("not-your-seat", msg("house-not-your-seat"))
        known = table.answers.get((seat, asked.id))
        if known is not None:
            return known
        if umpire is None or not table.is_playing:
            raise Refusal("not-playing", msg("house-not-playing"))
        if self.running_since is None:
            raise Refusal("paused", msg("house-paused"))
        if table.chairs[seat].resigned:
            raise Refusal("resigned", msg("house-resigned"))
        if table.chairs[seat].bot:
            await self.commit(rows.StoodIn(at=self.at, seat=seat, bot=""))
            umpire.seat_bots()
        moves = umpire.moves_of(viewer, seat, asked)
        if umpire.is_race(moves):
            what = await umpire.press(viewer, seat, moves, asked, arrived, self.at)
            await self.look_after()
            return what
        if umpire.referee.is_open:
            self.behind.append(partial(self.take, viewer, asked, arrived))
            return None
        if asked.n is not None and asked.n < viewer.waits_for[1] and umpire.urgent[moves[0]] == 0:
            raise Refusal("stale", msg("house-stale"))
        umpire.refuse(seat, moves)
        await umpire.play(seat, moves, self.at, asked.id)
        await self.after_match()
        return "done"

    def look(self, viewer: Viewer, seat: Seat | None) -> str:
        """Several on one device: the curtain is drawn, or opened for one of them."""
        mine = self.table.seats_of(viewer.person)
        if seat is not None and seat not in mine:
            raise Refusal("not-your-seat", msg("house-not-your-seat"))
        viewer.looking = mine[0] if len(mine) == 1 else seat
        if self.table.match is not None:
            self.showing().missed(viewer, 0)  # only counts: what is told from now on is told to this seat
        return "done"

    def say(self, viewer: Viewer, asked: Say) -> str:
        mine = self.table.seats_of(viewer.person)
        if not mine:
            raise Refusal("sit-first", msg("house-sit-first"))
        if self.outside.now() - viewer.said_at < CHAT_EVERY:
            raise Refusal("too-fast", msg("house-too-fast"))
        text = self.outside.clean(asked.text)
        if bool(text) == bool(asked.phrase):
            raise Refusal("nothing-said", msg("house-nothing-said"))
        viewer.said_at = self.outside.now()
        said = Chat(seat=viewer.looking if viewer.looking is not None else mine[0], text=text, phrase=asked.phrase)
        self.chat.append(said)
        for other in self.viewers:
            if said.seat not in other.muted:
                other.line.send(encode(said))
        return "done"

    # ---- what the table does by itself

    async def look_after(self) -> None:
        """Everything that is due: secrets, records, bots that stand in, hosts who are gone, presses, clocks, bots."""
        table = self.table
        if table.closed:
            await self.keep_record()
            self.end()
            return
        await self.after_match()
        await self.people_back()
        self.run_clock()
        await self.people_away()
        if self.umpire is None or not table.is_playing:
            return
        self.umpire.seat_bots()
        if self.running_since is None:
            return
        if await self.next_thing():
            self.put(self.look_after)

    async def after_match(self) -> None:
        """Before and after a match: its record, the next secret, a new umpire."""
        table = self.table
        if table.is_playing:
            if self.umpire is None or self.umpire.match is not table.match:
                self.umpire = Umpire(table, self.outside, self.commit)
                self.umpire.seat_bots()
                self.umpire.fix_grace(self.viewers)
                self.run_clock()
            return
        if self.umpire is not None:
            self.umpire, self.unkept, self.stale_room = None, True, True
            self.behind = []
        await self.keep_record()
        if table.number == table.current and not table.closed:
            await self.commit(room.prepare(table, self.at, self.outside.secret))

    async def keep_record(self) -> None:
        if self.unkept and self.table.match is not None:
            await self.outside.keep(self, self.table.record())
            self.unkept = False

    async def people_back(self) -> None:
        """After a restart play goes on when everybody is back, or has been waited for long enough."""
        if not self.waking:
            return
        late = self.back_by is not None and self.outside.now() >= self.back_by
        if late or not self.away:
            await self.commit(rows.Woken(at=self.at))
            self.waking = False
            if self.umpire is not None:
                self.umpire.fix_grace(self.viewers)

    async def people_away(self) -> None:
        """Who is away too long is stood in for, and hosts no more; so is who let two turns run out."""
        table, now = self.table, self.outside.now()
        long_gone = [person for person, since in self.away.items() if now - since >= self.outside.away_ms * MS]
        if table.is_playing and not self.waking:
            seats = {seat for person in long_gone for seat in table.seats_of(person)}
            seats |= {seat for seat, chair in enumerate(table.chairs) if chair.late >= 2}
            for seat in sorted(seats):
                for row in room.stand_in(table, seat, self.at):
                    await self.commit(row)
        if table.host in long_gone or (table.host not in self.here and not table.is_here(table.host)):
            heir = next((owner(c.who) for c in table.chairs if c.who and owner(c.who) in self.here), None)
            if heir is not None:
                await self.commit(rows.Hosted(at=self.at, who=heir))

    async def next_thing(self) -> bool:
        """One press that is judged, one clock that ran out, or one bot's move."""
        umpire, now = self.umpire, self.outside.now()
        assert umpire is not None
        if await umpire.judge(now, self.at, self.viewers):
            self.show(verdict=True)
            if not umpire.referee.is_open:
                self.inbox.extendleft(reversed(self.behind))
                self.behind = []
            return True
        return await umpire.tick(self.at) or await umpire.bots_play(now, self.at)

    def set_timer(self) -> None:
        """Wake when something will be due."""
        now = self.outside.now()
        wakes = [] if self.back_by is None or not self.waking else [self.back_by]
        if self.table.is_playing or self.table.host in self.away:
            wakes += [since + self.outside.away_ms * MS for since in self.away.values()]
        wakes = [wake for wake in wakes if wake > now or self.waking]
        if self.umpire is not None and self.running_since is not None:
            due = self.umpire.next_wake(now, self.at)
            wakes += [] if due is None else [due]
        if wakes:
            self.wake_in(max(MS, min(wakes) - now))
        elif self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wake_in(self, delay: int) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.outside.later(delay, lambda: self.put(self.look_after))

    def end(self) -> None:
        self.gone = True
        if self.timer is not None:
            self.timer.cancel()
        self.show()
        for viewer in list(self.viewers):
            viewer.line.send(encode(Bye(why=msg("house-closed"), again=False)))
            viewer.line.close(1000, "closed")
        self.viewers = []
        self.outside.gone(self)

    async def stop(self) -> None:
        """The house stops: what is being done is finished by the worker; everybody gets a word."""
        self.gone = True
        if self.timer is not None:
            self.timer.cancel()
        for viewer in list(self.viewers):
            viewer.line.send(encode(Bye(why=msg("house-stopping"))))
            viewer.line.close(RESTART, "restart")
        self.viewers = []

    # ---- what everybody sees

    def showing(self) -> Showing:
        covered = self.waking or self.table.paused_by is not None
        return Showing(self.table, self.outside.pictures, covered and self.table.is_playing)

    def show(self, verdict: bool = False) -> None:
        """One frame for each viewer for whom something changed."""
        if self.stale_room:
            self.stale_room = False
            for viewer in self.viewers:
                self.look_round(viewer)
            self.outside.changed(self)
        if self.table.match is not None and self.viewers:
            showing = self.showing()
            if self.umpire is not None and not showing.covered:
                self.umpire.show(self.viewers, self.outside.now())
            for viewer in self.viewers:
                self.draw_curtain(viewer)
                if viewer.match != self.table.current:
                    viewer.match, viewer.heard, viewer.n, viewer.seen = self.table.current, 0, 0, {}
                self.send_frame(viewer, showing, showing.words(viewer), verdict)
        for viewer in self.viewers:
            if viewer.due:
                viewer.line.send(viewer.answers[viewer.due])
                viewer.due = ""

    def send_frame(
        self, viewer: Viewer, showing: Showing, said: list[bytes], verdict: bool = False, missed: bool = False
    ) -> None:
        body = showing.body(viewer)
        if body == viewer.body and not said and not verdict and not missed:
            return
        viewer.body = body
        reasons = self.umpire.verdict if verdict and self.umpire is not None else []
        ack = viewer.answers[viewer.due] if viewer.due else b""
        viewer.due = ""
        viewer.line.send(whole(viewer, self.at, body, said, reasons, ack, missed))
        if self.umpire is not None and not showing.covered:
            self.umpire.painted(viewer, self.outside.now())
        if viewer.looking is not None and showing.match.moves(viewer.looking) != viewer.waits_for[0]:
            viewer.waits_for = (showing.match.moves(viewer.looking), viewer.n)

    def draw_curtain(self, viewer: Viewer) -> None:
        """Several on one device: a hand is hidden again when it is another's turn there."""
        mine = self.table.seats_of(viewer.person)
        if len(mine) < 2 or viewer.looking is None or self.table.match is None:
            return
        acting = [seat for seat in mine if seat in self.table.match.to_act and not self.table.chairs[seat].bot]
        if acting and viewer.looking not in acting:
            viewer.looking = None
            self.showing().missed(viewer, 0)

    def look_round(self, viewer: Viewer) -> None:
        """Who sits where now, for one viewer; and whose hand that viewer sees."""
        mine = self.table.seats_of(viewer.person)
        before = viewer.looking
        if len(mine) == 1:
            viewer.looking = mine[0]
        elif viewer.looking not in mine:
            viewer.looking = None
        if viewer.looking != before and self.table.match is not None:
            self.showing().missed(viewer, 0)
        written = encode(self.room(viewer))
        if written != viewer.room:
            viewer.room = written
            viewer.line.send(written)

    def room(self, viewer: Viewer) -> Room:
        table = self.table
        mine = table.seats_of(viewer.person)
        watching = sum(not table.is_here(other.person) for other in self.viewers)
        waits = ["people"] if self.waking else []
        return Room(
            code=self.code, setup=table.setup, seats=[self.seat_info(seat, seat in mine) for seat in range(table.setup.seats)],
            phase=table.phase, match=table.number, game=table.game.key, commitment=table.commitment, watchers=watching,
            host=viewer.person == table.host, points=table.series.points if table.series.standings else [],
            places=table.places() if table.match is not None and table.match.over else [],
            matches=len(table.series.standings), series_over=table.series.over,
            record=self.record_id if table.phase == "over" else "", waits=waits,
        )  # fmt: skip

    def seat_info(self, seat: Seat, mine: bool) -> SeatInfo:
        chair = self.table.chairs[seat]
        starts = self.table.setup.head_starts
        return SeatInfo(
            name=self.outside.name(chair.who) if chair.who else "",
            who="person" if chair.who else "bot" if chair.bot else "",
            mine=mine,
            bot=chair.bot,
            here=bool(chair.who) and owner(chair.who) in self.here,
            host=bool(chair.who) and chair.who == self.table.host,
            resigned=chair.resigned,
            described=chair.described,
            head_start=starts[seat] if seat < len(starts) else 0,
            mix=chair.mix,
            animal=seat,
        )

    @property
    def record_id(self) -> str:
        """Of the match on the table."""
        return f"{self.id}-{self.table.current}"

    def public(self) -> dict[str, Any]:
        """What the lobby shows of this table."""
        table = self.table
        return {
            "code": self.code,
            "game": table.setup.game,
            "phase": table.phase,
            "seats": [self.outside.name(c.who) if c.who else c.bot and "bot" for c in table.chairs],
            "free": sum(not chair.is_taken for chair in table.chairs),
            "watching": table.setup.watching,
            "public": table.setup.public,
        }
