"""Three nodes on real PostgreSQL and NATS, with people at all of them: whatever is killed, frozen or cut off, no move
that was acknowledged is lost, no match forks, and everybody plays on."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tablee.core.draws import FastDraw
from tests.cluster.nats import Nats
from tests.cluster.nights import ClusterNight, bad_line
from tests.postgres import Postgres

pytestmark = pytest.mark.anyio


async def test_people_play_on_whatever_happens_to_nodes(tmp_path: Path, database: str, nats: Nats) -> None:
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(1))
    async with night.playing() as stack:
        code = night.people[0].code

        # killed
        owner = await night.owner_of(code)
        night.nodes.remove(owner)
        await night.strike("an owner killed", owner, owner.process.kill)
        await night.start(stack)

        # frozen, and it wakes as a second owner
        owner = await night.owner_of(code)
        night.nodes.remove(owner)
        await night.strike("an owner frozen", owner, lambda: night.freeze(owner))
        owner.signal(signal.SIGCONT)
        night.nodes.append(owner)
        await night.all_play()

        # asked to stop
        owner = await night.owner_of(code)
        night.nodes.remove(owner)
        await night.strike("an owner drained", owner, lambda: owner.signal(signal.SIGTERM))
        assert await asyncio.wait_for(owner.process.wait(), 20) == 0
    print(f"\n{night.told()}; {night.acknowledged} moves acknowledged ({night.presses} presses)")
    night.check()
    assert night.acknowledged > 30


async def test_people_play_on_when_what_nodes_share_is_gone_for_a_while(
    tmp_path: Path, postgres: Postgres, database: str, nats: Nats
) -> None:
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(2))
    everywhere = set[str]()
    async with night.playing():
        everywhere = {one.code for one in night.people}

        # NATS: tables go on where their owner lives
        nats.kill()
        alone = [one for one in night.people if one.inside]
        before = sum(len(one.acknowledged) for one in alone)
        await night.until(lambda: sum(len(one.acknowledged) for one in alone) > before)
        nats.start()
        await night.all_play()

        # PostgreSQL, in the middle of writing
        postgres.kill()
        await asyncio.sleep(0.5)
        postgres.start()
        await night.all_play()
    print(f"\n{len(everywhere)} tables; {night.acknowledged} moves acknowledged ({night.presses} presses)")
    night.check()


async def test_a_node_that_is_cut_off_loses_its_tables_and_finds_back(
    tmp_path: Path, postgres: Postgres, database: str, nats: Nats
) -> None:
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(3))
    async with AsyncExitStack() as stack:
        relays, far_database, far_nats = await stack.enter_async_context(bad_line(postgres, database, nats))
        starting = (night.start(stack, far_database, far_nats), night.start(stack), night.start(stack))
        cut_off, *others = await asyncio.gather(*starting)
        night.nodes = [cut_off]
        await night.sit_down()  # all tables are opened there
        night.nodes += others
        async with night.everybody():
            await night.all_play()

            def cut() -> None:
                for relay in relays:
                    relay.is_cut = True
                    relay.cut()

            night.nodes.remove(cut_off)
            await night.strike("an owner cut off", cut_off, cut)
            for relay in relays:
                relay.is_cut = False
            night.nodes.append(cut_off)
            await night.all_play()
    print(f"\n{night.told()}; {night.acknowledged} moves acknowledged ({night.presses} presses)")
    night.check()
