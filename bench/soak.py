"""Two evenings: hundreds of tables of bots at all nine games, people who watch, and nothing may go wrong or pile up:
`make bench-soak`. What the first leaves in memory may be caches; the second may leave little more.

At every other table the host sits down and leaves again, so that a bot stands in and the record is somebody's. In the
end every match is verified: those records as their owners get them, and all others from the journal.
"""

from __future__ import annotations

import argparse
import itertools
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path

import msgspec
from rich.console import Console

from bench.housed import TABLEE, Housed, housed
from bench.visitors import Line, Visitor
from tablee.core.registry import games
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.server.hosting.game_server import TIDYING
from tablee.table.model.table import Table
from tests.parts import Parts

HOSTS, WATCHERS = 10, 8
HOP = 15.0  # seconds a watcher stays
LOOK = 1.0  # between two looks at the lobby
LONG = 5.0  # minutes in which every game comes to an end somewhere
MORE = 12 * 1024  # kilobytes that the second may leave; two hundred tables that are not given back take more


@dataclass
class Hosted:
    """A table, and who looks after it."""

    code: str
    host: Visitor
    sits: bool  # the host has a seat, in which a bot plays
    deals: int = 0


@dataclass
class Evening:
    house: Housed
    console: Console
    hosts: list[Visitor]
    watchers: list[Visitor]
    tables: dict[str, Hosted] = field(default_factory=dict)
    watching: list[tuple[Line, Parts]] = field(default_factory=list)
    frames: int = 0
    in_part: int = 0  # of them
    peak: int = 0

    # ---- what people do

    def open_tables(self, count: int) -> None:
        kinds = itertools.cycle(
            (key, seats) for seats in range(2, 11) for key in games() if seats in games()[key].seats
        )
        for number, (key, seats) in zip(range(count), kinds, strict=False):
            host = self.hosts[number % len(self.hosts)]
            code = host.open_table(game=key, seats=seats, public=True)
            self.tables[code] = Hosted(code, host, sits=number % 2 == 0)
            self.deal(self.tables[code])

    def deal(self, table: Hosted) -> None:
        line = table.host.come_in(table.code)
        if table.sits and not table.deals:
            ask(line, "sit", seat=0)
        ask(line, "start")
        if table.sits:
            ask(line, "leave")
        table.deals += 1
        line.socket.close()

    def close(self, table: Hosted) -> None:
        line = table.host.come_in(table.code)
        with suppress(ConnectionResetError):  # it is closed before it is acknowledged, or after
            ask(line, "close")
        line.socket.close()

    def hop(self, number: int) -> None:
        """The watchers go to other tables."""
        self.go_away()
        codes = list(self.tables)
        chosen = [codes[(number * WATCHERS + each) % len(codes)] for each in range(WATCHERS)]
        for number, (watcher, code) in enumerate(zip(self.watchers, chosen, strict=True)):
            line = watcher.come_in(code)
            if number % 2:
                line.send(b'{"do":"parts","id":"parts"}')
            self.watching.append((line, Parts()))

    def go_away(self) -> None:
        for line, _ in self.watching:
            line.socket.close()
        self.watching = []

    def watch(self) -> None:
        """What comes in part has to fit to what came before."""
        for line, parts in self.watching:
            for message in line.messages():
                found = msgspec.json.decode(message)
                if found["kind"] == "frame":
                    parts.whole(found)
                    self.frames += 1
                    self.in_part += "base" in found

    # ---- the whole of it

    def pass_time(self, seconds: float) -> None:
        began, hops = time.monotonic(), 0
        said = began
        while (now := time.monotonic()) < began + seconds:
            if now >= began + hops * HOP:
                self.hop(hops)
                hops += 1
            for line in self.hosts[0].ask("GET", "/api/1/tables")["tables"]:
                if line["phase"] == "over":
                    self.deal(self.tables[line["code"]])
            self.watch()
            self.peak = max(self.peak, self.house.memory)
            if now > said + 60:
                said = now
                self.console.print(f"{(now - began) / 60:.0f} min: {self.state()}")
            time.sleep(LOOK)

    def state(self) -> str:
        house, deals = self.house, sum(table.deals for table in self.tables.values())
        watched = f"{self.frames} frames watched, {self.in_part} in part"
        return f"{house.memory / 1024:.1f} MB, {house.cpu:.0f} s of CPU, {deals} deals, {watched}"

    @property
    def due(self) -> int:
        """Records of people: every match at their tables is played to its end, or abandoned with the table."""
        return sum(table.deals for table in self.tables.values() if table.sits)

    def end(self) -> None:
        self.go_away()
        for table in self.tables.values():
            self.close(table)
        until = time.monotonic() + TIDYING + LOOK  # then what is left of them has been looked for
        while time.monotonic() < until:
            self.hosts[0].ask("GET", "/api/1/tables")
            time.sleep(LOOK)

    def records(self) -> Iterator[bytes]:
        """Every record, as those who played get it."""
        for host in self.hosts:
            before = ""
            while page := host.ask("GET", f"/api/1/records?limit=100{before}")["records"]:
                before = f"&before={page[-1]['id']}"
                for each in page:
                    yield host.said("GET", f"/api/1/records/{each['id']}")


