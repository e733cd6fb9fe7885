"""Those who are connected to a hall: what each of them is sent, and nothing when nothing changed for them."""

from __future__ import annotations

from typing import Protocol

import msgspec

from tablee.core.moves import Seat
from tablee.core.races import MS
from tablee.core.words import Msg
from tablee.hall.looks import Looks
from tablee.hall.model.hall import Hall, Member
from tablee.hall.model.score import standings_of
from tablee.hall.model.view import Role, Viewed
from tablee.hall.ports import HallLine, HallPorts
from tablee.hall.rounds import Rounds
from tablee.protocol.hall import ENCODER, Go, HallTable, Note, Standing
from tablee.protocol.hall import Hall as HallMessage
from tablee.protocol.ids import device_of
from tablee.protocol.messages import Bye

TAKEN_OVER = 4001
WALLS = 8  # screens that show a hall
ON_THE_WAY = 5000 * MS  # until somebody who is connected no more is said to be away
GLANCES = 2000 * MS  # between two looks at the tables
TURNS = 2  # after so many looks it is the same table's turn again: a projector's line may be slow


class HallViewer:
    """Somebody connected: a device with one socket, and what it was sent last."""

    __slots__ = ("answers", "device", "glances", "go", "is_welcome", "line", "role", "said")

    def __init__(self, device: str, role: Role, line: HallLine) -> None:
        self.device = device
        self.role = role
        self.line = line
        self.is_welcome = False
        self.said = b""  # the hall as it was last sent, without its clock
        self.go: Go | None = None
        self.glances: dict[int, bytes] = {}  # what it was last shown of each table
        self.answers: dict[str, bytes] = {}  # to the last messages, by their id

    def remember(self, id: str, answer: bytes) -> None:
        self.answers[id] = answer
        if len(self.answers) > 64:
            del self.answers[next(iter(self.answers))]


class Shown(Protocol):
    """The live hall, as those who are connected to it see it."""

    hall: Hall
    code: str
    ports: HallPorts
    rounds: Rounds

    @property
    def at(self) -> int: ...


