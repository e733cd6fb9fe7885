"""What stands in the page before any script has run: the shelf, where the script that comes finds nothing to change; of
a table, that it comes. And every page names all that its screen needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import house
from tests.browser.guests import SMALL, TABLET, Guest, Look

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


@pytest.mark.parametrize("look", [Look(SMALL), Look(TABLET, "en", "night", "1.5")])
def test_what_the_house_has_drawn_is_what_the_script_draws(
    look: Look, own_house: str, browser: Browser, guest: Callable[..., Guest]
) -> None:
    zoe = guest(own_house, look)
    loaded(zoe.page)
    zoe.page.wait_for_function(AWAKE)  # from now on the house knows what this device has chosen
    loaded(zoe.page)
    zoe.page.wait_for_function(AWAKE)
    width, height = look.size
    without = browser.new_context(
        base_url=own_house, java_script_enabled=False, locale=look.language,
        viewport={"width": width, "height": height}, storage_state=zoe.context.storage_state(),
    )  # fmt: skip
    try:
        page = without.new_page()
        page.goto("/")
        drawn, before = zoe.page.evaluate(DRAWN), page.evaluate(DRAWN)
        assert len(drawn) > 60
        assert before == drawn
    finally:
        without.close()


def test_a_page_names_every_script_that_its_screen_needs(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address)
    code = zoe.open_table("derniere", 2)
    for path in ("/", "/g/derniere", f"/t/{code}", f"/tv/{code}", "/lesson/derniere", "/records", "/handover", "/day"):
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
