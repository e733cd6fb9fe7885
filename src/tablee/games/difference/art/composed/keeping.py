"""Composed pictures by their number, and what is kept of each: its cards, where they are altered, and their words.

The same number is the same picture for ever, as long as COMPOSER is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from tablee.games.difference.art.composed.beach import beach, large_beach
from tablee.games.difference.art.composed.choosing import chosen
from tablee.games.difference.art.composed.kinds import COMPOSER, KINDS
from tablee.games.difference.art.composed.market import market
from tablee.games.difference.art.composed.measuring import Change, region
from tablee.games.difference.art.composed.picture import Composed
from tablee.games.difference.art.composed.station import station
from tablee.games.difference.art.composed.village import village
from tablee.games.difference.art.parts.prop import Chance
from tablee.games.difference.regions import Region

DRAWERS: dict[str, Callable[[str, Chance], Composed]] = {
    "market": market,
    "beach": large_beach,
    "beach_hard": beach,
    "village": village,
    "station": station,
}
LEAST = {"easy": 0.15, "hard": 0.06}  # per cent of a picture that a card changes
TRIES = 40  # drafts for one number, until one has 25 fair features
DRAWN, REMEMBERED = 8, 64  # pictures that can be drawn at once, and those of which one knows what was kept


class Spot(Struct, frozen=True):
    """A card's alteration: where it is, how large and how strong it is, and its words in French and English."""

    key: str
    region: Region
    share: float
    grey: float
    name: tuple[str, str]
    base: tuple[str, str]
    altered: tuple[str, str]


class Kept(Struct, frozen=True):
    """What is known of a picture without drawing it."""

    draft: int
    spots: list[Spot]


class NoPicture(ValueError):
    """A number for which no draft has enough fair features."""


def world_of(kind: str) -> tuple[str, str]:
    """The world and the level of a kind: `market_hard` is hard."""
    assert kind in KINDS
    world, _, level = kind.partition("_")
    return world, level or "easy"


def draft(kind: str, number: int, attempt: int) -> Composed:
    """A picture of which nothing has been measured."""
    drawer = DRAWERS.get(kind) or DRAWERS[world_of(kind)[0]]
    return drawer(name_of(kind, number), Chance(f"{COMPOSER}/{kind}/{number}/{attempt}"))


def name_of(kind: str, number: int) -> str:
    return f"{kind}-{number:04}"


@lru_cache(DRAWN)
def composed(kind: str, number: int) -> tuple[Composed, Kept]:
    """The first draft with enough fair features, and what is kept of it."""
    _, level = world_of(kind)
    for attempt in range(TRIES):
        picture = draft(kind, number, attempt)
        chance = Chance(f"{COMPOSER}/{kind}/{number}/{attempt}/cards")
        cards = chosen(picture, LEAST[level], level == "hard", chance)
        if cards is not None:
            picture.cards = tuple(card.key for card in cards)
            return picture, Kept(attempt, [kept_spot(picture, card) for card in cards])
    raise NoPicture(f"{name_of(kind, number)}: none of {TRIES} drafts has 25 fair features")


@lru_cache(REMEMBERED)
def kept(kind: str, number: int) -> Kept:
    """What is known of a picture without drawing it."""
    return composed(kind, number)[1]


def picture(kind: str, number: int) -> Composed:
    """The picture itself, with its 25 cards."""
    return composed(kind, number)[0]


def kept_spot(picture: Composed, card: Change) -> Spot:
    told = picture.features[card.key]
    share, grey = round(card.share, 3), round(card.grey, 1)
    return Spot(card.key, region(card), share, grey, told.name, told.base, told.altered)
