"""A hall as its rows tell it: who is in it, what is played, who sits where, how it stands. A fold, without clock or
sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tablee.core.races import USUAL
from tablee.hall.model import rows
from tablee.hall.model.rows import AnyRow
from tablee.protocol.hall import PEOPLE, ChatRule, Door, Phase, Plan, RaisedHand, Reported, Toss
from tablee.protocol.ids import device_of

ROUNDS_AWAY = 2  # after so many, somebody who is not here is not seated
COMES_BACK = ("left", "freed")  # whoever went like this may come back as the same person
REPORTS = 100  # that are kept, the last ones


@dataclass(slots=True)
class Member:
    """Somebody in the hall."""

    number: int
    who: str  # their id at tables: one of their device's
    name: str
    animal: int = 0
    handicap: int = USUAL
    accepted: bool = True
    gone: str = ""  # how they went
    leads: bool = False
    muted: bool = False
    away: int = 0  # rounds one after the other at whose end they were not here

    @property
    def is_in(self) -> bool:
        return self.accepted and not self.gone


@dataclass(slots=True)
class MatchResult:
    """A match that was played to its end: people and places by seat; 0 is a robot."""

    match: int
    people: list[int]
    places: list[int]


@dataclass(slots=True)
class PlayedRound:
    """A round that was begun: who sat where, and how their matches ended."""

    tables: list[list[int]]
    byes: list[int]
    begun_at: int = 0
    over_at: int | None = None
    matches: dict[int, list[MatchResult]] = field(default_factory=dict)  # by table


class Hall:
    """What is durable about a hall, and nothing else: `apply` is the only thing that changes it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0  # rows applied
        self.at = 0  # the hall's clock at the last of them
        self.title = ""
        self.names: list[str] = []
        self.plan = Plan()
        self.next_plan: Plan | None = None  # from the next round on
        self.door = Door()
        self.chat: ChatRule = "phrases"
        self.keep = False
        self.key = ""
        self.coin = b""
        self.league: dict[str, Any] | None = None  # that the leader came with
        self.leaders: set[str] = set()  # devices
        self.devices: set[str] = set()  # that are forgotten with the hall
        self.people: dict[int, Member] = {}
        self.banned: set[str] = set()  # devices
        self.newcomers: set[int] = set()  # who came since everybody was last seated, and was given no table since
        self.phase: Phase = "gathering"
        self.round = 0  # that is played or prepared
        self.tables: list[list[int]] = []  # who sits where in this round; table n is the n-th, from 1
        self.byes: list[int] = []
        self.tosses: list[Toss] = []  # by which this round was prepared
        self.ends: int | None = None
        self.starts: int | None = None  # when a round that is prepared begins by itself
        self.own_pauses: dict[int, str] = {}  # of tables that had paused before everybody did
        self.stopped: set[int] = set()  # tables that a leader has paused alone
        self.played: list[PlayedRound] = []
        self.moves = 0
        self.counted: set[tuple[int, int]] = set()  # matches that are known, by table and number
        self.hands: dict[int, RaisedHand] = {}
        self.reports: list[Reported] = []
        self.apart: list[tuple[int, int]] = []
        self.together: list[tuple[int, int]] = []

    # ---- what it is

    @property
    def is_in_round(self) -> bool:
        return self.phase in ("playing", "paused")

    @property
    def present(self) -> Iterator[Member]:
        return (member for member in self.people.values() if member.is_in)

    def member_on(self, device: str) -> Member | None:
        """Who came in on this device, and is in or waits to be accepted."""
        return next((m for m in self.people.values() if not m.gone and m.who and device_of(m.who) == device), None)

    def worn(self, but: Member | None = None) -> set[int]:
        """The faces of all who are here, or of all but one."""
        return {member.animal for member in self.people.values() if not member.gone and member is not but}

    def named(self, name: str) -> Member | None:
        """Who has this name: of those who are here before those who could come back."""
        found = [m for m in self.people.values() if m.name.casefold() == name.casefold()]
        here = [member for member in found if not member.gone]
        back = [member for member in found if member.gone in COMES_BACK]
        return next(iter([*here, *reversed(back)]), None)

    def leads(self, device: str) -> bool:
        member = self.member_on(device)
        return device in self.leaders or (member is not None and member.is_in and member.leads)

    def table_of(self, number: int) -> int:
        """0: at none."""
        return next((at for at, people in enumerate(self.tables, 1) if number in people), 0)

    @property
    def is_full(self) -> bool:
        return sum(not member.gone for member in self.people.values()) >= PEOPLE

    def next_number(self) -> int:
        return max(self.people, default=0) + 1

    def met(self) -> Counter[tuple[int, int]]:
        """How often two sat at one table in rounds that were begun."""
        return Counter(pair for each in self.played for table in each.tables for pair in pairs(table))

    # ---- what happens to it

    def apply(self, row: AnyRow) -> None:
        self.seq += 1
        self.at = max(self.at, row.at)
        APPLY[type(row)](self, row)

    def opened(self, row: rows.Opened) -> None:
        self.title, self.names, self.plan, self.chat = row.title, row.names, row.plan, row.chat
        self.door, self.keep, self.key = row.door, row.keep, row.key
        self.coin, self.league = bytes.fromhex(row.coin), row.league
        self.leaders = {row.leader}

    def came_in(self, row: rows.CameIn) -> None:
        self.people[row.number] = Member(
            row.number, row.who, row.name, row.animal, row.handicap, accepted=not row.asked
        )
        self.newcomers.add(row.number)
        self.note_device(row.who, row.is_new)

    def came_back(self, row: rows.CameBack) -> None:
        member = self.people[row.number]
        member.who, member.gone, member.away = row.who, "", 0
        self.newcomers.add(row.number)
        self.note_device(row.who, row.is_new)

    def note_device(self, who: str, is_new: bool) -> None:
        if is_new:
            self.devices.add(device_of(who))

    def accept(self, row: rows.Accepted) -> None:
        self.people[row.number].accepted = True

    def went_away(self, row: rows.WentAway) -> None:
        member = self.people[row.number]
        member.gone, member.leads = row.how, False
        self.hands.pop(row.number, None)
        if row.how == "banned":
            self.banned.add(device_of(member.who))
        if not self.is_in_round:
            self.take_out(row.number)

    def renamed(self, row: rows.Renamed) -> None:
        self.people[row.number].name = row.name

    def wore(self, row: rows.Wore) -> None:
        self.people[row.number].animal = row.animal

    def handicapped(self, row: rows.Handicapped) -> None:
        self.people[row.number].handicap = row.handicap

    def muted(self, row: rows.Muted) -> None:
        self.people[row.number].muted = row.on

    def assisted(self, row: rows.Assisted) -> None:
        self.people[row.number].leads = row.on

    def led(self, row: rows.Led) -> None:
        self.leaders.add(row.device)

    def planned(self, row: rows.Planned) -> None:
        if self.is_in_round:
            self.next_plan = row.plan
        else:
            self.plan, self.next_plan = row.plan, None

    def listed(self, row: rows.Listed) -> None:
        self.names = row.names

    def door_set(self, row: rows.DoorSet) -> None:
        self.door = row.door

    def chat_set(self, row: rows.ChatSet) -> None:
        self.chat = row.chat

    def paired(self, row: rows.Paired) -> None:
        self.apart, self.together = row.apart, row.together

    def seated(self, row: rows.Seated) -> None:
        self.round, self.tables, self.byes = row.round, [list(table) for table in row.tables], list(row.byes)
        self.phase, self.ends, self.starts = "seated", None, None
        self.newcomers, self.tosses = set(), list(row.tosses)

    def placed(self, row: rows.Placed) -> None:
        self.take_out(row.number)
        self.newcomers.discard(row.number)
        self.byes = [number for number in self.byes if number != row.number]
        if row.table is not None:
            while len(self.tables) < row.table:
                self.tables.append([])
            self.tables[row.table - 1].append(row.number)

    def take_out(self, number: int) -> None:
        for table in self.tables:
            if number in table:
                table.remove(number)

    def called(self, row: rows.Called) -> None:
        self.starts = row.starts if self.phase == "seated" else None

    def begun(self, row: rows.Begun) -> None:
        self.phase, self.ends, self.starts = "playing", row.ends, None
        self.door = Door(open=False, names=self.door.names)
        self.own_pauses, self.stopped = {}, set()
        self.played.append(PlayedRound(self.tables, self.byes, row.at))

    def paused(self, row: rows.Paused) -> None:
        if row.table is not None:
            self.stopped.add(row.table)
            return
        self.phase, self.own_pauses = "paused", dict(row.own)

    def resumed(self, row: rows.Resumed) -> None:
        if row.table is not None:
            self.stopped.discard(row.table)
            return
        self.phase, self.own_pauses = "playing", {}

    def more_time(self, row: rows.MoreTime) -> None:
        if self.ends is not None:
            self.ends = max(row.at, self.ends + row.ms)

    def ticked(self, row: rows.Ticked) -> None:
        """Its time is all it has to tell."""

    def match_over(self, row: rows.MatchOver) -> None:
        if (row.table, row.match) in self.counted:
            return
        self.counted.add((row.table, row.match))
        self.moves += row.moves
        if self.played:
            found = MatchResult(row.match, row.people, row.places)
            self.played[-1].matches.setdefault(row.table, []).append(found)

    def round_over(self, row: rows.RoundOver) -> None:
        self.phase, self.ends, self.tosses = "turning", None, []
        self.own_pauses, self.stopped = {}, set()
        if self.played:
            self.played[-1].over_at = row.at
            self.played[-1].tables = [list(table) for table in self.tables]
        for member in self.people.values():
            member.away = member.away + 1 if member.number in row.away else 0
        if self.next_plan is not None:
            self.plan, self.next_plan = self.next_plan, None

    def finished(self, row: rows.Finished) -> None:
        self.phase, self.ends, self.starts = "over", None, None

    def hand_raised(self, row: rows.HandRaised) -> None:
        before = self.hands.get(row.number, RaisedHand(row.number, row.at))
        if row.on:
            self.hands[row.number] = RaisedHand(row.number, before.since, row.text or before.text, row.show)
        else:
            self.hands.pop(row.number, None)

    def reported(self, row: rows.Reported) -> None:
        self.reports = [*self.reports, Reported(row.number, row.by, row.text)][-REPORTS:]

    def helped(self, row: rows.Helped) -> None:
        self.hands.pop(row.number, None)
        self.reports = [report for report in self.reports if report.person != row.number]


