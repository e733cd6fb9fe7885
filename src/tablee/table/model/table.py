"""A table as its rows tell it: who sits where, what is played, how it stands. A fold, without clock or sockets."""

from __future__ import annotations

from copy import copy, deepcopy
from dataclasses import replace as changed
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from tablee.core import options as option_reader
from tablee.core.draws import Draw, commitment
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.moves import RACE, TABLE, Seat
from tablee.core.races import MS, USUAL, Press
from tablee.core.records import Committed, PressRow, Races, Record, VerdictRow, read
from tablee.core.registry import game
from tablee.core.standing import Standing, ranked
from tablee.matches.captions import TurnsAfter
from tablee.matches.day import table_name
from tablee.matches.handicaps import LAST, RaceResult, results
from tablee.matches.replay import steps
from tablee.matches.series import Series
from tablee.protocol import journal as rows
from tablee.protocol.ids import device_of, is_hall
from tablee.protocol.journal import AnyRow
from tablee.protocol.messages import Phase
from tablee.protocol.setup import Setup
from tablee.table.model.chair import Chair
from tablee.table.model.latency import HEAD_START
from tablee.table.model.race_log import RaceLog, Stimulus
from tablee.table.model.robots import next_robot

AS_OFTEN_AS_LIKED = "10000"  # matches of a table that plays no series
NO_SEATS: list[Seat] = []
LATE = 2  # turns in a row that somebody lets run out before a bot stands in
STIMULI = 8  # stimuli that a late press may still name


def series(setup: Setup) -> Series:
    """The matches of a table; a setup that cannot be played is refused here."""
    return Series(setup.game, setup.seats, 0, setup.series or AS_OFTEN_AS_LIKED, **setup.options)


