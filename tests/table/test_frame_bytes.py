"""What goes over the wire is the scene, whoever writes it: in every game, for everybody who looks or listens."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.json import decode

import tablee
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer
from tablee.table.show.frames import FrameBuilder
from tablee.table.show.sealed_images import has_seals
from tests.choice import all_but_few_thorough
from tests.harness import KEYS, every_table, walk
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


def sent(table: Table, seat: Seat | None) -> tuple[bytes, bytes]:
    """What lies there for all, and what is one's own, as the wire has them."""
    viewer = Viewer("" if seat is None else f"p{seat}", Socket())
    viewer.looking = seat
    _, _, shared, _, own, _ = FrameBuilder(table, Hatch(), covered=False).body(viewer)
    return shared, own


def check(match: Match, table: Table, seat: Seat | None, described: bool) -> None:
    scene = match.scene(seat, described)
    shared, own = sent(table, seat)
    assert decode(shared) == decode(msgspec.json.encode(scene.table))
    if not has_seals(scene.mine):  # else it has addresses, which sealed_images and the swap test are about
        assert own == msgspec.json.encode(scene.mine)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("count", all_but_few_thorough([FEW, MANY], [FEW]))
def test_frames_are_the_scene(key: str, count: int) -> None:
    for number, match in enumerate(positions(key, count)):
        table = seated(match)
        for seat in [*range(match.seats), None]:
            check(match, table, seat, described=False)
        listener = number % match.seats
        table.chairs[listener].described = True
        check(match, table, listener, described=True)
