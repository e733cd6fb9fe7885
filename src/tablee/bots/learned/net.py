"""A small net: what each move is worth to a seat, and how the seat stands. From -1, last, to 1, first.

What a seat sees goes through three layers once; each of its moves is then added to what came of it, and judged. How
the seat stands is asked about worlds that it thinks of: there, what the others hold is added in the same way. The
weights of a game are one file, a byte for each, with a few words on how they were made.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.learned.features import Bytes, Features

Floats = NDArray[np.float32]
VERSION = 2
ABOUT = "about"
STEPS = "_steps"  # how much the bytes of a column are worth
MOST = 127
TINY = 1e-12


class BadWeights(ValueError):
    """A file that holds no weights for this game, or damaged ones."""


class Weights(NamedTuple):
    """In the order in which they are used. A matrix has a row for each number that comes in."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats
    move: Floats
    joined: Floats
    joined_bias: Floats
    worth: Floats
    worth_bias: Floats
    held: Floats
    stood: Floats
    stood_bias: Floats
    stands: Floats
    stands_bias: Floats


def shapes(features: Features) -> Weights:
    """How large each part is, as empty arrays."""
    seen, told, held = len(features.highs), len(features.move_highs), len(features.held_highs)
    one, two, three, four = features.hidden
    sizes = (
        (seen, one), (one,), (one, two), (two,), (two, three), (three,),
        (told, three), (three, four), (four,), (four, 1), (1,),
        (held, three), (three, four), (four,), (four, 1), (1,),
    )  # fmt: skip
    return Weights(*(np.zeros(size, np.float32) for size in sizes))


class Net:
    """Weights at work for a game's features."""

    def __init__(self, weights: Weights, features: Features) -> None:
        self.weights = weights
        self.features = features
        self.first: Floats = weights.first * scale(features.highs)[:, None]
        self.move: Floats = weights.move * scale(features.move_highs)[:, None]
        self.held: Floats = weights.held * scale(features.held_highs)[:, None]

    def read(self, views: Bytes) -> Floats:
        """What comes of views, before a move is added."""
        parts = self.weights
        one = np.maximum(views.astype(np.float32) @ self.first + parts.first_bias, 0)
        two = np.maximum(one @ parts.second + parts.second_bias, 0)
        read: Floats = two @ parts.third + parts.third_bias
        return read

    def standings(self, views: Bytes, held: Bytes) -> Floats:
        """How the seat that has each of these views stands, in a world where the others hold this."""
        parts = self.weights
        joined = np.maximum(self.read(views) + held.astype(np.float32) @ self.held, 0)
        stood = np.maximum(joined @ parts.stood + parts.stood_bias, 0)
        stands: Floats = (stood @ parts.stands + parts.stands_bias)[:, 0]
        return stands

    def worths(self, views: Bytes, moves: Bytes, counts: Sequence[int]) -> Floats:
        """What each move is worth: those of the first view, so many, then those of the second, and so on."""
        parts = self.weights
        read = np.repeat(self.read(views), counts, axis=0)
        joined = np.maximum(read + moves.astype(np.float32) @ self.move, 0)
        judged = np.maximum(joined @ parts.joined + parts.joined_bias, 0)
        worths: Floats = (judged @ parts.worth + parts.worth_bias)[:, 0]
        return worths

    def judge(self, view: Any, moves: list[int]) -> Floats:
        """What each of these moves is worth to the seat that sees this."""
        features = self.features
        return self.worths(table([features.state(view)]), table(features.moves(view, moves)), [len(moves)])


def table(rows: Sequence[bytes | bytearray]) -> Bytes:
    """Rows of bytes, one below the other."""
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), len(rows[0]))


def scale(highs: Bytes) -> Floats:
    """What each number is multiplied by to be at most 1."""
    return (1 / np.maximum(highs, 1)).astype(np.float32)


# ---- the file


def save(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """A byte for each weight of a matrix, and a scale for each of its columns: what is lost is far below what a match
    can show."""
    parts: dict[str, Any] = {}
    for name, part in weights._asdict().items():
        if part.ndim == 1:
            parts[name] = part
        else:
            steps = np.maximum(np.abs(part).max(axis=0, initial=0), TINY) / MOST
            parts[name] = np.round(part / steps).astype(np.int8)
            parts[name + STEPS] = steps.astype(np.float32)
    parts[ABOUT] = np.frombuffer(json.dumps({"version": VERSION, **about}, sort_keys=True).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, **parts)


def load(path: Path, features: Features) -> Net:
    """The net of a file, or BadWeights if it was made for something else or is damaged."""
    weights, about = read_file(path)
    if about.get("version") != VERSION:
        raise BadWeights(f"{path.name} is of version {about.get('version')}, not {VERSION}")
    for name, part, like in zip(Weights._fields, weights, shapes(features), strict=True):
        if part.shape != like.shape:
            raise BadWeights(f"{path.name}: {name} is {part.shape}, and the game's features need {like.shape}")
        if not np.isfinite(part).all():
            raise BadWeights(f"{path.name}: {name} holds what is not a number")
    return Net(weights, features)


def read_file(path: Path) -> tuple[Weights, dict[str, Any]]:
    try:
        with np.load(path, allow_pickle=False) as found:
            about = json.loads(found[ABOUT].tobytes())
            return Weights(*(read_part(found, name) for name in Weights._fields)), about
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{path.name} holds no weights that can be read: {error}") from error


def read_part(found: Any, name: str) -> Floats:
    part: Floats = found[name].astype(np.float32)
    return part * found[name + STEPS] if part.ndim == 2 else part
