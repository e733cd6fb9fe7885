"""How many people sit at each table: as equal as the game allows, never one alone."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.hall.model import points, sizes
from tablee.hall.model.sizes import sizes_by_game, table_sizes
from tablee.protocol.hall import PEOPLE, TABLES


@pytest.mark.parametrize(
    ("people", "smallest", "largest", "wanted", "expected"),
    [
        (30, 2, 10, 4, [4, 4, 4, 4, 4, 4, 3, 3]),
        (5, 2, 10, 4, [3, 2]),
        (5, 3, 10, 4, [5]),
        (9, 2, 4, 4, [3, 3, 3]),
        (4, 2, 4, 8, [4]),  # more than the game allows were wanted
        (7, 2, 4, 2, [3, 2, 2]),
        (3, 4, 4, 4, []),
        (1, 2, 4, 4, []),
        (0, 2, 4, 4, []),
        (60, 2, 2, 2, []),  # more tables than a hall has
        (60, 2, 4, 2, [3] * TABLES),
    ],
)
def test_sizes_of_tables(people: int, smallest: int, largest: int, wanted: int, expected: list[int]) -> None:
    assert table_sizes(people, smallest, largest, wanted) == expected


@given(st.integers(0, PEOPLE), st.integers(1, 6), st.integers(0, 6), st.integers(2, 10))
def test_everybody_has_a_seat_and_nobody_sits_alone(people: int, smallest: int, more: int, wanted: int) -> None:
    largest = smallest + more
    found = table_sizes(people, smallest, largest, wanted)
    assert sum(found) in (0, people)
    assert all(max(2, smallest) <= size <= largest for size in found)
    assert max(found, default=0) - min(found, default=0) <= 1
    possible = any(
        max(2, smallest) * count <= people <= largest * count for count in range(1, TABLES + 1) if largest > 1
    )
    assert bool(found) == possible
    if found and max(found) > wanted:  # only where smaller tables cannot be
        assert not any(
            max(2, smallest) * count <= people <= largest * count for count in range(len(found) + 1, TABLES + 1)
        )


SEATS = st.tuples(st.integers(1, 4), st.integers(0, 6)).map(lambda both: (both[0], both[0] + both[1]))


@given(st.integers(0, PEOPLE), st.lists(SEATS, min_size=1, max_size=5), st.integers(2, 10))
def test_every_table_has_as_many_as_its_own_game_seats(people: int, seats: list[tuple[int, int]], wanted: int) -> None:
    found = sizes_by_game(people, seats, wanted)
    assert sum(found) in (0, people)
    for table, size in enumerate(found):
        low, high = seats[table % len(seats)]
        assert max(2, low) <= size <= high


def test_the_examples_are_true() -> None:
    assert doctest.testmod(sizes) == (0, 3)
    assert doctest.testmod(points) == (0, 2)
