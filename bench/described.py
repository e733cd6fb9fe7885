"""A seat that has the table in words races one that sees it, judged by the product's own referee: `python -m
bench.described` prints how often each wins without and with the head start of each game.

Who listens knows a card when its line has been said. Both react alike from then on. Screen readers speak about 175
words a minute unless told otherwise (the default of eSpeak), six letters a word with the space, and begin about 200 ms
after the page changed. `--fit` looks for the head starts; they stand in the games' `spoken_ms`.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import product

import numpy as np

import tablee
from bench.fairness import FRAME, HANDLING, judged, one_way, reactions
from tablee.core.draws import FastDraw
from tablee.core.events import Event
from tablee.core.races import LONGEST, MS, Press
from tablee.core.words import LANGUAGES, Words
from tablee.games.a_moi import events as a_moi
from tablee.games.bruit import events as bruit
from tablee.games.smileys.pack import BASE_CARDS
from tablee.table.model.latency import HEAD_START, PINGS, Latency

SEES, HEARS = 0, 1
TRIP, JITTER = 40.0, 4.0  # ms, of both
ONSET = 200.0  # ms from a page's change to the first sound
LETTER = 60_000 / 175 / 6  # ms
NAMES = ("Zoé", "Lou", "Mathilde", "Ressort")
FEWEST, STEP = 20_000, 10  # races; ms

# What is said of the card that is raced for.
LINES: dict[str, list[Event]] = {
    "a_moi": [a_moi.Turned(0, card) for card in range(BASE_CARDS)],
    "bruit": [bruit.Dealt(whom, card) for whom, card in product(range(len(NAMES)), range(BASE_CARDS))],
}


@dataclass(frozen=True)
class Result:
    races: int
    share: float  # per cent that whoever listens wins
    words: float  # of a line, on average


def lines(game: str, language: str) -> list[str]:
    """As a page says them to who neither turned nor got the card."""
    words = Words(language)
    return [words.aloud(event.msg(), NAMES) for event in LINES[game]]


def simulate(game: str, language: str, head_start: float, races: int, seed: int) -> Result:
    chance = np.random.default_rng(seed)
    coin = FastDraw(seed)
    said = lines(game, language)
    spoken = ONSET + LETTER * np.array([len(line) for line in said])[chance.integers(0, len(said), races)]
    links = [Latency(), Latency()]
    for latency in links:
        for trip in sum(one_way(chance, TRIP, JITTER, PINGS) for _ in range(2)):
            latency.ping(round(trip * MS))
    claimed = [reactions(chance, "choice", races), reactions(chance, "choice", races) + spoken]
    ways = [[one_way(chance, TRIP, JITTER, races) for _ in range(2)] for _ in links]
    paints = [chance.uniform(FRAME, 2 * FRAME, races) + HANDLING for _ in links]
    starts = [0, round(head_start * MS)]
    won = 0
    for number in range(races):
        presses = []
        for seat, latency in enumerate(links):
            down, up = (float(way[number]) for way in ways[seat])
            took = float(claimed[seat][number])
            elapsed = down + float(paints[seat][number]) + took + up
            given = latency.evidence(round(elapsed * MS), round(took * MS), starts[seat])
            presses.append(Press(seat, seat, (0,), number, given))
            latency.settle(given)
        longest = LONGEST + max(0, starts[HEARS] - HEAD_START)
        waited = [links[SEES].allowance, min(longest, links[HEARS].allowance + starts[HEARS])]
        won += judged(presses, waited, coin) == HEARS
    return Result(races, 100 * won / races, float(np.mean([len(line.split()) for line in said])))


def fitted(game: str, language: str, races: int, seed: int) -> int:
    """The head start with which half of the races are won."""
    low, high = 0, 3000
    while high - low > STEP:
        middle = (low + high) // 2 // STEP * STEP
        if simulate(game, language, middle, races, seed).share < 50:
            low = middle
        else:
            high = middle
    return high


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=FEWEST)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--fit", action="store_true")
    given = parser.parse_args()
    print("| game | language | head start | who listens wins | without it |\n|---|---|--:|--:|--:|")
    for game, language in product(LINES, LANGUAGES):
        known = (tablee.games()[game].spoken_ms or {}).get(language, 0)
        start = fitted(game, language, given.races, given.seed) if given.fit else known
        shares = [simulate(game, language, ms, given.races, given.seed + 1).share for ms in (start, 0)]
        print(f"| {game} | {language} | {start} ms | {shares[0]:.1f} % | {shares[1]:.1f} % |")


if __name__ == "__main__":
    main()
