"""The page without a server in a real browser, with the network off: whole matches, a reload in the middle of one, and
nothing that needs other devices."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import partial
from http.client import HTTPConnection
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Browser, Request, expect

import tablee
from tablee.core.art import Style
from tablee.core.draws import FastDraw
from tablee.core.records import without_seats
from tablee.images.catalogue import faces
from tablee.server.endpoints.played.elsewhere import Found, RecordElsewhere, examine
from tests.browser.guests import Guest, Look
from tests.browser.test_matches import SHORT, check_end, play_out
from tests.choice import all_but_few_thorough
from tests.page.folder import ready
from tests.server.test_replays_api import played

GAMES = list(tablee.games())
PICTURES = os.environ.get("TABLEE_PICTURES", "")
STARTED = 120_000  # milliseconds for Python, on a machine that has much to do
ASK = """([method, path, body]) =>
  tablee.fetch(path, { method, body: body === null ? undefined : JSON.stringify(body) })
  .then(async (answer) => [answer.status, await answer.text()])"""


SUB_PATH = "/jeux/tablee/"  # any will do


class Host(ThreadingHTTPServer):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.asked: list[str] = []  # paths

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that is closed does not wait for its files."""


class Files(SimpleHTTPRequestHandler):
    """As a static host does it: what lies there, and nothing else."""

    def log_message(self, format: str, *given: object) -> None: ...

    def translate_path(self, path: str) -> str:
        assert isinstance(self.server, Host)
        self.server.asked.append(path)
        inside = path.removeprefix(SUB_PATH) if path.startswith(SUB_PATH) else "nothing-here"
        return super().translate_path("/" + inside)


class BesideHouse(Files):
    """The folder below its path, and a house at everything else: as a proxy before both does it."""

    def __init__(self, *given: Any, house: str, **also: Any) -> None:
        self.house = urlsplit(house).netloc
        super().__init__(*given, **also)

    def do_GET(self) -> None:
        if self.path.startswith(SUB_PATH):
            super().do_GET()
        else:
            self.pass_on()

    def do_POST(self) -> None:
        self.pass_on()

    def do_PUT(self) -> None:
        self.pass_on()

    def pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        house = HTTPConnection(self.house, timeout=30)
        house.request(self.command, self.path, body, dict(self.headers))
        answer = house.getresponse()
        data = answer.read()
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in ("transfer-encoding", "content-length", "connection"):
                self.send_header(name, value)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


class LocalGuest(Guest):
    """Somebody in the page without a server: what they ask is asked of the page itself."""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, text = self.page.evaluate(ASK, [method, path, body])
        assert status < 300, f"{method} {path}: {status} {text}"
        return json.loads(text)

    def arrive(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_function("window.tablee && !document.querySelector('[data-local]')", timeout=STARTED)

    def kept(self) -> None:
        """Everything is there for the next time."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")

    def unkept(self, game: str) -> bool:
        """Does the box say that the game's pictures are not kept?"""
        self.page.wait_for_selector("[data-unkept]")
        return self.page.locator(f"[data-unkept='{game}']").count() > 0

    def walk(self, to: str) -> None:
        self.page.evaluate("(to) => { location.hash = to; }", to)

    def sit_and_start(self, game: str, seats: int, **setup: Any) -> str:
        code = self.open_table(game, seats, **setup)
        self.walk(f"/t/{code}?now=1")
        self.page.wait_for_selector("[data-table]")
        return code


@pytest.fixture(scope="session")
def host() -> Iterator[Host]:
    made = Host(("127.0.0.1", 0), partial(Files, directory=str(ready())))
    Thread(target=made.serve_forever, daemon=True).start()
    yield made
    made.shutdown()


@pytest.fixture(scope="session")
def site(host: Host) -> str:
    """The address of the folder, below a sub-path."""
    return f"http://127.0.0.1:{host.server_port}{SUB_PATH}"


@pytest.fixture
def zoe(browser: Browser, site: str) -> Iterator[LocalGuest]:
    guest = LocalGuest(browser, site, Look(), "Zoé")
    yield guest
    complaints = guest.complaints
    guest.go()
    assert not complaints, complaints


@pytest.fixture
def offline(zoe: LocalGuest) -> LocalGuest:
    return without_network(zoe)


def without_network(zoe: LocalGuest, game: str = "") -> LocalGuest:
    """Back for the second time, without a network; the box of a game was looked at the first time."""
    zoe.arrive()
    zoe.introduce()
    zoe.kept()
    if zoe.unkept(game):
        zoe.walk(f"/g/{game}")
        zoe.page.wait_for_selector("main:not(.shelf-page)")
        zoe.walk("/")
        expect(zoe.page.locator(f"[data-unkept={game}]")).to_have_count(0)
    zoe.context.set_offline(True)
    zoe.arrive()
    return zoe


def asked_of_the_network(guest: LocalGuest) -> list[str]:
    """What the page asks of anybody from now on that its service worker does not answer."""
    found: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("blob:", "data:", guest.address)):
            found.append(request.url)

    guest.context.on("request", note)
    return found


