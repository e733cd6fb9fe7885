"""What a game's lesson.py may hold: how it is played in four pictures, and a match to learn it by.

A lesson is a scripted match. At each step the teacher says something and the learner, who has seat 0, either goes on
or makes one of the moves that are expected; then the others play, and time, as the script has it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tablee.core.moves import TABLE, Move, Seat
from tablee.core.scenes import Piece
from tablee.core.words import Msg

LEARNER: Seat = 0


class Turn(Struct, frozen=True):
    """What somebody else does in a lesson; the table's turn is to wait until a clock has run out."""

    seat: Seat
    moves: tuple[Move, ...] = ()


TIME = Turn(TABLE)


class Step(Struct, frozen=True):
    """The teacher speaks. `expect` are the moves that the learner shall send, mostly one; none: the learner just goes
    on. Where they are points in a picture, `points` says where: x, y and how far beside, in widths of the picture."""

    say: Msg
    expect: tuple[Move, ...] = ()
    then: tuple[Turn, ...] = ()
    points: tuple[tuple[float, float, float], ...] = ()


class Lesson(Struct, frozen=True):
    seats: int
    seed: int
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}


class Picture(Struct, frozen=True):
    """One of the four that tell how a game is played."""

    faces: tuple[Piece, ...]
    title: Msg
    text: Msg


class Guide(Struct, frozen=True):
    """A game for those who do not know it yet. Any of it may be missing."""

    age: int = 0  # from so many years; 0: nobody said
    minutes: int = 0  # about so long; 0: nobody said
    how: tuple[Picture, ...] = ()  # four, beside each other where there is room
    pictures: dict[int, tuple[Piece, ...]] = {}  # under the headings of the rules, by number; 0 is above the first
    lesson: Lesson | None = None