class Table:
    """What is durable about a table, and nothing else: `apply` is the only thing that changes it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0  # rows applied
        self.at = 0  # the table's clock at the last of them
        self.setup = Setup("", 2)
        self.host = ""
        self.origin: rows.Origin | None = None  # the match that this table goes on from
        self.chairs: list[Chair] = []
        self.was_taken = False  # somebody has sat down, or a match was dealt
        self.owned: dict[str, list[Seat]] = {}  # by the person on whose device they are
        self.series: Series
        self.number = 0  # of the match that is prepared or played
        self.secret = ""
        self.match: Match | None = None
        self.current = 0  # the number of the match on the table
        self.dealt_at = 0
        self.late = TurnsAfter(0)
        self.race_log = RaceLog()
        self.stimuli: list[Stimulus] = []
        self.raced: list[RaceResult] = []  # the last ones of matches that are over, oldest first
        self.hinted: list[Seat] = []  # those who had a hint in this match
        self.answers: dict[tuple[Seat, str], str] = {}  # what became of a message of this match, by seat and id
        self.earlier: dict[tuple[Seat, str], str] = {}  # of the match before: what was on its way then may still come
        self.paused_by: str | None = None
        self.abandoned = False
        self.closed = False

    # ---- what it is

    @property
    def phase(self) -> Phase:
        if self.closed:
            return "closed"
        if self.match is None:
            return "waiting"
        if self.match.over or self.abandoned:
            return "over"
        return "playing" if self.paused_by is None else "paused"

    @property
    def is_playing(self) -> bool:
        return self.match is not None and not self.match.over and not self.abandoned and not self.closed

    @property
    def game(self) -> AnyGame:
        """What is played now, or next: in an evening it changes from match to match."""
        keys = self.series.keys
        return game(keys[len(self.series.standings) % len(keys)])

    @property
    def commitment(self) -> str:
        return commitment(self.dealt_as, self.number, bytes.fromhex(self.secret)) if self.secret else ""

    @property
    def dealt_as(self) -> str:
        """Under which name its chance is committed to: that of a day is the same at everybody's table."""
        return table_name(self.setup.day, self.setup.game) if self.setup.day else self.id

    @property
    def stimulus(self) -> Stimulus:
        return self.stimuli[-1]

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that are played on this person's device."""
        return self.owned.get(person, NO_SEATS)

    @property
    def only_person(self) -> str:
        """Who plays alone with robots; nobody, where there are others or several on one device."""
        people = [chair.who for chair in self.chairs if chair.who]
        return people[0] if len(people) == 1 else ""

    @property
    def over_days(self) -> bool:
        """Is it played at a rhythm of days, where nobody need be there?"""
        return self.setup.rhythm == "days"

    @property
    def has_trials(self) -> bool:
        """Is it the deal of the day of a game of races?"""
        return bool(self.setup.day) and not self.over_days

    @property
    def has_one_match(self) -> bool:
        """Is it for one match, and no other: a deal of the day, or one that goes on from another?"""
        return bool(self.setup.day) or self.origin is not None

    @property
    def needs_host(self) -> bool:
        """Does it stand still while the one it is for is away?"""
        return self.has_trials or self.origin is not None

    @property
    def of_hall(self) -> bool:
        """Does a hall look after it, and none of those who sit there?"""
        return is_hall(self.host)

    @property
    def awaited(self) -> list[Seat]:
        """The seats of people who are to do something now, at a rhythm of days."""
        if not self.is_playing or self.paused_by is not None:
            return []
        return [seat for seat in self.live_match().to_act if self.chairs[seat].is_played_by_a_person]

    def is_here(self, person: str) -> bool:
        return bool(self.seats_of(person))

    def answered(self, seat: Seat, id: str) -> str | None:
        """What became of a message, if it was ever taken."""
        return self.answers.get((seat, id)) or self.earlier.get((seat, id))

    # ---- what happens to it

    def apply(self, row: AnyRow) -> None:
        self.seq += 1
        self.at = max(self.at, row.at)
        APPLY[type(row)](self, row)

    def after(self, row: AnyRow) -> Table:
        """The table as it will be; this one stays as it is."""
        found = copy(self)
        found.chairs = [changed(chair) for chair in self.chairs]
        found.match = None if self.match is None else self.match.copy()
        for name in ("owned", "answers", "earlier", "stimuli", "late", "race_log"):
            setattr(found, name, deepcopy(getattr(self, name)))
        if self.seq:
            found.series = copy(self.series)
            found.series.opened, found.series.standings = self.series.opened[:], self.series.standings[:]
        found.apply(row)
        return found

    def opened(self, row: rows.Opened) -> None:
        self.host, self.origin = row.host, row.origin
        self.set_up(row.setup)

    def changed(self, row: rows.Changed) -> None:
        self.set_up(row.setup)
        self.match = None
        self.abandoned = False
        self.ask_again()

    def set_up(self, setup: Setup) -> None:
        """What is played from now on. Whoever sits in a seat that is still there keeps it."""
        self.setup = setup
        self.chairs = [self.chairs[seat] if seat < len(self.chairs) else Chair() for seat in range(setup.seats)]
        self.count_seats()
        self.series = series(setup)

    def sat(self, row: rows.Sat) -> None:
        """Whoever sits down has left the seat they had."""
        self.was_taken |= bool(row.who)
        before = self.chairs
        self.chairs = [Chair() if row.who and chair.who == row.who else chair for chair in before]
        handicap = next((chair.handicap for chair in before if row.who and chair.who == row.who), USUAL)
        self.chairs[row.seat] = Chair(who=row.who, handicap=handicap, since=self.seq)
        self.answers = without(self.answers, row.seat)  # another's messages may have the same ids
        self.earlier = without(self.earlier, row.seat)
        self.count_seats()
        self.follow_named(before)

    def bot_sat(self, row: rows.BotSat) -> None:
        before = self.chairs[:]
        self.chairs[row.seat] = Chair(bot=row.bot, robot=self.robot_for(row.seat, row.bot))
        self.count_seats()
        self.follow_named(before)

    def follow_named(self, before: list[Chair]) -> None:
        """COM-1: whoever was named to begin is still meant after moving to another seat; who left is named no more."""
        named = self.series.first
        if not isinstance(named, int) or not before[named].is_taken:
            return
        was, now = before[named], self.chairs[named]
        if now.who == was.who and now.is_taken:
            return
        moved = [seat for seat, chair in enumerate(self.chairs) if was.who and chair.who == was.who]
        self.name_first(moved[0] if moved else "random")

    def name_first(self, first: Seat | Literal["random"]) -> None:
        options = {name: value for name, value in self.setup.options.items() if name not in ("first", "com_first")}
        self.setup = replace(self.setup, options=options if first == "random" else {**options, "first": first})
        self.series.first = first

    def count_seats(self) -> None:
        self.owned = {}
        for seat, chair in enumerate(self.chairs):
            if chair.who:
                self.owned.setdefault(device_of(chair.who), []).append(seat)

    def stood_in(self, row: rows.StoodIn) -> None:
        chair = self.chairs[row.seat]
        chair.bot, chair.robot = row.bot, self.robot_for(row.seat, row.bot)
        chair.late, chair.one_turn = 0, False

    def overdue(self, row: rows.Overdue) -> None:
        chair = self.chairs[row.seat]
        chair.bot, chair.robot = row.bot, self.robot_for(row.seat, row.bot)
        chair.late += 1
        chair.one_turn = chair.late < LATE

    def end_single_turns(self) -> None:
        """Robots that were to play one turn give the seat back once it is over."""
        for seat, chair in enumerate(self.chairs):
            if chair.one_turn and seat not in self.live_match().to_act:
                chair.bot, chair.robot, chair.one_turn = "", "", False

    def robot_for(self, seat: Seat, bot: str) -> str:
        """The robot that sits there stays, however well it plays from now on; else the first that is free."""
        if not bot:
            return ""
        return self.chairs[seat].robot or next_robot(self.dealt_as, [chair.robot for chair in self.chairs])

    def resigned(self, row: rows.Resigned) -> None:
        """COM-10: the seat becomes a bot's, and counts as last."""
        self.chairs[row.seat].resigned = True

    def described(self, row: rows.Described) -> None:
        self.chairs[row.seat].described = row.on

    def handicapped(self, row: rows.Handicapped) -> None:
        self.chairs[row.seat].handicap = row.handicap

    @property
    def handicaps(self) -> list[int]:
        """By seat, for a match that is dealt now; nothing, if nobody has one. Robots have none."""
        found = [chair.handicap if chair.is_played_by_a_person else USUAL for chair in self.chairs]
        return found if max(found) > USUAL else []

    def head_start(self, seat: Seat) -> int:
        """In milliseconds; a long one only for who has the table in words."""
        given = self.setup.head_starts[seat] if seat < len(self.setup.head_starts) else 0
        return given if self.chairs[seat].described else min(given, HEAD_START // MS)

    def hosted(self, row: rows.Hosted) -> None:
        self.host = row.who

    def prepared(self, row: rows.Prepared) -> None:
        self.number = row.match
        self.secret = row.secret
        for chair in self.chairs:
            chair.mix = ""

    def mixed(self, row: rows.Mixed) -> None:
        self.chairs[row.seat].mix = row.mix

    def willing(self, row: rows.Willing) -> None:
        self.chairs[row.seat].again = row.on

    def ask_again(self) -> None:
        """What people said after the last match was about that one."""
        for chair in self.chairs:
            chair.again = False

    def dealt(self, row: rows.Dealt) -> None:
        self.was_taken = True
        if self.series.over:
            self.series = series(self.setup)
        found = self.game
        chosen: dict[str, Any] = {**self.setup.options, "first": row.first}
        if row.pace:
            chosen["pace"] = row.pace
        if row.pace == "days":
            chosen |= found.options.over_days or {}
        mixes = [bytes.fromhex(chair.mix) for chair in self.chairs]
        chance = Committed.make(self.dealt_as, self.number, bytes.fromhex(self.secret), mixes)
        made = None if row.made is None or found.making is None else found.making.load().read(row.made)
        options = option_reader.read(found.options, found.prefix, {**chosen, **(made.options() if made else {})})
        self.match = Match(found, self.setup.seats, options, chance, self.has_trials, self.handicaps, made=made)
        self.current, self.dealt_at = self.number, row.at
        self.late = TurnsAfter(self.setup.seats)
        self.race_log = RaceLog()
        if self.origin is not None:
            self.take_up(self.origin, chance)
        self.stimuli = [Stimulus()]
        self.hinted = []
        self.earlier, self.answers = self.answers, {}
        self.abandoned = False
        self.ask_again()
        for chair in self.chairs:
            chair.resigned = False
            chair.late = 0
            if chair.one_turn:
                chair.bot, chair.robot, chair.one_turn = "", "", False
        self.update_stimulus()

    def take_up(self, origin: rows.Origin, chance: Committed) -> None:
        """The match goes on from where another one stood; what is drawn from now on is drawn anew."""
        kept = read(origin.record)
        for match in steps(kept):
            self.late.look(match)
        match.branch(origin.seal, chance)
        self.match, self.dealt_at = match, self.dealt_at - match.now
        if kept.races is not None:
            self.race_log = RaceLog(kept.races.presses[:], kept.races.judged[:])

    def played(self, row: rows.Played) -> None:
        match = self.live_match()
        match.play(row.seat, *row.moves, at=row.at - self.dealt_at)
        if not self.chairs[row.seat].one_turn:
            self.chairs[row.seat].late = 0
        if row.id:
            self.answers[row.seat, row.id] = "done"
        if row.press >= 0:
            self.judge(row.press, played=True)
        self.end_single_turns()
        self.update_stimulus()
        self.count()

    def ticked(self, row: rows.Ticked) -> None:
        match = self.live_match()
        waited_for = next((clock.seat for clock in match.clocks if clock.move == row.move), TABLE)
        match.tick(row.move, row.at - self.dealt_at)
        if row.late and waited_for != TABLE:
            self.chairs[waited_for].late += 1
        self.end_single_turns()
        self.update_stimulus()
        self.count()

    def pressed(self, row: rows.Pressed) -> None:
        race_log = self.race_log
        number = len(race_log.presses)
        race_log.presses.append(PressRow(len(race_log.judged), row.seat, row.moves, row.seen, row.evidence, row.pleads))
        race_log.pending[number] = Press(number, row.seat, tuple(row.moves), row.seen, row.evidence, row.pleads)
        if row.void:
            self.judge(number, played=False)
        if row.id:
            self.answers[row.seat, row.id] = "stale" if row.void else "pressed"

    def dismissed(self, row: rows.Dismissed) -> None:
        self.judge(row.press, played=False)

    def judge(self, press: int, played: bool) -> None:
        del self.race_log.pending[press]
        rows_before = len(self.live_match().rows) - played
        self.race_log.judged.append(VerdictRow(press, rows_before, played))

    def had_hint(self, row: rows.Hinted) -> None:
        self.hinted = sorted({*self.hinted, row.seat})

    def paused(self, row: rows.Paused) -> None:
        self.paused_by = row.by

    def resumed(self, row: rows.Resumed) -> None:
        self.paused_by = None
        self.show_again()

    def woken(self, row: rows.Woken) -> None:
        self.show_again()

    def abandon(self, row: rows.Abandoned) -> None:
        self.abandoned = True

    def close(self, row: rows.Closed) -> None:
        self.closed = True

    # ---- what follows from it

    def live_match(self) -> Match:
        assert self.match is not None
        return self.match

    def update_stimulus(self) -> None:
        """A new stimulus, where somebody may now race for something that the old one did not show."""
        match = self.live_match()
        urgent = urgencies(match.game)
        if match.over or RACE not in urgent:
            return
        fresh, ply = match.game.rules.fresh, self.stimulus.ply
        for seat in match.to_act:
            for move in match.moves(seat):
                if urgent[move] == RACE and not fresh(match.state, seat, move, ply):
                    self.show_again()
                    return

    def show_again(self) -> None:
        if self.is_playing:
            self.stimuli.append(Stimulus(self.stimulus.number + 1, self.live_match().state.ply))
            del self.stimuli[:-STIMULI]

    def count(self) -> None:
        """Turns after somebody has won are counted; a match that is over counts in the series, with whoever resigned in
        the last place."""
        match = self.live_match()
        if not match.over:
            self.late.look(match)
        else:
            self.series.finish(match)
            self.count_races(match)
            standings = self.series.standings
            standings[-1] = Standing(self.places(), standings[-1].points)

    def count_races(self, match: Match) -> None:
        """From what handicaps are proposed: people by their id, robots by their name and seat."""
        if not self.race_log.judged or match.branches:
            return
        who = [chair.who or f"{chair.robot} {seat}" for seat, chair in enumerate(self.chairs)]
        found = results(who, match.handicaps, self.race_log.presses, self.race_log.judged)
        self.raced = [*self.raced, *found][-LAST:]

    def places(self) -> list[int]:
        """Who came where; whoever resigned is last, behind all others (COM-10)."""
        standing = self.match.standing if self.match is not None else None
        if standing is None:
            return []
        seats = zip(self.chairs, standing.places, strict=True)
        return ranked([[0, 0] if chair.resigned else [1, -place] for chair, place in seats])

    def record(self) -> dict[str, Any]:
        """The match that is over or abandoned, verdicts included, under its seal."""
        match, race_log = self.live_match(), self.race_log
        races = Races(race_log.presses, race_log.judged, not self.setup.unhurried) if race_log.presses else None
        chance = match.chance.revealed(True)
        rules = match.game
        hinted = self.hinted or None
        kept = Record(
            rules.key, rules.version, match.seats, match.options, chance, match.rows, races=races, hinted=hinted,
            trials=match.trials or None, branch=list(match.branches) or None, handicaps=list(match.handicaps) or None,
            made=None if match.made is None else match.made.plain(),
        )  # fmt: skip
        return kept.sealed()

    def coin(self) -> Draw:
        """The coin of this match's dead heats."""
        match = self.live_match()
        return (match.branches[-1] if match.branches else match).chance.draw()


def without(answers: dict[tuple[Seat, str], str], seat: Seat) -> dict[tuple[Seat, str], str]:
    return {key: what for key, what in answers.items() if key[0] != seat}


APPLY: dict[type[Any], Any] = {
    rows.Opened: Table.opened,
    rows.Changed: Table.changed,
    rows.Sat: Table.sat,
    rows.BotSat: Table.bot_sat,
    rows.StoodIn: Table.stood_in,
    rows.Overdue: Table.overdue,
    rows.Resigned: Table.resigned,
    rows.Described: Table.described,
    rows.Handicapped: Table.handicapped,
    rows.Hosted: Table.hosted,
    rows.Prepared: Table.prepared,
    rows.Mixed: Table.mixed,
    rows.Willing: Table.willing,
    rows.Dealt: Table.dealt,
    rows.Played: Table.played,
    rows.Ticked: Table.ticked,
    rows.Pressed: Table.pressed,
    rows.Dismissed: Table.dismissed,
    rows.Hinted: Table.had_hint,
    rows.Paused: Table.paused,
    rows.Resumed: Table.resumed,
    rows.Woken: Table.woken,
    rows.Abandoned: Table.abandon,
    rows.Closed: Table.close,
}


@lru_cache
def urgencies(found: AnyGame) -> bytes:
    """What `urgency` says of each move, to be looked up."""
    return bytes(found.rules.urgency(move) for move in range(found.moves))
