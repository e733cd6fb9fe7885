"""What matches add up to: in any order, with any absences, the same."""

from __future__ import annotations

from datetime import datetime
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee import FastDraw
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.moves import Seat
from tablee.core.races import MS, without_network
from tablee.core.records import Committed, PressRow, Races, Record, VerdictRow
from tablee.matches.figures import (
    CHANCE,
    CardCount,
    MatchResult,
    SeatResult,
    Sum,
    added,
    day_of,
    favourite,
    laid_cards,
    longest_path,
    reactions,
    ropes,
    sum_of,
    sums_of,
)

NOON = int(datetime(2026, 11, 17, 12).timestamp())


def result(*places: int, game: str = "a_moi", at: int = NOON, reaction: int = 0) -> MatchResult:
    """Zoé has the first seat, Lou the second; the others are robots."""
    people = ("zoe", "lou")
    seats = [
        SeatResult(person, person.title(), 1, place, reaction=reaction if person == "zoe" else 0, is_bot=not person)
        for person, place in zip((*people, *[""] * 9), places, strict=False)
    ]
    return MatchResult("t1-1", game, at, 1000, seats)


def test_chance_is_told_beside_every_win() -> None:
    found = [sum_of(result(1, 2), "zoe"), sum_of(result(2, 1, 3), "zoe"), sum_of(result(1, 1, 3, 4), "zoe")]
    assert [(each.won, each.chance / CHANCE) for each in found if each] == [(1, 1 / 2), (0, 1 / 3), (1, 1 / 2)]


def test_a_match_without_a_known_end_or_without_me_adds_nothing() -> None:
    assert sum_of(result(0, 0), "zoe") is None
    assert sum_of(result(1, 2), "mamie") is None


def test_a_day_of_the_house_begins_at_four() -> None:
    late, early = datetime(2026, 11, 18, 3, 59).timestamp(), datetime(2026, 11, 18, 4).timestamp()
    assert (day_of(late), day_of(early)) == (day_of(NOON), day_of(NOON) + 1)


def test_the_rope_counts_who_was_ahead_and_not_who_was_equal() -> None:
    (rope,) = ropes([result(1, 2, 3), result(2, 1), result(1, 1), result(1, 3, 2)], "zoe")
    assert (rope.name, rope.ahead, rope.behind) == ("Lou", 2, 1)
    (back,) = ropes([result(1, 2, 3), result(2, 1), result(1, 1), result(1, 3, 2)], "lou")
    assert (back.name, back.ahead, back.behind) == ("Zoe", 1, 2)


SUMS = st.lists(st.builds(Sum, st.sampled_from(["dominos", "a_moi"]), st.integers(2, 4), st.integers(1, 3),
                          *[st.integers(0, 9)] * 5))  # fmt: skip


@given(SUMS.flatmap(lambda sums: st.tuples(st.just(sums), st.permutations(sums))))
def test_sums_are_the_same_in_any_order_and_however_they_are_grouped(given: tuple[list[Sum], list[Sum]]) -> None:
    sums, mixed = given
    half = len(mixed) // 2
    assert added(mixed) == added(sums) == added([*added(mixed[:half]), *added(mixed[half:])])


def test_sums_have_nobody_else_in_them() -> None:
    (found,) = sums_of([result(1, 2, reaction=800), result(2, 1, reaction=600)], "zoe")
    assert found == Sum("a_moi", 2, day_of(NOON), 2, 1, CHANCE, 2, 1400)


# ---- quick hands


def pressed(*presses: tuple[Seat, int, bool], hurried: bool = True) -> Record:
    """Presses by seat and milliseconds, and whether they were played."""
    rows = [PressRow(0, seat, [1], 0, without_network(quick * MS), False) for seat, quick, _ in presses]
    judged = [VerdictRow(number, 0, played) for number, (_, _, played) in enumerate(presses)]
    chance = Committed.make("t1", 1, bytes(32), [])
    return Record("a_moi", 1, 2, {}, chance, [], races=Races(rows, judged, hurried))


def test_a_seat_is_as_quick_as_the_middle_of_its_presses_that_counted() -> None:
    assert reactions(pressed((0, 500, True), (0, 900, True), (0, 700, True), (0, 90, False), (1, 400, False))) == [
        700,
        0,
    ]
    assert reactions(pressed((0, 500, True), hurried=False)) == [0, 0]


# ---- days


def by_hand(days: set[int]) -> int:
    """The longest path, by trying all of them."""

    def is_path(first: int, last: int) -> bool:
        missed = [day for day in range(first, last + 1) if day not in days]
        return all(three[2] - three[0] >= 7 for three in combinations(missed, 3))

    return max(
        (sum(first <= day <= last for day in days) for first in days for last in days if is_path(first, last)),
        default=0,
    )


@given(st.sets(st.integers(1, 24)))
def test_two_days_of_rest_in_any_seven_do_not_end_a_path(days: set[int]) -> None:
    assert longest_path(days) == by_hand(days)


# ---- my card


def of_cards(place: int, cards: str, game: str = "derniere") -> MatchResult:
    return MatchResult(
        "r", game, NOON, 1000, [SeatResult("ab", place=place, cards=cards), SeatResult("cd", cards="c1 c1")]
    )


def test_my_card_is_the_one_i_put_down_most() -> None:
    matches = [of_cards(1, "c3 c4 c3"), of_cards(2, "c3 c4"), of_cards(1, "c5", "dominos")]
    assert favourite(matches, "ab") == CardCount("derniere", "c3", 3, 2)
    assert favourite(matches[::-1], "ab") == favourite(matches, "ab")
    assert favourite([of_cards(1, "")], "ab") is None
    assert favourite([of_cards(2, "c3 c4"), of_cards(1, "c4 c3"), of_cards(1, "c4")], "ab") == CardCount(
        "derniere", "c4", 3, 2
    )


def test_cards_that_are_put_down_are_counted_by_seat() -> None:
    for key in ("derniere", "dominos"):
        match = tablee.new(key, 3, 5)
        BotRunner(
            match, {seat: player("family", match.game, seat, FastDraw(seat)) for seat in range(3)}, FastDraw(1)
        ).play_out()
        found = laid_cards(match)
        known = {piece.key for piece in match.game.cards}
        assert all(cards and {*cards.split()} <= known for cards in found)
    race = tablee.new("a_moi", 3, 5)
    assert laid_cards(race) == ["", "", ""]