@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, ("dominos",)))
def test_a_match_of_each_game_without_a_network(game: str, zoe: LocalGuest) -> None:
    offline = without_network(zoe, game)
    asked = asked_of_the_network(offline)
    offline.sit_and_start(game, tablee.games()[game].seats[0], options=SHORT.get(game, {}))
    play_out([offline], 2)
    check_end(offline)  # CPython verifies what Pyodide has written
    record = offline.ask("GET", "/api/1/records")["records"][0]["id"]
    assert offline.ask("GET", f"/api/1/records/{record}/verify")["ok"]
    check_saved(offline, record)
    assert asked == []


def check_saved(guest: LocalGuest, record: str) -> None:
    """The match as a file: a house takes it, with who had which seat."""
    guest.walk("/records")
    with guest.page.expect_download() as saved:
        guest.page.locator(f'[data-record="{record}"] a[download]').click()
    data = saved.value.path().read_bytes()
    assert tablee.verify(without_seats(data)).over
    assert isinstance(examine(without_seats(data)), Found)
    seats = msgspec.json.decode(data, type=RecordElsewhere).seats
    assert [each.name for each in seats if each.mine] == [guest.name]
    assert [bool(each.bot) for each in seats if not each.mine] == [True] * (len(seats) - 1)


@pytest.mark.thorough
def test_a_match_goes_on_after_a_reload(offline: LocalGuest) -> None:
    code = offline.sit_and_start("derniere", 2)
    draw = FastDraw(5)
    for _ in range(3):
        offline.page.wait_for_selector("[data-piece][data-lit]")
        offline.act(draw)
    before = offline.ask("GET", f"/api/1/tables/{code}")
    offline.page.reload()
    offline.page.wait_for_selector("[data-table]", timeout=STARTED)
    after = offline.ask("GET", f"/api/1/tables/{code}")
    assert (before["table"]["phase"], after["table"]["phase"]) == ("playing", "playing")
    assert after["seated"]


def as_file(name: str, data: bytes) -> Any:
    return {"name": name, "mimeType": "application/json", "buffer": data}


@pytest.mark.thorough
def test_after_the_first_visit_nothing_is_asked_for(zoe: LocalGuest, host: Host) -> None:
    """With the network on: only whether there is a newer version, which browsers ask by themselves."""
    zoe.arrive()
    zoe.introduce()
    zoe.kept()
    zoe.unkept("")  # it is known what is kept
    host.asked.clear()
    zoe.arrive()
    zoe.sit_and_start("dominos", 2)
    zoe.page.wait_for_selector("[data-piece][data-lit]")
    zoe.walk("/lesson/derniere")
    zoe.page.wait_for_selector("[data-piece]")
    zoe.walk("/records")
    zoe.page.wait_for_selector("main.records")
    assert set(host.asked) <= {f"{SUB_PATH}sw.js"}


