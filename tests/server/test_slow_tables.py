"""Tables over days in a whole house: they sleep, are listed, wake when time is up, and outlive restarts."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee.protocol import messages as up
from tablee.protocol.setup import Setup
from tablee.server.app import create_app
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.stores.base import Store
from tablee.table.live import LiveTable
from tests.server.test_table_socket import true_soon
from tests.table.simulated import Socket

pytestmark = pytest.mark.anyio

DAY = 86_400
ADDRESS = "http://127.0.0.1"
NOON = 1_800_014_400.0


class Wall:
    """The clock on the wall, set by hand."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    found = Wall()
    monkeypatch.setattr(time, "time", found)
    return found


@asynccontextmanager
async def opened(folder: Path, **more: Any) -> AsyncIterator[GameServer]:
    server = await open_server(Settings(data=str(folder), draw_ahead=False, picture_threads=1, thinkers=1, **more))
    try:
        yield server
    finally:
        await server.close()


def device(server: GameServer) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(create_app(server), client=("192.0.2.7", 1))
    return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers={"origin": ADDRESS})


async def settled(live: LiveTable) -> None:
    await true_soon(lambda: not live.busy and not live.inbox)


async def act(live: LiveTable, person: str, *asked: Any) -> None:
    """Somebody comes, does something and goes."""
    viewer = live.enter(person, Socket())
    for number, (kind, more) in enumerate(asked):
        assert live.post(viewer, kind(id=f"{person}{live.table.seq}.{number}", **more))
        await settled(live)
    live.leave(viewer)
    await settled(live)


async def begun(server: GameServer, *people: str, **setup: Any) -> LiveTable:
    live = await server.open_table(people[0], Setup("dominos", len(people), {"first": 0}, rhythm="days", **setup))
    await settled(live)
    for seat, person in enumerate(people):
        await act(live, person, (up.Sit, {"seat": seat}))
    await act(live, people[0], (up.Start, {}))
    assert live.phase == "playing"
    return live


async def play_turn(live: LiveTable) -> None:
    """Whoever is waited for makes the moves of a turn."""
    (seat,) = live.table.awaited
    person = live.table.chairs[seat].who
    while live.table.is_playing and seat in live.table.awaited:
        move = live.table.live_match().moves(seat)[0]
        await act(live, person, (up.Play, {"moves": [move], "seat": seat}))


async def sleep_now(server: GameServer) -> None:
    for live in list(server.tables.live.values()):
        await settled(live)
        live.changed_at -= 3600 * 100_000
    await server.tables.tidy()


async def person_of(server: GameServer, client: httpx.AsyncClient, name: str) -> str:
    await client.put("/api/1/me", json={"name": name})
    return next(id for id, known in server.identities.known.items() if known == name)


