"""Halls at a real server: the way in, leading, tables, a restart, and the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedOK, InvalidStatus

from tablee.protocol.errors import StoreAway
from tablee.protocol.ids import HALL
from tablee.server.hosting.game_server import GameServer
from tests.server.hall_guests import HallLine, HallVisitor, Player, players, until
from tests.server.visit import running, socket

pytestmark = pytest.mark.anyio


@pytest.fixture
async def leader(address: str) -> AsyncIterator[HallVisitor]:
    async with HallVisitor(address) as made:
        await made.introduce("Mme Roy")
        yield made


@pytest.fixture
async def child(address: str) -> AsyncIterator[HallVisitor]:
    async with HallVisitor(address) as made:
        yield made


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ---- the way in


async def test_a_hall_is_opened_shown_and_entered_without_an_account(
    leader: HallVisitor, child: HallVisitor, house: GameServer
) -> None:
    opened = await leader.open_hall(names=["Zoé", "Léa"])
    code = opened["code"]
    assert opened["link"].endswith(f"/s/{code}")
    assert len(opened["key"]) == 8
    about = (await child.get(f"/api/1/rooms/{code}")).json()
    assert (about["title"], about["names"], about["taken"], about.get("role", "")) == ("CE2 B", ["Zoé", "Léa"], [], "")
    answer = await child.post(f"/api/1/rooms/{code}/me", json={"name": "zoé", "animal": 3})
    assert answer.json() == {"person": 1, "name": "Zoé", "animal": 3, "asked": False}
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert (await child.get(f"/api/1/rooms/{code}")).json()["role"] == "player"
    assert (await leader.get(f"/api/1/rooms/{code}")).json()["role"] == "leader"
    assert (await leader.get(f"/api/1/rooms/{code}")).json()["taken"] == ["Zoé"]
    assert opened["key"] not in str(await house.store.halls.rows(house.halls.halls[code].id))


async def test_a_device_keeps_its_own_name(leader: HallVisitor, child: HallVisitor) -> None:
    code = (await leader.open_hall())["code"]
    await child.introduce("La tablette")
    await child.come_in(code, "Zoé")
    await child.come_in(code, "Léa")
    assert (await child.get("/api/1/me")).json()["name"] == "La tablette"


async def test_refusals(leader: HallVisitor, child: HallVisitor, house: GameServer) -> None:
    code = (await leader.open_hall(names=["Zoé"]))["code"]
    known = len(house.identities.known)
    for name, refused in (("Max", "name-refused"), ("", "name-refused")):
        assert code_of(await child.post(f"/api/1/rooms/{code}/me", json={"name": name})) == (422, refused)
    assert len(house.identities.known) == known  # nobody is made for nothing
    assert code_of(await child.get("/api/1/rooms/BCDFG")) == (404, "no-such-room")
    assert code_of(await child.delete(f"/api/1/rooms/{code}")) == (401, "nobody")
    await child.come_in(code, "Zoé")
    assert code_of(await child.delete(f"/api/1/rooms/{code}")) == (403, "leader-only")
    bad = {"plan": {"games": [{"game": "chess"}]}}
    assert code_of(await leader.post("/api/1/rooms", json=bad)) == (422, "bad-setup")
    assert code_of(await leader.post("/api/1/rooms", json={"league": {"title": "x"}})) == (422, "bad-league")


async def test_a_second_class_behind_one_address_comes_in(tmp_path: Path) -> None:
    async with running(tmp_path, newcomers_at_once=2, newcomers_a_minute=1) as (_, address):
        async with HallVisitor(address) as leader:
            await leader.introduce("Mme Roy")
            code = (await leader.open_hall())["code"]
        for number in range(5):
            async with HallVisitor(address) as visitor:
                await visitor.come_in(code, f"P{number}")


async def test_the_key_is_guessed_at_a_few_times_only(tmp_path: Path) -> None:
    async with (
        running(tmp_path, guesses_at_once=3, guesses_a_minute=1) as (_, address),
        HallVisitor(address) as leader,
        HallVisitor(address) as other,
    ):
        await leader.introduce("Mme Roy")
        await other.introduce("M. Blanc")
        opened = await leader.open_hall()
        lead = f"/api/1/rooms/{opened['code']}/lead"
        assert (await other.post(lead, json={"key": opened["key"].lower()})).status_code == 200
        for _ in range(3):
            assert code_of(await other.post(lead, json={"key": "BCDFGHJK"})) == (403, "wrong-key")
        assert (await other.post(lead, json={"key": opened["key"]})).status_code == 429


async def test_who_may_open_which_socket(leader: HallVisitor, child: HallVisitor, address: str) -> None:
    code = (await leader.open_hall())["code"]
    await child.introduce("Zoé")
    for role in ("player", "leader", "host"):
        with pytest.raises(InvalidStatus):
            async with child.enter_hall(code, role):
                pass
    async with child.enter_hall(code, "wall") as wall:
        assert (await wall.hall())["role"] == "wall"
        assert (await wall.ask("begin"))["code"] == "leader-only"
    with pytest.raises(InvalidStatus):
        async with socket(address, f"/ws/room/{code}?as=wall", "forged"):
            pass
    table = await leader.open_table()
    with pytest.raises(InvalidStatus):
        async with socket(address, f"/ws/room/{code}?as=wall", await leader.ticket(table)):
            pass
    async with leader.enter_hall(code, "leader") as desk:
        for sent in ('{"do":"begin"}', "nonsense", '{"do":"play","id":"x","moves":[1]}'):
            await desk.made.send(sent)
            assert (await desk.until("no"))["code"] in ("bad-message", "not-json")
        assert (await desk.ask("echo"))["kind"] == "ack"


async def test_the_pages_of_a_hall_are_there(child: HallVisitor) -> None:
    for path in ("/s/KNWJB", "/desk/KNWJB", "/wall/KNWJB"):
        assert (await child.get(path)).headers["content-type"].startswith("text/html")


# ---- tables


async def test_a_hall_looks_after_its_tables(
    leader: HallVisitor, child: HallVisitor, house: GameServer, address: str
) -> None:
    code = (await leader.open_hall())["code"]
    async with leader.enter_hall(code, "leader") as desk, players(address, code, ["Zoé", "Léa", "Max"]) as people:
        for each in people:
            each.is_playing = False
        await desk.must("begin")
        await until(lambda: all(each.frame for each in people))
        table = people[0].go["code"]
        assert table == f"{code}-1"
        assert house.tables.live[house.tables.codes[table]].table.host.startswith(HALL)
        assert people[0].room["setup"]["chat"] == "phrases"
        assert not any(seat.get("host") for seat in people[0].room["seats"])
        assert [seat["name"] for seat in people[0].room["seats"]] == [each.name for each in seated(people)]
        await child.introduce("Curieux")
        assert code_of(await child.get(f"/api/1/tables/{table}")) == (404, "no-such-table")
        with pytest.raises(InvalidStatus):
            async with child.sit_down(table):
                pass
        await people[0].close()
        async with people[0].visitor.sit_down(table) as line:
            for do in ("start", "close"):
                assert (await line.ask(do))["code"] == "host-only"
            assert (await line.ask("remove", seat=1))["code"] == "host-only"
            assert (await line.ask("sit", seat=0))["code"] == "hall-table"
            assert (await line.ask("say", text="bonjour"))["code"] == "phrases-only"
            assert (await line.ask("pause"))["kind"] == "ack"
            await desk.must("pause")
            assert (await line.ask("resume"))["code"] == "hall-paused"
            await desk.must("resume")
            assert (await line.ask("echo"))["kind"] == "ack"
            assert line.last["room"]["phase"] == "paused"  # as its people had it
            assert (await line.ask("resume"))["kind"] == "ack"
            await desk.must("chat", chat="off")
            assert (await line.ask("say", phrase="hello"))["code"] == "chat-off"
            await desk.must("chat", chat="free")
            await desk.must("mute", person=people[0].number)
            assert (await line.ask("say", text="bonjour"))["code"] == "muted"


def seated(people: list[Player]) -> list[Player]:
    return sorted(people, key=lambda each: each.go.get("seat", 0))


async def test_who_is_removed_has_neither_hall_nor_seat(leader: HallVisitor, address: str) -> None:
    code = (await leader.open_hall())["code"]
    async with leader.enter_hall(code, "leader") as desk, players(address, code, ["Zoé", "Léa", "Max"]) as people:
        await desk.must("begin")
        await until(lambda: all(each.frame for each in people))
        table = people[1].go["code"]
        await desk.must("remove", person=people[1].number)
        with pytest.raises(InvalidStatus):
            async with people[1].visitor.enter_hall(code):
                pass
        with pytest.raises(InvalidStatus):
            async with people[1].visitor.sit_down(table):
                pass


async def test_desk_and_wall_glance_at_the_tables(leader: HallVisitor, address: str) -> None:
    code = (await leader.open_hall())["code"]
    async with (
        leader.enter_hall(code, "leader") as desk,
        leader.enter_hall(code, "wall") as wall,
        players(address, code, ["Zoé", "Léa"]) as people,
    ):
        await desk.must("begin")
        for line in (desk, wall):
            seen = line.last.get("glance") or await line.until("glance")
            assert sorted(seen["names"]) == ["Léa", "Zoé"]
            assert seen["frame"]["kind"] == "frame"
            assert "seat" not in seen["frame"]
        await until(lambda: all(each.frame for each in people))


async def test_leaders_take_sheets_home(leader: HallVisitor, child: HallVisitor) -> None:
    code = (await leader.open_hall(names=["Zoé", "=Léa"]))["code"]
    await child.come_in(code, "Zoé")
    paths = [f"/api/1/rooms/{code}/{name}" for name in ("results.csv", "results.pdf", "labels.pdf", "league.json")]
    for path in paths:
        assert code_of(await child.get(path)) == (403, "leader-only")
    table, *sheets, league = [await leader.get(path) for path in paths]
    assert table.content.startswith(b"\xef\xbb\xbf")
    assert "Zoé" in table.text
    for sheet in sheets:
        assert sheet.content.startswith(b"%PDF") or code_of(sheet) == (501, "print-missing")
    again = await leader.open_hall(league=league.json(), names=[])
    assert (await child.get(f"/api/1/rooms/{again['code']}")).json()["names"] == ["Zoé"]


# ---- a whole lesson


async def lesson(tmp_path: Path, count: int, tables: int) -> None:
    """Three rounds, a closed laptop, another leader with the key, a restart: nobody loses a seat or a point."""
    names = [f"Philibertine{number}" for number in range(count)]
    async with AsyncExitStack() as visits:
        async with running(tmp_path) as (_, address), HallVisitor(address) as leader:
            await leader.introduce("Mme Roy")
            opened = await leader.open_hall(names=names)
            people = await visits.enter_async_context(players(address, opened["code"], names))
            async with leader.enter_hall(opened["code"], "leader") as desk:
                await first_round(desk, people, tables)
            await second_round(address, opened, people)
            before, seats = people[2].hall, [each.go for each in people]
            for each in people:
                await each.close()
        async with running(tmp_path) as (house, address), HallVisitor(address) as leader:
            await leader.introduce("M. Blanc")
            await third_round(leader, opened, people, seats, before)
            await end(house, leader, opened["code"], tmp_path)
    check_nothing_left(tmp_path)


async def first_round(desk: HallLine, people: list[Player], tables: int) -> None:
    """Everybody plays; somebody shuts their laptop and comes back to the same seat."""
    await desk.must("begin")
    await until(lambda: all(each.frame for each in people))
    seats = {(each.go["table"], each.go.get("seat", 0)) for each in people}
    assert len(seats) == len(people)
    assert len({table for table, _ in seats}) == tables
    seat = people[0].go
    await people[0].close()
    await desk.hall(lambda hall: not next(p for p in hall["people"] if p["number"] == people[0].number).get("here"))
    people[0].connect()
    await until(lambda: people[0].go == seat)
    await desk.hall(lambda hall: all(table.get("matches") for table in hall["tables"]))
    await desk.must("turn")
    assert (await desk.hall(lambda hall: hall["phase"] == "seated"))["round"] == 2


async def second_round(address: str, opened: dict[str, str], people: list[Player]) -> None:
    """The desk is gone; somebody leads on with the key, from another device."""
    code = opened["code"]
    async with HallVisitor(address) as other:
        await other.introduce("Mme Roy, au téléphone")
        assert (await other.post(f"/api/1/rooms/{code}/lead", json={"key": opened["key"]})).status_code == 200
        async with other.enter_hall(code, "leader") as desk:
            await desk.must("begin")
            await until(lambda: all(each.go.get("code") for each in people))
            await desk.must("pause")
            await until(lambda: all(each.room.get("phase") == "paused" for each in people))
            await desk.must("resume")
            await desk.hall(lambda hall: any(table.get("matches") for table in hall["tables"]))
            await desk.must("turn")
            await desk.must("begin")
            await desk.hall(lambda hall: hall["phase"] == "playing" and hall["round"] == 3)
            await until(lambda: all(each.hall.get("round") == 3 for each in people))


async def third_round(
    leader: HallVisitor,
    opened: dict[str, str],
    people: list[Player],
    seats: list[dict[str, Any]],
    before: dict[str, Any],
) -> None:
    """The server was started again in the middle: everybody comes back to their seat, and the match goes on."""
    code = opened["code"]
    assert (await leader.post(f"/api/1/rooms/{code}/lead", json={"key": opened["key"]})).status_code == 200
    async with leader.enter_hall(code, "leader") as desk:
        found = await desk.hall()
        assert (found["phase"], found["round"]) == ("playing", 3)
        assert found["standings"] == before["standings"]
        for each in people:
            each.come_back(str(leader.base_url))
        await until(lambda: [each.go for each in people] == seats)
        await desk.hall(lambda hall: all(table.get("matches") for table in hall["tables"]))
        await desk.must("end")
        over = await desk.hall(lambda hall: hall["phase"] == "over")
        assert sum(each["points"] for each in over["standings"]) == pytest.approx(3 * 6 * len(people), abs=0.5)


async def end(house: GameServer, leader: HallVisitor, code: str, folder: Path) -> None:
    """Nothing of it is left: neither in memory nor in any file."""
    async with leader.enter_hall(code, "leader") as desk:
        assert (await leader.delete(f"/api/1/rooms/{code}")).status_code == 200
        assert (await desk.until("bye"))["again"] is False
    assert code_of(await leader.get(f"/api/1/rooms/{code}")) == (404, "no-such-room")
    assert "Philibertine" not in str(house.identities.known)
    assert not house.tables.live
    check_nothing_left(folder)


def check_nothing_left(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file():
            assert b"Philibertine" not in path.read_bytes(), path.name


async def test_a_lesson_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    await lesson(tmp_path, 7, 2)


@pytest.mark.thorough
async def test_a_lesson_of_thirty_at_eight_tables(tmp_path: Path) -> None:
    await lesson(tmp_path, 30, 8)


async def test_who_plays_when_the_hall_ends_is_told_so_for_good(leader: HallVisitor, address: str) -> None:
    code = (await leader.open_hall(plan={"games": [{"game": "derniere"}], "size": 2, "rounds": 1}))["code"]
    async with (
        HallVisitor(address) as one,
        HallVisitor(address) as other,
        leader.enter_hall(code, "leader") as desk,
        AsyncExitStack() as lines,
    ):
        await one.come_in(code, "Zoé")
        await other.come_in(code, "Léa")
        in_hall, _ = [await lines.enter_async_context(each.enter_hall(code)) for each in (one, other)]
        await desk.must("begin")
        while "code" not in (sent := await in_hall.until("go")):
            pass
        async with one.sit_down(sent["code"]) as at_table:
            await at_table.until("room")
            assert (await leader.delete(f"/api/1/rooms/{code}")).status_code == 200
            for line in (in_hall, at_table):
                told = await line.until("bye")
                assert (told["why"]["key"], told["again"]) == ("house-hall-closed", False)
                with pytest.raises(ConnectionClosedOK):  # 1000: nobody comes back
                    await line.next()


async def test_who_was_in_a_hall_that_has_ended_is_somebody_else_next_time(
    leader: HallVisitor, child: HallVisitor
) -> None:
    code = (await leader.open_hall())["code"]
    await child.come_in(code, "Zoé")
    assert (await leader.delete(f"/api/1/rooms/{code}")).status_code == 200
    assert (await child.get("/api/1/me")).json() == {"name": ""}
    assert (await leader.get("/api/1/me")).json()["name"] == "Mme Roy"


async def test_a_hall_that_everybody_has_left_ends_by_itself(leader: HallVisitor, house: GameServer) -> None:
    code = (await leader.open_hall())["code"]
    now = house.halls.wall()
    house.halls.wall = lambda: now + 11 * 3600
    await house.halls.tidy()
    assert code in house.halls.halls
    house.halls.wall = lambda: now + 13 * 3600
    await house.halls.tidy()
    assert house.halls.halls == {}
    assert await house.store.halls.all() == []


async def test_who_is_forgotten_is_in_no_hall_any_more(
    leader: HallVisitor, child: HallVisitor, house: GameServer
) -> None:
    code = (await leader.open_hall())["code"]
    await child.come_in(code, "Zoé")
    assert (await child.delete("/api/1/me")).status_code == 200
    assert list(house.halls.halls[code].hall.present) == []


async def test_who_waits_for_a_hall_that_ends_is_answered(leader: HallVisitor, house: GameServer) -> None:
    code = (await leader.open_hall())["code"]
    live = house.halls.halls[code]
    done = asyncio.Event()
    waiting = asyncio.create_task(live.ask(done.wait))
    await asyncio.sleep(0.01)
    live.stop()
    with pytest.raises(StoreAway):
        await waiting
    done.set()


async def test_two_who_come_at_once_have_two_numbers(leader: HallVisitor, address: str) -> None:
    code = (await leader.open_hall())["code"]
    visitors = [HallVisitor(address) for _ in range(8)]
    found: list[Any] = await asyncio.gather(*(each.come_in(code, f"P{n}") for n, each in enumerate(visitors)))
    assert sorted(found) == list(range(1, 9))
    for each in visitors:
        await each.aclose()


async def test_whoever_runs_the_house_lists_and_closes_halls(
    leader: HallVisitor, child: HallVisitor, house: GameServer
) -> None:
    code = (await leader.open_hall())["code"]
    await child.come_in(code, "Zoé")
    bearer = {"authorization": f"Bearer {house.token}"}
    assert code_of(await leader.get("/api/1/admin/rooms")) == (403, "no-token")
    assert code_of(await leader.post(f"/api/1/admin/rooms/{code}/close")) == (403, "no-token")
    async with leader.enter_hall(code, "leader") as desk:
        await desk.hall()
        answer = await leader.get("/api/1/admin/rooms", headers=bearer)
        assert answer.json() == {"rooms": [{"code": code, "phase": "gathering", "people": 1, "tables": 0}]}
        assert (await leader.post(f"/api/1/admin/rooms/{code}/close", headers=bearer)).status_code == 200
        assert (await desk.until("bye"))["again"] is False
    assert code_of(await leader.get(f"/api/1/rooms/{code}")) == (404, "no-such-room")
    assert await house.store.halls.all() == []
