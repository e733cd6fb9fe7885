"""Which pictures can be composed, and from which numbers."""

from __future__ import annotations

from typing import Final

WORLDS: Final = ("market", "beach")
KINDS: Final = ("market", "market_hard", "beach", "beach_hard")  # worlds, easy and hard
COMPOSER: Final = 1  # the version: whatever alters a composed picture raises it
SEEDS: Final = 9999  # numbers of pictures
