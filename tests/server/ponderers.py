"""Bots for tests of thinking elsewhere. The process they think in gives way to everybody: here is little to load."""

from __future__ import annotations

import os
import time
from typing import Any

from tablee.bots.players import Random


class Highest(Random):
    ponders = True

    def choose(self, view: Any, moves: list[int]) -> int:
        return max(moves)


class Stumbling(Highest):
    def choose(self, view: Any, moves: list[int]) -> int:
        raise IndexError("no idea")


class Dreaming(Highest):
    def choose(self, view: Any, moves: list[int]) -> int:
        time.sleep(1.0)
        return max(moves)


class WhereAmI(Highest):
    def choose(self, view: Any, moves: list[int]) -> int:
        return os.getpid()


class Lowest(Random):
    def choose(self, view: Any, moves: list[int]) -> int:
        return min(moves)
