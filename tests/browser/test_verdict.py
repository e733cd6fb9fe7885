"""The card that says who was first: what was raced for, the table as it lay then, and what will prove the judgement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tablee.core.match import Match
from tablee.core.moves import RACE
from tablee.games.a_moi.state import SLAP
from tablee.protocol.messages import Judged, Said
from tests.browser.guests import DESKTOP, PHONE, SIZES, Guest, Look
from tests.browser.positions import Shown, frame_of, walk
from tests.browser.test_everybody import THEMES, violations
from tests.choice import all_but_few_thorough

ROUAGE, ZOE = 1, 0  # a robot who was first, and who looks
PRESSES = [Judged(ROUAGE, 546, 31), Judged(ZOE, 622, 84)]
Come = Callable[..., Guest]


def races(match: Match, seat: int) -> list[int]:
    return [move for move in match.moves(seat) if match.game.rules.urgency(move) == RACE]


def before_a_race(game: str, seats: int = 3, wins: Callable[[Match, int], bool] = lambda match, move: True) -> Match:
    """A position in which two may press, and what the first of them can do."""
    for match in walk(game, seats, seed=3):
        if races(match, ZOE) and any(wins(match, move) for move in races(match, ROUAGE)):
            return match
    raise AssertionError("nobody raced")


def told_after(match: Match, since: int) -> list[Said]:
    return [
        Said(told.what.msg(), [*match.game.scene.flight(told.what)], told.what.fleeting)
        for told in match.happened[since:]
    ]  # fmt: skip


def send(shown: Shown, match: Match, **more: Any) -> None:
    shown.number += 1
    frame = msgspec.structs.replace(frame_of(match, shown.number), **more)
    shown.guest.page.evaluate("(frame) => window.show(frame)", msgspec.json.encode(frame).decode())
    shown.guest.settled()


def judge(shown: Shown, match: Match, move: int, presses: list[Judged] = PRESSES) -> None:
    """A table, then the press that was played there and why."""
    send(shown, match, said=[])
    since = len(match.happened)
    match.play(ROUAGE, move)
    send(shown, match, said=told_after(match, since), verdict=presses)


def why(zoe: Guest) -> None:
    zoe.page.locator("[data-why]").click()
    zoe.settled()


def takes_its_card(match: Match, move: int) -> bool:
    """Whoever presses wins what lies there: nothing of it is on the table afterwards."""
    trial = match.copy()
    trial.play(ROUAGE, move)
    return trial.view(None).card < 0 <= match.view(None).card


@pytest.fixture
def judged(quick: str, guest: Come) -> Callable[..., tuple[Guest, Shown, str]]:
    """A table of A moi ! at which Rouage has just taken the open card, and the key of that card."""

    def come(look: Look | None = None) -> tuple[Guest, Shown, str]:
        zoe = guest(quick, look or Look(PHONE))
        match = before_a_race("a_moi", wins=takes_its_card)
        shown, card = Shown(zoe, "a_moi", 3), match.view(None).card
        judge(shown, match, SLAP)
        return zoe, shown, f"c{card}"

    return come


def test_a_verdict_shows_the_card_and_the_table_as_they_were(judged: Callable[..., tuple[Guest, Shown, str]]) -> None:
    zoe, _, key = judged()
    expect(zoe.page.locator(f'[data-table] [data-piece="{key}"]')).to_have_count(0)
    why(zoe)
    picture = zoe.page.locator("[data-verdict] [data-raced]")
    assert f"smileys/{key[1:]}" in (picture.get_attribute("src") or "")
    assert picture.get_attribute("alt")
    zoe.page.locator("[data-again]").click()
    then = zoe.page.locator("[data-seen-again]")
    expect(then.locator(f'[data-piece="{key}"][data-state~="good"]')).to_be_visible()
    expect(then.locator("[data-lit]")).to_have_count(0)
    expect(then.get_by_text("plus rapide")).to_be_visible()
    zoe.page.keyboard.press("Escape")
    expect(then).to_have_count(0)


def test_of_a_race_in_which_one_press_follows_another_the_table_before_the_first_is_shown(
    quick: str, guest: Come
) -> None:
    zoe = guest(quick, Look(PHONE))
    match = before_a_race("a_moi", wins=takes_its_card)
    card = match.view(None).card
    shown = Shown(zoe, "a_moi", 3)
    judge(shown, match, SLAP, PRESSES[:1])
    expect(zoe.page.locator("[data-why]")).to_have_count(0)
    send(shown, match, said=[], verdict=PRESSES)
    why(zoe)
    assert f"smileys/{card}" in (zoe.page.locator("[data-raced]").get_attribute("src") or "")


def test_who_holds_which_card_is_shown_no_longer_than_it_is_told(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE))
    match = before_a_race("trouve", wins=lambda match, move: move == match.view(None).card)
    shown = Shown(zoe, "trouve", 3)
    card = match.view(None).card
    judge(shown, match, card)
    why(zoe)
    assert f"smileys/{card}" in (zoe.page.locator("[data-raced]").get_attribute("src") or "")
    since = len(match.happened)
    while len(match.happened) == since:
        match.wait()
    send(shown, match, said=told_after(match, since))
    expect(zoe.page.locator("[data-verdict]")).to_be_visible()
    for gone in ("[data-raced]", "[data-again]"):
        expect(zoe.page.locator(gone)).to_have_count(0)


def test_nobody_sees_the_table_of_who_held_the_device_before(judged: Callable[..., tuple[Guest, Shown, str]]) -> None:
    zoe, shown, _ = judged()
    why(zoe)
    zoe.page.locator("[data-again]").click()
    send(shown, before_a_race("a_moi"), said=[], seat=2)
    expect(zoe.page.locator("[data-seen-again]")).to_have_count(0)


def test_sealed_pictures_are_not_seen_again(quick: str, guest: Come) -> None:
    zoe = guest(quick)
    shown = Shown(zoe, "difference", 2)
    match = next(walk("difference", 2, seed=3))
    send(shown, match, said=[])
    send(shown, match, said=[], verdict=PRESSES)
    why(zoe)
    zoe.page.locator("[data-verdict] [data-unfold]").click()  # the search goes on
    expect(zoe.page.locator("[data-check]")).to_be_visible()
    expect(zoe.page.locator("[data-again]")).to_have_count(0)


@pytest.mark.parametrize(("language", "words"), [("fr", "Tant qu’on joue"), ("en", "While we play")])
def test_while_a_match_is_on_it_says_what_will_prove_the_judgement(
    language: str, words: str, judged: Callable[..., tuple[Guest, Shown, str]]
) -> None:
    zoe, _, _ = judged(Look(PHONE, language))
    why(zoe)
    check = zoe.page.locator("[data-check]")
    assert check.get_attribute("aria-expanded") == "false"
    check.press("Enter")
    expect(zoe.page.locator("#verdict-check")).to_contain_text(words)
    expect(zoe.page.locator("#verdict-check .seal-marks svg")).to_have_count(6)
    assert check.get_attribute("aria-expanded") == "true"


@pytest.mark.parametrize("theme", all_but_few_thorough(THEMES, ["day"]))
def test_the_card_and_the_table_then_are_for_everybody(
    theme: str, judged: Callable[..., tuple[Guest, Shown, str]]
) -> None:
    zoe, _, _ = judged(Look(DESKTOP, theme=theme))
    why(zoe)
    for name, (width, height) in SIZES.items():
        zoe.page.set_viewport_size({"width": width, "height": height})
        zoe.settled()
        card = zoe.page.locator("[data-verdict]").bounding_box()
        assert card
        assert card["x"] >= 0
        assert card["y"] >= 0
        assert card["x"] + card["width"] <= width
        assert card["y"] + card["height"] <= height
        for button in zoe.page.locator("[data-verdict] footer .button").all():
            found = button.bounding_box()
            assert found, name
            assert min(found["width"], found["height"]) >= 44, name
            assert found["y"] + found["height"] <= height, name
    assert violations(zoe) == []
    zoe.page.locator("[data-check]").click()
    assert violations(zoe) == []
    zoe.page.locator("[data-again]").click()
    assert violations(zoe) == []
