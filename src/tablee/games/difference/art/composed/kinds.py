"""Which pictures can be composed, and from which numbers."""

from __future__ import annotations

from typing import Final

WORLDS: Final = ("market", "beach", "village", "station")
KINDS: Final = tuple(f"{world}{level}" for world in WORLDS for level in ("", "_hard"))
COMPOSER: Final = 2  # the version: whatever alters a composed picture raises it
SEEDS: Final = 9999  # numbers of pictures
