"""Trouve in words: a move, the steps to it, the table."""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.scenes import CLOCK_OF_VOTE
from tablee.core.words import Msg, Person, msg, noun
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import (
    ANGRY,
    COLOURS,
    LOVE,
    NONE,
    SAD,
    SMILE,
    SMILEYS,
    SURPRISED,
    WINK,
    base,
    colour_of,
    smiley_of,
)
from tablee.games.trouve import state as moves
from tablee.games.trouve.state import NAMING, SEARCHING, target
from tablee.games.trouve.views import View, has_trials


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move < moves.KNOW:
        return msg("trouve-move-touch", card=nouns.card(moves.touched_card(move)))
    if move == moves.KNOW:
        return msg("trouve-move-know")
    if move < moves.GO_ON:
        seat = moves.named_seat(move)
        return msg("trouve-move-mine") if seat == view.seat else msg("trouve-move-name", seat=Person(seat))
    if move == moves.GO_ON:
        return msg("vote-on")
    if move == moves.ENOUGH:
        return msg("vote-enough")
    if move == moves.ROLL:
        return msg("trouve-time-roll")
    if move == moves.ROLL_OVER:
        return msg("trouve-time-over")
    if move == moves.NAME_LATE:
        return msg("trouve-time-late", seat=Person(view.namer))
    return msg("vote-time-over")


def path(view: View, move: int) -> list[Msg]:
    """The steps that lead to a move in a menu: a card's colour, then its smiley."""
    if move < moves.KNOW:
        card = moves.touched_card(move)
        return [
            msg("trouve-step-colour", colour=nouns.colour(colour_of(card))),
            msg("trouve-step-smiley", smiley=nouns.smiley(smiley_of(card))),
        ]
    return [describe(view, move)]


def lines(view: View) -> list[Msg]:
    """The table: its cards by colour, what everybody has, what the dice ask; one's own lot last."""
    said = [row(view, colour) for colour in range(COLOURS) if lying(view, colour)]
    if not said:
        said = [msg("trouve-table-empty")]
    for seat in range(len(view.counts)):
        if seat != view.seat:
            said += lot(view, seat)
    if view.vote:
        said.append(msg("vote-asked"))
    elif not view.finished:
        said += dice(view)
    return said + (lot(view, view.seat) if view.seat is not None else [])


def lying(view: View, colour: int) -> list[int]:
    """The smileys of this colour that lie on the table."""
    return [smiley for smiley in range(SMILEYS) if view.lies_at[base(colour, smiley)] != NONE]


def row(view: View, colour: int) -> Msg:
    """All the cards of one colour: six places, each filled or left out."""
    cards = [noun("trouve-gone")] * SMILEYS
    there = lying(view, colour)
    for smiley in there:
        face = nouns.SMILEY_NAMES[smiley]
        cards[smiley] = noun("trouve-first" if smiley == there[0] else "trouve-next", smiley=face)
    return msg(
        "trouve-table-row",
        colour=nouns.colour(colour),
        smile=cards[SMILE],
        angry=cards[ANGRY],
        wink=cards[WINK],
        sad=cards[SAD],
        surprised=cards[SURPRISED],
        love=cards[LOVE],
    )


def lot(view: View, seat: int) -> list[Msg]:
    """What somebody has won, owes, and whether they still take part in this roll."""
    own = seat == view.seat
    count, owed, goal = view.counts[seat], view.debts[seat], target(len(view.counts), has_trials(view))
    who = Person(seat)
    said = [
        msg("trouve-table-own", count=count, target=goal)
        if own
        else msg("trouve-table-seat", seat=who, count=count, target=goal)
    ]
    if owed:
        said.append(msg("trouve-table-own-debt", count=owed) if own else msg("trouve-table-debt", seat=who, count=owed))
    if own and view.phase == SEARCHING and (view.locked >> seat) & 1:
        said.append(msg("trouve-locked"))
    return said


def dice(view: View) -> list[Msg]:
    """What the dice ask, and of whom."""
    if view.phase == SEARCHING:
        return [msg("trouve-table-dice", card=nouns.card(view.card))]
    if view.phase == NAMING:
        asked = (
            msg("trouve-table-you-know")
            if view.namer == view.seat
            else msg("trouve-somebody-knows", seat=Person(view.namer))
        )
        return [msg("trouve-table-dice", card=nouns.card(view.card)), asked]
    return [msg("trouve-table-roller", seat=Person(view.roller))]


def clock(running: Clock) -> Msg:
    """What a clock decides: the next roll, the end of this one, who is named, or the vote."""
    if running.move == moves.VOTE_OVER:
        return CLOCK_OF_VOTE
    if running.move == moves.NAME_LATE:
        return msg("trouve-clock-name", by=Person(running.seat))
    return msg("trouve-clock-roll") if running.move == moves.ROLL else msg("trouve-clock-search")


def far(view: View) -> Msg:
    """Cards that were won."""
    return msg("house-far-won", count=sum(view.counts))