# What this device has kept of Python's memory; `change` may spoil it. False, if there is none, or it is spoilt.
MEMORY = """(change) => new Promise((done, no) => {
  const asked = indexedDB.open('tablee-memory', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('memory');
  asked.onerror = () => no(asked.error);
  asked.onsuccess = () => {
    const store = asked.result.transaction('memory', 'readwrite').objectStore('memory');
    const found = store.get('python');
    found.onsuccess = () => {
      const memory = found.result;
      const isGood = Boolean(memory) && memory.stamp !== 'other' && memory.snapshot.length > 4_000_000
        && memory.snapshot.subarray(0, 1000).some(Boolean);
      if (memory && change === 'empty') memory.snapshot.fill(0);
      if (memory && change === 'cut') memory.snapshot = memory.snapshot.slice(0, 4_000_000);
      if (memory && change === 'other') memory.stamp = 'other';
      if (memory && change) store.put(memory, 'python');
      store.transaction.oncomplete = () => { asked.result.close(); done(isGood); };
    };
  };
})"""


IN_MEMORY = """(name) => new Promise((done, no) => {
  const asked = indexedDB.open('tablee-memory', 1);
  asked.onsuccess = () => {
    const found = asked.result.transaction('memory').objectStore('memory').get('python');
    found.onsuccess = () => {
      asked.result.close();
      done(new TextDecoder('latin1').decode(found.result.snapshot).includes(name));
    };
  };
})"""


def started_from(guest: LocalGuest) -> str:
    return str(guest.page.evaluate("document.documentElement.dataset.python"))


def wait_for_memory(guest: LocalGuest) -> None:
    while not guest.page.evaluate(MEMORY, ""):
        guest.page.wait_for_timeout(200)


@pytest.mark.thorough
def test_python_comes_back_from_its_memory(zoe: LocalGuest) -> None:
    zoe.arrive()
    assert started_from(zoe) == "files"
    zoe.introduce()
    zoe.kept()
    wait_for_memory(zoe)
    zoe.context.set_offline(True)
    zoe.arrive()
    assert started_from(zoe) == "memory"
    zoe.sit_and_start("dominos", 2)
    play_out([zoe], 4)
    check_end(zoe)
    zoe.arrive()
    assert started_from(zoe) == "memory"
    assert len(zoe.ask("GET", "/api/1/records")["records"]) == 1
    assert not zoe.page.evaluate(IN_MEMORY, zoe.name.encode().decode("latin-1"))  # nothing of anybody is in it


@pytest.mark.thorough
@pytest.mark.parametrize("change", ["empty", "cut", "other"])
def test_memory_that_is_no_good_is_not_missed(change: str, zoe: LocalGuest) -> None:
    zoe.arrive()
    zoe.introduce()
    wait_for_memory(zoe)
    zoe.page.evaluate(MEMORY, change)
    zoe.arrive()
    assert started_from(zoe) == "files"
    assert zoe.ask("GET", "/api/1/me")["name"] == zoe.name
    zoe.complaints.clear()  # what Python says about it
    wait_for_memory(zoe)  # a new one
    zoe.arrive()
    assert started_from(zoe) == "memory"


def behind_the_curtain(guest: Guest, draw: FastDraw) -> bool:
    """Whoever has the device in hand says so; then they play."""
    curtain = guest.page.locator("[data-curtain] .button.main").first
    if curtain.count():
        seat = curtain.get_attribute("data-look")
        curtain.click()
        # The page may be thinking: a second press would wait for a curtain that the first one has opened.
        guest.page.wait_for_selector(f"[data-curtain] [data-look='{seat}']", state="detached")
        return True
    return guest.act(draw)


