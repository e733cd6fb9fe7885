"""Every face there is, by name: those of the games and those of the product itself."""

from __future__ import annotations

from functools import lru_cache

from tablee.core.art import Face, Style
from tablee.core.registry import games
from tablee.images import product


@lru_cache(maxsize=8)
def faces(style: Style) -> dict[str, Face]:
    """All faces in one style. Nothing is drawn yet: a face knows how."""
    found = {face.name: face for face in product.faces(style)}
    for game in games().values():
        if game.art is not None:
            art = game.art.load()
            found[f"boxes/{game.key}"] = product.box(game.key, art, style)
            found |= {face.name: face for face in art.faces(style)}
    return found


def packs(style: Style) -> dict[str, list[Face]]:
    """The faces by the first part of their names."""
    found: dict[str, list[Face]] = {}
    for name, face in faces(style).items():
        found.setdefault(name.partition("/")[0], []).append(face)
    return found
