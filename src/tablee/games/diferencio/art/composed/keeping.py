"""Composed worlds by their number, and what is kept of each: which variants its faces are, how far they are apart, and
their names.

The same number is the same world for ever, as long as COMPOSER is the same.
"""

from __future__ import annotations

from functools import lru_cache, partial

from msgspec import Struct

from tablee.games.diferencio.art.composed.choosing import Distances, farthest, nearest
from tablee.games.diferencio.art.composed.kinds import COMPOSER, KINDS
from tablee.games.diferencio.art.composed.measuring import Eye, colour_difference
from tablee.games.diferencio.art.composed.town import (
    balloons,
    barns,
    fairs,
    fountains,
    houses,
    mills,
    shops,
    towers,
    trees,
)
from tablee.games.diferencio.art.town.stage import DEFINITIONS, GROUNDS, scenery
from tablee.games.diferencio.art.variants import Chance, Said, Theme, shuffled
from tablee.games.diferencio.art.world import World
from tablee.games.diferencio.state import SPACES

PLACES: dict[str, tuple[tuple[Theme, ...], ...]] = {
    "town": tuple(each.THEMES for each in (towers, balloons, trees, shops, fountains, houses, fairs, mills, barns))
}
VARIANTS = 12  # of a place, from which six are kept
IN_USE = 8  # themes of a place that a world draws from: so worlds differ in them, too
LEAST = 4.2  # mean colour difference of any two faces; a little more than is asked of them
TRIES = 20  # drafts of a place, until six are far enough apart


class Place(Struct, frozen=True):
    """A place of a composed world: its draft, the variants that are its six faces, and what is known of those."""

    draft: int
    six: list[int]
    apart: Distances
    names: list[Said]


class NoWorld(ValueError):
    """A number for which no draft of a place has six faces that are far enough apart."""


def theme_of(kind: str, number: int, place: int, draft: int, variant: int) -> Theme:
    """The eight themes in turn; the second time each comes with other colours and guests."""
    themes = shuffled(f"{text_of(kind, number, place, draft)}/themes", PLACES[kind][place])[:IN_USE]
    return themes[(variant + 3 * (variant // IN_USE)) % IN_USE]


def text_of(kind: str, number: int, place: int, draft: int) -> str:
    assert kind in KINDS
    return f"{COMPOSER}/{kind}/{number}/{place}/{draft}"


def drawn(kind: str, number: int, place: int, draft: int, variant: int) -> str:
    """A variant, round the middle of its place's ground."""
    theme = theme_of(kind, number, place, draft, variant)
    return theme.draw(Chance(text_of(kind, number, place, draft), variant))


@lru_cache(16)
def kept(kind: str, number: int) -> list[Place]:
    """All nine places: of each the first draft in which six variants are far enough apart."""
    return [kept_place(kind, number, place) for place in range(SPACES)]


def kept_place(kind: str, number: int, place: int) -> Place:
    for draft in range(TRIES):
        apart = distances(world_of(kind, number, draft), place)
        names = [theme_of(kind, number, place, draft, variant).name for variant in range(VARIANTS)]
        six = farthest(apart, [name[0] for name in names])
        if six is not None and nearest(apart, six) >= LEAST:
            return Place(draft, list(six), [[apart[a][b] for b in six] for a in six], [names[i] for i in six])
    raise NoWorld(f"{kind} {number}: place {place + 1} has no six faces that are far enough apart")


def distances(world: World, place: int) -> Distances:
    """Between any two variants of a place."""
    eye = Eye()
    seen = [eye.see(world.face(place, face)) for face in range(len(world.faces[place]))]
    table = [[0.0] * len(seen) for _ in seen]
    for one in range(len(seen)):
        for other in range(one):
            table[one][other] = table[other][one] = colour_difference(seen[one], seen[other])
    return table


def world_of(kind: str, number: int, draft: int) -> World:
    """A draft: all variants of all places."""
    faces = tuple(
        tuple(partial(drawn, kind, number, place, draft, variant) for variant in range(VARIANTS))
        for place in range(SPACES)
    )
    return World(name_of(kind, number), DEFINITIONS, scenery, GROUNDS, faces)


def name_of(kind: str, number: int) -> str:
    return f"{kind}-{number:04}"


def composed(kind: str, number: int, picked: list[tuple[int, list[int]]]) -> World:
    """The world itself, from what was kept of it: of each place its draft and its six variants."""
    faces = tuple(
        tuple(partial(drawn, kind, number, place, draft, variant) for variant in six)
        for place, (draft, six) in enumerate(picked)
    )
    return World(name_of(kind, number), DEFINITIONS, scenery, GROUNDS, faces)


def world(kind: str, number: int) -> World:
    return composed(kind, number, [(place.draft, place.six) for place in kept(kind, number)])
