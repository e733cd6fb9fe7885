"""How likely a seat wins, judged by where everybody stands: what all players of Tour du Monde above `plain` go by.

Every side has a strength, made of the turns its tour still takes and of what could happen to it; the stronger it is,
the more often it wins, as in any rating. The weights were fitted to some hundred thousand positions of matches for two
that such players played against each other and against the plain one; a weight of nothing is one that never came up.
bench/fit_outlook.py fits such weights from nothing.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from tablee.games.tour_du_monde.bot.outlook import Knowledge, Position, Side, Tour, held
from tablee.games.tour_du_monde.state import CONTINENTS, HAND, ICEBERG, LIGHTNING, MOON, NONE, RAINBOW, is_sun

KNOTS = (1.0, 2.0, 3.0, 4.5, 6.5, 9.0, 13.0)  # turns; strength goes straight from one to the next


class Weights(NamedTuple):
    """Of a side: what its strength is made of."""

    turns: tuple[float, ...]  # at each of the KNOTS
    missing: tuple[float, ...]  # by how many continents are missing, from none
    wanted: float  # for each missing continent that is not in the hand
    closed: float  # for each line that has to be opened or cured
    ready: float  # for each line that can grow
    moons: float  # for each line under a moon
    icebergs: float
    rainbows: float  # for each line that a rainbow guards
    spare: float  # for each continent laid twice


class Cards(NamedTuple):
    """Of one's own hand: what cards are worth beyond the turns they save."""

    suns: tuple[float, float, float]  # the first, the second, the third
    rainbows: tuple[float, float]
    moons: tuple[float, float]
    lightning: float
    iceberg: float


class Judgement(NamedTuple):
    """How much everything counts."""

    mine: Weights
    theirs: Weights
    kept: float  # theirs, for a whole hand kept at the last exchange
    next: float  # theirs, for being to move
    cards: Cards


# fmt: off
EARLY = Judgement(  # while every rival lacks three continents or more
    mine=Weights(
        turns=(1.14, 0.72, 0.41, -0.01, -0.47, -0.67, -1.22),
        missing=(0.0, 1.96, 1.23, 0.77, 0.37, 0.0),
        wanted=0.13, closed=0.0, ready=0.18, moons=0.01, icebergs=-0.51, rainbows=0.6, spare=0.05,
    ),
    theirs=Weights(
        turns=(0.0, 0.0, 0.18, 0.4, 0.04, -0.01, -0.5),
        missing=(0.0, 0.0, 0.0, 0.86, 0.42, 0.0),
        wanted=0.04, closed=-0.07, ready=0.2, moons=0.0, icebergs=-0.48, rainbows=0.43, spare=-0.07,
    ),
    kept=-0.24, next=0.11,
    cards=Cards(
        suns=(-0.01, -0.06, 0.0), rainbows=(0.76, -0.01), moons=(0.14, -0.01), lightning=0.09, iceberg=0.5,
    ),
)
LATE = Judgement(  # one of them lacks two
    mine=Weights(
        turns=(1.44, 0.8, 0.25, -0.02, -0.58, -0.8, -1.67),
        missing=(0.0, 1.88, 1.11, 0.74, 0.33, 0.0),
        wanted=0.16, closed=-0.02, ready=0.06, moons=-0.06, icebergs=-0.39, rainbows=0.41, spare=0.09,
    ),
    theirs=Weights(
        turns=(0.0, 0.29, 0.51, 0.35, 0.11, -0.21, -0.46),
        missing=(0.0, 0.0, 0.58, 0.0, 0.0, 0.0),
        wanted=-0.16, closed=0.03, ready=0.28, moons=-0.02, icebergs=-0.38, rainbows=0.52, spare=0.09,
    ),
    kept=0.62, next=0.58,
    cards=Cards(
        suns=(-0.1, -0.12, -0.14), rainbows=(0.5, -0.72), moons=(0.24, 0.03), lightning=0.07, iceberg=0.19,
    ),
)
LAST = Judgement(  # one of them lacks a single one
    mine=Weights(
        turns=(1.05, 0.55, 0.25, -0.12, -0.25, -0.65, -1.84),
        missing=(0.0, 1.74, 0.96, 0.64, 0.51, 0.0),
        wanted=0.11, closed=-0.1, ready=0.13, moons=-0.06, icebergs=-0.38, rainbows=0.25, spare=0.17,
    ),
    theirs=Weights(
        turns=(1.25, 0.5, 0.44, -0.03, -0.28, -0.29, -0.57),
        missing=(0.0, 1.02, 0.0, 0.0, 0.0, 0.0),
        wanted=-0.47, closed=0.3, ready=0.39, moons=0.06, icebergs=-0.34, rainbows=0.29, spare=0.02,
    ),
    kept=1.25, next=1.02,
    cards=Cards(
        suns=(-0.26, -0.06, -0.04), rainbows=(0.31, -0.1), moons=(-0.17, -0.22), lightning=-0.16, iceberg=-0.18,
    ),
)
# fmt: on


