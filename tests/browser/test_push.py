"""Being called back: asked once a device after one's first turn, honest words over http, a service worker that speaks
its reader's language, and a shelf whose title counts the tables that wait."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tablee.core.draws import FastDraw
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_day import seen
from tests.browser.test_everybody import violations
from tests.browser.test_waiting import say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]

WIDE = (1440, 900)
LOOKS = [Look(PHONE), Look(WIDE, "en"), Look(PHONE, "en"), Look(WIDE), Look(PHONE, theme="contrast")]
IDS = ["phone-fr", "wide-en", "phone-en", "wide-fr", "contrast-fr"]
looks = pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)

KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
# No push service can be reached from here: the browser's own part is made up.
BROWSER = """(() => {
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  const keys = { p256dh: 'BCVx', auth: 'BTBZ' };
  let found = null;
  PushManager.prototype.getSubscription = async () => found;
  PushManager.prototype.subscribe = async (options) => {
    found = { toJSON: () => ({ endpoint: 'https://push.example/1', keys }), unsubscribe: async () => true };
    return found;
  };
})()"""


# What the service worker does with each notice: title and words of what is shown, and where a tap on it leads. No push
# service can be reached from here, so its browser is made up.
RUN = """async ([script, notices, language]) => {
  const handlers = {};
  const shown = [];
  const self = {
    addEventListener: (kind, run) => (handlers[kind] = run),
    skipWaiting: async () => undefined,
    registration: { showNotification: async (title, more) => void shown.push([title, more.body, more.data]) },
    clients: { matchAll: async () => [], openWindow: async (path) => void (shown.at(-1)[2] = path) },
  };
  const caches = { match: async () => new Response(JSON.stringify({ language })) };
  new Function('self', 'caches', script)(self, caches);
  const tell = async (kind, event) => {
    let work;
    handlers[kind]({ ...event, waitUntil: (given) => (work = given) });
    await work;
  };
  for (const notice of notices) {
    await tell('push', { data: { json: () => notice } });
    await tell('notificationclick', { notification: { data: shown.at(-1)[2], close: () => undefined } });
  }
  return shown;
}"""


def begun(address: str, guest: Come, look: Look) -> tuple[Guest, Guest]:
    """A table over days for two; who is waited for comes first."""
    zoe, lou = guest(address, look), guest(address, look, "Lou")
    code = zoe.open_table("dominos", 2, rhythm="days")
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.locator("[data-start]").click()
    for each in (zoe, lou):
        each.page.wait_for_selector("[data-prompt]")
    return (zoe, lou) if is_waited_for(zoe, lou) else (lou, zoe)


def is_waited_for(one: Guest, other: Guest) -> bool:
    """Of two, exactly one is."""
    for _ in range(200):
        found = [each.page.locator("[data-prompt][data-can]").count() > 0 for each in (one, other)]
        if found[0] != found[1]:
            return found[0]
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody is waited for")


def play_turn(one: Guest) -> None:
    """Until it is somebody else's turn, or the card is there."""
    draw = FastDraw(7)
    for _ in range(60):
        if one.page.locator(".ask-push").count() or not one.page.locator("[data-prompt][data-can]").count():
            return
        one.settled()
        one.act(draw)
        one.page.wait_for_timeout(100)


@looks
def test_over_http_it_is_said_what_can_be_and_nobody_is_asked_twice(address: str, guest: Come, look: Look) -> None:
    one, other = begun(address, guest, look)
    play_turn(one)
    card = one.page.locator(".ask-push")
    expect(card).to_be_visible()
    expect(card).to_contain_text(say(look, f"{other.name} joue à son rythme", f"{other.name} is in no hurry"))
    expect(card).to_contain_text("http")
    seen(one, "push-http")
    assert violations(one) == []
    card.get_by_role("button", name=say(look, "D’accord", "All right")).click()
    expect(card).to_have_count(0)
    assert one.page.evaluate("localStorage.getItem('tablee.push')") == "no"
    play_turn(other)
    expect(other.page.locator(".ask-push")).to_be_visible()
    one.page.wait_for_selector("[data-prompt][data-can]")
    play_turn(one)
    one.page.wait_for_timeout(1600)
    expect(card).to_have_count(0)


