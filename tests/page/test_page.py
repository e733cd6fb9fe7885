"""The page's server in CPython, with a browser in memory: routes, lines, what is kept, sealed pictures, words."""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core import words
from tablee.core.words import Words, msg
from tablee.matches.replay import new, verify
from tablee.page import bots, plain_words
from tablee.page.images import PageImages
from tablee.page.main import Page, PageFacts, begin
from tablee.page.proof import proof
from tablee.page.requests import matched
from tablee.server.content import page as pages
from tablee.stores.base import Player
from tests.page.in_memory import MemoryBrowser
from tests.server.test_elsewhere_records import forged
from tests.server.test_replays_api import played

pytestmark = pytest.mark.anyio

FACTS = PageFacts("0", {}, {}, {"difference/castle-00": 1600})


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def page_of(browser: MemoryBrowser) -> Page:
    return await begin(browser, FACTS, browser.all())


async def ask(page: Page, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    found, text = await page.ask(method, path, "" if body is None else json.dumps(body), "fr")
    assert found == status, text
    return json.loads(text)


async def until(is_so: Any) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.005)


async def opened(page: Page, game: str = "derniere", seats: int = 2) -> str:
    await ask(page, "PUT", "/api/1/me", {"name": "Zoé"})
    return str((await ask(page, "POST", "/api/1/tables", {"setup": {"game": game, "seats": seats}}, 201))["code"])


async def test_nobody_opens_a_table_before_they_have_said_a_name() -> None:
    page = await page_of(MemoryBrowser())
    assert (await ask(page, "GET", "/api/1/me"))["name"] == ""
    refused = await ask(page, "POST", "/api/1/tables", {"setup": {"game": "derniere", "seats": 2}}, 401)
    assert refused["code"] == "nobody"


async def test_a_table_is_opened_and_found_again_after_the_page_was_closed() -> None:
    browser = MemoryBrowser()
    code = await opened(await page_of(browser))
    again = await page_of(browser)
    assert (await ask(again, "GET", "/api/1/me"))["name"] == "Zoé"
    assert (await ask(again, "GET", f"/api/1/tables/{code}"))["table"]["game"] == "derniere"


async def test_a_line_brings_the_table_and_its_deal() -> None:
    browser = MemoryBrowser()
    page = await page_of(browser)
    code = await opened(page)
    page.open_line(1, f"/ws/table/{code}")
    await until(lambda: "room" in browser.heard(1))
    page.hear(1, json.dumps({"do": "sit", "id": "a.1", "seat": 0}))
    page.hear(1, json.dumps({"do": "start", "id": "a.2"}))
    await until(lambda: "frame" in browser.heard(1))
    page.leave(1)
    assert {"hello", "room", "frame"} <= set(browser.heard(1))


async def test_a_match_is_kept_as_the_client_reads_it_and_as_earlier_pages_wrote_it() -> None:
    browser = MemoryBrowser()
    page = await page_of(browser)
    record, seats = msgspec.json.encode(new("derniere", 2, 7).record()), [Player("me", "Zoé"), Player(bot="family")]
    await page.server.store.save_record("r-1", "t", 1, "derniere", record, ["me"], seats, 60_000, b"")
    kept = json.loads(browser.items["records", "r-1"])  # client/src/lib/elsewhere.ts
    assert base64.b64decode(kept["record"]) == record
    assert [(each["person"], each["name"], each["bot"]) for each in kept["seats"]] == [
        ("me", "Zoé", ""),
        ("", "", "family"),
    ]
    browser.items["records", "r-2"] = msgspec.msgpack.encode(
        msgspec.structs.replace(page.server.store.matches["r-1"], id="r-2")
    )
    again = await page_of(browser)
    assert await again.server.store.record("r-1", "me") == await again.server.store.record("r-2", "me") == record


async def test_nonsense_is_answered_and_changes_nothing() -> None:
    browser = MemoryBrowser()
    page = await page_of(browser)
    page.open_line(1, f"/ws/table/{await opened(page)}")
    page.hear(1, "{")
    page.hear(1, json.dumps({"do": "fly", "id": "a.1"}))
    await until(lambda: browser.heard(1).count("no") == 2)


async def test_a_line_to_a_table_that_is_not_there_is_closed() -> None:
    browser = MemoryBrowser()
    page = await page_of(browser)
    page.open_line(3, "/ws/table/BCDFG")
    assert browser.closed == {3: 1012}


async def test_old_tables_make_room_for_new_ones() -> None:
    browser = MemoryBrowser()
    page = await page_of(browser)
    codes = [await opened(page) for _ in range(14)]
    kept = {key for kind, key, _ in browser.all() if kind == "tables"}
    assert len(kept) == 12
    assert len({key.partition("/")[0] for kind, key, _ in browser.all() if kind == "rows"}) == 12
    await ask(page, "GET", f"/api/1/tables/{codes[-1]}")


