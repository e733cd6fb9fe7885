"""Three nodes of this version are replaced by three of the next, one after the other, while people play at all."""

from __future__ import annotations

import asyncio
import signal
from functools import partial
from pathlib import Path

import pytest

from tablee.core.draws import FastDraw
from tablee.core.registry import game
from tablee.protocol import journal as rows
from tests.cluster.nats import Nats
from tests.cluster.nights import ClusterNight, Machine, ServedNode
from tests.cluster.versions import GAME, next_version
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

OLD = game(GAME).version
NEW = OLD + 1


async def leaves(night: ClusterNight, node: ServedNode) -> None:
    """A node is asked to stop; another is there in its place."""
    night.nodes.remove(node)
    await night.strike("an owner replaced", node, partial(node.signal, signal.SIGTERM))
    assert await asyncio.wait_for(node.process.wait(), PATIENCE) == 0


def rules_of(night: ClusterNight, code: str) -> set[int]:
    """By which the matches of a table were dealt."""
    _, known = night.journals()[code]
    return {row.rules for row in known if isinstance(row, rows.Dealt)}


async def test_nodes_are_replaced_by_newer_ones_while_people_play(tmp_path: Path, database: str, nats: Nats) -> None:
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(8))
    newer = Machine(environment=next_version(tmp_path))
    async with night.playing(((GAME, 2), ("a_moi", 2))) as stack:
        old, before = list(night.nodes), list(night.people)
        code = before[0].code

        # matches are passed on to a node that has their rules
        first, _ = await asyncio.gather(night.start(stack, newer), night.start(stack, newer))
        await leaves(night, await night.owner_of(code))
        assert await night.owner_of(code) in old

        # whoever opens a table at a newer node plays by its rules, at whichever node the others are
        night.nodes, everywhere = [first], night.nodes
        await night.sit_down([(GAME, 2)])
        night.nodes = everywhere
        async with night.everybody():
            await night.all_play()
            await leaves(night, await night.owner_of(code))
            last = await night.owner_of(code)
            assert last in old

            # where the last one has to stop, matches are finished first
            for one in before[:2]:
                one.goes_on = False
            await asyncio.gather(night.start(stack, newer), night.until(lambda: code not in night.tables))
            await leaves(night, last)
            await night.all_play()
            assert not set(old) & set(night.nodes)
    assert rules_of(night, code) == {OLD}
    assert rules_of(night, night.people[-1].code) == {NEW}
    print(f"\n{night.told()}; {night.acknowledged} moves acknowledged ({night.presses} presses)")
    night.check()
