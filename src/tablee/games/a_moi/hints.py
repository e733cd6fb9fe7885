"""Hints for A moi !: one's own specials, before the card."""

from __future__ import annotations

from tablee.core.moves import Move
from tablee.core.scenes import Choice, Hint
from tablee.core.words import Noun, msg
from tablee.games.a_moi.bot import Player
from tablee.games.a_moi.scene import SPECIAL_PIECES, is_over
from tablee.games.a_moi.views import View
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import COLOURS, NONE

LETTERS = "abcdef"  # of what one wins; at tables of two that is six


def hint(bot: Player, view: View, legal: list[Move]) -> Hint | None:
    """Once a card lies there, it is a race."""
    if view.seat is None or view.card != NONE or is_over(view):
        return None
    own = [special for special, owner in enumerate(view.owners) if owner == view.seat]
    names: dict[str, Noun] = dict(zip(LETTERS, map(name, own), strict=False))
    keys = [SPECIAL_PIECES[special].key for special in own]
    return Hint(msg("a_moi-hint-yours", count=len(own), **names), [Choice(msg("a_moi-hint-specials"), None, keys)])


def name(special: int) -> Noun:
    """A colour or a smiley."""
    return nouns.colour(special) if special < COLOURS else nouns.smiley(special - COLOURS)
