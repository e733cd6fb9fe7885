"""Whole evenings on a virtual clock: people, bots, a bad network, a store that fails, a house that crashes.

One seed decides everything, so an evening that goes wrong can be had again: `python -m tests.table.evenings SEED`.

What is written to the journal is folded by a witness, apart from any table in memory, and whatever leaves the house is
held against it. An evening has three parts: with faults; without, until everybody agrees; then people go, and what they
left unfinished has to come to its end by stand-ins and clocks.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

import tablee
from tablee.core.draws import FastDraw
from tablee.core.events import hears
from tablee.core.moves import RACE
from tablee.games.smileys import EVENING
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.setup import Setup
from tablee.table.live import LiveTable
from tablee.table.model.seating import checked
from tablee.table.model.table import Table, urgencies
from tests.table.people import Client
from tests.table.processes import Busy, Process
from tests.table.simulated import Socket, VirtualLoop, World, evening
from tests.table.witness import TABLE, Witness, plain, told

CODE = "ABCDE"
MOST_STEPS = 600  # of the loop, in any second
AWAY = 60  # seconds before a robot stands in
END = 3600  # seconds after which a table that people have left is stuck
FAULTS = (
    "cut", "away", "stall", "duplicate", "slow", "full", "flaky", "before", "after", "shown", "stop", "twice",
)  # fmt: skip


class CountedLoop(VirtualLoop):
    """Counts how often it goes round in a second."""

    def __init__(self) -> None:
        super().__init__()
        self.second = 0
        self.steps = 0
        self.most = 0

    def _run_once(self) -> None:
        if int(self.now) != self.second:
            self.second, self.steps = int(self.now), 0
        self.steps += 1
        self.most = max(self.most, self.steps)
        if self.steps > MOST_STEPS:
            raise Busy(f"{self.steps} steps in second {self.second}")
        super()._run_once()  # type: ignore[misc]


class Evening:
    def __init__(self, loop: CountedLoop, seed: int) -> None:
        self.loop = loop
        self.seed = seed
        self.draw = FastDraw(seed)
        self.world = World(loop, seed)
        self.digest = hashlib.sha256()
        self.seen: Counter[str] = Counter()  # what this evening was a test of
        self.wrongs: list[str] = []
        self.witness = Witness(self)
        self.setup = a_setup(seed, self.draw)
        self.processes: list[Process] = []
        self.started = 0
        self.faults = [fault for fault in FAULTS if self.draw.below(3) == 0]
        self.duplicates = "duplicate" in self.faults
        self.whims = self.draw.below(4) > 0
        self.matches = 2 if self.setup.series or self.setup.game == EVENING.key or self.draw.below(6) == 0 else 1
        self.latency = [20, 20, 100, 400][self.draw.below(4)]  # of the store, in tenths of a millisecond
        self.crash_at = ""
        self.slow_until = self.full_until = self.flaky_until = -1.0
        self.up_again = 0.0
        self.frames = 0
        self.bytes_sent = 0
        self.is_calm = False
        self.clients = self.people()

    def people(self) -> list[Client]:
        seats = list(range(self.setup.seats))
        count = 1 + self.draw.below(3)
        devices: list[list[int]] = [[] for _ in range(count)]
        devices[0].append(seats.pop(0))
        for device in devices:
            if seats and self.draw.below(3):
                device.append(seats.pop(0))
        return [Client(self, f"p{k + 1}", sorted(device), self.seed * 10 + k) for k, device in enumerate(devices)]

    # ---- what is asked about it

    def wrong(self, what: str) -> None:
        self.wrongs.append(f"{self.loop.time():.3f} s: {what}")

    def asked(self, id: str) -> Any:
        person = id.partition(".")[0]
        return next((client.sent.get(id) for client in self.clients if client.person == person), None)

    def is_written(self, id: str) -> bool:
        return id in self.witness.done

    @property
    def wants_more(self) -> bool:
        return self.witness.table.current < (1 if self.is_calm else self.matches)

    @property
    def live(self) -> LiveTable:
        """The table in memory, when there is one process."""
        return self.processes[0].live

    def store_takes(self) -> float:
        slow = self.loop.time() < self.slow_until
        return (1 + self.draw.below(4000 if slow else self.latency)) / 10_000

    def store_is_away(self) -> bool:
        now = self.loop.time()
        return now < self.full_until or (now < self.flaky_until and self.draw.below(3) == 0)

    # ---- the house

    def open(self) -> None:
        process = self.new_process()
        process.live, first = LiveTable.open(TABLE, CODE, self.setup, "p1", process.ports())
        self.witness.write(process, first)
        process.live.begin()

    def new_process(self) -> Process:
        self.started += 1
        process = Process(self, self.started)
        self.processes.append(process)
        return process

    def wake(self) -> Process:
        process = self.new_process()
        process.live = LiveTable.from_rows(TABLE, CODE, list(self.witness.rows), process.ports())
        if told(process.live.table) != told(self.witness.table):
            self.wrong("the journal, read again, tells something else")
        process.live.begin()
        return process

    def door(self) -> Process | None:
        """Where somebody who connects comes out: at the owner, or at who knows as much."""
        if self.loop.time() < self.up_again:
            return None
        awake = [each for each in self.processes if not each.is_frozen and not each.live.gone]
        for process in awake:
            if process is self.witness.writer:
                return process
        since = [each for each in awake if each.live.table.seq == len(self.witness.rows)]
        if since:
            return since[-1]
        return None if self.witness.writer.is_frozen else self.wake()

    def crash(self, process: Process) -> None:
        process.is_dead = True
        self.seen[f"crash {self.crash_at}"] += 1
        self.crash_at = ""
        self.gone(process)
        self.up_again = self.loop.time() + self.draw.below(3000) / 1000
        for wire in list(process.wires):
            if self.draw.below(2):  # what was sent may still arrive
                self.loop.call_later(0.3, wire.cut, 0.05, 0.0)
            else:
                wire.cut(self.draw.below(2000) / 1000, 0.0)

    def gone(self, process: Process) -> None:
        if process in self.processes:
            self.processes.remove(process)

    # ---- what goes wrong

    def trouble(self) -> None:
        """Something goes wrong now, and something else in a while."""
        if self.is_calm:
            return
        self.loop.call_later((500 + self.draw.below(7000)) / 1000, self.trouble)
        if not self.faults or (self.witness.table.match is None and self.draw.below(3)):
            return
        now, seconds = self.loop.time(), self.draw.below(5000) / 1000
        client = self.clients[self.draw.below(len(self.clients))]
        match self.faults[self.draw.below(len(self.faults))]:
            case "cut":
                client.lose(self.draw.below(4000) / 1000)
            case "away":
                client.lose(self.draw.below(4000) / 1000, offline=5 + self.draw.below(90))
            case "stall":
                if client.wire is not None:
                    (client.wire.up if self.draw.below(2) else client.wire.down).stall(seconds)
            case "slow":
                self.slow_until = now + seconds
            case "full":
                self.full_until = now + seconds
            case "flaky":
                self.flaky_until = now + seconds
            case "before" | "after" | "shown" as when:
                self.crash_at = when
            case "stop":
                self.restart()
            case "twice":
                self.freeze(seconds * 3)

    def restart(self) -> None:
        """The house is stopped with a word to everybody, and started again."""
        process = self.processes[0] if len(self.processes) == 1 else None
        if process is not None and not process.is_frozen and not process.live.busy:
            self.seen["stopped"] += 1
            self.world.spawn(process.live.stop())
            self.gone(process)
            self.up_again = self.loop.time() + self.draw.below(2000) / 1000

    def freeze(self, seconds: float) -> None:
        """A process stands still, and another is started in its place; then there are two."""
        if len(self.processes) == 1 and not self.processes[0].is_frozen:
            process = self.processes[0]
            process.is_frozen = True
            self.loop.call_later(seconds, process.thaw)
            self.loop.call_later(self.draw.below(1000) / 1000, self.second_owner, process)

    def second_owner(self, first: Process) -> None:
        if self.processes == [first] and not self.is_calm:
            self.wake()
            for client in self.clients:
                if client.wire is not None and self.draw.below(2):
                    client.lose(3.0)

    # ---- the evening

    async def run(self) -> None:
        self.open()
        for client in self.clients:
            client.connect()
            client.whim()
        self.trouble()
        if self.matches == 1:
            await self.for_seconds(8 + self.draw.below(40), rows=60)
        else:
            await self.for_seconds(50 + self.draw.below(80), rows=150)
        self.calm()
        await self.until(self.is_settled, 60, "people are not back")
        for _ in range(3):
            await self.agree()
            await self.for_seconds(self.draw.below(3000) / 1000)
        await self.finish()
        await self.until(self.is_settled, 60, "nobody is told the end")
        await self.agree()
        await self.is_idle()
        self.check_all()

    async def for_seconds(self, seconds: float, rows: int = 1_000_000) -> None:
        until = self.loop.time() + seconds
        while self.loop.time() < until and not self.wrongs and len(self.witness.rows) < rows:
            await asyncio.sleep(min(0.5, max(0.001, until - self.loop.time())))
        self.stop_if_wrong()

    async def until(self, so: Callable[[], bool], seconds: float, otherwise: str, every: float = 0.05) -> None:
        until = self.loop.time() + seconds
        while not so() and not self.wrongs:
            if self.loop.time() > until:
                self.wrong(f"{otherwise} after {seconds} s")
            await asyncio.sleep(every)
        self.stop_if_wrong()

    def stop_if_wrong(self) -> None:
        if self.wrongs:
            raise AssertionError(f"evening {self.seed}, {self.setup}, {self.faults}: {self.wrongs[0]}")

    def calm(self) -> None:
        """No more faults."""
        self.is_calm, self.whims, self.duplicates = True, False, False
        self.crash_at = ""
        self.slow_until = self.full_until = self.flaky_until = -1.0
        for client in self.clients:
            client.offline_until = 0.0
        for process in list(self.processes):
            process.sends_left = None
            if process.is_frozen:
                process.thaw()
        owner = max(self.processes, key=lambda each: (each.live.table.seq, len(each.wires)), default=None)
        for process in self.processes[:]:
            if process is not owner or process.live.table.seq < len(self.witness.rows):
                self.crash(process)  # it has not noticed yet that it is none: it had nothing to write

    def is_settled(self) -> bool:
        """Everybody is connected to the one process there is, and everything has arrived."""
        if len(self.processes) != 1:
            return False
        live = self.live
        is_at_rest = not live.busy and not live.attendance.is_waking and live.retry_at is None
        is_at_rest = is_at_rest and live.table.paused_by is None
        return is_at_rest and all(client.is_out or client.is_settled_at(live) for client in self.clients)

    async def agree(self) -> None:
        """What everybody saw last is what somebody who comes now sees."""
        for client in self.clients:
            await self.until(self.is_settled, 60, "there is no rest")
            stood_in = any(self.witness.table.chairs[seat].bot for seat in self.witness.table.seats_of(client.person))
            if not client.is_out and not stood_in:  # whoever comes takes the seat back
                await self.agrees(client)

    async def agrees(self, client: Client) -> None:
        live, written, seen = self.live, len(self.witness.rows), client.frame
        if told(live.table) != told(self.witness.table):
            self.wrong("the table in memory is not what its journal tells")
        saw, saw_room = plain(client.raw), client.raw_room
        if seen is None and live.table.match is not None:
            self.wrong(f"{client.person} was never shown anything")
        if seen is not None and client.heard_whole and live.table.match is not None:
            said = [
                msgspec.json.encode(each.what.msg()) for each in live.table.match.happened
                if hears(each.to, seen.seat) and not each.what.fleeting
            ]  # fmt: skip
            if said != client.heard:
                self.wrong(f"{client.person} heard {len(client.heard)} words of {len(said)}")
        held = live.hold is not None and live.hold.is_on  # somebody new may have to be waited for, too
        fresh = Socket()
        viewer = live.enter(client.person, fresh)
        if seen is not None and seen.seat is not None and len(live.table.seats_of(client.person)) > 1:
            live.post(viewer, up.Look(id="look", seat=seen.seat))
        while live.busy:
            await asyncio.sleep(0.002)
        if len(self.witness.rows) == written:
            frames = [data for data in fresh.got if data.startswith(b'{"kind":"frame"')]
            rooms = [data for data in fresh.got if data.startswith(b'{"kind":"room"')]
            new = plain(frames[-1]) if frames else {}
            if seen is not None and not held and saw != new:
                parts = [
                    (name, saw.get(name), new.get(name)) for name in {**saw, **new} if saw.get(name) != new.get(name)
                ]
                self.wrong(f"{client.person} saw something else than somebody new: {parts}")
            if saw_room != rooms[-1]:
                self.wrong(f"{client.person} saw {saw_room!r}, and somebody new {rooms[-1]!r}")
        live.leave(viewer)
        self.stop_if_wrong()

    async def finish(self) -> None:
        """People go or stay without doing anything, and what they left comes to its end."""
        table = self.witness.table
        has_no_clock = table.match is not None and table.match.options.pace == "none"
        waited_for = has_no_clock or RACE in urgencies(table.game)
        for client in self.clients:
            client.is_idle = True
            client.stop_planning()
        await self.until(self.is_settled, 60, "there is no rest")
        for client in self.clients:
            if self.draw.below(2) or (waited_for and client.wanted):
                client.is_out = True
                client.lose(0.5)
        if table.match is None:
            return
        if "full" in self.faults or "flaky" in self.faults:  # once more, when nobody is there to ask again
            await asyncio.sleep(AWAY + 2)
            self.full_until = self.loop.time() + 1 + self.draw.below(3)
        await self.until(lambda: not table.is_playing, END, "the match is not over", every=2.0)

    async def is_idle(self) -> None:
        """A table at which nothing happens costs nothing."""
        await asyncio.sleep(AWAY + 5)  # until then somebody may have to host instead
        before, timers = self.bytes_sent, len(self.witness.rows)
        self.loop.most = 0
        await asyncio.sleep(100)
        if self.bytes_sent != before or len(self.witness.rows) != timers:
            self.wrong(f"{self.bytes_sent - before} bytes are sent while nothing happens")
        if self.loop.most > 20:
            self.wrong(f"{self.loop.most} steps a second while nothing happens")
        self.stop_if_wrong()

    def check_all(self) -> None:
        """What is left of the evening: the journal and the records."""
        again = Table(TABLE)
        for row in self.witness.rows:
            again.apply(rows.decode(row))
        if not told(again) == told(self.witness.table) == told(self.live.table):
            self.wrong("the journal has forked")
        if again.race_log.pending and again.is_playing:
            self.wrong("presses that nobody judged")
        for number in range(1, again.current + 1):
            record = self.world.records.get(f"{TABLE}-{number}")
            if record is None or (number == again.current and record != again.record()):
                self.wrong(f"match {number} is not kept as it was played")
            else:
                verify(msgspec.json.encode(record))
        for client in self.clients:
            for id, asked in client.sent.items():
                done = isinstance(asked, up.Play) and client.answers.get(id)
                if done and b'"kind":"ack"' in done and b'"what"' not in done and self.witness.done.get(id) != "done":
                    self.wrong(f"{asked} was acknowledged and is lost")
        self.stop_if_wrong()


# ---- what is played


QUICK: dict[str, dict[str, Any]] = {
    "trouve": {"roll_s": 3},
    "bruit": {"tempo_s": 0.5},
    "diferencio": {"study_s": 3, "sleep_s": 4, "search_s": 6},
}  # short rounds: a thousand evenings have to fit into a minute
KEYS = sorted(tablee.games())


def a_setup(seed: int, draw: FastDraw) -> Setup:
    """One of the nine games in turn, in one of its many ways."""
    key = KEYS[seed % len(KEYS)]
    found = tablee.games()[key]
    options: dict[str, Any] = dict(QUICK.get(key, {}))
    for switch in found.switches:
        if switch.values and switch.name != "first" and draw.below(4) == 0:
            live = [value for value in switch.values if value != "days"]  # an evening has no days
            options[switch.name] = live[draw.below(len(live))]
    if draw.below(4) == 0:
        options["first"] = ["host", "loser", "winner", 0, 1][draw.below(5)]
    seats = found.seats[0] + draw.below(2)
    series = "2" if draw.below(8) == 0 else ""
    if key in EVENING.games and draw.below(8) == 0:
        key, series, options = EVENING.key, "", {}
    return checked(
        Setup(
            key, seats, options, series,
            strict=draw.below(8) == 0, unhurried=draw.below(8) == 0, head_starts=[100, 0] if draw.below(4) == 0 else [],
        )
    )  # fmt: skip


def where(error: BaseException | None) -> str:
    """The last lines that an error came by."""
    found = traceback.extract_tb(error.__traceback__) if error is not None else []
    return ", ".join(f"{line.filename.rpartition('/')[2]}:{line.lineno} {line.name}" for line in found[-3:])


class Logged(logging.Handler):
    """Whatever a table has to complain about."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.said.append(f"{record.getMessage()}: {error!r} in {where(error)}")


class Outcome(NamedTuple):
    digest: str  # of all that was sent and written
    seen: Counter[str]


def play(seed: int, kind: Callable[[CountedLoop, int], Any] | None = None) -> Outcome:
    """One evening, checked; of another kind, if one is given."""
    logged = Logged()
    log = logging.getLogger("tablee.table")
    log.addHandler(logged)
    outcomes: list[Outcome] = []

    async def main(loop: VirtualLoop) -> None:
        assert isinstance(loop, CountedLoop)
        found = (kind or Evening)(loop, seed)
        try:
            await found.run()
        finally:
            outcomes.append(Outcome(found.digest.hexdigest(), found.seen))

    try:
        evening(main, CountedLoop())
        assert not logged.said, f"evening {seed}: {logged.said[0]}"
    finally:
        log.removeHandler(logged)
    return outcomes[0]


if __name__ == "__main__":
    for seed in map(int, sys.argv[1:]):
        print(play(seed).digest)