@pytest.mark.thorough
def test_two_people_and_a_robot_that_ponders_play_at_one_device(offline: LocalGuest) -> None:
    code = offline.open_table("dominos", 3)
    offline.walk(f"/t/{code}?open=1")
    offline.page.locator(".place.free").first.click()
    offline.page.locator("#guest").fill("Mamie")
    offline.page.locator("[data-sheet=place] button[type=submit]").click()
    offline.page.wait_for_selector("[data-mine] >> nth=1")
    offline.page.locator("[data-bot=merciless]").click()
    offline.page.locator("[data-start]").click()
    offline.page.wait_for_selector("[data-curtain]")
    play_out([offline], 3, behind_the_curtain)
    check_end(offline)
    (line,) = offline.ask("GET", "/api/1/records")["records"]
    assert [seat.get("who") for seat in line["seats"]].count("person") == 2
    assert [seat.get("level", "") for seat in line["seats"] if seat.get("who") == "bot"] == ["merciless"]


@pytest.mark.thorough
def test_everything_is_kept_when_somebody_says_so(zoe: LocalGuest) -> None:
    zoe.arrive()
    zoe.kept()
    assert zoe.unkept("difference")
    assert zoe.unkept("diferencio")
    zoe.page.get_by_role("button", name="Sans maison").click()
    if PICTURES:
        zoe.page.screenshot(path=Path(PICTURES) / "keeping.png")
    zoe.page.get_by_role("button", name="Tout garder").click()
    expect(zoe.page.locator(".local-keeping progress")).to_have_attribute("max", re.compile(r"\d{3}"))
    expect(zoe.page.locator("[data-kept]")).to_be_visible(timeout=STARTED)
    expect(zoe.page.locator("[data-unkept]")).to_have_count(0)
    zoe.context.set_offline(True)
    zoe.page.evaluate("localStorage.setItem('tablee.theme', 'night')")
    zoe.arrive()
    box = zoe.page.locator("img.box").first
    expect(box).to_have_attribute("src", re.compile("fr-night"))
    assert box.evaluate("(box) => box.decode().then(() => box.naturalWidth)") > 0


@pytest.mark.thorough
def test_a_file_is_proved_without_a_network(offline: LocalGuest) -> None:
    record = msgspec.json.encode(played("derniere"))
    forged = record.replace(b'"moves":[[', b'"moves":[[1,[1],1],[')
    page = offline.page
    page.goto(f"{offline.address}prove.html")
    chooser = page.locator(".prove-file input")
    chooser.set_input_files([as_file("match.json", record)])
    expect(page.locator(".verify-answer")).to_have_attribute("data-ok", "true", timeout=STARTED)
    expect(page.locator(".verify-steps > li")).to_have_count(3)
    expect(page.locator("main")).to_contain_text("La dernière")
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / "prove.png", full_page=True)
    chooser.set_input_files([as_file("forged.json", forged)])
    expect(page.locator(".verify-answer")).to_have_attribute("data-ok", "false")
    expect(page.locator("main")).to_contain_text("Le sceau est brisé")
    chooser.set_input_files([as_file("none.json", b"[]")])
    expect(page.locator(".verify-answer")).to_contain_text("Ce n’est pas la partie entière d’un de ces jeux.")
    page.evaluate("localStorage.setItem('tablee.language', 'en')")
    page.reload()
    chooser.set_input_files([as_file("forged.json", forged)])
    expect(page.locator("main")).to_contain_text("The seal is broken", timeout=STARTED)
    page.evaluate("localStorage.setItem('tablee.language', 'fr')")  # whose pictures are kept
    page.get_by_role("link", name="The shelf").click()
    page.wait_for_function("window.tablee && !document.querySelector('[data-local]')", timeout=STARTED)
    assert offline.ask("GET", "/api/1/me")["name"] == offline.name


