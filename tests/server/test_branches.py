"""« Et si ? » over HTTP: a table from any move of a match that is over, for those who played it; in no figures."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee.core.records import read
from tablee.matches.replay import verify
from tablee.server.hosting.game_server import GameServer
from tablee.stores.base import Player
from tablee.table.live import LiveTable
from tests.server.test_days import begin, code, finish, wall
from tests.server.test_replays_api import keep, played
from tests.server.test_slow_tables import Wall, device, opened, person_of
from tests.server.test_table_socket import true_soon
from tests.server.visit import Visitor
from tests.table.simulated import Socket

pytestmark = pytest.mark.anyio
__all__ = ["wall"]  # a fixture

TURNS = ("davinci", "derniere", "dominos", "tour_du_monde")
DAY = 86_400


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


def me(house: GameServer) -> str:
    (person,) = house.identities.known
    return person


async def live_of(server: GameServer, answer: httpx.Response) -> LiveTable:
    assert answer.status_code == 201, answer.text
    found = await server.tables.entrance(answer.json()["code"])
    assert isinstance(found, LiveTable)
    found.robot_pace.wait_ms = 0
    return found


async def come(live: LiveTable, person: str) -> None:
    live.enter(person, Socket())
    await true_soon(lambda: live.phase == "playing")


@pytest.mark.parametrize("key", TURNS)
async def test_a_table_stands_where_the_match_stood(house: GameServer, visitor: Visitor, key: str) -> None:
    record = played(key)
    path = await keep(house, record)
    assert (await visitor.get(f"{path}/replay")).json()["branch"] is True
    at = len(record["moves"]) // 3
    live = await live_of(house, await visitor.post(f"{path}/branch", json={"at": at, "seat": 2}))
    assert live.phase == "waiting"
    await come(live, me(house))
    table = live.table
    assert [bool(chair.who) for chair in table.chairs] == [False, False, True]
    assert [chair.bot for chair in table.chairs] == ["family", "family", ""]
    assert table.live_match().rows[:at] == read(record).moves[:at]
    assert not table.setup.watching


async def test_the_seat_is_ones_own_unless_another_is_named(house: GameServer, visitor: Visitor) -> None:
    record, person = played("dominos"), me(house)
    seats = [Player(bot="family"), Player(person, "Zoé"), Player(bot="family")]
    await house.store.save_record("t1-1", "t1", 1, "dominos", msgspec.json.encode(record), [person], seats)
    live = await live_of(house, await visitor.post("/api/1/records/t1-1/branch", json={"at": 0}))
    await come(live, person)
    assert live.table.seats_of(person) == [1]


async def test_nobody_goes_on_from_where_there_is_nothing(house: GameServer, visitor: Visitor, address: str) -> None:
    record = played("dominos")
    path = f"{await keep(house, record)}/branch"
    end = len(record["moves"])
    for wrong in ({"at": end}, {"at": end + 1}, {"at": 1_000_000}, {"at": 0, "seat": 3}):
        assert await code(await visitor.post(path, json=wrong)) == (409, "no-branch")
    for malformed in ({}, {"at": -1}, {"at": "1"}, {"at": 0, "seat": -1}, {"at": 0, "seat": 10}, {"at": 0, "more": 1}):
        assert (await visitor.post(path, json=malformed)).status_code == 400
    assert await code(await visitor.post("/api/1/records/t9-1/branch", json={"at": 0})) == (404, "no-such-record")
    async with Visitor(address) as other:
        await other.introduce("Lou")
        assert await code(await other.post(path, json={"at": 0})) == (404, "no-such-record")
    assert house.tables.live == {}


async def test_races_are_not_taken_up(house: GameServer, visitor: Visitor) -> None:
    path = await keep(house, played("bruit"))
    assert (await visitor.get(f"{path}/replay")).json()["branch"] is False
    assert await code(await visitor.post(f"{path}/branch", json={"at": 0})) == (409, "no-branch")


async def test_older_rules_cannot_be_gone_on_with(house: GameServer, visitor: Visitor) -> None:
    path = await keep(house, {**played("dominos"), "rules": 99})
    assert await code(await visitor.post(f"{path}/branch", json={"at": 0})) == (409, "no-replay")


async def test_as_many_tables_as_one_may_open(house: GameServer, visitor: Visitor) -> None:
    path = f"{await keep(house, played('dominos'))}/branch"
    answers = [await visitor.post(path, json={"at": 0}) for _ in range(40)]
    assert {answer.status_code for answer in answers} <= {201, 409, 429, 503}
    assert answers[-1].status_code != 201


async def test_it_ends_is_kept_verified_and_in_nobodys_figures(tmp_path: Path, wall: Wall) -> None:
    """From a match of the house to its branch and the branch of that, with a restart between."""
    async with opened(tmp_path) as server, device(server) as phone:
        zoe = await person_of(server, phone, "Zoé")
        await keep(server, played("dominos"))
        before = (await phone.get("/api/1/me/stats")).json()
        answer = await phone.post("/api/1/records/t1-1/branch", json={"at": 6, "seat": 0})
        live = await live_of(server, answer)
        await come(live, zoe)
        await true_soon(lambda: bool(live.table.awaited) or live.phase == "over")
        stood, cookies, table_code = live.table.live_match().rows[:], dict(phone.cookies), live.code
    async with opened(tmp_path) as server, device(server) as phone:
        phone.cookies.update(cookies)
        found = await server.tables.entrance(table_code)
        assert isinstance(found, LiveTable)
        found.robot_pace.wait_ms = 0
        assert found.table.live_match().rows[: len(stood)] == stood
        await finish(found, zoe)
        id = found.record_id
        await true_soon(lambda: not found.unkept)
        kept: dict[str, Any] = (await phone.get(f"/api/1/records/{id}")).json()
        assert verify(kept).over
        assert kept["branch"][0][:2] == [played("dominos")["seal"], 6]
        assert kept["moves"][:6] == played("dominos")["moves"][:6]
        assert (await phone.get(f"/api/1/records/{id}/verify")).json()["ok"]
        assert (await phone.get("/api/1/me/stats")).json()["matches"] == before["matches"]
        listed = {each["id"]: each["branch"] for each in (await phone.get("/api/1/records")).json()["records"]}
        assert listed == {id: True, "t1-1": False}
        again = await live_of(server, await phone.post(f"/api/1/records/{id}/branch", json={"at": 7}))
        await come(again, zoe)
        await finish(again, zoe)
        await true_soon(lambda: not again.unkept)
        twice = (await phone.get(f"/api/1/records/{again.record_id}")).json()
        assert [each[:2] for each in twice["branch"]] == [[played("dominos")["seal"], 6], [kept["seal"], 7]]
        verify(twice)


async def test_a_deal_of_the_day_when_the_day_is_over(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path, day="circle:moulin") as server, device(server) as phone:
        zoe = await person_of(server, phone, "Zoé")
        live = await begin(server, phone, "dominos")
        await finish(live, zoe)
        path = f"/api/1/records/{live.record_id}"
        assert await code(await phone.post(f"{path}/branch", json={"at": 3})) == (409, "day-open")
        wall.time += DAY
        branch = await live_of(server, await phone.post(f"{path}/branch", json={"at": 3}))
        await come(branch, zoe)
        await finish(branch, zoe)
        await true_soon(lambda: not branch.unkept)
        assert (await phone.get(f"/api/1/records/{branch.record_id}/verify")).json()["ok"]
        days = (await phone.get("/api/1/days/today")).json()
        assert all(each["mine"] is None for each in days["games"])
