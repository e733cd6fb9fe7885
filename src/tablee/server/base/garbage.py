"""What only the garbage collector finds. It stops every table while it looks, so it looks where there is something."""

from __future__ import annotations

import gc

from tablee.core.registry import games

SELDOM = (5_000, 20, 1_000)  # of what Python counts: by itself it looks through the youngest only
OLD = 2  # the generation of what has outlived two searches
MANY = 10_000  # objects that have grown old: the garbage of some sixty tables, 4 MB


def leave_alone_what_stays() -> None:
    """Games, words and code stay for as long as the server runs: a search for garbage that walked through them too
    would stop every table for a tenth of a second. What garbage they left is a quarter of a megabyte."""
    games()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


class Garbage:
    """Tables and sockets refer to themselves: of those that were there for a while, 70 and 20 kB stay when they go,
    until everything is looked through. That takes 0.15 ms for each table that is played at, so it has to be worth
    it. To count is quick."""

    def __init__(self) -> None:
        self.left = 0  # objects, by the last search

    def look(self) -> None:
        if count_old() > self.left + max(MANY, self.left // 4):
            gc.collect()
            self.left = count_old()


def count_old() -> int:
    return len(gc.get_objects(OLD))
