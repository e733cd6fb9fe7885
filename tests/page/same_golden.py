"""The golden playthroughs as hashes, the same in CPython and in the page's Python, which says no sentences: what was
told is compared as messages, and everything else with the very files."""

from __future__ import annotations

import hashlib
import json

from tablee.core.words import Msg, Words
from tests.harness import KEYS, encode
from tests.make_golden import playthrough, variants

TOLD = " " * 9  # before what somebody was told; before a move there is its time


def hashes() -> str:
    """As JSON, by name: of all of it, and of all but what was told."""
    found: dict[str, list[str]] = {}
    before = Words.say
    Words.say = message  # type: ignore[method-assign, assignment]
    try:
        for key in KEYS:
            for name, options in variants(key).items():
                text = playthrough(key, options)
                found[name] = [hashed(text), hashed(untold(text))]
    finally:
        Words.say = before  # type: ignore[method-assign]
    return json.dumps(found)


def message(self: Words, what: Msg) -> str:
    return encode(what).decode()


def untold(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith(TOLD))


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
