"""Bad input and what it gets, over real sockets: at the door, in frames, in messages, in words. Each time an honest
player sits at the same table, plays on, and is served."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest

from tablee.server.net.websocket_frames import BINARY, CLOSE, CONT, PING, PONG, TEXT
from tests.server.beside import Company, Housed, company, housed
from tests.server.raw import Client, close_frame, frame, pieces
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    with housed(tmp_path_factory.mktemp("house")) as made:
        yield made
        print(f"\nan honest player was served {len(made.served)} times, after {max(made.served) * 1000:.0f} ms at most")


@pytest.fixture
async def table(at: Housed) -> AsyncIterator[Company]:
    """Anne has the turn; whatever happens in a test, she plays on afterwards."""
    async with company(at) as made:
        yield made
        await made.is_served()


# ---- the handshake


def knock(table: Company, headers: bytes, path: str = "") -> int:
    with Client(table.at.port, path or f"/ws/table/{table.code}", headers) as client:
        return client.status


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://elsewhere.example",
        "http://table.elsewhere.example",
        "http://elsewhere.example/table",
        "http://table@elsewhere.example",
        "http://mytable",
        "http://tabIe",
        "http://tаble",  # with a Cyrillic letter
        "http://table:81",
        "http://table/",
        "ftp://table",
        "//table",
        "table",
        "http://table http://elsewhere.example",
    ],
)
async def test_who_comes_from_another_page_is_refused_before_the_socket_opens(
    at: Housed, table: Company, origin: str
) -> None:
    before, ticket = at.figure("handshakes_refused_total", reason="origin"), await table.him.ticket(table.code)
    assert knock(table, table.headers(ticket, origin)) == 403
    assert at.figure("handshakes_refused_total", reason="origin") == before + 1
    assert knock(table, table.headers(ticket)) == 101  # it was that, and nothing else


async def test_who_comes_from_two_pages_at_once_is_refused_too(table: Company) -> None:
    ticket = await table.him.ticket(table.code)
    assert knock(table, b"Origin: http://elsewhere.example\r\n" + table.headers(ticket)) == 400
    assert knock(table, table.headers(ticket)) == 101


async def test_a_ticket_that_is_forged_replayed_or_none_is_refused(at: Housed, table: Company) -> None:
    good = await table.him.ticket(table.code)
    forged = good[:-1] + ("A" if good[-1] != "A" else "B")
    for ticket in (forged, "", "x" * 5000):
        assert knock(table, table.headers(ticket)) == 403
    assert knock(table, b"Origin: http://table\r\nSec-WebSocket-Protocol: tablee.1\r\n") == 403
    assert knock(table, b"Origin: http://table\r\n") == 403
    two = f"Origin: http://table\r\nSec-WebSocket-Protocol: tablee.1, ticket.{good}, ticket.{forged}\r\n"
    assert knock(table, two.encode()) == 403
    assert knock(table, table.headers(good)) == 101
    assert knock(table, table.headers(good)) == 403


async def test_a_ticket_that_is_too_old_is_refused(at: Housed, table: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    late = await table.him.ticket(table.code)
    now = at.house.tickets.now
    with monkeypatch.context() as later:
        later.setattr(at.house.tickets, "now", lambda: now() + at.house.settings.ticket_seconds + 1)
        assert knock(table, table.headers(late)) == 403


async def test_a_ticket_opens_its_own_table_for_its_own_person_and_never_from_the_address(
    at: Housed, table: Company
) -> None:
    hers, his = dict(table.her.cookies)["tablee"], dict(table.him.cookies)["tablee"]
    stolen = await table.her.ticket(table.code)
    assert knock(table, table.headers(stolen) + f"Cookie: tablee={his}\r\n".encode()) == 403
    elsewhere = await table.him.open_table()
    assert knock(table, table.headers(await table.him.ticket(elsewhere))) == 403
    protocol = b"Origin: http://table\r\nSec-WebSocket-Protocol: tablee.1\r\n"
    path = f"/ws/table/{table.code}?ticket={await table.him.ticket(table.code)}"
    assert knock(table, protocol, path) == 403
    own = await table.him.ticket(table.code)
    assert knock(table, table.headers(own) + f"Cookie: other=1; tablee={his}\r\n".encode()) == 101
    assert hers != his


async def test_nobody_opens_tabs_without_end(at: Housed, table: Company) -> None:
    most = at.house.settings.sockets_a_person
    at.house.connections.open[f"person {table.live.table.chairs[1].who}"] += most - 1
    assert knock(table, table.headers(await table.him.ticket(table.code))) == 403
    at.house.connections.open[f"person {table.live.table.chairs[1].who}"] -= most - 1
    assert knock(table, table.headers(await table.him.ticket(table.code))) == 101


# ---- frames

BAD = b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80edited"  # good Greek, then half of a surrogate


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([frame(TEXT, b"x" * 65_536)], 1009),
        ([frame(TEXT, b"x" * 40_000, fin=False), frame(CONT, b"x" * 40_000)], 1009),
        ([frame(TEXT, b" " * 3_000_000)[:20]], 1009),  # announced, and never sent
        ([bytes((0x81, 0xFF)) + b"\xff" * 8], 1009),
        (pieces(frame(TEXT, b"x" * 900_000), 10_000), 1009),
        ([frame(TEXT, BAD)], 1007),
        ([frame(TEXT, BAD[:4], fin=False), frame(CONT, BAD[4:])], 1007),
        ([frame(TEXT, b"\xf4\x90\x80\x80", fin=False)], 1007),  # can become nothing any more
        ([close_frame(1000, b"\xff")], 1007),
        ([frame(BINARY, b"\x00\x01")], 1003),
        ([frame(BINARY, b"{}", fin=False), frame(CONT, b"")], 1003),
        ([frame(TEXT, b"{}", masked=False)], 1002),
        ([frame(TEXT, b"{}", rsv=4)], 1002),
        ([frame(3, b"{}")], 1002),
        ([frame(11, b"{}")], 1002),
        ([frame(CONT, b"{}")], 1002),
        ([frame(TEXT, b"{", fin=False), frame(TEXT, b"}")], 1002),
        ([frame(PING, b"", fin=False)], 1002),
        ([frame(PONG, b"x" * 126)], 1002),
        ([frame(CLOSE, b"\x03")], 1002),
        ([close_frame(1005)], 1002),
        ([close_frame(999)], 1002),
    ],
)
async def test_a_frame_that_is_none_ends_its_socket_with_the_right_code(
    at: Housed, table: Company, sent: list[bytes], code: int
) -> None:
    with await table.raw() as client:
        client.send(*sent)
        assert client.closed_with() == code
    at.wait_for(lambda: len(table.live.viewers) == 1)


# ---- messages

DEEP = 6000
DIGITS = "9" * 4000


def play(rest: str) -> str:
    return '{"do":"play","id":"a",' + rest + "}"


NONSENSE = [
    "",
    "no json",
    "{",
    "\u0000",
    '"play"',
    "[]",
    "null",
    "[" * DEEP,
    '{"a":' * (DEEP // 3),
    play('"moves":' + "[" * DEEP + "]" * DEEP),
    '{"do":"change","id":"a","setup":{"game":"derniere","seats":2,"options":{"x":' + "[" * DEEP + "]" * DEEP + "}}}",
    play('"moves":[' + DIGITS + "]"),
    play('"moves":[-' + DIGITS + "]"),
    play('"moves":[1e' + DIGITS + "]"),
    play('"moves":[0.' + DIGITS + "]"),
    play('"moves":[1],"n":' + DIGITS),
    play('"moves":[1],"r":' + DIGITS),
    play('"moves":[1],"r":1e400'),
    play('"moves":[1],"r":-1'),
    play('"moves":[1],"r":NaN'),
    play('"moves":[1],"r":Infinity'),
    play('"points":[["p",NaN,0.5]]'),
    play('"points":[["p",1e300,0.5]]'),
    play('"moves":[65536]'),
    play('"moves":[-1]'),
    play('"moves":[1.5]'),
    play('"moves":["1"]'),
    play('"moves":[true]'),
    play('"moves":[' + "1," * 9 + "1" + "]"),
    play('"moves":null'),
    play('"seat":10'),
    play('"seat":"0"'),
    play('"moves":[1],"as":0'),
    '{"do":"play","moves":[1]}',
    '{"do":"play","id":"","moves":[1]}',
    '{"do":"play","id":7,"moves":[1]}',
    '{"do":"play","id":"a b","moves":[1]}',
    '{"do":"play","id":"a\\n","moves":[1]}',
    '{"do":"play","id":"%s","moves":[1]}' % ("a" * 41),
    '{"do":"fly","id":"a"}',
    '{"do":["play"],"id":"a"}',
    '{"id":"a","moves":[1]}',
    '{"do":"sit","id":"a"}',
    '{"do":"sit","id":"a","seat":0.5}',
    '{"do":"describe","id":"a","on":"yes"}',
    '{"do":"mix","id":"a","mix":"%s"}' % ("g" * 64),
    '{"do":"mix","id":"a","mix":"%s\\n"}' % ("0" * 64),
    '{"do":"say","id":"a","text":"%s"}' % ("x" * 401),
    '{"do":"say","id":"a","phrase":"rude"}',
    '{"do":"bot","id":"a","seat":1,"bot":"%s"}' % ("x" * 41),
    '{"do":"change","id":"a","setup":{"game":"derniere","seats":99}}',
    '{"do":"change","id":"a","setup":{"game":"derniere","seats":2,"secret":"0"}}',
    '{"do":"start","id":"a"}' + " " * 17_000,
    '{"do":"start","id":"a"}{"do":"start","id":"b"}',
]


def has_a_strike(at: Housed, table: Company) -> bool:
    whose = at.do(table.his_door).whose
    return at.do(lambda: at.house.limits.strikes.of(whose).left) < at.house.settings.strikes


@pytest.mark.parametrize("sent", NONSENSE, ids=range(len(NONSENSE)))
async def test_a_message_that_is_none_is_answered_and_costs_a_strike_and_the_socket_stays(
    at: Housed, table: Company, sent: str
) -> None:
    faults, rows = at.figure("faulty_messages_total"), len(table.journal())
    await table.max.made.send(sent)
    no = await table.max.until("no")
    assert no["code"] in ("not-json", "bad-message", "too-long")
    assert no["why"]["key"].startswith("house-web-")
    assert len(msgspec.json.encode(no)) < 500
    assert at.figure("faulty_messages_total") == faults + 1
    assert len(table.journal()) == rows
    assert has_a_strike(at, table)
    assert (await table.max.ask("describe", on=True))["kind"] == "ack"


@pytest.mark.parametrize(
    "asked",
    [
        {"do": "play", "moves": [1]},
        {"do": "look"},
        {"do": "leave"},
        {"do": "resign"},
        {"do": "describe", "on": True},
        {"do": "mix", "mix": "0" * 64},
        {"do": "again"},
    ],
)
@pytest.mark.parametrize("seat", [0, 9])
async def test_somebody_elses_seat_is_refused_and_costs_a_strike(
    at: Housed, table: Company, asked: dict[str, Any], seat: int
) -> None:
    rows = len(table.journal())
    no = await table.max.ask(**asked, seat=seat)
    assert no["code"] == "not-your-seat"
    assert len(table.journal()) == rows
    assert has_a_strike(at, table)


async def test_who_strikes_too_often_is_shown_out(at: Housed, table: Company) -> None:
    for _ in range(at.house.settings.strikes + 1):
        await table.max.made.send("nonsense")
    assert (await table.max.until("bye"))["again"] is False
    assert await table.max.ended() == 1008
    at.wait_for(lambda: len(table.live.viewers) == 1)


async def test_a_flood_of_good_messages_is_shown_out_too(at: Housed, table: Company) -> None:
    settings = at.house.settings
    rows = len(table.journal())
    with await table.raw() as client:
        for number in range(settings.messages_at_once + 60):
            client.send(frame(TEXT, b'{"do":"play","id":"f%d","moves":[1]}' % number))
        client.send(close_frame(1000))
        assert client.closed_with() == 1008
    assert len(table.journal()) == rows


async def test_a_flood_of_pings_and_of_empty_parts_is_shown_out(at: Housed, table: Company) -> None:
    for flood in (frame(PING, b"x") * 1200, frame(TEXT, b"", fin=False) + frame(CONT, b"", fin=False) * 1200):
        ticket = await table.him.ticket(table.code)
        with Client(at.port, f"/ws/table/{table.code}", table.headers(ticket)) as client:
            client.send(flood)
            assert client.closed_with() == 1008


# ---- words


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anne\u202eeM", "AnneeM"),
        ("\u2066Moritz\u2069\u200b\ufeff", "Moritz"),
        ("Max\x00\x07\x1b[31m\n\r\t!", "Max[31m !"),
        ("<script>alert(1)</script>", "<script>alert(1)</sc"),
        ("<img src=x onerror=1>", "<img src=x onerror=1"),
        ("x" * 60, "x" * 20),
        ("a\u0301" * 30, "á" * 20),
        ("e" + "\u0301" * 50, "é" + "\u0301" * 7),
        ("\u200b\u2800\u3164", ""),
    ],
)
async def test_a_name_is_cleaned_cut_and_only_ever_data(at: Housed, table: Company, typed: str, shown: str) -> None:
    answer = await table.him.put("/api/1/me", json={"name": typed})
    name = answer.json()["name"]
    assert name == shown if shown else name  # who leaves none has a friendly one
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "'unsafe-inline'" not in answer.headers["content-security-policy"]
    while (await table.anne.until("room"))["seats"][1]["name"] != name:
        pass


async def test_a_name_that_is_too_long_to_be_one_is_refused(at: Housed, table: Company) -> None:
    answer = await table.him.put("/api/1/me", json={"name": "x" * 401})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert (await table.him.get("/api/1/me")).json() == {"name": "Max"}


@pytest.mark.parametrize("name", ["Anne", "Anne\u200b", "А\u200bnne", "Аnne"])  # the last two in Cyrillic
async def test_a_look_alike_name_makes_nobody_somebody_else(at: Housed, table: Company, name: str) -> None:
    await table.him.put("/api/1/me", json={"name": name})
    while (room := await table.anne.until("room"))["seats"][1]["name"] == "Max":
        pass
    hers, his = room["seats"]
    assert (hers.get("mine", False), his.get("mine", False)) == (True, False)
    assert (hers.get("host", False), his.get("host", False)) == (True, False)
    assert hers.get("animal", 0) != his.get("animal", 0)
    assert (await table.max.ask("pause"))["code"] == "host-only"
    assert (await table.max.ask("play", seat=0, moves=table.moves(0)[:1]))["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Hallo\u202eollaH\x00\x1b", "HalloollaH"),
        ("<b onclick=alert(1)>hi</b>", "<b onclick=alert(1)>hi</b>"),
        ("one\ntwo\r\n\tthree", "one two three"),
        ("x" * 400, "x" * 200),
        ("e" + "\u0301" * 300, "é" + "\u0301" * 7),
    ],
)
async def test_what_is_said_at_the_table_is_cleaned_cut_and_only_ever_data(
    at: Housed, table: Company, typed: str, shown: str
) -> None:
    assert (await table.max.ask("say", text=typed))["kind"] == "ack"
    assert (await table.anne.until("chat"))["text"] == shown


async def test_nothing_is_said_by_nobody_too_often_or_without_words(at: Housed, table: Company) -> None:
    assert (await table.max.ask("say", text="\u202e\u200b \x00"))["code"] == "nothing-said"
    assert (await table.max.ask("say", text="Hallo"))["kind"] == "ack"
    assert (await table.max.ask("say", text="Hallo?"))["code"] == "too-fast"
    async with Visitor(at.address) as stranger:
        await stranger.introduce("Zoé")
        async with stranger.sit_down(table.code) as line:
            assert (await line.ask("say", text="Hallo"))["code"] == "sit-first"
