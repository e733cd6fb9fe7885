"""One-time tokens, for tickets and links: in memory, or in the store where any node may be asked to redeem them."""

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


class OneTimeTokens(Protocol[T]):
    """Random tokens that are good once and not for long. Only their hashes are stored."""

    async def issue(self, what: T) -> str: ...

    async def redeem(self, token: str) -> T | None:
        """What the token stands for, the first time and in time."""


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


@dataclass(frozen=True, slots=True)
class Issued(Generic[T]):
    """What a token stands for, and until when."""

    what: T
    ends: float


class MemoryTokens(Generic[T]):
    """Tokens of one process, in its memory."""

    def __init__(self, seconds: float, now: Callable[[], float], most: int = REMEMBERED) -> None:
        self.seconds = seconds
        self.now = now
        self.most = most
        self.issued: OrderedDict[bytes, Issued[T]] = OrderedDict()

    async def issue(self, what: T) -> str:
        self.sweep()
        token = secrets.token_urlsafe(24)
        self.issued[hashed(token)] = Issued(what, self.now() + self.seconds)
        while len(self.issued) > self.most:
            self.issued.popitem(last=False)
        return token

    async def redeem(self, token: str) -> T | None:
        issued = self.issued.pop(hashed(token), None)
        return issued.what if issued is not None and self.now() < issued.ends else None

    def sweep(self) -> None:
        """All are good equally long, so that the oldest end first."""
        while self.issued and next(iter(self.issued.values())).ends <= self.now():
            self.issued.popitem(last=False)


@runtime_checkable
class TokenStore(Protocol):
    """A store that several nodes share."""

    async def issue_token(self, kind: str, what: bytes, seconds: float) -> str: ...
    async def redeem_token(self, kind: str, token: str) -> bytes | None: ...


class StoredTokens(Generic[T]):
    """Tokens in the store."""

    def __init__(self, store: TokenStore, kind: str, type: type[T], seconds: float) -> None:
        self.store = store
        self.kind = kind
        self.type = type
        self.seconds = seconds

    async def issue(self, what: T) -> str:
        return await self.store.issue_token(self.kind, msgspec.json.encode(what), self.seconds)

    async def redeem(self, token: str) -> T | None:
        found = await self.store.redeem_token(self.kind, token)
        return None if found is None else msgspec.json.decode(found, type=self.type)


def tokens(store: Store, kind: str, type: type[T], seconds: float, now: Callable[[], float]) -> OneTimeTokens[T]:
    """In the store, if others use it too; else in memory."""
    return StoredTokens(store, kind, type, seconds) if isinstance(store, TokenStore) else MemoryTokens(seconds, now)
