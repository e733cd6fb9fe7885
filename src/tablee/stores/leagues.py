"""What a server asks of its store for evenings of the same people, whichever store it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from tablee.matches.figures import MatchResult


class Member(Struct, frozen=True):
    person: str
    said_yes: bool  # or was only asked


class League(Struct, frozen=True):
    """People who play several evenings, and what."""

    id: str
    name: str
    games: list[str]  # none: all of them
    people: list[Member]
    evenings: list[int]  # days of the house


class Leagues(Protocol):
    """Evenings of the same people. Whoever is neither asked nor a member sees nothing of a league."""

    async def make(self, id: str, name: str, games: Collection[str], people: Collection[Member]) -> None: ...

    async def of(self, person: str) -> list[League]:
        """Those of this person, and those they are asked to; the newest first."""

    async def find(self, id: str, person: str) -> League | None:
        """One of these."""

    async def ask(self, id: str, people: Collection[Member]) -> None:
        """Asks people; whoever is there already stays as they are."""

    async def say_yes(self, id: str, person: str) -> bool:
        """Whoever was asked; False, if they were not."""

    async def leave(self, id: str, person: str) -> bool:
        """Their line goes, and those of others on their device; the last one takes the league along."""

    async def add_evening(self, id: str, day: int, records: Collection[str]) -> None:
        """Matches of one day, by the ids of their records; a match counts once in a league."""

    async def drop_evening(self, id: str, day: int) -> bool: ...

    async def matches(self, id: str) -> dict[int, list[MatchResult]]:
        """Of each evening, as long as their records are kept."""
