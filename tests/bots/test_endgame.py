"""What is certain: on a heap of matches whose answer is known, and in the games against plain reckoning."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

import tablee
from tablee import FastDraw
from tablee.bots.endgame import MOST_WORLDS, Chance, Endgame, EndgameSpec, NoDraw, deals, every_world, ways
from tablee.bots.players import player
from tablee.bots.search import Budget
from tablee.bots.thinker import Thinker
from tablee.core.draws import Draw
from tablee.core.events import EventLog
from tests.harness import walk

PASS, SHARE, TOSS, LIFT = 0, 7, 8, 9


@dataclass
class Heap:
    """Take one, two or three matches; who takes the last one wins. Seat 1 may hold a card that forbids it to take so
    many. What else there is to do is for one case or the other."""

    matches: int
    holds: int = 0  # hidden from seat 0
    extra: tuple[int, ...] = ()  # moves besides: pass, share the victory, toss a coin for it
    pile: list[int] = field(default_factory=list)  # a card may be lifted: 0 is worth nothing, 1 the victory
    turn: int = 0
    winner: int = -1
    places: list[int] = field(default_factory=lambda: [0, 0])

    def copy(self) -> Heap:
        return Heap(self.matches, self.holds, self.extra, self.pile[:], self.turn, self.winner, self.places[:])


def legal(heap: Heap, seat: int) -> list[int]:
    takes = [take for take in (1, 2, 3) if take <= heap.matches and not (seat == 1 and take == heap.holds)]
    return [*heap.extra, *([LIFT] if heap.pile else []), *takes] or [PASS]


def play(heap: Heap, seat: int, move: int, draw: Draw, tell: EventLog) -> None:
    heap.turn = 1 - seat
    if move == TOSS:
        heap.winner = draw.below(2)
    elif move == SHARE:
        heap.winner = 2
    elif move == LIFT:
        heap.winner = seat if heap.pile.pop() else 1 - seat
    else:
        heap.matches -= move
        heap.winner = -1 if heap.matches else seat


def value(heap: Heap, seat: int) -> float:
    return 0.5 if heap.winner == 2 else float(heap.winner == seat)


RULES = SimpleNamespace(
    over=lambda heap: heap.winner >= 0,
    to_act=lambda heap: [heap.turn],
    legal=legal,
    play=play,
    view=lambda heap, seat: (heap.matches, heap.turn, heap.winner),
)
HEAP = EndgameSpec(RULES, value, lambda heap: (heap.matches, heap.turn, heap.holds))


def certain(*worlds: Heap, is_all: bool = True, positions: int = 10_000) -> list[int]:
    moves = legal(worlds[0], 0)
    return Endgame(HEAP, 0, list(worlds), is_all, Budget(positions)).left_open(moves)


@pytest.mark.parametrize("matches", range(1, 30))
def test_without_secrets_the_best_moves_are_found(matches: int) -> None:
    """Who leaves a multiple of four wins; where nobody can, all moves are equally good."""
    winning = [take for take in legal(Heap(matches), 0) if (matches - take) % 4 == 0]
    assert certain(Heap(matches)) == (winning or legal(Heap(matches), 0))


def test_a_shared_victory_is_better_than_none() -> None:
    assert certain(Heap(4, extra=(SHARE,))) == [SHARE]
    assert certain(Heap(3, extra=(SHARE,))) == [3]


def test_chance_is_not_counted_on() -> None:
    assert certain(Heap(9, extra=(TOSS,))) == [TOSS, 1, 2, 3]  # leaving eight, the other one tosses
    assert certain(Heap(4, extra=(SHARE, TOSS))) == [SHARE, TOSS, 1, 2, 3]  # a toss may be better than to share
    assert certain(Heap(3, extra=(TOSS,))) == [3]
    with pytest.raises(Chance):
        NoDraw().shuffle([1, 2])


def test_the_order_of_a_pile_is_not_counted_on() -> None:
    assert certain(Heap(8, pile=[1])) == [LIFT]
    assert certain(Heap(8, pile=[0, 1])) == [LIFT, 1, 2, 3]


def test_who_gets_nowhere_has_nothing_certain() -> None:
    assert certain(Heap(8, extra=(PASS,))) == [PASS, 1, 2, 3]
    assert certain(Heap(3, extra=(PASS,))) == [3]


def test_a_move_has_to_win_in_all_worlds_that_look_alike() -> None:
    """With four matches, seat 1 cannot answer a 2 with 2 if it holds the 2, nor a 1 with 3 if it holds the 3."""
    two, three = Heap(4, holds=2), Heap(4, holds=3)
    assert certain(two) == [2]
    assert certain(three) == [1]
    assert certain(two, three) == [1, 2, 3]
    assert certain(Heap(3, holds=2), Heap(3, holds=3)) == [3]
    assert certain(Heap(8, holds=2)) == [1]
    assert certain(Heap(8, holds=2), Heap(8)) == [1, 2, 3]  # the same answers, and another end


def test_nobody_plays_by_cards_that_only_the_thought_can_see() -> None:
    """Taking one of six would win in both worlds if one knew in which one is when it is one's turn again."""
    assert certain(Heap(6, holds=2), Heap(6, holds=3)) == [2]
    assert certain(Heap(8, holds=1), Heap(8, holds=2), Heap(8, holds=3)) == [1, 2, 3]


def test_where_not_all_worlds_are_known_only_ones_own_turn_is_certain() -> None:
    assert certain(Heap(5), is_all=False) == [1, 2, 3]
    assert certain(Heap(3), is_all=False) == [3]


