"""Bots of the lab's tests, as somebody might write them: named `tests.lab.bots:First`."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from tablee import FastDraw

MARK = "TABLEE_TEST_KILL"  # names a file: while it is there, a worker may be killed, once


class First:
    """Always the first move there is, and never in a race."""

    def __init__(self, seat: int, draw: FastDraw) -> None:
        self.seat, self.draw = seat, draw

    def hear(self, event: Any) -> None:
        pass

    def choose(self, view: Any, moves: list[int]) -> int:
        return moves[0]

    def answer(self, view: Any, moves: list[int]) -> tuple[int, list[int]] | None:
        return None


class Fragile(First):
    """Plays like First, but in the middle of things one worker that it sits in is killed, as by `kill -9`."""

    def choose(self, view: Any, moves: list[int]) -> int:
        mark = os.environ.get(MARK)
        if mark and self.draw.key % 20 == 0 and Path(mark).exists():
            Path(mark).unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, moves)


class Counted(First):
    """Leaves a mark for every match it sits down to."""

    def __init__(self, seat: int, draw: FastDraw) -> None:
        super().__init__(seat, draw)
        with Path(os.environ[MARK]).open("a") as marks:
            marks.write("x")


class Doomed(First):
    """No worker survives it."""

    def choose(self, view: Any, moves: list[int]) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return moves[0]


class Cheat(First):
    """Plays what the rules refuse."""

    def choose(self, view: Any, moves: list[int]) -> int:
        return -7
