"""Chance as a parameter: a fast seeded draw for the lab, a committed one that anybody can check (COM-2).

Both are labelled by ply: what is drawn at a ply depends on the seed and the ply alone, not on what was drawn before.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int to Python; compiled, a number of the processor's

WORD: Final = 0xFFFFFFFF


class Draw(Protocol):
    """A source of chance. Rules draw; only the match says which ply it is."""

    def at(self, ply: int) -> None: ...
    def below(self, n: int) -> int: ...
    def shuffle(self, items: list[int]) -> None: ...


class FastDraw:
    """Seeded and quick: a 32-bit xorshift, restarted at every ply from a hash of seed and ply."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"tablee-fast-1|%d" % seed).digest()
        self.key = int.from_bytes(digest[:4], "big")
        self.salt = int.from_bytes(digest[4:8], "big")
        self.ply = 0
        self.word = 0  # 0 = not started at this ply

    def at(self, ply: int) -> None:
        self.ply = ply
        self.word = 0

    def start(self) -> int:
        """A hash of seed and ply, by shifts and sums: mypyc's products are quick only below thirty bits."""
        word = (self.key + self.ply * 0x27D4EB2D) & WORD
        word = ~word + (word << 15) & WORD
        word ^= word >> 12
        word = (word + (word << 2)) & WORD
        word ^= word >> 4
        word = (word + (word << 3) + (word << 11)) & WORD
        return (word ^ (word >> 16) ^ self.salt) or 1

    def below(self, n: int) -> int:
        """A number in range(n). n is small, so that the bias of n / 2**32 is nothing."""
        word = self.word or self.start()
        word ^= (word << 13) & WORD
        word ^= word >> 17
        word ^= (word << 5) & WORD
        self.word = word
        return word % n

    def shuffle(self, items: list[int]) -> None:
        word: i64 = self.word or self.start()  # below(), written out: the deal is a good part of a short match
        i: i64
        for i in range(len(items) - 1, 0, -1):
            word ^= (word & 0x7FFFF) << 13  # cut before the shift, not after it: shorter numbers
            word ^= word >> 17
            word ^= (word & 0x7FFFFFF) << 5
            j = word % (i + 1)
            items[i], items[j] = items[j], items[i]
        self.word = word


class CommittedDraw:
    """HMAC streams under a key that was committed to before the deal: rejection sampling, Fisher-Yates."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.ply = 0
        self.counter = 0
        self.words: list[int] = []

    def at(self, ply: int) -> None:
        self.ply = ply
        self.counter = 0
        self.words = []

    def below(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if not self.words:
                block = hmac.digest(self.key, b"ply:%d|%d" % (self.ply, self.counter), "sha256")
                self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
                self.counter += 1
            word = self.words.pop()
            if word < limit:
                return word % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def commitment(table: str, match: int, secret: bytes) -> str:
    """What is published before anybody adds anything: it binds the secret and tells nothing of it."""
    return hashlib.sha256(b"tablee-commit-1|%s|%d|" % (table.encode(), match) + secret).hexdigest()


def committed_key(table: str, match: int, secret: bytes, mixes: list[bytes]) -> bytes:
    """The key of all draws: the server's secret stirred with 32 bytes from each seat that cared to add some."""
    label = b"tablee-key-1|%s|%d|%d|" % (table.encode(), match, len(mixes))
    return hmac.digest(secret, label + b"".join([mix or bytes(32) for mix in mixes]), "sha256")
