"""The mind of the others: what somebody names tells what they hold.

Nobody names a piece that stands in their own code, and most name what looks likeliest from where they sit. So each
world is as likely as the questions that were asked are in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from tablee.games.davinci import glance
from tablee.games.davinci.beliefs import World
from tablee.games.davinci.memory import Memory, Question
from tablee.games.davinci.state import BACK, JOKER, NUMBERS, colour_of, value_of

NO_JOKERS: Final = 3 << NUMBERS  # bits of both


class Kind(NamedTuple):
    """A kind of people, by how they choose what to ask."""

    share: float  # how many are of this kind, before anything is known of somebody
    keenness: float  # the likelier a guess looks to them, to this power, the rather they make it; 0: see LISTS
    whim: float  # how often they name anything possible instead


LISTS: Final = 0.0  # the keenness of those who list what each piece can be, and name anything on the shortest list
KINDS: Final = (Kind(0.35, 60.0, 0.02), Kind(0.3, 4.0, 0.2), Kind(0.35, LISTS, 0.03))
BLUFF: Final = 0.0005  # how often anybody names a piece that they know to stand elsewhere, in their own code perhaps


class Mind:
    """Reads what somebody asked. Of which kind they are shows in the course of a match."""

    def __init__(self, memory: Memory, kinds: Sequence[Kind] = KINDS) -> None:
        self.memory = memory
        self.kinds = kinds
        self.kept: dict[tuple[int, int], list[float]] = {}  # by question and what its asker knew, for every kind

    def weigh(self, worlds: list[World], code: list[int], ages: list[int], by: int, no_jokers: bool) -> list[World]:
        """The worlds of one other player's code, each as likely as it makes what that player asked."""
        weights = [[world.weight * kind.share for kind in self.kinds] for world in worlds]
        hidden = [place for place, each in enumerate(code) if each >= BACK]
        for number, question in enumerate(self.memory.questions):
            if question.by != by:
                continue
            known = NO_JOKERS if no_jokers else 0
            for each, age in zip(code, ages, strict=True):
                if each < BACK and age <= question.when:
                    known |= 1 << each
            places = [i for i, place in enumerate(hidden) if ages[place] <= question.when]
            lists = spans(question, no_jokers) if question.seen else []
            for i, world in enumerate(worlds):
                knows = known
                for place in places:
                    knows |= 1 << world.pieces[place]
                found = self.kept.get((number, knows))
                if found is None:
                    found = self.kept[number, knows] = asking(question, lists, knows, self.kinds)
                weights[i] = list(map(mul, weights[i], found))
            most = max(map(max, weights))
            weights = [[weight / most for weight in kinds] for kinds in weights]  # or they would vanish in the end
        return [World(world.pieces, sum(kinds)) for world, kinds in zip(worlds, weights, strict=True)]


def asking(question: Question, lists: list[int], known: int, kinds: Sequence[Kind]) -> list[float]:
    """How likely somebody of each kind who knows these pieces asks this."""
    if (known >> question.piece) & 1:
        return [BLUFF] * len(kinds)
    if not question.seen:  # of somebody else's code: what it looked like is not remembered
        return [1.0] * len(kinds)
    rows = glance.chances(question.seen, question.denied, known)
    asked = rows[question.place][value_of(question.piece)] if rows[question.place] else 0.0
    if asked <= 0.0:
        return [BLUFF] * len(kinds)
    every = [chance for row in rows for chance in row if chance > 0.0]
    found: list[float] = []
    for _, keenness, whim in kinds:
        if keenness == LISTS:
            meant = from_list(question, lists, known)
        else:
            meant = 1 / sum([(chance / asked) ** keenness for chance in every])
        found.append((1 - whim) * meant + whim / len(every))
    return found


def from_list(question: Question, lists: list[int], known: int) -> float:
    """How likely somebody asks this who names anything from the shortest list."""
    lengths = [(bits & ~known).bit_count() for bits in lists]
    shortest = min([length for length, each in zip(lengths, question.seen, strict=True) if each >= BACK])
    if not shortest or lengths[question.place] != shortest:
        return 0.0
    ties = sum(1 for length, each in zip(lengths, question.seen, strict=True) if each >= BACK and length == shortest)
    return 1 / (shortest * ties)


def spans(question: Question, no_jokers: bool) -> list[int]:
    """By place, bits of the pieces that its neighbours leave room for."""
    step = 1 if no_jokers else 0  # a back may be a joker, which takes no room
    lows = bounds(list(question.seen), step)
    highs = [NUMBERS - 1 - low for low in bounds([mirrored(each) for each in reversed(question.seen)], step)][::-1]
    found: list[int] = []
    for each, low, high, denied in zip(question.seen, lows, highs, question.denied, strict=True):
        room = (2 << max(high, low)) - (1 << low)
        joker = 0 if no_jokers or (denied >> JOKER) & 1 else 1 << NUMBERS + colour_of(each)
        found.append(room & glance.OF_COLOUR[colour_of(each)] & ~glance.spread(denied) | joker)
    return found


def mirrored(each: int) -> int:
    """A piece or back as it looks to somebody who counts from the other end."""
    return NUMBERS - 1 - each if each < NUMBERS else each ^ 1


def bounds(code: list[int], step: int) -> list[int]:
    """By place, the lowest number that can stand there."""
    low = 0
    found: list[int] = []
    for each in code:
        if each < NUMBERS:
            low = each
        elif each >= BACK and colour_of(low) != colour_of(each):
            low += step
        found.append(low)
        low += 1 if each < NUMBERS else step
    return found
