"""What a place is worth, and how people stand: equals share, and what nobody finished is worth the mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.standing import ranked
from tablee.hall.model.points import (
    Earlier,
    PlayedMatch,
    RoundResult,
    TableResult,
    meetings,
    round_points,
    standings,
    table_points,
)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4], [12, 8, 4, 0]),
        ([3, 1, 2], [0, 12, 6]),
        ([1, 2, 3, 4, 5], [12, 9, 6, 3, 0]),
        ([2, 1], [0, 12]),
        ([1, 1, 3, 4], [10, 10, 4, 0]),
        ([1, 2, 2, 4], [12, 6, 6, 0]),
        ([1, 1, 1], [6, 6, 6]),
        ([1, 0, 0], [12, 3, 3]),  # two were still playing when the first had won
        ([1], [6]),
        ([], []),
    ],
)
def test_points_of_a_table(places: list[int], points: list[float]) -> None:
    assert table_points(places) == points


@given(st.lists(st.integers(0, 5), min_size=1, max_size=10))
def test_the_mean_is_six_at_any_table(scores: list[int]) -> None:
    points = table_points(ranked([[score] for score in scores]))
    assert sum(points) == pytest.approx(6 * len(scores))
    assert all(0 <= each <= 12 for each in points)


def table(*matches: tuple[list[int], list[int]]) -> TableResult:
    return TableResult(matches[0][0], [PlayedMatch(people, places) for people, places in matches])


def points(result: RoundResult) -> dict[int, float]:
    return {who: float(each) for who, each in round_points(result).items()}


def test_several_matches_of_a_round_count_as_their_mean() -> None:
    assert points(RoundResult([table(([1, 2, 3], [1, 2, 3]), ([1, 2, 3], [3, 2, 1]), ([1, 2, 3], [1, 2, 3]))])) == {
        1: 8, 2: 6, 3: 4,
    }  # fmt: skip


def test_an_unfinished_match_counts_only_where_none_was_finished() -> None:
    assert points(RoundResult([table(([1, 2], []))])) == {1: 6, 2: 6}
    assert points(RoundResult([table(([1, 2], [1, 2]), ([1, 2], []))])) == {1: 12, 2: 0}
    assert points(RoundResult([TableResult([1, 2])])) == {1: 6, 2: 6}  # it was never dealt


def test_a_bye_is_worth_the_mean() -> None:
    assert points(RoundResult([table(([1, 2], [2, 1]))], byes=[3])) == {1: 0, 2: 12, 3: 6}


def test_robots_take_places_but_have_no_points() -> None:
    assert points(RoundResult([TableResult([1, 2], [PlayedMatch([1, 0, 2], [3, 1, 2])])])) == {1: 0, 2: 6}


def test_who_came_late_has_the_matches_they_played() -> None:
    late = TableResult([1, 2, 3], [PlayedMatch([1, 2, 0], [1, 2, 3]), PlayedMatch([1, 2, 3], [2, 3, 1])])
    assert points(RoundResult([late])) == {1: 9, 2: 3, 3: 12}


def test_standings_by_points_then_by_those_met_then_by_matches_won() -> None:
    results = [
        RoundResult([table(([1, 2], [1, 2])), table(([3, 4], [1, 2]))]),
        RoundResult([table(([1, 3], [1, 2])), table(([2, 4], [2, 1]))]),
    ]
    found = standings(results)
    assert [(each.person, each.place, each.points) for each in found] == [(1, 1, 24), (3, 2, 12), (4, 3, 12), (2, 4, 0)]
    assert [each.of_met for each in found] == [6, 18, 6, 18]
    assert [each.won for each in found] == [2, 1, 1, 0]


def test_who_is_equal_in_everything_shares_a_place_and_the_next_is_left_out() -> None:
    found = standings([RoundResult([table(([1, 2, 3, 4], [1, 2, 2, 4]))])])
    assert [(each.person, each.place) for each in found] == [(1, 1), (2, 2), (3, 2), (4, 4)]


def test_sums_of_sixths_are_exact() -> None:
    """Tables of six pay in steps of 2.4: adding those as floats would break ties by chance."""
    six = [1, 2, 3, 4, 5, 6]
    there = RoundResult([table((six, six))])
    back = RoundResult([table((six, six[::-1]))])
    assert {each.points for each in standings([there, back, there, back])} == {24}
    assert {each.of_met for each in standings([there, back, there, back])} == {24}


def test_matches_won_decide_last() -> None:
    a = RoundResult([TableResult([1, 2], [PlayedMatch([1, 2], [1, 2]), PlayedMatch([1, 2], [2, 1])])])
    b = RoundResult([TableResult([3, 4], [PlayedMatch([3, 4], [1, 1])])])
    found = standings([RoundResult([*a.tables, *b.tables]), RoundResult([TableResult([1, 2]), TableResult([3, 4])])])
    assert {each.person: each.won for each in found} == {1: 1, 2: 1, 3: 1, 4: 1}
    assert {each.place for each in found} == {1}


def test_a_league_goes_on_from_weeks_before() -> None:
    before = Earlier({1: 10.5, 5: 4}, {1: 2}, {(1, 2): 3})
    found = standings([RoundResult([table(([1, 2], [2, 1]))])], before)
    assert [(each.person, each.points, each.won) for each in found] == [(2, 12, 1), (1, 10.5, 2), (5, 4, 0)]


def test_in_a_knock_out_who_came_further_stands_higher() -> None:
    results = [
        RoundResult([table(([1, 2, 3, 4], [1, 2, 3, 4])), table(([5, 6, 7, 8], [2, 1, 3, 4]))]),
        RoundResult([table(([1, 2, 5, 6], [4, 1, 2, 3]))]),
    ]
    found = standings(results, knockout=True)
    assert [each.person for each in found] == [2, 5, 6, 1, 3, 7, 4, 8]
    assert [each.place for each in found] == [1, 2, 3, 4, 5, 5, 7, 7]


def test_meetings_are_counted_by_table() -> None:
    results = [RoundResult([table(([3, 1, 2], [1, 2, 3]))]), RoundResult([table(([1, 3], [1, 2]))], byes=[2])]
    assert meetings(results) == {(1, 2): 1, (1, 3): 2, (2, 3): 1}
