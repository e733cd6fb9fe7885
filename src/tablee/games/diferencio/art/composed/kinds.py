"""Which worlds can be composed, and from which numbers."""

from __future__ import annotations

import hashlib
from typing import Final

KINDS: Final = ("town",)
COMPOSER: Final = 1  # the version: whatever alters a composed world raises it
SEEDS: Final = 9999  # numbers of worlds


def seed_from(word: str) -> int:
    """The number of a world from a word; a number that is one already stays what it is."""
    if word.isascii() and word.isdigit() and len(word) <= len(str(SEEDS)) and int(word):
        return int(word)
    return 1 + int.from_bytes(hashlib.sha256(word.encode()).digest()[:4], "big") % SEEDS
