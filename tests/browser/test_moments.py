"""Key moments in a replay: asked for, told beside the moves, marked over the timeline."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_day import seen
from tests.browser.test_everybody import violations
from tests.browser.test_replay import boxes, meet, see
from tests.browser.test_waiting import say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]

WIDE = (1440, 900)
LOOKS = [Look(PHONE), Look(WIDE, "en"), Look(WIDE, theme="contrast"), Look(PHONE, "en", "night")]
IDS = ["phone-fr", "wide-en", "contrast-fr", "night-en"]
FRAMES = list(range(0, 90, 3))
TOLD: dict[str, Any] = {
    "seat": 0, "frames": FRAMES, "chances": [50 + (number * 37) % 40 - 20 for number in range(len(FRAMES))],
    "samples": 2000,
    "moments": [
        {"at": 27, "by": 1, "before": 52, "after": 34},
        {"at": 60, "by": 0, "before": 61, "after": 40, "worth": 64, "played": 41,
         "best": {"key": "tour_du_monde-bar-rainbow", "args": {}},
         "reason": {"key": "tour_du_monde-hint-cancel", "args": {}}},
    ],
}  # fmt: skip


def answer(guest: Guest, told: dict[str, Any]) -> None:
    """What the house would have thought of."""

    def tell(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(told))

    guest.page.route("**/moments*", tell)


def ask(guest: Guest) -> None:
    if not guest.page.locator("[data-moments]:visible").count():
        guest.page.locator(".open-moves").click()
    guest.page.locator("[data-moments]:visible").click()


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)
def test_they_are_told_and_marked_over_the_timeline(look: Look, quick: str, guest: Come) -> None:
    zoe = guest(quick, look)
    answer(zoe, TOLD)
    see(zoe, "tour_du_monde", 3)
    ask(zoe)
    told = zoe.page.locator(".key-moments ol:visible")
    expect(told).to_contain_text(say(look, "52 → 34 sur 100", "52 → 34 out of 100"))
    expect(told).to_contain_text(say(look, "64 sur 100, au lieu de 41", "64 out of 100 instead of 41"))
    if look.size == PHONE:
        seen(zoe, "moments-sheet")
        zoe.page.keyboard.press("Escape")
    zoe.page.locator(".moment-mark").nth(1).click()
    expect(zoe.page.locator(".track input")).to_have_value("60")
    zoe.settled()
    seen(zoe, "moments")
    marks = boxes(zoe, ".moment-mark b")
    (line,) = boxes(zoe, ".timeline")
    assert all(line[0] <= left and right <= line[2] and line[1] <= top for left, top, right, _ in marks)
    assert not any(meet(mark, box) for mark in marks for box in boxes(zoe, ".prompt"))
    assert violations(zoe) == []


def test_a_close_match_has_none(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(WIDE))
    answer(zoe, {"seat": 0, "frames": [0, 90], "chances": [50, 52]})
    see(zoe, "tour_du_monde", 3)
    ask(zoe)
    expect(zoe.page.locator(".key-moments:visible")).to_contain_text("Pas de tournant\u00a0: c’était serré.")
    expect(zoe.page.locator(".moment-mark")).to_have_count(0)
