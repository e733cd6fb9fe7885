"""A hall on a real server: two children come in, play a round that their teacher begins, pauses and ends; the wall
shows it; and nothing stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.families import keep_picture
from tests.browser.guests import DESKTOP, PHONE, TELEVISION, Guest, Look

Come = Callable[..., Guest]


@pytest.mark.thorough
def test_a_lesson_from_the_first_name_to_the_end(address: str, guest: Come) -> None:
    roy, mur = guest(address, Look(DESKTOP), "Mme Roy"), guest(address, Look(TELEVISION), "Mur")
    roy.introduce()
    plan = {"games": [{"game": "derniere"}], "size": 2, "rounds": 2}
    code = roy.ask("POST", "/api/1/rooms", {"title": "CM1", "names": ["Ada", "Lou"], "plan": plan})["code"]
    children = [guest(address, Look(PHONE), name) for name in ("Ada", "Lou")]
    for each in children:
        each.page.goto(f"/s/{code}")
        each.page.get_by_role("button", name=each.name, exact=True).click()
        each.page.locator("[type=submit]").click()
        expect(each.page.locator("[data-hall-wait]")).to_contain_text(f"Bonjour {each.name} !")
    ada = children[0].page
    mur.page.goto(f"/wall/{code}")
    expect(mur.page.locator("[data-wall]")).to_contain_text("2 ici")
    roy.page.goto(f"/desk/{code}")
    expect(roy.page.locator("[data-person]")).to_have_count(2)
    roy.page.locator("[data-begin]").click()  # everybody has a table
    expect(ada.locator("[data-hall-wait]")).to_contain_text("Ada, table 1")
    roy.page.get_by_role("button", name="On commence partout !").click()
    for each in children:
        expect(each.page.locator("[data-table][data-phase=playing]")).to_be_visible()
        expect(each.page).to_have_url(f"{address}/t/{code}-1")
    expect(mur.page.locator("[data-wall=playing] .hall-picture")).to_be_visible()
    ada.locator("[data-hand]").click()
    expect(roy.page.locator("[data-raised]")).to_contain_text("Ada lève la main")
    roy.page.locator("[data-pause]").click()
    expect(ada.get_by_role("heading", name="La table est en pause")).to_be_visible()
    expect(roy.page.locator("[data-pause]")).to_contain_text("On reprend")
    roy.page.locator("[data-pause]").click()
    expect(ada.locator("[data-table][data-phase=playing]")).to_be_visible()
    roy.page.locator("[data-next]").click()
    roy.page.locator("[data-next]").click()
    expect(ada.locator("[data-hall-wait]")).to_be_visible()
    expect(roy.page.locator("[data-desk] footer")).to_contain_text("Tour 2 sur 2")
    roy.page.get_by_role("button", name="Fin de séance").click()
    roy.page.locator("[data-end]").click()
    expect(ada.get_by_role("heading", name="La séance est finie : rien ne reste.")).to_be_visible()
    ada.wait_for_timeout(1_000)  # and that is the last word
    expect(ada.get_by_role("heading", name="La séance est finie : rien ne reste.")).to_be_visible()


@pytest.mark.thorough
def test_a_leader_sees_cards_that_are_shown_and_the_table_is_told(address: str, guest: Come) -> None:
    roy = guest(address, Look(DESKTOP), "Mme Roy")
    roy.introduce()
    code = roy.ask("POST", "/api/1/rooms", {"plan": {"games": [{"game": "derniere"}], "size": 2}})["code"]
    children = [guest(address, Look(PHONE), name) for name in ("Ada", "Lou")]
    for each in children:
        each.page.goto(f"/s/{code}")
        each.page.locator("#hall-own-name").fill(each.name)
        each.page.locator("[type=submit]").click()
        expect(each.page.locator("[data-hall-wait]")).to_be_visible()
    ada, lou = (each.page for each in children)
    roy.page.goto(f"/desk/{code}")
    expect(roy.page.locator("[data-person]")).to_have_count(2)
    roy.page.locator("[data-begin]").click()
    roy.page.get_by_role("button", name="On commence partout !").click()
    expect(ada.locator("[data-table][data-phase=playing]")).to_be_visible()
    ada.locator("[data-hand]").click()
    ada.locator("[data-show]").click()
    roy.page.locator("[data-look]").click()
    expect(roy.page.locator(".hall-looked .hand-zone .piece").first).to_be_visible()
    expect(ada.locator(".hall-words")).to_contain_text("Mme Roy voit ta main.")
    expect(lou.locator(".hall-words")).to_contain_text("Mme Roy voit la main de Ada.")
    keep_picture(roy, "hall-look")
    roy.page.keyboard.press("Escape")
    expect(lou.locator(".hall-words")).not_to_contain_text("voit la main")
