"""Tickets and links that are good once: in memory, or in the store where any node may be asked to redeem them."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from tablee.stores.base import Store

REMEMBERED = 20_000  # tickets or links that are out at a time

T = TypeVar("T")


class Once(Protocol[T]):
    """Random tokens that are good once and not for long. Only their hashes are kept."""

    async def give(self, what: T) -> str: ...

    async def take(self, token: str) -> T | None:
        """What the token stands for, the first time and in time."""


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


@dataclass(frozen=True, slots=True)
class Held(Generic[T]):
    what: T
    ends: float


class OnceOnly(Generic[T]):
    """Tokens of one process, in its memory."""

    def __init__(self, seconds: float, now: Callable[[], float], most: int = REMEMBERED) -> None:
        self.seconds = seconds
        self.now = now
        self.most = most
        self.held: OrderedDict[bytes, Held[T]] = OrderedDict()

    async def give(self, what: T) -> str:
        self.sweep()
        token = secrets.token_urlsafe(24)
        self.held[hashed(token)] = Held(what, self.now() + self.seconds)
        while len(self.held) > self.most:
            self.held.popitem(last=False)
        return token

    async def take(self, token: str) -> T | None:
        held = self.held.pop(hashed(token), None)
        return held.what if held is not None and self.now() < held.ends else None

    def sweep(self) -> None:
        """All are good equally long, so that the oldest end first."""
        while self.held and next(iter(self.held.values())).ends <= self.now():
            self.held.popitem(last=False)


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
