"""Faites du bruit ! in words: a move, the steps to it, the table. Nothing here says which cards match."""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.words import Msg, Person, msg
from tablee.games.bruit import state as moves
from tablee.games.bruit.views import View
from tablee.games.smileys import nouns


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move == moves.DEAL:
        return msg("bruit-time-deal", seat=Person(view.receiver))
    if move == moves.LAST_OVER:
        return msg("bruit-time-last")
    if moves.called(move) == view.seat:
        return msg("bruit-move-own-name")
    return msg("bruit-move-name", whom=Person(moves.called(move)))


def path(view: View, move: int) -> list[Msg]:
    """One step: a name is tapped (BRU-13)."""
    return [describe(view, move)]


def lines(view: View) -> list[Msg]:
    """The table, read from the dice to one's own card."""
    said = [
        msg("bruit-table-dice", card=nouns.card(view.dice)),
        msg("bruit-table-pack", count=view.pack, seat=Person(view.receiver)),
    ]
    if view.won and view.pack:
        said.append(msg("bruit-table-won"))
    seats = len(view.sizes)
    mine = seats - 1 if view.seat is None else view.seat
    for step in range(1, seats + 1):
        seat = (mine + step) % seats
        said.append(own_line(view) if seat == view.seat else seat_line(view, seat))
    if view.seat is not None and (view.locked >> view.seat) & 1:
        said.append(msg("bruit-locked"))
    return said


def seat_line(view: View, seat: int) -> Msg:
    if not view.sizes[seat]:
        return msg("bruit-table-empty", seat=Person(seat))
    return msg(
        "bruit-table-newest" if shows_newest(view, seat) else "bruit-table-seat",
        seat=Person(seat),
        card=nouns.card(view.tops[seat]),
        count=view.sizes[seat],
    )


def own_line(view: View) -> Msg:
    seat = view.seat
    if seat is None or not view.sizes[seat]:
        return msg("bruit-table-yours-empty")
    return msg(
        "bruit-table-yours-newest" if shows_newest(view, seat) else "bruit-table-yours",
        card=nouns.card(view.tops[seat]),
        count=view.sizes[seat],
    )


def shows_newest(view: View, seat: int) -> bool:
    """Is this pile's top card the one just dealt, still to be called?"""
    return seat == view.newest and not view.won and not (view.landed >> seat) & 1


def clock(running: Clock) -> Msg:
    """What a clock decides: the next card, or the end after the last."""
    return msg("bruit-clock-card") if running.move == moves.DEAL else msg("bruit-clock-last")


def far(view: View) -> Msg:
    """Cards that lie before everybody."""
    return msg("house-far-laid", count=sum(view.sizes))
