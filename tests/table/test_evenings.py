"""A thousand evenings at live tables, each with its own faults, on a virtual clock; and bugs that they must find."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest
from msgspec.json import encode

from tablee.core.races import Press
from tablee.protocol import journal as rows
from tablee.protocol.journal import AnyRow
from tablee.protocol.messages import Ack
from tablee.table.live import LiveTable
from tablee.table.model.table import APPLY, Table
from tablee.table.model.viewer import Viewer
from tablee.table.play.match_runner import MatchRunner
from tablee.table.play.race import Race
from tablee.table.play.referee import Referee
from tablee.table.show.audience import Audience
from tablee.table.show.frames import FrameBuilder
from tests.choice import all_but_few_thorough
from tests.table.evenings import play
from tests.table.processes import Busy

EVENINGS, PARTS = 1008, 8
FIND_WITHIN = 100
TESTED = (
    "crash before", "crash after", "crash shown", "stopped", "two owners", "store away", "Woken", "resumed",
    "Played", "Pressed", "Dismissed", "Ticked", "StoodIn", "Paused", "Resumed", "Hosted", "Described", "Mixed",
    "Handicapped", "done", "pressed", "stale", "false-start", "twice", "illegal", "store-away", "not-your-seat",
    "paused", "part", "whole",
)  # fmt: skip


@pytest.mark.parametrize("part", all_but_few_thorough(range(PARTS), [0]))
def test_whatever_fails_nothing_is_lost_and_everybody_agrees_in_the_end(part: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(part, EVENINGS, PARTS):
        seen += play(seed).seen
    assert not [each for each in TESTED if seen[each] < 3]


def test_the_same_seed_gives_the_same_evening_to_the_byte() -> None:
    seeds = [3, 14, 25, 36]
    here = [play(seed).digest for seed in seeds]
    assert here == [play(seed).digest for seed in seeds]
    assert len(set(here)) == len(seeds)
    elsewhere = subprocess.run(
        [sys.executable, "-m", "tests.table.evenings", *map(str, seeds)],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert elsewhere.stdout.split() == here


# ---- planted bugs


@dataclass(frozen=True)
class Plant:
    """A bug, and in what words it has to be found."""

    put: Callable[[pytest.MonkeyPatch], None]
    found: str


PLANTS: list[Plant] = []


def found_as(words: str) -> Callable[[Callable[[pytest.MonkeyPatch], None]], None]:
    return lambda put: PLANTS.append(Plant(put, words))


@found_as("not written")
def it_is_shown_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    async def commit(self: LiveTable, row: AnyRow) -> None:
        seq = self.table.seq
        self.table.apply(row)
        self.stale_room = True
        self.show()
        await self.ports.journal.append(self.id, seq, rows.encode(row))
        self.stale_room = True

    monkeypatch.setattr(LiveTable, "commit", commit)


@found_as("is acknowledged as done, and written as None")
def it_is_acknowledged_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.commit

    async def commit(self: LiveTable, row: AnyRow) -> None:
        if isinstance(row, rows.Played) and row.id:
            for viewer in self.viewers:
                if row.seat in self.table.seats_of(viewer.person):
                    viewer.line.send(encode(Ack(id=row.id)))
        await honest(self, row)

    monkeypatch.setattr(LiveTable, "commit", commit)


@found_as("is acknowledged as pressed, and written as None")
def a_press_is_acknowledged_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Race.gather

    async def gather(self: Race, press: Press, arrived: int, at: int, id: str = "") -> None:
        """Gathered in memory, and written when it is judged, if at all."""
        if id:
            self.referee.add(press, arrived)
        else:
            await honest(self, press, arrived, at, id)

    monkeypatch.setattr(Race, "gather", gather)


@found_as("not written")
def it_happens_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    async def commit(self: LiveTable, row: AnyRow) -> None:
        """When the store is away, the table has gone on all the same."""
        seq = self.table.seq
        self.table.apply(row)
        self.stale_room = True
        await self.ports.journal.append(self.id, seq, rows.encode(row))

    monkeypatch.setattr(LiveTable, "commit", commit)


@found_as("in the journal twice|is written, and refused|two answers")
def ids_are_forgotten_in_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "answered", lambda self, seat, id: None)


@found_as("cannot be played again")
def a_press_is_judged_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Referee.release
    judged: set[Press] = set()

    def release(self: Referee, press: Press) -> int:
        if press in judged:
            return honest(self, press)
        judged.add(press)
        return self.arrived[press.number]

    monkeypatch.setattr(Referee, "release", release)


@found_as("while presses are gathered")
def a_clock_fires_while_presses_are_gathered(monkeypatch: pytest.MonkeyPatch) -> None:
    fires, wakes = MatchRunner.tick, MatchRunner.next_wake

    async def tick(self: MatchRunner, at: int) -> bool:
        referee = self.race.referee
        presses, referee.presses = referee.presses, []
        try:
            return await fires(self, at)
        finally:
            referee.presses = presses

    def next_wake(self: MatchRunner, now: int, at: int) -> int | None:
        judged, referee = wakes(self, now, at), self.race.referee
        presses, referee.presses = referee.presses, []
        fired = wakes(self, now, at)
        referee.presses = presses
        return min((wake for wake in (judged, fired) if wake is not None), default=None)

    monkeypatch.setattr(MatchRunner, "tick", tick)
    monkeypatch.setattr(MatchRunner, "next_wake", next_wake)


@found_as("somebody new|never shown|heard")
def nobody_is_told_after_a_reconnect(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Audience.send_frame

    def send_frame(
        self: Audience, viewer: Viewer, frames: FrameBuilder, *said: Any, missed: bool = False, **more: Any
    ) -> None:
        if missed:
            viewer.body = frames.body(viewer)
        else:
            honest(self, viewer, frames, *said, **more)

    monkeypatch.setattr(Audience, "send_frame", send_frame)


@found_as("shown again after a restart")
def a_stimulus_keeps_its_number_over_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[Any, Any], APPLY), rows.Woken, lambda table, row: None)


@found_as("while presses are gathered|nobody judged")
def presses_are_forgotten_in_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = MatchRunner.__init__

    def init(self: MatchRunner, *given: Any) -> None:
        honest(self, *given)
        self.race.referee.presses = []

    monkeypatch.setattr(MatchRunner, "__init__", init)


@found_as("heard")
def newcomers_are_told_twice_what_they_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.enter

    def enter(self: LiveTable, *given: Any, **more: Any) -> Viewer:
        viewer = honest(self, *given, **more)
        viewer.is_welcome = True
        return viewer

    monkeypatch.setattr(LiveTable, "enter", enter)


@found_as("keeps its sockets")
def an_owner_that_is_none_any_more_keeps_its_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "lose", lambda self: None)


@found_as("after .* s$")
def what_the_store_did_not_take_is_never_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.table.live.RETRY", 1 << 50)


@found_as("steps in second")
def what_the_store_did_not_take_is_tried_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.table.live.RETRY", 0)


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: str(plant.put.__name__))
def test_a_planted_bug_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant.put(monkeypatch)
    for seed in range(FIND_WITHIN):
        try:
            play(seed)
        except (AssertionError, Busy) as found:
            if re.search(plant.found, str(found)):
                return
    raise AssertionError(f"{FIND_WITHIN} evenings do not find it")
