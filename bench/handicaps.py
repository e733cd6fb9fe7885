"""What a handicap does in races, with the product's own referee: a part of `make bench-fairness`.

Somebody who needs six seconds on average against somebody who needs three, over lines of 40 ms. The handicap is the
ratio of their medians, as a table would set it. Half of the races is fair; what the quicker one waits for it is printed
beside.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from rich.progress import track

from tablee.core.draws import FastDraw
from tablee.core.races import HUMAN, MS, USUAL, Press, without_network
from tablee.matches.handicaps import RaceResult, proposals
from tablee.table.play.referee import Allowance, Referee

SLOW, QUICK = 0, 1
MEANS = (6.0, 3.0)  # seconds
TRAVEL = 40 * MS
MATCHES, OF_A_MATCH = 9, 12  # matches that are looked at, and races of each

Times = Callable[[np.random.Generator, float, int], np.ndarray]  # so many seconds, on average as long as this


class Pair(NamedTuple):
    slow: Times
    quick: Times
    handicap: int  # of the slow one


def gamma(shape: float, hand: float = 0.0) -> Times:
    """Of a search; `hand` are seconds that everybody needs alike, to tap."""
    return lambda chance, mean, count: hand + chance.gamma(shape, (mean - hand) / shape, count)


def lognormal(sigma: float) -> Times:
    return lambda chance, mean, count: chance.lognormal(np.log(mean) - sigma * sigma / 2, sigma, count)


PAIRS = {
    "exponential": Pair(gamma(1), gamma(1), 200),
    "gamma 4": Pair(gamma(4), gamma(4), 200),
    "lognormal, σ 0.4": Pair(lognormal(0.4), lognormal(0.4), 200),
    "lognormal, σ 0.9": Pair(lognormal(0.9), lognormal(0.9), 200),
    "0.6 s of hand, and exponential": Pair(gamma(1, 0.6), gamma(1, 0.6), 190),
    "1 s of hand, and gamma 2": Pair(gamma(2, 1.0), gamma(2, 1.0), 195),
    "lognormal, σ 0.8 against 0.5": Pair(lognormal(0.8), lognormal(0.5), 165),
}


@dataclass(frozen=True)
class Result:
    races: int
    without: float  # per cent of the races that the slow one wins with the same time
    share: float  # and with the handicap
    waits: float  # seconds that the quick one waits for a verdict on average, having pressed first
    longest: float  # and in one of twenty such races at least

    @property
    def margin(self) -> float:
        """Half the 95 % interval of a share."""
        return 100 * NormalDist().inv_cdf(0.975) * (0.25 / self.races) ** 0.5


def simulate(pair: Pair, races: int, seed: int) -> Result:
    chance, coin = np.random.default_rng(seed), FastDraw(seed)
    drawn = [draw(chance, mean, races) * 1000 * MS for draw, mean in zip(pair[:2], MEANS, strict=True)]
    times = [np.maximum(each.astype(int), HUMAN).tolist() for each in drawn]
    even = with_handicap = 0
    waits: list[int] = []
    for slow, quick in zip(*times, strict=True):
        even += judged(slow, quick, USUAL, coin)[0] == SLOW
        winner, at = judged(slow, quick, pair.handicap, coin)
        with_handicap += winner == SLOW
        if quick < slow:
            waits.append(at - quick - TRAVEL)
    held = np.array(waits) / MS / 1000
    percentile = float(np.percentile(held, 95))
    return Result(races, 100 * even / races, 100 * with_handicap / races, float(held.mean()), percentile)


def judged(slow: int, quick: int, handicap: int, coin: FastDraw, of_quick: int = USUAL) -> tuple[int, int]:
    """Who wins, and when that is known."""
    referee = Referee()
    handicaps, reactions = (handicap, of_quick), (slow, quick)
    referee.show(0, {seat: Allowance(TRAVEL, handicap=each) for seat, each in enumerate(handicaps)})
    for seat in sorted((SLOW, QUICK), key=reactions.__getitem__):
        arrived = reactions[seat] + TRAVEL
        wake = referee.wake_at()
        if wake is not None and wake < arrived:
            break
        evidence = without_network(reactions[seat])._replace(handicap=handicaps[seat])
        referee.add(Press(seat, seat, (0,), 0, evidence), arrived)
    wake = referee.wake_at()
    assert wake is not None
    first = referee.ready(wake, coin)
    assert first is not None
    return first.seat, wake


def converging(pair: Pair, tables: int, matches: int, races: int, seed: int) -> list[float]:
    """Per cent of the races that the slow one wins, match by match, where both take what is proposed after each."""
    chance, coin = np.random.default_rng(seed), FastDraw(seed)
    won = [0] * matches
    for _ in range(tables):
        known: list[RaceResult] = []
        now = {"slow": USUAL, "quick": USUAL}
        for match in range(matches):
            drawn = [draw(chance, mean, races) * 1000 * MS for draw, mean in zip(pair[:2], MEANS, strict=True)]
            for slow, quick in zip(*(np.maximum(each.astype(int), HUMAN).tolist() for each in drawn), strict=True):
                winner, _ = judged(slow, quick, now["slow"], coin, now["quick"])
                won[match] += winner == SLOW
                known.append(RaceResult(tuple(now.items()), ("slow", "quick")[winner]))
            now |= {who: found.handicap for who, found in proposals(known, now).items()}
    return [100 * each / tables / races for each in won]


def rows(races: int, seed: int) -> list[str]:
    """As tables of the docs."""
    found = [
        "| a slow and a quick one | handicap | without | with | ± | the quick one waits | at most, of 19 in 20 |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, pair in track(PAIRS.items(), "handicaps"):
        each = simulate(pair, races, seed)
        shares = (f"{share:.1f} %" for share in (each.without, each.share, each.margin))
        waits = (f"{seconds:.1f} s" for seconds in (each.waits, each.longest))
        found.append(f"| {name} | {pair.handicap} % | {' | '.join((*shares, *waits))} |")
    return [*found, "", *proposed_rows(races, seed)]


def proposed_rows(races: int, seed: int) -> list[str]:
    """The slow one's share, where what is proposed after each match of twelve races is taken."""
    tables = max(20, races // (MATCHES * OF_A_MATCH))
    found = [
        f"| the slow one wins, in match | {' | '.join(str(match + 1) for match in range(MATCHES))} |",
        f"|---|{'--:|' * MATCHES}",
    ]
    for name, pair in track(PAIRS.items(), "proposals"):
        shares = converging(pair, tables, MATCHES, OF_A_MATCH, seed)
        found.append(f"| {name} | {' | '.join(f'{share:.0f} %' for share in shares)} |")
    return found
