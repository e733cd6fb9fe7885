"""Whole matches of all nine games through the page, by tapping what is lit."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import tablee
from tablee.core.draws import FastDraw
from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.choice import all_but_few_thorough

GAMES = list(tablee.games())
# Every run plays each game once: these with two browsers, the others with bots. Two who tap anything at La dernière or
# Da Vinci Code may take a minute and more.
AT_TWO = ("diferencio", "bruit", "a_moi")
LONG = "diferencio"  # takes a minute and a half: in `make browser`
# In the time of the table. Who taps anything finds little in Trouve: most of its rolls last until their time is up.
SHORT = {"diferencio": {"study_s": 10, "sleep_s": 5, "search_s": 10}, "trouve": {"roll_s": 3}}
LONGEST = 600.0  # seconds for a match; two who play at random in Tour du Monde may need half of it


def play_out(guests: list[Guest], seed: int, act: Callable[[Guest, FastDraw], bool] = Guest.act) -> None:
    """Until everybody sees the end."""
    draw, ends = FastDraw(seed), time.monotonic() + LONGEST
    while not all(guest.is_over() for guest in guests):
        assert time.monotonic() < ends, (
            f"still playing: {[guest.page.locator('[data-prompt]').all_inner_texts() for guest in guests]}"
        )
        if not sum(act(guest, draw) for guest in guests if not guest.is_over()):
            guests[0].page.wait_for_timeout(30)


def check_end(guest: Guest) -> None:
    """The end screen says what the record says."""
    shown = guest.page.evaluate(
        """() => [...document.querySelectorAll('[data-over] [data-seat]')]
          .map(({ dataset }) => [Number(dataset.seat), Number(dataset.place)])"""
    )
    known = guest.ask("GET", "/api/1/records")["records"][0]
    record = guest.ask("GET", f"/api/1/records/{known['id']}")
    standing = tablee.verify(record).standing
    assert standing is not None
    assert dict(shown) == dict(enumerate(standing.places))


@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, set(AT_TWO) - {LONG}))
def test_two_browsers_play_a_match_at_the_fewest_seats(game: str, quick: str, guest: Callable[..., Guest]) -> None:
    least = tablee.games()[game].seats[0]
    zoe = guest(quick, Look(DESKTOP, "fr"), "Zoé")
    lou = guest(quick, Look(PHONE, "en", motion="full"), "Lou")
    code = zoe.open_table(game, least, options={"pace": "relaxed", **SHORT.get(game, {})})
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.locator("[data-start]").click()
    play_out([zoe, lou], 1)
    check_end(zoe)
    check_end(lou)


@pytest.mark.parametrize("game", all_but_few_thorough(GAMES, set(GAMES) - set(AT_TWO)))
def test_a_browser_plays_a_match_with_bots_at_the_most_seats(
    game: str, quick: str, guest: Callable[..., Guest]
) -> None:
    zoe = guest(quick, Look(PHONE, "fr"))
    zoe.sit_and_start(game, tablee.games()[game].seats[-1])
    play_out([zoe], 2)
    check_end(zoe)
