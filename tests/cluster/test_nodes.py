"""Three nodes on real PostgreSQL and NATS, with people at all of them: whatever is killed, frozen or cut off, no move
that was acknowledged is lost, no match forks, and everybody plays on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tablee.core.draws import FastDraw
from tests.cluster.namespaces import FarMachine, far_machine, why_not
from tests.cluster.nats import Nats, running
from tests.cluster.nights import ClusterNight, Machine, bad_line
from tests.patience import PATIENCE
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
        assert await asyncio.wait_for(owner.process.wait(), PATIENCE) == 0
    print(f"\n{night.told()}; {night.acknowledged} moves acknowledged ({night.presses} presses)")
    night.check()
    assert night.acknowledged > 30


@pytest.mark.thorough
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
        cut_off = await stack.enter_async_context(night.playing_at(Machine(far_database, far_nats)))

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


@pytest.fixture
def there() -> Iterator[FarMachine]:
    if why := why_not():
        pytest.skip(f"there are no namespaces here, and relays have to do: {why}")
    with far_machine() as machine:
        yield machine


async def test_people_play_on_when_the_wires_of_a_node_are_pulled_out(
    tmp_path: Path, postgres: Postgres, database: str, there: FarMachine
) -> None:
    with postgres.otherwise(there.back.near), running(there.back.near) as nats:
        night = ClusterNight(tmp_path, database, nats.url, FastDraw(6))
        far = Machine(database.replace("127.0.0.1", there.back.near), host=there.front.far, enter=there.enter)
        async with night.playing_at(far) as cut_off:
            one = night.people[0]
            await night.lead(one, cut_off)

            # it reaches nobody but the people who are there, and leads them away
            night.nodes.remove(cut_off)
            await night.strike("an owner's wire to all others pulled out", cut_off, there.back.pull_out)
            assert any("house-unreachable" in str(bye) for bye, _ in one.goodbyes), one.goodbyes

            # the machine is out of the world, and the load balancer sees it
            there.back.plug_in()
            await night.lead(one, cut_off)

            def pull_out() -> None:
                there.front.pull_out()
                there.back.pull_out()
                night.cut_lines(cut_off)

            await night.shake("all wires of a gateway pulled out", pull_out)
        print(f"\n{night.told()}; {night.acknowledged} moves acknowledged ({night.presses} presses)")
        night.check()
