"""The rounds of a hall: who sits where, all tables dealt at once, watched until time is up, and stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from typing import Literal, Protocol

from tablee.core.races import MS
from tablee.core.registry import UnknownGame, evenings, game, seats_of
from tablee.core.words import Msg, msg
from tablee.hall.model import rows
from tablee.hall.model.hall import ROUNDS_AWAY, Hall, Member
from tablee.hall.model.rows import AnyRow
from tablee.hall.model.score import is_over, proposed
from tablee.hall.ports import HallPorts, Sitter, TableState
from tablee.matches.series import keys_of
from tablee.protocol.errors import Refusal
from tablee.protocol.hall import TABLES, GameChoice, Go, Plan
from tablee.protocol.ids import device_of, is_hall
from tablee.protocol.setup import Setup
from tablee.table.model import seating

TICK = 10_000  # milliseconds between two rows that tell nothing but the clock
AGAIN = 15_000 * MS  # after a match, until its table deals again
LEAST = 60_000  # milliseconds that must be left for that
JUDGING = 100 * MS  # until it is looked again whether a press is judged
MINUTE, SECOND = 60_000, 1000

log = logging.getLogger("tablee.hall")


class Led(Protocol):
    """The live hall, as its rounds know it."""

    hall: Hall
    code: str
    ports: HallPorts

    @property
    def at(self) -> int: ...
    @property
    def here(self) -> frozenset[str]: ...
    async def commit(self, row: AnyRow) -> None: ...


class Rounds:
    def __init__(self, live: Led) -> None:
        self.live = live
        self.hall = live.hall
        self.ports = live.ports
        self.ending: Literal["", "turn", "end"] = ""  # a leader ended the round, and what comes after it
        self.over_since: dict[int, int] = {}  # when a match of a table ended, by the server's clock
        self.judging = False  # a table is waited for

    # ---- what there is

    def tables(self) -> list[tuple[int, list[int]]]:
        """The numbers of the tables that somebody has in this round, and who."""
        return [(number, people) for number, people in enumerate(self.hall.tables, 1) if people]

    def states(self) -> list[tuple[int, TableState]]:
        found = [(number, self.ports.tables.look(number)) for number, _ in self.tables()]
        return [(number, state) for number, state in found if state is not None]

    def choice(self, number: int) -> GameChoice:
        games = self.hall.plan.games
        return games[(number - 1) % len(games)]

    def members_at(self, number: int) -> list[Member]:
        """Who plays there from the next deal on."""
        people = self.hall.tables[number - 1] if number <= len(self.hall.tables) else []
        return [self.hall.people[each] for each in people if self.hall.people[each].is_in]

    def seat_of(self, member: Member) -> Go:
        """Where somebody sits now; without a code, they wait."""
        number = self.hall.table_of(member.number)
        if not number or self.hall.phase not in ("seated", "playing", "paused"):
            return Go()
        state = self.ports.tables.look(number)
        if state is None or member.who not in state.people:
            return Go()
        return Go(table=number, code=state.code, seat=state.people.index(member.who))

    def setup(self, number: int) -> Setup:
        """What is played at a table, by as many as are there, and robots where somebody is missing."""
        choice, plan = self.choice(number), self.hall.plan
        smallest, largest = seats_for(choice.game)
        people = len(self.members_at(number))
        wanted = max(people, plan.size) if plan.robots else people
        seats = min(max(wanted, smallest), largest)
        return Setup(choice.game, seats, choice.options, watching=False, chat=self.hall.chat)

    # ---- who sits where

    def seatable(self) -> list[int]:
        """Who is seated: everybody who is here, and who has not been away for two rounds."""
        here = self.live.here
        return [m.number for m in self.hall.present if m.away < ROUNDS_AWAY or device_of(m.who) in here]

    async def seat(self) -> None:
        """Everybody anew, by the plan."""
        if self.hall.is_in_round:
            raise Refusal("in-a-round", msg("house-hall-in-a-round"))
        number = self.hall.round if self.hall.phase == "seated" else self.hall.round + 1
        seats = [seats_for(choice.game) for choice in self.hall.plan.games]
        found = proposed(self.hall, self.seatable(), seats, self.ports.draw())
        if not found.tables and is_over(self.hall):
            raise Refusal("all-played", msg("house-hall-all-played"))
        if not found.tables:
            raise Refusal("too-few", msg("house-hall-too-few"))
        row = rows.Seated(
            at=self.live.at, round=number, tables=found.tables, byes=found.byes, tosses=found.tosses
        )  # fmt: skip
        await self.live.commit(row)
        await self.lay()

    async def lay(self) -> None:
        """Every table is there, with its people."""
        await together(self.lay_one(number) for number, _ in self.tables())

    async def lay_one(self, number: int) -> None:
        sitters = [Sitter(member.who, member.handicap) for member in self.members_at(number)]
        if sitters:
            await self.ports.tables.lay(number, self.setup(number), sitters)

    async def place(self, member: Member, table: int | None) -> None:
        """By hand: before a round to any table; in it to a robot's seat, or to a table between two matches."""
        if table is not None:
            self.check_room_at(table, member)
        if self.hall.is_in_round:
            await self.place_now(member, table)
            return
        if self.hall.phase != "seated":
            raise Refusal("not-seated", msg("house-hall-not-seated"))
        before = self.hall.table_of(member.number)
        await self.live.commit(rows.Placed(at=self.live.at, number=member.number, table=table))
        await together(self.lay_one(number) for number in {before, table or 0} - {0})

    def check_room_at(self, table: int, member: Member) -> None:
        if table > min(TABLES, len(self.hall.tables) + 1):
            raise Refusal("no-such-table", msg("house-web-no-such-table"))
        others = [each for each in self.members_at(table) if each is not member]
        if len(others) >= seats_for(self.choice(table).game)[1]:
            raise Refusal("table-full", msg("house-hall-table-full"))

    async def place_now(self, member: Member, table: int | None) -> None:
        if self.hall.table_of(member.number):
            raise Refusal("in-a-round", msg("house-hall-in-a-round"))
        if table is None:
            return
        state = self.ports.tables.look(table)
        is_playing = state is not None and state.phase in ("playing", "paused")
        if is_playing and not await self.ports.tables.place(table, Sitter(member.who, member.handicap)):
            raise Refusal("no-seat", msg("house-hall-no-seat"))
        await self.live.commit(rows.Placed(at=self.live.at, number=member.number, table=table))
        if not is_playing:
            await self.lay_one(table)

    async def find_seat(self, member: Member) -> None:
        """For somebody who comes in a round: their own seat, if a robot keeps it; else, where nobody is out of the
        running, any that a robot has."""
        own = self.hall.table_of(member.number)
        sitter = Sitter(member.who, member.handicap)
        if own:
            await self.ports.tables.place(own, sitter)
            return
        if self.hall.plan.format not in ("free", "rotation"):
            return
        free = sorted(self.states(), key=lambda each: (member.who not in each[1].people, -each[1].robots))
        for number, state in free:
            is_there = member.who in state.people  # and it was not written down any more
            if (is_there or state.robots) and await self.ports.tables.place(number, sitter):
                await self.live.commit(rows.Placed(at=self.live.at, number=member.number, table=number))
                return

    async def go_away(self, member: Member, how: rows.Gone) -> None:
        """Somebody leaves, or has to: a robot plays on for them."""
        number = self.hall.table_of(member.number)
        await self.live.commit(rows.WentAway(at=self.live.at, number=member.number, how=how))
        if number:
            await self.ports.tables.take_out(number, member.who)

    def farewell(self, device: str) -> Msg:
        """Why somebody on this device is here no more."""
        gone = [member.gone for member in self.hall.people.values() if device_of(member.who) == device]
        last = gone[-1] if gone else ""
        if last in ("removed", "banned", "refused"):
            return msg("house-hall-removed")
        return msg("house-hall-freed") if last == "freed" else msg("house-hall-left")

    # ---- a round

    async def call(self, within: int) -> None:
        """Every table deals after so many seconds."""
        if self.hall.is_in_round:
            return
        if self.hall.phase != "seated":
            await self.seat()
        at = self.live.at
        await self.live.commit(rows.Called(at=at, starts=at + within * SECOND))

    async def begin_called(self) -> None:
        """The time that was said has come; if nobody is there any more, a leader has to say it again."""
        try:
            await self.begin()
        except Refusal:
            await self.live.commit(rows.Called(at=self.live.at))

    async def begin(self) -> None:
        """Every table deals, at once."""
        if self.hall.is_in_round:
            return
        if self.hall.phase != "seated":
            await self.seat()
        if not any(self.members_at(number) for number, _ in self.tables()):
            raise Refusal("too-few", msg("house-hall-too-few"))
        at, minutes = self.live.at, self.hall.plan.minutes
        await self.lay()
        await self.live.commit(rows.Begun(at=at, ends=at + minutes * MINUTE if minutes else None))
        self.ending, self.over_since = "", {}
        await together(self.deal(number) for number, _ in self.tables())

    async def deal(self, number: int) -> None:
        if self.members_at(number):
            await self.lay_one(number)
            await self.ports.tables.deal(number)
            self.over_since.pop(number, None)

    async def pause(self) -> None:
        if self.hall.phase != "playing":
            raise Refusal("not-playing", msg("house-hall-not-playing"))
        own = {n: s.paused_by for n, s in self.states() if s.phase == "paused" and n not in self.hall.stopped}
        await self.live.commit(rows.Paused(at=self.live.at, own=own))
        await together(self.ports.tables.pause(number) for number in self.unfinished())

    async def pause_one(self, number: int) -> None:
        if not self.hall.is_in_round:
            raise Refusal("not-playing", msg("house-hall-not-playing"))
        await self.live.commit(rows.Paused(at=self.live.at, table=number))
        await self.ports.tables.pause(number)

    async def resume(self) -> None:
        if self.hall.phase != "paused":
            raise Refusal("not-paused", msg("house-hall-not-paused"))
        own, stopped = dict(self.hall.own_pauses), set(self.hall.stopped)
        await self.live.commit(rows.Resumed(at=self.live.at))
        await together(self.resume_table(number, own.get(number, "")) for number in self.unfinished() - stopped)

    async def resume_table(self, number: int, own: str) -> None:
        """What a table had paused by itself stays so."""
        if own:
            await self.ports.tables.pause(number, own)
        else:
            await self.ports.tables.resume(number)

    async def resume_one(self, number: int) -> None:
        await self.live.commit(rows.Resumed(at=self.live.at, table=number))
        if self.hall.phase == "playing":
            await self.ports.tables.resume(number)

    def unfinished(self) -> set[int]:
        return {number for number, state in self.states() if state.phase in ("playing", "paused")}

    async def more(self, minutes: int) -> None:
        if not self.hall.is_in_round or self.hall.ends is None:
            raise Refusal("not-playing", msg("house-hall-not-playing"))
        await self.live.commit(rows.MoreTime(at=self.live.at, ms=minutes * MINUTE))

    async def turn(self) -> None:
        """The round is over, and everybody is seated for the next one."""
        if self.hall.is_in_round:
            self.ending = "turn"
            await self.look_after()
        else:
            await self.seat()

    async def finish(self) -> None:
        if self.hall.is_in_round:
            self.ending = "end"
            await self.look_after()
        elif self.hall.phase != "over":
            await self.live.commit(rows.Finished(at=self.live.at))

    # ---- what goes on by itself

    async def look_after(self) -> None:
        if self.hall.phase == "seated":
            await self.lay()
            if self.hall.starts is not None and self.live.at >= self.hall.starts:
                await self.begin_called()
        if not self.hall.is_in_round:
            return
        await self.take_out_gone()
        await self.count_matches()
        if self.is_time_up():
            await self.end_round()
        elif self.hall.phase == "playing":
            await self.keep_playing()
            if self.live.at >= self.hall.at + TICK:
                await self.live.commit(rows.Ticked(at=self.live.at))
        else:
            still = [number for number, state in self.states() if state.phase == "playing"]
            await together(self.ports.tables.pause(number) for number in still)

    async def take_out_gone(self) -> None:
        """Who has left keeps no seat, also where the server went down before it was said at the table."""
        here = {member.who for member in self.hall.present}
        found = [(n, who) for n, state in self.states() for who in state.people if who and who not in here]
        await together(self.ports.tables.take_out(number, who) for number, who in found)

    async def count_matches(self) -> None:
        """Matches that were played to their end count, once."""
        numbers = {member.who: member.number for member in self.hall.people.values()}
        for number, state in self.states():
            if state.phase != "over":
                continue
            self.over_since.setdefault(number, self.ports.now())
            if state.places and (number, state.match) not in self.hall.counted:
                people = [numbers.get(who, 0) for who in state.people]
                await self.live.commit(
                    rows.MatchOver(
                        at=self.live.at,
                        table=number,
                        match=state.match,
                        people=people,
                        places=state.places,
                        moves=state.moves,
                    )
                )

    def is_time_up(self) -> bool:
        if self.ending:
            return True
        if self.hall.phase != "playing":
            return False
        if self.hall.ends is not None:
            return self.live.at >= self.hall.ends
        states = self.states()
        return bool(states) and self.hall.plan.format != "free" and all(state.phase == "over" for _, state in states)

    async def keep_playing(self) -> None:
        """Tables that have not dealt yet do so, and those that have ended early do it again."""
        still = [n for n, s in self.states() if is_hall(s.paused_by) and n not in self.hall.stopped]
        await together(self.ports.tables.resume(number) for number in still)
        waiting = [number for number, state in self.states() if state.phase == "waiting"]
        now = self.ports.now()
        again = [n for n, s in self.states() if s.phase == "over" and self.may_deal_again() and now >= self.again_at(n)]
        await together(self.deal(number) for number in [*waiting, *again])

    def may_deal_again(self) -> bool:
        if self.hall.ends is None:
            return self.hall.plan.format == "free"
        return self.hall.ends - self.live.at >= LEAST

    def again_at(self, number: int) -> int:
        return self.over_since.get(number, self.ports.now()) + AGAIN

    async def end_round(self) -> None:
        """A press that is being judged is finished first; then the tables stop."""
        is_playing = self.hall.phase == "playing"
        busy = {n for n, state in self.states() if is_playing and state.phase == "playing" and state.is_judging}
        await together(self.ports.tables.stop(number) for number in self.unfinished() - busy)
        self.judging = bool(busy)
        if busy:
            return
        await self.count_matches()
        here = self.live.here
        away = [member.number for member in self.hall.present if device_of(member.who) not in here]
        ending, self.ending = self.ending, ""
        await self.live.commit(rows.RoundOver(at=self.live.at, away=away))
        if ending == "end" or is_over(self.hall):
            await self.live.commit(rows.Finished(at=self.live.at))
        elif ending == "turn":
            await self.seat()

    def wakes(self, now: int) -> list[int]:
        hall = self.hall
        if not hall.is_in_round:
            return [] if hall.starts is None else [now + max(0, hall.starts - self.live.at) * MS]
        found = [now + JUDGING] if self.judging and self.is_time_up() else []
        if hall.phase == "playing":
            found.append(now + max(0, hall.at + TICK - self.live.at) * MS)
            if hall.ends is not None and not found[:-1]:
                found.append(now + max(0, hall.ends - self.live.at) * MS)
            if self.may_deal_again():
                found += [self.again_at(number) for number in self.over_since]
        return found


async def together(work: Iterable[Awaitable[None]]) -> None:
    """At all tables at once; what fails at one does not keep the others from it."""
    found = await asyncio.gather(*work, return_exceptions=True)
    for error in found:
        if isinstance(error, Refusal):
            log.warning("a table of a hall refused", extra={"facts": {"code": error.code}})
        elif isinstance(error, BaseException):
            raise error


# ---- what a plan asks for


def seats_for(key: str) -> tuple[int, int]:
    """The fewest and the most who can play."""
    found = seats_of(evenings()[key]) if key in evenings() else game(key).seats
    return found[0], found[-1]


def checked_plan(plan: Plan) -> Plan:
    """A plan that can be played; Refusal says why it cannot."""
    for choice in plan.games:
        try:
            smallest, _ = seats_for(choice.game)
        except UnknownGame as error:
            raise Refusal("bad-setup", msg("house-bad-setup", reason=str(error))) from error
        setup = seating.checked(Setup(choice.game, smallest, choice.options))
        if any(seating.deck_wanted(game(key), setup) for key in keys_of(choice.game)):
            raise Refusal("bad-setup", msg("photo-not-in-a-room"))
    return plan
