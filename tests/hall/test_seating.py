"""Who sits with whom: nobody meets again before they must, those apart are apart, and chance is a parameter."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.draws import FastDraw
from tablee.hall.model.seating import Pairing, pair, seat_people
from tablee.hall.model.sizes import table_sizes
from tests.hall.oracle import distance, pairs_of, repeats, seatings

IN_TWOS = [[2] * count for count in (1, 2, 3, 4)]
LARGER = [
    [3], [3, 2], [4, 3], [3, 3], [3, 2, 2], [4, 4], [3, 3, 2], [5, 4], [3, 3, 3], [5, 5], [4, 3, 3], [3, 3, 2, 2],
    [4, 4, 3], [6, 6], [4, 4, 4],
]  # fmt: skip


def room(seed: int, shapes: list[list[int]]) -> tuple[list[int], list[int], Pairing]:
    """People by chance, with meetings behind them and levels."""
    draw = FastDraw(seed)
    sizes = shapes[draw.below(len(shapes))]
    people = [1 + 3 * who for who in range(sum(sizes))]
    met = {both: draw.below(4) for both in combinations(people, 2) if draw.below(2)}
    level = {who: float(draw.below(13)) for who in people}
    return people, sizes, Pairing(met=met, level=level, mixed=bool(draw.below(2)), swiss=bool(draw.below(2)))


def check_against_every_seating(seed: int) -> None:
    """Tables of two are exact: fewest repeats, and of those the best levels. Larger ones are found by search: repeats
    are the fewest in all the rooms that are tried here, of up to twelve people; levels are not compared there."""
    people, sizes, pairing = room(seed, IN_TWOS if seed % 2 else LARGER)
    found = seat_people(people, sizes, pairing, FastDraw(seed))
    every = list(seatings(people, sizes))
    fewest = min(repeats(tables, pairing.met) for tables in every)
    assert repeats(found, pairing.met) == fewest, (people, sizes)
    if max(sizes) == 2:
        best = [distance(tables, pairing.level) for tables in every if repeats(tables, pairing.met) == fewest]
        nearest = pairing.swiss or not pairing.mixed
        assert distance(found, pairing.level) == (min(best) if nearest else max(best))


@pytest.mark.parametrize("seed", range(60))
def test_nobody_meets_again_before_they_must(seed: int) -> None:
    check_against_every_seating(seed)


@pytest.mark.thorough
def test_nobody_meets_again_before_they_must_in_a_thousand_rooms() -> None:
    for seed in range(1000):
        check_against_every_seating(seed)


def evening(people: int, size: int, rounds: int, seed: int, swiss: bool = False) -> int:
    """How many meetings were not the first, over all rounds."""
    everybody = list(range(1, people + 1))
    sizes = table_sizes(people, 2, 10, size)
    draw = FastDraw(seed)
    met: dict[tuple[int, int], int] = {}
    level = dict.fromkeys(everybody, 0.0)
    again = 0
    for _ in range(rounds):
        for table in seat_people(everybody, sizes, Pairing(met=met, level=level, swiss=swiss), draw):
            for both in combinations(sorted(table), 2):
                again += both in met
                met[both] = met.get(both, 0) + 1
            for place, who in enumerate(table):
                level[who] += 12 - 12 * place / (len(table) - 1)
    return again


@pytest.mark.parametrize(
    ("people", "size", "rounds", "swiss", "most"),
    [(30, 4, 6, False, 1), (30, 4, 6, True, 1), (40, 4, 6, False, 0), (28, 2, 6, True, 0), (60, 3, 4, False, 0)],
)
def test_an_evening_of_new_company(people: int, size: int, rounds: int, swiss: bool, most: int) -> None:
    assert evening(people, size, rounds, 1, swiss) <= most


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(20))
def test_thirty_people_meet_again_once_at_most_in_six_rounds(seed: int) -> None:
    assert evening(30, 4, 6, seed) <= 1


NUMBERS = st.lists(st.integers(1, 999), min_size=2, max_size=14, unique=True)


@settings(max_examples=60, deadline=None)
@given(NUMBERS, st.integers(2, 6), st.integers(0, 999))
def test_everybody_sits_once(people: list[int], size: int, seed: int) -> None:
    sizes = table_sizes(len(people), 2, 10, size)
    tables = seat_people(people, sizes, Pairing(), FastDraw(seed))
    assert [len(table) for table in tables] == sizes
    assert sorted(who for table in tables for who in table) == sorted(people)
    assert seat_people(people, sizes, Pairing(), FastDraw(seed)) == tables  # the draw alone decides


@settings(max_examples=60, deadline=None)
@given(st.integers(5, 16), st.integers(2, 5), st.integers(0, 999), st.data())
def test_those_who_shall_be_apart_are_and_those_together_too(n: int, size: int, seed: int, data: st.DataObject) -> None:
    """One wish of each kind, about four people, whatever they have met: both can always be had."""
    people = list(range(1, n + 1))
    a, b, c, d = data.draw(st.permutations(people))[:4]
    sizes = table_sizes(n, 2, 10, size)
    met = {both: both[0] % 3 for both in combinations(people, 2)}
    wishes = Pairing(frozenset({pair(a, b)}), frozenset({pair(c, d)}), {**met, pair(c, d): 5})
    tables = seat_people(people, sizes, wishes, FastDraw(seed))
    pairs = pairs_of(tables)
    if sizes != [n]:
        assert pair(a, b) not in pairs
    assert pair(c, d) in pairs


def test_many_wishes_in_a_class_of_thirty() -> None:
    people = list(range(1, 31))
    apart = frozenset(pair(who, other) for who in range(1, 8) for other in range(who + 1, 8))
    together = frozenset(pair(who, who + 1) for who in range(10, 28, 2))
    tables = seat_people(people, table_sizes(30, 2, 10, 4), Pairing(apart, together), FastDraw(3))
    pairs = set(pairs_of(tables))
    assert not pairs & apart
    assert together <= pairs


def test_mixed_levels_make_equal_tables_and_unmixed_ones_make_tables_of_equals() -> None:
    level = {who: float(who) for who in range(1, 9)}
    mixed = seat_people(list(level), [4, 4], Pairing(level=level), FastDraw(1))
    assert {sum(table) for table in mixed} == {18}
    equals = seat_people(list(level), [4, 4], Pairing(level=level, mixed=False), FastDraw(1))
    assert sorted(sorted(table) for table in equals) == [[1, 2, 3, 4], [5, 6, 7, 8]]


def test_a_swiss_round_never_repeats_a_pairing_to_have_equals() -> None:
    level = {1: 24.0, 2: 24.0, 3: 0.0, 4: 0.0}
    tables = seat_people(list(level), [2, 2], Pairing(met={(1, 2): 1, (3, 4): 1}, level=level, swiss=True), FastDraw(1))
    assert not {(1, 2), (3, 4)} & set(pairs_of(tables))


def test_people_go_to_a_table_where_they_have_not_been_or_stay_at_theirs() -> None:
    together = frozenset({(1, 2), (3, 4), (5, 6)})
    been = {(who, (who - 1) // 2): 1 for who in range(1, 7)}
    moved = seat_people(range(1, 7), [2, 2, 2], Pairing(together=together, been=been), FastDraw(1))
    assert all(been.get((who, table), 0) == 0 for table, seated in enumerate(moved) for who in seated)
    stayed = seat_people(range(1, 7), [2, 2, 2], Pairing(together=together, been=been, stay=True), FastDraw(1))
    assert [sorted(table) for table in stayed] == [[1, 2], [3, 4], [5, 6]]


def test_another_draw_seats_people_otherwise() -> None:
    found = {str(seat_people(range(1, 13), [4, 4, 4], Pairing(), FastDraw(seed))) for seed in range(5)}
    assert len(found) == 5


def test_as_many_seats_as_people() -> None:
    with pytest.raises(ValueError, match="3 people for 2 seats"):
        seat_people([1, 2, 3], [2], Pairing(), FastDraw(1))
    assert seat_people([], [], Pairing(), FastDraw(1)) == []
