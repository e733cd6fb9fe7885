"""Evenings of the same people: the score, where somebody was not there, who said yes, a day that becomes an evening."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.families import EVENINGS, Family, family_house, keep_picture
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
WIDE = (1440, 900)
LOOKS = [
    Look(WIDE, "fr"), Look(PHONE, "en"), Look(PHONE, "fr"), Look(WIDE, "en", "contrast"),
    Look(PHONE, "fr", "night", "2"),
]  # fmt: skip
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
WORDS = {
    "fr": {"new": "Compter nos soirées", "begin": "Commencer", "add": "Une soirée", "yes": "Oui", "leave": "Quitter"},
    "en": {"new": "Count our evenings", "begin": "Begin", "add": "An evening", "yes": "Yes", "leave": "Leave"},
}


@pytest.fixture(scope="module")
def family(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Family]:
    with family_house(tmp_path_factory.mktemp("family")) as found:
        yield found


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:2]), ids=str)
def test_a_score_over_evenings_is_read_by_eye_and_ear(look: Look, family: Family, guest: Come) -> None:
    zoe = family.send(guest(family.address, look), "zoe")
    zoe.page.goto("/leagues/autumn")
    lines = zoe.page.locator(".league-score tbody tr")
    expect(lines).to_have_count(4)
    expect(zoe.page.locator(".league-score thead th")).to_have_count(len(EVENINGS) + 2)
    totals = [int(each) for each in zoe.page.locator(".league-score .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert zoe.page.locator(".away-cat").count() >= 1
    expect(zoe.page.locator("tr.mine")).to_have_count(1)
    keep_picture(zoe, "evenings")
    assert zoe.page.evaluate(FITS)
    assert violations(zoe) == []
    zoe.page.goto("/leagues")
    expect(zoe.page.locator(".league")).to_have_count(2)
    zoe.page.get_by_role("button", name=WORDS[look.language]["new"]).click()
    expect(zoe.page.locator(".new-league")).to_be_visible()
    keep_picture(zoe, "evenings-list")
    assert zoe.page.evaluate(FITS)
    assert violations(zoe) == []


@pytest.mark.parametrize("look", [Look(WIDE, "en"), Look(PHONE, "fr")], ids=str)
def test_people_are_asked_say_yes_make_an_evening_and_leave(look: Look, family: Family, guest: Come) -> None:
    words = WORDS[look.language]
    papa, jo = (family.send(guest(family.address, look), each) for each in ("papa", "jo"))
    papa.page.goto("/leagues")
    papa.page.get_by_role("button", name=words["new"]).click()
    papa.page.locator(".new-league input").fill(f"Hiver {look.language}")
    papa.page.get_by_role("button", name="Mamie Jo").click()
    papa.page.get_by_role("button", name=words["begin"]).click()
    expect(papa.page.locator("h1")).to_have_text(f"Hiver {look.language}")
    jo.page.goto("/leagues")
    asked = jo.page.locator(".league", has_text=f"Hiver {look.language}")
    asked.get_by_role("button", name=words["yes"], exact=True).click()
    expect(jo.page.locator("h1")).to_have_text(f"Hiver {look.language}")
    offers = jo.page.locator(".league-offer")
    expect(offers.first).to_be_visible()
    before = offers.count()
    offers.first.get_by_role("button", name=words["add"]).click()
    expect(jo.page.locator(".league-score tbody tr")).to_have_count(2)
    expect(offers).to_have_count(before - 1)
    jo.page.locator(".league-others summary").last.click()
    jo.page.get_by_role("button", name=words["leave"], exact=True).click()
    expect(jo.page.locator(".league", has_text=f"Hiver {look.language}")).to_have_count(0)
    papa.page.reload()
    expect(papa.page.locator(".league-score tbody tr")).to_have_count(1)
