"""The referee: who was first, when that is known, and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tablee
from bench import described, handicaps
from bench.fairness import NETWORKS, Race, fall, simulate
from tablee.core.draws import FastDraw
from tablee.core.races import (
    DEAD_HEAT,
    HUMAN,
    LONGEST,
    MS,
    NOTHING,
    PAINT,
    USUAL,
    Evidence,
    Press,
    is_false_start,
    reaction,
    reason_of,
    without_network,
)
from tablee.core.words import LANGUAGES
from tablee.table.model.latency import EARNED, FEWEST, PINGS, QUOTA, STUTTER, Latency
from tablee.table.play.referee import SLOWER, UNHURRIED, Allowance, Referee
from tests.rulebook import rule


def steady(trip: int, pings: int = PINGS) -> Latency:
    """A link whose every round trip takes so many ms."""
    latency = Latency()
    for _ in range(pings):
        latency.ping(trip * MS)
    return latency


def claim(seat: int, ms: float, pleads: bool = False, number: int | None = None) -> Press:
    """Somebody who reacted within `ms`."""
    given = without_network(round(ms * MS))
    return Press(seat if number is None else number, seat, (seat,), 1, given, pleads)


def press(referee: Referee, seat: int, ms: float, arrived: float, pleads: bool = False, handicap: int = USUAL) -> Press:
    """Somebody who reacted within `ms`, and whose press arrived `arrived` ms after the stimulus was sent."""
    found = claim(seat, ms, pleads)
    found = replace(found, evidence=found.evidence._replace(handicap=handicap))
    referee.add(found, round(arrived * MS))
    return found


def shown(hurried: bool = True, **allowances: int) -> Referee:
    """A referee who has just shown a stimulus to seats a=0, b=1, ...; allowances in ms."""
    referee = Referee(hurried)
    referee.show(0, {ord(name) - ord("a"): Allowance(travel * MS) for name, travel in allowances.items()})
    return referee


def with_handicaps(**handicaps: int) -> Referee:
    """The same, of seats that are 20 ms away and have so many per cent of the usual time."""
    referee = Referee()
    allowances = {name: Allowance(20 * MS, handicap=handicap) for name, handicap in handicaps.items()}
    referee.show(0, {ord(name) - ord("a"): given for name, given in allowances.items()})
    return referee


def released(referee: Referee, at_ms: float, seed: int = 1) -> int | None:
    """Whose press is judged next, if any is at this time."""
    found = referee.ready(round(at_ms * MS), FastDraw(seed))
    if found is None:
        return None
    referee.release(found)
    return found.seat


# ---- what a press counts


def test_the_way_there_and_back_is_not_counted() -> None:
    near, far = steady(10), steady(250)
    quick = near.evidence(elapsed=(300 + 10) * MS + PAINT, claimed=300 * MS)
    slow_road = far.evidence(elapsed=(300 + 250) * MS + PAINT, claimed=300 * MS)
    assert reaction(quick) == reaction(slow_road) == 300 * MS


def test_a_claim_that_asks_for_too_much_is_ignored_and_not_cut_down() -> None:
    latency = steady(50)
    liar = latency.evidence(elapsed=500 * MS, claimed=0)
    assert reaction(liar) == 500 * MS - 50 * MS - PAINT
    assert not reason_of(liar).believed


def test_spikes_are_paid_from_a_quota_that_is_earned_back() -> None:
    latency = steady(50)
    spike = latency.evidence(elapsed=(300 + 50 + 90) * MS + PAINT, claimed=300 * MS)
    assert reason_of(spike).believed
    latency.settle(spike)
    assert latency.quota == QUOTA - (90 - 8) * MS + EARNED
    again = latency.evidence(elapsed=(300 + 50 + 90) * MS + PAINT, claimed=300 * MS)
    assert not reason_of(again).believed
    for _ in range(20):
        latency.settle(latency.evidence(elapsed=(300 + 50) * MS + PAINT, claimed=300 * MS))
    assert latency.quota == QUOTA


def test_a_constant_lie_cancels_itself() -> None:
    latency = steady(50)
    for _ in range(400):
        latency.settle(latency.evidence(elapsed=350 * MS + PAINT, claimed=300 * MS - 30 * MS))
    counted = reaction(latency.evidence(elapsed=350 * MS + PAINT, claimed=300 * MS - 30 * MS))
    assert counted == pytest.approx(300 * MS, abs=5 * MS)


def test_before_there_are_enough_round_trips_only_the_servers_clock_counts() -> None:
    few = steady(40, FEWEST - 1).evidence(elapsed=400 * MS, claimed=200 * MS)
    assert not few.trusted
    assert reaction(few) == 400 * MS - 40 * MS - PAINT
    assert steady(40, FEWEST).evidence(400 * MS, 350 * MS).trusted


def test_a_strict_table_uses_the_servers_clock_alone() -> None:
    strict = steady(40).evidence(400 * MS, 200 * MS, strict=True)
    silent = steady(40).evidence(400 * MS, NOTHING)
    assert reaction(strict) == reaction(silent) == 400 * MS - 40 * MS - PAINT


def test_the_kernels_own_round_trip_bounds_what_can_be_asked_for() -> None:
    latency = steady(200)
    latency.tcp_least = 20 * MS
    assert latency.cap == 25 * MS + PAINT + STUTTER
    assert latency.allowance <= latency.cap
    assert steady(340).allowance == LONGEST


def test_a_head_start_is_taken_off_and_bounded() -> None:
    latency = steady(10)
    helped = latency.evidence(elapsed=410 * MS + PAINT, claimed=400 * MS, head_start=200 * MS)
    assert reaction(helped) == 200 * MS
    assert latency.evidence(410 * MS, 400 * MS, head_start=9000 * MS).head_start == 3000 * MS


def test_nobody_reacts_within_a_tenth_of_a_second() -> None:
    assert is_false_start(without_network(HUMAN - 1))
    assert not is_false_start(without_network(HUMAN))
    assert is_false_start(without_network(HUMAN - 1, head_start=50 * MS))


def test_the_reason_of_a_verdict_can_be_told() -> None:
    told = reason_of(steady(84).evidence(elapsed=384 * MS + PAINT, claimed=300 * MS))
    assert told.reaction == 300 * MS
    assert told.travel == 84 * MS + PAINT
    assert told.believed


def test_judging_again_from_what_was_kept_gives_the_same() -> None:
    latency = steady(70)
    kept = []
    for number in range(60):
        given = latency.evidence(elapsed=(260 + 70 + number % 50) * MS, claimed=(250 + number % 9) * MS)
        kept.append((tuple(given), reaction(given)))
        latency.settle(given)
        latency.ping((70 + number % 13) * MS)
    assert all(type(part) in (int, bool) for row, _ in kept for part in row)
    assert [reaction(Evidence(*row)) for row, _ in kept] == [counted for _, counted in kept]


def test_what_was_written_down_before_screens_were_known_better_is_judged_as_it_was() -> None:
    kept = (40_000, -1, 4_000, 5_735, 4_000, 12_000, 935, 35_000, 0, True, 0)
    assert reaction(Evidence(*kept)) == 40_000 - 4_000 - 935


# ---- who comes first, and when that is known


def test_the_quicker_wins_although_the_press_arrives_later() -> None:
    referee = shown(a=20, b=260)
    press(referee, 0, ms=300, arrived=310)
    assert released(referee, 310) is None
    press(referee, 1, ms=280, arrived=520)
    assert released(referee, 520) == 1
    assert released(referee, 520) == 0
    assert released(referee, 520) is None


def test_a_claim_waits_until_nobody_could_have_been_quicker_and_no_longer() -> None:
    referee = shown(a=20, b=260)
    press(referee, 0, ms=300, arrived=310)
    wake = referee.wake_at()
    assert wake == (300 + 260) * MS + DEAD_HEAT
    assert referee.ready(wake - 1, FastDraw(1)) is None
    first = referee.ready(wake, FastDraw(1))
    assert first is not None
    assert referee.release(first) == 310 * MS
    assert not referee.is_open


def test_a_claim_stays_until_it_is_released() -> None:
    referee = shown(a=20)
    press(referee, 0, ms=300, arrived=310)
    first, again = referee.ready(400 * MS, FastDraw(1)), referee.ready(400 * MS, FastDraw(1))
    assert first is not None
    assert first is again
    assert referee.is_open
    referee.release(first)
    with pytest.raises(AssertionError):
        referee.release(first)


def test_no_claim_waits_longer_than_promised() -> None:
    referee = shown(a=20, b=340)
    press(referee, 0, ms=900, arrived=700)
    assert referee.wake_at() == 700 * MS + LONGEST


def test_alone_one_is_judged_at_once() -> None:
    referee = shown(a=20)
    press(referee, 0, ms=300, arrived=310)
    assert referee.wake_at() == 310 * MS


def test_somebody_who_left_is_not_waited_for() -> None:
    referee = shown(a=20, b=300)
    press(referee, 0, ms=300, arrived=310)
    referee.leave(1)
    assert referee.wake_at() == 310 * MS


def test_a_dead_heat_is_decided_by_a_coin_and_not_by_seats_or_arrival() -> None:
    winners = []
    for seed in range(400):
        referee = shown(a=20, b=20)
        press(referee, 0, ms=300, arrived=305)
        press(referee, 1, ms=307, arrived=315)
        winners.append(released(referee, 400, seed))
    assert 150 < winners.count(0) < 250


def test_one_who_is_just_out_of_a_dead_heat_is_second() -> None:
    for seed in range(30):
        referee = shown(a=20, b=20)
        press(referee, 1, ms=308.1, arrived=309)
        press(referee, 0, ms=300, arrived=315)
        assert released(referee, 400, seed) == 0


def test_a_false_start_is_not_taken_in_and_may_be_followed_by_a_true_press() -> None:
    referee = shown(a=20)
    assert referee.is_too_soon(claim(0, ms=60))
    assert not referee.has_pressed(0)
    assert not referee.is_open
    assert not referee.is_too_soon(claim(0, ms=300))


def test_where_nobody_hurries_nobody_starts_too_soon() -> None:
    assert not shown(hurried=False, a=20).is_too_soon(claim(0, ms=60))


def test_a_word_is_never_too_soon() -> None:
    assert not shown(a=20).is_too_soon(claim(0, ms=0, pleads=True))


def test_one_press_at_a_time() -> None:
    referee = shown(a=20, b=20)
    press(referee, 0, ms=300, arrived=310)
    assert referee.has_pressed(0)
    assert not referee.has_pressed(1)
    assert released(referee, 400) == 0
    assert not referee.has_pressed(0)


def test_somebody_who_may_press_again_is_waited_for_again() -> None:
    referee = shown(a=20, b=260)
    press(referee, 1, ms=100, arrived=200)
    assert released(referee, 300) == 1
    press(referee, 0, ms=300, arrived=310)
    assert referee.wake_at() == 310 * MS
    referee.again(1, Allowance(260 * MS))
    assert referee.wake_at() == (300 + 260) * MS + DEAD_HEAT


def test_a_plea_goes_before_the_presses_gathered_with_it() -> None:
    referee = shown(a=20, b=300, c=300)
    press(referee, 0, ms=200, arrived=210)
    assert released(referee, 229) is None
    press(referee, 1, ms=50, arrived=230, pleads=True)
    assert released(referee, 230) == 1


def test_where_nobody_hurries_everybody_has_ten_seconds_from_the_first_answer_on() -> None:
    referee = shown(hurried=False, a=20, b=20, c=20)
    press(referee, 0, ms=300, arrived=310)
    assert referee.wake_at() == 310 * MS + UNHURRIED
    press(referee, 1, ms=8000, arrived=8010)
    assert referee.wake_at() == 310 * MS + UNHURRIED
    press(referee, 2, ms=9000, arrived=9010)
    assert referee.wake_at() <= 9010 * MS, "nobody is left to wait for"


def test_where_nobody_hurries_the_quick_and_the_slow_are_drawn_alike() -> None:
    winners = []
    for seed in range(400):
        referee = shown(hurried=False, a=20, b=20)
        press(referee, 0, ms=300, arrived=310)
        press(referee, 1, ms=9000, arrived=9010)
        winners.append(released(referee, 9010, seed))
    assert 150 < winners.count(0) < 250


# ---- a new stimulus while presses on the last one are gathered


def test_presses_that_are_gathered_are_counted_from_the_stimulus_they_were_about() -> None:
    referee = shown(a=20, b=260, c=20)
    press(referee, 0, ms=300, arrived=310)
    referee.show(400 * MS, {1: Allowance(260 * MS)})
    assert referee.wake_at() == (300 + 260) * MS + DEAD_HEAT
    assert released(referee, 600) == 0
    press(referee, 2, ms=300, arrived=710)
    assert referee.wake_at() == min(400 + 300 + 260 + 8, 710 + 350) * MS


def test_nobody_who_has_pressed_is_waited_for() -> None:
    referee = shown(a=20, b=260)
    press(referee, 0, ms=300, arrived=310)
    referee.show(320 * MS, {0: Allowance(350 * MS)})
    assert referee.wake_at() == 310 * MS


# ---- handicaps


def test_of_who_has_twice_the_time_half_counts() -> None:
    referee = with_handicaps(a=100, b=200)
    press(referee, 0, ms=3100, arrived=3110)
    assert referee.wake_at() == 2 * (3100 * MS + DEAD_HEAT) + 20 * MS
    assert released(referee, 5400) is None
    press(referee, 1, ms=5400, arrived=5410, handicap=200)
    assert released(referee, 5410) == 1
    assert released(referee, 5410) == 0


def test_who_has_more_time_is_waited_for_ten_seconds_and_no_longer() -> None:
    referee = with_handicaps(a=100, b=400)
    press(referee, 0, ms=8000, arrived=8010)
    assert referee.wake_at() == 8010 * MS + LONGEST + SLOWER


def test_where_all_have_the_same_time_nobody_is_waited_for_any_longer() -> None:
    referee = with_handicaps(a=200, b=200)
    press(referee, 0, ms=3000, arrived=3010, handicap=200)
    assert referee.wake_at() == 3000 * MS + 2 * DEAD_HEAT + 20 * MS
    assert referee.longest(referee.presses[0]) == LONGEST


def test_who_has_more_time_waits_for_nobody_who_has_less() -> None:
    referee = with_handicaps(a=100, b=200)
    press(referee, 1, ms=5000, arrived=5010, handicap=200)
    assert referee.wake_at() == 5010 * MS


def test_more_time_is_no_excuse_for_a_false_start_and_makes_none() -> None:
    referee = with_handicaps(a=100, b=400)
    assert referee.is_too_soon(press(referee, 1, ms=99, arrived=110, handicap=400))
    assert not referee.is_too_soon(press(referee, 0, ms=120, arrived=130, handicap=400))


def test_a_head_start_is_of_the_time_that_counts() -> None:
    given = without_network(3000 * MS, head_start=200 * MS)._replace(handicap=200)
    assert reaction(given) == (1500 - 200) * MS
    assert reason_of(given).counted == 1300 * MS


def test_time_in_which_nobody_saw_anything_counts_for_nobody() -> None:
    referee = with_handicaps(a=100, b=200)
    press(referee, 0, ms=3000, arrived=3010)
    before = referee.wake_at()
    referee.delay(60_000 * MS)
    assert before is not None
    assert referee.wake_at() == before + 60_000 * MS


@pytest.mark.parametrize("times", handicaps.PAIRS)
def test_a_handicap_makes_chances_equal(times: str) -> None:
    found = handicaps.simulate(handicaps.PAIRS[times], races=4000, seed=7)
    assert found.without < 50 - 2 * found.margin
    assert abs(found.share - 50) < 2 + found.margin


# ---- how fair that is, with the product's own referee


@pytest.mark.parametrize("race", [Race(100, 10), Race(250, 25), Race(250, 25, "choice")])
def test_a_far_player_has_a_fair_share(race: Race) -> None:
    found = simulate(race, races=4000, seed=5)
    assert abs(found.far_share - 50) < 1 + found.margin
    assert found.right >= 98
    assert found.by_arrival < 20


@pytest.mark.parametrize("lie", [10, 30, 80, 10_000])
def test_a_liar_gains_little(lie: int) -> None:
    found = simulate(Race(80, 8, lie=lie), races=4000, seed=6)
    assert found.far_share - 50 < 3.5 + found.margin


@rule("COM-12")
@pytest.mark.parametrize("name", NETWORKS)
def test_no_falling_finger_is_judged_over_any_line(name: str) -> None:
    found = fall(NETWORKS[name], presses=2000, seed=5)
    assert found.judged_before > 90
    assert found.judged == 0
    assert found.void < 2


# ---- the table in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", described.LINES)
def test_whoever_hears_the_card_wins_as_often_as_who_sees_it(game: str, language: str) -> None:
    start = (tablee.games()[game].spoken_ms or {})[language]
    assert abs(described.simulate(game, language, start, 20_000, seed=8).share - 50) <= 3


def test_nobody_waits_longer_than_the_head_start_of_who_listens() -> None:
    referee = shown(a=20, b=1500)
    press(referee, 0, 600, arrived=610)
    assert referee.wake_at() == 610 * MS + 1500 * MS - 2 * MS
