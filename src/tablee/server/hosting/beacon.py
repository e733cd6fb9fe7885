"""A public beacon: a number that nobody knew before its time, and everybody can know afterwards (drand quicknet).

Two relays must say the same. That they do not lie together is all that is checked: the signature itself is not.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

if TYPE_CHECKING:
    import httpx

CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
GENESIS, PERIOD = 1_692_803_367, 3  # seconds
PATIENCE = 10.0  # seconds for a relay to answer
LONGEST = 4096  # bytes of an answer

Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,256}\Z")]


class Round(Struct, frozen=True):
    """What a relay says."""

    round: int
    randomness: Hex
    signature: Hex


class NoBeacon(OSError):
    """The relays could not be asked, or do not agree; why, for the log."""


def drawn_at(day: str) -> float:
    """When everybody can know the number of a day, in seconds since 1970."""
    return GENESIS + round_of(day) * PERIOD + PATIENCE


def round_of(day: str) -> int:
    """The first round of a day, by UTC."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()
    return (int(midnight) - GENESIS) // PERIOD + 1


async def beacon_of(day: str, relays: Sequence[str], patience: float = PATIENCE) -> bytes:
    """What the beacon said at the beginning of a day, as two relays tell it that agree."""
    if len(relays) < 2:
        raise NoBeacon("two relays are needed")
    import httpx  # asked once a day, by few servers: no start waits for it

    async with httpx.AsyncClient(timeout=patience, follow_redirects=False, trust_env=False) as http:
        asked = [said_by(http, relay, round_of(day), patience) for relay in relays]
        answers = await asyncio.gather(*asked, return_exceptions=True)
    told = [each for each in answers if isinstance(each, bytes)]
    if len(set(told)) > 1:
        raise NoBeacon("the relays do not agree")
    if len(told) < 2:
        raise NoBeacon(next(f"{type(each).__name__}: {each}" for each in answers if isinstance(each, BaseException)))
    return told[0]


async def said_by(http: httpx.AsyncClient, relay: str, number: int, patience: float) -> bytes:
    """The randomness of a round, which must be the hash of its signature."""
    data = b""
    async with asyncio.timeout(patience), http.stream("GET", f"{relay}/{CHAIN}/public/{number}") as answer:
        answer.raise_for_status()
        async for part in answer.aiter_bytes():
            data += part
            if len(data) > LONGEST:
                raise NoBeacon("an answer that is too long")
    said = msgspec.json.decode(data, type=Round)
    randomness = hashlib.sha256(bytes.fromhex(said.signature)).digest()
    if said.round != number or randomness.hex() != said.randomness:
        raise NoBeacon("an answer that is no answer: another round, or not the hash of its signature")
    return randomness
