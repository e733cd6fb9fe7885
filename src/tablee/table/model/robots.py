"""Which of the eight robots sits where: the first one that is free, in an order of the table's own."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from tablee.core.art import ROBOTS


def order(table: str) -> list[str]:
    """The robots in the order in which they come to this table: always the same one."""
    return sorted(ROBOTS, key=lambda robot: hashlib.sha256(f"{table} {robot}".encode()).digest())


def next_robot(table: str, sitting: Sequence[str]) -> str:
    """The first that does not sit here; when all do, the first once more."""
    return min(order(table), key=sitting.count)


def number_of(robot: str) -> int:
    """As records keep it; nobody's is the first one's."""
    return ROBOTS.index(robot) if robot else 0


def namesakes(robots: Sequence[str]) -> list[bool]:
    """By seat: does a robot of the same name sit before it?"""
    return [bool(robot) and robot in robots[:seat] for seat, robot in enumerate(robots)]
