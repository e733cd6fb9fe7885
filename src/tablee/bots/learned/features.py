"""What a net reads: a view and its moves as rows of small numbers.

A game that wants more than its observation and the numbers of its moves writes a features.py: what a move touches and
opens is what a net learns from, and seats count from its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.core.game import AnyGame
from tablee.core.moves import Move, Seat

Bytes = NDArray[np.uint8]
HIDDEN = (128, 96, 64, 32)
SMALL = 64


class Features(Protocol):
    """How a game's views and moves become bytes, each from 0 to the highest it can be."""

    seats: range  # at which tables it can be used
    tables: list[dict[str, Any]]  # the options of the tables at which is learned
    hidden: tuple[int, int, int, int]  # how wide the layers are: three for a view, one for a move
    highs: Bytes
    move_highs: Bytes
    held_highs: Bytes

    def state(self, view: Any) -> bytes | bytearray: ...
    def moves(self, view: Any, legal: list[Move]) -> Sequence[bytes | bytearray]: ...
    def held(self, world: Any, seat: Seat) -> bytes | bytearray: ...  # by the others, in a world one thinks of
    def choices(self, view: Any, legal: list[Move]) -> list[Move]: ...  # those that are worth a look


class ObservedFeatures:
    """Of any game with an observation, at a table of so many: a move is known by its number alone. Small numbers are
    also written as one of so many, because what differs between 4 and 5 may not be more of the same."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        if game.observation is None:
            raise NoFeatures(f"{game.key} has no observation: there is nothing to learn from")
        self.layout = game.observation.load()(seats)
        self.seats = range(seats, seats + 1)
        self.hidden = HIDDEN
        self.tables: list[dict[str, Any]] = [{}]
        highs: Bytes = self.layout.highs
        self.spelled = [(place, int(high)) for place, high in enumerate(highs) if 1 < high <= SMALL]
        self.highs: Bytes = np.concatenate([highs, np.ones(sum(high + 1 for _, high in self.spelled), np.uint8)])
        self.move_highs: Bytes = np.ones(game.moves, np.uint8)
        self.held_highs: Bytes = np.zeros(0, np.uint8)  # an observation says nothing about what is hidden

    def state(self, view: Any) -> bytes | bytearray:
        seen = self.layout.flat(view)
        row = bytearray(len(self.highs))
        row[: len(seen)] = seen.tobytes()
        at = len(seen)
        for place, high in self.spelled:
            row[at + seen[place]] = 1
            at += high + 1
        return row

    def moves(self, view: Any, legal: list[Move]) -> Sequence[bytes | bytearray]:
        rows = [bytearray(len(self.move_highs)) for _ in legal]
        for row, move in zip(rows, legal, strict=True):
            row[move] = 1
        return rows

    def held(self, world: Any, seat: Seat) -> bytes | bytearray:
        return b""

    def choices(self, view: Any, legal: list[Move]) -> list[Move]:
        return legal


class NoFeatures(ValueError):
    """A game whose views cannot be read by a net."""


def features_of(game: AnyGame, seats: int) -> Features:
    """The game's own, or what its observation gives."""
    if game.features is not None:
        own: Features = game.features.load()
        return own
    return ObservedFeatures(game, seats)
