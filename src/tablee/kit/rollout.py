"""Random play to the end, without checks: what search leans on, and what the bench measures."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.draws import FastDraw
from tablee.core.moves import ORDINARY, TABLE

NO_MOVE: Final = -1


def rollout(rules: Any, state: Any, draw: FastDraw, most: int) -> int:
    """Play random moves in place until the match is over or `most` steps are played; the answer is how many were.
    Time moves when nobody else can; and every eighth step it goes before a press that nobody waits for, or a race in
    which everything is void would never end."""
    to_act = rules.to_act
    legal = rules.legal
    play = rules.play
    over = rules.over
    steps = 0
    while steps < most and not over(state):
        draw.at(state.ply + 1)
        acting: list[int] = to_act(state)
        seat = TABLE
        move = NO_MOVE
        if acting:
            seat = acting[draw.below(len(acting))] if len(acting) > 1 else acting[0]
            moves: list[int] = legal(state, seat)
            move = moves[draw.below(len(moves))] if len(moves) > 1 else moves[0]
        if move == NO_MOVE or (steps % 8 == 7 and rules.urgency(move) != ORDINARY and rules.clocks(state)):
            seat = TABLE
            move = first_due(rules.clocks(state))
        play(state, seat, move, draw, None)
        steps += 1
    return steps


def first_due(clocks: list[Any]) -> int:
    """The move of the shortest clock."""
    move = NO_MOVE
    shortest = -1
    for clock in clocks:
        ms: int = clock[1]
        if shortest < 0 or ms < shortest:
            shortest = ms
            move = clock[0]
    return move
