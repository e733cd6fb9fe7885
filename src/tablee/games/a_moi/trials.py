"""Twelve cards of A moi !, of which some are not mine: then keeping still is right."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.races import TRIALS, Trials
from tablee.games.a_moi import events, rules
from tablee.games.a_moi.state import TURN, State, may_win


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    """The card of the dice is not among them: the dice are not rolled again, whoever takes what."""
    state = rules.deal(seats, first, options, draw)
    state.every_win = False
    state.pile = [card for card in state.pile if card != state.dice][:TRIALS]
    return state


def is_right(state: State, seat: int, moves: list[int]) -> bool:
    return may_win(state.card, state.dice, state.owners, seat) == bool(moves)


TWELVE = Trials(deal, TURN, is_right)
