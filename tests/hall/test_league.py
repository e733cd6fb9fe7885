"""A league in a file: what a hall gives to it and takes from it, and that a changed file is refused."""

from __future__ import annotations

import msgspec
import pytest

from tablee.hall.model.league import (
    LARGEST,
    MOST,
    BadLeague,
    League,
    Member,
    after,
    earlier,
    from_bytes,
    from_plain,
    member_of,
    names,
    seal_of,
    to_bytes,
)
from tablee.hall.model.points import PlayedMatch, RoundResult, TableResult, standings
from tablee.protocol.hall import PEOPLE

FIRST_WEEK = [
    RoundResult([TableResult([1, 2, 3], [PlayedMatch([1, 2, 3], [1, 2, 3])])], byes=[4]),
    RoundResult([TableResult([1, 4], [PlayedMatch([1, 4], [2, 1])])], byes=[2, 3]),
]
CLASS = {1: Member("Zoé", 5, 150), 2: Member("Léa"), 3: Member("Tom", 63), 4: Member("Anouk")}


@pytest.fixture
def league() -> League:
    return after(None, "CM1 de Mme Roy", CLASS, FIRST_WEEK)


def test_a_league_goes_home_and_comes_back(league: League) -> None:
    data = to_bytes(league)
    again = from_bytes(data)
    assert from_plain(msgspec.json.decode(data)) == again
    assert msgspec.structs.replace(again, seal="") == league
    assert to_bytes(again) == data
    assert "Zoé" in data.decode()


def test_it_keeps_points_meetings_and_handicaps(league: League) -> None:
    assert [(who.name, who.points, who.won, who.rounds) for who in league.people] == [
        ("Zoé", 12, 1, 2), ("Léa", 12, 0, 2), ("Tom", 6, 0, 2), ("Anouk", 18, 1, 2),
    ]  # fmt: skip
    assert league.met == [(0, 1, 1), (0, 2, 1), (0, 3, 1), (1, 2, 1)]
    assert member_of(league, "zoé") == Member("Zoé", 5, 150, 12, 1, 2)
    assert member_of(league, "Nina") is None
    assert names(league) == ["Anouk", "Léa", "Tom", "Zoé"]


def test_the_next_week_goes_on_under_other_numbers(league: League) -> None:
    today = {7: Member("ANOUK", 9), 2: Member("Zoé", 5, 200), 3: Member("Nina")}
    results = [RoundResult([TableResult([2, 7, 3], [PlayedMatch([2, 7, 3], [1, 2, 3])])])]
    brought = earlier(league, {number: member.name for number, member in today.items()})
    assert brought.points == {2: 12, 7: 18}
    assert brought.met == {(2, 7): 1}
    found = [(each.person, each.points) for each in standings(results, brought)]
    assert found == [(2, 24), (7, 24), (3, 0)]
    second = after(league, "CM1", today, results)
    assert second.meetings == 2
    assert [(who.name, who.points) for who in second.people] == [
        ("Zoé", 24), ("Léa", 12), ("Tom", 6), ("ANOUK", 24), ("Nina", 0),
    ]  # fmt: skip
    assert second.people[0].handicap == 200
    assert (0, 3, 2) in second.met
    assert (3, 4, 1) in second.met
    assert from_bytes(to_bytes(second)).people == second.people


def test_two_of_one_name_are_told_apart() -> None:
    found = after(None, "", {1: Member("Emma"), 2: Member("emma")}, [RoundResult([TableResult([1, 2])])])
    assert [who.name for who in found.people] == ["Emma", "emma 2"]


def test_thirds_do_not_break_ties_over_weeks(league: League) -> None:
    """Points of earlier weeks are decimals; a sum of thirds is as much as the whole number."""
    brought = earlier(League("", [Member("a", points=8.333333), Member("b", points=11.0)]), {1: "a", 2: "b"})
    third = RoundResult([TableResult([1, 3, 4, 5], [
        PlayedMatch([1, 3, 4, 5], [2, 1, 3, 4]), PlayedMatch([1, 3, 4, 5], [2, 1, 3, 4]),
        PlayedMatch([1, 3, 4, 5], [3, 1, 2, 4]),
    ])])  # fmt: skip
    one = RoundResult([TableResult([2, 6], [PlayedMatch([2, 6], [1, 1])])])
    points = {each.person: each.points for each in standings([third, one], brought)}
    assert (points[1], points[2]) == (15.0, 17.0)


def test_not_one_byte_may_change(league: League) -> None:
    data = to_bytes(league)
    for place in range(len(data)):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        try:
            assert from_bytes(changed) == from_bytes(data)  # a blank or the like
        except BadLeague:
            continue


@pytest.mark.parametrize(
    "change",
    [
        {"points": 0},
        {"seal": ""},
        {"tablee_league": 2},
        {"people": [{"name": ""}]},
        {"people": "Zoé"},
        {"met": [[0, 0, 1]]},
        {"title": "x" * 61},
    ],
)
def test_what_is_no_league_is_refused(league: League, change: dict[str, object]) -> None:
    plain = {**msgspec.json.decode(to_bytes(league)), **change}
    with pytest.raises(BadLeague):
        from_plain(plain)


def sealed(league: League) -> dict[str, object]:
    """As somebody would who seals what cannot be."""
    return msgspec.to_builtins(msgspec.structs.replace(league, seal=seal_of(league)))


@pytest.mark.parametrize(
    ("league", "reason"),
    [
        (League("", [Member("a"), Member("A")]), "one name"),
        (League("", [Member("a"), Member("b")], [(1, 0, 1)]), "meetings"),
        (League("", [Member("a"), Member("b")], [(0, 1, 1), (0, 1, 2)]), "meetings"),
        (League("", [Member("a"), Member("b")], [(0, 2, 1)]), "meetings"),
        (League("", [Member("a")], tablee_league=2), "version"),
    ],
)
def test_what_cannot_have_been_is_refused_under_any_seal(league: League, reason: str) -> None:
    with pytest.raises(BadLeague, match=reason):
        from_plain(sealed(league))


def test_sizes_are_bounded() -> None:
    with pytest.raises(BadLeague, match="longer"):
        from_bytes(b" " * (LARGEST + 1))
    with pytest.raises(BadLeague, match="no league"):
        from_bytes(b"{}")
    many = {number: Member(f"person {number}") for number in range(1, MOST + 2)}
    with pytest.raises(BadLeague, match="at most"):
        after(None, "", many, [])
    most = {number: Member("x" * 190 + str(number)) for number in range(1, MOST + 1)}
    full = after(None, "", most, [RoundResult([TableResult(list(most))])])
    assert len(to_bytes(full)) < LARGEST
    assert len(names(full)) == PEOPLE
