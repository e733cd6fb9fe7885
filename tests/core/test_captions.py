"""What the podium says: with what everybody ended, or how much later."""

from __future__ import annotations

import tablee
from tablee.core.match import Match
from tablee.core.standing import Standing
from tablee.core.words import LANGUAGES, Words, msg
from tablee.matches.captions import TurnsAfter, captions, is_in_order, say_later, say_tied, stayed_in
from tests.random_walk import random_walk


def test_points_that_do_not_tell_who_stands_higher_are_not_on_the_podium() -> None:
    assert is_in_order(Standing([2, 1, 2], [4, 6, 3]))
    assert is_in_order(Standing([1, 1, 3], [5, 6, 5]))
    assert not is_in_order(Standing([2, 1, 3], [30, 210, 70]))


def test_points_that_a_match_does_not_turn_on_are_said_to_be_for_a_series() -> None:
    match = tablee.new("davinci", 2, 1)
    match.state.finished, match.state.places, match.state.points = True, [1, 2], [290, 30]
    assert [Words("fr").say(each) for each in captions(match)] == ["290 points en série", "30 points en série"]
    match = tablee.new("diferencio", 2, 1)
    match.state.finished, match.state.places = True, [1, 2]
    match.state.won = [list(range(6)), []]
    assert [Words("fr").say(each) for each in captions(match)] == ["6 points", "0 point"]


def test_the_podium_says_who_was_right_behind() -> None:
    four, none = msg("caption-cards", count=4), msg("caption-cards", count=0)
    found = say_later([four, none, none, none], [4, 1, 3, 2])
    assert [each.key for each in found] == ["caption-cards", "caption-cards", "caption-later", "caption-behind"]
    assert say_later([none, none, four], [1, 1, 3]) == [none, none, four], "a shared place is nobody's later one"


def test_who_lost_what_broke_a_tie_was_not_behind() -> None:
    found = say_tied([18, 18, 4, 18], [1, 2, 4, 2])
    assert [each.key for each in found] == ["caption-cards", "caption-tied", "caption-cards", "caption-tied"]
    assert Words("fr").say(found[1]) == "18 cartes, à égalité"
    assert Words("en").say(found[1]) == "18 cards, a tie"
    assert is_in_order(Standing([2, 1, 3], [10, 10, 4])), "the second came to as many later"
    assert not is_in_order(Standing([2, 1, 3], [10, 10, 4]), ties=False), "points did not decide"


def ended(game: str, seats: int, seed: int) -> tuple[Match, TurnsAfter]:
    """A match at random to its end, with nobody who wins before it."""
    match, counted = tablee.new(game, seats, seed), TurnsAfter(seats)
    for each in random_walk(match, seed):
        if not each.over:
            counted.look(each)
    return match, counted


def test_nobody_is_right_behind_in_a_match_that_ends_for_all_at_once() -> None:
    told: set[str] = set()
    for seed in range(12):
        match, counted = ended("bruit", 2, seed)
        assert counted.turns == []
        told |= {each.key for each in captions(match, counted.turns)}
    assert told == {"caption-cards", "caption-tied"}


def test_the_podium_says_who_stayed_in_where_points_do_not_tell() -> None:
    places = [2, 4, 1, 3]
    kept = [stayed_in(place, places).key for place in places]
    assert kept == ["caption-out", "caption-out-first", "caption-stayed", "caption-out"]


def test_the_podium_says_how_many_turns_later() -> None:
    none = msg("caption-cards", count=0)
    found = say_later([none] * 4, [2, 1, 3, 4], [1, 0, 2, 4])
    assert [Words("fr").say(each) for each in found[2:]] == ["deux tours après", "4 tours après"]
    assert found[0].key == "caption-behind"
    assert say_later([none] * 2, [2, 1], [3, 0])[0] == msg("caption-turns", count=3), "that is not right behind"


def played_on(seed: int, counted: TurnsAfter) -> tuple[Match, list[int]]:
    """A match of La dernière for all places, and by seat how often it was whose turn once there was a winner."""
    match = tablee.new("derniere", 4, seed, play_on=True)
    turns, before = [0] * 4, -1
    for each in random_walk(match, seed):
        counted.look(each)
        turn = each.state.turn if not each.over else -1
        if any(each.state.places) and turn not in (before, -1):
            turns[turn] += 1
        before = turn
    return match, turns


def test_turns_are_counted_from_when_somebody_has_won() -> None:
    told: set[str] = set()
    for seed in range(12):
        counted = TurnsAfter(4)
        match, turns = played_on(seed, counted)
        assert counted.turns == turns
        found = captions(match, counted.turns)
        told |= {each.key for each in found}
        for language in LANGUAGES:
            assert all("{" not in Words(language).say(each) for each in found)
    assert {"caption-first", "caption-turns"} <= told
