"""One code alone, quickly: what each of its pieces can be to somebody who knows some other pieces.

It is what beliefs.py says where there is only one other code, but for where jokers may stand: good enough to look
through another player's eyes a thousand times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from operator import mul
from typing import Final

from tablee.games.davinci.state import BACK, JOKER, NUMBERS, colour_of

# By number, in how many ways the places so far can be filled with lower ones (or those from here with no lower ones);
# one such list for each set of jokers that can still be met.
Ways = dict[int, list[int]]

ONES: Final = [1] * (NUMBERS + 1)
OF_COLOUR: Final = (0x555555, 0xAAAAAA)  # bits of numbers


@cache
def row(bits: int) -> tuple[int, ...]:
    return tuple([(bits >> number) & 1 for number in range(NUMBERS)])


@cache
def spread(values: int) -> int:
    """Bits of values as bits of numbers of both colours."""
    return sum(0b11 << 2 * value for value in range(JOKER) if (values >> value) & 1)


def rows(seen: Sequence[int], denied: Sequence[int], known: int) -> list[tuple[int, ...]]:
    """By place, which numbers may stand there; none where a joker lies open."""
    found: list[tuple[int, ...]] = []
    for each, mask in zip(seen, denied, strict=True):
        if each >= BACK:
            found.append(row(OF_COLOUR[colour_of(each)] & ~known & ~spread(mask)))
        else:
            found.append(row(1 << each if each < NUMBERS else 0))
    return found


def meets(each: int, mask: int, jokers: int) -> int:
    """The bit of the joker that this back may hide."""
    return jokers & (1 << colour_of(each)) if each >= BACK and not (mask >> JOKER) & 1 else 0


def forward(seen: Sequence[int], denied: Sequence[int], lines: list[tuple[int, ...]], jokers: int) -> list[Ways]:
    """Before each place, and after the last."""
    ways: Ways = {jokers: ONES}
    found = [ways]
    for each, mask, line in zip(seen, denied, lines, strict=True):
        there: Ways = {}
        for left, counts in ways.items():
            if NUMBERS <= each < BACK:
                there[left] = counts
                continue
            there[left] = added([0, *accumulate(map(mul, line, counts))], there.get(left))
            bit = meets(each, mask, left)
            if bit:
                there[left & ~bit] = added(counts, there.get(left & ~bit))
        ways = there
        found.append(ways)
    return found


def added(counts: list[int], others: list[int] | None) -> list[int]:
    return counts if others is None else [one + other for one, other in zip(counts, others, strict=True)]


def backward(seen: Sequence[int], denied: Sequence[int], lines: list[tuple[int, ...]], jokers: int) -> list[Ways]:
    """From each place on, and after the last; by the jokers that can still be met there."""
    sets = [left for left in range(4) if not left & ~jokers]
    ways: Ways = dict.fromkeys(sets, ONES)
    found = [ways]
    for each, mask, line in zip(reversed(seen), reversed(denied), reversed(lines), strict=True):
        there: Ways = {}
        for left in sets:
            if NUMBERS <= each < BACK:
                there[left] = ways[left]
                continue
            counts = [*accumulate(map(mul, reversed(line), reversed(ways[left]))), 0]
            counts = [0, *counts[:-1]][::-1]
            bit = meets(each, mask, left)
            there[left] = added(counts, ways[left & ~bit]) if bit else counts
        ways = there
        found.append(ways)
    return found[::-1]


def unseen_jokers(seen: Sequence[int], known: int) -> int:
    """Bits of the colours whose joker may be among the backs."""
    jokers = ~known >> NUMBERS & 3
    if jokers:
        for each in seen:
            if NUMBERS <= each < BACK:
                jokers &= ~(1 << colour_of(each))
    return jokers


def count(seen: Sequence[int], denied: Sequence[int], known: int) -> int:
    """In how many ways the backs of a code can be filled, to somebody who knows these pieces (bits)."""
    jokers = unseen_jokers(seen, known)
    last = forward(seen, denied, rows(seen, denied, known), jokers)[-1]
    return sum([counts[-1] for counts in last.values()])


def chances(seen: Sequence[int], denied: Sequence[int], known: int) -> list[list[float]]:
    """By place and value, how likely it is; nothing where the piece lies open, or if there is no way at all."""
    jokers = unseen_jokers(seen, known)
    lines = rows(seen, denied, known)
    before = forward(seen, denied, lines, jokers)
    behind = backward(seen, denied, lines, jokers)
    total = behind[0][jokers][0]
    found: list[list[float]] = []
    for place, each in enumerate(seen):
        if each < BACK or not total:
            found.append([])
            continue
        colour, after = colour_of(each), behind[place + 1]
        line = lines[place][colour::2]
        ways: list[int] | None = None
        joker = 0
        for left, counts in before[place].items():
            ways = added(list(map(mul, map(mul, line, counts[colour::2]), after[left][1 + colour :: 2])), ways)
            bit = meets(each, denied[place], left)
            if bit:
                joker += sum_of_pairs(counts, after[left & ~bit])
        found.append([way / total for way in (*(ways or ()), joker)])
    return found


def sum_of_pairs(before: list[int], behind: list[int]) -> int:
    """Ways to fill the places before with lower numbers than the places behind."""
    exact = [one - other for one, other in zip(before[1:], before[:-1], strict=True)]  # highest number is this one
    return before[0] * behind[0] + sum([one * other for one, other in zip(exact, behind[1:], strict=True)])
