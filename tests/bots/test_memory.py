"""People's memory: what was seen fades, sooner among look-alikes, later if it was seen again."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from tablee import FastDraw
from tablee.bots.memory import MIXED_UP, Memory

MANY = 4000


def same_ten(one: int, other: int) -> bool:
    return one // 10 == other // 10


def later(memory: Memory, steps: int) -> Memory:
    for _ in range(steps):
        memory.advance()
    return memory


def test_what_was_just_seen_is_known_and_what_was_never_seen_is_not() -> None:
    memory = Memory(0.5, 0.1, same_ten)
    memory.see(3, 7)
    assert memory.strength(3) == 1
    assert memory.recall(3, FastDraw(1)) == 7
    assert memory.strength(4) == 0
    assert memory.recall(4, FastDraw(1)) is None


def test_it_fades_by_a_power_law() -> None:
    memory = Memory(0.5, 0.1, same_ten)
    memory.see(3, 7)
    strengths = [later(memory, steps).strength(3) for steps in (3, 5, 7)]  # 3, 8, 15 steps later
    assert strengths == pytest.approx([4**-0.5, 9**-0.5, 16**-0.5])


def test_what_is_seen_again_fades_more_slowly() -> None:
    once, twice, cared_for = Memory(0.5, 0, same_ten), Memory(0.5, 0, same_ten), Memory(0.5, 0, same_ten)
    once.see(3, 7)
    twice.see(3, 7)
    twice.see(3, 7)
    cared_for.see(3, 7, times=2)
    assert later(once, 3).strength(3) == pytest.approx(4**-0.5)
    assert later(twice, 3).strength(3) == later(cared_for, 3).strength(3) == pytest.approx(4**-0.25)


def test_a_change_is_a_new_thing_to_remember() -> None:
    memory = Memory(0.5, 0, same_ten)
    memory.see(3, 7, times=5)
    memory.see(3, 8)
    assert later(memory, 3).strength(3) == pytest.approx(4**-0.5)
    assert memory.traces[3].what == 8


def test_look_alikes_take_some_of_it_away() -> None:
    memory = Memory(0, 0.1, same_ten)
    memory.see(3, 7)
    memory.see(25, 1)  # nothing like it
    assert memory.strength(3) == 1
    memory.see(4, 1)
    memory.see(5, 1)
    assert memory.strength(3) == pytest.approx(0.81)
    memory.see(3, 7)
    assert memory.strength(3) == 1


def test_it_comes_to_mind_as_often_as_it_is_strong_and_sometimes_a_look_alike_does() -> None:
    memory = Memory(0.5, 0.2, same_ten)
    memory.see(4, 1)
    memory.see(3, 7)
    memory.see(25, 9)
    later(memory, 3)
    draw = FastDraw(5)
    came = Counter(memory.recall(3, draw) for _ in range(MANY))
    assert came[7] / MANY == pytest.approx(0.5, abs=0.03)
    assert came[1] / MANY == pytest.approx(0.5 * 0.2 * MIXED_UP, abs=0.015)
    assert came[9] == 0
    assert came[None] == MANY - came[7] - came[1]


def test_without_look_alikes_nothing_else_comes_to_mind() -> None:
    memory = Memory(1.0, 1.0, same_ten)
    memory.see(3, 7)
    later(memory, 9)
    draw = FastDraw(5)
    assert {memory.recall(3, draw) for _ in range(200)} == {7, None}


def test_what_is_no_longer_so_is_dropped() -> None:
    memory = Memory(0.5, 0.1, same_ten)
    memory.see(3, 7)
    memory.drop(3)
    memory.drop(4)
    assert memory.strength(3) == 0


def test_a_memory_travels() -> None:
    memory = Memory(0.5, 0.1, same_ten)
    memory.see(3, 7)
    memory.see(4, 8)
    later(memory, 2)
    travelled = pickle.loads(pickle.dumps(memory))
    assert [travelled.strength(key) for key in (3, 4, 5)] == [memory.strength(key) for key in (3, 4, 5)]
