"""At one's own pace: chosen before a match, seen by everybody, and in the reasons of a verdict."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.games.a_moi.state import SLAP
from tablee.protocol.messages import Judged
from tests.browser.guests import Guest, Look
from tests.browser.positions import Shown
from tests.browser.test_everybody import violations
from tests.browser.test_verdict import ROUAGE, ZOE, before_a_race, judge, takes_its_card, why
from tests.browser.test_waiting import IDS, LOOKS, gathered, looks, say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]


@looks
def test_somebody_takes_twice_the_time_and_everybody_sees_it(address: str, guest: Come, look: Look) -> None:
    zoe, lou, _ = gathered(guest, address, look, "a_moi", 2)
    lou.page.get_by_role("button", name=say(look, "À mon allure", "At my pace")).click()
    slider = lou.page.locator("#handicap-range")
    usual = say(look, "le même temps que tous", "the same time as everybody")
    expect(slider).to_have_attribute("aria-valuetext", usual)
    slider.fill("200")
    expect(lou.page.locator(".handicap-times")).to_have_text(say(look, "2 × le temps", "2 × the time"))
    assert violations(lou) == []
    lou.page.locator("[data-keep]").click()
    expect(zoe.page.locator("[data-seat='1'] .place-state")).to_contain_text(say(look, "2 × le temps", "2 × the time"))
    expect(zoe.page.locator("[data-seat='0'] .place-state")).not_to_contain_text("×")
    zoe.page.get_by_role("button", name=say(look, "À l’allure de Lou", "At Lou’s pace")).click()
    slider = zoe.page.locator("#handicap-range")
    expect(slider).to_have_value("200")
    slider.press("ArrowRight")
    zoe.page.locator("[data-keep]").click()
    expect(lou.page.locator("[data-seat='1'] .place-state")).to_contain_text(say(look, "2,05 ×", "2.05 ×"))
    zoe.page.locator("[data-start]").click()
    expect(zoe.page.locator("[data-piece=seat1] [data-handicap]")).to_have_text(say(look, "×2,05", "×2.05"))
    expect(zoe.page.locator("[data-piece=seat0] [data-handicap]")).to_have_count(0)


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, []), ids=IDS)
def test_a_verdict_says_what_counts_of_a_longer_time(quick: str, guest: Come, look: Look) -> None:
    zoe = guest(quick, look)
    match = before_a_race("a_moi", wins=takes_its_card)
    presses = [Judged(ROUAGE, 5400, 31, handicap=200, counted=2700), Judged(ZOE, 3100, 84)]
    judge(Shown(zoe, "a_moi", 3), match, SLAP, presses)
    why(zoe)
    runs = zoe.page.locator("[data-verdict] .run")
    expect(runs.nth(0).locator(".run-time b")).to_have_text(say(look, "2,70 s", "2.70 s"))
    expect(runs.nth(0)).to_contain_text(say(look, "5,40 s comptent pour 2,70 s", "5.40 s count as 2.70 s"))
    expect(runs.nth(1).locator(".run-time b")).to_have_text(say(look, "3,10 s", "3.10 s"))
    expect(zoe.page.locator("[data-verdict] .reason")).to_contain_text(say(look, "0,40 s", "0.40 s"))
    assert violations(zoe) == []
