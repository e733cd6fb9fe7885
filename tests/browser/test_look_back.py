"""Looking back at a match while it goes on: what this page was shown, and nothing that can be done there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.core.draws import FastDraw
from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.choice import all_but_few_thorough

LOOKS = [Look(PHONE), Look(DESKTOP, "en")]
WORDS = {"fr": ("Revenir en arrière", "Revenir à la partie"), "en": ("Look back", "Back to the match")}
MOVES = 3  # of mine, before looking back
LIT = "[data-piece][data-lit]"  # waited for: on a busy machine the line may be looked for anew at any moment


def look_back(guest: Guest) -> None:
    guest.page.locator(".bar-button.menu").click()
    guest.page.get_by_role("button", name=WORDS[guest.look.language][0]).click()
    guest.page.wait_for_selector("[data-look-on]")


def hand(guest: Guest) -> list[str]:
    pieces = guest.page.locator(".hand [data-piece]")
    return sorted(map(str, pieces.evaluate_all("(all) => all.map((each) => each.dataset.piece)")))


def played(guest: Guest) -> list[list[str]]:
    """My hand before each of my moves, and now."""
    draw, hands = FastDraw(3), []
    while len(hands) < MOVES:
        guest.page.wait_for_selector("[data-prompt][data-can]")
        before = hand(guest)
        guest.act(draw)
        guest.settled()
        if hand(guest) != before:
            hands.append(before)
    guest.page.wait_for_selector("[data-prompt][data-can]")
    return [*hands, hand(guest)]


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]))
def test_every_hand_i_had_is_seen_again_and_the_match_waits_for_me(
    address: str, guest: Callable[..., Guest], look: Look
) -> None:
    zoe = guest(address, look)
    zoe.sit_and_start("tour_du_monde", 3)
    hands = played(zoe)
    look_back(zoe)
    assert zoe.lit() == []
    assert hand(zoe) == hands[-1]
    expect(zoe.page.locator("[data-look-on]")).to_contain_text(WORDS[look.language][1])
    seen = [hand(zoe)]
    line = zoe.page.locator(".track input")
    while line.input_value() != "0":
        zoe.page.keyboard.press("ArrowLeft")
        zoe.settled()
        if hand(zoe) != seen[-1]:
            seen.append(hand(zoe))
    assert [each for each in hands if each not in seen] == []
    zoe.page.locator("[data-look-on]").click()
    zoe.page.wait_for_selector("[data-prompt][data-can]")
    assert hand(zoe) == hands[-1]
    zoe.page.wait_for_selector(LIT)


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, []))
def test_after_the_page_was_loaded_anew_one_looks_back_as_far(
    address: str, guest: Callable[..., Guest], look: Look
) -> None:
    zoe = guest(address, look)
    zoe.sit_and_start("tour_du_monde", 3)
    hands = played(zoe)
    zoe.page.reload()
    zoe.page.wait_for_selector("[data-prompt][data-can]")
    zoe.settled()
    look_back(zoe)
    assert zoe.lit() == []
    assert hand(zoe) == hands[-1]
    seen, line = [hand(zoe)], zoe.page.locator(".track input")
    while line.input_value() != "0":
        zoe.page.keyboard.press("ArrowLeft")
        zoe.settled()
        if hand(zoe) != seen[-1]:
            seen.append(hand(zoe))
    assert [each for each in hands if each not in seen] == []
    zoe.page.locator("[data-look-on]").click()
    zoe.page.wait_for_selector(LIT)


def test_what_happens_meanwhile_does_not_disturb_who_looks_back(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look(DESKTOP))
    zoe.sit_and_start("dominos", 3)
    zoe.page.wait_for_selector("[data-prompt][data-can]")
    draw = FastDraw(3)
    while zoe.page.locator("[data-prompt][data-can]").count():
        zoe.act(draw)
        zoe.settled()
    look_back(zoe)
    total = zoe.page.locator(".track input").get_attribute("max")
    expect(zoe.page.locator(".look-on .button.main")).to_be_visible()  # it is my turn again
    assert zoe.page.locator(".track input").get_attribute("max") == total
    assert zoe.lit() == []


@pytest.mark.parametrize("game", all_but_few_thorough(["a_moi", "difference"], ["a_moi"]))
def test_where_one_has_to_be_quick_or_to_remember_nobody_looks_back(
    address: str, guest: Callable[..., Guest], game: str
) -> None:
    zoe = guest(address, Look(PHONE))
    zoe.sit_and_start(game, 2)
    zoe.page.wait_for_selector("[data-prompt]")
    zoe.page.locator(".bar-button.menu").click()
    expect(zoe.page.get_by_role("dialog").get_by_role("button", name="Les règles")).to_be_visible()
    expect(zoe.page.get_by_role("button", name=WORDS["fr"][0])).to_have_count(0)
