"""A tenth game: what it brings is shown, what it lacks leaves no hole. And a shelf with any number of boxes."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests import tenth
from tests.browser.conftest import house
from tests.browser.geometry import faults
from tests.browser.guests import DESKTOP, PHONE, SIZES, SMALL, TELEVISION, Guest, Look
from tests.browser.shelves import stock
from tests.choice import all_but_few_thorough

ALOUD = """
import dataclasses
from batonnets import rules as shared


class Rules:
    SEATS = range(2, 3)

    def __getattr__(self, name):
        return getattr(shared, name)


GAME = dataclasses.replace(GAME, rules=Rules(), scene=None)
"""

BROKEN = "() => [...document.images].filter((each) => each.complete && !each.naturalWidth).map((each) => each.src)"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
EMPTY = """() => [...document.querySelectorAll('.panel, section, aside section')]
  .filter((each) => each.getClientRects().length)
  .filter((each) => !each.querySelector('img, svg, button, input, [role], li, p') && !each.textContent.trim())
  .map((each) => each.outerHTML.slice(0, 90))"""


def put_up(folder: Path, monkeypatch: pytest.MonkeyPatch, is_whole: bool, more: str = "") -> None:
    """The game of the docs, where a house of its own will find it."""
    package = tenth.write_down(folder, is_whole)
    tenth.install(folder)
    with (package / "__init__.py").open("a") as game:
        game.write(more)
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
    monkeypatch.setenv("PYTHONPATH", path)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with a game that has neither art nor a guide nor highlights."""
    with pytest.MonkeyPatch.context() as context:
        put_up(tmp_path_factory.mktemp("bare"), context, is_whole=False)
        with house(tmp_path_factory.mktemp("house"), 10.0) as found:
            yield found


