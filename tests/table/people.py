"""Simulated people at a live table: they see what their socket brings, tap what their scene offers, and lose the line.

Whatever they do comes from their own seed. Between them and the table is a network that keeps the order of a socket,
and delays, stalls and breaks it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tablee.core import races
from tablee.core.draws import FastDraw
from tablee.core.races import MS, USUAL
from tablee.protocol import messages as up
from tablee.protocol.messages import Ack, AnyUp, Play, Point, Room
from tablee.table.model.latency import Latency
from tablee.table.model.viewer import Viewer
from tests.parts import Parts

if TYPE_CHECKING:
    from tablee.table.live import LiveTable
    from tests.table.evenings import Evening
    from tests.table.processes import Process


class Frame(Struct, tag_field="kind", tag="frame"):
    """The table, as far as somebody has to understand it to tap."""

    n: int
    match: int
    stimulus: int
    mine: dict[str, Any]
    seat: int | None = None
    curtain: list[int] = []
    said: list[dict[str, Any]] = []
    missed: bool = False
    over: bool = False
    held: str = ""
    ack: Ack | None = None


class No(Struct, tag_field="kind", tag="no"):
    code: str
    id: str = ""


class Hello(Struct, tag_field="kind", tag="hello"):
    wire: int


class Chat(Struct, tag_field="kind", tag="chat"):
    seat: int


class Bye(Struct, tag_field="kind", tag="bye"):
    again: bool = True


Heard = Hello | Room | Frame | Ack | No | Chat | Bye
DOWN: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
PAINT = races.PAINT / MS / 1000  # seconds from a frame's arrival to its picture
FRAME = b'{"kind":"frame"'
AGAIN = ("store-away", "busy")  # refusals after which the same message is sent again


class Way:
    """One direction of a socket: what goes in first comes out first, later."""

    def __init__(self, loop: asyncio.AbstractEventLoop, travel: Callable[[], float], arrived: Callable[[Any], None]):
        self.loop = loop
        self.travel = travel
        self.arrived = arrived
        self.on_the_way: deque[Any] = deque()
        self.last = 0.0
        self.is_open = True

    def send(self, item: Any) -> None:
        self.on_the_way.append(item)
        self.last = max(self.last + 1e-6, self.loop.time() + self.travel())
        self.loop.call_at(self.last, self.arrive)

    def stall(self, seconds: float) -> None:
        self.last = max(self.last, self.loop.time()) + seconds

    def arrive(self) -> None:
        item = self.on_the_way.popleft()
        if self.is_open:
            self.arrived(item)


class Wire:
    """A socket between somebody and the house. The house's end is what a table calls a line."""

    def __init__(self, client: Client, process: Process) -> None:
        loop = client.evening.loop
        self.client = client
        self.process = process
        self.latency = Latency()
        self.viewer: Viewer | None = None
        self.up = Way(loop, client.travel, lambda item: process.hear(self, item))
        self.down = Way(loop, client.travel, lambda item: client.hear(self, item))
        self.is_closed = False

    # ---- the house's end

    def send(self, data: bytes) -> None:
        if not self.is_closed and self.process.sends(self, data):
            self.down.send(data)

    def send_frame(self, data: bytes, match: int, n: int) -> None:
        self.send(data)

    send_room = send

    def ping(self) -> None:
        trip = self.client.travel() + self.client.travel()
        self.client.evening.loop.call_later(trip, self.latency.ping, round(trip * 1000 * MS))

    def close(self, code: int, reason: str) -> None:
        if not self.is_closed and not self.process.is_dead:
            self.is_closed = True
            self.down.send(code)
            self.process.do(lambda: self.process.leave(self))

    # ---- the network

    def cut(self, noticed_here: float, noticed_there: float) -> None:
        """The line breaks: what is on its way is lost, and each end learns of it in its own time."""
        self.up.is_open = self.down.is_open = False
        later = self.client.evening.loop.call_later
        later(noticed_there, self.process.do, lambda: self.process.leave(self))
        later(noticed_here, self.client.hear, self, 1006)

    @property
    def is_quiet(self) -> bool:
        return self.up.is_open and not self.is_closed and not self.up.on_the_way and not self.down.on_the_way


class Plan(Struct):
    """What somebody is about to do about what they see."""

    timer: asyncio.TimerHandle
    stimulus: int
    race: bool
    move: int | None


