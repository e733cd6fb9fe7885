"""What stands in the page before any script has run: the shelf, where the script that comes finds nothing to change; of
a table, that it comes. And every page names all that its screen needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import house
from tests.browser.guests import PHONE, SMALL, TABLET, Guest, Look
from tests.browser.test_day import seen

# Not what comes with the day: its place is there, and stays where it is.
DRAWN = """() => {
  const known = (each) => [each.tagName, each.className.baseVal ?? each.className, each.getAttribute('src'),
    each.getAttribute('aria-label'), each.childElementCount ? '' : each.textContent.trim()];
  const where = (each) => Object.values(each.getBoundingClientRect().toJSON()).map(Math.round).join(' ');
  const all = [...document.querySelectorAll('#app *')].filter((each) => !each.matches('.day-on-shelf *'));
  return all.map((each) => [...known(each), where(each)]);
}"""
AWAKE = "() => document.querySelector('.shelf-head')?.inert === false"


def loaded(page: Page) -> None:
    """With its pictures and letters: they say how wide things are."""
    page.goto("/")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => [...document.images].every((each) => each.complete || each.loading === 'lazy')")


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[str]:
    """In which nobody else has left an open table."""
    with house(tmp_path, 1.0) as address:
        yield address


@contextmanager
def without_script(browser: Browser, address: str, guest: Guest) -> Iterator[Page]:
    """A page such as this guest's, in which nothing runs."""
    width, height = guest.look.size
    context = browser.new_context(
        base_url=address, java_script_enabled=False, locale=guest.look.language,
        viewport={"width": width, "height": height}, storage_state=guest.context.storage_state(),
    )  # fmt: skip
    try:
        yield context.new_page()
    finally:
        context.close()


@pytest.mark.parametrize("look", [Look(SMALL), Look(TABLET, "en", "night", "1.5")])
def test_what_the_house_has_drawn_is_what_the_script_draws(
    look: Look, own_house: str, browser: Browser, guest: Callable[..., Guest]
) -> None:
    zoe = guest(own_house, look)
    loaded(zoe.page)
    zoe.page.wait_for_function(AWAKE)  # from now on the house knows what this device has chosen
    loaded(zoe.page)
    zoe.page.wait_for_function(AWAKE)
    with without_script(browser, own_house, zoe) as page:
        page.goto("/")
        drawn, before = zoe.page.evaluate(DRAWN), page.evaluate(DRAWN)
        assert len(drawn) > 60
        assert before == drawn


def test_a_page_names_every_script_that_its_screen_needs(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address)
    code = zoe.open_table("derniere", 2)
    for path in (
        "/",
        "/g/derniere",
        f"/t/{code}",
        f"/tv/{code}",
        "/lesson/derniere",
        "/records",
        "/handover",
        "/day",
        "/photos",
        "/photos/new",
    ):
        scripts: list[str] = []
        zoe.page.on("response", lambda answer, to=scripts: to.append(answer.url.removeprefix(address)))
        answer = zoe.page.goto(path)
        assert answer is not None
        named = answer.text()
        zoe.page.wait_for_selector("main:not(.coming)")
        asked = {each for each in scripts if each.endswith((".js", ".css"))}
        assert len(asked) > 2, path
        assert not [each for each in asked if each not in named], path


def test_a_table_says_that_it_comes_before_any_script_has_run(address: str, browser: Browser) -> None:
    without = browser.new_context(base_url=address, java_script_enabled=False, locale="en")
    try:
        page = without.new_page()
        page.goto("/t/ABCDE")
        assert page.locator("main.coming").inner_text() == "Coming to the table…"
    finally:
        without.close()


# From the head of the shelf to its words, and from those to the boxes.
GAP = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  return [box('.hello').top - box('.shelf-head').bottom, box('.boards').top - box('.hello').bottom];
}"""
MOST_APART = 40  # pixels


@pytest.mark.thorough
@pytest.mark.parametrize("look", [Look(PHONE), Look((1440, 900), "en")], ids=["phone", "wide"])
def test_without_deals_of_the_day_the_shelf_keeps_no_place_for_the_leaf(
    look: Look, tmp_path: Path, browser: Browser, guest: Callable[..., Guest]
) -> None:
    with house(tmp_path, 1.0, "off") as address:
        zoe = guest(address, look)
        zoe.introduce()
        loaded(zoe.page)
        zoe.page.wait_for_function(AWAKE)
        seen(zoe, "shelf-without-day")
        with without_script(browser, address, zoe) as page:
            page.goto("/")
            for each in (zoe.page, page):
                assert each.locator(".day-on-shelf").count() == 0
                gaps = each.evaluate(GAP)
                assert all(0 <= gap <= MOST_APART for gap in gaps), gaps
