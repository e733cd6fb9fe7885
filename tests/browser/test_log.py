"""The log follows what happens while its end is in view, and holds still for who reads upwards; where there is only one
line, it is the one that matters most since one's last move."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.games.derniere.events import Announced, Drew, NamedColour, OwesDraw, Passed, Skipped
from tests.browser.guests import PHONE, TELEVISION, Guest, Look
from tests.browser.positions import Told
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
PICTURES = os.environ.get("TABLEE_PICTURES", "")
WIDE = (1440, 900)
# Frame after frame, while the page has too much to do: its scroll events come late.
UNDER_LOAD = """async ([frame, count]) => {
  const busy = (ms) => { const until = performance.now() + ms; while (performance.now() < until); };
  for (let number = 1; number <= count; number++) {
    window.show(JSON.stringify({ ...frame, n: frame.n + number }));
    if (number % 3 === 0) busy(12);
    if (number % 4 === 0) await new Promise((done) => requestAnimationFrame(done));
    else await new Promise((done) => setTimeout(done, number % 5));
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
STANDS = """async () => { const log = document.querySelector('.side [data-log]'), before = log.scrollTop;
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  return log.scrollTop === before; }"""
LEFT = """() => { const log = document.querySelector('.side [data-log]');
  return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight); }"""
FIRST_SEEN = """() => { const log = document.querySelector('.side [data-log]'), top = log.getBoundingClientRect().top;
  const line = [...log.children].find((each) => each.getBoundingClientRect().top >= top);
  return [line.innerText, Math.round(line.getBoundingClientRect().top - top)]; }"""


def test_the_log_keeps_its_end_in_view_under_load(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(WIDE, "fr"))
    table = Told(zoe)
    for count in (100, 20):  # of three lines each; the second time old lines go for every new one
        zoe.page.evaluate(UNDER_LOAD, [table.told(*3 * [Passed(by=1)]), count])
        zoe.page.wait_for_function(f"() => ({LEFT})() < 2")
    table.tell(OwesDraw(by=3, whom=0, count=2))
    zoe.page.wait_for_function(f"() => ({LEFT})() < 2")
    zoe.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1] - 150})  # as a hint does, which stands above it
    zoe.page.wait_for_function(f"() => ({LEFT})() < 2")
    assert not zoe.page.locator("[data-log-new]").count()


def test_the_log_holds_still_for_who_reads_upwards_until_a_move_of_theirs(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(WIDE, "fr"))
    page, table = zoe.page, Told(zoe)
    page.evaluate(UNDER_LOAD, [table.told(*(Drew(by=2, count=count) for count in range(2, 202))), 1])
    page.locator(".side [data-log]").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_selector("[data-log][data-held]")
    page.wait_for_function(STANDS)
    before = page.evaluate(FIRST_SEEN)
    table.tell(Passed(by=1))
    table.tell(Announced(by=2))
    expect(page.locator("[data-log-new]")).to_have_text("2 nouveautés")
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / "log-held.png")
    assert page.evaluate(FIRST_SEEN) == before
    page.evaluate(UNDER_LOAD, [table.told(*5 * [Passed(by=1)]), 30])  # the oldest lines go
    (words, at), (then, now) = before, page.evaluate(FIRST_SEEN)
    assert (words, abs(at - now) <= 1) == (then, True)
    page.locator("[data-log-new]").click()
    page.wait_for_function(f"() => ({LEFT})() < 2")
    assert not page.locator("[data-log-new]").count()
    page.locator(".side [data-log]").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_selector("[data-log][data-held]")
    page.wait_for_function(STANDS)
    table.tell(Passed(by=1))
    expect(page.locator("[data-log-new]")).to_have_text("1 nouveauté")
    table.tell(Passed(by=0))  # one's own move brings it to its end
    page.wait_for_function(f"() => ({LEFT})() < 2")


def test_what_matters_stands_on_paper_and_what_hits_me_has_a_red_edge(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(WIDE, "fr"))
    page, table = zoe.page, Told(zoe)
    table.tell(Passed(by=1), Announced(by=2), OwesDraw(by=3, whom=0, count=4))
    page.wait_for_selector('.side .log li[data-weight="3"]')
    style = """(weight) => { const line = document.querySelector(`.side .log li[data-weight="${weight}"]`);
      const { borderTopWidth: top, borderLeftWidth: left, borderLeftColor: colour } = getComputedStyle(line);
      return [parseFloat(top) > 0, parseFloat(left) >= 9, colour]; }"""
    assert page.evaluate(style, 1)[0] is False
    assert page.evaluate(style, 2)[:2] == [True, False]
    assert page.evaluate(style, 3) == [True, True, "rgb(194, 47, 47)"]


