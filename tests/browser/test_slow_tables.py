"""Tables over days: the host chooses the rhythm, the shelf says whose turn it is, another device goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, TABLET, Guest, Look
from tests.browser.test_everybody import violations
from tests.browser.test_waiting import choose, option, say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]

WIDE = (1440, 900)
LOOKS = [
    Look(PHONE), Look(WIDE, "en"), Look(PHONE, "en"), Look(WIDE), Look(TABLET), Look(PHONE, theme="contrast"),
]  # fmt: skip
IDS = ["phone-fr", "wide-en", "phone-en", "wide-fr", "tablet-fr", "contrast-fr"]
looks = pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[1:2]), ids=IDS)
# Nothing is wider than the screen.
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@looks
def test_a_table_over_days_stands_on_the_shelf_with_whose_turn_it_is(address: str, guest: Come, look: Look) -> None:
    zoe, lou = guest(address, look), guest(address, look, "Lou")
    code = zoe.open_table("dominos", 2)
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    rhythm = option(zoe, "Rythme(?! des)", "Rhythm")
    expect(rhythm.locator("summary b")).to_have_text(say(look, "Tout de suite", "Right now"))
    choose(zoe, rhythm, say(look, "3\u00a0jours par tour", "3 days a turn"))
    chosen = option(lou, "Rythme(?! des)", "Rhythm").locator("dd")
    expect(chosen).to_have_text(say(look, "3\u00a0jours par tour", "3 days a turn"))
    expect(option(zoe, "Rythme des horloges", "Pace of the clocks")).to_have_count(0)
    assert violations(zoe) == []
    zoe.page.locator("[data-start]").click()
    for each in (zoe, lou):
        each.page.wait_for_selector("[data-prompt]")
    expect(zoe.page.locator("[data-clock]")).to_have_count(0)
    for each in (zoe, lou):
        expect(each.page.locator("[data-due]")).to_contain_text(say(look, "jusqu’à", "until"))
        assert each.page.evaluate(FITS)
    for each in (zoe, lou):
        each.page.goto("/")
        each.page.wait_for_selector(".my-table")
        assert each.page.evaluate(FITS)
    lit = [each for each in (zoe, lou) if each.page.locator(".my-table.lit").count()]
    assert len(lit) == 1
    expect(lit[0].page.locator(".my-table.lit")).to_contain_text(say(look, "À toi\u00a0!", "Your turn!"))
    other = zoe if lit[0] is lou else lou
    thinking = re.compile(f"{lit[0].name}.*{say(look, 'réfléchit', 'is thinking')}")
    expect(other.page.locator(".my-table")).to_contain_text(thinking)
    assert violations(lit[0]) == []
    lit[0].page.locator(".my-table.lit").click()
    lit[0].page.wait_for_selector("[data-prompt][data-can]")


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:4], LOOKS[:1]), ids=IDS[:4])
def test_another_device_goes_on_and_is_shut_out_again(address: str, guest: Come, look: Look) -> None:
    phone, tablet = guest(address, look), guest(address, look)
    phone.introduce()
    phone.page.goto("/")
    phone.page.get_by_role("button", name=say(look, "Réglages", "Settings")).click()
    phone.page.get_by_role("button", name=say(look, "Continuer sur un autre appareil", "Go on with another")).click()
    expect(phone.page.locator(".handover-qr")).to_be_visible()
    tablet.page.goto(phone.page.locator(".copy input").input_value())
    tablet.page.get_by_role("button", name=say(look, "Oui, c’est moi", "Yes, it’s me")).click()
    tablet.page.wait_for_url(f"{address}/")
    assert tablet.ask("GET", "/api/1/me")["name"] == "Zoé"
    phone.page.locator(".my-devices > summary").click()
    expect(phone.page.locator(".devices li")).to_have_count(2)
    assert violations(phone) == []
    phone.page.locator(".devices button").click()
    expect(phone.page.locator(".devices li")).to_have_count(1)
    assert tablet.ask("GET", "/api/1/me")["name"] == ""
    phone.page.get_by_role("button", name=say(look, "Faire une clé de secours", "Make a spare key")).click()
    key = phone.page.locator(".spare-key").inner_text()
    tablet.page.goto("/handover")
    tablet.page.locator("#spare-key").fill(key.lower())
    tablet.page.get_by_role("button", name=say(look, "Oui, c’est moi", "Yes, it’s me")).click()
    tablet.page.wait_for_url(f"{address}/")
    assert tablet.ask("GET", "/api/1/me")["name"] == "Zoé"


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:2], LOOKS[:1]), ids=IDS[:2])
def test_the_host_says_how_long_somebody_may_be_away(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)
    code = zoe.open_table("dominos", 2)
    zoe.sit_down(code)
    zoe.page.locator("details.more > summary").click()
    away = option(zoe, "Un robot joue pour qui s’absente", "A robot plays for who is away")
    expect(away.locator("summary b")).to_have_text(say(look, "après 1\u00a0min", "after 1 min"))
    choose(zoe, away, say(look, "jamais", "never"))
    expect(away.locator("summary b")).to_have_text(say(look, "jamais", "never"))
    assert zoe.ask("GET", f"/api/1/tables/{code}")["setup"]["away"] == 0
    assert violations(zoe) == []
