"""What stands on the boxes: for how many a game is, from which age, how long it takes."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tablee.core.registry import games
from tablee.matches.lessons import guide
from tablee.matches.series import EVENING, EVENING_GAMES

EVENING_AGE, EVENING_MINUTES = 5, 45


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
    """Every game, then the evening of all Smiley games."""
    found = []
    for key, game in games().items():
        known = guide(game)
        age, minutes = (known.age, known.minutes) if known else (0, 0)
        found.append(GameFacts(key, (game.seats[0], game.seats[-1]), age, minutes, game.scores))
    return [*found, GameFacts(EVENING, (2, 10), EVENING_AGE, EVENING_MINUTES, evening=EVENING_GAMES)]
