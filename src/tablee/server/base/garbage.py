"""What only the garbage collector finds. It stops every table while it looks, so it looks where there is something."""

from __future__ import annotations

import gc

from tablee.core.registry import games

SELDOM = (5_000, 20, 1_000)  # of what Python counts: a search through everything by itself finds next to nothing
FEW = 50  # tables that are gone, of 70 kB each, for which nobody looks


def leave_alone_what_stays() -> None:
    """Games, words and code stay for as long as the server runs: a search for garbage that walked through them too
    would stop every table for a tenth of a second. What garbage they left is a quarter of a megabyte."""
    games()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


class GoneTables:
    """A table and its parts know each other, so that one that has left the memory is still in it."""

    def __init__(self) -> None:
        self.count = 0  # since the last search

    def add(self) -> None:
        self.count += 1

    def collect(self, here: int) -> None:
        """A search takes 0.15 ms for each table that is here: it has to be worth it."""
        if self.count > max(FEW, here // 4):
            self.count = 0
            gc.collect()