TICKER = """() => { const ticker = document.querySelector('.ticker'), style = getComputedStyle(ticker);
  return [ticker.dataset.weight, ticker.querySelector('li > span').innerText.split('\\n')[0],
    ticker.querySelector('.ticker-more')?.innerText ?? '', parseFloat(style.borderLeftWidth) >= 10,
    Math.round(ticker.getBoundingClientRect().height)]; }"""


@pytest.mark.parametrize("theme", all_but_few_thorough(["day", "night", "contrast"], ["day"]))
def test_the_phone_keeps_the_heaviest_line_since_my_move(theme: str, quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE, "fr", theme))
    page, table = zoe.page, Told(zoe)
    table.tell(Passed(by=0))
    table.tell(OwesDraw(by=3, whom=0, count=4))
    table.tell(Drew(by=1, count=1))
    table.tell(Passed(by=2))
    table.tell(Announced(by=3))
    expect(page.locator(".ticker-more")).to_have_text("+3")
    weight, line, more, has_edge, _ = page.evaluate(TICKER)
    assert (weight, more, has_edge) == ("3", "+3", True)
    assert line.replace("\u00a0", " ").endswith("t’attaque : +4.")
    assert 56 <= page.evaluate(TICKER)[4] <= 64
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"ticker-{theme}.png")
    page.locator(".ticker-more").click()
    page.wait_for_selector('[data-sheet="log"] [data-log] li[data-weight="3"]')
    page.keyboard.press("Escape")
    table.tell(Passed(by=0))
    table.tell(Drew(by=1, count=1))
    page.wait_for_selector('.ticker[data-weight="1"]')
    expect(page.locator(".ticker")).to_contain_text("pioche une carte")
    weight, words, more, is_red, _ = page.evaluate(TICKER)
    assert (weight, more, is_red) == ("1", "", False)
    assert "pioche une carte" in words
    table.tell(Passed(by=2))  # the latest of equals
    expect(page.locator(".ticker-more")).to_have_text("+1")


# ---- television

PROMPT = "() => [...document.querySelectorAll('.prompt-words > *')].map((each) => each.innerText)"
EARLIER = "() => [...document.querySelectorAll('[data-earlier] li')].map((each) => each.innerText.trim())"


def test_a_television_tells_what_happened_in_two_lines_and_what_was_before(quick: str, guest: Come) -> None:
    code = guest(quick).sit_and_start("derniere", 4, options={"pace": "relaxed"})
    salon = guest(quick, Look(TELEVISION, "fr"), "Salon")
    page, table = salon.page, Told(salon, code)
    table.tell(Passed(by=0))
    table.tell(Skipped(seat=2))
    table.tell(Announced(by=1))
    table.tell(NamedColour(by=3, colour=5))
    page.wait_for_function(f"() => ({PROMPT})()[0].includes('annonce rouge')")
    _, words = page.evaluate(PROMPT)
    assert words == "On suit rouge, ou un sourire."
    skipped, announced = page.evaluate(EARLIER)
    assert "passe son tour" in skipped
    assert "dernière" in announced
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / "television-told.png")
    page.wait_for_function(f"() => ({PROMPT})()[1].startsWith('Il faut')", timeout=20_000)  # after six seconds
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / "television-thinks.png")
    assert "annonce rouge" in page.evaluate(EARLIER)[1]
    size = "() => parseFloat(getComputedStyle(document.querySelector('.prompt-words strong')).fontSize)"
    assert 58 <= page.evaluate(size) <= 66
    over = """() => { const { scrollHeight, clientHeight } = document.querySelector('.prompt');
      return scrollHeight - clientHeight; }"""
    assert page.evaluate(over) <= 0
    small = """() => [...document.querySelectorAll('.prompt-words > *, .earlier b, .earlier span, .pill.follows')]
      .map((each) => parseFloat(getComputedStyle(each).fontSize)).filter((size) => size < 28)"""
    assert page.evaluate(small) == []
