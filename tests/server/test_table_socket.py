"""Sockets at the door: who is let in, what becomes of nonsense, how one goes on after a break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tablee.core.races import MS
from tablee.server.endpoints.table_socket import left_off
from tablee.server.hosting.game_server import GameServer
from tablee.table.live import LiveTable
from tablee.table.show import audience
from tests.patience import PATIENCE
from tests.server.visit import Line, Visitor, running, socket

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        await made.introduce("Zoé")
        yield made


async def refused(made: Any) -> bool:
    try:
        async with made:
            return False
    except InvalidStatus as error:
        return error.response.status_code == 403


async def true_soon(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


def figure(house: GameServer, name: str, **labels: str) -> float:
    return house.metrics.registry.get_sample_value(f"tablee_{name}", labels) or 0.0


# ---- the handshake


async def test_a_ticket_opens_one_socket_and_the_answer_names_only_the_protocol(address: str, visitor: Visitor) -> None:
    code = await visitor.open_table()
    ticket = await visitor.ticket(code)
    async with socket(address, f"/ws/table/{code.lower()}", ticket) as made:
        assert made.subprotocol == "tablee.1"
        assert (await Line(made).next())["kind"] == "hello"
    assert await refused(socket(address, f"/ws/table/{code}", ticket))


@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1.elsewhere.example",
        "",
        "ws://127.0.0.1",
    ],
)
async def test_a_foreign_look_alike_null_or_missing_origin_is_refused(
    house: GameServer, address: str, visitor: Visitor, origin: str
) -> None:
    code = await visitor.open_table()
    assert await refused(socket(address, f"/ws/table/{code}", await visitor.ticket(code), origin=origin))
    assert await refused(socket(address, "/ws/lobby", origin=origin))
    assert figure(house, "handshakes_refused_total", reason="origin") == 2


async def test_a_program_that_says_so_needs_no_origin(address: str, visitor: Visitor) -> None:
    code = await visitor.open_table()
    ticket = await visitor.ticket(code)
    async with socket(address, f"/ws/table/{code}", ticket, origin="", **{"tablee-client": "1"}) as made:
        assert (await Line(made).next())["kind"] == "hello"


async def test_a_ticket_that_is_forged_foreign_outlived_or_missing_is_refused(
    house: GameServer, address: str, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, other = await visitor.open_table(), await visitor.open_table()
    assert await refused(socket(address, f"/ws/table/{code}"))
    assert await refused(socket(address, f"/ws/table/{code}", "forged"))
    assert await refused(socket(address, f"/ws/table/{code}", await visitor.ticket(other)))
    assert await refused(socket(address, f"/ws/table/{code}?ticket={await visitor.ticket(code)}"))
    late = await visitor.ticket(code)
    now = house.tickets.now()
    monkeypatch.setattr(house.tickets, "now", lambda: now + 11)
    assert await refused(socket(address, f"/ws/table/{code}", late))


async def test_the_ticket_of_somebody_who_was_forgotten_is_no_good(address: str, visitor: Visitor) -> None:
    code = await visitor.open_table()
    ticket = await visitor.ticket(code)
    await visitor.delete("/api/1/me")
    assert await refused(socket(address, f"/ws/table/{code}", ticket))


async def test_who_is_forgotten_is_shown_out(house: GameServer, visitor: Visitor) -> None:
    code = await visitor.open_table()
    async with visitor.sit_down(code) as line:
        await line.ask("sit", seat=0)
        await visitor.delete("/api/1/me")
        assert (await line.until("bye"))["again"] is False
    await true_soon(lambda: not house.connections.sockets)


async def test_too_many_tabs_are_refused_and_one_that_is_closed_makes_room(tmp_path: Path) -> None:
    async with running(tmp_path, sockets_a_person=2) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        codes = [await visitor.open_table() for _ in range(3)]
        async with visitor.sit_down(codes[0]), visitor.sit_down(codes[1]):
            assert await refused(socket(address, f"/ws/table/{codes[2]}", await visitor.ticket(codes[2])))
        await true_soon(lambda: not house.connections.sockets)
        assert not house.connections.open
        async with visitor.sit_down(codes[2]) as line:
            assert (await line.next())["kind"] == "hello"


async def test_too_many_handshakes_from_one_address_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path, handshakes_at_once=2, handshakes_a_minute=1) as (_, address):
        assert [await refused(socket(address, "/ws/lobby")) for _ in range(3)] == [False, False, True]


async def test_a_table_without_spectators_lets_nobody_watch_a_match(address: str, visitor: Visitor) -> None:
    code = await visitor.open_table(watching=False)
    async with visitor.sit_down(code) as line, Visitor(address) as other:
        await line.ask("sit", seat=0)
        await other.introduce("Hugo")
        async with other.sit_down(code) as watching:
            assert (await watching.next())["kind"] == "hello"
        await line.ask("start")
        assert await refused(socket(address, f"/ws/table/{code}", await other.ticket(code)))


# ---- is anybody there?


async def test_whoever_asks_is_answered_at_the_door_whatever_the_table_does(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitor.sit_down(await visitor.open_table()) as line:
        monkeypatch.setattr(LiveTable, "post", lambda *_: False)
        assert (await line.ask("start"))["code"] == "busy"
        for _ in range(3):  # the same id: nothing is remembered
            await line.made.send('{"do": "echo", "id": "same"}')
            assert await line.until("ack") == {"kind": "ack", "id": "same"}


# ---- messages


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("no json", "not-json"),
        ("[" * 5000, "not-json"),
        ('{"do":"play","id":"a","moves":[99999999999999999999]}', "bad-message"),
        ('{"do":"play","id":"a","moves":[1e999]}', "not-json"),
        ('{"do":"play","id":"a","r":NaN}', "not-json"),
        ('{"do":"fly","id":"a"}', "bad-message"),
        ('{"do":"start","id":"a","more":1}', "bad-message"),
        ('{"do":"start"}', "bad-message"),
        ('{"do":"play","id":"a","moves":[' + "1," * 9 + "1]}", "bad-message"),
        ("x" * 20_000, "too-long"),
    ],
)
async def test_nonsense_is_answered_and_the_socket_stays(
    house: GameServer, visitor: Visitor, sent: str, code: str
) -> None:
    table = await visitor.open_table()
    async with visitor.sit_down(table) as line:
        await line.made.send(sent)
        no = await line.until("no")
        assert no["code"] == code or {no["code"], code} == {"bad-message", "not-json"}
        if '"id":"a"' in sent and no["code"] == "bad-message":
            assert no["id"] == "a"
        assert (await line.ask("sit", seat=0))["kind"] == "ack"
    assert figure(house, "faulty_messages_total") == 1


async def test_too_much_nonsense_is_shown_out_and_others_play_on(address: str, visitor: Visitor) -> None:
    code = await visitor.open_table()
    async with visitor.sit_down(code) as line, Visitor(address) as other:
        await other.introduce("Hugo")
        async with other.sit_down(code) as honest:
            for _ in range(12):
                await line.made.send("nonsense")
            assert (await line.until("bye"))["again"] is False
            assert await line.ended() == 1008
            assert (await honest.ask("sit", seat=1))["kind"] == "ack"


async def test_a_flood_is_shown_out(tmp_path: Path) -> None:
    limits = {"messages_at_once": 5, "messages_a_second": 1, "strikes": 3}
    async with running(tmp_path, **limits) as (_, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        async with visitor.sit_down(await visitor.open_table()) as line:
            for number in range(12):
                await line.made.send(msgspec.json.encode({"do": "look", "id": f"x{number}"}).decode())
            assert (await line.until("no"))["code"] == "too-fast"
            await line.until("bye")


async def test_messages_of_one_address_are_counted_together_and_nobody_is_shown_out_for_others(tmp_path: Path) -> None:
    limits = {"address_messages_at_once": 20, "address_messages_a_second": 1, "strikes": 1}
    async with running(tmp_path, **limits) as (server, address), Visitor(address) as visitor, Visitor(address) as other:
        await visitor.introduce("Zoé")
        await other.introduce("Hugo")
        mine, theirs = await visitor.open_table(), await other.open_table()
        async with visitor.sit_down(mine) as one, other.sit_down(theirs) as two:
            for line in (one, two):
                answers = [await line.ask("echo") for _ in range(30)]
            assert answers[-1]["code"] == "too-fast"
            server.limits.messages_by_address.found.clear()  # as if time had passed
            assert [(await line.ask("echo"))["kind"] for line in (one, two)] == ["ack", "ack"]


async def test_a_new_socket_begins_with_what_the_one_before_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "CHAT_EVERY", 3600_000 * MS)
    limits = {"messages_at_once": 20, "messages_a_second": 1, "strikes": 200}
    async with running(tmp_path, **limits) as (_, address), Visitor(address) as visitor, Visitor(address) as other:
        await visitor.introduce("Zoé")
        await other.introduce("Hugo")
        code = await visitor.open_table()
        async with visitor.sit_down(code) as line:
            assert (await line.ask("sit", seat=0))["kind"] == "ack"
            assert (await line.ask("say", text="bonjour"))["kind"] == "ack"
        async with visitor.sit_down(code) as line:
            line.number = 10  # of its messages: none is one that was answered before
            assert (await line.ask("say", text="encore"))["code"] == "too-fast"
            answers = [await line.ask("echo") for _ in range(100)]
            assert answers[-1]["code"] == "too-fast"
        async with visitor.sit_down(code) as line:
            answers = [await line.ask("echo") for _ in range(19)]  # a full allowance would be enough
            assert answers[-1].get("code") == "too-fast"
        async with other.sit_down(code) as line:
            assert (await line.ask("sit", seat=1))["kind"] == "ack"
            assert (await line.ask("say", text="salut"))["kind"] == "ack"


async def test_reaching_for_somebody_elses_seat_is_refused_and_counts(house: GameServer, visitor: Visitor) -> None:
    code = await visitor.open_table()
    async with visitor.sit_down(code) as line:
        await line.ask("sit", seat=0)
        for _ in range(house.settings.strikes):
            assert (await line.ask("leave", seat=1))["code"] == "not-your-seat"
        await line.made.send('{"do":"leave","id":"last","seat":1}')
        await line.until("bye")


async def test_a_full_inbox_says_busy(house: GameServer, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await visitor.open_table()
    async with visitor.sit_down(code) as line:
        await line.until("room")
        live = await house.tables.table(code)
        assert live is not None
        monkeypatch.setattr(live, "post", lambda viewer, asked: False)
        assert (await line.ask("sit", seat=0))["code"] == "busy"


async def test_frames_that_are_too_long_or_no_text_end_the_socket(visitor: Visitor) -> None:
    code = await visitor.open_table()
    for sent, ended in (("x" * 70_000, 1009), (b"\x00\x01", 1003)):
        async with visitor.sit_down(code) as line:
            await line.until("room")
            await line.made.send(sent)
            assert await line.ended() == ended


async def test_who_does_not_read_is_dropped_and_counted(house: GameServer, address: str, visitor: Visitor) -> None:
    code = await visitor.open_table()
    async with socket(address, f"/ws/table/{code}", await visitor.ticket(code), max_queue=1):
        await true_soon(lambda: len(house.connections.sockets) == 1)
        (line,) = house.connections.sockets
        for _ in range(1000):
            line.send(b"x" * 60_000)
            if line.end:
                break
        await true_soon(lambda: not house.connections.sockets)
    assert figure(house, "slow_readers_total") == 1


# ---- going on after a break


async def test_after_a_break_one_goes_on_where_one_was(house: GameServer, visitor: Visitor) -> None:
    code = await visitor.open_table()
    async with visitor.sit_down(code) as line:
        await line.ask("sit", seat=0)
        await line.ask("start")
        frame = await line.frame()
    async with visitor.sit_down(code, f"?match={frame['match']}&n={frame['n']}") as line:
        again = await line.until("frame")
        assert again["missed"]
        assert (again["match"], again["seat"]) == (frame["match"], 0)
    assert figure(house, "resumes_total") == 1


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (b"match=2&n=31", (2, 31)),
        (b"match=2", (None, None)),
        (b"match=2&n=-1", (None, None)),
        (b"match=2&n=" + b"9" * 50, (None, None)),
        ("match=٣&n=1".encode(), (None, None)),
        (b"", (None, None)),
    ],
)
def test_where_one_was_is_a_number_or_nothing(asked: bytes, found: tuple[int | None, int | None]) -> None:
    assert left_off({"query_string": asked}) == found


async def test_a_second_tab_takes_over(house: GameServer, visitor: Visitor) -> None:
    code = await visitor.open_table()
    async with visitor.sit_down(code) as line, visitor.sit_down(code) as second:
        assert (await second.ask("sit", seat=0))["kind"] == "ack"
        assert await line.ended() == 4001
    await true_soon(lambda: not house.connections.sockets)
    live = await house.tables.table(code)
    assert live is not None
    assert live.viewers == []


# ---- the lobby


async def test_the_lobby_is_told_at_once_and_whenever_it_changes(address: str, visitor: Visitor) -> None:
    async with socket(address, "/ws/lobby") as made:
        line = Line(made)
        assert await line.next() == {"kind": "lobby", "tables": []}
        code = await visitor.open_table(public=True)
        assert [each["code"] for each in (await line.next())["tables"]] == [code]
        async with visitor.sit_down(code) as seated:
            await seated.ask("sit", seat=0)
            while (found := await line.next())["tables"][0]["free"] != 2:
                pass
            assert found["tables"][0]["seats"] == ["Zoé", "", ""]
            await seated.made.send('{"do":"close","id":"end"}')
            await seated.until("bye")
        while (await line.next())["tables"]:
            pass


async def test_many_changes_are_told_together(house: GameServer, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with socket(address, "/ws/lobby") as made:
        await Line(made).next()
        told: list[None] = []
        monkeypatch.setattr(house.lobby, "tell", lambda: told.append(None))
        for _ in range(50):
            house.lobby.changed()
            await asyncio.sleep(0.004)
        assert len(told) <= 2


async def test_whoever_talks_to_the_lobby_is_shown_out(address: str) -> None:
    async with socket(address, "/ws/lobby") as made:
        for _ in range(12):
            await made.send("hello?")
        await Line(made).until("bye")


# ---- the house stops


async def test_when_the_house_stops_everybody_is_told_to_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        code = await visitor.open_table()
        async with visitor.sit_down(code) as line, socket(address, "/ws/lobby") as made:
            await line.ask("sit", seat=0)
            await house.stop()
            for each in (line, Line(made)):
                assert (await each.until("bye")).get("again", True) is True
                assert await each.ended() == 1012
        assert await refused(socket(address, "/ws/lobby"))
        assert (await visitor.get("/readyz")).status_code == 503
