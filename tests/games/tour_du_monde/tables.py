"""Positions of Tour du Monde set by hand. The saffron continents fill up hands: nobody has that line."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import IllegalMove, Match
from tablee.games.tour_du_monde.state import (
    AFRICA,
    AMERICA,
    ASIA,
    COLOURED_SUN,
    CORAL,
    EUROPE,
    EXCHANGE,
    HAND,
    ICEBERG,
    JADE,
    MOON,
    OCEANIA,
    SAFFRON,
    SUN,
    continent,
    deck,
    line_of,
)

PASS = EXCHANGE
JADE_SUN = COLOURED_SUN + JADE
CORAL_AFRICA, CORAL_AMERICA, CORAL_ASIA = (continent(which, CORAL) for which in (AFRICA, AMERICA, ASIA))
CORAL_EUROPE, CORAL_OCEANIA = continent(EUROPE, CORAL), continent(OCEANIA, CORAL)
JADE_AFRICA, JADE_ASIA = continent(AFRICA, JADE), continent(ASIA, JADE)


def table(*hands: list[int], turn: int = 0, **options: Any) -> Match:
    """A match in the middle, going to the left: these hands filled up to seven, everything else in the pile."""
    match = tablee.new("tour_du_monde", len(hands), 1, first="host", **options)
    state = match.state
    state.pile = deck(state.deck, state.coloured)
    fill = [SUN] * 8 + [continent(which, SAFFRON) for which in range(5)] * 4
    state.hands = [sorted(hand + [fill.pop() for _ in range(HAND - len(hand))]) for hand in hands]
    for hand in state.hands:
        for card in hand:
            state.pile.remove(card)
    state.turn, state.direction, state.turns = turn, 1, 1
    return match


def put(match: Match, seat: int, colour: int, *which: int, top: int = SUN, ice: bool = False) -> int:
    """Open a line by hand, with these continents; its number is returned."""
    state, line = match.state, line_of(seat, colour)
    state.lines[line] = [continent(each, colour) for each in which]
    state.tops[line] = top
    for card in [*state.lines[line], top]:
        state.pile.remove(card)
    if top == MOON:  # it lies on a sun
        state.pile.remove(SUN)
        state.buried.append(SUN)
    if ice:
        state.frozen |= 1 << line
        state.pile.remove(ICEBERG)
    return line


def dry(match: Match, *left: int) -> None:
    """Nothing but these cards is left of the pile."""
    state = match.state
    for card in left:
        state.pile.remove(card)
    state.buried += state.pile
    state.pile = list(left)


def dealer(*cards: int, **options: Any) -> Match:
    """The dealer's first turn with this hand, the direction chosen."""
    match = table(list(cards), [], **options)
    match.state.turns = 0
    return match


def sizes(match: Match) -> list[int]:
    return [len(hand) for hand in match.state.hands]


def told(match: Match, kind: type, seat: int | None = None) -> list[Any]:
    return [each for each in match.events(seat) if isinstance(each, kind)]


def refuses(match: Match, seat: int, move: int, why: str) -> None:
    with pytest.raises(IllegalMove, match=why):
        match.play(seat, move)
