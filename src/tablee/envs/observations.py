"""How a game's views become numbers: its `observation`, at a table of so many."""

from __future__ import annotations

from tablee.core.game import AnyGame
from tablee.kit.observation import Layout


class NoLayout(ValueError):
    """A game whose view nobody has written down as fields."""


def layout(game: AnyGame, seats: int) -> Layout:
    if game.observation is None:
        raise NoLayout(f"{game.key} has no observation: its Game needs an observation=Part('package.module:layout')")
    made = game.observation.load()(seats)
    assert isinstance(made, Layout)
    return made