def chance(knowledge: Knowledge, position: Position) -> float:
    """How likely the seat that thinks wins from a position that its own move left behind."""
    if not own_tour(knowledge, position).missing:
        return 1.0
    judgement = judged_by(first_missing(knowledge, position))
    mine = my_score(judgement, knowledge, position)
    others = [exp(min(50.0, score_of(judgement, knowledge, position, seat) - mine)) for seat in knowledge.rivals]
    return 1 / (1 + sum(others))


def first_missing(knowledge: Knowledge, position: Position) -> int:
    """How many continents the first of the others lacks."""
    return min([rival(knowledge, position, seat).missing for seat in knowledge.rivals])


def my_score(judgement: Judgement, knowledge: Knowledge, position: Position) -> float:
    side = position.sides[knowledge.seat]
    return strength(judgement.mine, side, own_tour(knowledge, position)) + cards(judgement.cards, position.hand)


def score_of(judgement: Judgement, knowledge: Knowledge, position: Position, seat: int) -> float:
    """Of somebody else."""
    score = strength(judgement.theirs, position.sides[seat], rival(knowledge, position, seat)) + judgement.next
    return score + judgement.kept * knowledge.memory.kept.get(seat, 0) / HAND


def judged_by(missing: int) -> Judgement:
    """It depends on how far the first of the others is."""
    return LAST if missing <= 1 else LATE if missing == 2 else EARLY


def own_tour(knowledge: Knowledge, position: Position) -> Tour:
    return knowledge.tour(position.sides[knowledge.seat], held(position.hand), position.fresh)


def rival(knowledge: Knowledge, position: Position, seat: int) -> Tour:
    return knowledge.tour(position.sides[seat], knowledge.held[seat], knowledge.unknown[seat])


def strength(weights: Weights, side: Side, tour: Tour) -> float:
    ready = moons = rainbows = 0
    for colour, top in enumerate(side.tops):
        if top != NONE and not side.frozen >> colour & 1:
            ready += top != MOON
            moons += top == MOON
            rainbows += top == RAINBOW
    spare = sum(map(len, side.lines)) - (CONTINENTS - tour.missing)
    return (
        along(weights.turns, tour.turns)
        + weights.missing[tour.missing]
        + weights.wanted * tour.wanted
        + weights.closed * tour.closed
        + weights.ready * ready
        + weights.moons * moons
        + weights.icebergs * side.frozen.bit_count()
        + weights.rainbows * rainbows
        + weights.spare * spare
    )


def along(curve: tuple[float, ...], turns: float) -> float:
    """The value of a curve that is given at the KNOTS."""
    if turns <= KNOTS[0]:
        return curve[0]
    for i in range(1, len(KNOTS)):
        if turns <= KNOTS[i]:
            part = (turns - KNOTS[i - 1]) / (KNOTS[i] - KNOTS[i - 1])
            return curve[i - 1] + part * (curve[i] - curve[i - 1])
    return curve[-1]


def cards(weights: Cards, hand: tuple[int, ...]) -> float:
    suns = sum([is_sun(card) for card in hand])
    return (
        sum(weights.suns[:suns])
        + sum(weights.rainbows[: hand.count(RAINBOW)])
        + sum(weights.moons[: hand.count(MOON)])
        + (weights.lightning if LIGHTNING in hand else 0.0)
        + (weights.iceberg if ICEBERG in hand else 0.0)
    )