class Show:
    def __init__(self, live: Shown) -> None:
        self.live = live
        self.hall = live.hall
        self.ports = live.ports
        self.viewers: list[HallViewer] = []
        self.away: dict[int, int] = {}  # since when people are not connected, by the hall's clock
        self.left: dict[int, int] = {}  # the same by the server's, which does not stand still
        self.glanced_at: int | None = None
        self.stood: tuple[int, list[Standing]] = -1, []  # how everybody stands, after so many rows
        self.turn = 0  # which half of the tables comes next
        self.looks = Looks(live)

    def enter(self, device: str, role: Role, line: HallLine) -> HallViewer:
        """A device has one socket for each role: the newest."""
        viewer = HallViewer(device, role, line)
        for old in [each for each in self.viewers if each.device == device and each.role == role]:
            self.viewers.remove(old)
            viewer.answers = old.answers
            old.line.close(TAKEN_OVER, "taken over")
        self.viewers.append(viewer)
        return viewer

    def has_room_for_wall(self, device: str) -> bool:
        others = [each for each in self.viewers if each.role == "wall" and each.device != device]
        return len(others) < WALLS

    # ---- who is here

    @property
    def here(self) -> frozenset[str]:
        """Devices that are connected, to the hall or to one of its tables."""
        connected = {viewer.device for viewer in self.viewers if viewer.role != "wall"}
        for _, state in self.live.rounds.states():
            connected |= state.here
        return frozenset(connected)

    @property
    def has_leader(self) -> bool:
        return any(viewer.role != "wall" and self.hall.leads(viewer.device) for viewer in self.viewers)

    def note_away(self) -> None:
        here, at = self.here, self.live.at
        gone = [member.number for member in self.hall.present if device_of(member.who) not in here]
        self.away = {number: self.away.get(number, at) for number in gone}
        self.left = {number: self.left.get(number, self.ports.now()) for number in gone}

    @property
    def on_the_way(self) -> set[int]:
        """Who was here just now: a device that goes from the hall to its table is connected to neither for a moment."""
        now = self.ports.now()
        return {number for number, since in self.left.items() if now - since < ON_THE_WAY}

    # ---- what they see

    def look_round(self) -> None:
        """One message for each viewer for whom something changed; the tables now and then."""
        self.note_away()
        self.show_out()
        self.looks.look_after()
        self.cover_hands()
        viewed = self.viewed()
        for viewer in self.viewers:
            if viewer.is_welcome:
                self.send_hall(viewer, viewed)
        self.glance()

    def cover_hands(self) -> None:
        """A hand that is seen no more goes from the desk at once."""
        ended, self.looks.ended = self.looks.ended, []
        for viewer in self.viewers:
            for table in [table for whose, table in ended if whose is viewer]:
                viewer.glances.pop(table, None)
                self.glanced_at = None

    def viewed(self) -> Viewed:
        hall, moving = self.hall, self.on_the_way
        return Viewed(
            hall,
            self.live.code,
            self.live.at,
            self.here | {device_of(hall.people[number].who) for number in moving},
            {number: since for number, since in self.away.items() if number not in moving},
            self.tables(),
            self.standings() if hall.plan.ranking else [],
            waits=hall.phase == "turning" and not self.has_leader,
        )

    def standings(self) -> list[Standing]:
        """Made anew only when something has happened."""
        if self.stood[0] != self.hall.seq:
            self.stood = self.hall.seq, standings_of(self.hall)
        return self.stood[1]

    def tables(self) -> list[HallTable]:
        rounds, found = self.live.rounds, []
        for number, _ in rounds.tables():
            state, done = self.ports.tables.look(number), self.matches(number)
            game = rounds.choice(number).game
            if state is None:
                found.append(HallTable(number, game, matches=done))
            else:
                found.append(HallTable(number, game, state.code, state.phase, done, state.robots))
        return found

    def matches(self, number: int) -> int:
        played = self.hall.played
        return len(played[-1].matches.get(number, ())) if played and self.hall.is_in_round else 0

    def send_hall(self, viewer: HallViewer, viewed: Viewed) -> None:
        member = self.member(viewer)
        message = self.with_look(viewed.message(viewer.role, member), viewer, member)
        timeless = ENCODER.encode(msgspec.structs.replace(message, at=0))
        if timeless != viewer.said:
            viewer.said = timeless
            viewer.line.send(ENCODER.encode(message))
        if viewer.role == "player":
            self.send_go(viewer, member)

    def with_look(self, message: HallMessage, viewer: HallViewer, member: Member | None) -> HallMessage:
        """Who sits at a table where a leader looks at somebody's cards is told so."""
        look = self.looks.at_table_of(member) if member is not None and viewer.role == "player" else None
        if look is None or member is None:
            return message
        seen = look.by if look.person == member.number else ""
        return msgspec.structs.replace(message, seen=seen, shown=look.person, shown_to=look.by)

    def member(self, viewer: HallViewer) -> Member | None:
        return None if viewer.role == "wall" else self.hall.member_on(viewer.device)

    def send_go(self, viewer: HallViewer, member: Member | None) -> None:
        """Where somebody sits from now on."""
        go = self.live.rounds.seat_of(member) if member is not None and member.is_in else Go()
        if go != viewer.go:
            viewer.go = go
            viewer.line.send(ENCODER.encode(go))

    def show_out(self) -> None:
        """Who went, or was sent away, is connected no more."""
        for viewer in [each for each in self.viewers if each.role == "player"]:
            if self.hall.member_on(viewer.device) is None and not self.hall.leads(viewer.device):
                self.viewers.remove(viewer)
                viewer.line.send(ENCODER.encode(Bye(why=self.live.rounds.farewell(viewer.device), again=False)))
                viewer.line.close(1000, "gone")

    def tell(self, note: Note, devices: frozenset[str] | None) -> None:
        """The leader's words, to all or to these; a wall shows only what is for all."""
        data = ENCODER.encode(note)
        for viewer in self.viewers:
            if devices is None or (viewer.role == "player" and viewer.device in devices):
                viewer.line.send(data)

    # ---- a look at the tables

    def glance(self) -> None:
        """For desk and wall: every two seconds half of the tables, and what somebody has not seen yet."""
        eyes = [viewer for viewer in self.viewers if viewer.role != "player" and viewer.is_welcome]
        now = self.ports.now()
        if not eyes or not self.hall.is_in_round:
            return
        if self.glanced_at is not None and now - self.glanced_at < GLANCES:
            return
        self.glanced_at, self.turn = now, self.turn + 1
        for number, _ in self.live.rounds.tables():
            looking = [each for each in eyes if each in self.looks.found and self.looks.found[each].table == number]
            is_due = (number + self.turn) % TURNS == 0
            others = [each for each in eyes if each not in looking and (is_due or number not in each.glances)]
            self.send_glance(others, number, None)
            for viewer in looking:
                self.send_glance([viewer], number, self.looks.found[viewer].seat)

    def send_glance(self, eyes: list[HallViewer], number: int, seat: Seat | None) -> None:
        found = self.ports.tables.glance(number, seat) if eyes else None
        if found is None:
            return
        data, compared = found
        for viewer in [each for each in eyes if each.glances.get(number) != compared]:
            viewer.glances[number] = compared
            viewer.line.send(data)

    def wakes(self, now: int) -> list[int]:
        arrived = [since + ON_THE_WAY for since in self.left.values() if since + ON_THE_WAY > now]
        if not self.hall.is_in_round or all(viewer.role == "player" for viewer in self.viewers):
            return arrived
        return [now if self.glanced_at is None else self.glanced_at + GLANCES, *self.looks.wakes(), *arrived]

    def send_away(self, code: int, why: Msg | None, again: bool = True, reason: str = "gone") -> None:
        leaving, self.viewers = self.viewers, []
        for viewer in leaving:
            if why is not None:
                viewer.line.send(ENCODER.encode(Bye(why=why, again=again)))
            viewer.line.close(code, reason)
