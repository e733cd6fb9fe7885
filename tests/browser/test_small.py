"""The highest grid of Dominos on the smallest phone: all of it is seen at once, at a table and before a television."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.core.match import Match
from tests.browser.geometry import faults
from tests.browser.guests import SMALL, Guest, Look
from tests.browser.positions import MINE, Shown, walk

SEED = {3: 1, 6: 1, 10: 3}  # of a match in which I am to play on the highest grid
HIGHEST = 7


def on_the_highest_grid(seats: int) -> Match:
    for match in walk("dominos", seats, SEED[seats]):
        grids = [zone for zone in match.game.table(match.view(None)) if zone.kind == "grid"]
        if MINE in match.to_act and grids and grids[0].height == HIGHEST and match.moves(MINE):
            return match
    raise AssertionError("no such position")


@pytest.mark.parametrize("seats", SEED)
@pytest.mark.parametrize("television", ["off", "on"])
def test_nothing_has_to_be_scrolled(seats: int, television: str, address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look(SMALL))
    zoe.context.add_init_script(f"localStorage.setItem('tablee.tv', '{television}')")
    shown = Shown(zoe, "dominos", seats)
    shown.show(on_the_highest_grid(seats))
    zoe.surely_tap(zoe.lit()[0])
    zoe.settled()
    undo = zoe.page.locator("[data-undo]").bounding_box()
    assert undo is not None
    assert undo["height"] >= 44
    assert zoe.page.evaluate("() => document.documentElement.scrollHeight") == SMALL[1]
    assert faults(zoe.page) == []