@pytest.fixture(scope="module")
def aloud(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with one that has no scene either, for exactly two."""
    with pytest.MonkeyPatch.context() as context:
        put_up(tmp_path_factory.mktemp("aloud"), context, is_whole=False, more=ALOUD)
        with house(tmp_path_factory.mktemp("house"), 10.0) as found:
            yield found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with the same game, and everything that a game can bring."""
    with pytest.MonkeyPatch.context() as context:
        put_up(tmp_path_factory.mktemp("whole"), context, is_whole=True)
        with house(tmp_path_factory.mktemp("house"), 10.0) as found:
            yield found


def looks_right(page: Page) -> None:
    """No picture is broken, nothing lies there empty, nothing leaves the screen at its side."""
    page.wait_for_load_state("networkidle")
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(EMPTY) == []
    assert page.evaluate(WIDER) <= 0


def play_to_the_end(zoe: Guest) -> None:
    """Whatever can be tapped, until the match is over."""
    for _ in range(200):
        if zoe.is_over():
            return
        lit = zoe.lit()
        if not (lit and zoe.tap(lit[0])):
            zoe.page.wait_for_timeout(50)
    raise AssertionError("the match does not end")


# ---- a game that brings only what it must


@pytest.mark.parametrize("look", [Look(DESKTOP), Look(PHONE, "en", "contrast")])
def test_a_bare_game_has_a_box_and_a_page_without_holes(look: Look, bare: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(bare, look)
    zoe.page.goto("/")
    link = zoe.page.locator('.box-link[href="/g/batonnets"]')
    link.scroll_into_view_if_needed()
    expect(link.locator(".tag")).to_have_text(re.compile(r"^2–4\s*(joueurs|players)$"))
    looks_right(zoe.page)
    zoe = guest(bare, look)
    zoe.page.goto("/g/batonnets")
    zoe.page.wait_for_selector("main.game-page")
    assert zoe.page.locator('a[href^="/lesson/"]').count() == 0
    assert zoe.page.locator(".how.panel, .how-steps").count() == 0
    assert zoe.page.locator(".game-numbers li").count() == 1
    looks_right(zoe.page)
    zoe.page.locator(".how button").click()
    expect(zoe.page.locator("article.rules h1")).to_have_text("Bâtonnets")
    assert zoe.page.locator("article.rules img").count() == 0


def test_a_bare_game_is_played_with_blank_cards_up_to_its_record(bare: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(bare)
    code = zoe.open_table("batonnets", 2, options={"sticks": 5})
    zoe.page.goto(f"/t/{code}?open=1")
    zoe.page.wait_for_selector("[data-start]")
    looks_right(zoe.page)
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector('[data-zone="sticks"] .piece-words')
    assert zoe.page.locator(".side-memo, .bar-button.memo").count() == 0
    looks_right(zoe.page)
    play_to_the_end(zoe)
    zoe.page.wait_for_selector(".brief-lines li")
    looks_right(zoe.page)
    zoe.page.goto("/records")
    zoe.page.wait_for_selector(".record")
    looks_right(zoe.page)


def test_a_bare_game_stands_on_a_television(bare: str, guest: Callable[..., Guest]) -> None:
    zoe, screen = guest(bare), guest(bare, Look(TELEVISION), "Télé")
    code = zoe.open_table("batonnets", 3)
    zoe.page.goto(f"/t/{code}?open=1")
    screen.page.goto(f"/tv/{code}")
    screen.page.wait_for_selector(".tv-seats")
    looks_right(screen.page)
    zoe.page.locator("[data-start]").click()
    screen.page.wait_for_selector('[data-zone="sticks"]')
    looks_right(screen.page)


def test_where_there_is_no_lesson_its_address_says_so(bare: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(bare)
    zoe.page.goto("/lesson/batonnets")
    expect(zoe.page.locator("main")).to_contain_text("Il n’y a pas encore de leçon")
    zoe.complaints.clear()  # a browser tells of every 404


@pytest.mark.parametrize("look", [Look(DESKTOP), Look(SMALL, "en")])
def test_a_game_without_a_scene_is_read_aloud_and_played(look: Look, aloud: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(aloud, look)
    zoe.page.goto("/g/batonnets")
    players = "2 joueurs" if look.language == "fr" else "2 players"
    expect(zoe.page.locator(".game-numbers li")).to_have_text([players])
    zoe.sit_and_start("batonnets", 2, options={"sticks": 5})
    zoe.page.wait_for_selector(".spoken-lines li")
    looks_right(zoe.page)
    play_to_the_end(zoe)
    zoe.page.wait_for_selector(".brief-lines li")
    looks_right(zoe.page)


# ---- a game that brings everything


def test_a_whole_game_has_its_pictures_and_its_lesson(whole: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(whole)
    zoe.page.goto("/g/batonnets")
    expect(zoe.page.locator(".game-numbers li")).to_have_count(3)
    expect(zoe.page.locator(".how-steps li")).to_have_count(4)
    looks_right(zoe.page)
    zoe.page.locator('a[href="/lesson/batonnets"]').click()
    zoe.page.wait_for_selector("[data-teacher]")
    looks_right(zoe.page)
    zoe.page.locator("[data-continue]").click()
    zoe.surely_tap("take0")
    zoe.surely_tap("take1")
    zoe.page.locator("[data-continue]").click()
    zoe.page.wait_for_selector("main.learned")
    looks_right(zoe.page)


STICKS = """() => {
  const zone = document.querySelector('[data-zone="sticks"]').getBoundingClientRect();
  const sticks = [...document.querySelectorAll('[data-piece^="stick"]')].map((each) => each.getBoundingClientRect());
  const isInside = (each) => each.left > zone.left - 1 && each.right < zone.right + 1
    && each.top > zone.top - 1 && each.bottom < zone.bottom + 1;
  return { count: sticks.length, outside: sticks.filter((each) => !isInside(each)).length,
    height: Math.min(...sticks.map((each) => each.height)) };
}"""


@pytest.mark.parametrize("size", all_but_few_thorough(SIZES, ["small"]))
def test_a_long_row_in_the_middle_stands_in_several_lines(size: str, whole: str, guest: Callable[..., Guest]) -> None:
    """Fifteen sticks are too many for one line of a phone: they lay under the buttons, each as wide as a hair."""
    zoe = guest(whole, Look(SIZES[size]))
    zoe.sit_and_start("batonnets", 4, options={"sticks": 40, "pace": "none", "first": "host"})
    zoe.page.wait_for_selector('[data-piece="take0"][data-lit]')
    zoe.settled()
    sticks = zoe.page.evaluate(STICKS)
    assert (sticks["count"], sticks["outside"]) == (40, 0)
    assert sticks["height"] >= 24
    assert faults(zoe.page) == []


# ---- any number of boxes

BOXES = """() => [...document.querySelectorAll('.boards > li')].map((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const inside = [...each.querySelectorAll('.box, .tag > span, .note, .asleep, .plant')];
  const parts = inside.map((part) => part.getBoundingClientRect());
  return { left, right, top, bottom, leaves: parts.some((part) => part.left < left - 1 || part.right > right + 1),
    boxes: inside.filter((part) => part.matches('.box')).map((part) => part.getBoundingClientRect().width) };
})"""


def lies_right(page: Page, count: int) -> None:
    """Every plank goes from side to side without a gap, no box lies on another, all are as large as each other."""
    places = page.evaluate(BOXES)
    assert len(places) == count + 1
    assert not [place for place in places if place["leaves"]]
    planks: dict[int, list[dict[str, float]]] = {}
    for place in places:
        planks.setdefault(round(place["bottom"]), []).append(place)
    left, right = min(place["left"] for place in places), max(place["right"] for place in places)
    for plank in planks.values():
        edges = [left, *(edge for place in plank for edge in (place["left"], place["right"])), right]
        assert all(abs(end - start) < 1 for start, end in zip(edges[::2], edges[1::2], strict=True)), plank
    tops = sorted((min(place["top"] for place in plank), bottom) for bottom, plank in planks.items())
    assert all(below >= above - 1 for (_, above), (below, _) in pairwise(tops))
    sizes = [width for place in places for width in place["boxes"]]
    assert len(sizes) == count
    assert max(sizes) - min(sizes) < 1
    assert min(sizes) > 110
    assert page.evaluate(WIDER) <= 0


def shelf(zoe: Guest, count: int, is_evening: bool) -> None:
    stock(zoe.page, count, is_evening)
    zoe.page.goto("/")
    zoe.page.wait_for_selector(".box-link")
    zoe.page.evaluate("() => document.fonts.ready")
    lies_right(zoe.page, count)


@pytest.mark.parametrize("count", all_but_few_thorough([1, 2, 10, 30], [30]))
@pytest.mark.parametrize("size", all_but_few_thorough(["small", "desktop"], ["small"]))
def test_any_number_of_boxes_stands_on_the_shelf(
    size: str, count: int, address: str, guest: Callable[..., Guest]
) -> None:
    shelf(guest(address, Look(SIZES[size])), count, is_evening=count > 2)


@pytest.mark.thorough
@pytest.mark.parametrize("size", all_but_few_thorough(SIZES, ["small"]))
def test_every_number_of_boxes_stands_on_every_shelf(size: str, address: str, guest: Callable[..., Guest]) -> None:
    for count in range(1, 31):
        language, theme = ("fr", "day") if count % 2 else ("en", "contrast")
        zoe = guest(address, Look(SIZES[size], language, theme, "1.5" if count % 3 == 0 else "1"))
        shelf(zoe, count, is_evening=count % 4 != 0)
        zoe.page.close()
