"""Web Push in a whole house: a push service of the tests opens what it gets, refuses, is slow, says 410, counts."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import msgspec
import pytest
from rich.console import Console

from tablee.cli.greeting import greet
from tablee.core.words import Words
from tablee.protocol import messages as up
from tablee.protocol.setup import Setup
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import GameServer
from tablee.server.push import sender as sending
from tablee.server.push.notices import LENGTH, turn
from tablee.stores.base import Push
from tablee.table.live import LiveTable
from tests.patience import PATIENCE
from tests.server.push_service import Browser, OnLoopback, PushService, push_service
from tests.server.test_slow_tables import Wall, act, begun, device, opened, person_of, sleep_now, wall
from tests.server.test_table_socket import true_soon
from tests.server.visit import Visitor, running, socket
from tests.table.simulated import Socket

pytestmark = pytest.mark.anyio
__all__ = ["wall"]  # a fixture

PARIS = ZoneInfo("Europe/Paris")


def at(day: int, hour: float) -> float:
    """In November of 2026, in Paris."""
    return datetime(2026, 11, day, tzinfo=PARIS).timestamp() + hour * 3600


class Later:
    """What was put off, and for how long; done when it is told to."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.jobs: list[Callable[[], None]] = []

    def __call__(self, seconds: float, run: Callable[[], None]) -> None:
        self.waits.append(seconds)
        self.jobs.append(run)

    def run(self) -> None:
        jobs, self.jobs = self.jobs, []
        for job in jobs:
            job()


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as found:
        yield found


@asynccontextmanager
async def house(folder: Path, service: PushService, **more: Any) -> AsyncIterator[tuple[GameServer, Later]]:
    """A house that tells devices, and speaks to the service of the tests alone."""
    async with opened(folder, push="on", **more) as server:
        assert server.calls is not None
        server.calls.sender.services = OnLoopback(service)
        later = server.calls.sender.later = Later()
        service.key = server.calls.sender.vapid.public
        yield server, later


async def asks(client: httpx.AsyncClient, browser: Browser, **more: Any) -> None:
    answer = await client.put("/api/1/me/push", json={**browser.subscription, **more})
    assert answer.status_code == 200, answer.text


async def until_turn_of(live: LiveTable, person: str) -> None:
    """Whoever is waited for moves, until it is this person."""
    for _ in range(100):
        awaited = [live.table.chairs[seat].who for seat in live.table.awaited]
        if awaited == [person]:
            return
        (seat,) = live.table.awaited
        moves = live.table.live_match().moves(seat)
        move = moves[len(live.table.live_match().rows) % len(moves)]
        await act(live, awaited[0], (up.Play, {"moves": [move], "seat": seat}))
    raise AssertionError("nobody comes to their turn")


async def quiet(server: GameServer) -> None:
    """All that was to be done is done, and nothing is on its way."""
    assert server.calls is not None
    await true_soon(lambda: not server.chores.tasks)
    await server.calls.sender.waiting.join()


def outcomes(server: GameServer) -> dict[str, float]:
    found = server.metrics.pushes.collect()
    return {
        sample.labels["outcome"]: sample.value
        for family in found
        for sample in family.samples
        if sample.name.endswith("_total")
    }


async def test_whoever_is_waited_for_is_told_once_and_not_while_they_are_there(
    tmp_path: Path, wall: Wall, service: PushService
) -> None:
    wall.time = at(16, 12)
    async with house(tmp_path, service, public_address="") as (server, _), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        browser = service.browser("lou")
        await asks(phone, browser)
        live = await begun(server, "jo", lou)
        server.identities.known["jo"] = "Mamie Jo"
        await until_turn_of(live, "jo")
        await quiet(server)
        service.got["lou"].clear()
        await until_turn_of(live, lou)
        await true_soon(lambda: bool(service.got["lou"]))
        await quiet(server)
        (got,) = service.got["lou"]
        assert got.words == {
            "code": live.code, "game": "dominos", "n": 1, "by": "Mamie Jo", "said": {"key": "push-played", "args": {}},
        }  # fmt: skip
        assert got.length == LENGTH
        assert service.wrong == []
        # a pause and its end make no new turn
        await act(live, "jo", (up.Pause, {}), (up.Resume, {}))
        # nor is anybody told who is there
        await until_turn_of(live, "jo")
        viewer = live.enter(lou, Socket())
        await until_turn_of(live, lou)
        live.leave(viewer)
        await quiet(server)
        assert len(service.got["lou"]) == 1


