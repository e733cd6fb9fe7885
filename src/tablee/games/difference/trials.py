"""Twelve cards of DIFFERENCE beside one reference, which nothing covers: so everybody compares the same pictures."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.races import TRIALS, Trials
from tablee.games.difference import events, rules
from tablee.games.difference.state import BASE, FREE_RETRY, MADE, MARK, PICTURES, TRIAL_SEAT, State, flip

OTHERS = 6  # cards that the robot keeps: who has found more than half of theirs has fewer left


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    """The first card is turned up after a moment, as all the others are."""
    state = rules.deal(seats, first, options, draw)
    state.trial = True
    of_the_box = draw.below(len(PICTURES))
    if state.picture < MADE:
        state.picture = of_the_box
    state.variant, state.wrong = BASE, FREE_RETRY
    state.hints = state.play_on = False
    state.flipping = 1 << TRIAL_SEAT
    for seat, pile in enumerate(state.piles):
        kept = TRIALS if seat == TRIAL_SEAT else OTHERS
        state.aside += pile[kept:]
        del pile[kept:]
    return state


def is_right(state: State, seat: int, moves: list[int]) -> bool:
    marks = [move - MARK for move in moves]
    return len(marks) == 2 and rules.is_right(state.laid[-1:], state.piles[seat][-1], marks)


TWELVE = Trials(deal, flip(TRIAL_SEAT), is_right)
