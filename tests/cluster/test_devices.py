"""Somebody's devices at nodes in processes of their own, on real PostgreSQL and NATS: what one of them shuts out is
nobody at any other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tablee.core.draws import FastDraw
from tests.cluster.nats import Nats
from tests.cluster.nights import ClusterNight, ServedNode
from tests.patience import PATIENCE
from tests.server.visit import Visitor

pytestmark = [pytest.mark.anyio, pytest.mark.thorough]


async def handed_over(at: Visitor, to: Visitor) -> str:
    """Another device becomes the same person's: its id."""
    before = await devices(at)
    token = (await at.post("/api/1/me/handover")).json()["token"]
    assert (await to.post("/api/1/handover", json={"token": token})).status_code == 200
    (new,) = await devices(at) - before
    return new


async def devices(of: Visitor) -> set[str]:
    return {each["id"] for each in (await of.get("/api/1/me/devices")).json()["devices"]}


async def name_at(node: ServedNode, device: Visitor) -> str:
    """Whom a node takes a device for."""
    async with Visitor(node.base) as there:
        there.cookies.update(device.cookies)
        return str((await there.get("/api/1/me")).json()["name"])


async def two_devices(night: ClusterNight, stack: AsyncExitStack) -> tuple[Visitor, Visitor, str]:
    """Anne at one node, her phone at another, and the phone's id among her devices."""
    await asyncio.gather(night.start(stack), night.start(stack))
    anne, phone = [await stack.enter_async_context(Visitor(node.base)) for node in night.nodes]
    await anne.introduce("Anne")
    return anne, phone, await handed_over(anne, phone)


async def test_a_device_that_is_shut_out_at_one_node_is_nobody_at_another(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(1))
    async with AsyncExitStack() as stack:
        anne, phone, lost = await two_devices(night, stack)
        assert [await name_at(node, phone) for node in night.nodes] == ["Anne", "Anne"]
        code = await anne.open_table(seats=2)
        async with phone.sit_down(code) as line:
            await line.until("room")
            assert (await anne.delete(f"/api/1/me/devices/{lost}")).status_code == 200
            assert await line.ended() == 1000
        assert (await phone.post(f"/api/1/tables/{code}/ticket")).status_code == 401
        assert [await name_at(node, phone) for node in night.nodes] == ["", ""]
        assert (await anne.delete(f"/api/1/me/devices/{lost}")).status_code == 404

        # who comes later knows it, too
        await night.start(stack)
        assert [await name_at(node, phone) for node in night.nodes] == ["", "", ""]
        assert [await name_at(node, anne) for node in night.nodes] == ["Anne", "Anne", "Anne"]


@pytest.mark.parametrize("which", ["this one", "all others"])
async def test_a_node_that_heard_nothing_of_it_learns_of_it_when_it_reaches_the_others_again(
    tmp_path: Path, database: str, nats: Nats, which: str
) -> None:
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(2))
    async with AsyncExitStack() as stack:
        anne, phone, lost = await two_devices(night, stack)
        one, other = night.nodes
        assert await name_at(other, phone) == "Anne"
        nats.kill()
        one_of_them = f"/{lost}" if which == "this one" else ""
        assert (await anne.delete(f"/api/1/me/devices{one_of_them}")).status_code == 200
        assert await name_at(one, phone) == ""
        nats.start()
        async with asyncio.timeout(PATIENCE):
            while await name_at(other, phone):
                await asyncio.sleep(0.1)
        assert await name_at(other, anne) == "Anne"
