"""A hall on several nodes: opened at one, entered by another, led from a third; whatever becomes of its node, nobody
loses a seat or a point."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.core.draws import FastDraw
from tests.cluster.nats import Nats
from tests.cluster.nights import ClusterNight
from tests.cluster.test_houses import Opened, open_node, two, until
from tests.server.hall_guests import HallLine, HallVisitor, Player

pytestmark = pytest.mark.anyio
NAMES = ["Zoé", "Léa", "Max", "Noé", "Ana"]


async def came(code: str, addresses: list[str], closing: AsyncExitStack) -> list[Player]:
    """Everybody comes in, one at this node and the next at another."""
    made = []
    for number, name in enumerate(NAMES):
        each = Player(addresses[number % len(addresses)], code, name)
        closing.push_async_callback(each.visitor.aclose)
        closing.push_async_callback(each.close)
        await each.come()
        made.append(each)
    return made


async def first_round(desk: HallLine, people: list[Player]) -> dict[str, Any]:
    await desk.must("begin")
    await until(lambda: all(each.frame for each in people))
    await desk.hall(has_played)
    await desk.must("turn")
    found = await desk.hall(lambda hall: hall["phase"] == "seated")
    assert sum(each["points"] for each in found["standings"]) == pytest.approx(6 * len(people), abs=0.5)
    await desk.must("begin")
    await until(lambda: all(each.hall.get("round") == 2 and each.go.get("code") for each in people))
    return await desk.hall(lambda hall: hall["phase"] == "playing" and hall["round"] == 2)


def has_played(hall: dict[str, Any]) -> bool:
    """Every table has ended a match."""
    return bool(hall.get("tables")) and all(table.get("matches") for table in hall["tables"])


def check_same(before: dict[str, Any], now: dict[str, Any]) -> None:
    assert (now["phase"], now["round"]) == ("playing", 2)
    assert [each["number"] for each in now["people"]] == [each["number"] for each in before["people"]]
    assert [each["table"] for each in now["people"]] == [each["table"] for each in before["people"]]
    points = {each["person"]: each["points"] for each in now["standings"]}
    assert all(points[each["person"]] == each["points"] for each in before["standings"])


async def test_a_hall_is_entered_and_led_by_another_node(tmp_path: Path, database: str, nats: Nats) -> None:
    async with AsyncExitStack() as closing:
        one, other = await closing.enter_async_context(two(tmp_path, database, nats))
        leader = await closing.enter_async_context(HallVisitor(one.address))
        await leader.introduce("Mme Roy")
        opened = await leader.open_hall()
        code = opened["code"]
        phone = await closing.enter_async_context(HallVisitor(other.address))
        await phone.introduce("Mme Roy, au téléphone")
        assert (await phone.post(f"/api/1/rooms/{code}/lead", json={"key": "BCDFGHJK"})).status_code == 403
        assert (await phone.post(f"/api/1/rooms/{code}/lead", json={"key": opened["key"]})).status_code == 200
        people = await came(code, [one.address, other.address], closing)
        assert [each.number for each in people] == [1, 2, 3, 4, 5]
        again = await people[1].visitor.post(f"/api/1/rooms/{code}/me", json={"name": "Zoé"})
        assert (again.status_code, again.json()["code"]) == (422, "name-taken")
        assert (await people[1].visitor.get(f"/api/1/rooms/{code}")).json()["role"] == "player"
        desk = await closing.enter_async_context(phone.enter_hall(code, "leader"))
        wall = await closing.enter_async_context(people[1].visitor.enter_hall(code, "wall"))
        before = await first_round(desk, people)
        assert (await wall.hall(lambda hall: hall["phase"] == "playing"))["role"] == "wall"
        assert not other.house.tables.live  # its tables are where it is led
        assert (await phone.get(f"/api/1/rooms/{code}/results.csv")).status_code == 200
        await leaves(one, other, desk, people, before)
        assert (await phone.delete(f"/api/1/rooms/{code}")).status_code == 200
        assert (await desk.until("bye"))["again"] is False
        gone = await phone.get(f"/api/1/rooms/{code}")
        assert gone.status_code == 404, (gone.text, await other.house.store.halls.all(), other.house.halls.local.halls)
        assert not other.house.tables.live
        assert await other.house.store.halls.all() == []
        assert await other.house.store.tables() == []


async def leaves(one: Opened, other: Opened, desk: HallLine, people: list[Player], before: dict[str, Any]) -> None:
    """Its node stops: the other leads on, by the same sockets."""
    seats = [each.go for each in people]
    for each in people[::2]:
        await each.close()
    await one.stop()
    for each in people[::2]:
        each.come_back(other.address)
    desk.last.pop("hall")
    check_same(before, await desk.hall())
    await until(lambda: [each.go for each in people] == seats)
    await desk.hall(has_played)
    await desk.must("end")
    over = await desk.hall(lambda hall: hall["phase"] == "over")
    assert sum(each["points"] for each in over["standings"]) == pytest.approx(2 * 6 * len(people), abs=0.5)


async def test_somebody_who_is_forgotten_at_one_node_is_in_no_hall_of_another(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    async with AsyncExitStack() as closing:
        one, other = await closing.enter_async_context(two(tmp_path, database, nats))
        leader = await closing.enter_async_context(HallVisitor(one.address))
        child = await closing.enter_async_context(HallVisitor(other.address))
        await leader.introduce("Mme Roy")
        code = (await leader.open_hall())["code"]
        await child.come_in(code, "Zoé")
        live = one.house.halls.local.halls[code]
        assert [member.name for member in live.hall.present] == ["Zoé"]
        assert (await child.delete("/api/1/me")).status_code == 200
        await until(lambda: not list(live.hall.present))


async def test_a_hall_whose_node_was_too_slow_to_renew_is_led_by_another(
    tmp_path: Path, database: str, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as closing:
        nodes = [await open_node(tmp_path / str(n), database, nats.url, lease_ms=1000) for n in range(2)]
        for node in nodes:
            closing.push_async_callback(node.stop)
        one, other = nodes
        leader = await closing.enter_async_context(HallVisitor(other.address))
        await leader.introduce("Mme Roy")
        code = (await leader.open_hall())["code"]
        desk = await closing.enter_async_context(leader.enter_hall(code, "leader"))
        await desk.hall()
        monkeypatch.setattr(other.house.store.leases, "node", "somebody-else")  # its renewals are nobody's
        await until(lambda: code in one.house.halls.local.halls)
        desk.last.pop("hall", None)
        assert (await desk.hall())["code"] == code
        assert (await desk.ask("door", door={"open": False, "names": "free"}))["kind"] == "ack"
        assert not (await leader.get(f"/api/1/rooms/{code}")).json()["door"]["open"]


@pytest.mark.thorough
async def test_a_hall_goes_on_when_its_node_is_killed(tmp_path: Path, database: str, nats: Nats) -> None:
    """Opened at the first node, entered by the second, led from the third."""
    night = ClusterNight(tmp_path, database, nats.url, FastDraw(1))
    async with AsyncExitStack() as closing:
        first, second, third = [await night.start(closing) for _ in range(3)]
        leader = await closing.enter_async_context(HallVisitor(first.base))
        await leader.introduce("Mme Roy")
        opened = await leader.open_hall()
        code = opened["code"]
        people = await came(code, [second.base, third.base], closing)
        phone = await closing.enter_async_context(HallVisitor(third.base))
        await phone.introduce("Mme Roy, au téléphone")
        await phone.post(f"/api/1/rooms/{code}/lead", json={"key": opened["key"]})
        desk = await closing.enter_async_context(phone.enter_hall(code, "leader"))
        before = await first_round(desk, people)
        seats = [each.go for each in people]
        first.process.kill()
        for each in people:
            each.hall, each.frame = {}, {}
        check_same(before, await again(phone, code, closing))
        await until(lambda: all(each.hall and each.frame for each in people))
        assert [each.go for each in people] == seats
        desk = await closing.enter_async_context(phone.enter_hall(code, "leader"))
        await desk.hall(has_played)
        await desk.must("end")
        over = await desk.hall(lambda hall: hall["phase"] == "over")
        assert sum(each["points"] for each in over["standings"]) == pytest.approx(2 * 6 * len(people), abs=0.5)


async def again(phone: HallVisitor, code: str, closing: AsyncExitStack) -> dict[str, Any]:
    """The desk as it is after its hall has come up elsewhere: its own socket may have been hung up."""
    while True:
        with suppress(ConnectionClosed, OSError, AssertionError):
            desk = await closing.enter_async_context(phone.enter_hall(code, "leader"))
            return await desk.hall()
        await asyncio.sleep(0.1)
