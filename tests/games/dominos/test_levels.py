"""What the levels of Dominos see of the grid, and that a beginner is weak, not perverse."""

from __future__ import annotations

import tablee
from tablee.games.dominos.bot.evaluation import touching_two
from tablee.games.dominos.state import beside, is_linked_twice
from tablee.games.smileys.pack import BASE_CARDS
from tests.bots.levels import share_of
from tests.harness import walk


def test_cells_that_touch_two_cards_are_found() -> None:
    """As the rules count them, one by one."""
    found = 0
    for seed in range(8):
        for match in walk(tablee.new("dominos", 3, seed), seed, most=40):
            state = match.state
            expected = 0
            for cell in range(BASE_CARDS):
                if (state.inside >> cell) & 1 and is_linked_twice(
                    beside(state.columns, state.rows, cell) & state.filled
                ):
                    expected |= 1 << cell
            assert touching_two(state.filled, state.columns, state.rows) == expected
            found += expected.bit_count()
    assert found > 100


def test_a_beginner_holds_out_against_random_play_and_loses_to_family() -> None:
    """Measured over many more matches: docs/bots-strength.md."""
    assert share_of("dominos", "beginner", "random", 600) > 0.47
    assert share_of("dominos", "family", "beginner", 600) > 0.52
