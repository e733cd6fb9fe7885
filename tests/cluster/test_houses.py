"""Two nodes on real PostgreSQL and NATS, in this process: whatever a house does, it does at either."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tablee.cluster.cluster_tables import open_cluster_server
from tablee.core.art import Style
from tablee.server.app import HttpServer, bound, config_of
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import GameServer
from tablee.stores.base import TOKEN
from tests.cluster.nats import Nats
from tests.patience import PATIENCE
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio
LEASE = 20_000  # milliseconds: here both nodes share a process with whoever visits them, and nobody dies


@dataclass
class Opened:
    """A node that is open, and its address."""

    house: GameServer
    address: str
    server: HttpServer
    serving: asyncio.Task[None]

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.serving
        await self.house.close()


async def open_node(folder: Path, database: str, nats: str, **chosen: Any) -> Opened:
    listening = bound("127.0.0.1", 0)
    settings = Settings(data=str(folder), draw_ahead=False, database=database, nats=nats, **chosen)
    house = await open_cluster_server(settings)
    started = asyncio.Event()
    server = HttpServer(config_of(house), house, started.set)
    serving = asyncio.create_task(server.serve([listening]))
    await started.wait()
    return Opened(house, f"http://127.0.0.1:{listening.getsockname()[1]}", server, serving)


@asynccontextmanager
async def two(tmp_path: Path, database: str, nats: Nats) -> AsyncIterator[tuple[Opened, Opened]]:
    async with AsyncExitStack() as closing:
        found = []
        for number in range(2):
            node = await open_node(tmp_path / str(number), database, nats.url, lease_ms=LEASE)
            closing.push_async_callback(node.stop)
            found.append(node)
        await until(lambda: all(node.house.tables.bus.is_up for node in found))
        yield found[0], found[1]


@asynccontextmanager
async def two_people(
    tmp_path: Path, database: str, nats: Nats
) -> AsyncIterator[tuple[Opened, Opened, Visitor, Visitor]]:
    """Anne at one node, Max at the other."""
    async with (
        two(tmp_path, database, nats) as (one, other),
        Visitor(one.address) as anne,
        Visitor(other.address) as max,
    ):
        await anne.introduce("Anne")
        await max.introduce("Max")
        yield one, other, anne, max


async def until(so: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)


async def test_people_at_two_nodes_play_one_match(tmp_path: Path, database: str, nats: Nats) -> None:
    async with two_people(tmp_path, database, nats) as (one, other, anne, max):
        code = await anne.open_table(seats=2, options={"announce": "auto"})
        about = (await max.get(f"/api/1/tables/{code}")).json()
        assert (about["table"]["game"], about["seated"]) == ("derniere", False)
        async with anne.sit_down(code) as her, max.sit_down(code) as him:
            assert (await her.ask("sit", seat=0))["kind"] == "ack"
            assert (await him.ask("sit", seat=1))["kind"] == "ack"
            assert [seat["name"] for seat in him.last["room"]["seats"]] == ["Anne", "Max"]
            assert (await her.ask("start"))["kind"] == "ack"
            match = next(iter(one.house.tables.live.values())).table.live_match()
            movers = []
            while movers.count(1) < 2:
                movers.append(match.to_act[0])
                answer = await (her, him)[movers[-1]].ask("play", moves=match.moves(movers[-1])[:1])
                assert answer["kind"] == "ack", answer
            assert len(one.house.tables.live) == 1
            assert not other.house.tables.live
            asked = other.house.metrics.registry.get_sample_value("tablee_node_request_seconds_count")
            assert asked is not None
            assert asked >= 1 + 1 + 2  # about the table, for a seat, and two moves


async def test_a_table_goes_where_its_people_are(tmp_path: Path, database: str, nats: Nats) -> None:
    async with two_people(tmp_path, database, nats) as (one, other, anne, max):
        code = await anne.open_table(seats=2)
        max.cookies.clear()
        max.cookies.update(anne.cookies)  # a load balancer leads her to the other node
        async with max.sit_down(code) as line:
            assert (await line.ask("sit", seat=0))["kind"] == "ack"
            await until(lambda: not one.house.tables.live and len(other.house.tables.live) == 1)
            assert (await line.ask("bot", seat=1, bot="plain"))["kind"] == "ack"
            assert (await line.ask("start"))["kind"] == "ack"
            assert not one.house.tables.live
        assert (await anne.get(f"/api/1/tables/{code}")).json()["seated"]


async def test_a_public_table_stands_in_the_lobby_of_every_node(tmp_path: Path, database: str, nats: Nats) -> None:
    async with (
        two(tmp_path, database, nats) as (one, other),
        Visitor(one.address) as anne,
        Visitor(other.address) as max,
    ):
        await anne.introduce("Anne")
        code = await anne.open_table(seats=2, public=True)

        async def listed(visitor: Visitor) -> list[str]:
            return [table["code"] for table in (await visitor.get("/api/1/tables")).json()["tables"]]

        assert await listed(anne) == [code]
        async with asyncio.timeout(PATIENCE):
            while await listed(max) != [code]:
                await asyncio.sleep(0.05)


async def test_a_name_is_known_and_forgotten_everywhere(tmp_path: Path, database: str, nats: Nats) -> None:
    async with two_people(tmp_path, database, nats) as (one, _other, anne, max):
        code = await anne.open_table(seats=2)
        async with anne.sit_down(code) as her, max.sit_down(code) as him:
            await him.ask("sit", seat=1)
            async with Visitor(one.address) as his_phone:  # the same person, at the other node
                his_phone.cookies.update(max.cookies)
                assert (await his_phone.get("/api/1/me")).json()["name"] == "Max"
            await max.introduce("Maxime")
            async with asyncio.timeout(PATIENCE):
                while (await her.until("room"))["seats"][1].get("name") != "Maxime":
                    pass
            assert (await max.request("DELETE", "/api/1/me")).status_code == 200
            assert await him.ended() == 1000
        async with Visitor(one.address) as his_phone:
            his_phone.cookies.update(max.cookies)
            async with asyncio.timeout(PATIENCE):
                while (await his_phone.get("/api/1/me")).json()["name"]:
                    await asyncio.sleep(0.05)


async def test_a_link_to_another_device_is_good_at_another_node_once(tmp_path: Path, database: str, nats: Nats) -> None:
    async with (
        two(tmp_path, database, nats) as (one, other),
        Visitor(one.address) as anne,
        Visitor(other.address) as max,
    ):
        await anne.introduce("Anne")
        token = (await anne.post("/api/1/me/handover")).json()["token"]
        assert (await max.post("/api/1/handover", json={"token": token})).json()["name"] == "Anne"
        assert (await max.post("/api/1/handover", json={"token": token})).status_code == 410


async def test_a_device_is_signed_out_at_another_node(tmp_path: Path, database: str, nats: Nats) -> None:
    async with (
        two(tmp_path, database, nats) as (one, other),
        Visitor(one.address) as anne,
        Visitor(other.address) as lost,
    ):
        await anne.introduce("Anne")
        token = (await anne.post("/api/1/me/handover")).json()["token"]
        await lost.post("/api/1/handover", json={"token": token})
        async with lost.sit_down(await anne.open_table(seats=2)) as line:
            await line.until("room")
            assert (await anne.delete("/api/1/me/devices")).status_code == 200
            assert await line.ended() == 1000
        assert (await lost.get("/api/1/me")).json() == {"name": ""}
        assert (await anne.get("/api/1/me")).json() == {"name": "Anne"}


async def drawn_by_whoever_asks(style: Style, name: str) -> None:
    """The process that draws gives way to everybody on this machine, for as long as that takes."""


async def test_a_picture_leaves_by_any_door(
    tmp_path: Path, database: str, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_people(tmp_path, database, nats) as (one, _other, anne, max):
        code = await anne.open_table(game="difference", seats=2)
        async with anne.sit_down(code) as her, max.sit_down(code) as him:
            for seat, line in enumerate((her, him)):
                await line.ask("sit", seat=seat)
            await her.ask("start")
            frame = await him.frame()
            sealed = [
                piece["face"]
                for zone in frame["mine"]["zones"]
                for piece in zone.get("pieces", [])
                if piece.get("sealed")
            ]
            assert sealed
            assert one.house.tables.name in sealed[0]
            monkeypatch.setattr(one.house.images, "render", drawn_by_whoever_asks)
            max.timeout = 60.0
            picture = await max.get(sealed[0])
            assert picture.headers["content-type"] == "image/webp"
            assert (await max.get(sealed[0])).status_code == 404  # once


async def test_whoever_runs_the_house_ends_a_table_from_any_node(tmp_path: Path, database: str, nats: Nats) -> None:
    async with (
        two(tmp_path, database, nats) as (one, other),
        Visitor(one.address) as anne,
        Visitor(other.address) as host,
    ):
        await anne.introduce("Anne")
        code = await anne.open_table(seats=2)
        assert one.house.token == other.house.token
        answer = await host.post(
            f"/api/1/admin/tables/{code}/close", headers={"authorization": f"Bearer {other.house.token}"}
        )
        assert answer.status_code == 200, answer.text
        assert not one.house.tables.live
        await until(lambda: not one.house.chores.tasks)
        other.house.tables.local.codes.clear()
        assert (await host.get(f"/api/1/tables/{code}")).status_code == 404


async def test_the_key_of_whoever_runs_the_house_lies_in_the_folder_of_every_node(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    (tmp_path / "1").mkdir()
    (tmp_path / "1" / TOKEN).write_text("of a house on one machine, before it had nodes")
    async with two(tmp_path, database, nats) as (one, other):
        for number, node in enumerate((one, other)):
            file = tmp_path / str(number) / TOKEN
            assert file.read_text("utf-8") == f"{node.house.token}\n"
            assert file.stat().st_mode & 0o777 == 0o600


async def test_a_node_that_leaves_gives_its_tables_away_and_leads_people_on(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    async with two_people(tmp_path, database, nats) as (one, other, anne, max):
        code = await anne.open_table(seats=2, options={"announce": "auto"})
        async with anne.sit_down(code) as her, max.sit_down(code) as him:
            for seat, line in enumerate((her, him)):
                await line.ask("sit", seat=seat)
            await her.ask("start")
            before = await him.frame()
            hello = him.last.pop("hello")
            leaving = asyncio.create_task(one.stop())
            assert (await her.until("bye")).get("again", True)
            assert await her.ended() == 1012
            assert await him.until("hello") == hello  # by the same socket
            again = await him.until("frame")
            assert (again["match"], again["n"]) == (before["match"], before["n"])
            assert list(other.house.tables.live)
            await leaving
        figures = (await max.get("/metrics")).text
        assert "tablee_take_overs_total 1.0" in figures
        health = (await max.get("/healthz")).json()
        assert (health["node"], health["tables"], health["take_overs"]) == (other.house.tables.name, 1, 1)


async def test_without_nats_a_table_goes_on_where_its_owner_is_and_others_are_told(
    tmp_path: Path, database: str
) -> None:
    own = Nats(tmp_path)
    own.start()
    async with AsyncExitStack() as stack:
        stack.callback(own.stop)
        _one, _other, anne, max = await stack.enter_async_context(two_people(tmp_path, database, own))
        code = await anne.open_table(seats=2, options={"announce": "auto"})
        async with anne.sit_down(code) as her, max.sit_down(code) as him:
            for seat, line in enumerate((her, him)):
                await line.ask("sit", seat=seat)
            own.kill()
            assert (await her.ask("describe", on=True, seat=0))["kind"] == "ack"
            async with asyncio.timeout(PATIENCE):
                while (await him.until("room")).get("waits") != ["house"]:
                    pass
            own.start()
            await him.until("hello")
            assert (await him.ask("describe", on=True, seat=1))["kind"] == "ack"


async def test_somebody_is_forgotten_everywhere_also_where_the_word_was_lost(
    tmp_path: Path, database: str, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_people(tmp_path, database, nats) as (one, other, anne, max):
        code = await anne.open_table(seats=2)
        async with max.sit_down(code) as him:
            await him.ask("sit", seat=1)
            monkeypatch.setattr(other.house.tables.bus, "tell_all", lambda data: None)
            async with Visitor(other.address) as his_phone:
                his_phone.cookies.update(max.cookies)
                await his_phone.request("DELETE", "/api/1/me")
            assert await him.ended() == 1000
            live = next(iter(one.house.tables.live.values()))
            assert live.room_view().seats(())[1].name == "Max"
            await one.house.tables.tidy()
            assert live.room_view().seats(())[1].name == ""
