"""What goes over the wire is the scene, whoever writes it: in every game, for everybody who looks or listens, whole and
in part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.json import decode

import tablee
from tablee.core.clocks import SECRET
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.protocol.messages import ClockInfo
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer
from tablee.table.show.frame_bytes import PLACES, changed, written
from tablee.table.show.frames import FrameBuilder
from tablee.table.show.sealed_images import has_seals
from tests.choice import all_but_few_thorough
from tests.harness import KEYS, every_table, walk
from tests.parts import Parts
from tests.table.simulated import Hatch, Socket
from tests.table.test_wire_swap import seated

FEW, MANY = 250, 10_000  # positions of a game
MOST = 60  # of one match


def positions(key: str, count: int) -> Iterator[Match]:
    """Along random matches at every kind of table."""
    tables, left, seed = every_table(key), count, 0
    while left > 0:
        seats, options = tables[seed % len(tables)]
        for match in walk(tablee.new(key, seats, seed, **options), seed, most=MOST):
            yield match
            left -= 1
        seed += 1


class Eye:
    """Somebody who looks on, whose client puts frames together from parts."""

    def __init__(self, seat: Seat | None) -> None:
        self.viewer = Viewer("" if seat is None else f"p{seat}", Socket())
        self.viewer.looking = seat
        self.viewer.takes_parts = True
        self.client = Parts()

    def sees(self, table: Table, covered: bool = False) -> dict[str, Any]:
        """What it is shown, which is the same whole and put together from parts."""
        look = FrameBuilder(table, Hatch(), covered)
        body = look.body(self.viewer)
        wanted = decode(self.frame(look.writer.whole(body)))
        found = self.client.whole(decode(self.frame(look.scene(self.viewer, body))))
        assert found == wanted
        return found

    def frame(self, scene: list[bytes]) -> bytes:
        return written(self.viewer, 0, scene, b"", [], b"", False)


def check(match: Match, table: Table, eye: Eye, described: bool) -> None:
    scene = match.scene(eye.viewer.looking, described)
    found = eye.sees(table)
    assert found["table"] == decode(msgspec.json.encode(scene.table))
    if not has_seals(scene.mine):  # else it has addresses, which sealed_images and the swap test are about
        assert found["mine"] == decode(msgspec.json.encode(scene.mine))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("count", all_but_few_thorough([FEW, MANY], [FEW]))
def test_frames_are_the_scene(key: str, count: int) -> None:
    eyes: dict[Seat | None, Eye] = {}
    for number, match in enumerate(positions(key, count)):
        table = seated(match)
        for seat in [*range(match.seats), None]:
            check(match, table, eyes.setdefault(seat, Eye(seat)), described=False)
        listener = number % match.seats
        if number % 3 == 0:
            eyes[listener].sees(table, covered=True)
        table.chairs[listener].described = True
        check(match, table, eyes[listener], described=True)
    assert all(eye.client.put_together > count // 2 for eye in eyes.values() if eye.viewer.looking in (0, 1, None))


def test_a_part_has_only_what_is_different() -> None:
    """Somebody plays a card: a spectator is told who holds how many, what was played, and that hand."""
    match = tablee.new("derniere", 4, 5)
    table, eye = seated(match), Eye(None)
    eye.sees(table)
    before = eye.viewer.body
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0])
    look = FrameBuilder(table, Hatch(), covered=False)
    part = decode(eye.frame(look.scene(eye.viewer, look.body(eye.viewer))))
    names = [decode(zone)["id"] for zone in before[1]]
    kept = [names[zone] for zone in part["table"] if isinstance(zone, int)]
    assert part["base"] == 1
    assert "seats" not in kept
    assert len(kept) >= 4
    assert [zone if isinstance(zone, str) else zone["id"] for zone in part["table"] if not isinstance(zone, int)] == [
        name for name in names if name not in kept
    ]


def test_nothing_is_said_of_what_is_as_it_was() -> None:
    match = tablee.new("davinci", 3, 5)
    table, eye = seated(match), Eye(1)
    eye.sees(table)
    look = FrameBuilder(table, Hatch(), covered=False)
    part = decode(eye.frame(look.scene(eye.viewer, look.body(eye.viewer))))
    assert "table" not in part
    assert "mine" not in part


def test_whoever_does_not_ask_for_parts_gets_whole_frames() -> None:
    match = tablee.new("bruit", 3, 5)
    table, eye = seated(match), Eye(2)
    eye.viewer.takes_parts = False
    for _ in range(3):
        assert "base" not in eye.sees(table)
    assert eye.client.put_together == 0


def test_more_zones_than_have_numbers_are_sent_as_they_are() -> None:
    most = len(PLACES)
    before = [b"zone %d" % number for number in range(most + 2)]
    assert changed(before, [*before, b"new"]) == [*PLACES, *before[most:], b"new"]
    assert changed(before, before[:2]) == PLACES[:2]
    assert changed(before[:1], [b"other", b"new"]) == [b"other", b"new"]


@pytest.mark.parametrize("key", KEYS)
def test_clocks_are_written_as_the_protocol_has_them(key: str) -> None:
    seen = 0
    for match in positions(key, FEW):
        look = FrameBuilder(seated(match), Hatch(), False)
        shown = [clock for clock in match.clocks if clock.kind != SECRET]
        ends = [look.table.dealt_at + match.deadline(clock) for clock in shown]
        found = [
            ClockInfo(clock.seat, clock.ms, end, match.game.label(clock))
            for clock, end in zip(shown, ends, strict=True)
        ]
        assert look.running() == msgspec.json.encode(found)
        seen += len(found)
    assert seen
