"""La dernière in words: a move, the steps to it, the table."""

from __future__ import annotations

from functools import cache

from tablee.core.clocks import Clock
from tablee.core.scenes import CLOCK_OF_VOTE, clock_of_turn
from tablee.core.words import Msg, Person, msg
from tablee.games.derniere import state as moves
from tablee.games.derniere.state import ANYTHING
from tablee.games.derniere.views import View
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import NONE


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move < moves.JOKER:
        return msg("derniere-move-play", card=nouns.card(move))
    if move < moves.DRAW:
        card, colour = moves.joker_card(move), moves.joker_colour(move)
        return msg("derniere-move-joker", card=nouns.card(card), colour=nouns.colour(colour))
    if move == moves.DRAW:
        return msg("derniere-move-take", count=view.debt) if view.debt else msg("derniere-move-draw")
    if move == moves.PASS:
        return msg("derniere-move-pass")
    if move == moves.ANNOUNCE:
        return msg("derniere-move-announce")
    if move < moves.GO_ON:
        return msg("derniere-move-catch", whom=Person(move - moves.CATCH))
    if move == moves.GO_ON:
        return msg("vote-on")
    if move == moves.ENOUGH:
        return msg("vote-enough")
    if move == moves.LATE:
        return msg("derniere-time-late", seat=Person(view.turn))
    if move == moves.VOTE_OVER:
        return msg("vote-time-over")
    return msg("derniere-time-grace", seat=Person(move - moves.GRACE))


def path(view: View, move: int) -> list[Msg]:
    """The steps that lead to a move in a menu: a joker, then its colour."""
    if moves.JOKER <= move < moves.DRAW:
        card, colour = moves.joker_card(move), moves.joker_colour(move)
        return [
            msg("derniere-move-play", card=nouns.card(card)),
            msg("derniere-step-colour", colour=nouns.colour(colour)),
        ]
    return [describe(view, move)]


def lines(view: View) -> list[Msg]:
    """The table, read from the middle to one's own hand."""
    said = [msg("derniere-table-top", card=nouns.card(view.discard[-1]), pile=view.pile), follow(view)]
    if not view.vote and not view.finished:
        said.append(turn(view))
    if view.debt:
        said.append(msg("derniere-table-debt", seat=Person(view.turn), count=view.debt))
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            said.append(msg("derniere-table-seat", seat=Person(seat), count=size))
    said += [msg("derniere-table-card", card=nouns.card(card)) for card in view.hand]
    return said


def turn(view: View) -> Msg:
    """Which way play goes, and whose turn it is."""
    left = "yes" if view.direction == 1 else "no"
    if view.turn == view.seat:
        return msg("derniere-table-your-turn", left=left)
    return msg("derniere-table-turn", left=left, seat=Person(view.turn))


def follow(view: View) -> Msg:
    """What has to be followed."""
    return to_follow(view.colour, view.smiley)


@cache
def to_follow(colour: int, smiley: int) -> Msg:
    if colour == ANYTHING:
        return msg("derniere-follow-anything")
    if colour == NONE:
        return msg("derniere-follow-smiley", smiley=nouns.smiley(smiley))
    if smiley == NONE:
        return msg("derniere-follow-colour", colour=nouns.colour(colour))
    return msg("derniere-follow-both", colour=nouns.colour(colour), smiley=nouns.smiley(smiley))


def clock(running: Clock) -> Msg:
    """What a clock decides: a turn, the vote, or when somebody who did not say it can be caught."""
    if running.move == moves.LATE:
        return clock_of_turn(running.seat)
    if running.move == moves.VOTE_OVER:
        return CLOCK_OF_VOTE
    return msg("derniere-clock-grace", by=Person(running.seat))


def far(view: View) -> Msg:
    """Cards on the pile that is laid."""
    return msg("house-far-laid", count=len(view.discard))
