"""The house over HTTP, at a real server. Every answer is held against /openapi.json by the visitor itself."""

from __future__ import annotations

import asyncio
import json
import xml.etree.ElementTree as ElementTree
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import tablee
from tablee.core.words import Words
from tablee.protocol.errors import StoreAway
from tablee.protocol.setup import Setup
from tablee.server.base.codes import LETTERS, RUDE, new_code, read
from tablee.server.base.settings import Settings
from tablee.server.endpoints import tables
from tablee.server.hosting import connections
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.identities import RENEWED
from tablee.server.http.routes import ROUTES
from tablee.table.model.guests import guest_name
from tests.patience import PATIENCE
from tests.server.visit import DESCRIBED, SETUP, Visitor, running, socket

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        yield made


@pytest.fixture
async def another(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        yield made


@pytest.fixture
async def host(address: str, house: GameServer) -> AsyncIterator[Visitor]:
    """Whoever runs the house."""
    async with Visitor(address, authorization=f"Bearer {house.token}") as made:
        yield made


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ---- who somebody is


async def test_who_says_a_name_is_known_from_then_on_by_a_cookie_no_script_can_read(visitor: Visitor) -> None:
    assert (await visitor.get("/api/1/me")).json() == {"name": ""}
    answer = await visitor.put("/api/1/me", json={"name": " Zoé\u202e "})
    assert answer.json() == {"name": "Zoé"}
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/", "max-age=31536000"))
    assert "secure" not in cookie
    assert (await visitor.get("/api/1/me")).json() == {"name": "Zoé"}
    assert await visitor.introduce("Léa") == "Léa"


async def test_behind_https_the_cookie_is_for_https_only(address: str) -> None:
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.9", "origin": address.replace("http", "https")}
    async with Visitor(address, **told) as visitor:
        assert "secure" in (await visitor.put("/api/1/me", json={})).headers["set-cookie"].lower()


async def test_a_cookie_is_written_anew_before_it_ends(
    house: GameServer, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await visitor.introduce("Zoé")
    assert "set-cookie" not in (await visitor.get("/api/1/me")).headers
    signed = house.identities.signer.get_timestamp()
    monkeypatch.setattr(house.identities.signer, "get_timestamp", lambda: signed + RENEWED + 5)
    assert "set-cookie" in (await visitor.get("/api/1/me")).headers


async def test_who_says_nothing_is_given_a_name(address: str) -> None:
    async with Visitor(address, **{"accept-language": "de, en-GB;q=0.8"}) as visitor:
        name = await visitor.introduce("\u200b")
        number = (await visitor.get("/api/1/me")).json()["animal"]
    assert name == guest_name(number, "en")


async def test_who_asks_to_be_forgotten_is(house: GameServer, visitor: Visitor) -> None:
    await visitor.introduce("Zoé")
    cookies = dict(visitor.cookies)
    answer = await visitor.delete("/api/1/me")
    assert 'tablee=""' in answer.headers["set-cookie"]
    assert "Zoé" not in house.identities.known.values()
    visitor.cookies.update(cookies)
    assert (await visitor.get("/api/1/me")).json() == {"name": ""}
    assert code_of(await visitor.delete("/api/1/me")) == (401, "nobody")


async def test_a_link_makes_another_device_the_same_persons_once(visitor: Visitor, another: Visitor) -> None:
    await visitor.introduce("Zoé")
    given = (await visitor.post("/api/1/me/handover")).json()
    assert given["link"].partition("#")[2] == given["token"]
    assert (await another.post("/api/1/handover", json={"token": given["token"]})).json() == {"name": "Zoé"}
    code = await visitor.open_table()
    assert (await another.get(f"/api/1/tables/{code}")).status_code == 200
    await another.introduce("Zoé deux")
    assert (await visitor.get("/api/1/me")).json() == {"name": "Zoé deux"}
    async with Visitor(str(visitor.base_url).rstrip("/")) as third:
        assert code_of(await third.post("/api/1/handover", json={"token": given["token"]})) == (410, "link-over")
        assert (await third.get("/api/1/me")).json() == {"name": ""}


async def test_other_devices_are_signed_out_and_this_one_stays(
    house: GameServer, visitor: Visitor, another: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "NEW_COOKIE", 0.05)
    await visitor.introduce("Zoé")
    link = (await visitor.post("/api/1/me/handover")).json()["token"]
    await another.post("/api/1/handover", json={"token": link})
    code = await visitor.open_table()
    unused, ticket = (await another.post("/api/1/me/handover")).json()["token"], await another.ticket(code)
    async with visitor.sit_down(code) as mine, another.sit_down(await visitor.open_table()) as lost:
        assert (await mine.ask("sit", seat=0))["kind"] == "ack"
        answer = await visitor.delete("/api/1/me/devices")
        assert (answer.status_code, answer.json()) == (200, {"name": "Zoé"})
        assert (await lost.until("bye")).get("again", True)
        assert (await mine.until("bye")).get("again", True)
    assert (await visitor.get(f"/api/1/tables/{code}")).json()["seated"] is True
    async with visitor.sit_down(code) as mine:
        await mine.until("room")
        await asyncio.sleep(0.1)
        assert (await mine.ask("echo"))["kind"] == "ack"  # what came since stays
    assert (await another.get("/api/1/me")).json() == {"name": ""}
    assert code_of(await another.post(f"/api/1/tables/{code}/ticket")) == (401, "nobody")
    assert code_of(await another.post("/api/1/handover", json={"token": unused})) == (410, "link-over")
    with pytest.raises(InvalidStatus):
        async with socket(str(visitor.base_url), f"/ws/table/{code}", ticket):
            pass
    again = (await visitor.post("/api/1/me/handover")).json()["token"]
    assert (await another.post("/api/1/handover", json={"token": again})).json() == {"name": "Zoé"}


async def test_a_link_made_by_somebody_who_was_forgotten_leads_nowhere(visitor: Visitor, another: Visitor) -> None:
    await visitor.introduce("Zoé")
    token = (await visitor.post("/api/1/me/handover")).json()["token"]
    await visitor.delete("/api/1/me")
    assert code_of(await another.post("/api/1/handover", json={"token": token})) == (410, "link-over")


# ---- who may ask


@pytest.mark.parametrize(
    "origin",
    ["http://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example", "http://127.0.0.1", "https://[::1", ""],
)
async def test_nothing_is_changed_from_a_page_of_somebody_elses(address: str, origin: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=address) as client:
        answer = await client.put("/api/1/me", json={"name": "Zoé"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert "set-cookie" not in answer.headers


async def test_a_program_that_is_no_browser_says_so(address: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=address) as client:
        assert (await client.put("/api/1/me", json={})).status_code == 403
        told = {"tablee-client": "1"}
        assert (await client.put("/api/1/me", json={}, headers=told)).status_code == 200
        foreign = told | {"origin": "http://elsewhere.example"}
        assert (await client.put("/api/1/me", json={}, headers=foreign)).status_code == 403


async def test_where_the_public_address_is_known_it_is_the_only_origin(tmp_path: Path) -> None:
    async with running(tmp_path, public_address="https://play.example") as (_, address):
        async with Visitor(address, origin="https://play.example") as visitor:
            answer = await visitor.put("/api/1/me", json={})
            assert "secure" in answer.headers["set-cookie"].lower()
            visitor.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]  # as if it had come by https
            code = await visitor.open_table()
            answer = await visitor.get(f"/api/1/tables/{code}")
            assert answer.json()["link"] == f"https://play.example/t/{code}"
            links = (await visitor.post("/api/1/me/handover", headers={"host": "elsewhere.example"})).json()["link"]
            assert links.startswith("https://play.example/handover#")
        for origin in (
            "https://play.example.evil.example", "http://play.example", "https://play.example:444", address,
        ):  # fmt: skip
            async with Visitor(address, origin=origin) as visitor:
                assert (await visitor.put("/api/1/me", json={})).status_code == 403
                named = {
                    "host": origin.partition("://")[2]
                }  # as a name that leads here, or an old proxy, would send it
                assert (await visitor.put("/api/1/me", json={}, headers=named)).status_code == 403
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=address, headers={"tablee-client": "1"}) as program:
            assert (await program.put("/api/1/me", json={})).status_code == 200


async def test_behind_https_a_page_that_came_without_it_is_a_foreign_one(address: str) -> None:
    by_https = {"x-forwarded-proto": "https", "host": "play.example"}
    async with Visitor(address, **by_https, origin="http://play.example") as visitor:
        assert code_of(await visitor.put("/api/1/me", json={})) == (403, "foreign")
    for origin in ("https://play.example", "https://play.example:443"):
        async with Visitor(address, **by_https, origin=origin) as visitor:
            assert (await visitor.put("/api/1/me", json={})).status_code == 200


async def test_the_code_to_be_photographed_follows_the_public_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(tables, "qr_code", lambda link: drawn.append(link) or b"<svg/>")
    async with (
        running(tmp_path, public_address="https://play.example") as (house, address),
        Visitor(address) as visitor,
    ):
        live = await house.open_table(await house.identities.welcome("Zoé", "fr"), Setup("derniere", 3))
        await visitor.get(f"/api/1/tables/{live.code}/qr.svg", headers={"host": "elsewhere.example"})
        assert drawn == [f"https://play.example/t/{live.code}"]


# ---- over https


@pytest.mark.parametrize(
    ("host", "proto", "is_told"),
    [
        ("play.example", "https", True),
        ("play.example", "http", False),
        ("localhost:8443", "https", False),  # other servers of this machine have the same name
        ("[::1]:8443", "https", False),
    ],
)
async def test_over_https_browsers_are_told_to_stay_with_it(
    visitor: Visitor, host: str, proto: str, is_told: bool
) -> None:
    for path in ("/healthz", "/no/such/path"):
        headers = (await visitor.get(path, headers={"host": host, "x-forwarded-proto": proto})).headers
        assert headers.get("strict-transport-security") == ("max-age=31536000" if is_told else None)


async def test_a_server_whose_public_address_has_https_says_so_whatever_its_proxy_says(tmp_path: Path) -> None:
    async with running(tmp_path, public_address="https://play.example") as (_, address), Visitor(address) as visitor:
        by_name = await visitor.get("/healthz", headers={"host": "play.example"})
        assert "strict-transport-security" in by_name.headers
        assert "connect-src 'self' wss://play.example;" in by_name.headers["content-security-policy"]


def cookies_set(answer: httpx.Response) -> dict[str, str]:
    return {line.partition("=")[0]: line.partition("=")[2] for line in answer.headers.get_list("set-cookie")}


async def test_over_https_the_cookie_has_a_name_nobody_else_can_set(address: str) -> None:
    by_https = {"x-forwarded-proto": "https", "host": "play.example", "origin": "https://play.example"}
    async with Visitor(address, **by_https) as visitor:
        came = cookies_set(await visitor.put("/api/1/me", json={"name": "Zoé"}))
        assert list(came) == ["__Host-tablee"]
        assert all(part in came["__Host-tablee"] for part in ("Secure", "HttpOnly", "Path=/"))
        assert "domain" not in came["__Host-tablee"].lower()


async def test_a_cookie_from_before_is_taken_once_and_gets_the_new_name(house: GameServer, address: str) -> None:
    person = await house.identities.welcome("Zoé", "fr")
    former = house.identities.cookie(person)
    by_https = {"x-forwarded-proto": "https", "host": "play.example", "origin": "https://play.example"}
    async with Visitor(address, **by_https) as visitor:
        answer = await visitor.get("/api/1/me", headers={"cookie": f"tablee={former}"})
        assert answer.json() == {"name": "Zoé"}
        found = cookies_set(answer)
        assert found["tablee"].startswith('""; ')
        assert "Max-Age=0" in found["tablee"]
        value = found["__Host-tablee"].partition(";")[0]
        answer = await visitor.get("/api/1/me", headers={"cookie": f"__Host-tablee={value}; tablee=planted"})
        assert answer.json() == {"name": "Zoé"}
        assert cookies_set(answer) == {}
        nobody = await visitor.get("/api/1/me", headers={"cookie": f"__Host-tablee=planted; tablee={former}"})
        assert nobody.json() == {"name": ""}
    async with Visitor(address) as visitor:  # without https the other name means nothing
        assert (await visitor.get("/api/1/me", headers={"cookie": f"__Host-tablee={value}"})).json() == {"name": ""}


async def test_every_answer_keeps_the_page_to_itself(visitor: Visitor) -> None:
    for path in ("/api/1/me", "/healthz", "/no/such/path", "/api/1/tables/XXXXX"):
        headers = (await visitor.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        assert "camera=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers
        assert ("tablee-wire" in headers) == path.startswith("/api/")


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"\xff\xfe", b'{"setup": 3}', b'{"setup": {"game": "derniere", "seats": 3, "more": 1}}',
        b'{"setup": {"game": "derniere", "seats": 1e999}}', b"[" * 5000,
        b'{"setup": {"game": "derniere", "seats": 11}}',
    ],
)  # fmt: skip
async def test_a_request_nobody_can_understand_is_refused_with_a_reason(visitor: Visitor, body: bytes) -> None:
    await visitor.introduce("Zoé")
    answer = await visitor.post("/api/1/tables", content=body)
    assert code_of(answer) == (400, "bad-request")
    assert answer.json()["why"]["key"] == "house-web-bad-request"


async def test_a_table_that_cannot_be_played_is_refused_with_a_reason(visitor: Visitor) -> None:
    await visitor.introduce("Zoé")
    for wrong in ({"game": "chess"}, {"options": {"deck": "Z"}}, {"game": "davinci", "seats": 9}, {"series": "long"}):
        answer = await visitor.post("/api/1/tables", json={"setup": SETUP | wrong})
        assert code_of(answer) == (422, "bad-setup")


async def test_a_body_without_end_is_cut_off(house: GameServer, address: str) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b"x" * 4096

    async with httpx.AsyncClient(timeout=PATIENCE, base_url=address, headers={"tablee-client": "1"}) as client:
        with suppress(httpx.TransportError):  # the line may be cut while it is still writing
            assert (await client.put("/api/1/me", content=endless())).status_code == 413
        assert (await client.get("/healthz")).status_code == 200


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async with running(tmp_path, body_seconds=1) as (_, address):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(b"PUT /api/1/me HTTP/1.1\r\nhost: x\r\ntablee-client: 1\r\ncontent-length: 10\r\n\r\n{")
        assert b" 408 " in await asyncio.wait_for(reader.readline(), Settings().body_seconds)
        writer.close()


@pytest.mark.parametrize("begun", [b"", b"GET /healthz HT", b"GET /ws/lobby HTTP/1.1\r\nupgrade: websocket\r\n"])
async def test_who_does_not_say_what_they_want_is_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    async with running(tmp_path, header_seconds=1) as (_, address), Visitor(address) as visitor:
        await visitor.get("/healthz")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(begun)
        with suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), Settings().header_seconds) == b""
        writer.close()
        assert (await visitor.get("/healthz")).status_code == 200  # on the line from before: it was only idle