def ask(line: Line, do: str, **more: object) -> None:
    """Something that has to be done before one goes on."""
    id = f"{do}-{time.monotonic_ns()}"
    line.send(msgspec.json.encode({"do": do, "id": id, **more}))
    until = time.monotonic() + 20
    while time.monotonic() < until:
        for message in line.wait(1.0):
            found = msgspec.json.decode(message)
            answer = found.get("ack") or found
            if answer.get("id") == id:
                if answer["kind"] != "ack":
                    raise RuntimeError(f"{do} is refused: {answer}")
                return
    raise RuntimeError(f"{do} is not answered")


# ---- what is left of it


def played(folder: Path) -> Iterator[bytes]:
    """The record of every match that is over or abandoned, from the journal."""
    db = sqlite3.connect(f"file:{folder / 'tablee.sqlite'}?mode=ro", uri=True)
    for (id,) in db.execute("SELECT id FROM tables ORDER BY number").fetchall():
        table, told = Table(id), 0
        for (row,) in db.execute("SELECT row FROM journal WHERE table_id = ? ORDER BY seq", (id,)):
            table.apply(rows.decode(row))
            if table.match is not None and not table.is_playing and told != table.current:
                told = table.current
                yield msgspec.json.encode(table.record())
    db.close()


def verified(found: Iterator[bytes], samples: dict[str, bytes]) -> Counter[str]:
    """How many of each game; BadRecord if one is not as it should be. One of each, played out, is kept."""
    count: Counter[str] = Counter()
    for record in found:
        match = verify(record)
        count[match.game.key] += 1
        if match.over:
            samples[match.game.key] = record
    return count


def verify_by_command(samples: dict[str, bytes], folder: Path) -> None:
    for key, record in samples.items():
        file = folder / f"{key}.json"
        file.write_bytes(record)
        subprocess.run([TABLEE, "verify", str(file)], check=True, stdout=subprocess.DEVNULL)


def soak(folder: Path, count: int, minutes: float, console: Console) -> list[str]:
    """What went wrong."""
    samples: dict[str, bytes] = {}
    with housed(folder, SLEEP_MINUTES=1440) as house:
        http = HTTPConnection("127.0.0.1", house.port)
        people = [Visitor(http, f"visitor {number}") for number in range(HOSTS + WATCHERS)]
        evenings = [Evening(house, console, people[:HOSTS], people[HOSTS:]) for _ in range(2)]
        start, after = house.memory, []
        for evening in evenings:
            evening.open_tables(count)
            console.print(f"{count} tables are open: {evening.state()}")
            evening.pass_time(60 * minutes / len(evenings))
            console.print(f"before the end: {evening.state()}")
            evening.end()
            after.append(house.memory)
        kept = verified(evenings[0].records(), samples)
    in_all = verified(played(folder / "data"), samples)
    verify_by_command(samples, folder)
    left = ", ".join(f"{each / 1024:.1f}" for each in after)
    peak = max(evening.peak for evening in evenings) / 1024
    console.print(f"memory: {start / 1024:.1f} MB at the start, {peak:.1f} at most, {left} after each evening")
    console.print(f"verified: {in_all.total()} matches in the journal {dict(in_all)}, {kept.total()} records of people")
    due = sum(evening.due for evening in evenings)
    return [
        *(f"in the log: {line[:300]}" for line in house.faults[:10]),
        *(f"{key} was never played to its end" for key in games() if key not in samples and minutes >= 2 * LONG),
        *([f"{(after[1] - after[0]) / 1024:.1f} MB are left of the tables"] if after[1] > after[0] + MORE else []),
        *([f"{kept.total()} records of {due} matches of people"] if kept.total() != due else []),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    given = parser.parse_args()
    console = Console(soft_wrap=True, highlight=False)
    with tempfile.TemporaryDirectory() as folder:
        wrong = soak(Path(folder), given.tables, given.minutes, console)
    for line in wrong:
        console.print(line, style="red")
    console.print("something went wrong" if wrong else "nothing went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
