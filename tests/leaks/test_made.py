"""A composed picture or town is as secret as the deal: whoever has its number can draw every card. Two matches that
differ in that number alone give the same bytes at the same times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee import FastDraw, Match
from tablee.core import options as option_reader
from tablee.core.records import Seeded
from tablee.games.diferencio import GAME as DIFERENCIO
from tablee.games.diferencio.state import READY, SWAP
from tablee.games.diferencio.worlds import read as read_town
from tablee.games.difference import GAME
from tablee.games.difference.pictures import read
from tablee.games.difference.state import mark
from tests.games.diferencio.composed import plain_town
from tests.games.difference.composed import plain_picture
from tests.leaks.worlds import Pair, compare
from tests.rulebook import rule
from tests.test_swap import Leak

HERE = {"number": 7, "draft": 0, "salt": "1" * 32}
THERE = {"number": 4242, "draft": 3, "salt": "2" * 32}


def dealt(from_what: dict[str, Any], seed: int, **chosen: Any) -> Match:
    made = read({**plain_picture(), **from_what})
    options = option_reader.read(GAME.options, GAME.prefix, {**chosen, **made.options()})
    return Match(GAME, 2 + seed % 3, options, Seeded(seed), made=made)


def pairs(**chosen: Any) -> Iterator[Pair]:
    """From the deal on: a hint, a right claim, a wrong one."""
    for seed in range(3):
        for steps in range(4):
            here, there = (go_on(dealt(made, seed, **chosen), steps) for made in (HERE, THERE))
            for viewer in (seed % here.seats, None):
                yield Pair(here, there, viewer, FastDraw(seed))


def go_on(match: Match, steps: int) -> Match:
    if steps > 0:
        match.wait()
    if steps > 1:
        match.play(0, mark(match.state.laid[-1]), mark(match.state.piles[0][-1]))
    if steps > 2:
        match.play(1, mark(4), mark(9))
    return match


@rule("COM-5")
@pytest.mark.parametrize("variant", ["base", "beginner"])
def test_nothing_that_leaves_a_table_tells_a_pictures_number(variant: str) -> None:
    seen: set[str] = set()
    for number, pair in enumerate(pairs(variant=variant)):
        seen |= compare(pair, number)
    assert {"socket", "room", "frame", "lobby", "address"} <= seen


def test_the_test_would_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.scene, "laid", lambda view, which: GAME.scene.Piece(f"laid{view.picture}"))
    with pytest.raises(Leak):
        compare(next(pairs()), 0)


# ---- towns of Diferencio


def in_town(number: int, salt: str, seed: int, steps: int) -> Match:
    """From the deal on: everybody has looked, and the architect has swapped a card."""
    made = read_town(plain_town(number, salt))
    options = option_reader.read(DIFERENCIO.options, DIFERENCIO.prefix, made.options())
    match = Match(DIFERENCIO, 2 + seed % 3, options, Seeded(seed), made=made)
    if steps > 0:
        for seat in range(match.seats):
            match.play(seat, READY)
    if steps > 1:
        architect = match.state.architect
        match.play(architect, next(move for move in match.moves(architect) if move >= SWAP))
    return match


@rule("COM-5")
def test_nothing_that_leaves_a_table_tells_a_towns_number() -> None:
    seen: set[str] = set()
    for seed in range(3):
        for steps in range(3):
            here, there = in_town(7, "1" * 32, seed, steps), in_town(4242, "2" * 32, seed, steps)
            for viewer in (seed % here.seats, None):
                seen |= compare(Pair(here, there, viewer, FastDraw(seed)), 10 * seed + steps)
    assert {"socket", "room", "frame", "lobby", "address"} <= seen
