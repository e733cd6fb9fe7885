"""A hint in the browser: asked for by lamp or key, read, left, and never played by itself."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
from playwright.sync_api import expect

from tablee.bots.advice import adviser, hint
from tablee.games.trouve.state import SEARCHING
from tablee.protocol.messages import Hinted
from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.browser.positions import MINE as MINE_SEAT
from tests.browser.positions import Shown, frame_of, walk
from tests.browser.test_matches import play_out

Come = Callable[..., Guest]
MINE = {"first": 0}

# the cards of the row that the panel lies on
COVERS = """() => {
  const panel = document.querySelector('[data-hint-panel]').getBoundingClientRect();
  return [...document.querySelectorAll('.slot[data-advised] .lying-card')]
    .filter((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return bottom > panel.top + 4 && top < panel.bottom - 4;
    })
    .map((each) => each.parentElement.dataset.piece);
}"""


def test_a_hint_by_keyboard_alone(address: str, guest: Come) -> None:
    """The focus goes to its title, from there to the piece, and back to the lamp; nothing is played."""
    zoe = guest(address, Look(DESKTOP))
    zoe.sit_and_start("davinci", 2, options=MINE)
    page = zoe.page
    page.wait_for_selector("[data-lit]")
    assert "robot-loupiote-idle" in (page.locator("[data-lamp] img").get_attribute("src") or "")
    page.locator("[data-lamp]").focus()
    page.keyboard.press("a")
    panel = page.get_by_role("region", name="Un conseil")
    expect(panel).to_be_visible()
    expect(page.locator("#hint-title")).to_be_focused()
    before = page.locator("[data-log]").inner_text()
    page.keyboard.press("Tab")  # to close it
    page.keyboard.press("Tab")
    expect(panel.locator("[data-choice='1']")).to_be_focused()
    page.keyboard.press("Enter")
    key = page.evaluate("() => document.activeElement.dataset.piece")
    assert key
    expect(page.locator(f'[data-piece="{key}"]')).to_have_attribute("data-advised", "first")
    assert page.locator("[data-log]").inner_text() == before
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.locator("[data-lamp]").click()
    expect(page.locator("#hint-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-lamp]")).to_be_focused()
    assert page.locator("[data-advised]").count() == 0


def test_a_hint_goes_when_something_is_played(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    zoe.sit_and_start("davinci", 2, options=MINE)
    page = zoe.page
    page.wait_for_selector("[data-lit]")
    page.locator("[data-lamp]").click()
    expect(page.locator("[data-hint-panel]")).to_be_visible()
    page.locator("[data-advised='first'][data-lit]").first.click()
    expect(page.locator("[data-hint-panel]")).to_have_count(0)


def test_a_hint_in_a_search_lights_its_row_and_goes_when_the_search_is_over(address: str, guest: Come) -> None:
    """Somebody else was quicker: the race is over although nothing new has to be reacted to yet."""
    zoe = guest(address, Look(PHONE))
    shown = Shown(zoe, "trouve", 3)
    match = next(each for each in walk("trouve", 3, 2) if each.state.phase == SEARCHING)
    frame = shown.show(match)
    found = hint(match.game, adviser(match, MINE_SEAT), match.view(MINE_SEAT), match.moves(MINE_SEAT))
    assert found is not None
    told = Hinted(id="hint", sentence=found.sentence, choices=found.choices, still=True)
    page = zoe.page
    page.evaluate("(told) => window.show(told)", msgspec.json.encode(told).decode())
    expect(page.locator("[data-hint-panel]")).to_be_visible()
    row = page.locator(".slot[data-advised]")
    expect(row).to_have_count(len(found.choices[0].pieces))
    for card in row.locator(".lying-card").all():
        assert card.evaluate("(card) => getComputedStyle(card).boxShadow") != "none"
    covers = page.evaluate(COVERS)
    assert covers == []
    match.play(1, match.state.card)  # to touch a card is its number
    after = msgspec.json.decode(msgspec.json.encode(frame_of(match, 2)))
    page.evaluate("(frame) => window.show(frame)", json.dumps(after | {"stimulus": frame["stimulus"]}))
    expect(page.locator("[data-hint-panel]")).to_have_count(0)
    expect(row).to_have_count(0)


def test_a_match_with_hints_says_so_at_its_end_and_in_the_list_of_records(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE))
    zoe.sit_and_start("derniere", 2, options=MINE)
    page = zoe.page
    page.wait_for_selector("[data-lit]")
    page.locator("[data-lamp]").click()
    panel = page.locator("[data-hint-panel]")
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    play_out([zoe], seed=1)
    expect(page.locator("[data-over] .hinted")).to_have_text("avec conseils")
    page.goto("/records")
    expect(page.get_by_text("avec conseils")).to_be_visible()
