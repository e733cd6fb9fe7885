"""What only the garbage collector finds. It stops every table while it looks, so it looks where there is something."""

from __future__ import annotations

import gc

from tablee.core.registry import games

SELDOM = (5_000, 20, 1_000)  # of what Python counts: by itself it looks through the youngest only
MANY = 10_000  # new objects: those of some hundred tables


def leave_alone_what_stays() -> None:
    """Games, words and code stay for as long as the server runs: a search for garbage that walked through them too
    would stop every table for a tenth of a second. What garbage they left is a quarter of a megabyte."""
    games()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


class Garbage:
    """Tables and sockets refer to themselves: those that were there for a while stay in memory when they go, until
    everything is looked through. That takes the longer the more is played, so it has to be worth it; to count is
    quick. `make bench-soak` shows what is left."""

    def __init__(self) -> None:
        self.left = 0  # objects, by the last search

    def look(self) -> None:
        if count() > self.left + max(MANY, self.left // 4):
            gc.collect()
            self.left = count()


def count() -> int:
    """Of what is not left alone; also the youngest, for by itself Python comes to most of them too seldom."""
    return len(gc.get_objects())