async def test_who_asks_without_end_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    elsewhere = {"x-forwarded-for": "192.0.2.9"}
    async with (
        running(tmp_path, requests_at_once=5, requests_a_minute=1) as (_, address),
        Visitor(address) as visitor,
        Visitor(address, **elsewhere) as another,
    ):
        answers = [await visitor.get("/healthz") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert "retry-after" in answers[-1].headers
        assert (await another.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    ("limit", "ask"),
    [
        ("opened", lambda visitor: visitor.post("/api/1/tables", json={"setup": SETUP})),
        ("tickets", lambda visitor: visitor.post("/api/1/me/handover")),
        ("guesses", lambda visitor: visitor.get("/api/1/tables/BCDFG")),
    ],
)
async def test_limits_hold(tmp_path: Path, limit: str, ask: object) -> None:
    chosen = {f"{limit}_at_once": 2, f"{limit}_a_minute": 1}
    async with running(tmp_path, **chosen) as (_, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        statuses = [(await ask(visitor)).status_code for _ in range(3)]  # type: ignore[operator]
        assert 429 not in statuses[:2]
        assert statuses[2] == 429


async def test_newcomers_of_one_address_are_let_in_one_after_the_other(tmp_path: Path) -> None:
    async with running(tmp_path, newcomers_at_once=2, newcomers_a_minute=1) as (_, address):
        statuses = []
        for _ in range(3):
            async with Visitor(address) as visitor:
                statuses.append((await visitor.put("/api/1/me", json={})).status_code)
        assert statuses == [200, 200, 429]


# ---- games and tables


async def test_the_games_are_listed_with_switches_that_have_words(visitor: Visitor) -> None:
    found = {each["key"]: each for each in (await visitor.get("/api/1/games")).json()["games"]}
    assert set(found) == {*tablee.games(), "smileys"}
    assert found["davinci"]["seats"] == [2, 4]
    assert len(found["smileys"]["evening"]) == 5
    words = Words("fr")
    for game in found.values():
        assert words.has(game["name"]["key"])
        for switch in game["switches"]:
            assert words.has(switch["key"])
            for value in switch["values"]:
                assert words.has(f"{switch['key']}-{tablee.core.options.spelled(value)}")


async def test_a_table_is_opened_found_by_its_code_however_it_is_typed_and_shown(
    visitor: Visitor, another: Visitor
) -> None:
    await visitor.introduce("Zoé")
    answer = await visitor.post("/api/1/tables", json={"setup": SETUP})
    code = answer.json()["code"]
    assert answer.json()["link"].endswith(f"/t/{code}")
    for typed in (code, code.lower(), f" {code} "):
        seen = (await another.get(f"/api/1/tables/{typed}")).json()
        assert seen["table"]["code"] == code
        assert seen["setup"]["game"] == "derniere"
        assert not seen["seated"]
    assert code_of(await another.get("/api/1/tables/AEIOU")) == (404, "no-such-table")
    assert code_of(await another.post("/api/1/tables", json={"setup": SETUP})) == (401, "nobody")


async def test_only_public_tables_stand_in_the_lobby(visitor: Visitor) -> None:
    await visitor.introduce("Zoé")
    await visitor.open_table()
    code = await visitor.open_table(public=True)
    assert [each["code"] for each in (await visitor.get("/api/1/tables")).json()["tables"]] == [code]


async def test_the_link_to_a_table_can_be_photographed(visitor: Visitor) -> None:
    await visitor.introduce("Zoé")
    code = await visitor.open_table()
    answer = await visitor.get(f"/api/1/tables/{code}/qr.svg")
    assert ElementTree.fromstring(answer.content).tag.endswith("svg")
    assert code.encode() not in answer.content


def test_codes_can_be_read_out_and_are_not_given_twice() -> None:
    given: set[str] = set()
    for _ in range(3000):
        given.add(new_code(given))
    assert len(given) == 3000
    for code in given:
        assert len(set(code)) == 5
        assert set(code) <= set(LETTERS)
        assert not any(word in code for word in RUDE)
        assert read(code.lower()) == code
    assert not set("AEIOUYQ0123456789") & set(LETTERS)
    assert [read(typed) for typed in ("BCDF", "BCDFGH", "B" * 100, "BCDFÉ", "../..", "")] == [""] * 6


# ---- what can be known of a house from outside


async def test_health_and_readiness(house: GameServer, visitor: Visitor) -> None:
    assert (await visitor.get("/healthz")).json() == {"ok": True}
    assert (await visitor.get("/readyz")).json() == {"ok": True}
    house.store.writer.is_well = False
    assert code_of(await visitor.get("/readyz")) == (503, "store-fault")
    assert (await visitor.get("/healthz")).status_code == 200
    house.store.writer.is_well = True


async def test_figures_are_for_this_machine_and_for_the_host(address: str, visitor: Visitor, host: Visitor) -> None:
    page = (await visitor.get("/metrics")).text
    for name in (
        "moves", "append_seconds", "loop_lag_seconds", "gather_wait_seconds", "verdicts_unlike_arrival",
        "presses_implausible", "resumes", "slow_readers", "bot_seconds", "tables_in_memory", "sockets",
    ):  # fmt: skip
        assert f"# TYPE tablee_{name}" in page
    for elsewhere in ({"x-forwarded-for": "192.0.2.9"}, {"host": "elsewhere.example"}):
        async with Visitor(address, **elsewhere) as stranger:
            assert code_of(await stranger.get("/metrics")) == (403, "no-token")
    assert (await host.get("/metrics", headers={"x-forwarded-for": "192.0.2.9"})).status_code == 200


async def test_the_description_is_complete_and_is_what_is_served(visitor: Visitor) -> None:
    served = (await visitor.get("/openapi.json")).json()
    assert served == json.loads(json.dumps(DESCRIBED))
    assert served["openapi"].startswith("3.1")
    listed = {(method.upper(), path) for path, methods in served["paths"].items() for method in methods}
    assert listed == {(route.method, route.path) for route in ROUTES}
    references = json.dumps(served).split("#/components/schemas/")[1:]
    assert {each.partition('"')[0] for each in references} <= set(served["components"]["schemas"])
    operations = [each["operationId"] for methods in served["paths"].values() for each in methods.values()]
    assert len(set(operations)) == len(operations)


async def test_what_is_not_there_is_said_in_json(visitor: Visitor) -> None:
    assert code_of(await visitor.get("/no/such/path")) == (404, "no-such-route")
    assert code_of(await visitor.post("/api/1/games")) == (405, "no-such-route")


async def test_a_fault_of_ours_tells_nobody_anything(
    house: GameServer, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise RuntimeError("the name of Zoé")

    monkeypatch.setattr(house.lobby, "list", broken)
    answer = await visitor.get("/api/1/tables")
    assert code_of(answer) == (500, "fault")
    assert "Zoé" not in answer.text
    assert "request-failed" in caplog.text


async def test_a_store_that_is_away_is_said_and_play_goes_on_when_it_is_back(
    house: GameServer, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await visitor.introduce("Zoé")

    async def away(*given: object) -> None:
        raise StoreAway("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "open_table", away)
        assert code_of(await visitor.post("/api/1/tables", json={"setup": SETUP})) == (503, "store-away")
        assert house.tables.codes == {}
    await visitor.open_table()


# ---- the host of the house


async def test_only_the_token_opens_what_is_for_the_host(tmp_path: Path, visitor: Visitor, host: Visitor) -> None:
    await visitor.introduce("Zoé")
    code = await visitor.open_table()
    for wrong in ({}, {"authorization": "Bearer nonsense"}, {"authorization": "Basic x"}):
        assert code_of(await visitor.get("/api/1/admin/tables", headers=wrong)) == (403, "no-token")
        assert (await visitor.post(f"/api/1/admin/tables/{code}/close", headers=wrong)).status_code == 403
    found = (await host.get("/api/1/admin/tables")).json()
    assert [each["code"] for each in found["tables"]] == [code]
    assert "Zoé" not in json.dumps(found)
    assert (tmp_path / "admin-token").stat().st_mode & 0o077 == 0


async def test_the_host_can_close_a_table(visitor: Visitor, host: Visitor, house: GameServer) -> None:
    await visitor.introduce("Zoé")
    code = await visitor.open_table()
    async with visitor.sit_down(code) as line:
        await line.until("room")
        assert (await host.post(f"/api/1/admin/tables/{code}/close")).status_code == 200
        assert (await line.until("bye"))["again"] is False
    assert code_of(await visitor.get(f"/api/1/tables/{code}")) == (404, "no-such-table")
    assert house.tables.live == {}


async def test_with_closed_doors_no_table_is_opened(visitor: Visitor, host: Visitor) -> None:
    await visitor.introduce("Zoé")
    assert (await host.post("/api/1/admin/doors", json={"open": False})).json() == {"open": False}
    assert code_of(await visitor.post("/api/1/tables", json={"setup": SETUP})) == (422, "doors-closed")
    await host.post("/api/1/admin/doors", json={"open": True})
    await visitor.open_table()
