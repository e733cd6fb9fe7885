"""Those who are connected to a table: what each of them sees, hears and says."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from msgspec.json import encode

from tablee.core.moves import Seat
from tablee.core.races import MS
from tablee.core.words import msg
from tablee.protocol.errors import Refusal
from tablee.protocol.messages import Animal, Bye, Chat, Judged, Say
from tablee.table.model.hold import Hold
from tablee.table.model.ports import Ports, TableHandle
from tablee.table.model.viewer import UNSEEN, Viewer
from tablee.table.show.frame_bytes import written
from tablee.table.show.frames import FrameBuilder
from tablee.table.show.room_view import RoomView
from tablee.table.show.said import EventNumbers

CHAT_KEPT = 50
CHAT_EVERY = 1000 * MS
ANSWERED = 100  # people whose last answers are remembered after they have gone


class Racing(Protocol):
    """The match that is played, as far as those who watch have to do with its races."""

    verdict: list[Judged]

    def show(self, viewers: list[Viewer], now: int) -> None: ...
    def painted(self, viewer: Viewer) -> None: ...


class Trials(Protocol):
    """What the trials that are over came to, as JSON."""

    last: bytes
    due: bytes


class Watched(TableHandle, Protocol):
    """The live table, as its audience knows it."""

    @property
    def ports(self) -> Ports: ...
    @property
    def at(self) -> int: ...
    @property
    def is_covered(self) -> bool: ...
    @property
    def race(self) -> Racing | None: ...
    @property
    def hold(self) -> Hold | None: ...
    @property
    def trials(self) -> Trials: ...
    def room_is_stale(self) -> None: ...


class Audience:
    def __init__(self, live: Watched) -> None:
        self.live = live
        self.table = live.table
        self.ports = live.ports
        self.viewers: list[Viewer] = []
        self.chat: deque[Chat] = deque(maxlen=CHAT_KEPT)
        self.answers: dict[str, dict[str, bytes]] = {}  # the last ones, by person and by the message's id
        self.numbers = EventNumbers()
        self.said_at: dict[str, int] = {}  # when somebody last wrote something, by whichever line

    # ---- who they are

    def welcomes(self, person: str) -> bool:
        """Whoever sits here, or could; others only where spectators are, and not without end."""
        table = self.table
        if table.is_here(person) or person == table.host:
            return True
        if table.of_hall:
            return False
        others = sum(viewer.person != person and not table.is_here(viewer.person) for viewer in self.viewers)
        return others < self.ports.watchers and (table.setup.watching or not table.is_playing)

    def answers_to(self, person: str) -> dict[str, bytes]:
        """What somebody was answered before their line broke; of those who came longest ago it is forgotten."""
        known = self.answers.pop(person, {})
        self.answers[person] = known
        if len(self.answers) > ANSWERED:
            del self.answers[next(iter(self.answers))]
        return known

    # ---- what they see

    def frames(self) -> FrameBuilder:
        """A look at the table; in a pause, and until people are back after a restart, it is covered."""
        live = self.live
        now = self.ports.now()
        return FrameBuilder(self.table, self.ports.pictures, live.is_covered, live.at, now, live.hold, self.numbers)

    def show(self, verdict: bool) -> None:
        """One frame for each viewer for whom something changed."""
        if self.table.match is not None:
            frames = self.frames()
            race, trials = self.live.race, self.live.trials
            if race is not None and not frames.covered and not frames.is_held:
                race.show(self.viewers, frames.now)
            for viewer in filter(self.may_see, self.viewers):
                shares = len(self.table.seats_of(viewer.person)) > 1
                if shares:
                    self.draw_curtain(viewer)
                if viewer.match != self.table.current:
                    viewer.match, viewer.heard, viewer.n, viewer.seen = self.table.current, 0, 0, {}
                    viewer.body = UNSEEN
                    if shares:
                        self.turn_to(viewer, None)  # nobody's hand is dealt before everybody's eyes
                self.send_frame(viewer, frames, frames.words(viewer), verdict, trial=trials.due)
            trials.due = b""
        for viewer in self.viewers:
            if viewer.due:
                viewer.line.send(viewer.answers[viewer.due])
                viewer.due = ""

    def may_see(self, viewer: Viewer) -> bool:
        """Those who play; others where spectators are welcome. Newcomers once they were told what they missed."""
        return viewer.is_welcome and (self.table.setup.watching or self.table.is_here(viewer.person))

    def welcome(self, viewer: Viewer, match: int | None, n: int | None) -> None:
        """The first frame, with what was missed."""
        viewer.is_welcome = True
        if self.table.match is None or not self.may_see(viewer):
            return
        frames = self.frames()
        viewer.match = self.table.current
        since = n if match == self.table.current and n is not None else 0
        self.send_frame(viewer, frames, frames.missed(viewer, since), missed=True, trial=self.live.trials.last)

    def send_frame(
        self, viewer: Viewer, frames: FrameBuilder, said: bytes, verdict: bool = False, missed: bool = False,
        trial: bytes = b"",
    ) -> None:  # fmt: skip
        body = frames.body(viewer)
        if not said and not verdict and not missed and not trial and body == viewer.body:
            return
        race = self.live.race
        scene = frames.scene(viewer, body)
        reasons = race.verdict if verdict and race is not None else []
        ack = viewer.answers[viewer.due] if viewer.due else b""
        viewer.due = ""
        data = written(viewer, frames.at, scene, said, reasons, ack, missed, trial)
        viewer.line.send_frame(data, viewer.match, viewer.n)
        if race is not None and not frames.covered and not frames.held(viewer):
            race.painted(viewer)
        asked = frames.offered(viewer)
        if asked != viewer.waits_for[0]:
            viewer.waits_for = (asked, viewer.n)

    # ---- several on one device

    def look(self, viewer: Viewer, seat: Seat | None) -> None:
        """The curtain is drawn, or opened for one of them."""
        mine = self.table.seats_of(viewer.person)
        if seat is not None and seat not in mine:
            raise Refusal("not-your-seat", msg("house-not-your-seat"))
        self.turn_to(viewer, mine[0] if len(mine) == 1 else seat)

    def turn_to(self, viewer: Viewer, seat: Seat | None) -> None:
        """What is told from now on is told to this seat."""
        if self.table.match is None:
            viewer.looking = seat
        else:
            self.frames().turn_to(viewer, seat)

    def choose_animal(self, viewer: Viewer, asked: Animal) -> None:
        """For somebody on the sender's device."""
        if asked.seat not in self.table.seats_of(viewer.person):
            raise Refusal("not-your-seat", msg("house-not-your-seat"))
        self.ports.choose(self.table.chairs[asked.seat].who, asked.animal)
        self.live.room_is_stale()

    def draw_curtain(self, viewer: Viewer) -> None:
        """A hand is hidden again when it is another's turn on the same device."""
        if viewer.looking is None or self.table.match is None:
            return
        mine, chairs, to_act = self.table.seats_of(viewer.person), self.table.chairs, self.table.match.to_act
        acting = [seat for seat in mine if seat in to_act and not chairs[seat].bot]
        if acting and viewer.looking not in acting:
            self.turn_to(viewer, None)

    # ---- the room

    def send_room(self, viewer: Viewer, room_view: RoomView) -> None:
        """Who sits where now, for one viewer; and whose hand that viewer sees."""
        mine = self.table.seats_of(viewer.person)
        seat = mine[0] if len(mine) == 1 else viewer.looking if viewer.looking in mine else None
        if seat != viewer.looking:
            self.turn_to(viewer, seat)
        written = encode(room_view.room(viewer.person))
        if written != viewer.room:
            viewer.room = written
            viewer.line.send_room(written)

    def say(self, viewer: Viewer, asked: Say) -> None:
        """Somebody who sits here says something to everybody who wants to hear them."""
        mine = self.table.seats_of(viewer.person)
        if not mine:
            raise Refusal("sit-first", msg("house-sit-first"))
        rule = self.ports.chat(self.table)
        if any(self.ports.muted(self.table.chairs[seat].who) for seat in mine):
            raise Refusal("muted", msg("house-hall-muted"))
        if rule == "off":
            raise Refusal("chat-off", msg("house-chat-off"))
        if asked.text and rule == "phrases":
            raise Refusal("phrases-only", msg("house-phrases-only"))
        now = self.ports.now()
        self.said_at = {person: at for person, at in self.said_at.items() if now - at < CHAT_EVERY}
        if viewer.person in self.said_at:
            raise Refusal("too-fast", msg("house-too-fast"))
        text = self.ports.clean(asked.text)
        if (bool(text), bool(asked.phrase), bool(asked.emoji)).count(True) != 1:
            raise Refusal("nothing-said", msg("house-nothing-said"))
        self.said_at[viewer.person] = now
        said = Chat(
            seat=viewer.looking if viewer.looking is not None else mine[0],
            text=text,
            phrase=asked.phrase,
            emoji=asked.emoji,
            number=self.chat[-1].number + 1 if self.chat else 1,
        )
        self.chat.append(said)
        self.ports.said(self.live, viewer.person, said)
        for other in self.viewers:
            if said.seat not in other.muted:
                other.line.send(encode(said))

    def forget_pictures(self, viewer: Viewer) -> None:
        for address in (*viewer.addresses.values(), *(address for address, _ in viewer.ahead.values())):
            self.ports.pictures.forget(address)

    def send_away(self, code: int, reason: str, bye: Bye | None = None) -> None:
        """Everybody's line is closed, with a last word."""
        leaving, self.viewers = self.viewers, []
        for viewer in leaving:
            self.forget_pictures(viewer)
            if bye is not None:
                viewer.line.send(encode(bye))
            viewer.line.close(code, reason)
