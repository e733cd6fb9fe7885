"""How long people take, and how that goes wrong: reactions with a slow tail, searches, slips made in a hurry."""

from __future__ import annotations

from typing import NamedTuple

from tablee.bots.distributions import chance, ex_gauss
from tablee.core.draws import Draw

FASTEST_MS = 150  # nobody is quicker, however keen
MOST_SLIPS = 0.5  # nobody is wrong more often than by tossing a coin


class Reflex(NamedTuple):
    """The time of a task, ex-Gaussian, in milliseconds for the quickest people: a bell, and a tail of slow ones."""

    mu: float
    sigma: float
    tau: float

    @property
    def mean(self) -> float:
        return self.mu + self.tau

    def ms(self, draw: Draw, slowness: float) -> float:
        return slowness * ex_gauss(draw, self.mu, self.sigma, self.tau)


SLAP = Reflex(220, 25, 45)  # a hand on a card once one knows
FIND = Reflex(550, 90, 250)  # to find a thing one has in mind, and touch it


def humanly(ms: float) -> int:
    """Whole milliseconds, and no fewer than a person needs."""
    return max(FASTEST_MS, round(ms))


def slips(draw: Draw, rate: float, pace: float, alike: float = 1.0) -> bool:
    """Is this press a wrong one? Pace is how many times faster than usual it came; alike, how many times more than
    usual there was to be taken for something else."""
    return chance(draw, min(MOST_SLIPS, rate * alike * pace))
