"""The shapes of chance: their means, their medians and how often, from a Draw alone."""

from __future__ import annotations

import statistics

import pytest

from tablee import FastDraw
from tablee.bots.distributions import chance, ex_gauss, exponential, gauss, lognormal, share, weighted

MANY = 20_000


def test_shares_fill_the_interval_and_touch_neither_end() -> None:
    draw = FastDraw(1)
    shares = [share(draw) for _ in range(MANY)]
    assert 0 < min(shares) < 0.001
    assert 0.999 < max(shares) < 1
    assert statistics.mean(shares) == pytest.approx(0.5, abs=0.01)


def test_a_bell_has_its_mean_and_its_width() -> None:
    draw = FastDraw(2)
    bell = [gauss(draw, 220.0, 25.0) for _ in range(MANY)]
    assert statistics.mean(bell) == pytest.approx(220, abs=1)
    assert statistics.stdev(bell) == pytest.approx(25, abs=1)


def test_waiting_and_reacting_have_their_means() -> None:
    draw = FastDraw(3)
    assert statistics.mean(exponential(draw, 45.0) for _ in range(MANY)) == pytest.approx(45, abs=1.5)
    assert statistics.mean(ex_gauss(draw, 220.0, 25.0, 45.0) for _ in range(MANY)) == pytest.approx(265, abs=2)


def test_half_of_the_finds_come_before_the_median() -> None:
    draw = FastDraw(4)
    assert statistics.median(lognormal(draw, 8.0, 0.6) for _ in range(MANY)) == pytest.approx(8, abs=0.2)


def test_things_happen_as_often_as_they_should() -> None:
    draw = FastDraw(5)
    assert statistics.mean(chance(draw, 0.3) for _ in range(MANY)) == pytest.approx(0.3, abs=0.01)
    assert not any(chance(draw, 0.0) for _ in range(100))
    assert all(chance(draw, 1.0) for _ in range(100))
    drawn = [weighted(draw, [1.0, 0.0, 3.0]) for _ in range(MANY)]
    assert drawn.count(1) == 0
    assert drawn.count(2) / MANY == pytest.approx(0.75, abs=0.01)


def test_the_same_draw_gives_the_same_chance() -> None:
    one, other = FastDraw(6), FastDraw(6)
    assert [gauss(one, 0, 1) for _ in range(9)] == [gauss(other, 0, 1) for _ in range(9)]
