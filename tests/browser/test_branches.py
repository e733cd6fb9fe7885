"""« Et si ? » in browsers: from a move of the replay to a table of one's own, its end, and its line in my matches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_day import seen
from tests.browser.test_everybody import violations
from tests.browser.test_matches import play_out
from tests.browser.test_waiting import say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]

WIDE = (1440, 900)
LOOKS = [Look(PHONE), Look(WIDE, "en")]
AT = 4


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=["phone-fr", "wide-en"])
def test_a_table_from_a_move_of_the_replay_to_its_own_replay(look: Look, quick: str, guest: Come) -> None:
    zoe = guest(quick, look)
    zoe.sit_and_start("dominos", 2)
    play_out([zoe], 2)
    zoe.page.goto("/records")
    zoe.page.locator("[data-record] .record-does a").first.click()
    zoe.page.wait_for_selector(".timeline")
    button = zoe.page.locator("[data-what-if]:visible")
    expect(button).to_have_count(1)
    expect(button).to_have_text(say(look, "Et si\u00a0?", "What if?"))
    zoe.page.locator(".track input").fill(zoe.page.locator(".track input").get_attribute("max") or "")
    expect(button).to_be_disabled()
    zoe.page.locator(".track input").fill(str(AT))
    expect(button).to_be_enabled()
    seen(zoe, "what-if")
    assert violations(zoe) == []

    button.click()
    zoe.page.wait_for_selector("[data-table]")
    where = say(look, f"Et si…\u00a0? depuis le coup {AT}", f"What if…? from move {AT}")
    expect(zoe.page.locator(".topbar .where")).to_contain_text(where)
    seen(zoe, "what-if-table")
    play_out([zoe], 2)
    expect(zoe.page.locator(".panel.again h2")).to_have_text(where)
    seen(zoe, "what-if-end")
    zoe.page.locator("[data-branch]").click()
    zoe.page.wait_for_selector(".timeline")

    zoe.page.goto("/records")
    lines = zoe.page.locator("[data-record]")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text(say(look, "Et si\u00a0?", "What if?"))
    expect(lines.last).not_to_contain_text(say(look, "Et si", "What if"))


@pytest.mark.thorough
def test_a_race_has_no_such_button(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE))
    zoe.sit_and_start("a_moi", 3, options={"pace": "relaxed"})
    play_out([zoe], 3)
    zoe.page.goto("/records")
    zoe.page.locator("[data-record] .record-does a").first.click()
    zoe.page.wait_for_selector(".timeline")
    expect(zoe.page.locator("[data-what-if]")).to_have_count(0)
