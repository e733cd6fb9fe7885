"""Players by name: the built-in ones, and anybody's own as `module:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tablee.bots.players import player
from tablee.core.draws import Draw
from tablee.core.game import AnyGame, Bot, MakeBot


class BadPlayer(ValueError):
    """A name that no player answers to."""


def make_player(name: str, game: AnyGame, seat: int, draw: Draw) -> Bot:
    """A player for a seat."""
    if ":" in name:
        return load_player(name)(seat, draw)
    return player(name, game, seat, draw)


def load_player(name: str) -> MakeBot:
    """Somebody's own bot, made like `Bot(seat, draw)`: see docs/bots.md."""
    module, _, attribute = name.partition(":")
    try:
        return cast(MakeBot, getattr(import_module(module), attribute))
    except (ImportError, AttributeError, ValueError) as error:
        raise BadPlayer(f"no player {name!r}: {error}") from error
