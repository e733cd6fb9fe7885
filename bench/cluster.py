"""Several nodes on this machine, with PostgreSQL and NATS beside them: `make bench-cluster`.

Moves a second with one, two and three nodes; what a move costs when its sockets are at another node than its table; how
soon people play again when an owner is killed, frozen, asked to stop or cut off. All of it shares this machine's cores,
so more nodes than cores gain nothing here.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import shutil
import signal
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

from bench.housed import Housed, housed
from bench.load import SEATS, SETUP, Load, percentile
from bench.server import scratch
from bench.visitors import Visitor
from tablee.core.draws import FastDraw
from tests.cluster.namespaces import FarMachine, far_machine, why_not
from tests.cluster.nats import Nats, running
from tests.cluster.nights import ClusterNight, Machine
from tests.postgres import Postgres

SEATED = b'{"kind":"ack","id":"sit"'
PATIENCE = 60.0  # seconds for everybody to sit down


class Spread(Load):
    """People at many nodes. Everybody at a table comes in at one node: its own, or the next."""

    def __init__(self, ports: list[int]) -> None:
        super().__init__(ports[0])
        self.doors = [HTTPConnection("127.0.0.1", port) for port in ports]
        self.seated = 0

    def open(self, tables: int, crossing: bool) -> None:
        for number in range(tables):
            home = number % len(self.doors)
            there = (home + crossing) % len(self.doors)
            people = [Visitor(self.doors[home], f"p{number}.{seat}") for seat in range(SEATS)]
            code = people[0].open_table(**SETUP)
            for visitor in people:
                visitor.http = self.doors[there]
            self.sit_down(code, people)
        until = time.perf_counter() + PATIENCE
        while self.seated < len(self.players) and time.perf_counter() < until:
            self.listen(0.1)
        self.deal()

    def listen(self, seconds: float) -> None:
        for fd, _ in self.poll.poll(max(0.0, seconds)):
            player = self.players[fd]
            for message in player.line.messages():
                self.seated += message.startswith(SEATED)
                player.take(message)


@contextmanager
def shared() -> Iterator[tuple[Path, Postgres, Nats]]:
    """PostgreSQL, which waits for the disk, and NATS."""
    folder = Path(tempfile.mkdtemp(dir=scratch()))
    store = Path(tempfile.mkdtemp(prefix="tablee-bench-"))
    postgres, nats = Postgres(store, fsync=True), Nats(folder)
    try:
        postgres.make()
        postgres.start()
        nats.start()
        yield folder, postgres, nats
    finally:
        nats.stop()
        postgres.stop(signal.SIGQUIT)
        shutil.rmtree(store)
        shutil.rmtree(folder)


@contextmanager
def nodes(count: int, folder: Path, postgres: Postgres, nats: Nats) -> Iterator[list[Housed]]:
    """Tables stay where they were opened, also where all their people are elsewhere."""
    chosen = {"DATABASE": postgres.new_database(), "NATS": nats.url, "LEASE_MS": 10_000, "FOLLOW": "off"}
    with ExitStack() as stack:
        place = Path(tempfile.mkdtemp(dir=folder))
        yield [stack.enter_context(housed(place / str(n), **chosen)) for n in range(count)]


def throughput(found: list[Housed], tables: int, crossing: bool, seconds: float) -> str:
    """Everybody plays as fast as it goes."""
    load = Spread([node.port for node in found])
    load.open(tables, crossing)
    before = sum(node.cpu for node in found)
    with redirect_stdout(io.StringIO()):  # what a load of its own would tell
        figures = load.run(0, 1.0, seconds)
    cpu = 1e6 * (sum(node.cpu for node in found) - before) / max(1, figures["moves"]) * seconds / (seconds + 1.0)
    load.settle()
    if load.refused:
        raise RuntimeError(f"{len(load.refused)} moves were refused: {load.refused[0]!r}")
    where = "another node" if crossing else "their own node"
    return (
        f"| {len(found)} | {where} | {figures['moves_s']:,.0f} | {figures['p50']:.1f} / {figures['p99']:.1f} ms"
        f" | {cpu:.0f} µs |"
    )


def one_move(found: list[Housed], crossing: bool, moves: int) -> float:
    """How long the last of four waits to see a move, when nobody else plays: the median, in milliseconds."""
    load = Spread([node.port for node in found])
    load.open(1, crossing)
    waits: list[float] = []
    table = load.tables[0]
    while len(waits) < moves:
        if not table.under_way and not table.over:
            table.play(time.perf_counter())
            while table.under_way:
                load.listen(1.0)
            waits.append(time.perf_counter() - table.sent)
        load.listen(0.01)
    return percentile(waits, 0.5)


# ---- who is gone


async def take_overs(folder: Path, database: str, nats: Nats, blows: int) -> ClusterNight:
    night = ClusterNight(folder, database, nats.url, FastDraw(7))
    async with night.playing() as stack:
        for number in range(blows):
            owner = await night.owner_of(night.people[number % len(night.people)].code)
            night.nodes.remove(owner)
            match number % 3:
                case 0:
                    await night.strike("killed", owner, owner.process.kill)
                case 1:
                    await night.strike("frozen", owner, partial(night.freeze, owner))
                    owner.signal(signal.SIGCONT)
                    owner.signal(signal.SIGTERM)  # awake, it would take tables again
                case _:
                    await night.strike("drained", owner, partial(owner.signal, signal.SIGTERM))
            await owner.process.wait()
            await night.start(stack)
    night.check()
    return night


async def cut_off(folder: Path, database: str, nats: Nats, there: FarMachine) -> ClusterNight:
    """An owner whose wire to all others is pulled out, while its people still reach it."""
    night = ClusterNight(folder, database, nats.url, FastDraw(7))
    far = Machine(database.replace("127.0.0.1", there.back.near), host=there.front.far, enter=there.enter)
    async with night.playing_at(far) as owner:
        night.nodes.remove(owner)
        await night.strike("cut off", owner, there.back.pull_out)
        there.back.plug_in()
    night.check()
    return night


def cuts(folder: Path, postgres: Postgres, count: int) -> list[ClusterNight]:
    """So many, each with nodes of its own; none where the kernel has no namespaces for us."""
    if why := why_not():
        print(f"nobody is cut off: {why}")
        return []
    with far_machine() as there, postgres.otherwise(there.back.near), running(there.back.near) as nats:
        places = [(Path(tempfile.mkdtemp(dir=folder)), postgres.new_database()) for _ in range(count)]
        return [asyncio.run(cut_off(place, database, nats, there)) for place, database in places]


def told(nights: list[ClusterNight]) -> Iterator[str]:
    for what in ("killed", "frozen", "drained", "cut off"):
        found = sorted(seconds for night in nights for each, seconds in night.back if each == what)
        if found:
            yield f"| {what} | {len(found)} | {statistics.median(found):.2f} s | {found[-1]:.2f} s |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each line")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument(
        "--blows",
        type=int,
        default=12,
        help="owners that are killed, frozen and drained in turn, and a third as many cut off",
    )
    given = parser.parse_args()
    print(f"{os.cpu_count()} cores for nodes, PostgreSQL, NATS and everybody who plays\n")
    with shared() as (folder, postgres, nats):
        print("| nodes | sockets are at | moves/s at most | p50 / p99 | CPU of nodes a move |\n|--:|---|--:|--:|--:|")
        for count in (1, 2, 3):
            with nodes(count, folder, postgres, nats) as found:
                for crossing in (False, True)[: 1 + (count > 1)]:
                    print(throughput(found, given.tables, crossing, given.seconds), flush=True)
        with nodes(2, folder, postgres, nats) as found:
            near, far = one_move(found, False, 100), one_move(found, True, 100)
            print(f"\na move alone: {near:.2f} ms at its own node, {far:.2f} ms across nodes ({far - near:+.2f} ms)\n")
        place = Path(tempfile.mkdtemp(dir=folder))
        nights = [asyncio.run(take_overs(place, postgres.new_database(), nats, given.blows))]
        nights += cuts(folder, postgres, given.blows // 3)
        print("| an owner is | times | all play again after, median | at most |\n|---|--:|--:|--:|")
        print(*told(nights), sep="\n")
        print(f"\n{sum(night.acknowledged for night in nights)} moves acknowledged, 0 lost, 0 forks")


if __name__ == "__main__":
    main()
