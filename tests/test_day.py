"""The deal of the day without a house: equal keys deal equally and robots move equally, and what a day is worth."""

from __future__ import annotations

import pickle
import time
from datetime import date, timedelta

import msgspec
import pytest

from tablee.bots.runner import BotRunner
from tablee.core import options as option_reader
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.core.moves import TABLE
from tablee.core.records import BadRecord, Committed, Record
from tablee.core.registry import game
from tablee.matches.day import (
    SEATS,
    DayBot,
    Score,
    circle_key,
    day_at,
    day_bot,
    day_chance,
    day_commitment,
    day_of,
    dealt_games,
    end_of,
    game_of,
    has_turns,
    is_day,
    medal,
    public_key,
    score_of,
    stamps,
)
from tablee.matches.replay import verify

MONDAY = "2026-11-16"
TURNS = [name for name in dealt_games() if has_turns(game(name))]
DAYS = [(date.fromisoformat(MONDAY) + timedelta(days=each)).isoformat() for each in range(30)]


def dealt(key: bytes, day: str, name: str) -> Match:
    found = game(name)
    chosen = {"pace": "days", **(found.options.over_days or {})}
    return Match(found, SEATS, option_reader.read(found.options, found.prefix, chosen), day_chance(key, day, found))


def played(key: bytes, day: str, name: str, again_after: int = 10**9) -> Match:
    """All four seats are robots of the day. After so many moves they are made anew, as after a restart."""
    match = dealt(key, day, name)

    def seated() -> BotRunner:
        found = BotRunner(match, {}, FastDraw(time.time_ns()))
        found.wait_ms = 900
        found.heard = len(match.happened)
        for seat in range(SEATS):
            found.join(seat, pickle.loads(pickle.dumps(day_bot(key, game(name), seat))))
        return found

    runner = seated()
    while not match.over:
        if len(match.rows) and len(match.rows) % again_after == 0:
            runner = seated()
        thoughts = sorted((each for each in runner.planned() if not each.moves), key=lambda each: each.seat)
        due = thoughts[0] if thoughts else runner.next_due()
        assert due is not None
        runner.do(due)
    return match


def record_of(match: Match) -> Record:
    found = match.game
    return Record(found.key, found.version, match.seats, match.options, match.chance, match.rows)


def check_equal(day: str, name: str) -> None:
    one, other = (circle_key(word, day) for word in ("moulin", "moulin"))
    assert dealt(one, day, name).state == dealt(other, day, name).state
    assert played(one, day, name).rows == played(other, day, name, again_after=7).rows
    assert day_chance(one, day, game(name)).secret != day_chance(circle_key("autre", day), day, game(name)).secret


@pytest.mark.parametrize("name", TURNS)
def test_houses_with_one_word_deal_and_move_equally_also_after_restarts(name: str) -> None:
    check_equal(MONDAY, name)


@pytest.mark.thorough
@pytest.mark.parametrize("name", TURNS)
@pytest.mark.parametrize("day", DAYS)
def test_houses_with_one_word_deal_and_move_equally_for_a_month(day: str, name: str) -> None:
    check_equal(day, name)


def test_every_game_and_every_day_is_dealt_from_another_secret() -> None:
    key = bytes(32)
    secrets = [day_chance(key, day, game(name)).commitment for day in DAYS for name in dealt_games()]
    assert len(set(secrets)) == len(secrets)
    keys = {circle_key("moulin", day) for day in DAYS} | {public_key("moulin", day, b"beacon") for day in DAYS}
    assert len(keys) == 2 * len(DAYS)
    assert public_key("", MONDAY, b"one") != public_key("", MONDAY, b"two")
    assert day_commitment(MONDAY, key) != day_commitment(DAYS[1], key)


