"""Series: points over several matches, the first seat rotating."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import BadOption, Match, Series, Standing
from tests.rulebook import rule


class Ended:
    """A match that ended like this."""

    over = True

    def __init__(self, first: int, places: list[int], points: list[int] | None = None) -> None:
        self.first = first
        self.standing = Standing(places, points or [0] * len(places))


def finish(series: Series, places: list[int], points: list[int] | None = None) -> None:
    ended: Any = Ended(series.opener(), places, points)
    series.finish(ended)


def opener(match: Match) -> Any:
    return match.options.first


@rule("TDM-26")
@pytest.mark.parametrize(("length", "matches"), [("one_hand", 1), ("hands:n_players", 3), ("n_players", 3), (5, 5)])
def test_a_series_of_tour_du_monde_lasts_a_number_of_hands(length: str | int, matches: int) -> None:
    series = Series("tour_du_monde", 3, 1, length)
    for _ in range(matches):
        assert not series.over
        finish(series, [1, 2, 3], [50, 28, 0])
    assert series.over
    assert series.points == [50 * matches, 28 * matches, 0]
    with pytest.raises(BadOption, match="over"):
        series.match()


@rule("TDM-26")
def test_or_until_somebody_has_so_many_points() -> None:
    series = Series("tour_du_monde", 2, 1, "points:150")
    for hands, over in ((1, False), (2, False), (3, True)):
        finish(series, [1, 2], [50, 20])
        assert len(series.standings) == hands
        assert series.over == over


@rule("TDM-26")
def test_a_hand_in_which_nobody_has_laid_anything_gives_no_points_for_places() -> None:
    series = Series("tour_du_monde", 3, 1)
    finish(series, [1, 1, 1], [0, 0, 0])
    finish(series, [1, 2, 3], [50, 28, 0])
    assert series.points == [50, 28, 0]


@rule("TDM-26", "DVC-20")
def test_the_highest_total_wins_then_most_matches_won_then_it_is_shared() -> None:
    series = Series("davinci", 3, 1, 3)
    finish(series, [1, 2, 3], [100, 40, 30])
    finish(series, [2, 1, 3], [10, 60, 60])
    finish(series, [2, 3, 1], [0, 10, 20])
    assert series.points == [110, 110, 110]
    assert series.standing == Standing([1, 1, 1], [110, 110, 110])  # each won once
    finish(series, [1, 2, 3], [10, 10, 0])
    assert series.standing == Standing([1, 2, 3], [120, 120, 110])


@rule("DVC-20", "TDM-5")
def test_the_first_seat_is_drawn_and_then_rotates_to_the_left() -> None:
    assert {opener(Series("davinci", 4, seed).match()) for seed in range(30)} == {0, 1, 2, 3}
    series = Series("davinci", 4, 7)
    first = opener(series.match())
    for step in range(1, 4):
        finish(series, [1, 2, 3, 4], [10, 0, 0, 0])
        assert opener(series.match()) == (first + step) % 4
    assert opener(Series("davinci", 4, 7, first="host").match()) == 0


@rule("COM-1")
def test_who_begins_may_be_said_by_a_number_and_by_the_rulebooks_name() -> None:
    series = Series("davinci", 3, 7, com_first="2")
    assert opener(series.match()) == 2
    finish(series, [1, 2, 3], [10, 0, 0])
    assert opener(series.match()) == 0


@rule("COM-1")
def test_the_loser_or_the_winner_of_the_last_game_may_begin() -> None:
    for who, seat in (("loser", 1), ("winner", 2)):
        series = Series("davinci", 3, 7, first=who)
        finish(series, [2, 3, 1], [10, 0, 50])
        assert opener(series.match()) == seat


@rule("SMI-5")
def test_the_smiley_evening_plays_all_five_games_and_gives_points_by_place() -> None:
    series = Series("smileys", 3, 4)
    played = []
    while not series.over:
        played.append(series.match().game.key)
        finish(series, [2, 1, 2])
    assert played == ["trouve", "a_moi", "bruit", "dominos", "derniere"]
    assert series.points == [10, 15, 10]
    assert series.standing == Standing([2, 1, 2], [10, 15, 10])


def test_deals_of_a_series_differ_and_come_from_its_seed() -> None:
    series, again = Series("derniere", 2, 9, 3), Series("derniere", 2, 9, 3)
    first = series.match().state.hands
    assert first == again.match().state.hands
    finish(series, [1, 2])
    assert series.match().state.hands != first


def test_a_match_counts_only_when_it_is_over_and_bad_wishes_are_refused_at_once() -> None:
    series = Series("derniere", 2, 9)
    assert series.standing is None
    with pytest.raises(BadOption, match="not over yet"):
        series.finish(series.match())
    for length in ("0", "points:x", "for ever", "hands:-1", "99999"):
        with pytest.raises(BadOption, match="a series cannot last"):
            Series("tour_du_monde", 2, 1, length)
    with pytest.raises(BadOption, match="unknown option"):
        Series("derniere", 2, 9, wild=True)
    with pytest.raises(BadOption, match="option first cannot be 'youngest'"):
        Series("derniere", 2, 9, first="youngest")
    with pytest.raises(BadOption, match="unknown option 'roll_s'"):  # Trouve has it, the other four have not
        Series("smileys", 2, 9, roll_s=12)
    with pytest.raises(tablee.UnknownGame):
        Series("chess", 2, 9)


@rule("TDM-25", "TDM-26")
def test_a_hand_in_which_nobody_laid_anything_gives_nobody_a_point() -> None:
    series = Series("tour_du_monde", 2, 1)
    finish(series, [1, 1], [0, 0])
    assert series.points == [0, 0]
