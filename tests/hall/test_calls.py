"""A round that a leader calls: it begins by itself after so many seconds, which everybody sees pass."""

from __future__ import annotations

import asyncio

import pytest

from tablee.protocol import hall as up
from tests.hall.simulated import LEADER, HallWorld, lesson


def test_a_round_that_is_called_begins_by_itself_and_a_restart_does_not_forget_it() -> None:
    async def main(world: HallWorld) -> None:
        desk = world.enter(LEADER, "leader")
        (zoe, *_) = await world.people(8)
        await desk.must(up.Begin, within=20)
        assert zoe.hall["phase"] == "seated"
        assert zoe.hall["starts"] - zoe.hall["at"] == pytest.approx(20_000, abs=10)
        await asyncio.sleep(10)
        assert desk.hall["phase"] == "seated"
        world.live.stop()
        world.opened()
        desk = world.enter(LEADER, "leader")
        await asyncio.sleep(21)
        assert desk.hall["phase"] == "playing"
        assert "starts" not in desk.hall
        assert {table.phase for table in world.tables.found.values()} == {"playing"}

    lesson(main)


def test_who_is_called_and_has_gone_is_not_waited_for_for_ever() -> None:
    async def main(world: HallWorld) -> None:
        desk = world.enter(LEADER, "leader")
        guests = await world.people(2)
        await desk.must(up.Begin, within=20)
        for guest in guests:
            await guest.must(up.Leave)
        await asyncio.sleep(30)
        assert desk.hall["phase"] == "seated"
        assert "starts" not in desk.hall

    lesson(main)
