"""The swap test: worlds a viewer cannot tell apart must look the same to the byte, and planted leaks must not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tablee
from tablee import TABLE, FastDraw, Match
from tablee.core.clocks import SECRET
from tablee.core.events import AddressedEvent, hears
from tests.harness import KEYS, encode, every_table, part, walk
from tests.rulebook import rule

STATES = 400  # at least, for every game
Hears = Callable[[int, int | None], bool]


def reachable(key: str, count: int) -> Iterator[Match]:
    """Matches in the middle, from every kind of table in turn."""
    tables = every_table(key)
    made = 0
    seed = 0
    while made < count:
        seats, options = tables[seed % len(tables)]
        for step, now in enumerate(walk(tablee.new(key, seats, seed, **options), seed, most=240)):
            if step % 12 == seed % 12 and not now.over:
                made += 1
                yield now
        seed += 1


class Leak(AssertionError):
    """Two worlds that one viewer cannot tell apart looked different."""


def same(one: Any, other: Any, what: str) -> None:
    if encode(one) != encode(other):
        raise Leak(f"{what}: {encode(one)[:600]!r} against {encode(other)[:600]!r}")


def swap_test(key: str, view: Callable[[Any, int | None], Any], hear: Hears, count: int) -> None:
    world = part(key, "world")
    rules = tablee.games()[key].rules
    for number, now in enumerate(reachable(key, count)):
        draw = FastDraw(number)
        for viewer in [*range(now.seats), None]:
            other = world.other_world(now.state.copy(), viewer, draw)
            same(view(now.state, viewer), view(other, viewer), f"view of {viewer}")
            same(public_clocks(rules, now.state), public_clocks(rules, other), "clocks")
            same(rules.standing(now.state), rules.standing(other), "standing")
            if viewer is not None:
                same(rules.legal(now.state, viewer), rules.legal(other, viewer), f"moves of {viewer}")
                for _ in range(12):
                    move = draw.below(rules.MOVES)
                    same(rules.why_not(now.state, viewer, move), rules.why_not(other, viewer, move), "refusal")
            go_on(key, now, other, viewer, draw, view, hear)


def public_clocks(rules: Any, state: Any) -> list[Any]:
    return [(clock.move, clock.ms) for clock in rules.clocks(state) if clock.kind != SECRET]


def go_on(key: str, now: Match, other: Any, viewer: int | None, draw: FastDraw, view: Any, hear: Hears) -> None:
    """The same thing is done in both worlds: what the viewer is told and sees then is the same, unless it shows
    something hidden by right."""
    world = part(key, "world")
    rules = now.game.rules
    doable = [(TABLE, clock.move) for clock in now.clocks]
    for seat in range(now.seats):
        both = set(now.moves(seat)) & set(rules.legal(other, seat))
        doable += [(seat, move) for move in sorted(both)]
    doable = [(seat, move) for seat, move in doable if not world.reveals(now.state, viewer, seat, move)]
    if not doable:
        return
    seat, move = doable[draw.below(len(doable))]
    ends = []
    for state in (now.state.copy(), other.copy()):
        chance = FastDraw(draw.ply)
        chance.at(7)
        told: list[AddressedEvent] = []
        rules.play(state, seat, move, chance, told)
        heard = [[type(each.what).__name__, each.what] for each in told if hear(each.to, viewer)]
        ends.append((heard, view(state, viewer)))
    same(ends[0][0], ends[1][0], f"what {viewer} was told of move {move} by {seat}")
    same(ends[0][1], ends[1][1], f"what {viewer} saw after move {move} by {seat}")


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_nothing_hidden_shows(key: str) -> None:
    swap_test(key, tablee.games()[key].rules.view, hears, STATES)


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_leaks_planted_in_a_view_are_caught(key: str) -> None:
    view = tablee.games()[key].rules.view
    leaks = part(key, "world").LEAKS
    assert len(leaks) >= 3
    for leaky in leaks.values():
        with pytest.raises(Leak, match=r"view|saw"):
            swap_test(key, lambda state, seat, leaky=leaky: [view(state, seat), leaky(state, seat)], hears, STATES)


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_private_words_that_everybody_hears_are_caught(key: str) -> None:
    """Where words said to one seat hide something; elsewhere nothing that is said does, whoever hears it."""
    view = tablee.games()[key].rules.view
    if part(key, "world").TELLS_IN_PRIVATE:
        with pytest.raises(Leak, match="told"):
            swap_test(key, view, lambda audience, seat: True, STATES)
    else:
        swap_test(key, view, lambda audience, seat: True, STATES)
