"""What nobody asks a match for is made when somebody does, and is then what it would have been."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

import tablee
from tablee import FastDraw, IllegalMove, Match, Seeded
from tablee.core.events import AddressedEvent
from tablee.matches.replay import steps
from tests.harness import KEYS, encode, every_table
from tests.random_walk import random_walk

MOVES = 120


def walked(key: str, number: int, moves: int = MOVES) -> Match:
    """A match at one of the game's tables, at which nobody listened."""
    tables = every_table(key)
    seats, options = tables[number % len(tables)]
    for match in islice(random_walk(tablee.new(key, seats, number, **options), number), moves):
        assert match._happened is None
    return match


def heard_from_the_deal(match: Match) -> Match:
    """The same match again, at which somebody listened all the time."""
    told: list[AddressedEvent] | None = None
    for again in steps(match.record(reveal=True)):
        told = again.happened if told is None else told
        assert again.happened is told
    return again


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("number", range(8))
def test_events_are_the_same_whenever_they_are_asked_for(key: str, number: int) -> None:
    late = walked(key, number)
    heard = heard_from_the_deal(late)
    record, state = encode(late.record()), encode(late._state)
    assert encode(late.happened) == encode(heard.happened)
    assert late.times == heard.times
    assert (
        (encode(heard.record()), encode(heard.state)) == (record, state) == (encode(late.record()), encode(late.state))
    )


@pytest.mark.parametrize("key", KEYS)
def test_who_listens_from_the_middle_on_misses_nothing(key: str) -> None:
    match = walked(key, 3, 30)
    for _ in islice(random_walk(match, 4), 30):
        assert len(match.happened) == len(match.events(None)) + sum(each.to >= 0 for each in match.happened)
    assert encode(match.happened) == encode(heard_from_the_deal(match).happened)


def changed_state(match: Match) -> None:
    match.state.turns_left -= 1


def other_state(match: Match) -> None:
    match.state = match._state.copy()


def other_draw(match: Match) -> None:
    match.draw = FastDraw(99)


def branched(match: Match) -> None:
    match.branch("0" * 64, Seeded(99))


def copied(match: Match) -> None:
    match.copy()


def stepped(match: Match) -> None:
    seat = match.to_act[0]
    match.step(seat, match.moves(seat)[0])


@pytest.mark.parametrize("interfere", [changed_state, other_state, other_draw, branched, copied, stepped])
def test_what_happened_is_told_before_anything_changes_what_it_is_told_from(interfere: Callable[[Match], None]) -> None:
    match = walked("derniere", 0, 40)
    before = encode(heard_from_the_deal(match).happened)
    interfere(match)
    assert match._happened is not None
    assert encode(match.happened).startswith(before[:-1])


def test_a_sampled_match_has_no_past() -> None:
    world = walked("derniere", 0, 40).sample(0, FastDraw(1))
    assert world.happened == world.rows == []
    for _ in islice(random_walk(world, 1), 5):
        pass
    assert len(world.rows) == 4


def test_several_moves_are_all_or_nothing_for_who_did_not_listen() -> None:
    match = tablee.new("difference", 2, 1)
    seat = match.to_act[0]
    record, move = encode(match.record()), match.moves(seat)[0]
    with pytest.raises(IllegalMove):
        match.play(seat, move, -1)
    with pytest.raises(IllegalMove):
        match.play(seat)
    assert encode(match.record()) == record
    assert match.happened == []
    assert match.times == [0]


def test_rows_are_one_list_that_grows() -> None:
    match = tablee.new("derniere", 2, 1)
    rows = match.rows
    for _ in islice(random_walk(match, 1), 3):
        pass
    assert match.rows is rows
    assert [row.at for row in rows] == match.times[1:]
