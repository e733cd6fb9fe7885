"""My matches: how each ended, and a link that shows one to somebody else until it is withdrawn."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_everybody import violations
from tests.browser.test_matches import play_out
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
WIDE = (1440, 900)
PICTURES = os.environ.get("TABLEE_PICTURES", "")
WITHDRAW = {"fr": "Retirer", "en": "Withdraw"}
LOOKS = [Look(PHONE, "fr"), Look(WIDE, "en"), Look(WIDE, "fr", "contrast"), Look(PHONE, "en", "night", "2")]
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=str)
def test_a_match_is_listed_with_its_end_shared_and_withdrawn(look: Look, quick: str, guest: Come) -> None:
    zoe = guest(quick, look)
    zoe.sit_and_start("a_moi", 3, options={"pace": "relaxed"})
    play_out([zoe], 3)
    place = zoe.page.locator('[data-over] [data-seat="0"]').first.get_attribute("data-place")
    zoe.page.goto("/records")
    line = zoe.page.locator("[data-record]")
    expect(line.locator(".record-place b")).to_have_text(place or "")
    expect(line.locator(".record-faces .who")).to_have_count(2)
    line.locator(".record-does button").first.click()
    shown = line.locator(".record-link input")
    expect(shown).to_be_visible()
    expect(line.locator(".qr")).to_have_js_property("complete", True)
    assert line.locator(".qr").evaluate("(picture) => picture.naturalWidth") > 0
    assert zoe.page.evaluate(FITS)
    assert violations(zoe) == []
    if PICTURES:
        zoe.page.screenshot(path=Path(PICTURES) / f"records-{look.size[0]}-{look.language}-{look.theme}.png")
    link = shown.input_value()
    stranger = guest(quick, look, "Hugo")
    stranger.page.goto(link)
    stranger.page.wait_for_selector(".timeline")
    assert stranger.page.locator(".eyes").count() == 0
    assert stranger.page.locator("[download]").count() == 0
    zoe.page.reload()
    line.get_by_role("button", name=WITHDRAW[look.language]).click()
    expect(line.locator(".record-open")).to_have_count(0)
    stranger.page.goto(link)
    expect(stranger.page.locator("main.missing")).to_be_visible()
    stranger.complaints.clear()  # the browser notes what was refused
