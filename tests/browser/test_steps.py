"""A move of several taps: the last one names what it will do, and until then everything can be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.davinci.state import guess
from tablee.games.tour_du_monde.state import AFRICA, CANCEL, CORAL, LIGHTNING, MOON, RAINBOW, eclipse
from tests.browser.geometry import faults
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.positions import Shown
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough
from tests.games.davinci.tables import DRAW_WHITE, HIGH, LOW, WHITE_JOKER, B, W, table
from tests.games.tour_du_monde import tables as tour_du_monde

KEEP_WHAT_IS_SENT = """() => {
  window.sent = [];
  WebSocket.prototype.send = (message) => window.sent.push(JSON.parse(message).moves ?? []);
}"""
GUESS = {"fr": "Deviner", "en": "Guess"}
Come = Callable[..., Guest]


def words(guest: Guest, key: str) -> str:
    return guest.page.locator(f'[data-piece="{key}"]').inner_text()


def tap(guest: Guest, key: str) -> None:
    guest.page.locator(f'[data-piece="{key}"]').click()
    guest.settled()


def sent(guest: Guest) -> list[list[int]]:
    return list(guest.page.evaluate("() => window.sent.filter((moves) => moves.length)"))


@pytest.mark.parametrize("language", all_but_few_thorough(GUESS, ["fr"]))
def test_a_guess_is_named_before_it_is_made_and_can_be_changed_until_then(
    guest: Come, quick: str, language: str
) -> None:
    says = GUESS[language]
    zoe = guest(quick, Look(size=PHONE, language=language))
    shown = Shown(zoe, "davinci", 2)
    match = table(LOW, HIGH, next_piece=W[4])
    match.play(0, DRAW_WHITE)
    shown.show(match)
    zoe.page.evaluate(KEEP_WHAT_IS_SENT)
    tap(zoe, "b1.1")
    assert words(zoe, "guess") == says
    tap(zoe, f"v{W[7]}")
    assert words(zoe, "guess") == f"{says} 7"
    tap(zoe, f"v{W[9]}")
    assert words(zoe, "guess") == f"{says} 9"
    zoe.page.locator("[data-undo]").click()
    assert words(zoe, "guess") == says
    tap(zoe, f"v{W[7]}")
    assert sent(zoe) == []
    tap(zoe, "guess")
    assert sent(zoe) == [[guess(1, 1, 7)]]


def test_a_rainbow_rises_against_a_moon_and_a_tap_on_it_is_the_button(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=PHONE))
    shown = Shown(zoe, "tour_du_monde", 3)
    match = tour_du_monde.table([RAINBOW, LIGHTNING], [MOON], [], turn=1)
    tour_du_monde.put(match, 0, CORAL, AFRICA)
    shown.show(match)
    assert zoe.lit() == []
    match.play(1, eclipse(0, CORAL))
    shown.show(match)
    zoe.page.evaluate(KEEP_WHAT_IS_SENT)
    assert set(zoe.lit()) == {f"c{RAINBOW}", "rainbow", "let"}
    script = "(key) => document.querySelector(`[data-piece='${key}']`).getBoundingClientRect().y"
    rainbow, lightning = (zoe.page.evaluate(script, f"c{card}") for card in (RAINBOW, LIGHTNING))
    assert rainbow < lightning
    tap(zoe, f"c{RAINBOW}")
    assert sent(zoe) == [[CANCEL]]


def test_papers_lie_on_the_cloth_when_they_explain_something(guest: Come, quick: str) -> None:
    zoe = guest(quick)
    shown = Shown(zoe, "davinci", 2)
    match = table(LOW, HIGH, next_piece=W[4])
    match.play(0, DRAW_WHITE)
    shown.show(match)
    paper = zoe.page.locator(".explains")
    assert paper.count() == 0
    match.play(0, guess(1, 0, 6))
    shown.show(match)
    assert "tout le monde la voit" in paper.inner_text()
    tap(zoe, "b1.1")
    assert paper.count() == 0, "the question takes its place"
    zoe.take_back()
    with_joker = table([W[5], W[6], B[8], B[9]], HIGH, next_piece=WHITE_JOKER, expert=True)
    with_joker.play(0, DRAW_WHITE)
    shown.show(with_joker)
    assert paper.count() == 0
    tap(zoe, f"c{WHITE_JOKER}")
    assert paper.locator(".good").count() == paper.locator(".bad").count() == 1
    assert violations(zoe) == []
    assert faults(zoe.page) == []
