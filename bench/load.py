"""The load of `make bench-server`: people at La dernière who play real moves, and how long everybody waits to see them.

A process of its own. It tells what it does in JSON lines, and goes on when it is told to, so that whoever runs it can
look at the house in between. Moves are found in the frames' bytes: nothing is decoded, so that the load stays light.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import select
import sys
import time
from collections import deque
from http.client import HTTPConnection
from typing import Any

from bench.visitors import Line, Visitor

SEATS = 4
SETUP = {"game": "derniere", "seats": SEATS}
DRAIN = 5.0  # seconds for what is under way when the time is over

FRAME = re.compile(rb'\{"kind":"frame","n":(\d+),"at":\d+,"match":(\d+),')
FIRST_TAP = re.compile(rb'"taps":\[\[\[[^]]*\],(\d+)(,true)?')  # a race is no turn
MINE, OVER = b',"mine":', b'"over":true'
PARTS = b'{"do":"parts","id":"parts"}'  # as the page says


class Player:
    """A seat: its socket, and the last frame that said something."""

    __slots__ = ("line", "seat", "seen", "table", "tap")

    def __init__(self, table: Table, seat: int, line: Line) -> None:
        self.table = table
        self.seat = seat
        self.line = line
        self.seen = (0, -1)  # match and words told
        self.tap = -1  # the first ordinary move of that frame

    def take(self, message: bytes) -> None:
        head = FRAME.match(message)
        if head is None:
            if message.startswith(b'{"kind":"no"'):
                self.table.load.refused.append(message)
            return
        if MINE in message:  # else it is a part, and what one may do is as it was
            found = FIRST_TAP.search(message)
            self.tap = int(found[1]) if found is not None and found[2] is None else -1
        seen = (int(head[2]), int(head[1]))
        if seen > self.seen:  # else a clock ran out, about which nothing is told
            self.seen = seen
            self.table.saw(message)
        if self.tap >= 0 and self.table.nobody_yet:
            self.table.next()


class Table:
    """Four seats, one move at a time."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []
        self.under_way = False
        self.is_move = False  # else it is a deal
        self.waited = 0  # seats that have seen it
        self.over = False
        self.sent = 0.0
        self.due = 0.0
        self.later: deque[float] = deque()  # moves that are due and have to wait for the one before
        self.number = 0
        self.nobody_yet = False  # whose turn it is has still to be told, over another line

    def start(self) -> None:
        self.say(self.players[0], b'{"do":"start","id":"d%d"}' % self.number, is_move=False)

    def play(self, due: float) -> None:
        player = next((each for each in self.players if each.tap >= 0), None)
        self.nobody_yet = player is None
        if player is None:
            self.later.appendleft(due)
            return
        self.due, self.sent = due, time.perf_counter()
        self.say(player, b'{"do":"play","id":"m%d","moves":[%d]}' % (self.number, player.tap), is_move=True)

    def say(self, player: Player, message: bytes, is_move: bool) -> None:
        self.under_way, self.is_move, self.waited, self.over = True, is_move, 0, False
        self.number += 1
        player.line.send(message)

    def saw(self, message: bytes) -> None:
        """One of the four sees what was done."""
        self.waited += 1
        self.over = self.over or OVER in message
        if self.waited < SEATS or not self.under_way:
            return
        self.under_way = False
        if self.is_move:
            self.load.played(self)
        if self.over:
            self.load.matches += 1
            self.start()
        else:
            self.next()

    def next(self) -> None:
        if self.later:
            self.play(self.later.popleft())
        elif self.load.closed:
            self.play(time.perf_counter())


