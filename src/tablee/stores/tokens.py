"""Tickets and links that are good once, where any node may be asked to redeem them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from tablee.server.hosting.identities import Once, OnceOnly
from tablee.stores.base import Store

T = TypeVar("T")


@runtime_checkable
class KeepsTokens(Protocol):
    """A store that several nodes share."""

    async def give_token(self, kind: str, what: bytes, seconds: float) -> str: ...
    async def take_token(self, kind: str, token: str) -> bytes | None: ...


class KeptOnce(Generic[T]):
    """Tokens in the store."""

    def __init__(self, store: KeepsTokens, kind: str, type: type[T], seconds: float) -> None:
        self.store = store
        self.kind = kind
        self.type = type
        self.seconds = seconds

    async def give(self, what: T) -> str:
        return await self.store.give_token(self.kind, msgspec.json.encode(what), self.seconds)

    async def take(self, token: str) -> T | None:
        found = await self.store.take_token(self.kind, token)
        return None if found is None else msgspec.json.decode(found, type=self.type)


def tokens(store: Store, kind: str, type: type[T], seconds: float, now: Callable[[], float]) -> Once[T]:
    """In the store, if others use it too; else in memory."""
    return KeptOnce(store, kind, type, seconds) if isinstance(store, KeepsTokens) else OnceOnly(seconds, now)