@looks
def test_over_https_it_is_asked_and_no_is_remembered(address: str, guest: Come, look: Look) -> None:
    one, _ = begun(address, guest, look)
    told(one.page)
    one.page.evaluate(BROWSER)
    play_turn(one)
    card = one.page.locator(".ask-push")
    expect(card).to_be_visible()
    expect(card).to_contain_text(say(look, "On te prévient quand c’est à toi", "Shall we tell you"))
    expect(card.locator(".push-points li")).to_have_count(3)
    seen(one, "push-https")
    assert violations(one) == []
    card.get_by_role("button", name=say(look, "Non, je reviendrai", "No, I’ll come back")).click()
    expect(card).to_have_count(0)
    one.page.reload()
    one.page.wait_for_selector("[data-prompt]")
    assert one.page.evaluate("localStorage.getItem('tablee.push')") == "no"


def test_yes_is_told_to_the_house_and_a_table_can_be_left_out(address: str, guest: Come) -> None:
    one, _ = begun(address, guest, Look(PHONE))
    asked = told(one.page)
    one.page.evaluate(BROWSER)
    play_turn(one)
    one.page.locator(".ask-push").get_by_role("button", name="Oui, préviens-moi").click()
    expect(one.page.locator(".ask-push")).to_have_count(0)
    (first,) = asked
    assert (first["endpoint"], first["muted"]) == ("https://push.example/1", [])
    assert re.fullmatch(r"[A-Za-z_+/-]+", first["zone"])
    assert one.page.evaluate("caches.match('/push-reader').then((found) => found.json())")["language"] == "fr"
    one.page.goto("/")
    one.page.evaluate(BROWSER)
    one.page.evaluate("navigator.serviceWorker.ready.then(({ pushManager }) => pushManager.subscribe({}))")
    bell = one.page.locator(".my-tables .bell")
    expect(bell).to_have_attribute("aria-pressed", "true")
    assert violations(one) == []
    bell.click()
    one.page.wait_for_timeout(300)
    assert len(asked[-1]["muted"]) == 1


def told(page: Page) -> list[dict[str, object]]:
    """A house that tells devices; what a page asks of it is written down."""
    asked: list[dict[str, object]] = []

    def answer(route: Route) -> None:
        if route.request.method == "PUT":
            asked.append(json.loads(route.request.post_data or "{}"))
        route.fulfill(json={"on": True, "key": KEY, "why": "", "mine": bool(asked)})

    page.route("**/api/1/push", answer)
    page.route("**/api/1/me/push", answer)
    return asked


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:4], LOOKS[:2]), ids=IDS[:4])
def test_the_shelf_calls_in_its_title_while_it_is_open(address: str, guest: Come, look: Look) -> None:
    one, other = begun(address, guest, look)
    other.page.goto("/")
    other.page.wait_for_selector(".my-table")
    expect(other.page).to_have_title("Tablée")
    play_turn(one)
    expect(other.page).to_have_title(re.compile(r"^\(1\) " + say(look, "À toi", "Your turn")))
    expect(other.page.locator(".my-table.lit")).to_have_count(1)
    icon = other.page.locator('link[rel="icon"]').get_attribute("href") or ""
    assert icon.startswith("data:image/svg+xml")
    assert "%3E1%3C" in icon


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_service_worker_speaks_its_readers_language(
    address: str, browser: Browser, guest: Come, language: str
) -> None:
    zoe = guest(address, Look(PHONE, language))
    zoe.page.goto("/")
    zoe.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    script = zoe.context.request.get("/sw.js").text()
    notices = [
        {"code": "KIWI42", "game": "dominos", "n": 1, "by": "Mamie Jo", "said": {"key": "push-played", "args": {}}},
        {"code": "KIWI42", "game": "dominos", "n": 1, "by": "rouage", "said": {"key": "push-played-robot", "args": {}}},
        {"code": "", "game": "", "n": 3, "by": "", "said": {"key": "push-several", "args": {}}},
        {"code": "KIWI42", "game": "nobody-knows", "n": 1, "by": "rouage", "said": {"key": "of-another-version"}},
    ]
    said = {
        "fr": ["Mamie Jo a joué. À toi\u00a0!", "Rouage a joué. À toi\u00a0!", "3 tables t’attendent.", "À toi\u00a0!"],
        "en": ["Mamie Jo has played. Your turn!", "Cog has played. Your turn!", "3 tables are waiting for you.",
               "Your turn!"],
    }[language]  # fmt: skip
    titles, paths = ["Dominos", "Dominos", "Tablée", "Tablée"], ["/t/KIWI42", "/t/KIWI42", "/", "/t/KIWI42"]
    page = browser.new_page()  # which no policy keeps from running a script that is given as text
    shown = page.evaluate(RUN, [script, notices, language])
    page.close()
    assert shown == [list(each) for each in zip(titles, said, paths, strict=True)]