def test_a_record_is_verified_with_the_key_of_its_day() -> None:
    key = circle_key("moulin", MONDAY)
    record = record_of(played(key, MONDAY, "derniere"))
    assert day_of(record.chance) == MONDAY
    sealed = record.sealed()
    assert verify(sealed, key).over
    with pytest.raises(BadRecord, match="does not follow"):
        verify(sealed, bytes(32))
    assert isinstance(record.chance, Committed)
    for wrong in (
        msgspec.structs.replace(record.chance, match=2),
        msgspec.structs.replace(record.chance, mixes=["ab" * 32]),
        msgspec.structs.replace(record.chance, table=f"day-{MONDAY}-dominos"),
        msgspec.structs.replace(record.chance, table="t1"),
    ):
        with pytest.raises(BadRecord):
            verify(msgspec.structs.replace(record, chance=wrong).sealed(), key)


def test_a_robot_of_the_day_is_not_limited_by_time() -> None:
    for name in dealt_games():
        found = day_bot(bytes(32), game(name), 1)
        assert isinstance(found, DayBot)
        assert not hasattr(found, "ms")
        assert getattr(found.bot, "ms", float("inf")) == float("inf")


def test_a_day_begins_at_four() -> None:
    four = time.mktime((2026, 11, 16, 4, 0, 0, 0, 0, -1))
    assert day_at(four) == MONDAY
    assert day_at(four - 1) == "2026-11-15"
    assert end_of("2026-11-15") == four
    assert is_day(MONDAY)
    for wrong in ("2026-11-31", "20261116", "2026-11-16 ", "", "today"):
        assert not is_day(wrong)


def test_each_game_is_on_the_leaf_in_turn() -> None:
    count = len(dealt_games())
    assert sorted(game_of(day) for day in DAYS[:count]) == dealt_games()
    assert game_of(DAYS[0]) == game_of(DAYS[count])


def test_stars_are_robots_behind_me_and_medals_go_by_stars() -> None:
    assert score_of([1, 2, 3, 4], 0, 9) == Score(3, 3, "SSS", 9)
    assert score_of([2, 1, 2, 4], 0, 9) == Score(1, 3, "CDS", 9)
    assert score_of([4, 1, 2, 3], 0, 9).stars == 0
    assert [medal(stars, 3) for stars in range(4)] == ["", "", "silver", "gold"]
    assert [medal(stars, 12) for stars in (5, 6, 8, 10)] == ["", "bronze", "silver", "gold"]


def test_match_rows_of_the_table_are_time_only() -> None:
    assert all(row.seat == TABLE or row.seat < SEATS for row in played(bytes(32), MONDAY, "dominos").rows)


def day(back: int) -> str:
    return (date.fromisoformat(MONDAY) - timedelta(days=back)).isoformat()


def test_two_missed_days_in_seven_are_the_cats() -> None:
    found = stamps({day(each) for each in (6, 5, 3, 1)}, MONDAY)
    assert found.days == ["played", "played", "cat", "played", "cat", "played", "open"]
    assert (found.path, found.longest) == (4, 4)
    found = stamps({day(each) for each in (6, 5, 3, 1, 0)}, MONDAY)
    assert (found.days[-1], found.path) == ("played", 5)


def test_after_more_the_path_rests_and_the_longest_stays_told() -> None:
    found = stamps({day(each) for each in (9, 8, 7, 6, 2)}, MONDAY)
    assert found.days == ["played", "cat", "cat", "rest", "played", "cat", "open"]
    assert (found.path, found.longest) == (1, 4)


def test_who_never_played_has_nothing_to_lose() -> None:
    found = stamps(set(), MONDAY)
    assert found.days == ["rest"] * 6 + ["open"]
    assert (found.month, found.path, found.longest) == (0, 0, 0)
    assert stamps({day(0), day(20)}, MONDAY).month == 1


def test_today_is_never_missed_before_it_is_over() -> None:
    played_days = {day(each) for each in (1, 4, 5, 6)}
    assert stamps(played_days, MONDAY).path == len(played_days)
