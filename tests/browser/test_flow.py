"""Around the table: the menu while everything is hidden, everybody's animal, names in matches that are over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.core.draws import FastDraw
from tests.browser.guests import DESKTOP, PHONE, SMALL, TABLET, Guest, Look
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]


def hides_everything(guest: Guest) -> bool:
    """Nothing of the table is in the page, and what lies under the cover cannot be reached by keys either."""
    page = guest.page
    is_out_of_reach = page.evaluate("() => document.querySelector('.topbar-place').inert")
    return is_out_of_reach and page.locator("[data-zone], [data-piece], [data-log], [data-prompt]").count() == 0


def open_menu(guest: Guest) -> None:
    guest.page.locator(".cover-menu").click()
    guest.page.wait_for_selector("[data-sheet=menu]")


def press(guest: Guest, words: str) -> None:
    """A button of the sheet that is open."""
    guest.page.locator("dialog[open]").get_by_role("button", name=words, exact=True).click()


@pytest.mark.parametrize("look", [Look(PHONE), Look(DESKTOP, theme="contrast")], ids=["phone", "desktop"])
def test_in_a_break_the_menu_is_there_and_tells_nothing_of_the_table(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)
    zoe.sit_and_start("derniere", 3)
    zoe.page.wait_for_selector("[data-prompt]")
    zoe.page.locator(".bar-button.menu").click()
    press(zoe, "Faire une pause")
    zoe.page.wait_for_selector("[data-cover]")
    assert hides_everything(zoe)
    open_menu(zoe)
    assert violations(zoe) == []
    press(zoe, "Messages")
    expect(zoe.page.locator("[data-sheet=chat] [data-log] li .nobody")).to_have_count(0)
    expect(zoe.page.locator("[data-sheet=chat] [data-log] li img")).to_have_count(0)
    zoe.page.keyboard.press("Escape")
    open_menu(zoe)
    press(zoe, "Réglages")
    zoe.page.wait_for_selector("[data-sheet=settings]")
    zoe.page.keyboard.press("Escape")
    open_menu(zoe)
    press(zoe, "Reprendre la partie")
    zoe.page.wait_for_selector("[data-prompt]")


def test_behind_the_curtain_the_menu_leads_away(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    zoe.sit_down(zoe.open_table("derniere", 3))
    zoe.page.locator(".place.free").first.click()
    zoe.page.locator("#guest").fill("Mamie")
    zoe.page.locator("[data-sheet=place] button[type=submit]").click()
    zoe.page.wait_for_selector("[data-mine] >> nth=1")
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-curtain]")
    assert hides_everything(zoe)
    open_menu(zoe)
    expect(zoe.page.locator("dialog[open]").get_by_role("button", name="Pense-bête")).to_have_count(0)
    press(zoe, "Retour à l’étagère")
    zoe.page.wait_for_selector(".box-link")


def test_an_animal_is_chosen_in_the_waiting_room_and_seen_by_all(address: str, guest: Come) -> None:
    zoe, lou = guest(address, Look(PHONE)), guest(address, Look(), "Lou")
    code = zoe.open_table("derniere", 3)
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.locator(".my-face").click()
    assert violations(zoe) == []
    owl = zoe.page.get_by_role("button", name="Hibou")  # Lou has it with the second seat
    expect(owl).to_have_attribute("aria-disabled", "true")
    zoe.page.get_by_role("button", name="Renard").click()
    expect(zoe.page.get_by_role("button", name="Renard")).to_have_attribute("aria-pressed", "true")
    lou.page.wait_for_selector("[data-seat='0'] img.who[src*='animal-fox']")
    zoe.page.reload()
    zoe.page.wait_for_selector("[data-seat='0'] img.who[src*='animal-fox']")


def test_somebody_else_on_this_device_has_an_animal_of_their_own(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    zoe.sit_down(zoe.open_table("derniere", 3))
    zoe.page.locator(".place.free").first.click()
    zoe.page.locator("#guest").fill("Mamie")
    zoe.page.locator("[data-sheet=place] button[type=submit]").click()
    expect(zoe.page.locator("[data-seat='1']")).to_contain_text("sur cet appareil")
    zoe.page.get_by_role("button", name="Un animal pour Mamie").click()
    expect(zoe.page.get_by_role("button", name="Grenouille")).to_have_attribute("aria-disabled", "true")  # is mine
    zoe.page.get_by_role("button", name="Renard").click()
    zoe.page.wait_for_selector("[data-seat='1'] img.who[src*='animal-fox']")
    zoe.page.keyboard.press("Escape")
    zoe.page.locator("[data-start]").click()
    turns = zoe.page.locator(".curtain-turns img.who")
    expect(turns).to_have_count(2)
    assert ["animal-fox" in (each.get_attribute("src") or "") for each in turns.all()] == [False, True]


def test_another_device_of_mine_sees_who_played(address: str, guest: Come) -> None:
    zoe, tablet = guest(address, Look()), guest(address, Look(TABLET), "Quelqu’un")
    zoe.sit_and_start("derniere", 3)
    zoe.page.wait_for_selector("[data-prompt]")
    zoe.page.locator(".bar-button.menu").click()
    press(zoe, "Fermer la table")
    press(zoe, "Fermer la table")
    zoe.page.wait_for_selector(".missing")
    tablet.page.goto(zoe.ask("POST", "/api/1/me/handover")["link"])
    tablet.page.locator(".button.main").click()
    tablet.page.wait_for_selector(".my-way")
    (played,) = tablet.ask("GET", "/api/1/records")["records"]
    tablet.page.goto(f"/records/{played['id']}")
    tablet.page.wait_for_selector(".eyes-name")
    assert tablet.page.locator(".eyes-name").all_inner_texts()[0] == "Zoé"


def test_a_lost_device_is_signed_out_from_the_settings_and_this_one_stays(address: str, guest: Come) -> None:
    zoe, lost = guest(address, Look(PHONE)), guest(address, Look(TABLET), "Quelqu’un")
    zoe.introduce()
    lost.page.goto(zoe.ask("POST", "/api/1/me/handover")["link"])
    lost.page.locator(".button.main").click()
    lost.page.wait_for_selector(".my-way")
    assert lost.ask("GET", "/api/1/me")["name"] == "Zoé"
    zoe.page.goto("/")
    zoe.page.get_by_role("button", name="Réglages").click()
    zoe.page.locator("dialog[open] summary", has_text="Mes appareils").click()
    press(zoe, "Déconnecter mes autres appareils")
    assert violations(zoe) == []
    press(zoe, "Oui, les déconnecter")
    expect(zoe.page.locator("dialog[open]")).to_contain_text("il ne reste que cet appareil")
    assert zoe.ask("GET", "/api/1/me")["name"] == "Zoé"
    assert lost.ask("GET", "/api/1/me").get("name", "") != "Zoé"


def test_a_phone_too_small_for_two_pictures_is_to_be_turned_and_that_is_said_once(address: str, guest: Come) -> None:
    zoe = guest(address, Look(SMALL))
    zoe.sit_and_start("difference", 2)
    hint = zoe.page.locator("[data-status=turn]")
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    zoe.page.reload()
    zoe.page.wait_for_selector("[data-kind=picture]")
    expect(hint).to_have_count(0)


def test_a_phone_held_the_other_way_is_not_to_be_turned(address: str, guest: Come) -> None:
    zoe = guest(address, Look((844, 390)))
    zoe.sit_and_start("difference", 2)
    zoe.page.wait_for_selector("[data-kind=picture]")
    zoe.settled()
    expect(zoe.page.locator("[data-status=turn]")).to_have_count(0)


@pytest.mark.thorough
def test_the_podium_says_with_what_everybody_ended(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE))
    zoe.sit_and_start("derniere", 2)
    draw = FastDraw(3)
    while not zoe.is_over():
        if not zoe.act(draw):
            zoe.page.wait_for_timeout(60)
    zoe.page.wait_for_selector("[data-caption]:not(:empty)")
    assert zoe.page.locator("[data-caption]").all_inner_texts().count("tout joué en premier") == 1


@pytest.mark.parametrize(
    "look",
    all_but_few_thorough([Look(PHONE), Look(PHONE, "en"), Look(DESKTOP)], [Look(PHONE)]),
    ids=["fr", "en", "desktop"],
)
def test_who_was_wrong_keeps_their_name(address: str, guest: Come, look: Look) -> None:
    zoe, lou = guest(address, look), guest(address, look, "Lou")
    code = zoe.open_table("difference", 4)
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.locator("[data-start]").click()
    ground = zoe.page.locator(".picture-ground[data-lit]").first
    box = ground.bounding_box()
    assert box is not None
    for part in (0.08, 0.92):
        ground.click(position={"x": box["width"] * part, "y": box["height"] * part})
    zoe.surely_tap("send")
    wrong = lou.page.locator("[data-piece=seat0].flagged")
    expect(wrong.locator(".seat-name")).to_be_visible()
    expect(wrong.locator(".seat-name")).to_have_text("Zoé")
