"""Three nodes on real PostgreSQL and NATS whose clocks jump while people play: a node's, and PostgreSQL's."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from tablee.core.draws import FastDraw
from tests.cluster.jumps import Clock
from tests.cluster.nats import Nats
from tests.cluster.nights import ClusterNight, Machine, ServedNode
from tests.postgres import Postgres, answer
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio

MINUTE, HOUR = 60, 3600


async def ahead(node: ServedNode) -> float:
    """How many seconds the node's wall clock is ahead, as it says itself."""
    async with Visitor(node.base) as visitor:
        said = (await visitor.get("/healthz")).headers["date"]
    return parsedate_to_datetime(said).timestamp() - time.time()


async def test_people_play_on_when_clocks_jump(tmp_path: Path, postgres: Postgres, database: str, nats: Nats) -> None:
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(4))
    own, shared = Clock(tmp_path, "node"), Clock(postgres.folder, "postgres")
    with postgres.otherwise(**shared.environment):
        async with night.playing_at(Machine(environment=own.environment)) as owner:
            await a_node_jumps(night, owner, own)
            await the_store_jumps(night, shared)
        print(f"\n{night.told()}; {night.acknowledged} moves acknowledged ({night.presses} presses)")
        night.check()


async def a_node_jumps(night: ClusterNight, owner: ServedNode, clock: Clock) -> None:
    """Nobody notices when its wall clock is set; when its machine sleeps, its lease is over."""
    before = await night.owners()
    clock.jump(3 * HOUR)
    await night.all_play()
    await night.shake("an owner's clock goes on by hours, and back", lambda: clock.jump(-5 * HOUR))
    assert await night.owners() == before
    assert await ahead(owner) == pytest.approx(-2 * HOUR, abs=MINUTE)
    async with Visitor(owner.base) as visitor:
        visitor.cookies.update(night.people[0].cookies)  # which another node's clock says were signed in the future
        assert await visitor.ticket(night.people[0].code)
    await night.strike("its machine sleeps", owner, lambda: clock.sleep(10 * MINUTE))


async def the_store_jumps(night: ClusterNight, clock: Clock) -> None:
    """All leases are over until they are renewed; who dies does not live on until the clock has come so far again."""
    await night.shake("PostgreSQL's clock goes on by an hour", lambda: clock.jump(HOUR))
    ((said,),) = await answer(night.database, "SELECT extract(epoch FROM clock_timestamp())")
    assert float(said) == pytest.approx(time.time() + HOUR, abs=MINUTE)
    await night.shake("and back by two", lambda: clock.jump(-2 * HOUR))
    owner = await night.owner_of(night.people[0].code)
    night.nodes.remove(owner)

    def kill() -> None:
        owner.process.kill()
        clock.jump(-HOUR)

    await night.strike("back again, and an owner is killed", owner, kill)
