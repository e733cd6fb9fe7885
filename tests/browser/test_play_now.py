"""To a table at once: how well the robots play is asked once, remembered, and can be changed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
WIDE = (1440, 900)
LOOKS = [Look(size, language) for size in (PHONE, WIDE) for language in ("fr", "en")]
IDS = ["phone-fr", "phone-en", "wide-fr", "wide-en"]
PLAY_NOW = {"fr": "Jouer maintenant", "en": "Play now"}
BEGINNER = {"fr": "débutant", "en": "beginner"}
SHARP = {"fr": "Futé", "en": "Sharp"}
SHEET = "[data-sheet=robots]"


def play_now(guest: Guest) -> None:
    guest.page.get_by_role("button", name=PLAY_NOW[guest.look.language], exact=True).click()


def robots(page: Page) -> set[str]:
    """How well those who play do it, as their seats say it."""
    page.wait_for_selector("[data-prompt]")
    page.wait_for_selector(".seat:has-text('robot')")
    told = page.locator(".seat", has_text="robot").all_text_contents()
    return {match[1] for each in told if (match := re.search(r"robot, ([^\W\d]+)", each))}


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)
def test_how_well_robots_play_is_asked_once_and_remembered(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)
    zoe.page.goto("/g/derniere")
    expect(zoe.page.locator(".game")).to_be_visible()
    expect(zoe.page.locator(".chosen-robots")).to_have_count(0)
    play_now(zoe)
    levels = zoe.page.locator(f"{SHEET} .robot-level")
    expect(levels).to_have_count(4)
    kinds = [each.get_attribute("data-bot") for each in levels.all()]
    assert kinds == ["beginner", "family", "sharp", "merciless"]  # the gentlest first
    expect(zoe.page.locator(f"{SHEET} [aria-pressed=true]")).to_have_attribute("data-bot", "family")
    assert violations(zoe) == []
    levels.nth(0).click()
    assert robots(zoe.page) == {BEGINNER[look.language]}
    with zoe.page.expect_websocket(lambda socket: socket.url.endswith("/ws/lobby")) as lobby:
        zoe.page.goto("/g/dominos")
    lobby.value.wait_for_event("framereceived")
    play_now(zoe)
    assert robots(zoe.page) == {BEGINNER[look.language]}


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)
def test_the_choice_is_changed_where_it_was_made(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)
    zoe.page.goto("/g/derniere")
    zoe.page.evaluate("() => localStorage.setItem('tablee.robots', 'family')")
    zoe.page.reload()
    zoe.page.locator(".chosen-robots").click()
    zoe.page.locator(f"{SHEET} [data-bot=sharp]").click()
    expect(zoe.page.locator(SHEET)).to_have_count(0)
    expect(zoe.page.locator(".chosen-robots")).to_contain_text(SHARP[look.language])
    zoe.page.reload()
    expect(zoe.page.locator(".chosen-robots")).to_contain_text(SHARP[look.language])
    assert "/g/derniere" in zoe.page.url  # nothing was begun


def test_the_choice_is_changed_in_the_settings(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    zoe.page.goto("/")
    zoe.page.get_by_role("button", name="Réglages").first.click()
    zoe.page.locator("[data-sheet=settings] .option", has_text="Jouer maintenant").locator("summary").click()
    zoe.page.get_by_role("button", name="Sans pitié").click()
    zoe.page.goto("/g/derniere")
    expect(zoe.page.locator(".chosen-robots")).to_contain_text("Sans pitié")


def test_whoever_closes_the_question_is_asked_again(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    zoe.page.goto("/g/derniere")
    play_now(zoe)
    zoe.page.wait_for_selector(SHEET)
    zoe.page.keyboard.press("Escape")
    expect(zoe.page.locator(SHEET)).to_have_count(0)
    play_now(zoe)
    zoe.page.wait_for_selector(SHEET)
