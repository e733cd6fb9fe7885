"""Chance in the shapes people have: shares, waiting times, reactions. All of it from a Draw, none from elsewhere."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tablee.core.draws import Draw

GRAIN = 1 << 30


def share(draw: Draw) -> float:
    """A number between 0 and 1, both left out."""
    return (draw.below(GRAIN) + 0.5) / GRAIN


def chance(draw: Draw, p: float) -> bool:
    """Does something happen that happens so often?"""
    return share(draw) < p


def gauss(draw: Draw, mean: float, sd: float) -> float:
    """A number around the mean (Box and Muller, one half of it: two draws each time, so that it has no state)."""
    radius = math.sqrt(-2 * math.log(share(draw)))
    return mean + sd * radius * math.cos(2 * math.pi * share(draw))


def exponential(draw: Draw, mean: float) -> float:
    """How long something takes that may happen at any moment."""
    return -mean * math.log(share(draw))


def ex_gauss(draw: Draw, mu: float, sigma: float, tau: float) -> float:
    """A reaction time: a bell around mu, with a tail of slow ones that is tau long; its mean is mu + tau."""
    return gauss(draw, mu, sigma) + exponential(draw, tau)


def lognormal(draw: Draw, median: float, spread: float) -> float:
    """A time of finding something: half of them below the median, two thirds of them within a factor of e ** spread."""
    return median * math.exp(gauss(draw, 0.0, spread))


def weighted(draw: Draw, weights: Sequence[float]) -> int:
    """An index, as often as its weight says."""
    left = share(draw) * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(range(len(weights)), key=lambda index: weights[index])  # the sum was rounded
