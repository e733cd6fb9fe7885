"""What the levels of Dominos see of the grid. How they play: tests/bots/test_thinker.py."""

from __future__ import annotations

import tablee
from tablee.games.dominos.evaluation import touching_two
from tablee.games.dominos.state import beside, is_linked_twice
from tablee.games.smileys.pack import BASE_CARDS
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
            assert touching_two(state) == expected
            found += expected.bit_count()
    assert found > 100
