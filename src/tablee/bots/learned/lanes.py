"""Many matches side by side: a net judges all their choices at once, which is what makes it quick."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tablee.bots.learned.features import Bytes, Features
from tablee.bots.learned.net import Floats, Net, table
from tablee.core.draws import Draw
from tablee.core.moves import TABLE, Move, Seat
from tablee.kit.rollout import first_due

MOST_STEPS = 3000  # between two choices: no match comes near


class Choice(NamedTuple):
    """A seat that has more than one thing to do, and what it sees."""

    seat: Seat
    view: Any
    moves: list[Move]


def next_choice(rules: Any, features: Features, state: Any, draw: Draw) -> Choice | None:
    """On to where somebody has a choice: what has to be played is played. None when the match is over."""
    for _ in range(MOST_STEPS):
        if rules.over(state):
            return None
        acting: list[Seat] = rules.to_act(state)
        if not acting:
            draw.at(state.ply + 1)
            rules.play(state, TABLE, first_due(rules.clocks(state)), draw, None)
            continue
        seat = acting[0]
        moves: list[Move] = rules.legal(state, seat)
        if len(moves) > 1:
            view = rules.view(state, seat)
            moves = features.choices(view, moves)
            if len(moves) > 1:
                return Choice(seat, view, moves)
        draw.at(state.ply + 1)
        rules.play(state, seat, moves[0], draw, None)
    return None


class Judged(NamedTuple):
    """What a net says about several choices: rows of what they see, of their moves, and what each move is worth."""

    views: Bytes
    moves: Bytes
    worths: Floats
    starts: list[int]  # where the moves of each choice begin


def judge_all(net: Net, choices: list[Choice]) -> Judged:
    features = net.features
    views = table([features.state(choice.view) for choice in choices])
    moves = table([row for choice in choices for row in features.moves(choice.view, choice.moves)])
    counts = [len(choice.moves) for choice in choices]
    starts = [0, *np.cumsum(counts).tolist()]
    return Judged(views, moves, net.worths(views, moves, counts), starts)
