"""A score over several evenings: the same in any order, and missing one costs nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablee.matches.evenings import best, gives_own_points, points_of, scores
from tablee.matches.figures import MatchResult, SeatResult

PEOPLE = ("lou", "jo", "zoe", "papa")


def match(id: str, places: dict[str, int], robots: int = 0, points: int = 0) -> MatchResult:
    seats = [SeatResult(person, person, 0, place, points) for person, place in places.items()]
    seats += [SeatResult(place=len(places) + each + 1, is_bot=True) for each in range(robots)]
    return MatchResult(id, "dominos", 0, 0, seats)


@st.composite
def evenings(draw: st.DrawFn) -> dict[int, list[MatchResult]]:
    """Some evenings, some matches on each, and whoever was there."""
    found: dict[int, list[MatchResult]] = {}
    for day in range(draw(st.integers(0, 6))):
        found[day] = []
        for number in range(draw(st.integers(1, 4))):
            present = draw(st.lists(st.sampled_from(PEOPLE), min_size=2, unique=True))
            order = draw(st.permutations(range(1, len(present) + 1)))
            robots = draw(st.integers(0, 2))
            found[day].append(match(f"{day}-{number}", dict(zip(present, order, strict=True)), robots))
    return found


@given(evenings(), st.permutations(PEOPLE), st.data())
def test_any_order_gives_the_same_score(
    played: dict[int, list[MatchResult]], people: list[str], data: st.DataObject
) -> None:
    days = data.draw(st.permutations(list(played)))
    mixed = {day: data.draw(st.permutations(played[day])) * 2 for day in days}  # added twice, it counts once
    assert scores(mixed, people, True) == scores(played, PEOPLE, True)


@given(evenings())
def test_of_n_evenings_all_but_the_worst_count_and_an_absence_is_the_worst(
    played: dict[int, list[MatchResult]],
) -> None:
    for line in scores(played, PEOPLE, True):
        everything = [line.points.get(day, 0) for day in played]
        expected = sum(everything) - min(everything) if len(everything) > 1 else sum(everything)
        assert line.total == expected
        assert set(line.points) <= set(played)


@given(st.lists(st.integers(1, 30), min_size=2, max_size=8))
def test_missing_one_evening_costs_no_more_than_the_worst_one(points: list[int]) -> None:
    there = sorted(points)
    assert best(there[1:], len(there)) == best(there, len(there))


@given(evenings(), st.sampled_from(PEOPLE))
def test_who_leaves_takes_nobody_elses_points_along(played: dict[int, list[MatchResult]], gone: str) -> None:
    left = [each for each in PEOPLE if each != gone]
    before = [line for line in scores(played, PEOPLE, True) if line.person != gone]
    assert scores(played, left, True) == before


def test_points_are_those_of_a_series() -> None:
    found = points_of(match("1", {"lou": 1, "zoe": 2}, robots=2), by_place=True)
    assert found == {"lou": 4, "zoe": 3}
    assert points_of(match("1", {"lou": 1, "zoe": 2}, points=7), by_place=False) == {"lou": 7, "zoe": 7}
    assert points_of(match("1", {"lou": 0, "zoe": 0}), by_place=True) == {}
    assert gives_own_points(["davinci"])
    assert not gives_own_points(["dominos"])
    assert not gives_own_points(["davinci", "tour_du_monde"])
    assert not gives_own_points([])
    assert not gives_own_points(["gone"])


def test_the_only_evening_counts() -> None:
    (line,) = scores({1: [match("1", {"lou": 1, "zoe": 2})]}, ["lou"], True)
    assert (line.total, line.points) == (2, {1: 2})
