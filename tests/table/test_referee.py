"""The referee: who was first, when that is known, and why."""

from __future__ import annotations

import pytest

from bench.fairness import Race, simulate
from tablee.core.draws import FastDraw
from tablee.table.links import (
    EARNED, FEWEST, HUMAN, LONGEST, MS, NOTHING, PAINT, PINGS, QUOTA, Evidence, Link, is_false_start, reaction,
    why, without_network,
)  # fmt: skip
from tablee.table.referee import DEAD_HEAT, FALSE_START, GATHERED, STALE, TWICE, Claim, Referee


def steady(trip: int, pings: int = PINGS) -> Link:
    """A link whose every round trip takes so many ms."""
    link = Link()
    for _ in range(pings):
        link.ping(trip * MS)
    return link


def press(seat: int, ms: float, arrived: float, stimulus: int = 1, pleads: bool = False) -> Claim:
    """Somebody who reacted within `ms`, and whose press arrived `arrived` ms after the stimulus was sent."""
    return Claim(seat, stimulus, (seat,), round(arrived * MS), without_network(round(ms * MS)), pleads)


def shown(**allowances: int) -> Referee:
    """A referee who has just shown stimulus 1 to seats a=0, b=1, ...; allowances in ms."""
    referee = Referee()
    referee.show(1, 0, {ord(name) - ord("a"): travel * MS for name, travel in allowances.items()})
    return referee


# ---- what a press counts


def test_the_way_there_and_back_is_not_counted() -> None:
    near, far = steady(10), steady(250)
    quick = near.evidence(elapsed=(300 + 10) * MS + PAINT, claimed=300 * MS)
    slow_road = far.evidence(elapsed=(300 + 250) * MS + PAINT, claimed=300 * MS)
    assert reaction(quick) == reaction(slow_road) == 300 * MS


def test_a_claim_that_asks_for_too_much_is_ignored_and_not_cut_down() -> None:
    link = steady(50)
    liar = link.evidence(elapsed=500 * MS, claimed=0)
    assert reaction(liar) == 500 * MS - 50 * MS - PAINT
    assert not why(liar).believed


def test_spikes_are_paid_from_a_quota_that_is_earned_back() -> None:
    link = steady(50)
    spike = link.evidence(elapsed=(300 + 50 + 60) * MS, claimed=300 * MS)
    assert why(spike).believed
    link.settle(spike)
    assert link.quota == QUOTA - (60 - 8) * MS + EARNED
    again = link.evidence(elapsed=(300 + 50 + 60) * MS, claimed=300 * MS)
    assert not why(again).believed
    for _ in range(20):
        link.settle(link.evidence(elapsed=(300 + 50) * MS + PAINT, claimed=300 * MS))
    assert link.quota == QUOTA


def test_a_constant_lie_cancels_itself() -> None:
    link = steady(50)
    for _ in range(400):
        link.settle(link.evidence(elapsed=350 * MS + PAINT, claimed=300 * MS - 30 * MS))
    counted = reaction(link.evidence(elapsed=350 * MS + PAINT, claimed=300 * MS - 30 * MS))
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
    link = steady(200)
    link.tcp_least = 20 * MS
    assert link.cap == 65 * MS
    assert link.allowance <= link.cap
    assert steady(340).allowance == LONGEST


def test_a_head_start_is_taken_off_and_bounded() -> None:
    link = steady(10)
    helped = link.evidence(elapsed=410 * MS + PAINT, claimed=400 * MS, head_start=200 * MS)
    assert reaction(helped) == 200 * MS
    assert link.evidence(410 * MS, 400 * MS, head_start=900 * MS).head_start == 250 * MS


def test_nobody_reacts_within_a_tenth_of_a_second() -> None:
    assert is_false_start(without_network(HUMAN - 1))
    assert not is_false_start(without_network(HUMAN))
    assert is_false_start(without_network(HUMAN - 1, head_start=50 * MS))


def test_the_reason_of_a_verdict_can_be_told() -> None:
    told = why(steady(84).evidence(elapsed=384 * MS + PAINT, claimed=300 * MS))
    assert told.reaction == 300 * MS
    assert told.travel == 84 * MS + PAINT
    assert told.believed


