"""What is copied from one store to another, and what a store must offer for that."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from tablee.stores.base import RUN, BadStore

BATCH = 200  # lines at a time: some are long


# What is copied, column by column. Owners of tables, and tokens, end with the nodes that run; a probe is nothing.
COLUMNS = {
    "tables": ("number", "id", "code", "opened_at", "closed_at", "seen_at"),
    "journal": ("table_id", "seq", "row"),
    "people": ("id", "name", "animal", "seen_at", "keeps_sums"),
    "records": ("number", "id", "table_id", "match_number", "game", "kept_at", "record", "length", "best", "counts"),
    "claims": ("device", "record", "person"),
    "players": ("record", "seat", "person", "name", "bot", "animal", "place", "points", "reaction", "cards"),
    "links": ("hash", "record", "person", "made_at", "ends_at", "seen"),
    "chat": ("number", "table_id", "person", "line"),
    "house": ("name", "value"),
    "slow_tables": ("table_id", "host", "since", "wake_at", "told"),
    "sitting": ("table_id", "seat", "device", "person", "robot", "turn"),
    "devices": ("id", "person", "kind", "seen_at", "gone_at"),
    "spare_keys": ("person", "hash"),
    "days": ("day", "source", "secret", "commitment", "beacon"),
    "runs": tuple(RUN.split(", ")),
    "sums": ("person", "game", "seats", "day", "matches", "won", "chance", "timed", "reaction"),
    "deeds": ("person", "deed"),
    "leagues": ("number", "id", "name", "games"),
    "league_people": ("league", "person", "said_yes"),
    "evenings": ("league", "record", "day"),
    "moments": ("record", "seat", "told"),
    "halls": ("number", "id", "code", "opened_at", "seen_at"),
    "hall_rows": ("hall", "seq", "row"),
    "pushes": ("device", "endpoint", "p256dh", "auth", "zone", "quiet", "muted"),
}


Line = Sequence[Any]


class BadCopy(BadStore):
    """Two stores between which nothing can be copied, and why."""


class Side(Protocol):
    """A store that is copied from, or to."""

    async def count(self, name: str) -> int: ...
    def batches(self, name: str) -> AsyncIterator[list[Line]]: ...
    async def put(self, name: str, lines: list[Line]) -> None: ...


def from_clause(name: str) -> str:
    """A table of the store, without what is not copied."""
    return f"{name} WHERE name <> 'probe'" if name == "house" else name


def select_all(name: str) -> str:
    return f"SELECT {', '.join(COLUMNS[name])} FROM {from_clause(name)}"