def pairs(table: list[int]) -> list[tuple[int, int]]:
    return list(combinations(sorted(table), 2))


APPLY: dict[type[Any], Any] = {
    rows.Opened: Hall.opened,
    rows.CameIn: Hall.came_in,
    rows.CameBack: Hall.came_back,
    rows.Accepted: Hall.accept,
    rows.WentAway: Hall.went_away,
    rows.Renamed: Hall.renamed,
    rows.Wore: Hall.wore,
    rows.Handicapped: Hall.handicapped,
    rows.Muted: Hall.muted,
    rows.Assisted: Hall.assisted,
    rows.Led: Hall.led,
    rows.Planned: Hall.planned,
    rows.Listed: Hall.listed,
    rows.DoorSet: Hall.door_set,
    rows.ChatSet: Hall.chat_set,
    rows.Paired: Hall.paired,
    rows.Seated: Hall.seated,
    rows.Placed: Hall.placed,
    rows.Called: Hall.called,
    rows.Begun: Hall.begun,
    rows.Paused: Hall.paused,
    rows.Resumed: Hall.resumed,
    rows.MoreTime: Hall.more_time,
    rows.Ticked: Hall.ticked,
    rows.MatchOver: Hall.match_over,
    rows.RoundOver: Hall.round_over,
    rows.Finished: Hall.finished,
    rows.HandRaised: Hall.hand_raised,
    rows.Reported: Hall.reported,
    rows.Helped: Hall.helped,
}
