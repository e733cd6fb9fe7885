"""Dominos in words: a move, the steps to it, the table."""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.scenes import CLOCK_OF_VOTE, clock_of_turn
from tablee.core.words import Msg, Noun, Person, msg, noun
from tablee.games.dominos import state as moves
from tablee.games.dominos.state import beside, is_linked_twice, placed_card, placed_cell, placed_side, where
from tablee.games.dominos.views import View
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import BASE_CARDS, COLOURS, NONE, SMILEY_SPECIAL, base, colour_of


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move < moves.EXCHANGE:
        return describe_placement(view, move)
    if move < moves.DISCARD:
        cell = move - moves.EXCHANGE
        return msg("dominos-move-exchange", card=nouns.card(cell), joker=nouns.card(view.grid[cell]))
    if move < moves.DRAW:
        return msg("dominos-move-discard", card=nouns.card(move - moves.DISCARD + BASE_CARDS))
    if move == moves.DRAW:
        return msg("dominos-move-draw")
    if move == moves.PASS:
        return msg("dominos-move-pass")
    if move == moves.GO_ON:
        return msg("vote-on")
    if move == moves.ENOUGH:
        return msg("vote-enough")
    if move == moves.LATE:
        return msg("dominos-time-late", seat=Person(view.turn))
    return msg("vote-time-over")


def describe_placement(view: View, move: int) -> Msg:
    card, cell = placed_card(move), placed_cell(move)
    spot = where(view.columns, cell, placed_side(move))
    if card == cell:
        return msg("dominos-move-place", card=nouns.card(card), where=spot, again=again(view, move))
    return msg("dominos-move-joker", card=nouns.card(card), cell=nouns.card(cell), where=spot, again=again(view, move))


def again(view: View, move: int) -> str:
    """Does this placement bring another turn? Only cells between the lines there are can touch two cards."""
    if placed_side(move) != moves.INSIDE:
        return "no"
    return "yes" if is_linked_twice(beside(view.columns, view.rows, placed_cell(move)) & view.filled) else "no"


def path(view: View, move: int) -> list[Msg]:
    """The steps that lead to a move in a menu: a card, what a joker stands for, the side of a new line."""
    if move >= moves.EXCHANGE:
        return [describe(view, move)]
    card, cell, side = placed_card(move), placed_cell(move), placed_side(move)
    if card == cell and side == moves.INSIDE:
        return [describe(view, move)]
    steps = [msg("dominos-step-card", card=nouns.card(card))]
    if card != cell:
        steps.append(msg("dominos-step-cell", cell=nouns.card(cell), again=again(view, move)))
    if side != moves.INSIDE:
        steps.append(msg("dominos-step-side", where=where(view.columns, cell, side)))
    return steps


def lines(view: View) -> list[Msg]:
    """The table: how it began, the grid row by row, the others, one's own hand."""
    said = [
        msg("dominos-table-opening", seat=Person(view.opener), card=nouns.card(view.rolls[-1]), rolls=len(view.rolls)),
        msg("dominos-table-pile", pile=view.pile, discard=len(view.discard)),
        msg("dominos-table-columns", **places([column(colour) for colour in view.columns])),
    ]
    if not view.vote and not view.finished:
        said.insert(0, turn(view))
    for smiley in view.rows:
        cells = [cell(view.grid[base(colour, smiley)], colour) for colour in view.columns]
        said.append(msg("dominos-table-row", smiley=nouns.smiley(smiley), **places(cells)))
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            said.append(msg("dominos-table-seat", seat=Person(seat), count=size, jokers=view.known[seat].bit_count()))
    said += [msg("dominos-table-card", card=nouns.card(card)) for card in view.hand]
    return said


def turn(view: View) -> Msg:
    if view.turn == view.seat:
        return msg("dominos-table-your-turn")
    return msg("dominos-table-turn", seat=Person(view.turn))


def places(cells: list[Noun]) -> dict[str, Noun]:
    """A line of the grid as the six arguments of its message."""
    six = cells + [noun("dominos-cell-none")] * (COLOURS - len(cells))
    return dict(zip(("one", "two", "three", "four", "five", "six"), six, strict=True))


def column(colour: int) -> Noun:
    return noun("dominos-cell-base", colour=nouns.COLOUR_NAMES[colour])


def cell(card: int, colour: int) -> Noun:
    """What lies where this colour's column crosses a row; of a joker it says which of the two kinds it is."""
    if card == NONE:
        return noun("dominos-cell-free")
    if card < BASE_CARDS:
        return noun("dominos-cell-base", colour=nouns.COLOUR_NAMES[colour_of(card)])
    if card < SMILEY_SPECIAL:
        return noun("dominos-cell-colour-joker", colour=nouns.COLOUR_NAMES[colour])
    return noun("dominos-cell-smiley-joker", colour=nouns.COLOUR_NAMES[colour])


def clock(running: Clock) -> Msg:
    """What a clock decides: a turn, or the vote."""
    return clock_of_turn(running.seat) if running.move == moves.LATE else CLOCK_OF_VOTE


def far(view: View) -> Msg:
    """Cells of the grid that are taken."""
    return msg("house-far-laid", count=view.filled.bit_count())
