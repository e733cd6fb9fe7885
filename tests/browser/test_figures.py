"""My figures and rare stamps beside my matches: drawn, read out, and kept where somebody wishes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.families import MATCHES, Family, family_house, keep_picture
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
WIDE = (1440, 900)
LOOKS = [
    Look(PHONE, "fr"), Look(WIDE, "en"), Look(WIDE, "fr"), Look(PHONE, "en", "night", "2"), 
    Look(WIDE, "fr", "contrast"), Look(PHONE, "fr", "contrast"),
]  # fmt: skip
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
CARD = {"fr": "fois sur la table", "en": "times on the table"}
TABS = {"fr": ("Chiffres", "Timbres"), "en": ("Figures", "Stamps")}


@pytest.fixture(scope="module")
def family(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Family]:
    with family_house(tmp_path_factory.mktemp("family")) as found:
        yield found


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:2]), ids=str)
def test_figures_are_drawn_with_a_table_behind_each_and_stamps_say_what_for(
    look: Look, family: Family, guest: Come
) -> None:
    zoe = family.send(guest(family.address, look), "zoe")
    zoe.page.goto("/records")
    expect(zoe.page.locator("[data-record]").first).to_be_visible()
    figures, stamps = TABS[look.language]
    if look.size == PHONE:
        expect(zoe.page.locator(".figures")).not_to_be_visible()
        zoe.page.get_by_role("button", name=figures).click()
        expect(zoe.page.locator(".record-list")).not_to_be_visible()
    plots = zoe.page.locator(".figure-grid > .figure")
    expect(plots).to_have_count(5)
    for plot in plots.all():
        expect(plot).to_be_visible()
    assert zoe.page.locator(".figure table").count() == 3
    assert zoe.page.locator(".figure table").first.locator("tbody tr").count() == 4  # of two to of five
    assert zoe.page.locator(".plot-chance").count() >= 2
    expect(zoe.page.locator(".ropes li")).to_have_count(3)
    assert str(MATCHES + 3) in plots.first.inner_text()
    expect(zoe.page.locator(".my-card")).to_contain_text(CARD[look.language])
    keep_picture(zoe, "figures")
    assert zoe.page.evaluate(FITS)
    assert violations(zoe) == []
    if look.size == PHONE:
        zoe.page.get_by_role("button", name=stamps).click()
    done = zoe.page.locator(".stamps [data-done]")
    expect(done).to_have_count(4)  # three days, a deal verified, a match seen again, an evening
    assert zoe.page.locator(".stamps li").count() > 6
    keep_picture(zoe, "stamps")
    assert zoe.page.evaluate(FITS)
    assert violations(zoe) == []


def test_one_game_is_looked_at_by_itself_and_sums_are_kept_on_a_word(family: Family, guest: Come) -> None:
    zoe = family.send(guest(family.address, Look(WIDE, "fr")), "zoe")
    zoe.page.goto("/records")
    zoe.page.locator(".figures .folded summary").click()
    zoe.page.get_by_role("button", name="Dominos").click()
    expect(zoe.page.locator(".figure-grid > .figure")).to_have_count(4)  # there is nothing to be quick at
    keep = zoe.page.get_by_role("switch")
    expect(keep).to_have_attribute("aria-checked", "false")
    keep.click()
    expect(keep).to_have_attribute("aria-checked", "true")
    zoe.page.reload()
    expect(keep).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_has_played_little_is_told_so_kindly(language: str, quick: str, guest: Come) -> None:
    hugo = guest(quick, Look(WIDE, language), "Hugo")
    hugo.introduce()
    hugo.page.goto("/records")
    expect(hugo.page.locator(".no-records")).to_be_visible()
    expect(hugo.page.locator(".figures")).to_have_count(0)
