"""Hints for DIFFERENCE: a sixth of both pictures in which one's own card is altered."""

from __future__ import annotations

from tablee.core.moves import Move
from tablee.core.scenes import VOTE_HINT, Area, Choice, Hint, Ring
from tablee.core.words import msg
from tablee.games.difference import pictures
from tablee.games.difference import state as moves
from tablee.games.difference.bot import Player
from tablee.games.difference.scene import CARD, LAID, ring
from tablee.games.difference.state import ADVANCED, NONE, spot
from tablee.games.difference.views import View

ACROSS, DOWN = 3, 2  # parts of a picture
HEIGHT = 0.75  # of a picture, in widths


def hint(bot: Player, view: View, legal: list[Move]) -> Hint | None:
    """While one may claim. Where the other card differs has to be found without help."""
    if moves.GO_ON in legal:
        return VOTE_HINT
    if legal == [moves.BURY]:
        return Hint(msg("difference-hint-bury"), [Choice(msg("difference-bar-bury"), None, ["bury"])], still=True)
    if not legal or view.card == NONE:
        return None
    if isinstance(bot.made, pictures.Composed | pictures.Photo):
        pictures.know(bot.made)  # in a process that has not heard of it
    part = sixth(ring(spot(view.picture, view.card)))
    zones = [CARD] if view.variant == ADVANCED else [CARD, LAID]
    return Hint(msg("difference-hint-look"), areas=[Area(zone, part) for zone in zones], still=True)


def sixth(shown: Ring) -> Ring:
    """The part of the picture in which the middle of a region lies."""
    w, h = 1 / ACROSS, HEIGHT / DOWN
    column = min(ACROSS - 1, max(0, int(shown.x / w)))
    row = min(DOWN - 1, max(0, int(shown.y / h)))
    return Ring((column + 0.5) * w, (row + 0.5) * h, w, h)