async def test_who_is_forgotten_leaves_nothing() -> None:
    browser = MemoryBrowser()
    page = await page_of(browser)
    await ask(page, "PUT", "/api/1/me", {"name": "Zoé"})
    await ask(page, "DELETE", "/api/1/me")
    assert (await ask(page, "GET", "/api/1/me"))["name"] == ""
    assert "Zoé".encode() not in b"".join(data for _, _, data in browser.all())


@pytest.mark.parametrize("path", ["/api/1/nothing", "/api/1/me/devices", "/api/1/days/today", "/openapi.json"])
async def test_what_needs_a_server_is_not_answered(path: str) -> None:
    page = await page_of(MemoryBrowser())
    assert (await ask(page, "GET", path, status=404))["code"] == "no-such-route"


async def test_a_request_that_cannot_be_read_says_why() -> None:
    page = await page_of(MemoryBrowser())
    await ask(page, "PUT", "/api/1/me", {"name": 3}, 400)
    await ask(page, "GET", "/api/1/tables/BCDFG", status=404)


async def test_games_and_lessons_are_the_servers_own() -> None:
    page = await page_of(MemoryBrowser())
    assert len((await ask(page, "GET", "/api/1/games"))["games"]) == 10
    assert (await ask(page, "GET", "/api/1/lessons/derniere"))["steps"]


async def test_new_pictures_are_offered_only_where_they_are_made() -> None:
    page = await page_of(MemoryBrowser())
    games = {each["key"]: each for each in (await ask(page, "GET", "/api/1/games"))["games"]}
    (picture,) = [each for each in games["difference"]["switches"] if each["name"] == "picture"]
    assert picture["values"] == ["circus", "castle", "dragon", "lake"]
    assert len(picture["labels"]) == 4


async def test_a_robot_thinks_elsewhere_and_what_fails_there_is_raised_here() -> None:
    page = await page_of(MemoryBrowser())
    record = new("derniere", 2, 7).record()
    with pytest.raises(ValueError, match="nothing"):
        await page.server.bots.work(verify, {**record, "game": "nothing"})
    assert await page.server.bots.work(sum, [1, 2]) == 3


def test_a_path_is_matched_part_by_part() -> None:
    assert matched("/api/1/tables/{code}", "/api/1/tables/B%20C") == {"code": "B C"}
    assert matched("/api/1/tables/{code}", "/api/1/tables") is None
    assert matched("/api/1/tables/{code}", "/api/1/records/x") is None


async def test_points_on_a_sealed_picture_are_those_of_the_whole_one() -> None:
    images = PageImages(FACTS.widths)
    address, key = images.offer_locked("difference/castle-00")
    offer = images.found(f"{address}#{key}")
    assert offer is not None
    assert offer.key == key
    assert "castle" not in address
    point = images.point(address, 0.25, 0.5)
    assert point is not None
    assert images.place(address, *point) == pytest.approx((0.25, 0.5))
    assert images.point("/hatch/nothing", 0, 0) is None


def test_words_without_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "BUNDLES", {})
    plain_words.use({"fr": {"house-guest-frog": "Grenouille"}})
    assert Words("fr").say(msg("house-guest-frog")) == "Grenouille"
    assert Words("fr").say(msg("refused-anything", n=1)) == "refused-anything"


def test_a_page_loads_nothing_that_only_a_server_has() -> None:
    """No HTTP, no pictures, no Fluent, no processes: Pyodide has none of them, or they are long to fetch."""
    code = (
        "import sys, tablee.page.main as page; page.all_facts(); "
        "print({'starlette', 'fluent', 'PIL', 'resvg_py', 'segno', 'itsdangerous', 'prometheus_client', "
        "'multiprocessing', 'sqlite3', 'rich'} & set(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "set()"


def test_thinking_is_pickled_both_ways() -> None:
    assert pickle.loads(bots.run(pickle.dumps((max, (3, 5))))) == (True, 5)


def test_a_file_is_proved_or_it_is_said_what_is_wrong() -> None:
    """As for a server that is given one: tests/server/test_elsewhere_records.py."""
    record = played("derniere")
    found = proof(msgspec.json.encode(record))
    assert found.verdict is not None
    assert (found.game, found.verdict.ok) == ("derniere", True)
    for forged_record, key in forged(record).values():
        found = proof(msgspec.json.encode(forged_record))
        said = [step.why.key for step in found.verdict.steps if not step.ok] if found.verdict else [found.why.key]
        assert key in said or (key, said) == ("house-web-no-record", ["verify-during-not"]), said
    for data in (b"", b"[]", b"\xff\xfe", b'{"record": 3}', b'{"record": {}}'):
        assert proof(data).why == msg("house-web-no-record")


MARKS = ("pyodide", "data-local", "local-badge")  # of what only a page without a server has


@pytest.mark.parametrize("mark", MARKS)
def test_a_house_sends_nothing_of_what_is_only_for_a_page(mark: str, folder: Path) -> None:
    assert mark in code_of(folder)
    assert mark not in code_of(Path(pages.__file__).parents[1] / "static")


def code_of(built: Path) -> str:
    """All scripts, styles and pages in a folder."""
    return "".join(
        path.read_text("utf-8").lower() for path in built.rglob("*") if path.suffix in (".js", ".css", ".html")
    )
