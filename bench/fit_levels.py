"""How the levels of the race and memory games fare: each against the one below, at two seats.

`python -m bench.fit_levels [GAMES] [KEY ...]` plays so many matches a pair (2,000 if not said), every deal from both
sides, and prints what the table in tablee/bots/personas.py comes down to. Fitting it is changing that table until the
three columns of every game are about the same.
"""

from __future__ import annotations

import sys
from itertools import pairwise

from rich.console import Console
from rich.table import Table

from tablee.core.game import LEVELS
from tablee.lab import Plan, worker_pool
from tablee.lab.arena import compete
from tablee.lab.statistics import Rate

KEYS = ("difference", "diferencio", "trouve", "a_moi", "bruit")
GAMES = 2000
LEAST = 0.65  # each level against the one below


def neighbours(key: str, games: int) -> list[Rate]:
    """What each level but the lowest wins of its matches against the one below."""
    with worker_pool(1) as workers:
        return [
            compete(Plan(key, 2), [higher, lower], games, 0.0, workers).against(higher, lower)
            for lower, higher in pairwise(LEVELS)
        ]


def shown(rate: Rate) -> str:
    colour = "green" if rate.low >= LEAST else "red"
    return f"[{colour}]{100 * rate.share:.1f} ± {100 * rate.margin:.1f}[/]"


def main(arguments: list[str]) -> None:
    games = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else GAMES
    table = Table("game", *(f"{higher} v {lower}" for lower, higher in pairwise(LEVELS)))
    for key in arguments or KEYS:
        table.add_row(key, *(shown(rate) for rate in neighbours(key, games)))
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
