"""How long players think about a move, in one process on one core:

python -m bench.thoughts KEY PLAYER,PLAYER [MATCHES] [OPTION=VALUE,...]

Each plays the same deals against itself, in turns with the others, so that whatever else the machine does meets all of
them. Times are of the processor; a move without a choice is not counted. In its first match a player loads
what it needs (weights, numpy), once in a process: that match is told apart.
"""

from __future__ import annotations

import statistics
import sys
import time
from typing import Any

import tablee
from tablee.bots.runner import BotRunner
from tablee.cli.lab_arguments import options
from tablee.core.draws import FastDraw
from tablee.core.game import Bot
from tablee.lab.players import make_player

SEATS = 2


class Timed:
    """A player whose thoughts are timed, in milliseconds."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bot, name)

    def choose(self, view: Any, legal: list[int]) -> int:
        began = time.thread_time()
        chosen = self.bot.choose(view, legal)
        if len(legal) > 1:
            self.times.append(1000 * (time.thread_time() - began))
        return chosen


def main(key: str, players: list[str], matches: int, chosen: dict[str, str]) -> None:
    times: dict[str, list[float]] = {name: [] for name in players}
    first: dict[str, float] = {}
    for seed in range(matches + 1):
        for name in players:
            match = tablee.new(key, seats=SEATS, seed=seed, **chosen)
            made = {seat: make_player(name, match.game, seat, FastDraw(SEATS * seed + seat)) for seat in range(SEATS)}
            BotRunner(match, {seat: Timed(each, times[name]) for seat, each in made.items()}, FastDraw(seed)).play_out()
        if seed == 0:
            first = {name: max(found) for name, found in times.items()}
            for found in times.values():
                found.clear()
    print(f"{key}, {matches} matches of {SEATS} each; milliseconds")
    for name, found in times.items():
        found.sort()
        print(
            f"{name:32} {len(found):6} thoughts, mean {statistics.fmean(found):6.1f}, one in a hundred "
            f"{found[len(found) * 99 // 100]:6.1f}, longest {found[-1]:6.1f} (of the first match {first[name]:6.1f})"
        )


if __name__ == "__main__":
    many, chosen = [*sys.argv[3:5], *("60", "")[len(sys.argv[3:5]) :]]
    main(sys.argv[1], sys.argv[2].split(","), int(many), options(chosen))
