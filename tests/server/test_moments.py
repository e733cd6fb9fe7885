"""Key moments over HTTP: for those who played, thought of once, gone with the record and with whoever had the seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee import FastDraw
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.server.endpoints.played import moments as endpoint
from tablee.server.hosting.game_server import GameServer
from tablee.stores.base import Player
from tests.server.places import Database, Folder, Place
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio


def record(key: str = "davinci") -> dict[str, Any]:
    match = tablee.new(key, 2, 5)
    bots = {seat: player("beginner", match.game, seat, FastDraw(50 + seat)) for seat in range(2)}
    BotRunner(match, bots, FastDraw(5)).play_out()
    return match.record()


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


async def keep(house: GameServer, key: str = "davinci", **changed: Any) -> str:
    (person,) = house.identities.known
    named = [Player(person, "Zoé", "", 0), Player("", "", "family", 1)]
    written = msgspec.json.encode(record(key) | changed)
    await house.store.save_record("t1-1", "t1", 1, key, written, [person], named)
    return "/api/1/records/t1-1/moments"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Folder(tmp_path)
    return Database(request.getfixturevalue("database"))


async def test_they_are_told_to_who_played_and_thought_of_once(
    house: GameServer, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await keep(house)
    found = (await visitor.get(path)).json()
    assert found["seat"] == 0
    assert found["frames"][-1] == len(record()["moves"])
    assert found["moments"]
    for each in found["moments"]:
        assert 0 < each["at"] < len(record()["moves"])
        assert abs(each["after"] - each["before"]) >= 10 or each["worth"] - each["played"] >= 10
    assert await house.store.figures.moments("t1-1", 0) is not None

    async def nobody(*_: Any) -> None:
        raise AssertionError("they are known")

    monkeypatch.setattr(endpoint, "thought_of", nobody)
    assert (await visitor.get(path)).json() == found
    assert (await visitor.get(f"{path}?seat=0")).json() == found


@pytest.mark.thorough
async def test_by_another_seat_they_are_others(house: GameServer, visitor: Visitor) -> None:
    path = await keep(house)
    mine, theirs = (await visitor.get(path)).json(), (await visitor.get(f"{path}?seat=1")).json()
    assert theirs["seat"] == 1
    assert theirs["chances"] != mine["chances"]


async def test_who_did_not_play_is_told_nothing(house: GameServer, visitor: Visitor, address: str) -> None:
    path = await keep(house)
    async with Visitor(address) as other:
        assert (await other.get(path)).status_code == 401
        await other.introduce("Lou")
        assert (await other.get(path)).status_code == 404
    assert (await visitor.get(f"{path}?seat=2")).status_code == 400
    assert (await visitor.get(f"{path}?seat=x")).status_code == 400


async def test_a_match_of_other_rules_has_none(house: GameServer, visitor: Visitor) -> None:
    answer = await visitor.get(await keep(house, rules=99))
    assert (answer.status_code, answer.json()["code"]) == (409, "no-replay")


async def test_nobody_has_them_thought_of_without_end(house: GameServer, visitor: Visitor) -> None:
    path = await keep(house)
    (person,) = house.identities.known
    while house.limits.studies.allow(person):
        pass
    assert (await visitor.get(path)).status_code == 429


async def test_they_go_with_the_record_and_with_whoever_had_the_seat(place: Place) -> None:
    store = await place.open()
    named = [Player("ab", "Zoé"), Player("cd", "Lou"), Player("ab+1", "Tom")]
    await store.save_record("r1", "t1", 1, "davinci", b"one", ["ab", "cd"], named)
    for seat in range(3):
        await store.figures.keep_moments("r1", seat, b"told")
    await store.figures.keep_moments("r9", 0, b"told")  # there is no such record
    assert len(await place.asked("SELECT * FROM moments")) == 3
    await store.forget_person("ab")
    assert [seat for (seat,) in await place.asked("SELECT seat FROM moments")] == [1]
    await store.delete_record("r1", "cd")
    assert await place.asked("SELECT * FROM moments") == []
    await store.close()
