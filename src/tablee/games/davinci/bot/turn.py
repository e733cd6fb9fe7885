"""A turn of Da Vinci Code as a tree of guesses, right or wrong, whose leaves are judged by how much doubt there is
about each code."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from tablee.games.davinci.bot.beliefs import CERTAIN, Guess, World


class Stand(NamedTuple):
    """How a code stands: hidden pieces, and the doubt about them (the logarithm of how many codes it can be)."""

    hidden: int
    doubt: float


# A logistic fit over the turns of 390 matches of this player against rivals who attack the surest or the likeliest
# piece. Doubt counts by its root: the last of it takes as long to dispel as a lot of it at the start. Against several,
# each of them speaks against winning as much, and what is left is set so that the first turn is worth what it was.


class Odds(NamedTuple):
    """What speaks against winning: being one among so many, one's own doubt and the other's."""

    even: float
    mine: float
    theirs: float


# By rivals left. Those of one are fitted to played matches; `even` against several is set by hand.
ODDS: Final = {1: Odds(1.355, -2.011, 0.85), 2: Odds(2.2, -2.011, 0.85), 3: Odds(1.8, -2.011, 0.85)}


def winning(mine: Stand, theirs: Sequence[Stand]) -> float:
    """The chance to win when another one is about to draw."""
    left = [stand for stand in theirs if stand.hidden]
    if not left or not mine.hidden:
        return 0.0 if left else 1.0
    odds = ODDS[len(left)]
    against = odds.even + odds.mine * sqrt(mine.doubt)
    return 1 / (1 + sum([exp(against + odds.theirs * sqrt(stand.doubt)) for stand in left]))


class Turn(NamedTuple):
    """One's own code after this turn, if it ends with a stop or with a wrong guess; whose the hidden pieces are."""

    stopped: Stand
    failed: Stand
    rivals: list[list[int]]


FOUND: Final = -1  # instead of a piece that would lie open by now


def doubt_of(worlds: list[World]) -> float:
    """The entropy."""
    total = sum([world.weight for world in worlds])
    return max(0.0, log(total) - sum([world.weight * log(world.weight) for world in worlds]) / total)


def doubt_of_places(worlds: list[World], places: list[int]) -> float:
    """The entropies of some pieces, one by one: what worlds that are only drawn still tell."""
    total = sum([world.weight for world in worlds])
    doubt = 0.0
    for place in places:
        weights: dict[int, float] = {}
        for pieces, weight in worlds:
            weights[pieces[place]] = weights.get(pieces[place], 0.0) + weight
        doubt += log(total) - sum([weight * log(weight) for weight in weights.values()]) / total
    return max(0.0, doubt)


def stands(turn: Turn, worlds: list[World]) -> list[Stand]:
    """How the codes of the others stand in these worlds."""
    pieces = worlds[0].pieces
    if len(turn.rivals) == 1:
        return [Stand(len(pieces) - pieces.count(FOUND), doubt_of(worlds))]
    found: list[Stand] = []
    for places in turn.rivals:
        hidden = [place for place in places if pieces[place] != FOUND]
        found.append(Stand(len(hidden), doubt_of_places(worlds, hidden)))
    return found


def guesses(worlds: list[World]) -> list[Guess]:
    """The likeliest first."""
    weights: dict[tuple[int, int], float] = {}
    total = 0.0
    for pieces, weight in worlds:
        total += weight
        for named in enumerate(pieces):
            weights[named] = weights.get(named, 0.0) + weight
    found = [Guess(weight / total, which, piece) for (which, piece), weight in weights.items() if piece != FOUND]
    found.sort(reverse=True)
    return found


def stopping(turn: Turn, worlds: list[World]) -> float:
    """The chance to win if the turn ends now by a stop."""
    return winning(turn.stopped, stands(turn, worlds))


def attacking(turn: Turn, worlds: list[World], depth: int, width: int) -> tuple[float, Guess]:
    """The best guess, and the chance to win with it."""
    found = guesses(worlds)[:width]
    if found[0].chance > CERTAIN:  # it costs nothing
        found = found[:1]
    values = [value_of_guess(turn, worlds, depth, width, each) for each in found]
    best = max(values)
    return best, found[values.index(best)]


def value_of_guess(turn: Turn, worlds: list[World], depth: int, width: int, each: Guess) -> float:
    right: list[World] = []
    wrong: list[World] = []
    which = each.which
    for world in worlds:
        if world.pieces[which] == each.piece:
            right.append(World((*world.pieces[:which], FOUND, *world.pieces[which + 1 :]), world.weight))
        else:
            wrong.append(world)
    value = 1.0 if len(right) == 1 else stopping(turn, right)  # who knows everything names everything
    if depth > 1 and value < 1.0:
        value = max(value, attacking(turn, right, depth - 1, width)[0])
    if not wrong:
        return value
    failed = winning(turn.failed, stands(turn, wrong))
    return each.chance * value + (1 - each.chance) * failed
