"""Which six variants of a place become its faces: those that are farthest apart to the eye."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tablee.games.diferencio.state import FACES

Distances = list[list[float]]


def farthest(apart: Distances, names: Sequence[str]) -> tuple[int, ...] | None:
    """Of all sixes without a name twice, the one whose nearest two are farthest apart, then all of them together; of
    equal ones the first. Nothing, if there are not six names."""
    best, found = (0.0, 0.0), None
    for six in combinations(range(len(names)), FACES):
        if len({names[i] for i in six}) < FACES:
            continue
        pairs = [apart[one][other] for one, other in combinations(six, 2)]
        value = min(pairs), round(sum(pairs), 2)
        if value > best:
            best, found = value, six
    return found


def nearest(apart: Distances, six: Sequence[int]) -> float:
    """How far apart the two that are most alike are."""
    return min(apart[one][other] for one, other in combinations(six, 2))
