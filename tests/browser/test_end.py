"""The end of a match on the page: what is told is what the record tells, on every screen, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core.words import Words
from tests.browser.geometry import faults
from tests.browser.guests import DESKTOP, SMALL, TELEVISION, Guest, Look
from tests.browser.test_matches import play_out

LINES = (
    "() => [...document.querySelectorAll('.brief-lines li')].map((each) => [each.dataset.fact, each.innerText.trim()])"
)
NAMES = """() => [...document.querySelectorAll('[data-over] [data-seat]')].map((each) => [Number(each.dataset.seat),
  each.querySelector('.bust') ? each.querySelector('b').innerText
    : [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('')])"""
APART = """() => document.querySelector('.tv-end .podium').getBoundingClientRect().right
  < document.querySelector('.tv-side').getBoundingClientRect().left"""
BROKEN = """() => {
  const wide = (element) => [...element.childNodes].some((node) => node.data && node.data.split(' ').some((word) => {
    const range = document.createRange();
    const from = node.data.indexOf(word);
    range.setStart(node, from);
    range.setEnd(node, from + word.length);
    return word && range.getClientRects().length > 1;
  }));
  return [...document.querySelectorAll('[data-caption]')].filter(wide).map((each) => each.innerText);
}"""
CUT = """() => [...document.querySelectorAll('.brief-lines li, .brief-lines span, .brief-lines b')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'
    || each.getBoundingClientRect().right > innerWidth || each.getBoundingClientRect().left < 0)
  .map((each) => each.innerText)"""

# what leaves the screen at a side, and panels with much nothing under what is in them
ASKEW = """() => [...document.querySelectorAll('.end *, .tv-end *')]
  .filter((each) => {
    const { left, right, bottom, width } = each.getBoundingClientRect();
    if (!width || each.closest('.confetti')) return false;
    const last = each.matches('.panel') ? each.lastElementChild.getBoundingClientRect().bottom : bottom;
    return left < -1 || right > innerWidth + 1 || bottom - last > 60;
  })
  .map((each) => each.className)"""


def told(guest: Guest, match: tablee.Match, reader: int | None) -> list[list[str]]:
    """The brief as somebody reads it, from the record."""
    words, names = Words(guest.look.language), names_of(guest)
    found = [piece.label for piece in match.highlights() if piece.label is not None]
    return [[each.key, words.say(each, names, reader)] for each in found]


def names_of(guest: Guest) -> list[str]:
    """By seat, as the podium and the floor before it name them."""
    by_seat = dict(guest.page.evaluate(NAMES))
    return [by_seat[seat] for seat in sorted(by_seat)]


def faces_shown(guest: Guest) -> Any:
    script = (
        "() => [...document.querySelectorAll('.brief-lines img')].every((each) => each.complete && each.naturalWidth)"
    )
    guest.page.wait_for_function(script)


@pytest.mark.parametrize(("game", "seats"), [pytest.param("derniere", 10, marks=pytest.mark.thorough), ("bruit", 4)])
def test_the_end_tells_the_story_of_this_match(game: str, seats: int, quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look(DESKTOP, "fr"))
    code = zoe.sit_and_start(game, seats)
    television = guest(quick, Look(TELEVISION, "fr"), "Salon")
    television.page.goto(f"/tv/{code}")
    play_out([zoe], 3)
    zoe.page.wait_for_selector(".brief-lines li[data-fact^=fact-]")
    known = zoe.ask("GET", "/api/1/records")["records"][0]
    match = tablee.verify(zoe.ask("GET", f"/api/1/records/{known['id']}"))
    own = told(zoe, match, 0)
    assert own
    lines = zoe.page.evaluate(LINES)
    assert [line for line in lines if "-brief-" in line[0]] == own
    assert len(lines) == max(3, len(own) + 1)
    faces_shown(zoe)
    television.page.wait_for_selector(".tv-end .brief-lines")
    assert [key for key, _ in television.page.evaluate(LINES)] == [key for key, _ in own]
    faces_shown(television)
    assert television.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    assert television.page.evaluate(APART)
    for each in (zoe, television):
        assert each.page.evaluate(CUT) == []
        assert each.page.evaluate(ASKEW) == []
    zoe.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    for text in ("1", "2"):
        zoe.page.evaluate(f"() => localStorage.setItem('tablee.text', '{text}')")
        zoe.page.reload()
        zoe.page.wait_for_selector(".brief-lines li[data-fact^=fact-]")
        assert [line for line in zoe.page.evaluate(LINES) if "-brief-" in line[0]] == own
        assert zoe.page.evaluate(CUT) == []
        assert zoe.page.evaluate(BROKEN) == []
        assert zoe.page.evaluate(ASKEW) == []
        assert zoe.page.evaluate("() => document.documentElement.scrollWidth") == SMALL[0]


def test_everybody_reads_who_would_play_once_more(quick: str, guest: Callable[..., Guest]) -> None:
    zoe, lou = guest(quick, Look(DESKTOP, "fr")), guest(quick, Look(SMALL, "en"), "Lou")
    code = zoe.open_table("bruit", 3)
    zoe.sit_down(code)
    lou.introduce()
    lou.sit_down(code)
    television = guest(quick, Look(TELEVISION, "fr"), "Salon")
    television.page.goto(f"/tv/{code}")
    zoe.page.locator("[data-start]").click()
    play_out([zoe, lou], 3)
    wish = lou.page.locator("[data-wish]")
    wish.click()
    for each in (zoe, television):
        assert each.page.locator(".wishes [data-willing]").inner_text() == "Lou veut bien\u00a0!"
    lou.page.wait_for_selector("[data-wish][aria-pressed=true]")
    assert faults(lou.page) == []
    wish.click()
    for each in (zoe, television):
        each.page.wait_for_selector(".wishes [data-willing]", state="detached")
    zoe.page.locator("[data-again]").click()
    lou.page.wait_for_selector("[data-prompt]")
