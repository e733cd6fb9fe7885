"""A match that is played at random, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.draws import FastDraw
from tablee.core.match import Match


def random_walk(match: Match, seed: int) -> Iterator[Match]:
    """The match before every step of anybody, and at its end."""
    draw = FastDraw(seed)
    yield match
    while not match.over:
        acting = [seat for seat in match.to_act if match.moves(seat)]
        if acting and (not match.clocks or draw.below(4)):
            seat = acting[draw.below(len(acting))]
            moves = match.moves(seat)
            match.play(seat, moves[draw.below(len(moves))])
        else:
            match.wait()
        yield match
