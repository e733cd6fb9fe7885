"""What a durable move costs our server, without a network: `python -m bench.move_cost [--game KEY] [--beside SOURCES]`.

A whole server in this process, a hundred tables of La dernière or of another game, and their journal on the disk; four
people a table whose lines count what they are sent. A move goes the usual way, from the bytes of a message to four
frames. Counted is time of the processor, of all threads. `--beside` runs the sources of another folder in turns with
ours. `--instructions` counts those instead, outside of the kernel, by valgrind: it takes some minutes, and hardly
depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import pstats
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import uvloop

from bench.housed import ROOT, UNLIMITED
from tablee.core.moves import ORDINARY
from tablee.protocol.setup import Setup
from tablee.server.base.garbage import leave_alone_what_stays
from tablee.server.base.settings import Settings
from tablee.server.endpoints.table_socket import TableConnection
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.server.net.websocket_frames import TEXT, framed
from tablee.table.live import LiveTable
from tablee.table.model.latency import Latency

SEATS = 4
SETTLED = 0.05  # seconds in which people sit down
LOOK = 0.1  # seconds between two looks at the count
COUNTED = (500, 3500)  # moves of two runs whose instructions are compared: what comes before the moves cancels out
COUNTED_TABLES = 20
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")


class CountingLine:
    """A socket that writes nothing: it makes the websocket's frame and counts its bytes."""

    end = 0

    def __init__(self, seen: Callable[[], None]) -> None:
        self.latency = Latency()
        self.bytes = 0
        self.seen = seen

    def send(self, data: bytes) -> None:
        self.bytes += len(framed(TEXT, data))

    send_room = send

    def send_frame(self, data: bytes, match: int, n: int) -> None:
        self.send(data)
        self.seen()

    def ping(self) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Played:
    """A table that plays as fast as it goes: the next move is sent when all four have seen the last one."""

    def __init__(self, server: GameServer, live: LiveTable, people: list[str], in_parts: bool) -> None:
        self.live = live
        self.loop = asyncio.get_running_loop()
        self.waited = -1  # nothing is under way
        self.number = 0
        self.lines = [CountingLine(self.seen) for _ in people]
        self.people = [
            TableConnection(server, live, person, line, "127.0.0.1")  # type: ignore[arg-type]  # all of a socket it uses
            for person, line in zip(people, self.lines, strict=True)
        ]
        for seat, person in enumerate(self.people):
            person.enter(None, None)
            self.say(seat, f'{{"do":"sit","id":"sit","seat":{seat}}}')
            if in_parts:
                self.say(seat, '{"do":"parts","id":"parts"}')

    def say(self, seat: int, message: str) -> None:
        self.people[seat].handle(message.encode())

    def seen(self) -> None:
        self.waited -= 1
        if self.waited == 0:
            self.loop.call_soon(self.go_on)  # as what comes from a network does

    def go_on(self) -> None:
        """The next move, or the next match."""
        self.waited, self.number = SEATS, self.number + 1
        match = self.live.table.match
        if match is None or match.over:
            self.say(0, f'{{"do":"start","id":"d{self.number}"}}')
            return
        urgency = match.game.rules.urgency
        for seat in match.to_act:
            moves = match.moves(seat)
            if moves and urgency(moves[0]) == ORDINARY:
                self.say(seat, f'{{"do":"play","id":"m{self.number}","moves":[{moves[0]}]}}')
                return
        self.waited = 1  # time has to do something first


