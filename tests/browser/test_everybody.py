"""One page for everybody: axe finds no fault, and everything lies where it can be seen and touched, at every size."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

import tablee
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tests.browser.geometry import faults
from tests.browser.guests import DESKTOP, PHONE, SIZES, SMALL, Guest, Look
from tests.browser.positions import MINE, Shown, walk
from tests.choice import all_but_few_thorough

GAMES = list(tablee.games())
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("day", "night", "contrast")
LANGUAGES = ("fr", "en")
PAGES = ("/", "/g/{game}", "/records", "/lesson/{game}", "/t/NOONE")


def violations(guest: Guest) -> list[str]:
    """What axe says about the page as it is."""
    guest.settled()  # colours on their way are not what anybody reads
    guest.page.evaluate(AXE.read_text("utf-8"))
    found = guest.page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def play_on(guest: Guest, taps: int, seed: int) -> None:
    """Into the middle of a match."""
    draw = FastDraw(seed)
    for _ in range(taps):
        if guest.is_over():
            return
        if not guest.act(draw):
            guest.page.wait_for_timeout(60)


@pytest.mark.parametrize("language", all_but_few_thorough(LANGUAGES, ["fr"]))
@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, ["derniere"]))
def test_axe_finds_nothing_at_a_table_in_any_theme(
    game: str, language: str, address: str, guest: Callable[..., Guest]
) -> None:
    zoe = guest(address, Look(DESKTOP, language))
    seats = tablee.games()[game].seats[0]
    shown = Shown(zoe, game, seats)  # a table that goes on while axe reads it is read half before and half after
    for match in waiting_and_acting(game, seats):
        shown.show(match)
        assert_axe_finds_nothing(zoe, "as it is")
        if shown.press_in_a_race():
            assert_axe_finds_nothing(zoe, "pressed")


def waiting_and_acting(game: str, seats: int) -> Iterator[Match]:
    """The first position in which nothing can be done, and the first in which something can be."""
    wanted = {False, True}
    for match in walk(game, seats, seed=1):
        can = bool(match.moves(MINE))
        if can in wanted:
            yield match
            wanted.remove(can)
        if not wanted:
            return


def assert_axe_finds_nothing(guest: Guest, where: str) -> None:
    for theme in THEMES:
        guest.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert violations(guest) == [], f"{theme}, {where}"


@pytest.mark.parametrize("language", all_but_few_thorough(LANGUAGES, ["fr"]))
@pytest.mark.parametrize("theme", all_but_few_thorough(THEMES, ["day"]))
def test_axe_finds_nothing_on_the_other_pages(
    theme: str, language: str, address: str, guest: Callable[..., Guest]
) -> None:
    zoe = guest(address, Look(PHONE, language, theme))
    zoe.introduce()
    for path in PAGES:
        zoe.page.goto(path.format(game="trouve"))
        zoe.page.wait_for_selector("main")
        zoe.page.wait_for_load_state("networkidle")
        assert violations(zoe) == [], path
    zoe.page.goto(f"/t/{zoe.open_table('dominos', 4)}")
    zoe.page.wait_for_selector("[data-table]")
    assert violations(zoe) == [], "the waiting room"
    zoe.complaints = [
        each for each in zoe.complaints if "NOONE" not in each
    ]  # the browser tells of a table that is not there


@pytest.mark.parametrize("most", all_but_few_thorough([False, True], [True]))
@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, ["derniere", "trouve"]))
def test_everything_has_its_place_at_every_size(game: str, most: bool, quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look(PHONE))
    zoe.sit_and_start(game, tablee.games()[game].seats[-1 if most else 0])
    wrong: dict[str, list[str]] = {}
    for moment in range(2):
        for name, (width, height) in SIZES.items():
            zoe.page.set_viewport_size({"width": width, "height": height})
            zoe.settled()
            found = faults(zoe.page)
            if found and not zoe.is_over():
                wrong[f"{name} {moment}"] = found
        play_on(zoe, 6, moment)
    assert not wrong, wrong


@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, ["davinci"]))
def test_nothing_is_cut_off_when_words_are_twice_as_large(game: str, quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look(PHONE, text="2"))
    zoe.sit_and_start(game, 4 if 4 in tablee.games()[game].seats else 2)
    wrong: dict[str, list[str]] = {}
    for name, (width, height) in SIZES.items():
        zoe.page.set_viewport_size({"width": width, "height": height})
        zoe.settled()
        found = faults(zoe.page)
        if found and not zoe.is_over():
            wrong[name] = found
    assert not wrong, wrong


# What the house says about people and pictures, and where one is; names that people choose may be cut.
SAID = ".seat-flag, .seat-note, .board-flag, .lane-words, .picture-name span, .topbar .where, .prompt, .action"
CUT = """(said) => [...document.querySelectorAll(said)]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && getComputedStyle(each).clipPath === 'none')
  .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3))
  .map(({ className, textContent }) => `${className}: ${textContent}`)"""


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_house_says_is_never_cut(game: str, language: str, address: str, guest: Callable[..., Guest]) -> None:
    for seats in {tablee.games()[game].seats[0], 4, tablee.games()[game].seats[-1]}:
        zoe = guest(address, Look(PHONE, language))
        shown = Shown(zoe, game, seats)
        for step, match in enumerate(walk(game, seats, seed=3, most=120)):
            if step % 24:
                continue
            shown.show(match)
            for name, (width, height) in SIZES.items():
                zoe.page.set_viewport_size({"width": width, "height": height})
                zoe.settled()
                assert zoe.page.evaluate(CUT, SAID) == [], f"{seats} players, step {step}, {name}"


def test_who_comes_next_is_told_as_far_as_there_is_room(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look(SMALL))
    shown = Shown(zoe, "derniere", 10)
    match = next(match for match in walk("derniere", 10, seed=3) if not match.moves(MINE))
    shown.show(match)
    room = json.loads(zoe.page.evaluate("window.room"))

    def told(*names: str) -> str:
        """What the prompt says when everybody has one of these names."""
        for seat, name in zip(range(1, 10), cycle(names)):
            room["seats"][seat] = {"name": name, "who": "person", "here": True, "animal": seat}
        zoe.page.evaluate("(room) => window.show(room)", json.dumps(room))
        zoe.settled()
        assert zoe.page.evaluate(CUT, SAID) == [], names
        return zoe.page.locator(".prompt-words").inner_text()

    both = told("Al", "Bo")
    assert re.search("Ensuite.*(Al|Bo), puis (Al|Bo)", both)
    assert re.search("Ensuite[^,]*$", told("Manivelle bis", "Loupiote bis"))
    assert "Ensuite" not in told("Marie-Christine B.")
    assert told("Al", "Bo") == both
