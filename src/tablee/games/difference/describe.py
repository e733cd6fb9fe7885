"""DIFFERENCE in words: a move, the steps to it, the table.

The pictures are read out whole, part by part and always in the same order, so that whoever listens has to find the two
statements that differ, as whoever looks has to find the two spots.
"""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.scenes import CLOCK_OF_VOTE
from tablee.core.words import Msg, Noun, Person, msg
from tablee.games.difference import pictures
from tablee.games.difference import state as moves
from tablee.games.difference.events import part, picture, spot
from tablee.games.difference.state import ADVANCED, BESIDE, IN_PART, MADE, MISS, NONE, PARTS, SIDE, cell_name
from tablee.games.difference.views import View


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move < moves.MARK:
        return msg("difference-move-aim", cell=cell_name(move), count=len(neighbours(view, move)))
    if move == moves.mark(MISS):
        return msg("difference-move-miss")
    if move < moves.BURY:
        return msg("difference-move-mark", spot=spot_of(view, move - moves.MARK))
    if move == moves.BURY:
        return msg("difference-move-bury")
    if move == moves.GO_ON:
        return msg("vote-on")
    if move == moves.ENOUGH:
        return msg("vote-enough")
    if move == moves.VOTE_OVER:
        return msg("vote-time-over")
    if move >= moves.FLIP:
        return msg("difference-time-flip", seat=Person(move - moves.FLIP))
    if move >= moves.HINT:
        return msg("difference-time-hint", seat=Person(move - moves.HINT))
    return msg("difference-time-unlock", seat=Person(move - moves.UNLOCK))


def path(view: View, move: int) -> list[Msg]:
    """The steps that lead to a move in a menu: a row, then a cell; a part of the picture, then a spot."""
    if move < moves.MARK:
        return [msg("difference-step-row", row=move // SIDE + 1), describe(view, move)]
    if move < moves.mark(MISS):
        number = moves.part(view.picture, move - moves.MARK)
        return [msg("difference-step-part", part=part(number)), describe(view, move)]
    return [describe(view, move)]


def lines(view: View) -> list[Msg]:
    """The table, read from the piles over the reference to one's own card."""
    said = [msg("difference-table-picture", picture=picture(view.picture))]
    for seat in range(len(view.sizes)):
        said += own_pile(view, seat) if seat == view.seat else other_pile(view, seat)
    said += layout(view) if view.variant == ADVANCED else [msg("difference-table-reference")]
    said += whole_card(view, view.laid[-1])
    if view.card != NONE:
        said += [msg("difference-table-own"), *whole_card(view, view.card)]
    return said + hints(view) + begun(view)


def own_pile(view: View, seat: int) -> list[Msg]:
    said = [msg("difference-table-mine", count=view.sizes[seat])]
    if (view.locked >> seat) & 1:
        said.append(msg("difference-table-my-lock"))
    if (view.flipping >> seat) & 1:
        said.append(msg("difference-table-my-flip"))
    return said


def other_pile(view: View, seat: int) -> list[Msg]:
    said = [msg("difference-table-seat", seat=Person(seat), count=view.sizes[seat])]
    if (view.locked >> seat) & 1:
        said.append(msg("difference-table-locked", seat=Person(seat)))
    if (view.flipping >> seat) & 1:
        said.append(msg("difference-table-flipping", seat=Person(seat)))
    return said


def layout(view: View) -> list[Msg]:
    """The cards laid in the advanced game. What sets the older ones apart is no secret: right claims beside them have
    shown it."""
    placed = list(zip(view.cells, view.laid, strict=True))
    said = [
        msg("difference-table-laid", cell=cell_name(cell), spot=feature(view, card, True)) for cell, card in placed[:-1]
    ]
    return [*said, msg("difference-table-newest", cell=cell_name(view.cells[-1]))]


def whole_card(view: View, card: int) -> list[Msg]:
    """A card as 25 statements, five a line; `changed` is which of the five is altered, 0 if none."""
    said: list[Msg] = []
    for number in range(PARTS):
        first = number * IN_PART
        one, two, three, four, five = (feature(view, first + i, first + i == card) for i in range(IN_PART))
        changed = card - first + 1 if 0 <= card - first < IN_PART else 0
        title = part(moves.part(view.picture, first))
        said.append(
            msg(
                "difference-table-part",
                part=title,
                changed=changed,
                one=one,
                two=two,
                three=three,
                four=four,
                five=five,
            )
        )
    return said


def hints(view: View) -> list[Msg]:
    said: list[Msg] = []
    if view.hint:
        said.append(msg("difference-table-hint", part=hinted_part(view)))
    if len(view.hint) > 1:
        one, other = spot_of(view, view.hint[1]), spot_of(view, view.hint[2])
        said.append(msg("difference-table-small-hint", one=one, other=other))
    return said


def begun(view: View) -> list[Msg]:
    """One's own claim, as far as it is made, and what it is about next."""
    said: list[Msg] = []
    if view.aim != NONE:
        near = neighbours(view, view.aim)
        cells = ", ".join(cell_name(cell) for cell in near)
        said.append(msg("difference-table-aim", cell=cell_name(view.aim), cells=cells))
        if not view.distinct:
            said.append(msg("difference-table-next", cell=cell_name(near[len(view.marks) // 2])))
    said += [msg("difference-table-mark", spot=spot_of(view, region)) for region in view.marks]
    return said


def neighbours(view: View, cell: int) -> list[int]:
    """The cells around one that have a card, in the order in which they are compared."""
    return [near for near in BESIDE[cell] if near in view.cells]


def spot_of(view: View, region: int) -> Noun:
    return spot(moves.spot(view.picture, region))


def feature(view: View, region: int, is_altered: bool) -> Noun:
    """A feature as it is on a card. Of a composed picture nobody is told how else it could be."""
    if view.picture >= MADE:
        return pictures.statement(view.picture, region, is_altered)
    return spot_of(view, region)


def hinted_part(view: View) -> Noun:
    """The part in which one's own card is altered."""
    return pictures.PART_NOUNS[view.hint[0]] if view.picture >= MADE else part(view.hint[0])


def clock(running: Clock) -> Msg:
    """What a clock decides: a hint, the next card of somebody, when they may claim again, the end of a trial, or the
    vote."""
    if running.move == moves.VOTE_OVER:
        return CLOCK_OF_VOTE
    if running.move >= moves.FLIP:
        return msg("difference-clock-card", by=Person(running.seat))
    if running.move >= moves.HINT:
        return msg("difference-clock-hint")
    if running.move == moves.BURY:
        return msg("difference-clock-trial")
    return msg("difference-clock-locked", by=Person(running.seat))


def far(view: View) -> Msg:
    """Cards that lie in the middle."""
    return msg("house-far-laid", count=len(view.laid))
