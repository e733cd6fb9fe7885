"""The real house is killed while people play: nothing that was acknowledged is lost, and play goes on."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from tablee.core.draws import FastDraw
from tests.choice import all_but_few_thorough
from tests.server.survivors import TABLES, Night

pytestmark = pytest.mark.anyio

KILLS = 13  # each time, and there are four
PLAYABLE, NOISE = 2.0, 8.0  # seconds: what is promised, and what a busy machine may add to it


@pytest.mark.parametrize("seed", all_but_few_thorough([1, 2, 3, 4], [1]))
async def test_no_acknowledged_move_is_lost_when_the_house_is_killed_and_every_table_plays_on(
    tmp_path: Path, seed: int
) -> None:
    night = Night(tmp_path, FastDraw(seed))
    await night.go(KILLS)
    print(f"\n{night.summary()}")
    assert night.kills == KILLS
    night.check()
    assert night.acknowledged > KILLS  # they did play
    assert night.presses > KILLS // 5  # and race
    assert len(night.playable_after) > KILLS / 2
    assert median(night.playable_after) < PLAYABLE + NOISE
    assert len(night.journals()) == len(TABLES)

    # and then the house is asked to stop, in the middle of play
    code, _, err = night.end
    assert code == 0, err
    for one in night.people:
        bye, closed = one.goodbyes[-1]
        assert bye is not None
        assert bye.get("again", True)
        assert closed == 1012
    assert not (tmp_path / "tablee.sqlite-wal").exists()  # all is in its place
