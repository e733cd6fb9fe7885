"""A moi ! in words: a move, the steps to it, the table."""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.words import Msg, Noun, Person, msg
from tablee.games.a_moi import state as moves
from tablee.games.a_moi.views import View
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import COLOUR_SPECIAL, NONE


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move == moves.SLAP:
        return msg("a_moi-move-slap")
    if move == moves.TURN:
        return msg("a_moi-time-turn", seat=Person(view.dealer))
    return msg("a_moi-time-over")


def path(view: View, move: int) -> list[Msg]:
    """There is only one thing to do."""
    return [describe(view, move)]


def lines(view: View) -> list[Msg]:
    """The table, read from the open card to one's own specials."""
    if view.card == NONE:
        said = [msg("a_moi-table-no-card", pile=view.pile)]
    else:
        said = [msg("a_moi-table-open", card=nouns.card(view.card), pile=view.pile)]
    said.append(msg("a_moi-table-dice", card=nouns.card(view.dice), seat=Person(view.dealer)))
    if view.pot:
        said.append(msg("a_moi-table-pot", count=len(view.pot)))
    if view.lost:
        said.append(msg("a_moi-table-lost", count=len(view.lost)))
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            said.append(msg("a_moi-table-seat", seat=Person(seat), count=size))
            said += [msg("a_moi-table-special", seat=Person(seat), card=card) for card in specials(view, seat)]
    if view.seat is not None:
        said += own_lines(view, view.seat)
    return said


def own_lines(view: View, seat: int) -> list[Msg]:
    said = [msg("a_moi-locked")] if (view.locked >> seat) & 1 else []
    said.append(msg("a_moi-table-own-count", count=view.sizes[seat]))
    return said + [msg("a_moi-table-own-special", card=card) for card in specials(view, seat)]


def specials(view: View, seat: int) -> list[Noun]:
    return [nouns.card(COLOUR_SPECIAL + special) for special, owner in enumerate(view.owners) if owner == seat]


def clock(running: Clock) -> Msg:
    """The one clock that is seen: until the card is taken away."""
    return msg("a_moi-clock-card")


def far(view: View) -> Msg:
    """Cards that were won."""
    return msg("house-far-won", count=sum(view.sizes))
