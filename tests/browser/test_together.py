"""A replay that one person leads, in browsers: two who played and a television."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, TELEVISION, Guest, Look
from tests.browser.test_day import seen
from tests.browser.test_everybody import violations
from tests.browser.test_matches import play_out
from tests.browser.test_moments import answer
from tests.browser.test_waiting import say

Come = Callable[..., Guest]

WIDE = (1440, 900)
GAME = "dominos"


def step(guest: Guest) -> int:
    """Which move somebody sees; -1: they see no replay."""
    found = guest.page.locator("[data-led]")
    return int(found.get_attribute("data-led") or -1) if found.count() else -1


def sees(guest: Guest, at: int) -> None:
    expect(guest.page.locator("[data-led]")).to_have_attribute("data-led", str(at))


@pytest.fixture
def family(quick: str, guest: Come, request: pytest.FixtureRequest) -> tuple[Guest, Guest, Guest]:
    """Zoé at a wide screen and Lou with a phone have played; a television watched."""
    language = getattr(request, "param", "en")
    zoe, lou = guest(quick, Look(WIDE), "Zoé"), guest(quick, Look(PHONE, language), "Lou")
    television = guest(quick, Look(TELEVISION))
    code = zoe.open_table(GAME, 2, options={"pace": "relaxed"})
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    television.page.goto(f"/tv/{code}")
    zoe.page.locator("[data-start]").click()
    play_out([zoe, lou], 1)
    return zoe, lou, television


def test_one_leads_and_the_others_follow(family: tuple[Guest, Guest, Guest]) -> None:
    zoe, lou, television = family
    zoe.page.locator("[data-lead]").click()
    for each in family:
        sees(each, 0)
    zoe.page.locator(".drive .button").last.click()
    zoe.page.locator(".track input").fill("5")
    for each in family:
        sees(each, 5)
    zoe.page.locator(".eyes button").nth(2).click()
    expect(lou.page.locator(".topbar")).to_contain_text("Zoé leads")
    point(zoe, lou)
    for each in (lou, television):
        expect(each.page.locator("[data-hand]")).to_be_visible()
        expect(each.page.locator("[data-hand]")).to_contain_text("Zoé")
    seen(zoe, "together-leader")
    seen(lou, "together-follower")
    seen(television, "together-television")
    assert violations(zoe) == []
    assert violations(lou) == []
    lou_takes_over_and_zoe_comes_and_goes(zoe, lou, television)


def point(leader: Guest, follower: Guest) -> None:
    """At somebody on the table, as a hand does that rests there: until it is seen. The table may still be moving."""
    whom = leader.page.locator("[data-table] [data-piece^=seat]").first
    for by in range(20):
        box = whom.bounding_box()
        assert box is not None
        leader.page.mouse.move(box["x"] + box["width"] / 2 + by % 2, box["y"] + box["height"] / 2)
        if follower.page.locator("[data-hand]").count():
            return
        follower.page.wait_for_timeout(500)


def lou_takes_over_and_zoe_comes_and_goes(zoe: Guest, lou: Guest, television: Guest) -> None:
    lou.page.locator(".take-lead:visible").click()
    expect(zoe.page.locator("[data-take-lead]")).to_be_visible()
    expect(zoe.page.locator(".drive")).to_have_count(0)
    seen(lou, "together-leader")
    lou.page.locator(".drive .button").first.click()
    sees(zoe, 4)
    zoe.page.locator("[data-unfollow]").click()
    expect(zoe.page.locator("[data-over]")).to_have_count(1)
    expect(zoe.page.locator(".led-offer")).to_contain_text(say(zoe.look, "Lou mène", "Lou leads"))
    seen(zoe, "together-apart")
    lou.page.locator(".drive .button").first.click()
    sees(television, 3)
    zoe.page.locator("[data-follow]").click()
    sees(zoe, 3)
    zoe.page.reload()
    sees(zoe, 3)
    lou.page.locator("[data-unfollow]").click()
    for each in (zoe, lou, television):
        expect(each.page.locator("[data-led]")).to_have_count(0)
        expect(each.page.locator("[data-over]")).to_have_count(1)


@pytest.mark.thorough
@pytest.mark.parametrize("family", ["en", "fr"], indirect=True)
def test_key_moments_are_a_sheet_on_a_phone(family: tuple[Guest, Guest, Guest]) -> None:
    zoe, lou, _ = family
    moments = [{"at": 3, "by": 1, "before": 52, "after": 34}, {"at": 6, "by": 0, "before": 40, "after": 61}]
    answer(lou, {"seat": 1, "frames": [0, 3, 6, 9], "chances": [50, 34, 61, 60], "moments": moments})
    lou.page.locator("[data-lead]").click()
    sees(zoe, 0)
    expect(zoe.page.locator("[data-open-moments]")).to_be_hidden()  # they stand beside the table
    lou.page.locator("[data-open-moments]").click()
    lou.page.locator("[data-moments]:visible").click()
    told = lou.page.locator(".sheet .key-moments ol")
    expect(told).to_contain_text(say(lou.look, "52 → 34 sur 100", "52 → 34 out of 100"))
    seen(lou, "together-moments")
    assert violations(lou) == []
    told.locator("button").nth(1).click()
    expect(lou.page.locator(".sheet")).to_have_count(0)
    for each in family:
        sees(each, 6)
    expect(lou.page.locator(".moment-mark")).to_have_count(2)
    seen(lou, "together-moment")
    assert violations(lou) == []
    zoe.page.locator("[data-take-lead]").click()
    lou.page.locator("[data-open-moments]").click()
    expect(told.locator("button").first).to_be_disabled()  # who follows looks, and does not lead
    seen(lou, "together-follower-moments")


@pytest.mark.thorough
def test_it_goes_on_by_itself_until_a_new_match_is_dealt(family: tuple[Guest, Guest, Guest]) -> None:
    zoe, lou, television = family
    zoe.page.locator("[data-lead]").click()
    sees(lou, 0)
    zoe.page.locator(".drive .button.main").click()
    sees(television, 2)
    sees(lou, 3)
    zoe.page.keyboard.press(" ")
    expect(zoe.page.locator(".drive .button.main")).to_have_accessible_name(say(zoe.look, "Jouer", "Play"))
    lou.page.locator("[data-unfollow]").click()
    lou.page.locator("[data-wish]").click()
    lou.page.locator("[data-follow]").click()
    zoe.page.locator("[data-unfollow]").click()
    zoe.page.locator("[data-lead]").click()
    zoe.page.locator("[data-unfollow]").click()
    zoe.page.locator("[data-again]").click()
    for each in family:
        expect(each.page.locator("[data-table][data-phase=playing]")).to_have_count(1)
        assert step(each) == -1
