"""A hall of forty people at ten tables, with a desk and a wall: `make bench-room`.

A house in a process of its own on one core, `tablee serve` as people start it; forty programs play dominoes as fast as
somebody would tap. Measured from what the leader sends to what the last of them sees: how soon all tables have dealt,
how soon everybody is covered by a pause; and what it costs.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import select
import tempfile
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

from bench.housed import Housed, housed
from bench.visitors import Line, Visitor

TAP = re.compile(rb'"taps":\[\[\[[^]]*\],(\d+)')
PLACE = re.compile(rb'^\{"kind":"frame","n":(\d+),')
THINKING = 1.0  # seconds before somebody taps
PATIENCE = 30.0
PLAN = {"games": [{"game": "dominos"}], "minutes": 0, "format": "free"}


class Player:
    """Somebody with a line to the hall and one to their table."""

    def __init__(self, http: HTTPConnection, code: str, name: str) -> None:
        self.visitor = Visitor(http, name)
        self.visitor.ask("POST", f"/api/1/rooms/{code}/me", {"name": name})
        self.hall = hall_line(self.visitor, code, "player")
        self.table: Line | None = None
        self.phase = ""
        self.has_frame = False
        self.tap: tuple[float, int, int] | None = None  # when, which move, as answer to which frame
        self.sent = 0

    def go(self, message: bytes) -> None:
        if self.table is None and message.startswith(b'{"kind":"go"') and b'"code"' in message:
            self.table = self.visitor.come_in(json.loads(message)["code"])

    def look(self, message: bytes) -> None:
        if message.startswith(b'{"kind":"room"'):
            self.phase = json.loads(message)["phase"]
        found = PLACE.match(message)
        if found is not None:
            self.has_frame, tap = True, TAP.search(message)
            is_mine = tap is not None and b'"over":true' not in message
            self.tap = (time.monotonic() + THINKING, int(tap[1]), int(found[1])) if is_mine and tap else None

    def play(self) -> None:
        if self.table is not None and self.tap is not None and time.monotonic() >= self.tap[0]:
            _, move, n = self.tap
            self.tap, self.sent = None, self.sent + 1
            self.table.send(b'{"do":"play","id":"p%d","moves":[%d],"n":%d}' % (self.sent, move, n))


def hall_line(visitor: Visitor, code: str, role: str) -> Line:
    ticket = visitor.ask("POST", f"/api/1/rooms/{code}/ticket")["ticket"]
    return Line(visitor.http.host, visitor.http.port, f"/ws/room/{code}?as={role}", ticket)


class Lesson:
    """All of them, read by one program."""

    def __init__(self, house: Housed, people: int) -> None:
        http = HTTPConnection("127.0.0.1", house.port)
        self.house = house
        leader = Visitor(http, "Mme Roy")
        self.code = leader.ask("POST", "/api/1/rooms", {"title": "CE2 B", "plan": PLAN})["code"]
        self.desk, self.wall = hall_line(leader, self.code, "leader"), hall_line(leader, self.code, "wall")
        self.people = [Player(http, self.code, f"P{number}") for number in range(people)]
        self.asked = 0
        self.wall_bytes = 0

    def ask(self, do: str) -> float:
        self.asked += 1
        self.desk.send(b'{"do":"%b","id":"d%d"}' % (do.encode(), self.asked))
        return time.monotonic()

    def until(self, is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Reads what comes, and plays, until something is so."""
        ends = time.monotonic() + seconds
        while not is_so() and time.monotonic() < ends:
            self.read()

    def read(self) -> None:
        lines = {self.desk.socket: self.desk, self.wall.socket: self.wall}
        whose = {line.socket: each for each in self.people for line in (each.hall, each.table) if line is not None}
        for ready in select.select([*lines, *whose], [], [], 0.01)[0]:
            if ready in lines:
                found = lines[ready].messages()
                self.wall_bytes += sum(map(len, found)) if ready is self.wall.socket else 0
                continue
            each = whose[ready]
            line = each.hall if ready is each.hall.socket else each.table
            assert line is not None
            for message in line.messages():
                each.go(message)
                each.look(message)
        for each in self.people:
            each.play()

    def start(self) -> float:
        """Seconds until everybody has cards, after the leader has pressed once."""
        self.ask("mix")
        self.until(lambda: all(each.table is not None for each in self.people))
        self.until(lambda: all(each.phase == "waiting" for each in self.people))
        began = self.ask("begin")
        self.until(lambda: all(each.has_frame for each in self.people))
        return time.monotonic() - began

    def pause(self) -> list[float]:
        """Seconds until each of them is covered."""
        began, seen = self.ask("pause"), dict[int, float]()

        def note() -> bool:
            for number, each in enumerate(self.people):
                if each.phase != "playing":
                    seen.setdefault(number, time.monotonic() - began)
            return len(seen) == len(self.people)

        self.until(note)
        self.ask("resume")
        self.until(lambda: all(each.phase != "paused" for each in self.people))
        self.until(lambda: False, 0.3)
        return sorted(seen.values())

    def cost(self, seconds: float) -> tuple[float, float]:
        """Of a core while they play, and bytes a second to the wall."""
        before, sent = self.house.cpu, self.wall_bytes
        self.until(lambda: False, seconds)
        return (self.house.cpu - before) / seconds, (self.wall_bytes - sent) / seconds


def part(times: list[float], of: float) -> float:
    return sorted(times)[math.ceil(of * len(times)) - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--pauses", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0, help="of play that are measured")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, housed(Path(folder), 0) as house:
        house.rest()
        lesson = Lesson(house, given.people)
        started = lesson.start()
        core, wall = lesson.cost(given.seconds)
        pauses = [lesson.pause() for _ in range(given.pauses)]
        last = [each[-1] for each in pauses]
        print(f"{given.people} people, desk and wall")
        print(f"all tables have dealt: {started * 1000:.0f} ms")
        print(f"covered by a pause, the last of them: p50 {part(last, 0.5) * 1000:.0f} ms, "
              f"p99 {part(last, 0.99) * 1000:.0f} ms")  # fmt: skip
        print(
            f"while they play: {core:.1%} of a core, {house.memory / 1024:.0f} MB, {wall / 1000:.1f} kB/s to the wall"
        )
        print(f"complaints in the log: {len(house.faults)}")


if __name__ == "__main__":
    main()
