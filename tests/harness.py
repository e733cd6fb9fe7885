"""What the tests of all games share: every way to set a game up, walks through matches, bytes to compare."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import tablee
from tablee import FastDraw, Match
from tablee.core.game import AnyGame

KEYS = list(tablee.games())
# Where the pages' own words are: those that all need first.
PAGE_WORDS = [
    path.parent
    for path in sorted(
        Path(__file__).parents[1].glob("client/words/**/fr.ftl"), key=lambda path: (len(path.parts), path)
    )
]
DAYS = "days"  # a pace that goes with a table's rhythm


def encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def settings(game: AnyGame) -> list[dict[str, Any]]:
    """The defaults, then every switch thrown alone, and all of them thrown together."""
    thrown = [{}]
    together: dict[str, Any] = {}
    for switch in game.switches:
        if switch.name == "first":
            continue
        for value in switch.values[1:]:
            if value == DAYS:
                continue
            thrown.append({switch.name: value})
            together[switch.name] = value
    return [*thrown, together]


def every_table(key: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every setting; then over days, where that can be."""
    game = tablee.games()[key]
    slow = [(seats, {"pace": DAYS}) for seats in game.seats if game.options.over_days is not None]
    return [(seats, options) for seats in game.seats for options in settings(game)] + slow


def walk(match: Match, seed: int, most: int = 400, patience: int = 4) -> Iterator[Match]:
    """Random play, time included: yields the match after the deal and after every move. One in `patience` moves is
    time's where there is a choice. Where chance alone would never get anywhere (a race won by touching one card of 36),
    the game's `world.likely` narrows two choices in three to what a player might do."""
    draw = FastDraw(seed)
    likely = getattr(part(match.game.key, "world"), "likely", None) if match.game.key in KEYS else None
    yield match
    for _ in range(most):
        if match.over:
            return
        acting = match.to_act
        if not acting or (match.clocks and draw.below(patience) == 0):
            match.wait()
        else:
            seat = acting[draw.below(len(acting))]
            moves = match.moves(seat)
            if likely is not None and draw.below(3):
                moves = likely(match.state, seat, moves)
            match.play(seat, moves[draw.below(len(moves))])
        yield match


def part(key: str, name: str) -> Any:
    """A game's own test module: its oracle, its hidden worlds."""
    return importlib.import_module(f"tests.games.{key}.{name}")
