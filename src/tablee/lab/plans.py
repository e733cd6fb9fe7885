"""What is to be played, and what came of it: plain data that travels to any process and any machine."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.lab.players import make_player
from tablee.matches.replay import new

MOST_PER_CHUNK = 200
CHUNKS_PER_WORKER = 32  # enough that all cores are busy to the end


class Plan(Struct, frozen=True):
    """Matches at one kind of table, as many as one likes: number 41 is the same one whoever plays it, and when.

    The bots are seated in turn, `plain,random` at four seats as plain, random, plain, random. Mirrored, every deal is
    played twice: by 2n as it is and by 2n + 1 with the bots moved on by one seat.
    """

    key: str
    seats: int
    seed: int = 0
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ("plain",)
    mirrored: bool = False

    def deal(self, number: int) -> int:
        """The seed of a match: give it to `tablee.new` and the same cards are dealt."""
        return hashed(self.seed, number // 2 if self.mirrored else number, "deal")

    def match(self, number: int) -> Match:
        """The match as it is dealt."""
        return new(self.key, self.seats, self.deal(number), **self.options)

    def sitting(self, number: int) -> list[str]:
        """Who sits where, by seat."""
        shift = number % 2 if self.mirrored else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(self.seats)]

    def draws(self, number: int) -> list[FastDraw]:
        """The bots' own chance, by seat, and last the runner's."""
        deal = self.deal(number)
        return [FastDraw(hashed(deal, seat, "bot")) for seat in range(self.seats + 1)]

    def check(self) -> None:
        """All that can be wrong with a plan is found before anything is played."""
        match = self.match(0)
        for seat, name in enumerate(self.sitting(0)):
            make_player(name, match.game, seat, FastDraw(0))


def hashed(seed: int, number: int, what: str) -> int:
    """A seed from a seed: numbers beside each other have nothing in common."""
    digest = hashlib.sha256(b"tablee-lab-1|%s|%d|%d" % (what.encode(), seed, number)).digest()
    return int.from_bytes(digest[:6], "big")


class Chunk(Struct, frozen=True):
    """Some matches of a plan: what one worker plays at a time."""

    plan: Plan
    start: int
    stop: int


def chunks(plan: Plan, games: int, workers: int) -> Iterator[Chunk]:
    """All matches of a plan, in order. How they are cut changes nothing of what comes out."""
    size = max(1, min(MOST_PER_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    for start in range(0, games, size):
        yield Chunk(plan, start, min(games, start + size))


class Outcome(Struct, frozen=True):
    """What came of one match."""

    number: int
    deal: int  # the seed it was dealt with
    first: int  # the seat that began
    places: list[int]  # by seat, 1 is first; all 0 when it was broken off
    points: list[int]
    plies: int
    moves: int  # messages of players: what a person would call a move
    ms: int  # on the table's own clock, with bots that think for about a second
    lead_changes: int | None  # None where a game does not show who is ahead
    fired: dict[str, int]  # events by name
    dead_end: str  # why it stopped with nobody at the goal; empty for nearly all

    @property
    def shares(self) -> list[float]:
        """The victory by seat; shared where it was."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


WriteOutcome = Callable[[Plan, Outcome], None]  # is given every outcome, in order