def test_what_needs_other_devices_is_not_there(zoe: LocalGuest) -> None:
    zoe.arrive()
    assert zoe.page.get_by_role("button", name="Sans maison").is_visible()
    assert not zoe.page.get_by_role("button", name="Rejoindre").count()
    code = zoe.open_table("derniere", 3)
    zoe.arrive()
    zoe.walk(f"/t/{code}?open=1")
    zoe.page.wait_for_selector("[data-start]")
    assert not zoe.page.locator(".qr, [data-code], [href^='/tv/']").count()
    for path in ("/api/1/me/devices", "/api/1/days/today", "/api/1/push", f"/api/1/tables/{code}/qr.svg"):
        assert zoe.page.evaluate(ASK, ["GET", path, None])[0] == 404


@pytest.mark.thorough
def test_one_tab_has_the_tables_and_another_may_take_over(zoe: LocalGuest) -> None:
    zoe.arrive()
    zoe.introduce()
    first, zoe.page = zoe.page, zoe.context.new_page()
    zoe.page.goto(zoe.address)
    zoe.page.locator("[data-local=elsewhere] button").click()
    zoe.page.wait_for_function("window.tablee && !document.querySelector('[data-local]')", timeout=STARTED)
    assert zoe.ask("GET", "/api/1/me")["name"] == zoe.name
    first.wait_for_selector("[data-local=elsewhere]")


@pytest.mark.thorough
def test_a_tab_goes_on_by_itself_when_the_one_that_had_the_tables_is_closed(zoe: LocalGuest) -> None:
    zoe.arrive()
    zoe.introduce()
    first, zoe.page = zoe.page, zoe.context.new_page()
    zoe.page.goto(zoe.address)
    zoe.page.wait_for_selector("[data-local=elsewhere]")
    first.close()
    zoe.page.wait_for_function("window.tablee && !document.querySelector('[data-local]')", timeout=STARTED)
    assert zoe.ask("GET", "/api/1/me")["name"] == zoe.name


@pytest.mark.thorough
def test_no_name_of_a_sealed_picture_stands_in_the_page(zoe: LocalGuest) -> None:
    zoe.arrive()
    zoe.introduce()
    zoe.arrive()
    zoe.sit_and_start("difference", 2)
    zoe.page.wait_for_function(
        "[...document.images].some((each) => each.src.startsWith('blob:') && each.naturalWidth > 200)"
    )
    shown = zoe.page.content()
    assert not [name for name in faces(Style()) if name.startswith("difference/") and name in shown]


@pytest.mark.thorough
def test_a_house_at_the_same_address_keeps_what_was_played_in_the_page(browser: Browser, quick: str) -> None:
    made = Host(("127.0.0.1", 0), partial(BesideHouse, house=quick, directory=str(ready())))
    Thread(target=made.serve_forever, daemon=True).start()
    house = f"http://127.0.0.1:{made.server_port}"
    zoe = LocalGuest(browser, house + SUB_PATH, Look(), "Zoé")
    try:
        zoe.arrive()
        zoe.introduce()
        zoe.arrive()
        zoe.sit_and_start("dominos", 2)
        play_out([zoe], 4)
        check_end(zoe)
        zoe.kept()
        known = zoe.context.request.put(f"{house}/api/1/me", data={"name": zoe.name}, headers={"origin": house})
        assert known.ok, known.text()  # only people of the house are asked
        zoe.page.goto(f"{house}/records")  # the service worker of the folder leaves the house alone
        asked = zoe.page.locator(".elsewhere-asked")
        expect(asked).to_contain_text("Une partie jouée sans maison : la garder ici ?")
        asked.get_by_role("button", name="Garder", exact=True).click()
        expect(zoe.page.locator("[data-record]")).to_contain_text("Jouée sans maison")
        zoe.arrive()  # and the house leaves the folder alone
        assert len(zoe.ask("GET", "/api/1/records")["records"]) == 1
    finally:
        zoe.go()
        made.shutdown()
