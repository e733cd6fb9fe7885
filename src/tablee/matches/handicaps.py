"""Which handicaps would make people equal, from who was first in their last races. Times tell less: of whoever was not
first, nobody knows when they would have pressed.

Somebody is first with a chance in proportion to exp(skill) * handicap ** 1.5: bench/handicaps.py prints how near tables
come to equal chances that way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from tablee.core.races import SLOWEST, USUAL
from tablee.core.records import PressRow, VerdictRow

LAST = 90  # races that are looked at
FEWEST = 8  # before anything is proposed
SLOPE = 1.5  # what a handicap does
SPREAD = 2.0  # of skills that are not known yet
STEP = 1.5  # times the handicap there is, or a part of it: no more at once
SWEEPS, NEAR = 40, 1e-3  # over everybody, at most; until nobody's skill changes by more


class RaceResult(NamedTuple):
    """Who took part with which handicap, and who was first."""

    runners: tuple[tuple[str, int], ...]
    first: str


class Proposal(NamedTuple):
    """A handicap for somebody, and what it comes from."""

    handicap: int
    won: int
    races: int
    runners: int  # in most of those races


def results(
    who: Sequence[str], handicaps: Sequence[int], presses: Sequence[PressRow], judged: Sequence[VerdictRow]
) -> list[RaceResult]:
    """The races of a match: on each stimulus, whose press was played first."""
    runners = tuple(zip(who, handicaps or [USUAL] * len(who), strict=True))
    firsts: dict[int, str] = {}
    for verdict in judged:
        press = presses[verdict.press]
        if verdict.played and not press.pleads:
            firsts.setdefault(press.seen, who[press.seat])
    return [RaceResult(runners, first) for first in firsts.values()]


def proposals(races: Sequence[RaceResult], handicaps: Mapping[str, int]) -> dict[str, Proposal]:
    """For each of these people, who have such handicaps now; nobody for whom too little is known."""
    if not races:
        return {}
    found = skills(tuple(races[-LAST:]))
    best = max(found.values())
    proposed: dict[str, Proposal] = {}
    for person, now in handicaps.items():
        own = [race for race in races[-LAST:] if person in dict(race.runners)]
        if person not in found or len(own) < FEWEST:
            continue
        wanted = USUAL * exp((best - found[person]) / SLOPE)
        bounded = min(max(wanted, now / STEP, USUAL), now * STEP, SLOWEST)
        sizes = [len(race.runners) for race in own]
        won = sum(race.first == person for race in own)
        proposed[person] = Proposal(round(bounded / 5) * 5, won, len(own), max(sizes, key=sizes.count))
    return proposed


@lru_cache(maxsize=64)
def skills(races: tuple[RaceResult, ...]) -> dict[str, float]:
    """How quick everybody is, on the scale of the chance above: what fits these races best, by Newton's method for one
    person after the other."""
    alike: dict[tuple[tuple[str, int], ...], Counter[str]] = {}  # who was first how often, among the same runners
    for race in races:
        alike.setdefault(race.runners, Counter())[race.first] += 1
    found = dict.fromkeys((name for runners in alike for name, _ in runners), 0.0)
    for _ in range(SWEEPS):
        before = dict(found)
        for person in found:
            slack, curve = -found[person] / SPREAD**2, 1 / SPREAD**2
            for runners, firsts in alike.items():
                weights = {name: exp(found[name]) * (each / USUAL) ** SLOPE for name, each in runners}
                share = weights.get(person, 0.0) / sum(weights.values())
                slack += firsts[person] - firsts.total() * share
                curve += firsts.total() * share * (1 - share)
            found[person] += max(-1.0, min(1.0, slack / curve))
        middle = sum(found.values()) / len(found)  # at the best fit that is 0
        found = {person: skill - middle for person, skill in found.items()}
        if all(abs(found[person] - skill) < NEAR for person, skill in before.items()):
            break
    return found
