"""The next round of each format: who plays, who waits, who goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.draws import FastDraw
from tablee.hall.model.formats import Known, Round, is_over, next_round
from tablee.hall.model.points import PlayedMatch, RoundResult, TableResult, meetings, standings
from tablee.protocol.hall import GameChoice, Plan, Toss

ANY = Known(seats=[(2, 10)])
TWOS = Known(seats=[(2, 2)])


def played(found: Round, places: Sequence[Sequence[int]] | None = None) -> RoundResult:
    """Every table has one match; who sits first wins unless it is said otherwise."""
    return RoundResult(
        [
            TableResult(table, [PlayedMatch(table, list(places[at]) if places else list(range(1, len(table) + 1)))])
            for at, table in enumerate(found.tables)
        ],
        found.byes,
    )


def rounds(plan: Plan, people: int, known: Known = ANY, seed: int = 1, most: int = 12) -> list[RoundResult]:
    """A whole plan, with everybody there all the time."""
    history: list[RoundResult] = []
    while len(history) < most:
        found = next_round(
            plan, standings(history), history, range(1, people + 1), known, FastDraw(seed + len(history))
        )
        if not found.tables:
            break
        history.append(played(found))
    return history


def everybody(found: Round) -> list[int]:
    return sorted([who for table in found.tables for who in table] + found.byes + found.out)


@pytest.mark.parametrize("format", ["rotation", "swiss"])
def test_a_plan_ends_after_its_rounds_and_nobody_meets_twice(format: str) -> None:
    plan = Plan(format=format, rounds=3, size=4)
    history = rounds(plan, 24)
    assert len(history) == 3
    assert is_over(plan, history)
    assert max(meetings(history).values()) == 1


def test_a_swiss_round_seats_those_of_equal_points() -> None:
    history = rounds(Plan(format="swiss", rounds=3, size=2), 16, TWOS)
    for number in (1, 2):
        points = {each.person: each.points for each in standings(history[:number])}
        for table in history[number].tables:
            a, b = table.people
            assert points[a] == points[b]


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["rotation", "swiss"]), st.integers(3, 9), st.integers(0, 99))
def test_nobody_waits_twice_before_all_have_once(format: str, people: int, seed: int) -> None:
    plan = Plan(format=format, rounds=12, size=2)
    waited: Counter[int] = Counter()
    for result in rounds(plan, people, TWOS, seed):
        assert len(result.byes) == people % 2
        waited.update(result.byes)
        if waited:
            assert max(waited.values()) - min(waited[who] for who in range(1, people + 1)) <= 1


def test_in_swiss_the_last_waits_first() -> None:
    history = [RoundResult([TableResult([1, 2, 3, 4, 5], [PlayedMatch([1, 2, 3, 4, 5], [1, 2, 3, 5, 4])])])]
    plan = Plan(format="swiss", size=2)
    assert next_round(plan, standings(history), history, range(1, 6), TWOS, FastDraw(1)).byes == [4]


def test_with_robots_nobody_waits_and_nobody_is_alone_with_them_twice_before_all_were_once() -> None:
    history = rounds(Plan(robots=True, size=2, rounds=5), 5, TWOS)
    assert [result.byes for result in history] == [[]] * 5
    assert sorted(len(table.people) for table in history[0].tables) == [1, 2, 2]
    alone = [table.people[0] for result in history for table in result.tables if len(table.people) == 1]
    assert sorted(alone) == [1, 2, 3, 4, 5]


def test_robots_fill_tables_of_games_that_need_more() -> None:
    four = Known(seats=[(4, 4)])
    assert next_round(Plan(), [], [], range(1, 7), four, FastDraw(1)).byes != []
    found = next_round(Plan(robots=True), [], [], range(1, 7), four, FastDraw(1))
    assert [len(table) for table in found.tables] == [3, 3]
    assert next_round(Plan(robots=True), [], [], [7], four, FastDraw(1)).tables == [[7]]


def test_too_few_people_play_nothing() -> None:
    assert next_round(Plan(), [], [], [3], ANY, FastDraw(1)) == Round(byes=[3])
    assert next_round(Plan(), [], [], [], ANY, FastDraw(1)) == Round()


def test_who_is_not_present_is_not_seated() -> None:
    history = rounds(Plan(rounds=1, size=4), 8)
    found = next_round(Plan(rounds=5), standings(history), history, [1, 2, 3, 5, 8, 13], ANY, FastDraw(1))
    assert everybody(found) == [1, 2, 3, 5, 8, 13]


def test_the_leaders_wishes_hold_in_every_round() -> None:
    known = Known(seats=[(2, 10)], apart=[(1, 2)], together=[(3, 4)])
    for result in rounds(Plan(rounds=6, size=4), 16, known):
        pairs = {both for table in result.tables for both in combinations(sorted(table.people), 2)}
        assert (1, 2) not in pairs
        assert (3, 4) in pairs


def test_before_there_are_points_the_quick_and_the_slow_are_mixed() -> None:
    slow = dict.fromkeys(range(1, 5), 200)
    known = Known(seats=[(2, 10)], handicaps=slow)
    found = next_round(Plan(size=4), [], [], range(1, 17), known, FastDraw(1))
    assert all(len(set(table) & set(slow)) == 1 for table in found.tables)
    found = next_round(Plan(size=4, mixed=False), [], [], range(1, 17), known, FastDraw(1))
    assert sorted(slow) in [sorted(table) for table in found.tables]


def test_meetings_of_weeks_before_count() -> None:
    known = Known(seats=[(2, 2)], met={(1, 2): 1, (3, 4): 1, (1, 3): 1, (2, 4): 1})
    found = next_round(Plan(size=2), [], [], [1, 2, 3, 4], known, FastDraw(1))
    assert sorted(sorted(table) for table in found.tables) == [[1, 4], [2, 3]]


def test_with_a_game_for_each_table_people_come_to_others() -> None:
    plan = Plan(games=[GameChoice("trouve"), GameChoice("dominos"), GameChoice("a_moi")], size=2, rounds=3)
    known = Known(seats=[(2, 10)] * 3)
    history = rounds(plan, 6, known)
    been = Counter((who, at) for result in history for at, table in enumerate(result.tables) for who in table.people)
    assert sum(often > 1 for often in been.values()) <= 2  # company comes first


# ---- free


def test_in_free_play_everybody_stays() -> None:
    plan = Plan(format="free", rounds=1)
    last = RoundResult([TableResult([1, 2, 3, 4, 5, 6]), TableResult([7, 8])])
    assert next_round(plan, [], [last] * 3, range(1, 9), ANY, FastDraw(1)).tables == [[1, 2, 3, 4, 5, 6], [7, 8]]


def test_in_free_play_newcomers_go_where_there_is_room() -> None:
    last = RoundResult([TableResult([1, 2, 3, 4]), TableResult([5, 6])])
    found = next_round(Plan(format="free"), [], [last], range(1, 9), Known(seats=[(2, 4)]), FastDraw(1))
    assert [set(table) for table in found.tables] == [{1, 2, 3, 4}, {5, 6, 7, 8}]
    found = next_round(Plan(format="free"), [], [last], range(1, 12), Known(seats=[(2, 4)]), FastDraw(1))
    assert everybody(found) == list(range(1, 12))
    assert [len(table) for table in found.tables] == [4, 4, 3]


def test_in_free_play_who_is_left_alone_joins_others() -> None:
    last = RoundResult([TableResult([1, 2]), TableResult([3, 4])])
    found = next_round(Plan(format="free"), [], [last], [1, 3, 4], ANY, FastDraw(1))
    assert found.tables == [[], [3, 4, 1]]
    assert next_round(Plan(format="free"), [], [last], [1], ANY, FastDraw(1)) == Round(byes=[1])


# ---- knock-out


@pytest.mark.parametrize(("people", "size"), [(30, 4), (16, 4), (13, 3), (8, 2), (5, 4), (2, 2), (60, 6)])
def test_a_knock_out_ends_with_a_final_at_one_table(people: int, size: int) -> None:
    history = rounds(Plan(format="knockout", size=size), people)
    assert len(history[-1].tables) == 1
    assert [sum(len(table.people) for table in result.tables) for result in history] == sorted(
        (sum(len(table.people) for table in result.tables) for result in history), reverse=True
    )
    assert is_over(Plan(format="knockout"), history)


def test_two_of_four_go_on_and_one_of_two() -> None:
    history = rounds(Plan(format="knockout", size=4), 16)
    assert [[len(table.people) for table in result.tables] for result in history] == [[4, 4, 4, 4], [4, 4], [4]]
    history = rounds(Plan(format="knockout", size=2), 8, TWOS)
    assert [len(result.tables) for result in history] == [4, 2, 1]


def test_byes_go_to_the_best_of_the_first_round() -> None:
    history = [RoundResult([TableResult([1, 2, 3, 4, 5, 6], [PlayedMatch([1, 2, 3, 4, 5, 6], [4, 5, 3, 1, 6, 2])])])]
    history.append(RoundResult([TableResult([])], byes=[1, 3, 4]))
    found = next_round(Plan(format="knockout", size=2), standings(history[:1]), history, range(1, 7), TWOS, FastDraw(1))
    assert found.byes == [4]
    assert found.out == [2, 5, 6]


def test_all_who_are_left_go_on_with_a_knock_out_of_three_at_tables_of_two() -> None:
    history = rounds(Plan(format="knockout", size=2), 6, TWOS)
    assert [(len(result.tables), len(result.byes)) for result in history] == [(3, 0), (1, 1), (1, 0)]


def test_who_has_gone_home_is_passed_over() -> None:
    history = [played(Round([[1, 2, 3, 4], [5, 6, 7, 8]]))]
    found = next_round(
        Plan(format="knockout", size=4), standings(history), history, [2, 3, 4, 5, 6, 7], ANY, FastDraw(1)
    )
    assert sorted(found.tables[0]) == [2, 3, 5, 6]
    assert found.out == [4, 7]
    gone = next_round(Plan(format="knockout", size=4), standings(history), history, [1], ANY, FastDraw(1))
    assert gone.tables == []


def test_a_coin_decides_only_where_nothing_else_does() -> None:
    history = [played(Round([[1, 2, 3, 4], [5, 6, 7, 8]]), [[1, 2, 2, 4], [1, 2, 3, 4]])]
    plan = Plan(format="knockout", size=4)
    went = set()
    for seed in range(12):
        known = Known(seats=[(2, 10)], coin=bytes([seed]) * 32)
        found = next_round(plan, standings(history), history, range(1, 9), known, FastDraw(1))
        assert found == next_round(plan, standings(history), history, range(1, 9), known, FastDraw(1))
        (coin,) = found.tosses
        assert coin.among == [2, 3]
        assert sorted(found.tables[0]) == sorted([1, *coin.went, 5, 6])
        went.update(coin.went)
    assert went == {2, 3}
    first = RoundResult([TableResult([1, 2, 3, 4], [PlayedMatch([1, 2, 3, 4], [1, 2, 3, 4])])], byes=[5, 6, 7, 8])
    before = [first, *history]  # now points of the round before decide, without a coin
    found = next_round(plan, standings(before), before, range(1, 9), ANY, FastDraw(1))
    assert found.tosses == []
    assert sorted(found.tables[0]) == [1, 2, 5, 6]


def test_an_unfinished_table_of_a_knock_out_is_decided_too() -> None:
    history = [RoundResult([TableResult([1, 2]), TableResult([3, 4], [PlayedMatch([3, 4], [2, 1])])])]
    found = next_round(Plan(format="knockout", size=2), standings(history), history, range(1, 5), TWOS, FastDraw(1))
    assert found.tosses in ([Toss([1, 2], [1])], [Toss([1, 2], [2])])
    assert sorted(found.tables[0]) == sorted([*found.tosses[0].went, 4])