class Load:
    """All tables, played at one rate after the other."""

    def __init__(self, port: int) -> None:
        self.http = HTTPConnection("127.0.0.1", port)
        self.poll = select.epoll()
        self.players: dict[int, Player] = {}
        self.tables: list[Table] = []
        self.refused: list[bytes] = []
        self.closed = False  # everybody plays as soon as they can
        self.measuring = False
        self.waits: list[float] = []
        self.due_waits: list[float] = []
        self.matches = 0
        self.bytes = 0

    # ---- coming in

    def people(self, count: int) -> list[Visitor]:
        return [Visitor(self.http, f"p{number}") for number in range(count)]

    def sit_down(self, code: str, people: list[Visitor]) -> None:
        table = Table(self)
        for seat, visitor in enumerate(people):
            player = Player(table, seat, visitor.come_in(code))
            table.players.append(player)
            self.players[player.line.socket.fileno()] = player
            self.poll.register(player.line.socket, select.EPOLLIN)
            player.line.send(b'{"do":"sit","id":"sit","seat":%d}' % seat)
            player.line.send(PARTS)
        self.tables.append(table)

    def listen(self, seconds: float) -> None:
        """What arrives, waiting for it no longer than this."""
        for fd, _ in self.poll.poll(max(0.0, seconds)):
            player = self.players[fd]
            for message in player.line.messages():
                player.take(message)
                self.bytes += len(message)

    def listen_for(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.listen(0.05)

    # ---- playing

    def deal(self) -> None:
        for table in self.tables:
            table.start()
        self.settle()

    def played(self, table: Table) -> None:
        if self.measuring:
            now = time.perf_counter()
            self.waits.append(now - table.sent)
            self.due_waits.append(now - table.due)

    def run(self, rate: float, warm: float, seconds: float) -> dict[str, Any]:
        """Moves a second: so many, each when it is due; or, with 0, one after the other at every table."""
        begin = time.perf_counter()
        self.closed = rate == 0
        if self.closed:
            for table in self.tables:
                table.next()
        chance, turn, due, offered, spent, size = random.Random(7), 0, begin, 0, 0.0, 0
        while (now := time.perf_counter()) < begin + warm + seconds:
            if not self.measuring and now >= begin + warm:
                self.measuring, offered, self.matches = True, 0, 0
                self.waits, self.due_waits = [], []
                spent, size = time.process_time(), self.bytes
                tell("start")
            while not self.closed and due <= now:
                table = self.tables[turn % len(self.tables)]
                turn, offered = turn + 1, offered + 1
                table.later.append(due)
                if not table.under_way:
                    table.next()
                due -= math.log(1 - chance.random()) / rate
            self.listen(0.05 if self.closed else min(0.05, due - time.perf_counter()))
        took = time.perf_counter() - begin - warm
        self.measuring = False
        figures = {
            "rate": rate, "offered": offered / took, "moves": len(self.waits), "moves_s": len(self.waits) / took,
            "p50": percentile(self.waits, 0.5), "p99": percentile(self.waits, 0.99),
            "due_p99": percentile(self.due_waits, 0.99), "load_cpu": (time.process_time() - spent) / took,
            "matches": self.matches, "bytes_a_move": (self.bytes - size) / max(1, len(self.waits)),
        }  # fmt: skip
        return figures

    def settle(self) -> None:
        """Until nothing is under way."""
        self.closed = False
        for table in self.tables:
            table.later.clear()
        until = time.perf_counter() + DRAIN
        while any(table.under_way for table in self.tables):
            if time.perf_counter() > until:
                raise SystemExit(f"a table is stuck; refused: {self.refused[:3]}")
            self.listen(0.02)


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[int(share * (len(values) - 1))] if values else math.nan


def tell(event: str, **more: Any) -> None:
    print(json.dumps({"event": event, **more}), flush=True)


def stop_until_told() -> None:
    sys.stdin.readline()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("--idle", type=int, default=400, help="tables that are opened; most of them nobody comes to")
    parser.add_argument("--tables", type=int, default=100, help="those that are played at")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each rate")
    parser.add_argument("--warm", type=float, default=1.5, help="seconds before that")
    given = parser.parse_args()
    load = Load(given.port)
    people = load.people(SEATS * given.tables)
    first = people[0].open_table(**SETUP)  # what is made once is made by now
    people[0].come_in(first).socket.close()
    tell("ready")
    stop_until_told()
    hosts = [people[number * SEATS % len(people)] for number in range(given.idle)]
    codes = [host.open_table(**SETUP) for host in hosts]
    tell("tables", count=len(codes))
    stop_until_told()
    for number in range(given.tables):
        load.sit_down(codes[number], people[number * SEATS : (number + 1) * SEATS])
    load.listen_for(1.5)
    tell("sockets", count=len(load.players))
    stop_until_told()
    load.deal()
    tell("dealt", count=len(load.tables))
    for line in sys.stdin:
        tell("end", **load.run(float(line), given.warm, given.seconds), refused=len(load.refused))
        load.settle()
        load.listen_for(0.3)
        tell("settled")
    tell("bye", refused=[each.decode() for each in load.refused[:3]])


if __name__ == "__main__":
    main()
