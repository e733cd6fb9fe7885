"""What is seen at a table: large words in a race, names, a verdict while the next race is on, before and after, and a
lesson in which nothing moves."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablee.core.match import Match
from tablee.games.a_moi.state import SLAP
from tablee.games.diferencio.state import STUDY
from tests.browser.geometry import faults
from tests.browser.guests import PHONE, TABLET, Guest, Look
from tests.browser.positions import Shown, walk
from tests.browser.test_matches import play_out
from tests.browser.test_verdict import ZOE, before_a_race, judge, races, send, takes_its_card, why
from tests.choice import all_but_few_thorough

LARGE_DESKTOP = (1440, 900)
WIDE_AND_NARROW = [PHONE, LARGE_DESKTOP]
Come = Callable[..., Guest]

# names that stand in more than one line, or of which the end is cut off
BROKEN = """() => [...document.querySelectorAll('.seat-name > span:first-child')].filter((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const plate = each.closest('.seat-name');
  return range.getClientRects().length > 1 || plate.scrollWidth > plate.clientWidth + 1;
}).map((each) => each.innerText)"""
REM = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
SIDES = """(selector) => {
  const { top, bottom, width, height } = document.querySelector(selector).getBoundingClientRect();
  return { top, bottom, width, height };
}"""
CUT = "() => [...document.querySelectorAll('.hero b')].filter((b) => b.scrollWidth > b.clientWidth).length"
MINE = '[data-kind="hand"]:has(button), [data-kind="row"]:has(.tile)'  # what the learner holds


def in_a_race(game: str, seats: int = 4) -> Match:
    return next(match for match in walk(game, seats, seed=3) if races(match, ZOE))


# ---- large words


@pytest.mark.parametrize("size", all_but_few_thorough([PHONE, TABLET, LARGE_DESKTOP], [TABLET]))
def test_words_of_twice_the_size_are_twice_as_large_on_every_screen(
    size: tuple[int, int], address: str, guest: Come
) -> None:
    usual, large = guest(address, Look(size)), guest(address, Look(size, text="2"))
    for each in (usual, large):
        each.page.goto("/")
        each.page.wait_for_selector("h1")
    assert large.page.evaluate(REM) == 2 * usual.page.evaluate(REM)


@pytest.mark.parametrize("game", all_but_few_thorough(["trouve", "a_moi", "bruit", "diferencio"], ["trouve"]))
@pytest.mark.parametrize("size", all_but_few_thorough(WIDE_AND_NARROW, [PHONE]))
def test_with_large_words_all_that_is_raced_for_is_on_the_screen(
    game: str, size: tuple[int, int], address: str, guest: Come
) -> None:
    zoe = guest(address, Look(size, text="2", theme="contrast"))
    Shown(zoe, game, 4).show(in_a_race(game))
    page = zoe.page
    assert page.evaluate("() => document.documentElement.scrollHeight") <= size[1]
    for piece in page.locator(".piece.button.stop, .die-cube").all():
        box = piece.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 39
        assert box["y"] + box["height"] <= size[1]
    assert faults(page) == []
    assert page.evaluate(BROKEN) == []


def test_the_words_of_a_folded_prompt_are_a_tap_away(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE, text="2"))
    Shown(zoe, "a_moi", 3).show(in_a_race("a_moi", 3))
    expect(zoe.page.locator(".prompt-words")).to_contain_text("Couleur ou smiley")  # spoken
    zoe.page.locator("[data-prompt] [data-unfold]").click()
    expect(zoe.page.locator('[data-sheet="ask"]')).to_be_visible()


@pytest.mark.parametrize(
    "game", all_but_few_thorough(["derniere", "a_moi", "trouve", "diferencio"], ["a_moi", "trouve"])
)
@pytest.mark.parametrize("text", all_but_few_thorough(["1", "1.5", "2"], ["2"]))
def test_no_name_is_broken(game: str, text: str, address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE, theme="contrast", text=text))
    Shown(zoe, game, 4).show(next(walk(game, 4, seed=3)))
    room = json.loads(zoe.page.evaluate("() => window.room"))
    for seat, robot in zip(room["seats"][1:], ["manivelle", "loupiote", "manivelle"], strict=True):
        seat["robot"] = robot  # the longest names, also where it is their turn
    zoe.page.evaluate("(room) => window.show(room)", json.dumps(room))
    expect(zoe.page.locator(".seat-name", has_text="Manivelle").first).to_be_visible()
    zoe.settled()
    assert zoe.page.evaluate(BROKEN) == []


# ---- a verdict


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "Pourquoi\u00a0?"), pytest.param(*("en", "Why?"), marks=pytest.mark.thorough)]
)
def test_the_button_that_asks_why_says_so_on_a_phone(language: str, word: str, quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE, language))
    judge(Shown(zoe, "a_moi", 3), before_a_race("a_moi", wins=takes_its_card), SLAP)
    button = zoe.page.locator("[data-why]")
    assert button.inner_text() == word
    assert (button.bounding_box() or {"height": 0})["height"] >= 44
    assert faults(zoe.page) == []


@pytest.mark.parametrize("size", all_but_few_thorough(WIDE_AND_NARROW, [PHONE]))
def test_the_verdict_lies_on_nothing_that_is_raced_for(size: tuple[int, int], quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(size))
    match = before_a_race("a_moi", wins=takes_its_card)
    shown = Shown(zoe, "a_moi", 3)
    judge(shown, match, SLAP)
    expect(zoe.page.locator("[data-prompt]")).to_contain_text("plus rapide")
    why(zoe)
    expect(zoe.page.locator("dialog[data-verdict]")).to_be_visible()
    while not races(match, ZOE):
        match.wait()
    send(shown, match, said=[])
    strip = zoe.page.locator("[data-verdict][data-folded]")
    expect(strip).to_contain_text("0,62")
    expect(zoe.page.locator("dialog[data-verdict]")).to_have_count(0)
    expect(zoe.page.locator("[data-prompt]")).not_to_contain_text("plus rapide")
    edge = strip.bounding_box()
    assert edge is not None
    table = zoe.page.evaluate(SIDES, '[data-zone="card"]')
    assert edge["y"] + edge["height"] <= table["top"]
    zoe.surely_tap(zoe.lit()[0])  # nothing lies over it
    strip.locator("[data-unfold]").click()
    expect(zoe.page.locator("dialog[data-verdict]")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "word"),
    [("fr", "C’est dit\u00a0!"), pytest.param(*("en", "You said it!"), marks=pytest.mark.thorough)],
)
def test_whoever_named_somebody_is_not_told_of_a_hand(language: str, word: str, quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE, language))
    Shown(zoe, "bruit", 3).show(in_a_race("bruit", 3))
    zoe.surely_tap(zoe.lit()[0])
    expect(zoe.page.locator("[data-prompt]")).to_contain_text(word)


# ---- before and after


def told_of_a_change() -> Match:
    for match in walk("diferencio", 3, seed=3):
        view = match.view(ZOE)
        if view.phase == STUDY and any(old >= 0 for old in view.removed):
            return match
    raise AssertionError("nothing was changed")


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "Avant"), pytest.param(*("en", "Before"), marks=pytest.mark.thorough)]
)
def test_what_was_changed_is_seen_as_it_was_on_a_phone(language: str, word: str, address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE, language))
    Shown(zoe, "diferencio", 3).show(told_of_a_change())
    was = zoe.page.locator("[data-was]")
    expect(was).to_have_count(1)
    expect(was).to_contain_text(word)
    place = was.locator("xpath=..").bounding_box()
    picture = was.locator("img").bounding_box()
    assert place is not None
    assert picture is not None
    assert picture["width"] >= place["width"] - 2, "all of it"
    expect(was).to_have_css("opacity", "0")  # in the end what lies there now is seen
    was.locator("xpath=..").hover()
    expect(was).to_have_css("opacity", "1")


# ---- lessons


def hand_of(page: Page) -> tuple[float, float]:
    place = page.evaluate(SIDES, MINE)
    return round(place["top"]), round(place["bottom"])


@pytest.mark.parametrize("game", all_but_few_thorough(["derniere", "dominos", "a_moi"], ["derniere"]))
def test_in_a_lesson_the_hand_stays_where_it_is(game: str, address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    steps = zoe.ask("GET", f"/api/1/lessons/{game}")["steps"]
    zoe.page.goto(f"/lesson/{game}")
    seen: set[tuple[float, float]] = set()
    for step in steps[:6]:
        zoe.page.wait_for_selector("[data-teacher]")
        zoe.settled()
        seen.add(hand_of(zoe.page))
        if game == "derniere":
            expect(zoe.page.locator('[data-zone="pile"] .pill.wide')).to_have_count(0)  # piles are cards
        ways = [tap[0] for tap in step["frame"]["mine"].get("taps", [])]
        if not ways:
            zoe.page.locator("[data-continue]").click()
        for key in ways[0] if ways else []:
            zoe.surely_tap(key)
    assert len(seen) == 1


# ---- the end


def test_the_end_has_two_names_for_two_things(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(LARGE_DESKTOP), "Maximilienne-Rose")
    zoe.sit_and_start("a_moi", 2)
    play_out([zoe], 3)
    zoe.page.wait_for_selector("[data-over]")
    expect(zoe.page.get_by_role("button", name="Voir la table")).to_be_visible()
    expect(zoe.page.get_by_role("link", name="Revoir la partie")).to_be_visible()
    for size in (LARGE_DESKTOP, TABLET):
        zoe.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert zoe.page.evaluate(CUT) == 0
