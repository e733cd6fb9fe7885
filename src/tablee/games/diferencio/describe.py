"""Diferencio in words: a move, the steps to it, the table."""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.scenes import CLOCK_OF_VOTE
from tablee.core.words import Msg, Noun, Person, msg
from tablee.games.diferencio import events
from tablee.games.diferencio import state as moves
from tablee.games.diferencio.state import GIVING, NONE, SEARCH, SLEEP, STUDY, is_in
from tablee.games.diferencio.views import View


def picture(view: View, card: int) -> Noun:
    return events.picture(moves.picture(view.side, card))


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move == moves.READY:
        return msg("diferencio-move-ready")
    if move < moves.DONE:
        card = move - moves.SWAP
        return msg("diferencio-move-swap", card=picture(view, card), number=moves.space_of(card) + 1)
    if move == moves.DONE:
        return msg("diferencio-move-done")
    if move < moves.NO_MORE:
        space = move - moves.POINT
        return msg("diferencio-move-point", card=picture(view, view.board[space]), number=space + 1)
    if move == moves.NO_MORE:
        return msg("diferencio-move-no-more" if view.second else "diferencio-move-give-up")
    if move == moves.BACK_IN:
        return msg("diferencio-move-back-in")
    if move < moves.GO_ON:
        return msg("diferencio-move-give", card=picture(view, move - moves.GIVE))
    if move == moves.GO_ON:
        return msg("vote-on")
    if move == moves.ENOUGH:
        return msg("vote-enough")
    return time_says(view, move)


def time_says(view: View, move: int) -> Msg:
    if move == moves.STUDY_OVER:
        return msg("diferencio-time-study")
    if move == moves.WAKE:
        return msg("diferencio-time-wake")
    if move == moves.SWAP_LATE:
        return msg("diferencio-time-swap", seat=Person(view.architect))
    if move == moves.SEARCH_OVER:
        return msg("diferencio-time-search")
    if move == moves.VOTE_OVER:
        return msg("vote-time-over")
    return msg("diferencio-time-give", seat=Person(move - moves.GIVE_LATE))


def path(view: View, move: int) -> list[Msg]:
    """Never more than ten moves at once: one step leads to each."""
    return [describe(view, move)]


def lines(view: View) -> list[Msg]:
    """The board, the souls round it, one's own hand; to those who sleep, nothing but that."""
    if not view.board:
        return [asleep(view)]
    said = [what_is_on(view), msg("diferencio-table-pile", count=view.pile)]
    said += [space_line(view, space) for space in range(moves.SPACES)]
    said += [seat_line(view, seat) for seat in range(len(view.sizes))]
    said += [
        msg("diferencio-table-card", card=picture(view, card), number=moves.space_of(card) + 1) for card in view.hand
    ]
    return said


def asleep(view: View) -> Msg:
    architect = Person(view.architect)
    if view.seat is None or view.places[view.seat]:
        return msg("diferencio-table-night", seat=architect)
    return msg("diferencio-table-asleep", seat=architect)


def what_is_on(view: View) -> Msg:
    architect = Person(view.architect)
    mine = view.seat == view.architect
    number = 2 if view.second else 1
    if view.finished:
        return msg("diferencio-table-over")
    if view.vote:
        return msg("vote-asked")  # the next architect is not known yet
    if view.phase == STUDY:
        return msg("diferencio-table-study-you" if mine else "diferencio-table-study", seat=architect, number=number)
    if view.phase == SLEEP:
        return msg("diferencio-table-work", number=number)
    if view.phase == GIVING:
        return msg("diferencio-table-giving")
    return msg("diferencio-table-search-you" if mine else "diferencio-table-search", seat=architect, number=number)


def space_line(view: View, space: int) -> Msg:
    """A numbered space with what everybody knows of it, or what the architect does."""
    card = picture(view, view.board[space])
    number = space + 1
    if view.removed[space] != NONE:
        return msg("diferencio-space-changed", number=number, card=card, old=picture(view, view.removed[space]))
    if is_in(view.unchanged, space) and view.phase in (SEARCH, GIVING):
        return msg("diferencio-space-unchanged", number=number, card=card)
    return msg("diferencio-space", number=number, card=card)


def seat_line(view: View, seat: int) -> Msg:
    """A soul's points, and where it stands in the search."""
    who, points, me = Person(seat), len(view.won[seat]), seat == view.seat
    if is_in(view.owing, seat):
        return msg("diferencio-seat-owes-you" if me else "diferencio-seat-owes", seat=who, count=points)
    if view.phase == SEARCH and is_in(view.wrong, seat):
        return msg("diferencio-seat-wrong-you" if me else "diferencio-seat-wrong", seat=who, count=points)
    if view.phase == SEARCH and is_in(view.resting, seat):
        return msg("diferencio-seat-resting-you" if me else "diferencio-seat-resting", seat=who, count=points)
    return msg("diferencio-seat-you" if me else "diferencio-seat", seat=who, count=points)


def clock(running: Clock) -> Msg:
    """What a clock decides: how long one looks, sleeps and searches, a late swap, a card that is owed, or the vote."""
    named = NAMED_CLOCKS.get(running.move)
    if named is not None:
        return named
    if running.move == moves.SWAP_LATE:
        return msg("diferencio-clock-swap", by=Person(running.seat))
    return msg("diferencio-clock-give", by=Person(running.seat))


NAMED_CLOCKS = {
    moves.VOTE_OVER: CLOCK_OF_VOTE,
    moves.STUDY_OVER: msg("diferencio-clock-study"),
    moves.WAKE: msg("diferencio-clock-sleep"),
    moves.SEARCH_OVER: msg("diferencio-clock-search"),
}


def far(view: View) -> Msg:
    """Which night it is."""
    return msg("house-far-night", night=max(1, view.nights))
