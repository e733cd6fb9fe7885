"""The players there are, by name: four levels of people, each game's `plain` one, `random` for any game."""

from __future__ import annotations

from typing import Any

from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.core.game import LEVELS, AnyGame, Bot

NAMES = (*LEVELS, "plain", "random")


class Random:
    """Any legal move, after a time a person might take."""

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, event: Event) -> None:
        """Nothing is remembered."""

    def choose(self, view: Any, moves: list[int]) -> int:
        return moves[self.draw.below(len(moves))]

    def answer(self, view: Any, moves: list[int]) -> tuple[int, list[int]] | None:
        return 300 + self.draw.below(4000), [self.choose(view, moves)]


def player(name: str, game: AnyGame, seat: int, draw: Draw) -> Bot:
    if name == "random":
        return Random(seat, draw)
    if name in LEVELS and game.levels is not None:
        return game.levels(name, seat, draw)
    if name in LEVELS or name == "plain":
        return game.bot(seat, draw)
    raise ValueError(f"no player {name!r}; there are: {', '.join(NAMES)}")
