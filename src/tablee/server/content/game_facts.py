"""What stands on the boxes: for how many a game is, from which age, how long it takes."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tablee.core.game import AnyGame, Evening
from tablee.core.lessons import Guide
from tablee.core.registry import evenings, game, games, seats_of


class GameFacts(Struct, frozen=True):
    """What stands on a game's box."""

    key: str
    seats: tuple[int, int]
    age: int  # from so many years; 0: nobody said
    minutes: int  # about so long; 0: nobody said
    scores: bool = False  # its matches give points, which a series adds up
    learns: bool = False  # there is a lesson
    how: bool = False  # it is told in pictures how it is played
    art: bool = True  # there are pictures; without any its pieces are words
    evening: tuple[str, ...] = ()  # its games, if it is several
    races: bool = False  # somebody may be first in it
    photos: bool = False  # people may bring photographs to it
    makes: bool = False  # a match may have a picture that was made for it


@cache
def all_facts() -> list[GameFacts]:
    """Every game, then those that are played one after the other."""
    return [*map(facts_of, games().values()), *map(evening_facts, evenings().values())]


def facts_of(game: AnyGame) -> GameFacts:
    guide = guide_of(game)
    return GameFacts(
        game.key,
        (game.seats[0], game.seats[-1]),
        guide.age,
        guide.minutes,
        game.scores,
        learns=guide.lesson is not None,
        how=bool(guide.how),
        art=game.art is not None,
        races=any(map(game.races, range(game.moves))),
        photos=game.photographs is not None,
        makes=game.making is not None,
    )


def guide_of(game: AnyGame) -> Guide:
    """Its guide; an empty one, if it has none."""
    return game.guide.load() if game.guide else Guide()


def evening_facts(evening: Evening) -> GameFacts:
    seats = seats_of(evening)
    races = any(facts_of(game(key)).races for key in evening.games)
    ends = (seats[0], seats[-1])
    return GameFacts(evening.key, ends, evening.age, evening.minutes, evening=evening.games, races=races)
