"""A bot cannot know what its seat may not: in two worlds that look the same to it, it does the same."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.bots.players import NAMES, player
from tablee.core.events import hears
from tablee.core.game import Bot, ponders
from tablee.core.moves import ORDINARY
from tests.harness import KEYS, every_table, part, walk
from tests.rulebook import rule

LOOKS, LONG_LOOKS = 30, 4  # at so many choices of every player; those who ponder are asked less often


def situations(key: str, count: int) -> Iterator[tuple[Match, int]]:
    """Matches in the middle, with a seat that may do something, from every kind of table in turn."""
    tables = every_table(key)
    made = seed = 0
    while made < count:
        seats, options = tables[seed % len(tables)]
        stop = 5 + 13 * seed % 60
        for step, now in enumerate(walk(tablee.new(key, seats, seed, **options), seed, most=stop + 1)):
            acting = [seat for seat in now.to_act if now.moves(seat)]
            if step == stop and acting and not now.over:
                made += 1
                yield now, acting[seed % len(acting)]
        seed += 1


def doings(bot: Bot, match: Match, view: Any, moves: list[int]) -> list[Any]:
    """All that a bot would do at this moment."""
    ordinary = [move for move in moves if match.game.rules.urgency(move) == ORDINARY]
    racing = [move for move in moves if move not in ordinary]
    chosen = bot.choose(view, ordinary) if ordinary else None
    assert chosen is None or chosen in ordinary
    return [chosen, bot.answer(view, racing) if racing else None]


def informed(make: Callable[[int], Bot], match: Match, seat: int) -> Bot:
    """A bot that was told all that its seat was told."""
    bot = make(seat)
    for told in match.happened:
        if hears(told.to, seat):
            bot.hear(told.what)
    return bot


def swap(key: str, make: Callable[[int], Bot], count: int, peek: Callable[[Any], Any] = lambda state: None) -> None:
    """Asks the same bot in two worlds that its seat cannot tell apart."""
    world, rules = part(key, "world"), tablee.games()[key].rules
    for number, (now, seat) in enumerate(situations(key, count)):
        other = world.other_world(now.state.copy(), seat, FastDraw(number))
        found = []
        for state in (now.state, other):
            bot = informed(make, now, seat)
            if peek(state) is not None:
                bot.hear(peek(state))
            found.append(doings(bot, now, rules.view(state, seat), rules.legal(state, seat)))
        assert found[0] == found[1]
        travelled = pickle.loads(pickle.dumps(informed(make, now, seat)))
        assert doings(travelled, now, now.view(seat), now.moves(seat)) == found[0]


def maker(key: str, name: str) -> Callable[[int], Bot]:
    return lambda seat: player(name, tablee.games()[key], seat, FastDraw(seat + 5))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_a_bot_does_the_same_where_everything_it_may_know_is_the_same(key: str, name: str) -> None:
    make = maker(key, name)
    swap(key, make, LONG_LOOKS if ponders(make(0)) else LOOKS)


class Peeking:
    """Its choice depends on where the cards lie, which somebody whispers to it."""

    def __init__(self, seat: int) -> None:
        self.seen = 0

    def hear(self, event: Any) -> None:
        if isinstance(event, list):
            self.seen = zlib.crc32(str(event).encode())

    def choose(self, view: Any, moves: list[int]) -> int:
        return moves[self.seen % len(moves)]

    def answer(self, view: Any, moves: list[int]) -> tuple[int, list[int]]:
        return 300 + self.seen % 1000, moves[:1]


@pytest.mark.parametrize(("key", "hidden"), [("davinci", "codes"), ("derniere", "hands")])
def test_a_bot_that_peeks_is_caught(key: str, hidden: str) -> None:
    with pytest.raises(AssertionError):
        swap(key, Peeking, LOOKS, peek=lambda state: getattr(state, hidden))
