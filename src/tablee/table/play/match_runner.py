"""A match at a live table: what people and bots do, when clocks run out, who was first. Decides; the rows decide."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.runner import Planned
from tablee.core.clocks import SECRET, TURN, Clock
from tablee.core.match import Match
from tablee.core.moves import Move, Seat
from tablee.core.races import MS
from tablee.core.scenes import Point
from tablee.core.words import msg
from tablee.protocol import journal as rows
from tablee.protocol.errors import Refusal
from tablee.protocol.messages import Play
from tablee.table.model.hold import Hold
from tablee.table.model.latency import HEAD_START
from tablee.table.model.pace import RobotPace
from tablee.table.model.ports import Ports
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer
from tablee.table.play.bot_seats import BotSeats
from tablee.table.play.race import Commit, Race


class MatchRunner:
    """One match. Made anew for every deal, and after every restart."""

    def __init__(self, table: Table, ports: Ports, commit: Commit, wake: Callable[[], None], pace: RobotPace) -> None:
        self.table = table
        self.ports = ports
        self.commit = commit
        self.match: Match = table.live_match()
        self.race = Race(table, ports, commit)
        self.bots = BotSeats(table, ports, wake, pace)
        self.hold = Hold(table, ports)
        self.grace = 0  # that every clock of people gets, in ms: fixed at the deal, so that the tempo tells nothing

    # ---- what people send

    def moves_of(self, viewer: Viewer, seat: Seat, asked: Play) -> list[Move]:
        """The moves that are meant, also where points in a picture stand for them."""
        moves = list(asked.moves)
        if asked.points:
            moves_at = self.match.game.moves_at
            if moves_at is None or moves:
                raise Refusal("illegal", msg("refused-no-such-move"))
            moves = moves_at(self.match.view(seat), asked.aim, self.points_of(viewer, asked))
        if not moves or max(moves) >= self.match.game.moves:
            raise Refusal("illegal", msg("refused-no-such-move"))
        return moves

    def points_of(self, viewer: Viewer, asked: Play) -> list[Point]:
        """Points on the pictures as they were handed out, as points of the whole ones."""
        found: list[Point] = []
        for point in asked.points:
            whole = self.ports.pictures.point(viewer.pictures.get(point.zone, ""), point.x, point.y)
            if whole is None:
                raise Refusal("illegal", msg("refused-no-such-move"))
            found.append((point.zone, *whole))
        return found

    def check_legal(self, seat: Seat, moves: list[Move]) -> None:
        """Refusal, where the rules refuse: in the same words for a card that does not exist and for a hidden one."""
        trial = self.match if len(moves) == 1 else self.match.copy()
        for move in moves:
            reason = trial.why_not(seat, move)
            if reason is not None:
                raise Refusal("illegal", reason)
            if trial is not self.match:
                trial.step(seat, move)

    async def play(self, seat: Seat, moves: list[Move], at: int, id: str = "") -> None:
        await self.commit(rows.Played(at=at, seat=seat, moves=moves, id=id))
        self.ports.counts.moved()

    async def press(self, viewer: Viewer, seat: Seat, moves: list[Move], asked: Play, arrived: int, at: int) -> str:
        """A press of a person in a race; what became of it."""
        return await self.race.press(viewer, seat, moves, asked, arrived, at, self.check_legal)

    async def judge(self, now: int, at: int, viewers: list[Viewer]) -> bool:
        """Release the next press that can be released."""
        released = await self.race.judge(now, at, viewers)
        if released is None:
            return False
        press, played = released
        if played:
            self.bots.press_was_played(press.seat)
        return True

    # ---- time

    def fix_grace(self, viewers: list[Viewer]) -> None:
        """How long a press or a move made in time may still be on its way: the longest at this table."""
        travels = [viewer.line.latency.allowance for viewer in viewers if self.table.is_here(viewer.person)]
        starts = [self.table.head_start(seat) for seat in range(self.match.seats)]
        heard = max((start for start in starts if start * MS > HEAD_START), default=0)  # by who has the table in words
        self.grace = max(travels, default=0) // MS + heard

    def ends(self, clock: Clock) -> int:
        """When a clock's move is due, by the table's clock."""
        late = 0 if clock.kind == SECRET or (clock.seat >= 0 and self.table.chairs[clock.seat].bot) else self.grace
        return self.table.dealt_at + self.match.deadline(clock) + late

    async def tick(self, at: int) -> bool:
        """The clock that ran out, if one did; not while presses are gathered."""
        clocks = [] if self.match.over or self.race.is_open else self.match.clocks
        clock = min(clocks, key=self.ends, default=None)
        if clock is None or self.ends(clock) > at:
            return False
        late = clock.kind == TURN and clock.seat >= 0 and self.table.chairs[clock.seat].is_played_by_a_person
        await self.commit(rows.Ticked(at=at, move=clock.move, late=late))
        return True

    # ---- bots

    def planned(self) -> list[Planned]:
        """What bots may do now. Ordinary moves wait for a race; presses do not, but a seat has one at a time."""
        found = self.bots.planned()
        if self.race.is_open:
            pressed = self.race.referee.has_pressed
            found = [each for each in found if each.moves and self.race.is_race(each.moves) and not pressed(each.seat)]
        return found

    async def bots_play(self, now: int, at: int) -> bool:
        """The bot whose move is due. Races they enter by the same door as people, with no network between."""
        planned = [each for each in self.planned() if self.table.dealt_at + each.at <= at]
        if not planned:
            return False
        due = min(planned, key=lambda each: each.at)
        seen = self.bots.seen_by(due)
        moves = self.bots.decided(due)
        if self.race.is_race(moves):
            await self.race.press_of_bot(due.seat, moves, seen, due.at, now, at)
            self.bots.press_is_made(due, seen)
        else:
            await self.play(due.seat, moves, at)
        return True

    # ---- when to look again

    def next_wake(self, now: int, at: int) -> int | None:
        """When something will be due if nobody does anything, by the server's clock."""
        wakes = [now + (self.table.dealt_at + each.at - at) * MS for each in self.planned()]
        gathered = self.race.referee.wake_at()
        if gathered is not None:
            wakes.append(gathered)
        else:
            wakes += [now + (self.ends(clock) - at) * MS for clock in self.match.clocks]
        return min(wakes) if wakes else None
