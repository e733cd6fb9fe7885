"""The races of a match at a live table: when a stimulus was shown to whom, presses with their evidence, verdicts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.moves import PLEA, RACE, Move, Seat
from tablee.core.races import (
    FALLING,
    LONGEST,
    MS,
    NOTHING,
    USUAL,
    Evidence,
    Press,
    is_falling,
    reason_of,
    without_network,
)  # fmt: skip
from tablee.matches.replay import coin_ply, counts, is_void
from tablee.protocol import journal as rows
from tablee.protocol.journal import AnyRow
from tablee.protocol.messages import Judged, Play
from tablee.table.model.latency import HEAD_START
from tablee.table.model.ports import Ports
from tablee.table.model.race_log import Stimulus
from tablee.table.model.table import Table, urgencies
from tablee.table.model.viewer import Viewer
from tablee.table.play.referee import Allowance, Referee

Commit = Callable[[AnyRow], Coroutine[Any, Any, None]]
REMEMBERED = 8  # stimuli before the last one: a press on them may still be on its way


class RaceEnd(NamedTuple):
    """A frame showed a seat that what it might have pressed for is no more."""

    ply: int  # that was on the screen until then
    at: int


class Race:
    """Of one match. Made anew for every deal, and after every restart."""

    def __init__(self, table: Table, ports: Ports, commit: Commit) -> None:
        self.table = table
        self.ports = ports
        self.commit = commit
        self.match: Match = table.live_match()
        self.urgent = urgencies(self.game)
        self.referee = Referee(hurried=not table.setup.unhurried)
        self.coin = table.coin()
        self.shown: dict[int, int] = {}  # when a stimulus was shown to the table, by its number
        self.crowd: dict[int, set[Viewer]] = {}  # who was there then
        self.open_at: dict[Seat, int] = {}  # the ply of the stimulus on which a seat may press
        self.ends: dict[Seat, list[RaceEnd]] = {}  # the last ones of each seat, oldest first
        self.looked_at = (-1, -1)  # the ply and the stimulus for which that was noted
        self.voided: dict[Seat, int] = {}  # the last stimulus on which a seat's press was void
        self.against = 0  # the stimulus from which the presses that are gathered are counted
        self.verdict: list[Judged] = []  # of the race that is on, for the card that says why
        self.verdict_of = -1  # its stimulus
        self.covered_at: int | None = None  # since when nobody sees the match
        now = ports.now()
        for press in table.race_log.pending.values():  # from before a restart: judged among themselves, at once
            self.referee.add(press, now)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def is_open(self) -> bool:
        """Presses are gathered: ordinary moves and clocks wait."""
        return self.referee.is_open

    def is_race(self, moves: list[Move]) -> bool:
        """Does the referee decide about this? A plea only where something is gathered that it could come before."""
        urgency = self.urgent[moves[0]]
        return urgency == RACE or (urgency == PLEA and self.is_open)

    # ---- the stimulus

    def show(self, viewers: list[Viewer], now: int) -> None:
        """A frame went out: whoever may race for a new stimulus is waited for from now on."""
        number = self.table.stimulus.number
        if RACE not in self.urgent:
            return
        self.note_ends(now)
        if number in self.shown:
            return
        self.shown = {**dict(list(self.shown.items())[-REMEMBERED:]), number: now}
        self.crowd = {**{n: crowd for n, crowd in self.crowd.items() if n in self.shown}, number: set(viewers)}
        allowances: dict[Seat, Allowance] = {}
        for viewer in viewers:
            racing = filter(self.may_race, self.table.seats_of(viewer.person))
            allowances |= {seat: self.allowance(viewer, seat) for seat in racing}
        self.referee.show(now, allowances)

    def cover(self, is_covered: bool) -> None:
        """In a pause the time of a race stands still for everybody."""
        if is_covered and self.covered_at is None:
            self.covered_at = self.ports.now()
        elif not is_covered and self.covered_at is not None:
            by, self.covered_at = self.ports.now() - self.covered_at, None
            self.shown = {number: at + by for number, at in self.shown.items()}
            self.referee.delay(by)

    def note_ends(self, now: int) -> None:
        """Whose race is over, or about something else, with the frame that goes out now."""
        stimulus = self.table.stimulus
        looked_at = self.match.state.ply, stimulus.number
        if self.looked_at == looked_at:
            return
        self.looked_at = looked_at
        before = self.open_at
        self.open_at = {seat: stimulus.ply for seat in self.match.to_act if self.has_race(seat)}
        for seat, ply in before.items():
            if self.open_at.get(seat) != ply:
                recent = [end for end in self.ends.get(seat, ()) if now - end.at < 2 * FALLING]
                self.ends[seat] = [*recent, RaceEnd(ply, now)]

    def painted(self, viewer: Viewer) -> None:
        """A frame with this stimulus went to a viewer: the first time counts."""
        number = self.table.stimulus.number
        if number not in viewer.seen:
            viewer.seen = {n: at for n, at in viewer.seen.items() if n > number - REMEMBERED}
            viewer.seen[number] = self.ports.now()
            if RACE in self.urgent:
                viewer.line.ping()  # one rides with every stimulus

    def stimulus(self, number: int | None) -> Stimulus | None:
        """The one a press names; without a name, the last one."""
        if number is None:
            return self.table.stimulus
        return next((each for each in self.table.stimuli if each.number == number), None)

    def may_race(self, seat: Seat) -> bool:
        return not self.table.chairs[seat].bot and self.has_race(seat)

    def has_race(self, seat: Seat) -> bool:
        return RACE in [self.urgent[move] for move in self.match.moves(seat)]

    # ---- presses

    async def press(
        self, viewer: Viewer, seat: Seat, moves: list[Move], asked: Play, arrived: int, at: int,
        check: Callable[[Seat, list[Move]], None],
    ) -> str:  # fmt: skip
        """A press of a person. Durable before it is acknowledged; what became of it. `check` refuses what the rules
        do."""
        if self.referee.has_pressed(seat):
            return "twice"
        pleads = self.urgent[moves[0]] == PLEA
        stimulus = self.table.stimulus if pleads else self.stimulus(asked.stimulus)
        if stimulus is None or stimulus.number not in self.shown:
            return "stale"
        seen = self.match.state.ply if pleads else stimulus.ply  # a word is no answer to a stimulus
        if not self.game.rules.fresh(self.match.state, seat, moves[0], seen):
            return "stale"
        evidence = self.evidence(viewer, seat, stimulus, asked.r, arrived)
        if not pleads:
            evidence = self.with_end(evidence, seat, stimulus.number)
        press = Press(len(self.table.race_log.presses), seat, tuple(moves), seen, evidence, pleads)
        if is_void(self.match, press):
            await self.void(press, stimulus.number, at, asked.id)
            return "stale"
        check(seat, moves)
        if self.referee.is_too_soon(press) and not is_falling(evidence):  # what it is about was there before
            return "false-start"
        await self.gather(press, arrived, at, asked.id)
        viewer.line.latency.settle(evidence)
        return "pressed"

    async def press_of_bot(self, seat: Seat, moves: list[Move], seen: int, pressed: int, now: int, at: int) -> None:
        """A press of a bot at a time of the match, without a network between; `seen` is the ply it answers."""
        if self.referee.has_pressed(seat):
            return
        reaction = (pressed - self.match.times[seen]) * MS
        pressed_at = now - (at - self.table.dealt_at - pressed) * MS
        since = pressed_at - self.shown.get(self.judged_from, pressed_at - reaction)
        given = without_network(reaction, self.head_start(seat))._replace(earlier=reaction - since)
        pleads = self.urgent[moves[0]] == PLEA
        press = Press(len(self.table.race_log.presses), seat, tuple(moves), seen, given, pleads)
        if counts(self.match, press):  # the rules may not let it finish what somebody else began in its seat
            await self.gather(press, now, at)

    async def gather(self, press: Press, arrived: int, at: int, id: str = "") -> None:
        await self.commit(
            rows.Pressed(
                at=at, seat=press.seat, moves=list(press.moves), seen=press.seen, evidence=press.evidence,
                pleads=press.pleads, id=id,
            )
        )  # fmt: skip
        self.against = self.judged_from
        self.referee.add(press, arrived)

    async def void(self, press: Press, stimulus: int, at: int, id: str) -> None:
        """COM-12: judged at once, and nobody waits for it. One on each stimulus is written down."""
        if self.voided.get(press.seat) == stimulus:
            return
        await self.commit(
            rows.Pressed(
                at=at, seat=press.seat, moves=list(press.moves), seen=press.seen, evidence=press.evidence, id=id,
                void=True,
            )
        )  # fmt: skip
        self.voided[press.seat] = stimulus

    @property
    def judged_from(self) -> int:
        """The stimulus from which reactions are counted: the last one, but one and the same for a whole gather."""
        return self.against if self.is_open else self.table.stimulus.number

    # ---- evidence

    def evidence(self, viewer: Viewer, seat: Seat, stimulus: Stimulus, r: float | None, arrived: int) -> Evidence:
        """How a press will be judged. Whoever comes in the middle could have seen the stimulus elsewhere: then only the
        time since it was shown to the table counts."""
        number = stimulus.number
        here = viewer in self.crowd[number]
        sent = viewer.seen.get(number, self.shown[number]) if here else self.shown[number]
        claimed = NOTHING if r is None or not here else round(r * MS)
        found = viewer.line.latency.evidence(arrived - sent, claimed, self.head_start(seat), self.table.setup.strict)
        earlier = self.shown.get(self.judged_from, self.shown[number]) - self.shown[number]
        return found._replace(earlier=earlier, handicap=self.handicap(seat))

    def with_end(self, given: Evidence, seat: Seat, number: int) -> Evidence:
        """With the first end of a race that this seat saw too late to stop a finger; as it is, if there is none."""
        shown = self.shown[number]
        for end in self.ends.get(seat, ()):
            found = given._replace(settled=shown - end.at, before=end.ply)
            if end.at <= shown and is_falling(found):
                return found
        return given

    def head_start(self, seat: Seat) -> int:
        return self.table.head_start(seat) * MS

    def handicap(self, seat: Seat) -> int:
        return self.match.handicaps[seat] if self.match.handicaps else USUAL

    def allowance(self, viewer: Viewer, seat: Seat) -> Allowance:
        """By how much a press of this seat may be behind: on its way, by its head start and by its handicap."""
        given = self.head_start(seat)
        behind = min(LONGEST + max(0, given - HEAD_START), viewer.line.latency.allowance + given)
        return Allowance(behind - given, given, self.handicap(seat))

    # ---- verdicts

    async def judge(self, now: int, at: int, viewers: list[Viewer]) -> tuple[Press, bool] | None:
        """Release the next press that can be released, and whether it was played."""
        self.coin.at(coin_ply(len(self.table.race_log.judged)))
        press = self.referee.ready(now, self.coin)
        if press is None:
            return None
        played = counts(self.match, press)
        if played:
            await self.commit(rows.Played(at=at, seat=press.seat, moves=list(press.moves), press=press.number))
            self.ports.counts.moved()
        else:
            await self.commit(rows.Dismissed(at=at, press=press.number))
        self.tell(press, played, now - self.referee.release(press))
        for viewer in viewers:
            if press.seat in self.table.seats_of(viewer.person) and self.may_race(press.seat):
                self.referee.again(press.seat, self.allowance(viewer, press.seat))
        return press, played

    def tell(self, press: Press, played: bool, waited: int) -> None:
        """Add a press to the card that says why."""
        stimulus = self.table.stimulus.ply if press.pleads else press.seen
        if self.verdict_of != stimulus:
            self.verdict, self.verdict_of = [], stimulus
        reason = reason_of(press.evidence)
        overtook = any(each.number < press.number for each in self.referee.presses)
        self.ports.counts.judged(waited / MS, overtook, reason.believed)
        self.verdict.append(
            Judged(
                press.seat,
                round(reason.reaction / MS),
                round(reason.travel / MS),
                reason.head_start // MS,
                reason.believed,
                played,
                handicap=reason.handicap,
                counted=round(reason.counted / MS) if reason.handicap != USUAL else 0,
            )
        )
