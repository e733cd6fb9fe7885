"""The other workers of a house, each with tables of its own: what they tell each other, and ask.

Nothing here is the truth, which is in the store that all of them share.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from msgspec import Struct


class News(Struct, frozen=True, array_like=True, tag=True):
    """Anything that all others are told."""


class Joined(News, frozen=True):
    """A worker has begun, perhaps anew: whoever has something to tell says it again."""


class Listed(News, frozen=True):
    """The public tables of a worker."""

    worker: int
    lines: list[Any]


class Changed(News, frozen=True):
    """Somebody has another name or fewer devices, or was forgotten: look them up again."""

    person: str


class TurnsChanged(News, frozen=True):
    """Other tables than before may wait for these people."""

    people: list[str]


class DoorsMoved(News, frozen=True):
    """Whoever runs the house lets new tables be opened, or not."""

    open: bool


class Spent(News, frozen=True):
    """Somebody has done something that is counted for the whole house."""

    limit: str
    whose: str


AnyNews = Joined | Listed | Changed | TurnsChanged | DoorsMoved | Spent
NEWS: msgspec.msgpack.Decoder[AnyNews] = msgspec.msgpack.Decoder(AnyNews)

FIGURES, TABLES, HALLS, CONDITION = "figures", "tables", "halls", "condition"  # what can be asked


class Colleagues(Protocol):
    """How one of them reaches the others."""

    index: int
    count: int  # of all, oneself included

    def tell(self, news: AnyNews) -> None: ...

    async def ask(self, what: str) -> list[bytes]:
        """The answers of all others who answer in time."""


class Alone:
    """A house of one process."""

    index, count = 0, 1

    def tell(self, news: AnyNews) -> None:
        """There is nobody else."""

    async def ask(self, what: str) -> list[bytes]:
        return []
