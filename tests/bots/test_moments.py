"""Key moments of a match: from the seat's own view, the same in worlds it cannot tell apart, and advice that gains."""

from __future__ import annotations

import functools

import pytest
from msgspec.structs import replace

import tablee
from tablee import FastDraw, Match
from tablee.bots.advice import adviser
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.moves import ORDINARY
from tablee.core.races import MS, without_network
from tablee.core.records import PressRow, Races, Record, VerdictRow, read
from tablee.core.words import msg
from tablee.games.tour_du_monde.bot import lookahead
from tablee.matches import moments
from tablee.matches.moments import CLOSELY, FRESH, LEAST, MOST, SEED, Choice, Glimpse, Line, Step
from tests.harness import part
from tests.test_swap import reachable

TURNS = [key for key, game in tablee.games().items() if game.weigh is not None]
STATES = 5  # a game, each with every seat that has something to decide
FEW = 16  # worlds, where only the same answer is wanted
RECORDS = 12  # a game, of beginners


@functools.cache
def played(key: str, seed: int = 5, level: str = "beginner", seats: int = 2) -> Record:
    match = tablee.new(key, seats, seed)
    bots = {seat: player(level, match.game, seat, FastDraw(seed * 10 + seat)) for seat in range(seats)}
    BotRunner(match, bots, FastDraw(seed)).play_out()
    return read(match.record())


def test_all_games_of_turns_have_them() -> None:
    assert [key for key, game in tablee.games().items() if game.options.over_days is not None] == TURNS


# ---- the line


@pytest.mark.parametrize("key", TURNS)
def test_the_line_goes_from_the_deal_to_the_end_and_steps_are_on_it(key: str) -> None:
    kept = played(key)
    found = moments.line(kept, 0)
    assert found.frames[0] == 0
    assert found.frames[-1] == len(kept.moves)
    assert all(0 <= chance <= 100 for chance in found.chances)
    by_frame = dict(zip(found.frames, found.chances, strict=True))
    for step in found.steps:
        assert step.after == by_frame[step.at]
        assert step.at < len(kept.moves)  # that it is over is no news
    assert found.decisions
    assert all(kept.moves[at].seat == 0 for at in found.decisions)


# ---- what a seat could know


@pytest.mark.parametrize("key", TURNS)
def test_they_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "WORLDS", 3)
    world, draw, compared = part(key, "world"), FastDraw(7), 0
    for now in reachable(key, STATES):
        for seat in range(now.seats):
            turn = [move for move in now.moves(seat) if now.game.rules.urgency(move) == ORDINARY]
            twin = now.copy()
            twin.state = world.other_world(now.state.copy(), seat, draw)
            assert thought(now, seat, turn) == thought(twin, seat, turn)
            compared += len(turn) > 1
    assert compared


def thought(match: Match, seat: int, turn: list[int]) -> tuple[float | None, Choice | None]:
    """What is found out there: the chance, and what would have been best."""
    seen = Glimpse(3, match, adviser(match, seat), [])
    chance = moments.outlook(seen, seat)
    is_turn = match.to_act == [seat] and len(turn) > 1
    return chance, moments.weighed_at(seen, seat, turn[-1], FEW) if is_turn else None


@pytest.mark.parametrize("key", TURNS)
def test_who_asks_twice_is_told_the_same(key: str) -> None:
    kept = played(key)
    wanted = moments.line(kept, 1).decisions[:3]
    assert moments.weighed(kept, 1, wanted, FEW) == moments.weighed(kept, 1, wanted, FEW)
    assert moments.line(kept, 1) == moments.line(kept, 1)


# ---- what is told

LINE = Line([0, 1, 2, 3, 4], [50, 52, 40, 61, 55], [
    Step(1, 0, 50, 52, None), Step(2, 1, 52, 40, msg("a")), Step(3, 0, 40, 61, msg("b")), Step(4, 1, 61, 55, None),
], [0, 2])  # fmt: skip


