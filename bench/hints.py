"""Whoever follows the first choice of every hint, against robots that play like a family: `make bench-hints`.

    python -m bench.hints [MATCHES] [GAME ...]

What a hint does not speak of (saying "dernière !", whether to play on) is done as a family would. Fails under 60 %.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import tablee
from tablee import FastDraw
from tablee.bots.advice import ADVISER, hint
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.events import Event
from tablee.core.game import AnyGame

GAMES = ("derniere", "davinci")
MATCHES = 400
LEAST = 0.6
RIVAL = "family"


class Follower:
    """Does what the hint says first."""

    def __init__(self, game: AnyGame, seat: int, seed: int) -> None:
        self.game = game
        self.adviser = player(ADVISER, game, seat, FastDraw(seed))
        self.person = player(RIVAL, game, seat, FastDraw(seed + 1))

    def hear(self, event: Event) -> None:
        self.adviser.hear(event)
        self.person.hear(event)

    def choose(self, view: Any, moves: list[int]) -> int:
        found = hint(self.game, self.adviser, view, moves)
        move = found.choices[0].move if found is not None and found.choices else None
        return self.person.choose(view, moves) if move is None else move

    def answer(self, view: Any, moves: list[int]) -> tuple[int, list[int]] | None:
        return self.person.answer(view, moves)


def won(key: str, number: int) -> float:
    """The follower's share of one match of two, in either seat."""
    match = tablee.new(key, 2, 10_000 + number // 2)
    seat = number % 2
    bots = {
        seat: Follower(match.game, seat, 3 * number),
        1 - seat: player(RIVAL, match.game, 1 - seat, FastDraw(3 * number + 2)),
    }
    BotRunner(match, bots, FastDraw(number)).play_out()
    places = match.standing.places if match.standing else [1, 1]
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def main(count: int, games: list[str]) -> int:
    is_enough = True
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        for key in games:
            shares = list(pool.map(won, [key] * count, range(count), chunksize=10))
            share = sum(shares) / count
            spread = (share * (1 - share) / count) ** 0.5
            print(
                f"{key}: following hint 1 wins {share:.1%} ± {1.96 * spread:.1%} of {count} against {RIVAL}", flush=True
            )
            is_enough &= share >= LEAST
    return 0 if is_enough else 1


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(int(given[0]) if given else MATCHES, given[1:] or list(GAMES)))
