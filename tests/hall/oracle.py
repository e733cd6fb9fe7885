"""The slow way to seat people: every seating there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

Tables = list[list[int]]


def seatings(people: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Each once: the first of the people sits at a table of each size, with each company."""
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for size in sorted(set(sizes)):
        others = list(sizes)
        others.remove(size)
        for company in combinations(rest, size - 1):
            left = [who for who in rest if who not in company]
            for more in seatings(left, others):
                yield [[first, *company], *more]


def pairs_of(tables: Tables) -> list[tuple[int, int]]:
    return [both for table in tables for both in combinations(sorted(table), 2)]


def repeats(tables: Tables, met: Mapping[tuple[int, int], int]) -> int:
    """What meetings again cost: those who met twice count more."""
    return sum(met.get(both, 0) ** 2 + met.get(both, 0) for both in pairs_of(tables))


def distance(tables: Tables, level: Mapping[int, float]) -> float:
    """How far those at one table are from each other: squares of the differences of their levels."""
    return sum((level[a] - level[b]) ** 2 for a, b in pairs_of(tables))
