"""How many files and connections the system lets this process have open, and what is kept back of them."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import NamedTuple

try:
    import resource
except ImportError:  # Windows: there is no such limit
    resource = None  # type: ignore[assignment]

FILES = 64  # for the store, pictures and helpers; an eighth, where there are few
FEW = 512
UNKNOWN = 64  # open at the start, where the system does not tell
SEATED, LEAVING = 256, 512  # kept back at most; a quarter of what there is, where there are few


class Places(NamedTuple):
    """Connections that there may be at once: anybody's, then of those at tables, then of who is told to come later."""

    ordinary: int
    seated: int
    all: int

    @property
    def leaving(self) -> int:
        return self.all - self.seated


def raise_limit(wanted: int) -> None:
    """Most systems give a process a thousand descriptors, and more to whoever asks."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # then there are as many as there are
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def places(wanted: int) -> Places:
    """As many connections as are wanted, or as the system has room for."""
    if resource is None:
        return divided(wanted)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return divided(wanted)
    return divided(min(wanted, soft - open_now() - min(FILES, soft // 8)))


def divided(most: int) -> Places:
    most = max(most, 8)
    seated = most - min(LEAVING, most // 4)
    return Places(seated - min(SEATED, most // 4), seated, most)


def open_now() -> int:
    for folder in ("/proc/self/fd", "/dev/fd"):
        with suppress(OSError):
            return len(os.listdir(folder))
    return UNKNOWN