def test_the_largest_steps_are_told_in_the_order_in_which_they_came() -> None:
    found = moments.told(0, LINE, [])
    assert [(each.at, each.by, each.before, each.after) for each in found.moments] == [(2, 1, 52, 40), (3, 0, 40, 61)]
    assert len(found.moments) <= MOST
    assert all(each.best is None for each in found.moments)


def test_below_ten_points_there_are_none() -> None:
    close = replace(LINE, steps=[step for step in LINE.steps if abs(step.after - step.before) < LEAST])
    assert moments.told(0, close, []).moments == []
    slight = Choice(0, 5, 0.5, 6, 0.45, msg("c"))
    assert moments.told(0, close, [slight]).moments == []


def test_a_move_that_cost_something_is_among_them_with_what_was_better() -> None:
    choice = Choice(0, 5, 0.62, 6, 0.5, msg("c"), msg("d"))
    first, second = moments.told(0, LINE, [choice]).moments
    assert (first.at, first.by, first.best, first.reason) == (1, 0, msg("c"), msg("d"))
    assert (first.worth, first.played) == (62, 50)
    assert second.at == 3


def test_only_what_cost_something_is_looked_at_again() -> None:
    choices = [Choice(at, 1, 0.5 + at / 100, int(at == 8), 0.5) for at in range(20)]
    assert [each.at for each in moments.worst(choices, 3)] == [19, 18, 17]
    assert 8 not in [each.at for each in moments.worst(choices, 20)]  # it was the best move
    assert moments.worst(choices[:4], 3) == []
    assert moments.spread(list(range(100)), 4) == [0, 25, 50, 75]


# ---- races


def test_of_races_the_closest_and_the_quickest_are_told() -> None:
    presses = [press(0, 0, 900), press(1, 0, 940), press(1, 3, 420), press(0, 3, 800), press(0, 5, 700)]
    judged = [VerdictRow(0, 2, True), VerdictRow(1, 3, False), VerdictRow(2, 6, True), VerdictRow(3, 7, False)]
    kept = replace(played("a_moi", seats=3), races=Races(presses, [*judged, VerdictRow(4, 9, True)]))
    closest, quickest = moments.race_moments(kept, 0).moments
    assert (closest.kind, closest.at, closest.by, closest.other, closest.ms) == ("closest", 3, 0, 1, 40)
    assert (quickest.kind, quickest.at, quickest.by, quickest.ms) == ("quickest", 7, 1, 420)
    assert moments.race_moments(replace(kept, races=Races(presses, judged, hurried=False)), 0).moments == []


def press(seat: int, seen: int, ms: int) -> PressRow:
    return PressRow(0, seat, [1], seen, without_network(ms * MS), False)


# ---- advice


def advised(kept: Record, seat: int) -> list[Choice]:
    """As the server does it."""
    line = moments.line(kept, seat)
    rough = moments.weighed(kept, seat, moments.spread(line.decisions), moments.ROUGHLY)
    close = [choice for each in moments.worst(rough, 4) for choice in moments.weighed(kept, seat, [each.at], CLOSELY)]
    fresh = range(SEED + 1, SEED + 1 + FRESH)
    sure = [
        moments.surely(each, [moments.compared(kept, seat, each, seed) for seed in fresh])
        for each in moments.worst(close, MOST)
    ]
    return [each for each in sure if each.loss >= LEAST]


def gains(key: str, records: int) -> list[float]:
    """What advice gains in worlds that had no part in it."""
    found: list[float] = []
    for seed in range(records):
        kept = played(key, seed)
        for choice in advised(kept, 0):
            best, done = moments.compared(kept, 0, choice, 1000 + seed)
            found.append(100 * (best - done))
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("key", TURNS)
def test_advice_gains_in_fresh_rollouts(key: str) -> None:
    found = gains(key, RECORDS)
    assert found
    assert sum(found) / len(found) >= LEAST - 1
    assert min(found) > 0


def test_advice_to_a_beginner_gains_in_worlds_that_had_no_part_in_it() -> None:
    found = gains("davinci", 3)
    assert found
    assert min(found) >= LEAST - 1
