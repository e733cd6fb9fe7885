"""Nothing lies on anything else, leaves the page or is too small for a finger, in position after position of every
game, for every number of players, on every screen and with words of every size."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tests.browser.plans import bundled, faults, position
from tests.browser.positions import walk

STEPS = 11  # from one position that is looked at to the next
LANGUAGES = ("fr", "en")
SCROLLED = "has to be scrolled"  # which whoever watches may do: nothing waits for them


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("plans.mjs", tmp_path_factory.mktemp("plans"))


@pytest.mark.parametrize("game", list(tablee.games()))
def test_everything_has_its_place_in_every_position(game: str, program: Path) -> None:
    positions = [
        position(f"{game} {seats} step {step}", match, LANGUAGES[seats % 2])
        for seats in tablee.games()[game].seats
        for step, match in enumerate(walk(game, seats, seed=seats))
        if step % STEPS == 0
    ]
    wrong = faults(positions, program)
    assert not wrong, f"{len(wrong)}, as {wrong[:5]}"


@pytest.mark.parametrize("game", list(tablee.games()))
def test_everything_has_its_place_for_whoever_watches(game: str, program: Path) -> None:
    positions = [
        position(f"{game} {seats} step {step}", match, LANGUAGES[seats % 2], seat=None)
        for seats in tablee.games()[game].seats
        for step, match in enumerate(walk(game, seats, seed=seats))
        if step % (4 * STEPS) == 0
    ]
    wrong = [each for each in faults(positions, program) if each.what != SCROLLED]
    assert not wrong, f"{len(wrong)}, as {wrong[:5]}"
