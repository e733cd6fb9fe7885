"""What the advice of key moments gains, in matches of beginners: `make bench-advice`.

    python -m bench.advice [RECORDS] [GAME ...]

Each move that is advised is tried beside the one that was played, in worlds that the seat could imagine then and that
had no part in choosing it: as the adviser reckons, and in matches that robots of the family play to their end. Fails
if advice gains less than it should on average, or if some of it loses by the adviser's own reckoning.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from statistics import fmean, stdev
from typing import NamedTuple

import tablee
from tablee import FastDraw, Match
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.records import Record, read
from tablee.matches import moments
from tablee.matches.moments import LEAST, Choice
from tablee.matches.replay import steps
from tests.bots.test_moments import advised

RECORDS = 200
WORLDS = 40  # that are played to the end for each move
ADVISED, OTHERS = "beginner", "family"
FRESH = 1000  # the first seed that had no part in it
NEARLY = 1  # point: what was told is rounded


class Gain(NamedTuple):
    """Of one move that was advised, in points of a hundred."""

    reckoned: float
    played: float


def gains(key: str, number: int) -> list[Gain]:
    kept = record(key, number)
    return [gain(kept, choice, FRESH + number) for choice in advised(kept, 0)]


def record(key: str, number: int) -> Record:
    match = tablee.new(key, 2, number)
    bots = {seat: player(ADVISED, match.game, seat, FastDraw(10 * number + seat)) for seat in range(2)}
    return read(BotRunner(match, bots, FastDraw(number)).play_out().record())


def gain(kept: Record, choice: Choice, seed: int) -> Gain:
    best, done = moments.compared(kept, 0, choice, seed)
    now = next(match for at, match in enumerate(steps(kept)) if at == choice.at)
    apart = [won(now, choice.best, seed + each) - won(now, choice.played, seed + each) for each in range(WORLDS)]
    return Gain(100 * (best - done), 100 * fmean(apart))


def won(now: Match, move: int, seed: int) -> float:
    """The share of a match that goes on from here with this move, in a world that the seat could imagine."""
    match = now.sample(0, FastDraw(seed))
    match.play(0, move)
    bots = {seat: player(OTHERS, match.game, seat, FastDraw(10 * seed + seat)) for seat in range(2)}
    BotRunner(match, bots, FastDraw(seed)).play_out()
    places = match.standing.places if match.standing else [1, 1]
    return 1 / places.count(1) if places[0] == 1 else 0.0


def main(count: int, games: list[str]) -> int:
    is_good = True
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        for key in games:
            found = list(chain.from_iterable(pool.map(gains, [key] * count, range(count), chunksize=2)))
            is_good &= told(key, count, found)
    return 0 if is_good else 1


def told(key: str, count: int, found: list[Gain]) -> bool:
    reckoned, played = [each.reckoned for each in found], [each.played for each in found]
    spread = 1.96 * stdev(played) / len(played) ** 0.5
    print(
        f"{key}: {len(found)} moves advised in {count} matches gain {fmean(reckoned):.1f} points in fresh worlds "
        f"(least {min(reckoned):.1f}), {fmean(played):.1f} ± {spread:.1f} where {OTHERS} plays on",
        flush=True,
    )
    return fmean(reckoned) >= LEAST - NEARLY and min(reckoned) > 0 and fmean(played) - spread > 0


if __name__ == "__main__":
    given = sys.argv[1:]
    weighing = [key for key, game in tablee.games().items() if game.weigh is not None]
    sys.exit(main(int(given[0]) if given else RECORDS, given[1:] or weighing))
