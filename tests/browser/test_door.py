"""A house with a door: newcomers say its word, and are where they wanted to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import housed
from tests.browser.guests import Guest, Look
from tests.browser.test_everybody import violations
from tests.browser.test_waiting import IDS, LOOKS, say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with housed(tmp_path_factory.mktemp("closed"), 1.0, door="moulin") as (address, _):
        yield address


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)
def test_a_newcomer_says_the_word_and_sits_at_the_table(closed: str, guest: Come, look: Look) -> None:
    zoe, lou = guest(closed, look), guest(closed, look, "Lou")
    zoe.page.goto("/door#moulin")
    expect(zoe.page.locator("#door-word")).to_have_value("moulin")
    expect(zoe.page).to_have_url(f"{closed}/door")
    zoe.page.locator("#door-name").fill("Zoé")
    assert violations(zoe) == []
    zoe.page.locator("[data-door] button").click()
    expect(zoe.page).to_have_url(f"{closed}/")
    zoe.page.goto("/door#moulin")  # a second time: who is known is led on, and keeps their name
    expect(zoe.page).to_have_url(f"{closed}/")
    assert zoe.ask("GET", "/api/1/me")["name"] == "Zoé"
    code = zoe.ask("POST", "/api/1/tables", {"setup": {"game": "derniere", "seats": 2}})["code"]

    lou.page.goto(f"/t/{code}")
    lou.page.locator("#name").fill("Lou")
    lou.page.locator("form .button.main").click()
    expect(lou.page.locator("#door-name")).to_have_value("Lou")
    lou.page.locator("#door-word").fill("fenêtre")
    lou.page.locator("[data-door] button").click()
    expect(lou.page.get_by_role("alert")).to_have_text(
        say(look, "Ce n’est pas le mot de cette maison.", "That is not the word of this house.")
    )
    lou.page.locator("#door-word").fill("Moulin")
    lou.page.locator("[data-door] button").click()
    lou.page.wait_for_selector("[data-table]")
    expect(lou.page).to_have_url(f"{closed}/t/{code}")
    lou.complaints.clear()  # the browser notes what was refused
