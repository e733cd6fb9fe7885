"""The tables of one hall: laid, dealt, paused and stopped, each in its turn among what the table has to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from tablee.core.moves import Seat
from tablee.core.words import msg
from tablee.hall.ports import Sitter, TableState
from tablee.protocol import journal as rows
from tablee.protocol.errors import NotOurs, Refusal, StoreAway
from tablee.protocol.ids import HALL, device_of
from tablee.protocol.messages import Bye
from tablee.protocol.setup import Setup
from tablee.server.base import codes
from tablee.server.hosting.halls.glances import glance
from tablee.server.hosting.halls.house import HouseTables
from tablee.stores.halls import table_id
from tablee.table.live import LiveTable
from tablee.table.model import seating
from tablee.table.model.table import Table

PATIENCE = 10.0  # seconds for a table to do something
GONE = 1000  # a normal end

Wake = Callable[[str], Awaitable[LiveTable | None]]


class TablesOfHall:
    def __init__(self, hall: str, code: str, tables: HouseTables, wake: Wake) -> None:
        self.hall = hall
        self.code = code
        self.host = HALL + hall
        self.tables = tables
        self.wake_table = wake
        self.left: dict[tuple[int, str], Seat] = {}  # where somebody sat who has gone, by table and who they are

    def found(self, number: int) -> LiveTable | None:
        """In memory."""
        return self.tables.live.get(table_id(self.hall, number))

    async def live(self, number: int) -> LiveTable:
        found = self.found(number) or await self.wake_table(codes.of_table(self.code, number))
        if found is None:
            raise Refusal("no-such-table", msg("house-web-no-such-table"))
        return found

    async def wake(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            await self.wake_table(codes.of_table(self.code, number))

    # ---- what the hall does

    async def lay(self, number: int, setup: Setup, sitters: Sequence[Sitter]) -> None:
        if table_id(self.hall, number) not in self.tables.names:
            code = codes.of_table(self.code, number)
            await self.tables.open_as(table_id(self.hall, number), code, setup, self.host)
        live = await self.live(number)
        await in_turn(live, lambda: self.seat(live, setup, sitters))

    async def seat(self, live: LiveTable, setup: Setup, sitters: Sequence[Sitter]) -> None:
        """Everybody gets up and sits down again, unless it is so already."""
        table = live.table
        if table.is_playing:
            return
        wanted = [sitter.who for sitter in sitters] + [""] * (setup.seats - len(sitters))
        if table.setup != setup or [chair.who for chair in table.chairs] != wanted or table.phase == "over":
            for seat, chair in enumerate(table.chairs):
                if chair.is_taken:
                    await live.commit(rows.Sat(at=live.at, seat=seat, who=""))
            await live.commit(rows.Changed(at=live.at, setup=seating.checked(setup)))
            await live.commit(seating.prepare(table, live.at, live.ports.secret))
            for seat, sitter in enumerate(sitters):
                await live.commit(rows.Sat(at=live.at, seat=seat, who=sitter.who))
        for seat, sitter in enumerate(sitters):
            if table.chairs[seat].handicap != sitter.handicap:
                await live.commit(rows.Handicapped(at=live.at, seat=seat, handicap=sitter.handicap))
        expect(live)

    async def deal(self, number: int) -> None:
        live = await self.live(number)

        async def work() -> None:
            table = live.table
            if table.is_playing:
                return
            if table.number == table.current:
                await live.commit(seating.prepare(table, live.at, live.ports.secret))
            ports = live.ports
            request = seating.RoomRequest(table, self.host, live.at, live.here, ports.secret, ports.make, ports.bring)
            for row in seating.start(request, ""):
                await live.commit(row)
            expect(live)

        await in_turn(live, work)

    async def pause(self, number: int, by: str = "") -> None:
        live = await self.live(number)

        async def work() -> None:
            if live.table.is_playing and live.table.paused_by != (by or self.host):
                await live.commit(rows.Paused(at=live.at, by=by or self.host))

        await in_turn(live, work)

    async def resume(self, number: int) -> None:
        live = await self.live(number)

        async def work() -> None:
            if live.table.paused_by is not None:
                await live.commit(rows.Resumed(at=live.at))

        await in_turn(live, work)

    async def stop(self, number: int) -> None:
        live = await self.live(number)

        async def work() -> None:
            if live.table.paused_by is not None:
                await live.commit(rows.Resumed(at=live.at))
            if live.table.is_playing:
                await live.commit(rows.Abandoned(at=live.at))

        await in_turn(live, work)

    async def place(self, number: int, sitter: Sitter) -> bool:
        live = await self.live(number)
        placed = False

        async def work() -> None:
            nonlocal placed
            if sitter.who in [chair.who for chair in live.table.chairs]:
                placed = True
                return
            free = [seat for seat, chair in enumerate(live.table.chairs) if not chair.who and not chair.resigned]
            own = self.left.pop((number, name_of(sitter.who)), None)
            if free:
                seat = own if own in free else free[0]
                await live.commit(rows.Sat(at=live.at, seat=seat, who=sitter.who))
                placed = True
                expect(live)

        await in_turn(live, work)
        return placed

    async def take_out(self, number: int, who: str) -> None:
        live = await self.live(number)

        async def work() -> None:
            for seat, chair in enumerate(live.table.chairs):
                if chair.who == who:
                    self.left[number, name_of(who)] = seat
                    await live.commit(gone_from(live.table, seat, live.at))
            for viewer in [each for each in live.viewers if each.person == device_of(who)]:
                viewer.line.send(rows.ENCODER.encode(Bye(why=msg("house-hall-removed"), again=False)))
                viewer.line.close(GONE, "gone")
                live.leave(viewer)
            live.attendance.away.pop(device_of(who), None)

        await in_turn(live, work)

    # ---- what the hall sees

    def look(self, number: int) -> TableState | None:
        live = self.found(number)
        if live is None:
            return None
        table = live.table
        match = table.match
        is_done = match is not None and match.over
        return TableState(
            code=live.code,
            phase=table.phase,
            people=[chair.who for chair in table.chairs],
            robots=sum(not chair.who for chair in table.chairs),
            match=table.current,
            places=table.places() if is_done else [],
            moves=len(match.rows) if match is not None else 0,
            is_judging=live.race is not None and live.race.is_open,
            paused_by=table.paused_by or "",
            here=live.here,
        )

    def glance(self, number: int, seat: Seat | None = None) -> tuple[bytes, bytes] | None:
        live = self.found(number)
        return None if live is None else glance(number, live, seat)

    def rule(self, chat: str) -> None:
        self.tables.chat_rules[self.host] = chat

    def mute(self, who: str, on: bool) -> None:
        (self.tables.muted.add if on else self.tables.muted.discard)(who)


def name_of(who: str) -> str:
    """Somebody of the hall, on whichever device."""
    return who.partition("+")[2]


def gone_from(table: Table, seat: Seat, at: int) -> rows.AnyRow:
    """In a match a robot plays on."""
    if table.is_playing:
        return rows.BotSat(at=at, seat=seat, bot=seating.STAND_IN)
    return rows.Sat(at=at, seat=seat, who="")


def expect(live: LiveTable) -> None:
    """Whoever was given a seat and is not there is away, from now on."""
    devices = {device_of(chair.who) for chair in live.table.chairs if chair.who}
    for device in devices - live.here - live.attendance.away.keys():
        live.attendance.leave(device)
    for device in live.attendance.away.keys() - devices:
        live.attendance.enter(device)


async def in_turn(live: LiveTable, work: Callable[[], Awaitable[None]]) -> None:
    """Done by the table's own worker, and what follows from it as well."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run() -> None:
        try:
            await work()
        except (Refusal, StoreAway) as error:
            if not done.done():
                done.set_exception(error)
            return
        except NotOurs:
            if not done.done():
                done.set_exception(StoreAway("the table is played elsewhere"))
            raise
        await live.follow_up(live.look_after())
        if not done.done():
            done.set_result(None)

    live.put(run)
    try:
        await asyncio.wait_for(done, PATIENCE)
    except TimeoutError as error:
        raise StoreAway("a table of the hall does not answer") from error