async def test_at_night_it_waits_and_in_the_morning_there_is_one_for_all(
    tmp_path: Path, wall: Wall, service: PushService
) -> None:
    wall.time = at(16, 19)
    async with house(tmp_path, service) as (server, _), device(server) as phone, device(server) as abroad:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("paris"))
        token = (await phone.post("/api/1/me/handover")).json()["token"]
        assert (await abroad.post("/api/1/handover", json={"token": token})).status_code == 200
        await asks(abroad, service.browser("new-york"), zone="America/New_York")
        tables = [await begun(server, "jo", lou) for _ in range(3)]
        for live in tables:
            await until_turn_of(live, "jo")
        await quiet(server)
        for got in service.got.values():
            got.clear()
        wall.time = at(16, 22)  # in New York it is the afternoon
        for count, live in enumerate(tables, 1):
            await until_turn_of(live, lou)
            await true_soon(lambda count=count: len(service.got["new-york"]) == count)  # type: ignore[misc]
        assert [each.words["n"] for each in service.got["new-york"]] == [1, 2, 3]
        assert len({each.headers["topic"] for each in service.got["new-york"]}) == 3
        await until_turn_of(tables[0], "jo")  # Lou has seen it, and moved at night
        await quiet(server)
        calls = server.calls
        assert calls is not None
        wall.time = at(17, 7.9)
        await calls.tell_held()
        await quiet(server)
        assert service.got["paris"] == []
    async with house(tmp_path, service) as (server, _):  # a restart loses nothing of it
        calls = server.calls
        assert calls is not None
        wall.time = at(17, 8)
        await calls.tell_held()
        await true_soon(lambda: bool(service.got["paris"]))
        await calls.tell_held()
        await quiet(server)
        (got,) = service.got["paris"]
        assert (got.words["code"], got.words["n"], got.words["said"]["key"]) == ("", 2, "push-several")
        assert len(service.got["new-york"]) == 3


async def test_in_the_morning_one_table_is_named_and_none_is_silence(
    tmp_path: Path, wall: Wall, service: PushService
) -> None:
    wall.time = at(16, 22)
    async with house(tmp_path, service) as (server, _), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("lou"))
        live = await begun(server, "jo", lou)
        await until_turn_of(live, lou)
        await quiet(server)
        assert server.calls is not None
        wall.time = at(17, 9)
        await server.calls.tell_held()
        await true_soon(lambda: bool(service.got["lou"]))
        assert service.got["lou"][0].words["code"] == live.code
        wall.time = at(17, 21)
        await until_turn_of(live, "jo")
        await until_turn_of(live, lou)
        await until_turn_of(live, "jo")
        await quiet(server)
        wall.time = at(18, 9)
        await server.calls.tell_held()
        await quiet(server)
        assert len(service.got["lou"]) == 1


async def test_a_table_that_is_left_out_tells_nothing(tmp_path: Path, wall: Wall, service: PushService) -> None:
    wall.time = at(16, 12)
    async with house(tmp_path, service) as (server, _), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        browser = service.browser("lou")
        live, other = await begun(server, "jo", lou), await begun(server, "jo", lou)
        await until_turn_of(live, "jo")
        await until_turn_of(other, "jo")
        await asks(phone, browser, muted=[live.code, "NOWHERE"])
        for each in (live, other):
            await until_turn_of(each, lou)
        await true_soon(lambda: bool(service.got["lou"]))
        await quiet(server)
        assert [each.words["code"] for each in service.got["lou"]] == [other.code]
        listed = (await phone.get("/api/1/me/tables")).json()["tables"]
        assert {each["code"]: each["muted"] for each in listed} == {live.code: True, other.code: False}


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_told_nothing_any_more(
    tmp_path: Path, wall: Wall, service: PushService, status: int
) -> None:
    wall.time = at(16, 12)
    async with house(tmp_path, service) as (server, later), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("lou"))
        service.answers["lou"] = status
        live = await begun(server, "jo", lou)
        await until_turn_of(live, lou)
        await true_soon(lambda: "gone" in outcomes(server))
        await quiet(server)
        assert await server.store.pushes.of_person(lou) == []
        assert (await phone.get("/api/1/push")).json()["mine"] is False
        await until_turn_of(live, "jo")
        await until_turn_of(live, lou)
        await quiet(server)
        assert (service.asked, later.jobs) == (["lou"], [])


