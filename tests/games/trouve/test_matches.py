"""What every game promises, checked once more on matches in which cards are won: random play wins next to none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.core.events import hears
from tablee.games.smileys.pack import NONE
from tablee.games.trouve import rules
from tablee.games.trouve.state import State
from tests import test_swap
from tests.games.trouve import oracle, world
from tests.harness import encode, every_table
from tests.rulebook import rule


def as_people_play(match: Match, seed: int, most: int = 200) -> Iterator[Match]:
    """Two moves in three are what people would do, the others anything; time plays one in six."""
    draw = FastDraw(seed)
    yield match
    for _ in range(most):
        if match.over:
            return
        acting = match.to_act
        if not acting or draw.below(6) == 0:
            match.wait()
        else:
            seat = acting[draw.below(len(acting))]
            legal = match.moves(seat)
            moves = world.likely(match.state, seat, legal) if draw.below(3) else legal
            match.play(seat, moves[draw.below(len(moves))])
        yield match


@rule("TRV-2")
def test_cards_move_only_when_they_are_taken_or_returned() -> None:
    before: list[int] = []
    returned = 0
    for now in as_people_play(tablee.new("trouve", 5, 3), 3):
        spots = now.state.lies_at
        for card, (old, new) in enumerate(zip(before, spots, strict=False)):
            assert old == new or NONE in (old, new) or card == now.state.card  # taken, and returned for a debt
            returned += old == NONE != new
        on_table = [spot for spot in spots if spot != NONE]
        assert len(set(on_table)) == len(on_table)
        before = spots[:]
    assert returned > 3


def in_the_middle(key: str, count: int) -> Iterator[Match]:
    """As the swap test walks through matches, but as people play them."""
    tables = every_table(key)
    made = 0
    for seed, (seats, options) in enumerate(tables * count):
        for step, now in enumerate(as_people_play(tablee.new(key, seats, seed, **options), seed)):
            if step % 12 == seed % 12 and not now.over:
                made += 1
                yield now
        if made >= count:
            return


@pytest.fixture
def swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_swap, "reachable", in_the_middle)


@rule("TRV-13", "COM-5")
@pytest.mark.usefixtures("swapped")
def test_nothing_hidden_shows_while_cards_are_won() -> None:
    test_swap.swap_test("trouve", rules.view, hears, 400)


@rule("TRV-13", "COM-5")
@pytest.mark.usefixtures("swapped")
@pytest.mark.parametrize("leak", world.LEAKS)
def test_a_leak_is_caught_while_cards_are_won(leak: str) -> None:
    def leaky(state: State, seat: int | None) -> Any:
        return [rules.view(state, seat), world.LEAKS[leak](state, seat)]

    with pytest.raises(test_swap.Leak, match=r"view|saw"):
        test_swap.swap_test("trouve", leaky, hears, 400)


@rule("TRV-9")
def test_cards_are_conserved_and_only_who_has_none_owes_any() -> None:
    for seed, (seats, options) in enumerate(every_table("trouve")):
        draw = FastDraw(seed)
        for step, now in enumerate(as_people_play(tablee.new("trouve", seats, seed, **options), seed)):
            assert world.cards(now.state) == list(range(36))
            assert all(not (stack and debt) for stack, debt in zip(now.state.stacks, now.state.debts, strict=True))
            if step % 10:
                continue
            for seat in range(seats):
                assert now.moves(seat) == oracle.legal(now.state, seat)
            for viewer in (0, None):
                sampled = now.sample(viewer, draw)
                assert encode(sampled.view(viewer)) == encode(now.view(viewer))
                assert world.cards(sampled.state) == list(range(36))
