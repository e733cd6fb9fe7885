"""The house: tables come back, fall asleep, wake, end; what was played is kept for those who played it."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import tablee
from tablee.protocol import journal as rows
from tablee.protocol.errors import NotOurs, Refusal, StoreAway
from tablee.protocol.setup import Setup
from tablee.server.base.names import shown
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import open_server
from tablee.stores.sqlite.folder import FILE
from tablee.table.live import LiveTable
from tests.server.test_table_socket import figure, true_soon
from tests.server.visit import Line, Visitor, running

pytestmark = pytest.mark.anyio

SETUP = Setup("derniere", 3)
TABLES = 400  # that are opened: enough to be looked for


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def leave_it_to_bots(line: Line) -> None:
    """Takes a seat beside two bots and leaves the match to a third."""
    await line.ask("sit", seat=0)
    await line.ask("start")
    await line.ask("leave", seat=0)


async def test_tables_come_back_after_a_restart_with_everybody_in_their_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        cookies = dict(visitor.cookies)
        code, other = await visitor.open_table(public=True), await visitor.open_table()
        async with visitor.sit_down(code) as line:
            await line.ask("sit", seat=1)
            await line.ask("start")
            before = await line.frame()
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        visitor.cookies.update(cookies)
        assert set(house.tables.codes) == {code, other}
        assert (await visitor.get(f"/api/1/tables/{code}")).json()["seated"]
        async with visitor.sit_down(code) as line:
            room = await line.until("room")
            assert room["seats"][1]["name"] == "Zoé"
            after = await line.until("frame")
            assert (after["match"], after["seat"]) == (before["match"], 1)


async def test_two_who_come_at_once_wake_a_table_once(tmp_path: Path) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))
    live = await house.open_table("zoe", SETUP)
    await house.tables.put_to_sleep(live)
    found = await asyncio.gather(*(house.tables.table(live.code) for _ in range(5)))
    assert len({id(each) for each in found}) == 1
    assert found[0] is not live
    await house.close()


async def test_a_table_nobody_is_at_falls_asleep_and_is_closed_after_days(tmp_path: Path) -> None:
    clock = Clock()
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False, sleep_minutes=1, idle_days=2), clock)
    live = await house.open_table("zoe", SETUP)
    await true_soon(lambda: not live.busy)
    await live.commit(rows.Sat(at=0, seat=0, who="zoe"))
    await house.tables.tidy()
    assert house.tables.live
    live.changed_at -= 61 * 100_000
    await house.tables.tidy()
    assert house.tables.live == {}
    assert figure(house, "tables_in_memory") == 0
    assert figure(house, "tables_open") == 1
    clock.time += 2 * 86_400
    await house.tables.tidy()
    assert house.tables.codes == {}
    await true_soon(lambda: not house.chores.tasks)
    assert await house.store.tables() == []
    await house.close()


async def test_tables_that_are_gone_leave_the_memory(tmp_path: Path) -> None:
    """Each refers to itself: without a search all would stay, which in a house of a hundred tables a day is a leak."""
    house = await open_server(Settings(data=str(tmp_path), tables_a_person=TABLES, opened_at_once=TABLES))
    house.identities.known["ab"] = "Zoé"
    gc.collect()
    gc.freeze()  # as a server does; and what Python looks for by itself comes too seldom there
    gc.disable()
    try:
        opened = [await house.open_table("ab", SETUP) for _ in range(TABLES)]
        while opened:
            await house.tables.close_table(opened.pop())
        await true_soon(lambda: not house.tables.live)
        assert awake() == TABLES
        house.garbage.look()
        assert awake() < 5  # somebody may just be closing one
    finally:
        gc.unfreeze()
        gc.enable()
    await house.close()


def awake() -> int:
    """Tables in memory, whether anybody knows them or not."""
    return sum(type(each) is LiveTable for each in gc.get_objects())


async def test_days_without_anybody_are_counted_on_after_a_restart(tmp_path: Path) -> None:
    clock, settings = Clock(), Settings(data=str(tmp_path), draw_ahead=False, sleep_minutes=1, idle_days=2)
    house = await open_server(settings, clock)
    old, new = await house.open_table("zoe", SETUP), await house.open_table("zoe", SETUP)
    await true_soon(lambda: not old.busy and not new.busy)
    for live in (old, new):
        await live.commit(rows.Sat(at=0, seat=0, who="zoe"))
    old.changed_at -= int(1.5 * 86_400) * 100_000
    await house.close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as db:
        db.execute("UPDATE tables SET seen_at = seen_at - 86400")  # the house was shut for a day
    house = await open_server(settings, clock)
    await true_soon(lambda: len(house.tables.live) == 2 and not any(live.busy for live in house.tables.live.values()))
    await house.tables.tidy()
    assert set(house.tables.codes) == {new.code}
    await house.close()


async def test_what_was_said_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        cookies, code = dict(visitor.cookies), await visitor.open_table()
        async with visitor.sit_down(code) as line:
            await line.ask("sit", seat=1)
            await line.ask("say", text="Bonsoir !")
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        visitor.cookies.update(cookies)
        async with visitor.sit_down(code) as line:
            said = (await line.until("hello"))["chat"]
            assert said == [{"kind": "chat", "seat": 1, "text": "Bonsoir !", "number": 1}]


async def test_who_plays_under_which_name_is_told_with_the_match(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor, Visitor(address) as hugo:
        await visitor.introduce("Zoé")
        await hugo.introduce("Hugo")
        assert (await visitor.put("/api/1/me/animal", json={"animal": 4})).json() == {"name": "Zoé", "animal": 4}
        code = await visitor.open_table()
        async with visitor.sit_down(code) as line, hugo.sit_down(code) as his:
            await line.ask("sit", seat=0)
            await his.ask("sit", seat=2)
            await line.ask("start")
            live = house.tables.live[house.tables.codes[code]]
            robot = live.table.chairs[1].robot
            await house.tables.close_table(live)
        await visitor.introduce("Zoé la reine")
        (found,) = (await visitor.get("/api/1/records")).json()["records"]
        played = [
            {"name": "Zoé", "who": "person", "mine": True, "here": True, "animal": 4},
            {"who": "bot", "bot": "family", "here": True, "robot": robot, "level": "family"},
            {"name": "Hugo", "who": "person", "here": True, "animal": 2},
        ]
        path = f"/api/1/records/{found['id']}"
        for what in ("facts", "replay"):
            assert (await visitor.get(f"{path}/{what}")).json()["players"] == played
        assert b"Hugo" not in (await visitor.get(path)).content
        await hugo.delete("/api/1/me")
        left = (await visitor.get(f"{path}/facts")).json()["players"]
        assert left == [*played[:2], {"who": "person", "here": True, "animal": 2}]


async def test_a_table_that_cannot_be_read_costs_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))
    good, bad = await house.open_table("zoe", SETUP), await house.open_table("zoe", SETUP)
    await true_soon(lambda: not good.busy and not bad.busy)
    await house.store.append(bad.id, bad.table.seq, b"no row")
    await house.close()
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))
    assert await house.tables.table(good.code)
    with pytest.raises(Refusal):
        await house.tables.table(bad.code)
    assert "table-broken" in caplog.text
    assert await house.store.rows(bad.id)
    await house.close()


async def test_there_is_an_end_to_how_many_tables_there_are(tmp_path: Path) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False, tables=3, tables_a_person=2))
    await house.open_table("zoe", SETUP)
    await house.open_table("zoe", SETUP)
    with pytest.raises(Refusal):
        await house.open_table("zoe", SETUP)
    last = await house.open_table("hugo", SETUP)
    with pytest.raises(Refusal):
        await house.open_table("lea", SETUP)
    await house.tables.close_table(last)
    await house.open_table("lea", SETUP)
    await house.close()


async def test_a_table_that_could_not_be_written_down_does_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))

    async def away(*given: object) -> None:
        raise StoreAway

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "open_table", away)
        with pytest.raises(StoreAway):
            await house.open_table("zoe", SETUP)
    assert (house.tables.codes, house.tables.live) == ({}, {})
    await house.close()


async def test_a_table_cannot_be_found_before_it_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))
    asked, go = asyncio.Event(), asyncio.Event()
    write = house.store.open_table

    async def slowly(*given: str) -> None:
        asked.set()
        await go.wait()
        await write(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(house.store, "open_table", slowly)
    opening = asyncio.create_task(house.open_table("zoe", SETUP))
    await asked.wait()
    (code,) = house.tables.opening
    assert await house.tables.table(code) is None
    await house.tables.wake_all()
    go.set()
    live = await opening
    assert await house.tables.table(code) is live
    await house.close()


async def test_a_table_that_somebody_else_wrote_to_is_read_again(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        code = await visitor.open_table()
        live = await house.tables.table(code)
        assert live is not None
        await true_soon(lambda: not live.busy)
        async with visitor.sit_down(code) as line:
            await line.ask("sit", seat=0)
            await house.store.append(live.id, live.table.seq, b'{"row":"Sat","at":0,"seat":1,"who":"hugo"}')
            await line.made.send('{"do":"sit","id":"again","seat":2}')
            assert await line.ended() == 1012
        again = await house.tables.table(code)
        assert again is not live
        assert again is not None
        assert again.table.chairs[1].who == "hugo"
        with pytest.raises(NotOurs):
            await house.store.append(live.id, 0, b"")
    assert figure(house, "append_failures_total", reason="not-ours") == 1


async def test_a_match_is_kept_for_those_who_played_and_deleted_on_request(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor, Visitor(address) as stranger:
        await visitor.introduce("Zoé")
        await stranger.introduce("Hugo")
        code = await visitor.open_table(seats=2)
        async with visitor.sit_down(code) as line:
            await line.ask("sit", seat=0)
            await line.ask("start")
            live = await house.tables.table(code)
            assert live is not None
            await house.tables.close_table(live)
            await line.until("bye")
        (found,) = (await visitor.get("/api/1/records")).json()["records"]
        assert found["game"] == "derniere"
        assert found["players"] == ["Zoé"]
        record = await visitor.get(f"/api/1/records/{found['id']}")
        assert not tablee.verify(record.content).over
        assert (await stranger.get("/api/1/records")).json() == {"records": []}
        for ask in (stranger.get, stranger.delete):
            assert (await ask(f"/api/1/records/{found['id']}")).status_code == 404
        assert (await visitor.delete(f"/api/1/records/{found['id']}")).status_code == 200
        assert (await visitor.get("/api/1/records")).json() == {"records": []}
        assert (await visitor.get("/api/1/records?limit=0")).status_code == 400


async def test_a_new_name_is_seen_by_everybody_at_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        async with visitor.sit_down(await visitor.open_table()) as line:
            await line.ask("sit", seat=0)
            await visitor.introduce("Zoé la reine")
            while (await line.until("room"))["seats"][0]["name"] != "Zoé la reine":
                pass


async def test_an_animal_one_chooses_is_seen_by_everybody_at_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        assert (await visitor.put("/api/1/me/animal", json={"animal": 4})).status_code == 401
        await visitor.introduce("Zoé")
        assert (await visitor.put("/api/1/me/animal", json={"animal": 16})).status_code == 400
        async with visitor.sit_down(await visitor.open_table()) as line:
            await line.ask("sit", seat=0)
            await visitor.put("/api/1/me/animal", json={"animal": 2})
            while [seat.get("animal", 0) for seat in (await line.until("room"))["seats"]] != [2, 1, 3]:
                pass


async def test_a_guests_name_goes_with_their_animal_for_everybody_at_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("")
        async with visitor.sit_down(await visitor.open_table()) as line:
            await line.ask("sit", seat=0)
            await line.ask("sit", seat=1, name="\u200b")  # somebody else on this device, who said nothing either
            (live,) = house.tables.live.values()
            await visitor.put("/api/1/me/animal", json={"animal": 13})
            await line.ask("animal", seat=1, animal=15)
            assert [seat.name for seat in live.room_view().seats([])] == ["Écureuil", "Éléphant", ""]
        await true_soon(lambda: not house.chores.tasks)
        assert sorted(map(shown, (await house.store.names()).values())) == ["Écureuil", "Éléphant"]


async def test_a_guest_on_the_same_device_has_a_clean_name_that_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        async with visitor.sit_down(await visitor.open_table()) as line:
            await line.ask("sit", seat=0)
            await line.ask("sit", seat=1, name="Mamie\u202e \x07")
        await true_soon(lambda: not house.chores.tasks)
        assert sorted((await house.store.names()).values()) == ["Mamie", "Zoé"]


async def test_a_guest_on_the_same_device_has_an_animal_of_their_own_and_may_choose_another(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        async with visitor.sit_down(await visitor.open_table()) as line:
            await line.ask("sit", seat=0)
            await line.ask("sit", seat=1, name="Mamie")
            (live,) = house.tables.live.values()
            assert [seat.animal for seat in live.room_view().seats([0, 1])] == [0, 1, 2], "each has one that is given"
            assert (await line.ask("animal", seat=1, animal=7))["kind"] == "ack"
            assert [seat.animal for seat in live.room_view().seats([0, 1])] == [0, 7, 2]
            assert (await line.ask("animal", seat=2, animal=5))["code"] == "not-your-seat"
        await true_soon(lambda: not house.chores.tasks)
        assert list((await house.store.animals()).values()) == [7]


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        async with visitor.sit_down(await visitor.open_table(seats=2)) as line:
            await leave_it_to_bots(line)
            await true_soon(lambda: figure(house, "moves_total") >= 2)
        assert figure(house, "append_seconds_count") >= 5
        assert figure(house, "bot_seconds_count") >= 1
        assert figure(house, "tables_in_memory") == 1
        house.metrics.judged(120, overtook=True, believed=False)
        assert figure(house, "gather_wait_seconds_count") == 1
        assert figure(house, "verdicts_unlike_arrival_total") == figure(house, "presses_implausible_total") == 1
        await true_soon(lambda: figure(house, "loop_lag_seconds_count") >= 1)
