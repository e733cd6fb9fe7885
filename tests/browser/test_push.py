"""Being called back: asked once a device after one's first turn, honest words over http, a service worker that speaks
its reader's language, and a shelf whose title counts the tables that wait."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tablee.core.draws import FastDraw
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_everybody import violations
from tests.browser.test_slow_tables import FITS
from tests.browser.test_waiting import say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]

WIDE = (1440, 900)
LOOKS = [Look(PHONE), Look(WIDE, "en"), Look(PHONE, "en"), Look(WIDE), Look(PHONE, theme="contrast")]
IDS = ["phone-fr", "wide-en", "phone-en", "wide-fr", "contrast-fr"]
looks = pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:2]), ids=IDS)

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
    assert violations(one) == []
    assert one.page.evaluate(FITS)
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
    assert violations(one) == []
    assert one.page.evaluate(FITS)
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
def test_the_service_worker_speaks_its_readers_language(address: str, guest: Come, language: str) -> None:
    zoe = guest(address, Look(PHONE, language))
    zoe.context.grant_permissions(["notifications"], origin=address)
    zoe.page.goto("/")
    zoe.page.evaluate(
        """async (language) => {
          const kept = await caches.open('push');
          await kept.put('/push-reader', new Response(JSON.stringify({ language })));
          await navigator.serviceWorker.register('/sw.js');
          await navigator.serviceWorker.ready;
        }""",
        language,
    )
    notices = [
        {"code": "KIWI42", "game": "dominos", "n": 1, "by": "Mamie Jo", "said": {"key": "push-played", "args": {}}},
        {"code": "KIWI42", "game": "dominos", "n": 1, "by": "rouage", "said": {"key": "push-played-robot", "args": {}}},
        {"code": "", "game": "", "n": 3, "by": "", "said": {"key": "push-several", "args": {}}},
    ]
    expected = {
        "fr": ["Mamie Jo a joué. À toi\u00a0!", "Rouage a joué. À toi\u00a0!", "3 tables t’attendent."],
        "en": ["Mamie Jo has played. Your turn!", "Cog has played. Your turn!", "3 tables are waiting for you."],
    }[language]
    for notice, words in zip(notices, expected, strict=True):
        shown = deliver(zoe, notice)
        assert shown == [["Dominos" if notice["game"] else "Tablée", words]]


def deliver(one: Guest, notice: dict[str, object]) -> list[list[str]]:
    """As a push service would bring it; what is shown of it."""
    line = one.context.new_cdp_session(one.page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        one.page.wait_for_timeout(50)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": one.address, "registrationId": found[0], "data": json.dumps(notice)},
    )
    shown: list[list[str]] = one.page.evaluate(
        """async () => {
          const { getNotifications } = ServiceWorkerRegistration.prototype;
          const registration = await navigator.serviceWorker.ready;
          for (let tries = 0; tries < 100; tries++) {
            const shown = await getNotifications.call(registration);
            if (shown.length > 0) {
              shown.forEach((each) => each.close());
              return shown.map(({ title, body }) => [title, body]);
            }
            await new Promise((done) => setTimeout(done, 50));
          }
          return [];
        }"""
    )
    line.detach()
    return shown
