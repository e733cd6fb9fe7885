"""The README's loop at every table: does random play always come to an end?

`python -m bench.endings [SEEDS] [KEY ...]` plays so many seeds (100 if not said) with every number of seats, and prints
the longest match of each game. It fails if one of them does not end.
"""

from __future__ import annotations

import sys
from time import perf_counter

from tests.readme_loop import MOST_STEPS, TABLES, played

SEEDS = 100


def longest(key: str, seeds: int) -> tuple[int, int, list[str]]:
    """Of one game: how many matches, the steps of the longest, and those that did not end."""
    matches, steps, endless = 0, 0, []
    for seats in [each for found, each in TABLES if found == key]:
        for seed in range(seeds):
            match = played(key, seats, seed)
            matches += 1
            steps = max(steps, len(match.rows))
            if not match.over:
                endless.append(f"{key}, {seats} seats, seed {seed}")
    return matches, steps, endless


def main(arguments: list[str]) -> None:
    seeds = int(arguments[0]) if arguments else SEEDS
    unended: list[str] = []
    for key in arguments[1:] or list(dict.fromkeys(key for key, _ in TABLES)):
        start = perf_counter()
        matches, steps, endless = longest(key, seeds)
        print(f"{key:14} {matches:5} matches, the longest {steps:6} steps, {perf_counter() - start:5.1f} s", flush=True)
        unended += endless
    if unended:
        sys.exit(f"not over after {MOST_STEPS} steps: " + "; ".join(unended))


if __name__ == "__main__":
    main(sys.argv[1:])
