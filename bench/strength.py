"""How strong the bots are: every level against every other, two players, the same deals from both sides.

`make strength` plays all nine games and writes docs/bots-strength.md; with keys it plays only those and leaves the
rest of the page as it is: python -m bench.strength derniere dominos --games 2000. It takes hours: the best ones think.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from tablee.bots.players import NAMES, player
from tablee.bots.runner import BotRunner
from tablee.core.draws import FastDraw
from tablee.core.game import LEVELS, Bot
from tablee.core.registry import game, games
from tablee.core.words import Words, msg
from tablee.lab.arena import Results, compete
from tablee.lab.plans import Plan
from tablee.lab.report_tables import cell, live_progress, markdown, show_results, title
from tablee.lab.workers import worker_pool
from tablee.matches.replay import new

PAGE = Path("docs/bots-strength.md")
WORDS = Words("en")
SEED = 2026
THOUGHTS = 200  # that are timed, of each level at a full table

HEAD = """# How strong the bots are

Made by `make strength` (bench/strength.py): two players, every deal played twice with the seats exchanged, until the
95 % interval of a pair is within the margin asked for, or the number of matches is used up. A row's share of victories
against each column; a shared first place counts half. `plain` is the library's sensible player, `random` plays anything
legal. The second table says how long a level thinks about a move, on one core, at the game's fullest table.
"""


class Thinking(NamedTuple):
    """What choices and answers to a race cost, in milliseconds of CPU."""

    mean: float
    longest: float


class Watched:
    """A bot whose thoughts are timed."""

    def __init__(self, bot: Bot, spent: list[float]) -> None:
        self.bot = bot
        self.spent = spent
        self.hear = bot.hear

    def choose(self, view: Any, moves: list[int]) -> int:
        with self.timed():
            return self.bot.choose(view, moves)

    def answer(self, view: Any, moves: list[int]) -> tuple[int, list[int]] | None:
        with self.timed():
            return self.bot.answer(view, moves)

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.process_time()
        yield
        self.spent.append(1000 * (time.process_time() - began))


def thinking(key: str, level: str) -> Thinking:
    """At a table full of this level."""
    found = game(key)
    spent: list[float] = []
    seed = SEED
    while len(spent) < THOUGHTS:
        match = new(key, found.seats[-1], seed)
        draw = FastDraw(seed)
        bots: dict[int, Bot] = {seat: Watched(player(level, found, seat, draw), spent) for seat in range(match.seats)}
        runner = BotRunner(match, bots, draw)
        while len(spent) < THOUGHTS and (due := runner.next_due()) is not None:
            runner.do(due)
        seed += 1
    return Thinking(sum(spent) / len(spent), max(spent))


def section(key: str, results: Results) -> str:
    """A game's part of the page."""
    ranking = results.ranking
    rows = []
    for name in ranking:
        cells = ["·" if other == name else cell(WORDS, results.against(name, other)) for other in ranking]
        rows.append([f"**{name}**", *cells, f"{100 * results.overall(name):.1f}", f"{results.rating(name).mu:.1f}"])
    cross = markdown(["", *ranking, "all", "openskill"], rows)
    levels = [level for level in LEVELS if level in ranking]
    steps = [f"{upper} beats {lower} {cell(WORDS, results.against(upper, lower))}" for lower, upper in pairwise(levels)]
    times = [(level, thinking(key, level)) for level in levels]
    thought = markdown(
        ["", "ms a move, mean", "longest"],
        [[level, f"{spent.mean:.2f}", f"{spent.longest:.1f}"] for level, spent in times],
    )
    played = f"{results.games:,} matches. From level to level: {'; '.join(steps)}."
    return f"## {title(WORDS, key)} (`{key}`)\n\n{cross}\n\n{played}\n\n{thought}\n"


def sections(page: Path) -> dict[str, str]:
    """What the page says already: by game, and by title what is about several of them (see bench/ceilings.py)."""
    if not page.exists():
        return {}
    found: dict[str, str] = {}
    for part in re.split(r"(?m)^(?=## )", page.read_text())[1:]:
        heading = part.partition("\n")[0].removeprefix("## ")
        key = re.search(r"\(`(\w+)`\)", heading)
        found[key.group(1) if key else heading] = part
    return found


def write_page(known: dict[str, str]) -> None:
    """The games in their order, then the rest."""
    order = [name for name in games() if name in known] + [name for name in known if name not in games()]
    PAGE.write_text("\n".join([HEAD, *(known[name].rstrip() + "\n" for name in order)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=list(games()), metavar="KEY")
    parser.add_argument("--games", type=int, default=8000, help="at most so many matches a pair")
    parser.add_argument("--within", type=float, default=1.5, help="points to either side that are close enough")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--players", default=",".join(NAMES))
    given = parser.parse_args()
    console = Console()
    for key in given.keys:
        console.rule(WORDS.say(msg("lab-player")) + f": {key}")
        players = given.players.split(",")
        table = Plan(key, 2, SEED)
        pairs = len(players) * (len(players) - 1) // 2
        with worker_pool(given.workers, None) as pool, live_progress(WORDS, console, given.games * pairs) as bar:
            results = compete(table, players, given.games, given.within / 100, pool, None, bar.results)
        show_results(results, WORDS, console)
        write_page({**sections(PAGE), key: section(key, results)})


if __name__ == "__main__":
    main()
