"""What a server asks of its store for somebody's figures, whichever store it is."""

from __future__ import annotations

from typing import Protocol

from tablee.matches.figures import MatchResult, Sum


class Figures(Protocol):
    """How matches ended and what their key moments were, sums that outlive them for those who wish it, and what
    somebody has done."""

    async def results(self, person: str, limit: int) -> list[MatchResult]:
        """The matches of this person that count, newest first: not those with hints."""

    async def keeps_sums(self, person: str) -> bool:
        """Do their sums stay when records go by age?"""

    async def keep_sums(self, person: str, is_wished: bool) -> None:
        """From now on, or no more: then those that were kept go."""

    async def sums(self, person: str) -> list[Sum]:
        """Of matches whose records have gone."""

    async def note_deed(self, person: str, deed: str) -> None:
        """They have done it, at some time."""

    async def deeds(self, person: str) -> list[str]: ...

    async def moments(self, record: str, seat: int) -> bytes | None:
        """The key moments of a match for a seat, if they were ever thought of."""

    async def keep_moments(self, record: str, seat: int, told: bytes) -> None:
        """They go with the record; of a record that has gone nothing is kept."""