class Client:
    """Somebody with a device, and whoever else plays on it."""

    def __init__(self, evening: Evening, person: str, seats: list[int], seed: int) -> None:
        self.evening = evening
        self.person = person
        self.wanted = seats  # the seats to take; none for somebody who only watches
        self.draw = FastDraw(seed)
        self.slow = self.draw.below(8) == 0  # far away
        self.delay = (80 + self.draw.below(60) if self.slow else 2 + self.draw.below(30)) / 1000
        self.wire: Wire | None = None
        self.room: Room | None = None
        self.frame: Frame | None = None
        self.raw = b""  # of the last frame
        self.parts = Parts()
        self.takes_parts = seed % 2 == 0
        self.raw_room = b""
        self.heard: list[bytes] = []  # words of this match that may be read again
        self.heard_whole = True  # nothing of them is missing by right
        self.painted: dict[tuple[int, int], float] = {}
        self.ignores: set[tuple[int, int]] = set()  # stimuli this person lets go by
        self.number = 0
        self.unanswered: dict[str, AnyUp] = {}
        self.answers: dict[str, bytes] = {}  # the first to each
        self.last_answers: dict[str, bytes] = {}  # over whichever line
        self.sent: dict[str, AnyUp] = {}
        self.sent_again: set[str] = set()  # over another line, or because nothing could be written
        self.hellos = 0  # each begins a line, also where a socket is led on to another machine
        self.answered_on: dict[str, int] = {}  # the line on which something was answered
        self.plan: Plan | None = None
        self.is_out = False  # gone for good
        self.is_idle = False
        self.is_honest = self.draw.below(4) > 0
        self.offline_until = 0.0

    def travel(self) -> float:
        return self.delay * (1 + self.draw.below(200) / 1000)

    def chance(self, one_in: int) -> bool:
        return self.draw.below(one_in) == 0

    def later(self, low_ms: int, high_ms: int, do: Callable[..., None], *given: Any) -> asyncio.TimerHandle:
        return self.evening.loop.call_later((low_ms + self.draw.below(high_ms - low_ms)) / 1000, do, *given)

    # ---- the line

    def connect(self) -> None:
        if self.wire is not None or self.is_out:
            return
        now = self.evening.loop.time()
        process = self.evening.door() if now >= self.offline_until else None
        if process is None:
            self.later(200, 1500, self.connect)
            return
        self.wire = Wire(self, process)
        resume = (self.frame.match, self.frame.n) if self.frame is not None else (None, None)
        self.wire.up.send(resume)

    def lose(self, noticed_there: float, offline: float = 0.0) -> None:
        """The line breaks."""
        if self.wire is not None:
            self.offline_until = self.evening.loop.time() + offline
            self.wire.cut(0.01 + self.draw.below(1500) / 1000, noticed_there)

    def hear(self, wire: Wire, item: Any) -> None:
        if wire is not self.wire:
            return
        if isinstance(item, int):
            self.wire = None
            wire.up.is_open = wire.down.is_open = False
            self.stop_planning()
            if item != 1000:
                self.later(20, 1000, self.connect)
            return
        if self.takes_parts and item.startswith(FRAME):
            item = msgspec.json.encode(self.parts.whole(msgspec.json.decode(item)))
        found = DOWN.decode(item)
        match found:
            case Hello():
                if self.takes_parts:
                    self.say(up.Parts)
                self.hellos += 1
                self.sent_again |= self.unanswered.keys()
                for asked in self.unanswered.values():
                    wire.up.send(msgspec.json.encode(asked))
            case Room():
                self.room, self.raw_room = found, item
                self.look_round()
            case Frame():
                self.see(found, item)
            case Ack():
                self.answer(found.id, msgspec.json.encode(found), wire)
            case No():
                self.answer(found.id, item, wire, found)
            case Chat() | Bye():
                pass

    def is_settled_at(self, live: LiveTable) -> bool:
        """Connected, with nothing on its way and nothing to wait for."""
        wire = self.wire
        return wire is not None and wire.process.live is live and wire.is_quiet and not self.unanswered

    # ---- asking

    def ask(self, kind: type[AnyUp], **more: Any) -> None:
        asked = self.say(kind, **more)
        self.unanswered[asked.id] = asked

    def say(self, kind: type[AnyUp], **more: Any) -> AnyUp:
        """Something whose answer nobody waits for."""
        self.number += 1
        asked = self.sent[f"{self.person}.{self.number}"] = kind(id=f"{self.person}.{self.number}", **more)
        self.put(asked)
        return asked

    def put(self, asked: AnyUp) -> None:
        if self.wire is not None:
            written = msgspec.json.encode(asked)
            self.wire.up.send(written)
            if self.evening.duplicates and self.chance(6):  # a nervous finger, a retry
                self.wire.up.send(written)

    def put_again(self, asked: AnyUp) -> None:
        if asked.id in self.unanswered:
            self.sent_again.add(asked.id)
            self.put(asked)

    def answer(self, id: str, written: bytes, wire: Wire, no: No | None = None) -> None:
        asked = self.sent.get(id)
        if asked is None:
            self.evening.wrong(f"{self.person} hears about a message {id!r} of nobody")
            return
        if no is not None and no.code in AGAIN:
            self.later(200, 900, self.put_again, asked)
            return
        self.unanswered.pop(id, None)
        first = self.answers.setdefault(id, written)
        both_yes = b'"kind":"ack"' in first and b'"kind":"ack"' in written and self.evening.is_written(id)
        last = self.last_answers.get(id) if self.answered_on.get(id) == self.hellos else None
        if last not in (None, written) or (both_yes and first != written):
            self.evening.wrong(f"two answers to {asked}: {first!r}, {last!r} and {written!r}")
        self.answered_on[id], self.last_answers[id] = self.hellos, written
        if isinstance(asked, Play) and self.plan is None:
            self.later(100, 900, self.decide)

    # ---- the room

    def look_round(self) -> None:
        room = self.room
        assert room is not None
        if self.is_idle or self.is_out or any(not isinstance(each, Play) for each in self.unanswered.values()):
            return
        if room.phase in ("waiting", "over"):
            mine = [seat for seat, info in enumerate(room.seats) if info.mine]
            free = [seat for seat in self.wanted if not room.seats[seat].who]
            if room.phase == "waiting" and free and not (set(self.wanted) & set(mine)):
                self.ask(up.Sit, seat=free[0])
            elif room.phase == "waiting" and free and mine:
                self.ask(up.Sit, seat=free[0], name="guest")
            elif mine and not room.seats[mine[0]].mix and self.chance(3):
                self.ask(up.Mix, mix=f"{self.draw.below(1 << 30):064x}", seat=mine[0])
            elif mine and self.chance(6):
                self.ask(up.SetHandicap, handicap=USUAL + 5 * self.draw.below(61), seat=mine[0])
            elif room.host and self.evening.wants_more:
                self.later(300, 2500, self.start)
        elif room.phase == "paused" and room.host:
            self.later(500, 5000, self.resume)

    def start(self) -> None:
        room = self.room
        if self.is_idle:
            return
        if room and room.host and room.phase in ("waiting", "over") and self.evening.wants_more and not self.unanswered:
            self.ask(up.Start)

    def resume(self) -> None:
        if self.room and self.room.host and self.room.phase == "paused" and not self.unanswered:
            self.ask(up.Resume)

    # ---- the table

    def see(self, frame: Frame, raw: bytes) -> None:
        before = self.frame
        if frame.ack is not None and self.wire is not None:
            self.answer(frame.ack.id, msgspec.json.encode(frame.ack), self.wire)
        if before is None or before.match != frame.match:
            self.heard, self.heard_whole = [], True
            self.painted, self.ignores = {}, set()
        elif before.seat != frame.seat:
            self.heard_whole = False
        if before is not None and before.match == frame.match and frame.stimulus < before.stimulus:
            self.evening.wrong(f"{self.person} sees stimulus {frame.stimulus} after {before.stimulus}")
        self.frame, self.raw = frame, raw
        self.heard += [msgspec.json.encode(said["msg"]) for said in frame.said if not said.get("fleeting")]
        self.heard_whole &= not (frame.missed and len(frame.said) >= 60)
        if not frame.held:
            self.painted.setdefault((frame.match, frame.stimulus), self.evening.loop.time() + PAINT)
        self.decide()

    def stop_planning(self) -> None:
        if self.plan is not None:
            self.plan.timer.cancel()
            self.plan = None

    def decide(self) -> None:
        """Look at the scene, and make up one's mind."""
        frame = self.frame
        if frame is None or self.wire is None:
            return
        plan, mine = self.plan, frame.mine
        if plan is not None:
            offered = plan.move is None or any(tap[1] == plan.move for tap in mine.get("taps", ()))
            if offered and plan.stimulus == frame.stimulus:
                return
            self.stop_planning()
        if self.is_idle or frame.over or any(isinstance(each, Play) for each in self.unanswered.values()):
            return
        if frame.seat is None:
            if frame.curtain and not self.unanswered:
                seat = frame.curtain[self.draw.below(len(frame.curtain))]
                self.plan = Plan(self.later(200, 1500, self.open_curtain, seat), frame.stimulus, False, None)
            return
        found = self.chosen(frame)
        if found is not None:
            race, asked = found
            low, high = (110, 900) if race else (100, 1500)
            if not self.is_honest and self.chance(12):
                low, high = 1, 60
            timer = self.later(low, high, self.tap, frame, race, asked)
            self.plan = Plan(timer, frame.stimulus, race, asked["moves"][0] if "moves" in asked else None)

    def chosen(self, frame: Frame) -> tuple[bool, dict[str, Any]] | None:
        """One of the ways the scene offers."""
        mine, seen = frame.mine, (frame.match, frame.stimulus)
        taps: list[Any] = mine.get("taps", [])
        if seen in self.ignores:
            taps = [tap for tap in taps if not (len(tap) > 2 and tap[2])]
        marks, picks = mine.get("marks"), mine.get("picks", [])
        if marks and marks["aims"] and seen not in self.ignores and self.chance(2):
            return True, self.pointed(marks)
        if picks and (not taps or self.chance(4)):
            return False, {"moves": [self.picked(picks[self.draw.below(len(picks))])]}
        if not taps:
            return None
        tap = taps[self.draw.below(len(taps))]
        race = len(tap) > 2 and tap[2]
        if race and self.chance(3):
            self.ignores.add(seen)
            return self.chosen(frame)
        return race, {"moves": [tap[1]]}

    def pointed(self, marks: dict[str, Any]) -> dict[str, Any]:
        aim = marks["aims"][self.draw.below(len(marks["aims"]))]
        points = [Point(marks["zone"], (k + 1) / 12, self.draw.below(1000) / 1000) for k in range(aim["count"])]
        return {"points": points, "aim": aim.get("move")}

    def picked(self, pick: dict[str, Any]) -> int:
        count = pick["low"] + self.draw.below(pick["high"] - pick["low"] + 1)
        return int(pick["base"] + sum(pick["weights"][:count]))

    def open_curtain(self, seat: int) -> None:
        self.plan = None
        self.ask(up.Look, seat=seat)

    def tap(self, frame: Frame, race: bool, asked: dict[str, Any]) -> None:
        self.plan = None
        if self.wire is None:
            return
        now = self.evening.loop.time()
        r = (now - self.painted.get((frame.match, frame.stimulus), now)) * 1000  # 0: it is held back
        if not self.is_honest and self.chance(4):
            r = max(0.0, r - 150)
        timed = {"stimulus": frame.stimulus, "r": max(0.0, round(r, 2))} if race else {}
        seat = frame.seat if len(self.wanted) > 1 or self.chance(2) else None
        self.ask(Play, n=frame.n, seat=seat, **timed, **asked)

    # ---- whims

    def whim(self) -> None:
        """Something people do now and then."""
        if self.is_out:
            return
        self.later(1500, 9000, self.whim)
        room = self.room
        if room is not None:
            self.look_round()
        if not self.evening.whims or self.wire is None or room is None or self.is_idle:
            return
        mine = [seat for seat, info in enumerate(room.seats) if info.mine]
        roll = self.draw.below(20)
        if roll < 4:
            self.ask(up.Say, **({"phrase": "hello"} if self.chance(2) else {"text": "bonjour"}))
        elif roll < 8:  # asked once more, long after it was answered
            kept = [id for id, on in self.answered_on.items() if on == self.hellos or self.evening.is_written(id)][-8:]
            if kept:
                self.put(self.sent[kept[self.draw.below(len(kept))]])
        elif roll < 10 and mine:
            self.ask(up.Describe, on=self.chance(2), seat=mine[0])
        elif roll == 10 and room.host and room.phase == "playing":
            self.ask(up.Pause)
        elif roll == 11 and room.phase == "playing" and mine and self.chance(3):
            self.ask(up.Resign, seat=mine[0])
        elif roll == 12 and room.phase == "playing" and mine:
            self.ask(up.Leave, seat=mine[0])
        elif roll < 15:
            self.ask(up.Back)
        elif roll == 15 and mine:
            self.ask(up.Look, seat=None if len(mine) > 1 else mine[0])
        elif roll == 16:
            self.ask(up.Play, moves=[self.draw.below(40)], seat=self.draw.below(3), stimulus=self.draw.below(20), r=300)
        elif roll == 17:
            self.ask(up.Mute, seat=self.draw.below(2), on=self.chance(2))
        elif roll == 18 and room.host:
            others = [seat for seat, info in enumerate(room.seats) if info.who == "person"]
            if others:
                self.ask(up.Host, seat=others[self.draw.below(len(others))])