async def test_a_match_over_fourteen_days_with_restarts_and_a_second_device(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as tablet:
        mamie = await person_of(server, tablet, "Mamie Jo")
        lou = await person_of(server, phone, "Lou")
        code = (await begun(server, lou, mamie)).code
        token = (await phone.post("/api/1/me/handover")).json()["token"]
        cookies = dict(phone.cookies)
    for day in range(14):
        wall.time += DAY
        async with opened(tmp_path) as server, device(server) as phone, device(server) as second:
            assert server.tables.live == {}
            phone.cookies.update(cookies)
            if day == 0:  # the link of yesterday is over: a new one is made
                assert (await second.post("/api/1/handover", json={"token": token})).status_code == 410
                token = (await phone.post("/api/1/me/handover")).json()["token"]
                assert (await second.post("/api/1/handover", json={"token": token})).json()["name"] == "Lou"
                other = dict(second.cookies)
            second.cookies.update(other)
            (mine,) = (await second.get("/api/1/me/tables")).json()["tables"]
            if day <= 7:
                assert mine == (await phone.get("/api/1/me/tables")).json()["tables"][0]
            assert (mine["code"], mine["game"], mine["phase"]) == (code, "dominos", "playing")
            assert [seat["name"] for seat in mine["seats"]] == ["Lou", "Mamie Jo"]
            assert mine["turn"] == (mine["seats"][0]["turn"] and mine["seats"][0]["mine"])
            assert server.tables.live == {}  # it was not opened for that
            live = await server.tables.table(code)
            assert live is not None
            await settled(live)
            await play_turn(live)
            if live.phase == "over":
                await act(live, lou, (up.Start, {}))
            if day == 7:  # the phone is lost
                listed = (await second.get("/api/1/me/devices")).json()["devices"]
                assert [each["here"] for each in listed] == [True, False]
                assert (await second.delete(f"/api/1/me/devices/{listed[1]['id']}")).status_code == 200
            assert ((await phone.get("/api/1/me")).json()["name"] == "Lou") == (day < 7)
            await sleep_now(server)
            assert server.tables.live == {}


async def test_a_turn_whose_days_are_over_wakes_the_table_and_a_robot_plays_it(
    tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.hosting.table_directory.LOOKING", 0.02)
    async with opened(tmp_path) as server:
        live = await begun(server, "lou", "jo", days=3)
        id, (late,) = live.id, live.table.awaited
        await sleep_now(server)
        assert server.tables.live == {}
        wall.time += 2 * DAY
        await server.tables.tidy()
        assert server.tables.live == {}
        wall.time += 2 * DAY
        await true_soon(lambda: id in server.tables.live)
        live = server.tables.live[id]
        await true_soon(lambda: live.table.awaited == [1 - late])
        assert (live.table.chairs[late].bot, live.table.chairs[late].late) == ("", 1)


async def test_a_restart_wakes_only_what_has_something_to_do(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server:
        quiet, due = [await begun(server, "lou", "jo", days=limit) for limit in (0, 1)]
        codes = {quiet.code, due.code}
    wall.time += 2 * DAY
    async with opened(tmp_path) as server:
        assert set(server.tables.codes) == codes
        await true_soon(lambda: due.id in server.tables.live)
        assert quiet.id not in server.tables.live
        assert server.tables.hosts[quiet.id] == "lou"


async def test_a_table_at_which_nobody_moves_is_closed_after_its_days_and_others_are_not(
    tmp_path: Path, wall: Wall
) -> None:
    async with opened(tmp_path, slow_days=90) as server:
        live = await begun(server, "lou", "jo")
        await sleep_now(server)
        wall.time += 89 * DAY
        await server.tables.tidy()
        assert live.code in server.tables.codes
        wall.time += 2 * DAY
        await server.tables.tidy()
        assert live.code not in server.tables.codes
        await true_soon(lambda: not server.chores.tasks)
        assert await server.store.slow_tables() == []
        assert await server.store.slow_lines("lou") == []


async def test_my_tables_are_mine_alone_and_my_turn_comes_first(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as stranger:
        lou = await person_of(server, phone, "Lou")
        await person_of(server, stranger, "Zoé")
        mine, theirs = await begun(server, lou, "jo", days=3), await begun(server, lou, "jo")
        for live, seat in ((mine, 0), (theirs, 1)):
            wall.time += 60
            if live.table.awaited != [seat]:
                await play_turn(live)
        found = (await phone.get("/api/1/me/tables")).json()["tables"]
        assert [(each["code"], each["turn"]) for each in found] == [(mine.code, True), (theirs.code, False)]
        assert found[0]["due"] >= found[0]["since"] + 3 * DAY
        assert found[1]["due"] is None
        assert found[0]["ends"] == found[0]["since"] + 90 * DAY
        assert (await stranger.get("/api/1/me/tables")).json() == {"tables": []}
        assert (await phone.delete("/api/1/me")).status_code == 200
        assert all(seat.person != lou for line in await lines(server.store) for seat in line.seats)


async def lines(store: Store) -> list[Any]:
    return await store.slow_lines("jo")


# ---- devices


async def test_a_spare_key_makes_any_device_mine_until_there_is_a_new_one(tmp_path: Path) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as found:
        await person_of(server, phone, "Lou")
        first = (await phone.post("/api/1/me/spare")).json()["key"]
        second = (await phone.post("/api/1/me/spare")).json()["key"]
        assert (await found.post("/api/1/handover", json={"token": first})).status_code == 410
        typed = second.lower().replace("-", " ")
        assert (await found.post("/api/1/handover", json={"token": typed})).json()["name"] == "Lou"
        assert (await found.delete("/api/1/me/devices")).status_code == 200
        assert (await phone.get("/api/1/me")).json()["name"] == ""
        assert (await phone.post("/api/1/handover", json={"token": second})).status_code == 410


async def test_a_device_is_shut_out_by_its_owner_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as stranger:
        await person_of(server, phone, "Lou")
        await person_of(server, stranger, "Zoé")
        agent = {"user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148"}
        (mine,) = (await phone.get("/api/1/me/devices", headers=agent)).json()["devices"]
        assert (mine["kind"], mine["here"]) == ("phone", True)
        assert (await phone.get("/api/1/me/devices")).json()["devices"] == [mine]
        assert (await stranger.delete(f"/api/1/me/devices/{mine['id']}")).status_code == 404
        assert (await phone.get("/api/1/me")).json()["name"] == "Lou"
        assert (await phone.delete(f"/api/1/me/devices/{mine['id']}")).status_code == 200
        assert (await phone.get("/api/1/me")).json()["name"] == ""
    async with opened(tmp_path) as server:
        assert server.identities.gone == {mine["id"]}


async def test_a_link_is_drawn_to_be_photographed(tmp_path: Path) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        await person_of(server, phone, "Lou")
        given = (await phone.post("/api/1/me/handover")).json()
        assert given["qr"].startswith("<?xml") or given["qr"].startswith("<svg")
        assert given["token"] not in given["qr"]


async def test_the_table_itself_says_until_when_a_turn_can_be_played(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone, device(server) as tablet, device(server) as third:
        zoe, papa = await person_of(server, phone, "Zoé"), await person_of(server, tablet, "Papa")
        jo = await person_of(server, third, "Jo")  # who only looks on: the others come over a new line for each move
        live = await begun(server, zoe, papa, days=1)
        line = Socket()
        live.enter(jo, line)
        await settled(live)
        assert rooms(line)[-1]["due"] == live.days.due == NOON + DAY
        wall.time += 7200
        await play_turn(live)
        await settled(live)
        assert rooms(line)[-1]["due"] == NOON + DAY + 7200
        free = await begun(server, zoe, papa)
        again = Socket()
        free.enter(jo, again)
        await settled(free)
        assert "due" not in rooms(again)[-1]


def rooms(line: Socket) -> list[dict[str, Any]]:
    found = [msgspec.json.decode(each) for each in line.got]
    return [each for each in found if each["kind"] == "room"]
