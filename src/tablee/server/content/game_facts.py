"""What stands on the boxes: for how many a game is, from which age, how long it takes."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tablee.core.game import Evening
from tablee.core.registry import evenings, games, seats_of


class GameFacts(Struct, frozen=True):
    """What stands on a game's box."""

    key: str
    seats: tuple[int, int]
    age: int  # from so many years; 0: nobody said
    minutes: int  # about so long; 0: nobody said
    scores: bool = False  # its matches give points, which a series adds up
    evening: tuple[str, ...] = ()  # its games, if it is several


@cache
def all_facts() -> list[GameFacts]:
    """Every game, then those that are played one after the other."""
    found = []
    for key, game in games().items():
        guide = game.guide.load() if game.guide else None
        age, minutes = (guide.age, guide.minutes) if guide else (0, 0)
        found.append(GameFacts(key, (game.seats[0], game.seats[-1]), age, minutes, game.scores))
    return [*found, *map(evening_facts, evenings().values())]


def evening_facts(evening: Evening) -> GameFacts:
    seats = seats_of(evening)
    return GameFacts(evening.key, (seats[0], seats[-1]), evening.age, evening.minutes, evening=evening.games)
