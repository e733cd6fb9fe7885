"""Hints for Trouve: the row in which the named card lies, or that somebody has it."""

from __future__ import annotations

from tablee.bots.advice import bars_likely
from tablee.core.moves import Move
from tablee.core.scenes import VOTE_HINT, Choice, Hint, seat_key, who
from tablee.core.words import msg
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import NONE
from tablee.games.trouve import state as moves
from tablee.games.trouve.bot import Player
from tablee.games.trouve.scene import WIDTH
from tablee.games.trouve.state import NAMING, SEARCHING
from tablee.games.trouve.views import View


def hint(bot: Player, view: View, legal: list[Move]) -> Hint | None:
    """While one searches, and when one has to name somebody."""
    if moves.GO_ON in legal:
        return VOTE_HINT
    if view.phase == NAMING and view.namer == view.seat:
        return naming(bot, view)
    if view.phase != SEARCHING or moves.KNOW not in legal:
        return None
    spot = view.lies_at[view.card]
    if spot == NONE:
        seats = [seat_key(seat) for seat, place in enumerate(view.places) if not place]
        taken = Choice(msg("trouve-bar-know"), msg("trouve-hint-remember"), ["know", *seats])
        return Hint(msg("trouve-hint-taken"), [taken], still=True)
    row = spot // WIDTH  # of the spots: where a screen has more or fewer in a row, they go on in the next
    lying = sorted((where, card) for card, where in enumerate(view.lies_at) if where != NONE and where // WIDTH == row)
    keys = [pieces.key(card) for _, card in lying]
    return Hint(msg("trouve-hint-row"), [Choice(msg("trouve-hint-row-name"), None, keys)], still=True)


def naming(bot: Player, view: View) -> Hint:
    """Who had it last, as far as the best memory knows."""
    trace = bot.holders.traces.get(view.card)
    seat, likely = (trace.what, bot.holders.strength(view.card)) if trace is not None else bot.likeliest(view)
    found = Choice(who(seat), None, [seat_key(seat)], bars_likely(likely), move=moves.name(seat))
    return Hint(msg("trouve-hint-name", card=nouns.card(view.card)), [found], still=True)
