"""Whoever has the table in words sits down at a race: the waiting room offers what makes it fair."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablee
from tests.browser.guests import DESKTOP, PHONE, Guest, Look

Come = Callable[..., Guest]


def offered(guest: Come, at: str, game: str, look: Look) -> Guest:
    zoe = guest(at, look)
    zoe.page.goto(f"/t/{zoe.open_table(game, 3)}?open=1")
    zoe.page.wait_for_selector("[data-start]")
    return zoe


@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("en", DESKTOP)])
def test_a_head_start_is_given_at_a_tap(language: str, size: tuple[int, int], quick: str, guest: Come) -> None:
    zoe = offered(guest, quick, "a_moi", Look(size, language, described="on"))
    zoe.page.locator("[data-offer=head-start]").click()
    zoe.page.locator("[data-offer]").first.wait_for(state="detached")
    start = (tablee.games()["a_moi"].spoken_ms or {})[language]
    assert f"{start / 1000} s" in zoe.page.locator("[data-spoken-offer]").inner_text().replace(",", ".").replace(
        "\u00a0", " "
    )


def test_a_table_without_haste_is_chosen_at_a_tap(quick: str, guest: Come) -> None:
    zoe = offered(guest, quick, "difference", Look(DESKTOP, "fr", described="on"))
    zoe.page.locator("[data-offer=unhurried]").click()
    zoe.page.locator("[data-offer]").first.wait_for(state="detached")
    assert zoe.page.locator("[data-offer=head-start]").count() == 0
    assert "sans se presser" in zoe.page.locator("[data-spoken-offer]").inner_text()


def test_nothing_is_offered_to_those_who_see_or_where_nobody_races(quick: str, guest: Come) -> None:
    for game, described in (("a_moi", "off"), ("davinci", "on")):
        zoe = offered(guest, quick, game, Look(DESKTOP, "fr", described=described))
        zoe.page.locator("main.waiting:not([aria-busy])").wait_for()
        assert zoe.page.locator("[data-spoken-offer]").count() == 0
