"""A match at a live table: what people and bots do, when clocks run out, who was first. Decides; the rows decide."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from tablee.bots.runner import BotRunner, Planned, PlannedPress
from tablee.core.clocks import SECRET, TURN, Clock
from tablee.core.draws import FastDraw
from tablee.core.game import ponders
from tablee.core.match import Match
from tablee.core.moves import PLEA, RACE, Move, Seat
from tablee.core.races import LONGEST, MS, NOTHING, Claim, Evidence, why, without_network
from tablee.core.scenes import Point
from tablee.core.words import msg
from tablee.matches.replay import coin_ply, counts
from tablee.protocol import journal as rows
from tablee.protocol.errors import Refusal
from tablee.protocol.journal import AnyRow
from tablee.protocol.messages import Judged, Play
from tablee.table.model.ports import Outside, Thought
from tablee.table.model.table import Showing, Table, urgencies
from tablee.table.model.viewer import Viewer
from tablee.table.play.referee import Referee

Commit = Callable[[AnyRow], Coroutine[Any, Any, None]]


class Pondering(NamedTuple):
    """What a bot is thinking about elsewhere."""

    ply: int  # up to which nothing has changed for it
    view: Any
    moves: list[Move]
    thought: Thought


class Umpire:
    """One match. Made anew for every deal, and after every restart."""

    def __init__(self, table: Table, outside: Outside, commit: Commit, wake: Callable[[], None]) -> None:
        self.table = table
        self.outside = outside
        self.commit = commit
        self.wake = wake
        self.match: Match = table.live_match()
        self.urgent = urgencies(self.match.game)
        self.referee = Referee(hurried=not table.setup.unhurried)
        self.coin = table.coin()
        self.runner = BotRunner(self.match, {}, FastDraw(outside.seed()))
        self.pondering: dict[Seat, Pondering] = {}
        self.shown: dict[int, int] = {}  # when a stimulus was shown to the table, by its number
        self.crowd: dict[int, set[Viewer]] = {}  # who was there then
        self.against = 0  # the stimulus from which the presses that are gathered are counted
        self.verdict: list[Judged] = []  # of the race that is on, for the card that says why
        self.verdict_of = -1  # its stimulus
        self.grace = 0  # that every clock of people gets, in ms: fixed at the deal, so that the tempo tells nothing
        now = outside.now()
        for claim in table.court.pending.values():  # from before a restart: judged among themselves, at once
            self.referee.press(claim, now)

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
            whole = self.outside.pictures.point(viewer.pictures.get(point.zone, ""), point.x, point.y)
            if whole is None:
                raise Refusal("illegal", msg("refused-no-such-move"))
            found.append((point.zone, *whole))
        return found

    def is_race(self, moves: list[Move]) -> bool:
        """Does the referee decide about this? A plea only where something is gathered that it could come before."""
        urgency = self.urgent[moves[0]]
        return urgency == RACE or (urgency == PLEA and self.referee.is_open)

    def refuse(self, seat: Seat, moves: list[Move]) -> None:
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
        self.outside.counts.moved()

    # ---- races

    async def press(self, viewer: Viewer, seat: Seat, moves: list[Move], asked: Play, arrived: int, at: int) -> str:
        """A press of a person. Durable before it is acknowledged; what became of it."""
        if self.referee.has_pressed(seat):
            return "twice"
        pleads = self.urgent[moves[0]] == PLEA
        showing = self.table.showing if pleads else self.showing(asked.stimulus)
        if showing is None or showing.number not in self.shown:
            return "stale"
        seen = self.match.state.ply if pleads else showing.ply  # a word is no answer to a stimulus
        if not self.match.game.rules.fresh(self.match.state, seat, moves[0], seen):
            return "stale"
        self.refuse(seat, moves)
        evidence = self.evidence(viewer, seat, showing, asked.r, arrived)
        claim = Claim(len(self.table.court.presses), seat, tuple(moves), seen, evidence, pleads)
        if self.referee.is_too_soon(claim):
            return "false-start"
        await self.gather(claim, arrived, at, asked.id)
        viewer.line.link.settle(evidence)
        return "pressed"

    async def gather(self, claim: Claim, arrived: int, at: int, id: str = "") -> None:
        seat, seen = claim.seat, claim.seen
        moves, pleads = list(claim.moves), claim.pleads
        await self.commit(
            rows.Pressed(at=at, seat=seat, moves=moves, seen=seen, evidence=claim.evidence, pleads=pleads, id=id)
        )
        self.against = self.judged_from
        self.referee.press(claim, arrived)

    @property
    def judged_from(self) -> int:
        """The stimulus from which reactions are counted: the last one, but one and the same for a whole gather."""
        return self.against if self.referee.is_open else self.table.showing.number

    def showing(self, number: int | None) -> Showing | None:
        """The stimulus a press names; without a name, the last one."""
        if number is None:
            return self.table.showing
        return next((each for each in self.table.showings if each.number == number), None)

    def evidence(self, viewer: Viewer, seat: Seat, showing: Showing, r: float | None, arrived: int) -> Evidence:
        """How a press will be judged. Whoever comes in the middle could have seen the stimulus elsewhere: then only the
        time since it was shown to the table counts."""
        number = showing.number
        here = viewer in self.crowd[number]
        sent = viewer.seen.get(number, self.shown[number]) if here else self.shown[number]
        claimed = NOTHING if r is None or not here else round(r * MS)
        found = viewer.line.link.evidence(arrived - sent, claimed, self.head_start(seat), self.table.setup.strict)
        return found._replace(earlier=self.shown.get(self.judged_from, self.shown[number]) - self.shown[number])

    def head_start(self, seat: Seat) -> int:
        starts = self.table.setup.head_starts
        return starts[seat] * MS if seat < len(starts) else 0

    def allowance(self, viewer: Viewer, seat: Seat) -> int:
        return min(LONGEST, viewer.line.link.allowance + self.head_start(seat))

    def show(self, viewers: list[Viewer], now: int) -> None:
        """A frame went out: whoever may race for a new stimulus is waited for from now on."""
        number = self.table.showing.number
        if RACE not in self.urgent or number in self.shown:
            return
        self.shown = {**dict(list(self.shown.items())[-8:]), number: now}
        self.crowd = {**{n: crowd for n, crowd in self.crowd.items() if n in self.shown}, number: set(viewers)}
        allowances: dict[Seat, int] = {}
        for viewer in viewers:
            racing = filter(self.may_race, self.table.seats_of(viewer.person))
            allowances |= {seat: self.allowance(viewer, seat) for seat in racing}
        self.referee.show(now, allowances)

    def may_race(self, seat: Seat) -> bool:
        chair = self.table.chairs[seat]
        return not chair.bot and any(self.urgent[move] == RACE for move in self.match.moves(seat))

    def painted(self, viewer: Viewer) -> None:
        """A frame with this stimulus went to a viewer: the first time counts."""
        number = self.table.showing.number
        if number not in viewer.seen:
            viewer.seen = {n: at for n, at in viewer.seen.items() if n > number - 8}
            viewer.seen[number] = self.outside.now()
            if RACE in self.urgent:
                viewer.line.ping()  # one rides with every stimulus

    async def judge(self, now: int, at: int, viewers: list[Viewer]) -> bool:
        """Release the next claim that can be released."""
        self.coin.at(coin_ply(len(self.table.court.judged)))
        claim = self.referee.ready(now, self.coin)
        if claim is None:
            return False
        played = counts(self.match, claim)
        if played:
            moves = list(claim.moves)
            await self.commit(rows.Played(at=at, seat=claim.seat, moves=moves, press=claim.number))
            self.outside.counts.moved()
        else:
            await self.commit(rows.Dismissed(at=at, press=claim.number))
        self.tell(claim, played, now - self.referee.release(claim))
        if played:  # a bot may press again; one that came to nothing would come to nothing again
            self.runner.presses.pop(claim.seat, None)
        for viewer in viewers:
            if claim.seat in self.table.seats_of(viewer.person) and self.may_race(claim.seat):
                self.referee.again(claim.seat, self.allowance(viewer, claim.seat))
        return True

    def tell(self, claim: Claim, played: bool, waited: int) -> None:
        """Add a press to the card that says why."""
        stimulus = self.table.showing.ply if claim.pleads else claim.seen
        if self.verdict_of != stimulus:
            self.verdict, self.verdict_of = [], stimulus
        reason = why(claim.evidence)
        overtook = any(each.claim.number < claim.number for each in self.referee.gathered)
        self.outside.counts.judged(waited / MS, overtook, reason.believed)
        self.verdict.append(
            Judged(
                claim.seat,
                round(reason.reaction / MS),
                round(reason.travel / MS),
                reason.head_start // MS,
                reason.believed,
                played,
            )
        )

    # ---- time

    def fix_grace(self, viewers: list[Viewer]) -> None:
        """How long a press or a move made in time may still be on its way: the longest at this table."""
        links = [viewer.line.link.allowance for viewer in viewers if self.table.is_here(viewer.person)]
        self.grace = max(links, default=0) // MS

    def ends(self, clock: Clock) -> int:
        """When a clock's move is due, by the table's clock."""
        late = 0 if clock.kind == SECRET or (clock.seat >= 0 and self.table.chairs[clock.seat].bot) else self.grace
        return self.table.dealt_at + self.match.deadline(clock) + late

    async def tick(self, at: int) -> bool:
        """The clock that ran out, if one did; not while presses are gathered."""
        clocks = [] if self.match.over or self.referee.is_open else self.match.clocks
        clock = min(clocks, key=self.ends, default=None)
        if clock is None or self.ends(clock) > at:
            return False
        late = clock.kind == TURN and clock.seat >= 0 and self.table.chairs[clock.seat].is_played_by_a_person
        await self.commit(rows.Ticked(at=at, move=clock.move, late=late))
        return True

    # ---- bots

    def seat_bots(self) -> None:
        """Bots sit where the table says."""
        wanted = {seat: chair.bot for seat, chair in enumerate(self.table.chairs) if chair.bot}
        for seat in [seat for seat in self.runner.bots if seat not in wanted]:
            self.runner.leave(seat)
            self.think_no_more(seat)
        for seat, name in wanted.items():
            if seat not in self.runner.bots:
                self.runner.join(seat, self.outside.bot(name, self.match.game, seat))

    def planned(self) -> list[Planned]:
        """What bots mean to do that may be done now; times are the match's."""
        if not self.runner.bots or self.match.over:
            return []
        events = self.runner.planned()
        for seat in self.pondering.keys() - self.runner.thoughts.keys():
            self.think_no_more(seat)
        events = [event for event in events if event.moves or self.has_thought(event.seat)]
        if self.referee.is_open:  # ordinary moves wait; presses do not, but a seat has one at a time
            pressed = self.referee.has_pressed
            events = [
                event for event in events if event.moves and self.is_race(event.moves) and not pressed(event.seat)
            ]
        return events

    def has_thought(self, seat: Seat) -> bool:
        """Can a bot move as soon as it is time? One that ponders begins at once, elsewhere, and again if what it sees
        has changed meanwhile."""
        bot = self.runner.bots[seat]
        if self.outside.ponder is None or not ponders(bot):
            return True
        begun = self.pondering.get(seat)
        if begun is None or begun.ply != self.match.state.ply:
            view, moves = self.match.view(seat), self.runner.ordinary(seat)
            if begun is not None and (begun.view, begun.moves) == (view, moves):
                thought = begun.thought
            else:
                self.think_no_more(seat)
                thought = self.outside.ponder(bot, view, moves, self.wake)
            begun = self.pondering[seat] = Pondering(self.match.state.ply, view, moves, thought)
        return begun.thought.done()

    def think_no_more(self, seat: Seat) -> None:
        if seat in self.pondering:
            self.pondering.pop(seat).thought.cancel()

    def decided(self, event: Planned) -> list[Move]:
        """What a bot does now that it is due."""
        if event.moves or event.seat not in self.pondering:
            return self.runner.decided(event)
        self.runner.thoughts.pop(event.seat)
        return [self.pondering.pop(event.seat).thought.result()]

    async def bots_play(self, now: int, at: int) -> bool:
        """The bot whose move is due. Races they enter by the same door as people, with no network between."""
        due = [event for event in self.planned() if self.table.dealt_at + event.at <= at]
        if not due:
            return False
        event = min(due, key=lambda event: event.at)
        seen = self.runner.presses[event.seat].seen if event.moves else 0
        moves = self.decided(event)
        if not self.is_race(moves):
            await self.play(event.seat, moves, at)
        elif not self.referee.has_pressed(event.seat):
            pleads = self.urgent[moves[0]] == PLEA
            reaction = (event.at - self.match.times[seen]) * MS
            pressed = now - (at - self.table.dealt_at - event.at) * MS
            since = pressed - self.shown.get(self.judged_from, pressed - reaction)
            given = without_network(reaction, self.head_start(event.seat))._replace(earlier=reaction - since)
            claim = Claim(len(self.table.court.presses), event.seat, tuple(moves), seen, given, pleads)
            if counts(self.match, claim):  # the rules may not let it finish what somebody else began in its seat
                await self.gather(claim, now, at)
            self.runner.presses[event.seat] = PlannedPress(seen, event.at, [])  # its mind is made up until it is judged
        return True

    # ---- when to look again

    def next_wake(self, now: int, at: int) -> int | None:
        """When something will be due if nobody does anything, by the server's clock."""
        wakes: list[int] = []
        gathered = self.referee.wake_at()
        if gathered is not None:
            wakes.append(gathered)
        else:
            wakes += [now + (self.ends(clock) - at) * MS for clock in self.match.clocks]
        wakes += [now + (self.table.dealt_at + event.at - at) * MS for event in self.planned()]
        return min(wakes, default=None)
