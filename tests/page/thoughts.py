"""How long robots think in the page's Python, in processor time of Node; `make bench-page` prints it."""

from __future__ import annotations

import json

import js
import same_matches

from tablee.core.registry import games


def milliseconds(level: str, seeds: int) -> str:
    """As JSON, by game: a thought with all that follows from it, on average and the longest one."""
    found: dict[str, list[float]] = {}
    for key, game in games().items():
        thoughts: list[float] = []
        for seed in range(seeds):
            runner = same_matches.seated(key, game.seats[0] + seed % 2, level, seed)
            before = spent()
            while (due := runner.next_due()) is not None:
                runner.do(due)
                now = spent()
                thoughts.append(now - before)
                before = now
        found[key] = [sum(thoughts) / len(thoughts), max(thoughts)]
    return json.dumps(found)


def spent() -> float:
    """Milliseconds of all threads: what Node compiles meanwhile counts too."""
    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1000
