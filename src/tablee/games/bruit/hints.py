"""Hints for Faites du bruit !: one's own card only."""

from __future__ import annotations

from tablee.core.moves import Move
from tablee.core.scenes import Choice, Hint, label
from tablee.core.words import msg
from tablee.games.bruit.bot import Player
from tablee.games.bruit.views import View
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import NONE, colour_of, smiley_of


def hint(bot: Player, view: View, legal: list[Move]) -> Hint | None:
    """What to watch for; the next card closes it."""
    if view.seat is None or view.finished:
        return None
    card = view.tops[view.seat]
    if card == NONE:
        return Hint(msg("bruit-hint-dice"))
    watched = msg("bruit-hint-watch", colour=nouns.colour(colour_of(card)), smiley=nouns.smiley(smiley_of(card)))
    return Hint(watched, [Choice(label(nouns.card(card)), None, [pieces.key(card)], face=pieces.FACES[card].face)])