def test_a_thought_that_is_too_long_decides_nothing() -> None:
    assert certain(Heap(29), positions=3) == [1, 2, 3]
    clock = iter(range(100))
    thought = Endgame(HEAP, 0, [Heap(29)], True, Budget(10_000, 5_000, lambda: float(next(clock))))
    assert thought.left_open([1, 2, 3]) == [1, 2, 3]


# ---- in the games


def thinker(key: str, seat: int) -> Any:
    bot = player("merciless", tablee.games()[key], seat, FastDraw(1))
    assert isinstance(bot, Thinker)
    return bot


def reckoned(ending: EndgameSpec, world: Any, seat: int) -> float:
    """Plain minimax, without tables, cuts or limits."""
    rules = ending.rules
    if rules.over(world):
        return ending.value(world, seat)
    [mover] = rules.to_act(world)
    worths = []
    for move in rules.legal(world, mover):
        then = world.copy()
        rules.play(then, mover, move, NoDraw(), None)
        worths.append(reckoned(ending, then, seat))
    return max(worths) if mover == seat else min(worths)


def last_of_dominos(seed: int) -> Any:
    """Two are left with a few cards each, and nothing to draw: everything is known."""
    for match in walk(tablee.new("dominos", 2, seed), seed):
        state = match.state.copy()
        if min(map(len, state.hands)) <= 3 and not any(state.places):
            state.discard += state.pile
            state.pile = []
            state.hands = [hand[:3] for hand in state.hands]
            state.voids, state.known, state.play_on = [[], []], [0, 0], False
            return state
    raise AssertionError("nobody was nearly done")


def test_the_last_cards_of_dominos_are_played_exactly() -> None:
    decided = 0
    for seed in range(25):
        world = last_of_dominos(seed)
        seat, rules = world.turn, tablee.games()["dominos"].rules
        ending, moves = thinker("dominos", seat).ending, rules.legal(world, seat)
        worths = {}
        for move in moves:
            then = world.copy()
            rules.play(then, seat, move, NoDraw(), None)
            worths[move] = reckoned(ending, then, seat)
        best = [move for move in moves if worths[move] == max(worths.values())]
        left = Endgame(ending, seat, [world], True, Budget(100_000)).left_open(moves)
        assert left == best or (max(worths.values()) == 1 and left == best[:1])
        decided += len(best) < len(moves)
    assert decided >= 3


@pytest.mark.parametrize("key", ["derniere", "dominos"])
def test_what_is_certain_wins_whatever_the_others_hold(key: str) -> None:
    """A victory that is sure in one's own turn is one in every world: the moves are made in others too."""
    rules, found = tablee.games()[key].rules, 0
    for seed in range(40):
        for match in walk(tablee.new(key, 2, seed), seed, most=120):
            if match.over or match.state.vote or len(match.to_act) != 1:
                continue
            seat = match.to_act[0]
            bot, view = thinker(key, seat), match.view(seat)
            moves = bot.worth_a_thought(view, match.moves(seat))
            if len(moves) < 2 or len(match.state.hands[seat]) > 3:
                continue
            left = Endgame(bot.ending, seat, [bot.imagine(view, FastDraw(0))], False, Budget(500)).left_open(moves)
            if len(left) == 1:
                found += 1
                for other in range(3):
                    world = bot.imagine(view, FastDraw(other))
                    assert wins_alone(bot.ending, rules, world, seat, left)
    assert found >= 3


def wins_alone(ending: EndgameSpec, rules: Any, world: Any, seat: int, moves: list[int]) -> bool:
    """Is there a way to win from here without anybody else having a turn?"""
    for move in moves:
        then = world.copy()
        rules.play(then, seat, move, FastDraw(1), None)
        if rules.over(then):
            if ending.value(then, seat) == 1:
                return True
        elif rules.to_act(then) == [seat] and wins_alone(ending, rules, then, seat, rules.legal(then, seat)):
            return True
    return False


# ---- all worlds


def test_all_worlds_are_dealt_once_each() -> None:
    found = list(deals([1, 2, 3, 4, 5], [2, 1]))
    assert len(found) == ways(5, [2, 1]) == 30
    assert len({str(each) for each in found}) == 30
    assert all(sorted(hands[0] + hands[1] + rest) == [1, 2, 3, 4, 5] for hands, rest in found)


def test_worlds_agree_with_draws_and_with_what_lies_open() -> None:
    world = SimpleNamespace(hands=[[1, 2], [3, 40], [4]], pile=[5], voids=[[], [1 << 4 | 1 << 5, 0, 0], []])
    world.copy = lambda: SimpleNamespace(hands=[hand[:] for hand in world.hands], pile=world.pile[:])
    found = every_world(world, 0, [0, 1 << 40, 0])
    assert [(each.hands, each.pile) for each in found] == [([[1, 2], [3, 40], [4]], [5]), ([[1, 2], [3, 40], [5]], [4])]


def test_too_many_worlds_are_none() -> None:
    world = SimpleNamespace(hands=[[1], list(range(2, 9)), list(range(9, 16))], pile=[], voids=[[], [], []])
    assert ways(14, [7, 7]) == math.comb(14, 7) > MOST_WORLDS
    assert every_world(world, 0, [0, 0, 0]) == []


def test_there_is_no_endgame_while_there_is_much_to_draw() -> None:
    world = SimpleNamespace(hands=[[1], [2]], pile=[3, 4], voids=[[], []])
    assert every_world(world, 0, [0, 0]) == []
