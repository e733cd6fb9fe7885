"""Twelve cards to find in Trouve. Each leaves the table when its roll is over, found or not."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.races import TRIALS, Trials
from tablee.games.smileys.pack import BASE_CARDS, NONE
from tablee.games.trouve import events, rules
from tablee.games.trouve.state import ROLL, State, touch

LYING = 30  # of the pack: the others stay in the box


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    state = rules.deal(seats, first, options, draw)
    cards = list(range(BASE_CARDS))
    draw.shuffle(cards)
    for card in cards[LYING:]:
        state.lies_at[card] = NONE
    state.has_trials = True
    state.wanted = cards[:TRIALS]
    return state


def is_right(state: State, seat: int, moves: list[int]) -> bool:
    return moves == [touch(state.card)]


TWELVE = Trials(deal, ROLL, is_right)
