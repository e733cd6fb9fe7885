"""What places are worth, and how people stand after some rounds.

The first of a table has 12, the last 0, in even steps: the mean is 6 at tables of any size. Equals share. Sums are
fractions, so that ties are ties.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from tablee.protocol.hall import Standing

FIRST = 12
MEAN = Fraction(FIRST, 2)  # of a bye, and of a round in which no match was finished
FINE = 1000  # parts of a point, in which sums are compared: those of earlier weeks are no fractions
ROBOT = 0  # where a seat had nobody else


class PlayedMatch(Struct, frozen=True):
    """By seat: who sat there (0 is a robot), and which place they took. Without places it was not finished."""

    people: list[int]
    places: list[int] = []


class TableResult(Struct, frozen=True):
    """A table in a round: who met there, and what they played. A table where nobody sat has nobody."""

    people: list[int]
    matches: list[PlayedMatch] = []


class RoundResult(Struct, frozen=True):
    tables: list[TableResult]
    byes: list[int] = []  # who was here and had no seat


class Earlier(Struct, frozen=True):
    """What people bring from weeks before: nothing, unless it is a league."""

    points: Mapping[int, float] = {}
    won: Mapping[int, int] = {}
    met: Mapping[tuple[int, int], int] = {}


def table_points(places: Sequence[int]) -> list[float]:
    """By seat, from places by seat. Who was still playing (0) is behind all others.

    >>> table_points([1, 2, 3, 4])
    [12.0, 8.0, 4.0, 0.0]
    >>> table_points([3, 1, 1])
    [0.0, 9.0, 9.0]
    """
    return [float(points) for points in shares(tuple(places))]


@lru_cache(maxsize=1000)
def shares(places: tuple[int, ...]) -> list[Fraction]:
    if len(places) < 2:
        return [MEAN for _ in places]
    ranks = [place or len(places) + 1 for place in places]
    step = Fraction(FIRST, len(places) - 1)
    return [
        FIRST - step * (sum(other < mine for other in ranks) + Fraction(ranks.count(mine) - 1, 2)) for mine in ranks
    ]


def round_points(result: RoundResult) -> dict[int, Fraction]:
    """Of everybody who was there. Several matches count as their mean; where none was finished, all have the mean."""
    found = dict.fromkeys(result.byes, MEAN)
    for table in result.tables:
        finished: dict[int, list[Fraction]] = {who: [] for who in table.people}
        for match in table.matches:
            if match.places:
                for who, points in zip(match.people, shares(tuple(match.places)), strict=True):
                    if who != ROBOT:
                        finished.setdefault(who, []).append(points)
        for who, several in finished.items():
            found[who] = mean(several) if several else MEAN
    return found


def mean(several: list[Fraction]) -> Fraction:
    return several[0] if len(several) == 1 else sum(several, Fraction()) / len(several)


def meetings(results: Sequence[RoundResult]) -> Counter[tuple[int, int]]:
    """How often two people sat at one table; the smaller number first."""
    tables = [table for result in results for table in result.tables]
    return Counter(both for table in tables for both in combinations(sorted(table.people), 2))


def matches_won(results: Sequence[RoundResult]) -> Counter[int]:
    return Counter(
        who
        for result in results
        for table in result.tables
        for match in table.matches
        for who, place in zip(match.people, match.places, strict=False)
        if place == 1 and who != ROBOT
    )


def standings(results: Sequence[RoundResult], earlier: Earlier | None = None, knockout: bool = False) -> list[Standing]:
    """First by points, then by the points of those met (on average: tables differ in size), then by matches won; who is
    equal in all of it shares a place. In a knock-out first by how far somebody came."""
    earlier = earlier or Earlier()
    rounds = [round_points(result) for result in results]
    sums = {who: Fraction(before) for who, before in earlier.points.items()}
    for of_round in rounds:
        for who, more in of_round.items():
            sums[who] = sums[who] + more if who in sums else more
    points = {who: round(each * FINE) for who, each in sums.items()}
    of_met = points_of_met(points, meetings(results) + Counter(earlier.met))
    won = matches_won(results) + Counter(earlier.won)
    keys = {
        who: (*(reached(who, rounds) if knockout else ()), points[who], of_met.get(who, Fraction()), won[who])
        for who in points
    }
    found: list[Standing] = []
    for who, key in sorted(keys.items(), key=lambda each: ([-part for part in each[1]], each[0])):
        place = found[-1].place if found and keys[found[-1].person] == key else len(found) + 1
        found.append(Standing(who, place, told(points[who]), told(of_met.get(who, Fraction())), won[who]))
    return found


def reached(who: int, rounds: Sequence[Mapping[int, Fraction]]) -> tuple[int, Fraction]:
    """The last round somebody was in, and their points in it."""
    last = max((number for number, of_round in enumerate(rounds) if who in of_round), default=-1)
    return last, rounds[last][who] if last >= 0 else Fraction()


def points_of_met(points: Mapping[int, int], met: Mapping[tuple[int, int], int]) -> dict[int, Fraction]:
    sums: Counter[int] = Counter()
    counts: Counter[int] = Counter()
    for (a, b), often in met.items():
        for who, other in ((a, b), (b, a)):
            sums[who] += often * points.get(other, 0)
            counts[who] += often
    return {who: Fraction(sums[who], counts[who]) for who in counts}


def told(points: int | Fraction) -> float:
    """In points, as it is shown; places were given before."""
    return round(float(points / FINE), 2)
