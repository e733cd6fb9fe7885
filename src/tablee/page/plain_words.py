"""Words without Fluent. The page says its sentences itself; Python needs the names of guests alone, which the build has
said ahead. A sentence that only a programmer would read is its key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.core import words


class PlainMessage(NamedTuple):
    value: str
    attributes: dict[str, str]


class PlainBundle:
    """As much of a Fluent bundle as `Words` asks for."""

    def __init__(self, said: Mapping[str, str]) -> None:
        self.said = said

    def has_message(self, key: str) -> bool:
        return True

    def get_message(self, key: str) -> PlainMessage:
        return PlainMessage(self.said.get(key, key), {})

    def format_pattern(self, pattern: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        return pattern, []


def use(said: Mapping[str, Mapping[str, str]]) -> None:
    """From now on all words are these, by language."""
    for language, sentences in said.items():
        words.BUNDLES[language] = PlainBundle(sentences)
