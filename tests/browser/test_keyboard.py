"""By keyboard alone, and by ear: everything can be reached, done and heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core.draws import FastDraw
from tablee.games.bruit import state as bruit
from tablee.games.trouve import state as trouve
from tests.browser.guests import DESKTOP, Guest, Look
from tests.browser.positions import MINE, Shown, walk
from tests.browser.test_matches import GAMES, check_end, play_out
from tests.choice import all_but_few_thorough

WHERE = """(key) => {
  const wanted = document.querySelector(`[data-piece="${CSS.escape(key)}"][data-lit]`);
  const here = document.activeElement;
  if (!wanted || !here) return null;
  const middle = (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [x, y] = middle(wanted), [fromX, fromY] = middle(here);
  const zone = here.closest('[data-zone]');
  const near = zone !== null && zone === wanted.closest('[data-zone]');
  const picture = wanted.classList.contains('picture-ground');
  return { there: here === wanted, near, x: x - fromX, y: y - fromY, picture };
}"""
MOST_KEYS = 60


def press_on(guest: Guest, key: str, draw: FastDraw) -> bool:
    """From wherever the focus is to a piece, by Tab and arrows; then Enter."""
    keyboard = guest.page.keyboard
    stuck: tuple[float, float] | None = None
    for _ in range(MOST_KEYS):
        found: dict[str, Any] | None = guest.page.evaluate(WHERE, key)
        if found is None:
            return False
        if found["there"]:
            for _ in range(draw.below(12) if found["picture"] else 0):
                keyboard.press(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")[draw.below(4)])
            keyboard.press("Enter")
            return True
        x, y = found["x"], found["y"]
        if not found["near"] or (x, y) == stuck:
            keyboard.press("Tab")
            stuck = None
            continue
        stuck = (x, y)
        sideways = abs(x) > abs(y)
        keyboard.press(("ArrowRight" if x > 0 else "ArrowLeft") if sideways else ("ArrowDown" if y > 0 else "ArrowUp"))
    return False


def by_keyboard(guest: Guest, draw: FastDraw) -> bool:
    lit = guest.lit()
    return bool(lit) and press_on(guest, lit[draw.below(len(lit))], draw)


@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, ["davinci"]))
def test_a_match_by_keyboard_alone(game: str, quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look(DESKTOP, "en"))
    zoe.sit_and_start(game, 3 if 3 in tablee.games()[game].seats else 2)
    play_out([zoe], 5, by_keyboard)
    check_end(zoe)


@pytest.mark.parametrize(("language", "turn"), [("fr", "À toi"), ("en", "Your turn")])
def test_a_table_makes_sense_to_who_only_listens(
    language: str, turn: str, quick: str, guest: Callable[..., Guest]
) -> None:
    """Names and roles of the accessibility tree, and what is announced."""
    zoe = guest(quick, Look(DESKTOP, language))
    zoe.sit_and_start("derniere", 3)
    zoe.page.wait_for_selector("[data-prompt]")
    assert zoe.page.get_by_role("main").count() == 1
    for zone in zoe.page.locator("[data-zone]").all():
        assert zone.get_attribute("aria-label"), zone.get_attribute("data-zone")
    for piece in zoe.page.locator("[data-zone] button[data-piece]").all():
        assert piece.get_attribute("aria-label") or piece.inner_text(), piece.get_attribute("data-piece")
    zoe.page.wait_for_function(
        f"() => [...document.querySelectorAll('[aria-live]')].some((each) => each.textContent.includes({turn!r}))"
    )


@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, []))
def test_a_match_with_the_table_in_words(game: str, quick: str, guest: Callable[..., Guest]) -> None:
    """Whoever does not see the pictures plays the same match, from a list that is read out."""
    zoe = guest(quick, Look(DESKTOP, "fr", described="on"))
    zoe.sit_and_start(game, 2)
    zoe.page.wait_for_selector('[data-kind="words"], [data-cover]')
    play_out([zoe], 6)
    check_end(zoe)


# ---- digits

SENT = """() => {
  window.sent = [];
  const line = WebSocket.prototype, send = line.send;
  line.send = function (message) { window.sent.push(JSON.parse(message)); return send.call(this, message); };
}"""


def plays(guest: Guest) -> list[list[int]]:
    return [each["moves"] for each in guest.page.evaluate("() => window.sent") if each["do"] == "play"]


def asked_for_a_name() -> tablee.Match:
    """Somebody else wins card after card, until the dice name one of them and I say that I know who has it."""
    match = tablee.new("trouve", seats=4, seed=2)
    while not match.over:
        wanted = match.view(None).card
        if wanted in match.moves(1):
            match.play(1, wanted)
        elif trouve.KNOW in match.moves(MINE):
            match.play(MINE, trouve.KNOW)
            return match
        else:
            match.wait()
    raise AssertionError("the dice named no card that was won")


@pytest.mark.parametrize(("game", "first"), [("bruit", bruit.CALL), ("trouve", trouve.NAME)])
def test_a_digit_names_who_sits_there(game: str, first: int, quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look(DESKTOP, "fr"))
    shown = Shown(zoe, game, 4)
    shown.show(
        asked_for_a_name() if game == "trouve" else next(match for match in walk(game, 4, 2) if match.moves(MINE))
    )
    zoe.page.evaluate(SENT)
    zoe.page.wait_for_selector('[data-piece="seat2"][data-lit]')
    zoe.page.keyboard.press("5")
    assert plays(zoe) == []
    zoe.page.keyboard.press("3")
    zoe.page.wait_for_function("() => window.sent.some((each) => each.do === 'play')")
    assert plays(zoe) == [[first + 2]]


def test_a_digit_chooses_a_line_of_a_table_in_words(quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look(DESKTOP, "fr", described="on"))
    zoe.sit_and_start("derniere", 2)
    zoe.page.wait_for_selector(".spoken-moves [data-piece][data-lit]")
    zoe.page.evaluate(SENT)
    first = zoe.page.locator(".spoken-moves [data-piece]").first.get_attribute("data-piece")
    zoe.page.keyboard.press("1")
    zoe.page.wait_for_function(
        """(key) => window.sent.some((each) => each.do === 'play' && `move${each.moves[0]}` === key)
          || document.querySelector(`[data-piece="${key}"][data-chosen]`)""",
        arg=first,
    )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_list_of_keys_says_whose_digit_is_whose(language: str, quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look(DESKTOP, language))
    Shown(zoe, "bruit", 4).show(next(match for match in walk("bruit", 4, 2) if match.moves(MINE)))
    names = zoe.page.locator(".seat-name > span").all_inner_texts()
    zoe.page.keyboard.press("?")
    people = zoe.page.locator("dialog[open] .keys").last.locator("> div")
    people.nth(3).wait_for()
    assert people.locator("kbd").all_inner_texts() == ["1", "2", "3", "4"]
    told = people.locator("dd").all_inner_texts()
    assert told[MINE].startswith("Zoé")
    assert set(told[1:]) <= set(names)