async def measure(
    folder: str, game: str, tables: int, moves: int, profiled: bool, in_parts: bool
) -> dict[str, float]:  # fmt: skip
    settings = Settings(data=folder, day="off", push="off", draw_ahead=False, **limits())
    server = await open_server(settings)
    played: list[Played] = []
    for number in range(tables):
        people = [f"p{number}-{seat}" for seat in range(SEATS)]
        for person in people:
            server.identities.known[person] = person
        live = await server.open_table(people[0], Setup(game, SEATS))
        played.append(Played(server, live, people, in_parts))
        await asyncio.sleep(SETTLED)
    leave_alone_what_stays()  # as a server does
    for each in played:
        each.go_on()
    await play(server, moves // 5)  # until everything is warm
    sent = sum(line.bytes for each in played for line in each.lines)
    profiler = cProfile.Profile(time.thread_time)  # without what others do meanwhile
    if profiled:
        profiler.enable()
    before, mine, done = time.process_time(), time.thread_time(), server.metrics.moves.count
    await play(server, moves)
    cpu, loop = time.process_time() - before, time.thread_time() - mine
    count = server.metrics.moves.count - done
    if profiled:
        profiler.disable()
        pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(45)
    sent = sum(line.bytes for each in played for line in each.lines) - sent
    played_in_all = server.metrics.moves.count
    await server.close()
    return {"cpu": 1e6 * cpu / count, "loop": 1e6 * loop / count, "bytes": sent / count, "moves": played_in_all}


async def play(server: GameServer, moves: int) -> None:
    until = server.metrics.moves.count + moves
    while server.metrics.moves.count < until:
        await asyncio.sleep(LOOK)


def limits() -> dict[str, Any]:
    return {name.lower(): value for name, value in UNLIMITED.items()}


def once(given: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        return uvloop.run(measure(folder, given.game, given.tables, given.moves, given.profile, not given.whole))


def in_child(
    sources: Path, given: argparse.Namespace, tables: int, moves: int, under: Sequence[str] = ()
) -> tuple[dict[str, float], str]:
    """What it found, and what was said beside that."""
    command = [*under, sys.executable, "-m", "bench.move_cost", "--once", f"--game={given.game}"]
    command += [f"--tables={tables}", f"--moves={moves}"]
    command += [f"--folder={given.folder}"] if given.folder else []
    command += ["--whole"] if given.whole else []
    path = os.pathsep.join([str(sources), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    said = subprocess.PIPE if under else None
    ran = subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE, stderr=said, text=True)
    return dict(json.loads(ran.stdout.splitlines()[-1])), ran.stderr or ""


def kinds_of(given: argparse.Namespace) -> dict[str, Path]:
    return {"ours": Path(given.ours), **({"beside": Path(given.beside)} if given.beside else {})}


def count_instructions(given: argparse.Namespace) -> None:
    found = {name: instructions(sources, given) for name, sources in kinds_of(given).items()}
    print("| sources | instructions a move |\n|---|--:|")
    for name, count in found.items():
        print(f"| {name} | {count:,.0f} |")
    if given.beside:
        print(f"× {found['ours'] / found['beside']:.3f}")


def instructions(sources: Path, given: argparse.Namespace) -> float:
    """Of one move, by what a long run takes more than a short one."""
    if shutil.which(VALGRIND[0]) is None:
        sys.exit("Instructions are counted by valgrind: install Debian's package of that name.")
    runs: list[tuple[float, int]] = []
    for moves in COUNTED:
        figures, said = in_child(sources, given, COUNTED_TABLES, moves, under=VALGRIND)
        counted = re.search(r"I\s+refs:\s+([\d,]+)", said)
        assert counted is not None, said
        runs.append((figures["moves"], int(counted[1].replace(",", ""))))
    (few, short), (many, long) = runs
    return (long - short) / (many - few)


def compare(given: argparse.Namespace) -> None:
    """Ours and others in turns; the ratio is of pairs that ran right after each other."""
    kinds = kinds_of(given)
    found: dict[str, list[dict[str, float]]] = {name: [] for name in kinds}
    for turn in range(given.turns):
        for name in list(kinds)[:: 1 if turn % 2 else -1]:
            found[name].append(in_child(kinds[name], given, given.tables, given.moves)[0])
    print("| sources | CPU a move | of it, the loop's thread | bytes a move |\n|---|--:|--:|--:|")
    for name, runs in found.items():
        cpu, loop, size = (statistics.median(run[what] for run in runs) for what in ("cpu", "loop", "bytes"))
        print(f"| {name} | {cpu:.0f} µs | {loop:.0f} µs | {size:,.0f} |")
    if given.beside:
        for what in ("cpu", "loop"):
            pairs = sorted(one[what] / other[what] for one, other in zip(found["ours"], found["beside"], strict=True))
            print(f"{what}: × {statistics.median(pairs):.3f} ({pairs[0]:.3f} to {pairs[-1]:.3f} in {len(pairs)} pairs)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="derniere", help="one in which people take turns")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=10_000, help="that are counted, a fifth as many come before")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--ours", default=str(ROOT / "src"), help="the sources that are measured")
    parser.add_argument("--beside", default="", help="the sources that they are compared with")
    parser.add_argument("--folder", default=None, help="on the disk to be measured; else where temporary files are")
    parser.add_argument("--whole", action="store_true", help="nobody takes frames in parts")
    parser.add_argument("--profile", action="store_true", help="once, here, and where the time goes")
    parser.add_argument("--instructions", action="store_true", help="instead of time: of 20 tables, by valgrind")
    parser.add_argument("--once", action="store_true", help="once, here, as JSON")
    given = parser.parse_args()
    if given.once or given.profile:
        print(json.dumps(once(given)))
    elif given.instructions:
        count_instructions(given)
    else:
        compare(given)


if __name__ == "__main__":
    main()
