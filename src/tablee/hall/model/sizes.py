"""How many people sit at each table of a hall."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.protocol.hall import TABLES

COMPANY = 2  # nobody sits alone


def table_sizes(people: int, smallest: int, largest: int, wanted: int) -> list[int]:
    """As equal as the game allows, as many as wanted or fewer where that can be; never one alone. None at all if people
    cannot be seated without robots, or without some of them waiting.

    >>> table_sizes(30, 2, 10, 4)
    [4, 4, 4, 4, 4, 4, 3, 3]
    >>> table_sizes(7, 2, 2, 2)
    []
    """
    return sizes_by_game(people, [(smallest, largest)], wanted)


def sizes_by_game(people: int, seats: Sequence[tuple[int, int]], wanted: int) -> list[int]:
    """The same where table n plays the n-th game, and so on in a circle: each game says how few and how many it seats.

    >>> sizes_by_game(11, [(2, 4), (3, 6)], 4)
    [4, 4, 3]
    """
    if people < COMPANY:
        return []
    likely = min(TABLES, -(-people // wanted))
    counts = sorted(range(1, min(TABLES, people // COMPANY) + 1), key=lambda count: (abs(count - likely), -count))
    return next((found for count in counts if (found := spread(people, limits(seats, count)))), [])


def limits(seats: Sequence[tuple[int, int]], count: int) -> list[tuple[int, int]]:
    """Fewest and most people at each of so many tables."""
    return [(max(COMPANY, low), high) for low, high in (seats[table % len(seats)] for table in range(count))]


def spread(people: int, tables: Sequence[tuple[int, int]]) -> list[int]:
    """Everybody at these tables, as equally as their limits allow; none at all if they do not fit."""
    found = [low for low, _ in tables]
    if any(high < low for low, high in tables) or not sum(found) <= people <= sum(high for _, high in tables):
        return []
    for _ in range(people - sum(found)):
        free = [table for table, (_, high) in enumerate(tables) if found[table] < high]
        found[min(free, key=lambda table: found[table])] += 1
    return found
