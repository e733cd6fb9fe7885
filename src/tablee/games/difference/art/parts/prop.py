"""A prop: something drawn round its foot (0, 0), and its features, which are what a card can alter."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from tablee.core.draws import CommittedDraw

Said = tuple[str, str]  # French, English
Altered = frozenset[str]  # the keys of the features that are altered
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Feature:
    """Something that can be altered: what it is called, and how it is told before and after."""

    key: str
    name: Said
    base: Said
    altered: Said


@dataclass(slots=True)
class Prop:
    key: str
    draw: Callable[[Altered], str]
    features: list[Feature] = field(default_factory=list)
    reach: tuple[int, int, int, int] = (-130, -240, 130, 30)  # left, top, right, bottom of all it ever paints
    soft: bool = False  # what stands before it may hide its features: they are not chosen then
    sided: bool = False  # its words say left or right: it is never mirrored


class Chance:
    """Chance from a text: the same on every machine. Variants come again only when all of their kind have come."""

    def __init__(self, text: str) -> None:
        self.draw = CommittedDraw(hashlib.sha256(text.encode()).digest())
        self.bags: dict[str, list[str]] = {}

    def below(self, n: int) -> int:
        return self.draw.below(n)

    def between(self, low: int, high: int) -> int:
        """A whole number, both ends within."""
        return low + self.draw.below(high - low + 1)

    def percent(self, share: int) -> bool:
        return self.draw.below(100) < share

    def choice(self, items: Sequence[T]) -> T:
        return items[self.draw.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Some of them, each once, in any order."""
        order = list(range(len(items)))
        self.draw.shuffle(order)
        return [items[i] for i in order[:count]]

    def pair(self, kind: str, items: Sequence[str]) -> list[str]:
        """Two different variants: how something is, and how it is when it is altered."""
        one = self.next(kind, items, "")
        return [one, self.next(kind, items, one)]

    def next(self, kind: str, items: Sequence[str], other_than: str = "") -> str:
        bag = self.bags.setdefault(kind, [])
        wanted = [item for item in items if item != other_than]
        if not any(item in wanted for item in bag):
            bag += [item for item in self.sample(items, len(items)) if item not in bag]
        found = next(item for item in bag if item in wanted)
        bag.remove(found)
        return found