async def test_a_service_that_is_busy_is_asked_twice_more_and_one_that_refuses_is_not(
    tmp_path: Path, wall: Wall, service: PushService
) -> None:
    wall.time = at(16, 12)
    async with house(tmp_path, service) as (server, later), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("lou"))
        live = await begun(server, "jo", lou)
        await until_turn_of(live, "jo")
        await quiet(server)
        service.asked.clear()
        service.status, service.retry_after = 429, "30"
        await until_turn_of(live, lou)
        for tries in (1, 2):
            await true_soon(lambda tries=tries: len(later.waits) == tries)
            later.run()
        await true_soon(lambda: outcomes(server).get("refused") == 1)
        assert (len(service.asked), later.waits) == (3, [30, 60])
        for status, retry in ((403, ""), (503, "100000"), (302, "")):
            service.status, service.retry_after = status, retry
            before = len(service.asked)
            await until_turn_of(live, "jo")
            await until_turn_of(live, lou)
            await true_soon(lambda before=before: len(service.asked) > before)
            await quiet(server)
            assert (len(service.asked), later.jobs) == (before + 1, [])
        assert await server.store.pushes.of_person(lou) != []


async def test_a_slow_service_holds_up_nobody_and_no_more_wait_than_may(
    tmp_path: Path, wall: Wall, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "WAITING", 2)
    wall.time = at(16, 12)
    async with house(tmp_path, service, stop_seconds=1) as (server, _), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("lou"))
        service.delay = 3600.0
        live = await begun(server, "jo", lou)
        assert server.calls is not None
        for _ in range(9):
            await server.calls.call(live.id, turn(live.code, "dominos", 1, "Jo", ""), [lou])
        await until_turn_of(live, lou)
        await until_turn_of(live, "jo")
        await true_soon(lambda: outcomes(server).get("dropped", 0) > 0)
        assert server.calls.sender.waiting.qsize() <= 2
        assert "sent" not in outcomes(server)


async def test_a_robot_that_has_moved_is_named(tmp_path: Path, wall: Wall, service: PushService) -> None:
    wall.time = at(16, 12)
    async with house(tmp_path, service) as (server, _), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("lou"))
        live = await server.open_table("jo", Setup("dominos", 3, {"first": 0}, rhythm="days"))
        await act(live, "jo", (up.Sit, {"seat": 0}))
        await act(live, lou, (up.Sit, {"seat": 2}))
        await act(live, "jo", (up.Start, {}))
        async with asyncio.timeout(30):
            while not any(each.words["said"]["key"] == "push-played-robot" for each in service.got["lou"]):
                for seat in live.table.awaited:
                    moves = live.table.live_match().moves(seat)[:1]
                    await act(live, live.table.chairs[seat].who, (up.Play, {"moves": moves, "seat": seat}))
                await asyncio.sleep(0.05)
        assert service.got["lou"][-1].words["by"] == live.table.chairs[1].robot


# ---- routes


async def test_a_house_without_https_says_why_and_takes_nothing(tmp_path: Path, service: PushService) -> None:
    browser = service.browser("lou")
    for push, why in (("auto", "http"), ("off", "off")):
        async with opened(tmp_path / push, push=push) as server, device(server) as phone:
            await person_of(server, phone, "Lou")
            assert (await phone.get("/api/1/push")).json() == {"on": False, "key": "", "why": why, "mine": False}
            answer = await phone.put("/api/1/me/push", json=browser.subscription)
            assert (answer.status_code, answer.json()["code"]) == (409, "no-push")
            assert await server.store.pushes.of_device("d1") is None


async def test_the_key_outlives_restarts(tmp_path: Path, service: PushService) -> None:
    keys = set()
    for _ in range(2):
        async with house(tmp_path, service) as (server, _), device(server) as phone:
            keys.add((await phone.get("/api/1/push")).json()["key"])
    assert len(keys) == 1


