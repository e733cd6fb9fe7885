"""Every face there is, by name: those of the games and those of the product itself."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from tablee.core.art import Art, Deck, Face, Style
from tablee.core.registry import games
from tablee.drawing import lids
from tablee.drawing.palette import INK, mixed
from tablee.images import product


@lru_cache(maxsize=8)
def faces(style: Style) -> dict[str, Face]:
    """All faces in one style. Nothing is drawn yet: a face knows how."""
    found = {face.name: face for face in product.faces(style)}
    for game in games().values():
        art = game.art.load() if game.art is not None else plain_art(game.key)
        found[f"boxes/{game.key}"] = product.box(game.key, art, style)
        found |= {face.name: face for face in art.faces(style)}
    return found


@cache
def plain_art(key: str) -> Art:
    """For a game that has no pictures: a box like all others, and nothing else."""
    return Art(mixed(lids.plain_colour(key), INK, 0.35), no_faces, partial(lids.plain, key), no_decks)


def no_faces(style: Style) -> list[Face]:
    return []


def no_decks(style: Style) -> list[Deck]:
    return []


def packs(style: Style) -> dict[str, list[Face]]:
    """The faces by the first part of their names."""
    found: dict[str, list[Face]] = {}
    for name, face in faces(style).items():
        found.setdefault(name.partition("/")[0], []).append(face)
    return found