def test_judging_again_from_what_was_kept_gives_the_same() -> None:
    link = steady(70)
    kept = []
    for number in range(60):
        given = link.evidence(elapsed=(260 + 70 + number % 50) * MS, claimed=(250 + number % 9) * MS)
        kept.append((tuple(given), reaction(given)))
        link.settle(given)
        link.ping((70 + number % 13) * MS)
    assert all(type(part) in (int, bool) for row, _ in kept for part in row)
    assert [reaction(Evidence(*row)) for row, _ in kept] == [counted for _, counted in kept]


# ---- who comes first, and when that is known


def test_the_quicker_wins_although_the_press_arrives_later() -> None:
    referee = shown(a=20, b=260)
    assert referee.press(press(0, ms=300, arrived=310)) == GATHERED
    assert referee.ready(310 * MS, FastDraw(1)) is None
    assert referee.press(press(1, ms=280, arrived=520)) == GATHERED
    first = referee.ready(520 * MS, FastDraw(1))
    assert first is not None
    assert first.seat == 1
    second = referee.ready(520 * MS, FastDraw(1))
    assert second is not None
    assert second.seat == 0


def test_a_claim_waits_until_nobody_could_have_been_quicker_and_no_longer() -> None:
    referee = shown(a=20, b=260)
    referee.press(press(0, ms=300, arrived=310))
    wake = referee.wake_at()
    assert wake == (300 + 260) * MS + DEAD_HEAT
    assert referee.ready(wake - 1, FastDraw(1)) is None
    assert referee.ready(wake, FastDraw(1)) is not None
    assert not referee.is_open


def test_no_claim_waits_longer_than_promised() -> None:
    referee = shown(a=20, b=340)
    referee.press(press(0, ms=900, arrived=700))
    assert referee.wake_at() == 700 * MS + LONGEST


def test_alone_one_is_judged_at_once() -> None:
    referee = shown(a=20)
    referee.press(press(0, ms=300, arrived=310))
    assert referee.wake_at() == 310 * MS


def test_somebody_who_left_is_not_waited_for() -> None:
    referee = shown(a=20, b=300)
    referee.press(press(0, ms=300, arrived=310))
    referee.leave(1)
    assert referee.wake_at() == 310 * MS


def test_a_dead_heat_is_decided_by_a_coin_and_not_by_seats_or_arrival() -> None:
    winners = []
    for seed in range(400):
        referee = shown(a=20, b=20)
        referee.press(press(0, ms=300, arrived=305))
        referee.press(press(1, ms=307, arrived=315))
        first = referee.ready(400 * MS, FastDraw(seed))
        assert first is not None
        winners.append(first.seat)
    assert 150 < winners.count(0) < 250


def test_one_who_is_just_out_of_a_dead_heat_is_second() -> None:
    for seed in range(30):
        referee = shown(a=20, b=20)
        referee.press(press(1, ms=308.1, arrived=309))
        referee.press(press(0, ms=300, arrived=315))
        first = referee.ready(400 * MS, FastDraw(seed))
        assert first is not None
        assert first.seat == 0


def test_a_false_start_is_not_taken_in_and_may_be_followed_by_a_true_press() -> None:
    referee = shown(a=20)
    assert referee.press(press(0, ms=60, arrived=70)) == FALSE_START
    assert not referee.is_open
    assert referee.press(press(0, ms=300, arrived=310)) == GATHERED


def test_a_press_on_what_is_settled_is_void() -> None:
    referee = shown(a=20)
    assert referee.press(press(0, ms=300, arrived=310, stimulus=0)) == STALE
    assert Referee().press(press(0, ms=300, arrived=310)) == STALE


def test_one_press_at_a_time() -> None:
    referee = shown(a=20, b=20)
    referee.press(press(0, ms=300, arrived=310))
    assert referee.press(press(0, ms=320, arrived=330)) == TWICE
    assert referee.ready(400 * MS, FastDraw(1)) is not None
    referee.again(0, 20 * MS)
    assert referee.press(press(0, ms=500, arrived=510)) == GATHERED


def test_a_plea_goes_before_the_presses_gathered_with_it() -> None:
    referee = shown(a=20, b=300)
    referee.press(press(0, ms=200, arrived=210))
    referee.press(press(1, ms=50, arrived=230, pleads=True))
    first = referee.ready(230 * MS, FastDraw(1))
    assert first is not None
    assert first.seat == 1


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