async def test_a_device_asks_changes_its_mind_and_is_forgotten(tmp_path: Path, service: PushService) -> None:
    async with house(tmp_path, service) as (server, _), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("lou"))
        assert (await phone.get("/api/1/push")).json()["mine"] is True
        assert (await phone.delete("/api/1/me/push")).status_code == 200
        assert (await phone.get("/api/1/push")).json()["mine"] is False
        await asks(phone, service.browser("lou"))
        await asks(phone, service.browser("again"))
        (push,) = await server.store.pushes.of_person(lou)
        assert push.endpoint.endswith("/again")
        assert (await phone.delete("/api/1/me")).status_code == 200
        assert await server.store.pushes.of_device(push.device) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://127.0.0.1/push"},
        {"endpoint": "https://10.1.2.3/push"},
        {"endpoint": "http://fcm.googleapis.com/fcm/send/a"},
        {"endpoint": "https://push.example/a"},
        {"p256dh": "BA"},
        {"auth": "BA"},
    ],
)
async def test_a_subscription_that_leads_elsewhere_is_refused(
    tmp_path: Path, service: PushService, wrong: dict[str, str]
) -> None:
    good = service.browser("lou").subscription | {"endpoint": "https://fcm.googleapis.com/fcm/send/a"}
    async with opened(tmp_path, push="on") as server, device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        answer = await phone.put("/api/1/me/push", json=good | wrong)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-push")
        for odd in ({"zone": "<script>"}, {"muted": ["A"] * 51}, {"p256dh": "x" * 200}, {"more": 1}):
            assert (await phone.put("/api/1/me/push", json=good | odd)).status_code == 400
        assert await server.store.pushes.of_person(lou) == []
        assert (await phone.put("/api/1/me/push", json=good)).status_code == 200


async def test_a_device_that_is_shut_out_is_told_nothing(tmp_path: Path, wall: Wall, service: PushService) -> None:
    wall.time = at(16, 12)
    async with house(tmp_path, service) as (server, _), device(server) as phone, device(server) as tablet:
        lou = await person_of(server, phone, "Lou")
        await asks(phone, service.browser("phone"))
        token = (await phone.post("/api/1/me/handover")).json()["token"]
        await tablet.post("/api/1/handover", json={"token": token})
        await asks(tablet, service.browser("tablet"))
        listed = (await tablet.get("/api/1/me/devices")).json()["devices"]
        lost = next(each["id"] for each in listed if not each["here"])
        assert (await tablet.delete(f"/api/1/me/devices/{lost}")).status_code == 200
        live = await begun(server, "jo", lou)
        await until_turn_of(live, lou)
        await true_soon(lambda: bool(service.got["tablet"]))
        await quiet(server)
        assert service.got["phone"] == []


async def test_a_list_that_became_shorter_is_kept_to(tmp_path: Path, wall: Wall, service: PushService) -> None:
    wall.time = at(16, 12)
    async with house(tmp_path, service) as (server, _), device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        await server.store.save_device("d1", lou, "phone")
        keys = b"\x04" + bytes(64), bytes(16)
        await server.store.pushes.save(Push("d1", lou, "https://push.example/a", *keys, "Europe/Paris"))
        live = await begun(server, "jo", lou)
        await until_turn_of(live, lou)
        await true_soon(lambda: outcomes(server) == {"refused": 1})
        await sleep_now(server)


# ---- the shelf


class Reader:
    def __init__(self) -> None:
        self.got: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.got.append(data)


async def test_the_shelf_counts_the_tables_that_wait_for_its_reader(tmp_path: Path, wall: Wall) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        lou = await person_of(server, phone, "Lou")
        live = await begun(server, "jo", lou)
        await until_turn_of(live, "jo")
        mine, nobodys = Reader(), Reader()
        server.lobby.enter(mine, lou)
        server.lobby.enter(nobodys)
        await true_soon(lambda: mine.got[-1].endswith(b',"mine":0}'))
        await until_turn_of(live, lou)
        await true_soon(lambda: mine.got[-1].endswith(b',"mine":1}'))
        assert all(b"mine" not in each for each in nobodys.got)
        server.lobby.leave(mine)
        server.lobby.leave(nobodys)
        assert server.lobby.mine == {}


async def test_the_lobbys_socket_knows_its_reader_by_the_cookie(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, address), Visitor(address) as zoe:
        await zoe.introduce("Zoé")
        cookie = "; ".join(f"{name}={value}" for name, value in zoe.cookies.items())
        async with socket(address, "/ws/lobby", cookie=cookie) as mine, socket(address, "/ws/lobby") as nobodys:
            async with asyncio.timeout(PATIENCE):
                while msgspec.json.decode(await mine.recv()).get("mine") is None:
                    pass
                assert "mine" not in msgspec.json.decode(await nobodys.recv())


async def test_the_service_worker_is_asked_for_anew_each_time(tmp_path: Path) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        answer = await phone.get("/sw.js")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(("public", "told"), [("https://play.example", True), ("", False)])
def test_the_start_says_what_leaves_the_house(public: str, told: bool) -> None:
    out = io.StringIO()
    greet(Settings(public_address=public), 8137, "token", Words("fr"), Console(file=out, width=300))
    assert ("--push off" in out.getvalue()) == told
