"""What a device is told, before it is sealed: in worlds that a spectator cannot tell apart it is the same, byte by
byte, and so is who is told at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.protocol import journal as rows
from tablee.server.push.notices import turn, written
from tablee.table.model.ports import Turns
from tests.harness import DAYS, KEYS, walk
from tests.leaks.house import house
from tests.leaks.worlds import put_down, twin_of
from tests.rulebook import rule

pytestmark = pytest.mark.anyio
STATES, STEP = 12, 3
SLOW = [key for key in KEYS if tablee.games()[key].options.over_days is not None]


def matches(key: str) -> Iterator[Match]:
    """Over days, each some moves further than the one before."""
    for seed in range(STATES):
        played = walk(tablee.new(key, 3, seed, pace=DAYS), seed)
        *_, now = (match.copy() for match in islice(played, STEP * seed + STEP) if not match.over)
        yield now


async def told_of(match: Match, folder: Path) -> list[tuple[Turns, bytes]]:
    """Whoever moved last, in all ways that can be."""
    found: list[tuple[Turns, bytes]] = []
    async with house(folder, match) as opened:
        live = opened.live
        assert live is not None

        def hear(_: object, turns: Turns) -> None:
            notice = turn(live.code, live.table.game.key, 1, turns.by, turns.robot)
            found.append((turns, written(notice)))

        live.ports = replace(live.ports, turns=hear)
        put_down(live, match)
        for seat in range(match.seats):
            live.tell_turns(rows.Played(at=0, seat=seat, moves=[]), frozenset())
    return found


@pytest.mark.parametrize("key", SLOW)
@rule("COM-5")
async def test_what_devices_are_told_is_the_same_in_worlds_nobody_can_tell_apart(key: str, tmp_path: Path) -> None:
    draw = FastDraw(1)
    told = 0
    for number, now in enumerate(matches(key)):
        twin = twin_of(now, None, draw)
        one, other = [
            await told_of(match, tmp_path / f"{number}-{world}") for world, match in enumerate((now.copy(), twin))
        ]
        assert one == other
        told += len(one)
    assert told > STATES  # somebody was called in most of them


def test_all_games_over_days_are_among_them() -> None:
    assert set(SLOW) == {"derniere", "dominos", "tour_du_monde", "davinci"}
