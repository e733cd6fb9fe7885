"""What the variants of a place are made from: its themes, and chance that is the same on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tablee.core.draws import CommittedDraw

Said = tuple[str, str]  # French, English
T = TypeVar("T")


class Chance:
    """Chance for one of a place's variants. `text` is what all of them have in common."""

    def __init__(self, text: str, index: int) -> None:
        self.text = text
        self.index = index
        self.draw = drawn_from(f"{text}/{index}")

    def below(self, n: int) -> int:
        return self.draw.below(n)

    def between(self, low: int, high: int) -> int:
        """A whole number, both ends within."""
        return low + self.draw.below(high - low + 1)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.draw.below(len(items))]

    def turn(self, kind: str, items: Sequence[T], ahead: int = 0) -> T:
        """Each variant has the next one of the items, in an order that chance has made: so they differ."""
        return shuffled(f"{self.text}/{kind}", items)[(self.index + ahead) % len(items)]

    def few(self, kind: str, items: Sequence[T], count: int = 2) -> T:
        """One of only so many: the variants of a place have that in common, and places of other worlds do not."""
        some = shuffled(f"{self.text}/{kind}", items)[:count]
        return some[drawn_from(f"{self.text}/{kind}/{self.index}").below(count)]


def drawn_from(text: str) -> CommittedDraw:
    return CommittedDraw(hashlib.sha256(text.encode()).digest())


def shuffled(text: str, items: Sequence[T]) -> list[T]:
    order = list(range(len(items)))
    drawn_from(text).shuffle(order)
    return [items[i] for i in order]


@dataclass(frozen=True)
class Theme:
    """One of the things that a place can be: the bakery, the lighthouse."""

    name: Said
    draw: Callable[[Chance], str]
