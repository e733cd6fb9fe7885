"""How nodes reach each other, as the protocol sees it: NATS in a server, made up in a test."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class Unreachable(Exception):
    """No answer in time: the other may have heard it, or not."""


class Nobody(Unreachable):
    """There is no such node, or none that listens."""


class Bus(Protocol):
    """What is sent may be lost, late or doubled."""

    @property
    def is_up(self) -> bool: ...  # False: nobody else can be reached at all
    async def request(self, node: str, data: bytes, seconds: float) -> bytes: ...
    def send(self, node: str, data: bytes) -> None: ...
    def tell_all(self, data: bytes) -> None: ...


class Ears(Protocol):
    """Who hears what the bus brings."""

    def asked(self, data: bytes, reply: Callable[[bytes], None]) -> None: ...
    def sent(self, data: bytes) -> None: ...
    def told(self, data: bytes) -> None: ...


Sleep = Callable[[float], Awaitable[None]]
