"""Whoever asks for much keeps nobody waiting: work that is done once, turns between addresses, processor time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from pathlib import Path
from time import thread_time_ns
from typing import Any

import pytest
import segno

from tablee.server.base.cpu_time import CURRENT, CpuTime, Metered, charged
from tablee.server.base.rate_limits import Bucket, Buckets
from tablee.server.content import rules_page
from tablee.server.endpoints import admin, games, tables
from tablee.server.http import openapi
from tablee.server.net import fair_share
from tablee.server.net.fair_share import AT_ONCE, FairShare, Turns
from tests.server.visit import Visitor, running

pytestmark = pytest.mark.anyio

A_LOT = 20_000_000  # nanoseconds


def work(nanoseconds: int = A_LOT) -> None:
    end = thread_time_ns() + nanoseconds
    while thread_time_ns() < end:
        pass


# ---- made once


def counted(name: str, real: Callable[..., Any], made: list[str]) -> Callable[..., Any]:
    """The same, noted each time it is called."""

    def called(*given: Any, **named: Any) -> Any:
        made.append(name)
        return real(*given, **named)

    return called


async def test_the_description_the_codes_and_the_rules_are_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    for where, name in ((openapi, "described"), (segno, "make"), (rules_page, "page")):
        monkeypatch.setattr(where, name, counted(name, getattr(where, name), made))
    for each in (admin.described, tables.qr_code, games.rules_page):
        each.cache_clear()
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        await visitor.introduce("Zoé")
        code = await visitor.open_table()
        for path in ("/openapi.json", f"/api/1/tables/{code}/qr.svg", "/api/1/rules/derniere"):
            first, second = [(await visitor.get(path)).content for _ in range(2)]
            assert first == second
    assert sorted(made) == ["described", "make", "page"]


async def test_the_description_is_not_sent_to_who_has_it(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        first = await visitor.get("/openapi.json")
        again = await visitor.get("/openapi.json", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


# ---- processor time


async def test_only_ones_own_steps_are_timed() -> None:
    mine, others = CpuTime(), CpuTime()

    async def small() -> str:
        for _ in range(5):
            await asyncio.sleep(0)
        return "done"

    async def large() -> None:
        for _ in range(5):
            work()
            await asyncio.sleep(0)

    async def meter(coroutine: Any, used: CpuTime) -> Any:
        return await Metered(coroutine, used)

    answer, _ = await asyncio.gather(meter(small(), mine), meter(large(), others))
    assert answer == "done"
    assert others.ns >= 5 * A_LOT
    assert mine.ns < A_LOT


async def test_who_is_cancelled_hears_it_and_is_timed_too() -> None:
    used, heard = CpuTime(), []

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            heard.append("cancelled")
            work()
            raise

    async def run() -> None:
        await Metered(waits(), used)

    task = asyncio.create_task(run())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert heard == ["cancelled"]
    assert used.ns >= A_LOT


async def test_work_in_a_thread_counts_for_who_waits_for_it() -> None:
    used = CpuTime()
    context = Context()
    context.run(CURRENT.set, used)
    await asyncio.to_thread(context.run(charged, work))
    assert used.ns >= A_LOT
    assert charged(work) is work  # nobody in particular waits for it


def test_what_was_used_is_owed_but_not_without_end() -> None:
    bucket = Bucket(100, 10.0, 0.0)
    bucket.spend(150, 0.0)
    assert not bucket.allow(5.0)
    assert bucket.allow(5.2)
    bucket.spend(10_000, 5.2)
    assert bucket.left == -100


# ---- turns


async def test_with_little_to_do_nobody_waits_for_a_turn() -> None:
    turns = Turns()
    for number in range(AT_ONCE):
        with pytest.raises(StopIteration):  # it ends in its first step
            turns.take(f"address {number}").send(None)
    assert turns.begun == AT_ONCE
    await asyncio.sleep(0)
    assert turns.begun == 0


async def test_one_of_each_address_is_begun_in_each_round() -> None:
    turns, begun = Turns(), []

    async def ask(whose: str) -> None:
        await turns.take(whose)
        begun.append(whose)

    async with asyncio.TaskGroup() as group:
        for _ in range(500):
            group.create_task(ask("greedy"))
        await asyncio.sleep(0)
        group.create_task(ask("modest"))
        group.create_task(ask("another"))
    assert len(begun) == 502
    assert max(begun.index("modest"), begun.index("another")) < AT_ONCE + 8
    assert not turns.waiting


async def test_who_has_gone_while_waiting_keeps_nobody_waiting() -> None:
    turns = Turns()
    turns.begun = AT_ONCE
    gone = asyncio.create_task(turns.take("a"))
    await asyncio.sleep(0)
    gone.cancel()
    turns.begun = AT_ONCE
    await asyncio.wait_for(turns.take("b"), 5)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_share, "REFUSED_AFTER", 0.0)


@pytest.mark.usefixtures("soon")
async def test_an_address_that_has_used_up_its_time_is_refused_and_others_are_not(tmp_path: Path) -> None:
    elsewhere = {"x-forwarded-for": "192.0.2.9"}
    async with (
        running(tmp_path, cpu_ms_at_once=500, cpu_ms_a_minute=1) as (house, address),
        Visitor(address) as visitor,
        Visitor(address, **elsewhere) as another,
    ):
        real = house.lobby.list
        house.lobby.list = lambda: work(600_000_000) or real()
        assert (await visitor.get("/api/1/tables")).status_code == 200
        for path in ("/api/1/tables", "/healthz", "/assets/x.js"):  # pictures and files count too
            answer = await visitor.get(path)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "retry-after" in answer.headers
        assert (await another.get("/healthz")).status_code == 200


async def test_requests_that_all_come_at_once_do_not_keep_a_table_waiting() -> None:
    """Counted in rounds of the loop: between any two of the greedy one's requests everybody else has a turn."""
    log: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        log.append(scope["client"][0])

    fair = FairShare(app, Buckets(1000, 1, lambda: 0.0), 1000, None)  # type: ignore[arg-type]

    async def beside() -> None:
        while log.count("192.0.2.1") < 300:
            log.append("table")
            await asyncio.sleep(0)

    scopes = [{"type": "http", "client": ("192.0.2.1", 1)} for _ in range(300)]
    await asyncio.gather(beside(), *(fair(scope, None, None) for scope in scopes))  # type: ignore[arg-type]
    gaps = "".join("." if each == "table" else "x" for each in log).split(".")
    assert max(map(len, gaps)) <= AT_ONCE
