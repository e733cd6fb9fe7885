"""What people ask a live table for: a message becomes rows, a move or a word, and is answered once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from msgspec.json import encode

from tablee.core.moves import ORDINARY
from tablee.core.words import msg
from tablee.protocol import journal as rows
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.journal import AnyRow
from tablee.protocol.messages import (
    Ack,
    Animal,
    AnyUp,
    AskHint,
    Follow,
    Lead,
    Look,
    Mute,
    No,
    Painted,
    Parts,
    Play,
    Say,
    Sit,
    Speed,
)  # fmt: skip
from tablee.table.model import seating
from tablee.table.model.hold import Hold
from tablee.table.model.pace import ROBOT_MS, Pace, RobotPace
from tablee.table.model.ports import Ports
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer
from tablee.table.play.hints import Hints
from tablee.table.play.match_runner import MatchRunner
from tablee.table.show.audience import Audience
from tablee.table.show.led_replay import LedReplay
from tablee.table.show.trial_board import TrialBoard


class Asked(Protocol):
    """The live table, as requests know it."""

    table: Table
    ports: Ports
    audience: Audience
    hints: Hints
    led_replay: LedReplay
    robot_pace: RobotPace
    runner: MatchRunner | None
    trials: TrialBoard
    changed_at: int

    @property
    def at(self) -> int: ...
    @property
    def here(self) -> frozenset[str]: ...
    @property
    def hold(self) -> Hold | None: ...
    @property
    def is_covered(self) -> bool: ...

    def put(self, job: Callable[[], Awaitable[None]]) -> None: ...
    async def commit(self, row: AnyRow) -> None: ...
    async def follow_up(self, due: Awaitable[None]) -> None: ...
    async def look_after(self) -> None: ...
    async def after_match(self) -> None: ...


class Requests:
    def __init__(self, live: Asked) -> None:
        self.live = live
        self.table = live.table
        self.ports = live.ports
        self.audience = live.audience
        self.hints = live.hints
        self.led_replay = live.led_replay
        self.pace = Pace()
        self.behind: list[Callable[[], Awaitable[None]]] = []  # what waits until a race is judged

    async def handle(self, viewer: Viewer, asked: AnyUp, arrived: int) -> None:
        """One message: done once, answered once, and answered the same again, also over another line. What is a line's
        own (whose hand it shows, who is not heard there, what its client can do) is done again."""
        if asked.id in viewer.answers and not isinstance(asked, Look | Mute | Parts | Painted):
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
        self.live.changed_at = arrived
        match asked:
            case Play():
                return await self.play(viewer, asked, arrived)
            case Painted(match=match, pictures=pictures):
                viewer.paints = True
                if self.live.hold is not None:
                    self.live.hold.painted(viewer, match, pictures)
                    self.live.put(self.live.look_after)
                return "done"
            case Parts():
                viewer.takes_parts = True
                return "done"
            case Look(seat=seat):
                self.audience.look(viewer, seat)
                return "done"
            case Say():
                self.audience.say(viewer, asked)
                return "done"
            case Animal():
                self.audience.choose_animal(viewer, asked)
                return "done"
            case Speed():
                return self.set_speed(viewer, asked)
            case AskHint(on=on):
                return self.hints.ask(viewer, asked, self.live.is_covered) if on else self.hints.close_for(viewer)
            case Lead():
                return await self.led_replay.lead(viewer, asked)
            case Follow():
                return await self.led_replay.follow(viewer, asked)
            case Mute(seat=seat, on=on):
                (viewer.muted.add if on else viewer.muted.discard)(seat)
                return "done"
        wanted = seating.requested(self.request(viewer.person), asked)
        if wanted and not self.pace.allow(viewer.person, arrived):
            raise Refusal("too-fast", msg("house-too-fast"))
        for row in wanted:
            await self.live.commit(row)
            if isinstance(row, rows.Sat) and isinstance(asked, Sit) and "+" in row.who:
                self.ports.guest(row.who, asked.name)
        await self.live.follow_up(self.live.look_after())
        return "done"

    def set_speed(self, viewer: Viewer, asked: Speed) -> str:
        """How soon robots move, for one person who plays with them; also not to wait for the next one."""
        if self.table.only_person != viewer.person:
            raise Refusal("not-alone", msg("house-not-alone"))
        if asked.speed:
            self.live.robot_pace.wait_ms = ROBOT_MS[asked.speed]
        if asked.skip and self.live.runner is not None:
            self.live.runner.bots.runner.hurry()
            self.live.trials.go_on()
            self.live.put(self.live.look_after)
        return "done"

    def request(self, person: str) -> seating.RoomRequest:
        ports, live = self.ports, self.live
        return seating.RoomRequest(
            self.table, person, live.at, live.here, ports.secret, ports.make, ports.bring, ports.kept, ports.had
        )

    async def play(self, viewer: Viewer, asked: Play, arrived: int) -> str | None:
        """A move or a press for one of the sender's seats."""
        table, runner = self.table, self.live.runner
        seat = asked.seat if asked.seat is not None else viewer.looking
        if seat is None or seat not in table.seats_of(viewer.person):
            raise Refusal("not-your-seat", msg("house-not-your-seat"))
        known = table.answered(seat, asked.id)
        if known is not None:
            return known
        self.hints.close_for(viewer)
        if runner is None or not table.is_playing:
            raise Refusal("not-playing", msg("house-not-playing"))
        if self.live.is_covered:
            raise Refusal("paused", msg("house-paused"))
        if table.chairs[seat].resigned:
            raise Refusal("resigned", msg("house-resigned"))
        if table.chairs[seat].bot:
            await self.live.commit(rows.StoodIn(at=self.live.at, seat=seat, bot=""))
            runner.bots.seat_bots()
        moves = runner.moves_of(viewer, seat, asked)
        if runner.race.is_race(moves):
            what = await runner.press(viewer, seat, moves, asked, arrived, self.live.at)
            await self.live.follow_up(self.live.look_after())
            return what
        if runner.hold.holds(viewer):
            raise Refusal("held", msg("house-held"))
        if runner.race.is_open:
            self.behind.append(partial(self.handle, viewer, asked, arrived))
            return None
        if asked.n is not None and asked.n < viewer.waits_for[1] and runner.race.urgent[moves[0]] == ORDINARY:
            raise Refusal("stale", msg("house-stale"))
        runner.check_legal(seat, moves)
        await runner.play(seat, moves, self.live.at, asked.id)
        if not table.is_playing:
            await self.live.follow_up(self.live.after_match())
        return "done"

    def let_go_on(self) -> list[Callable[[], Awaitable[None]]]:
        """What waited behind a race."""
        waited, self.behind = self.behind, []
        return waited
