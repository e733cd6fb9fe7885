"""The turning point of a match: a line of chances from the seat's own view, and its largest step."""

from __future__ import annotations

import functools

import pytest

import tablee
from tablee import FastDraw
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.records import Record, read
from tablee.matches.turning import LEAST_STEP, MOST_POINTS, Turning, turning_point
from tests.harness import KEYS


@functools.cache
def played(key: str) -> Record:
    seats = 3 if 3 in tablee.games()[key].seats else 2
    match = tablee.new(key, seats, 5)
    bots = {seat: player("family", match.game, seat, FastDraw(seat)) for seat in range(seats)}
    BotRunner(match, bots, FastDraw(1)).play_out()
    return read(match.record())


@pytest.mark.parametrize("key", KEYS)
def test_the_line_goes_from_the_deal_to_how_it_ended(key: str) -> None:
    kept = played(key)
    places = tablee.replay(kept.plain()).standing.places  # type: ignore[union-attr]
    for seat in range(2):
        found = turning_point(kept, seat)
        assert found.frames[0] == 0
        assert found.frames[-1] == len(kept.moves)
        assert len(found.frames) == len(found.chances) <= MOST_POINTS + 2
        assert found.chances[-1] == (100 // places.count(1) if places[seat] == 1 else 0)
        check_step(found)


def check_step(found: Turning) -> None:
    """The ring is on the largest step; a small one is none."""
    changes = [abs(after - before) for before, after in zip(found.chances, found.chances[1:], strict=False)]
    if not found.move:
        assert max(changes) < LEAST_STEP
        return
    place = found.frames.index(found.move)
    assert (found.before, found.after) == (found.chances[place - 1], found.chances[place])
    assert abs(found.after - found.before) == max(changes) >= LEAST_STEP
    assert found.better is None or (found.mine and found.after < found.before)


def test_no_more_time_is_taken_than_there_is() -> None:
    passed = iter(range(10_000))
    found = turning_point(played("derniere"), 0, clock=lambda: float(next(passed)))
    assert 2 <= len(found.frames) <= 5
    assert found.frames[-1] == len(played("derniere").moves)
