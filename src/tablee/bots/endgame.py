"""Endgames: what is certain, however the hidden cards lie and whatever the others do.

The worlds a seat could be in are gone through together, as it sees them: one move of its own for all that look alike,
every answer of the others in the worlds that allow it. What chance would decide is never counted on. A victory found in
this way is certain, so nothing has to be weighed any more; and where there is a single world and one rival it is plain
minimax: the exact worth of every move, victory or not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from tablee.bots.search import Budget, Value
from tablee.core.moves import Move, Seat
from tablee.kit import void_cards

WON = 1.0
LOST = 0.0
MOST_WORLDS = 500  # that are gone through one by one


class Chance(Exception):
    """The rules asked for chance."""


class TooLong(Exception):
    """There is more to think through than there is time for."""


class NoDraw:
    """A source of chance for those who count on none."""

    def at(self, ply: int) -> None:
        """It is the same at every ply."""

    def below(self, n: int) -> int:
        raise Chance

    def shuffle(self, items: list[int]) -> None:
        raise Chance


class EndgameSpec(NamedTuple):
    """What a game gives to its endgames. Its worlds have `hands`, `places` and a `pile` whose order nobody knows."""

    rules: Any
    value: Value
    position: Callable[[Any], Hashable]  # all that the course of a world depends on


class Endgame:
    """One thought about worlds that all look alike to a seat. If these are all there are, it goes on to the end;
    otherwise to the end of the seat's own turn, of which nothing that is hidden is a part."""

    def __init__(self, ending: EndgameSpec, seat: Seat, worlds: list[Any], is_all: bool, budget: Budget) -> None:
        self.ending = ending
        self.seat = seat
        self.worlds = worlds
        self.is_all = is_all
        self.left = budget.samples  # positions that may still be looked at
        self.clock = budget.clock
        self.ends_at = budget.clock() + budget.ms / 1000 if budget.clock else math.inf
        self.solved: dict[Hashable, float] = {}
        self.under_way: set[Hashable] = set()
        self.is_exact = is_all and len(worlds) == 1 and worlds[0].places.count(0) == 2

    def left_open(self, moves: list[Move]) -> list[Move]:
        """The moves between which nothing certain decides: one that surely wins, or the best of an endgame without
        secrets, or all of them."""
        worths: dict[Move, float] = {}
        try:
            for move in moves:
                worths[move] = self.after(self.worlds, self.seat, move)
                if worths[move] == WON:
                    return [move]
        except TooLong:
            return moves
        best = max(worths.values())
        return [move for move in moves if worths[move] == best] if self.is_exact else moves

    def after(self, worlds: list[Any], mover: Seat, move: Move) -> float:
        """What the seat is sure of once this move is made in all these worlds."""
        made: list[Any] = []
        for world in worlds:
            self.count()
            then = world.copy()
            try:
                self.ending.rules.play(then, mover, move, NoDraw(), None)
            except Chance:
                return self.uncertain()
            if len(then.pile) != len(world.pile) > 1:
                return self.uncertain()
            made.append(then)
        return lowest(self.worth(alike) for alike in self.group_by_view(made))

    def count(self) -> None:
        self.left -= 1
        if self.left < 0 or (self.clock and self.clock() > self.ends_at):
            raise TooLong

    def uncertain(self) -> float:
        """Nothing is counted on here, so what is found is what is certain, and no longer all there is to know."""
        self.is_exact = False
        return LOST

    def group_by_view(self, worlds: list[Any]) -> list[list[Any]]:
        """The worlds in heaps of those that look alike from the seat."""
        heaps: list[list[Any]] = []
        views: list[Any] = []
        for world in worlds:
            view = self.ending.rules.view(world, self.seat) if len(worlds) > 1 else None
            if view in views:
                heaps[views.index(view)].append(world)
            else:
                views.append(view)
                heaps.append([world])
        return heaps

    def worth(self, worlds: list[Any]) -> float:
        """What the seat is sure of in worlds that look alike to it."""
        rules = self.ending.rules
        if rules.over(worlds[0]):
            return min([self.ending.value(world, self.seat) for world in worlds])
        acting: list[Seat] = rules.to_act(worlds[0])
        if not acting or (acting[0] != self.seat and not self.is_all):
            return self.uncertain()
        key = tuple([self.ending.position(world) for world in worlds])
        if key in self.under_way:  # the same again: nobody gets anywhere in this way
            return self.uncertain()
        if key not in self.solved:
            self.under_way.add(key)
            self.solved[key] = (
                self.worth_of_own_move(worlds)
                if acting[0] == self.seat
                else self.worth_of_others_move(worlds, acting[0])
            )
            self.under_way.remove(key)
        return self.solved[key]

    def worth_of_own_move(self, worlds: list[Any]) -> float:
        """One's own move is the same in all worlds that look alike."""
        return highest(self.after(worlds, self.seat, move) for move in self.ending.rules.legal(worlds[0], self.seat))

    def worth_of_others_move(self, worlds: list[Any], mover: Seat) -> float:
        """Others know what they hold; whatever they do, it could be in any of the worlds in which they can."""
        allowing: dict[Move, list[Any]] = {}
        for world in worlds:
            for move in self.ending.rules.legal(world, mover):
                allowing.setdefault(move, []).append(world)
        return lowest(self.after(those, mover, move) for move, those in allowing.items())


def lowest(worths: Iterator[float]) -> float:
    """The least of them; there is nothing below a loss, so no more are looked at then."""
    least = WON
    for worth in worths:
        least = min(least, worth)
        if least == LOST:
            break
    return least


def highest(worths: Iterator[float]) -> float:
    most = LOST
    for worth in worths:
        most = max(most, worth)
        if most == WON:
            break
    return most


# ---- all the worlds there are


def every_world(world: Any, seat: Seat, known: list[int]) -> list[Any]:
    """All worlds that look like this one to a seat, the cards that it cannot see dealt in every way that the others'
    draws allow; none if they are too many to be gone through, or if there is more than one card to draw: then chance
    has still a say in nearly all that follows. Known are, by seat, cards that lie open as bits."""
    if len(world.pile) > 1:
        return []
    others = [other for other, hand in enumerate(world.hands) if other != seat and hand]
    open_cards = {other: [card for card in world.hands[other] if known[other] >> card & 1] for other in others}
    sizes = [len(world.hands[other]) - len(open_cards[other]) for other in others]
    hidden = list(world.pile)
    for other in others:
        hidden += [card for card in world.hands[other] if card not in open_cards[other]]
    if ways(len(hidden), sizes) > MOST_WORLDS:
        return []
    worlds: list[Any] = []
    for hands, pile in deals(sorted(hidden), sizes):
        if all(void_cards.could_hold(world.voids[other], hand) for other, hand in zip(others, hands, strict=True)):
            then = world.copy()
            then.pile = pile
            for other, hand in zip(others, hands, strict=True):
                then.hands[other] = sorted(open_cards[other] + hand)
            worlds.append(then)
    return worlds


def ways(cards: int, sizes: list[int]) -> int:
    """In how many ways so many cards are dealt into hands of these sizes."""
    count = 1
    for size in sizes:
        count *= math.comb(cards, size)
        cards -= size
    return count


def deals(cards: list[int], sizes: list[int]) -> Iterator[tuple[list[list[int]], list[int]]]:
    """All of them: the hands, and what is left."""
    if not sizes:
        yield [], cards
        return
    for hand in combinations(cards, sizes[0]):
        left = [card for card in cards if card not in hand]
        for hands, rest in deals(left, sizes[1:]):
            yield [list(hand), *hands], rest
