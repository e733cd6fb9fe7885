"""Evidence about hands, against exhaustive enumeration."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tablee import FastDraw
from tablee.kit import void_cards

CARDS = 7


def history(draw: FastDraw) -> tuple[list[int], int, list[tuple[str, int]]]:
    """One hand's random story over seven cards: it shows voids, draws, plays. Returns its evidence, its size and the
    story itself."""
    order = list(range(CARDS))
    draw.shuffle(order)
    hand, pile = order[:2], order[2:]
    evidence: list[int] = []
    story: list[tuple[str, int]] = []
    for _ in range(7):
        what = draw.below(3)
        if what == 0 and pile:
            hand.append(pile.pop())
            void_cards.drew(evidence, 1)
            story.append(("drew", 0))
        elif what == 1 and len(hand) > 1:
            card = hand.pop(draw.below(len(hand)))
            void_cards.played(evidence, card, len(hand))
            story.append(("played", card))
        elif what == 2:
            mask = draw.below(1 << CARDS) & ~sum(1 << card for card in hand)
            void_cards.note(evidence, mask)
            story.append(("void", mask))
    return evidence, len(hand), story


def possible_hands(story: list[tuple[str, int]], size: int) -> set[frozenset[int]]:
    """All last hands that some first hand and some order of draws could have led to."""
    drawn = sum(what == "drew" for what, _ in story)
    hands = set()
    for first in combinations(range(CARDS), 2):
        rest = [card for card in range(CARDS) if card not in first]
        for draws in permutations(rest, drawn):
            hand, coming = set(first), list(draws)
            for what, value in story:
                if what == "drew":
                    hand.add(coming.pop())
                elif what == "played":
                    if value not in hand:
                        break
                    hand.discard(value)
                elif any(value >> card & 1 for card in hand):
                    break
            else:
                hands.add(frozenset(hand))
    return hands


def test_the_evidence_allows_exactly_the_hands_that_are_possible() -> None:
    draw = FastDraw(2)
    for _ in range(150):
        evidence, size, story = history(draw)
        gone = {value for what, value in story if what == "played"}
        possible = possible_hands(story, size)
        for hand in combinations([card for card in range(CARDS) if card not in gone], size):
            assert void_cards.could_hold(evidence, list(hand)) == (frozenset(hand) in possible), (story, hand)


def test_what_hands_have_shown_becomes_the_same_evidence_whenever_somebody_looks() -> None:
    draw = FastDraw(5)
    for _ in range(150):
        evidence, size, story = history(draw)
        shown = []
        for i, (what, value) in enumerate(story):
            left = size - sum((later == "drew") - (later == "played") for later, _ in story[i + 1 :])
            number = {"drew": (void_cards.DREW, 1), "void": (void_cards.LACKED, value), "played": (value, left)}[what]
            shown += [1, *number]
        looked_once = void_cards.after([[], []], shown, 0)
        middle = draw.below(len(story) + 1) * 3
        before = void_cards.after([[], []], shown[:middle], 0)
        kept = [each[:] for each in before]
        assert void_cards.after(before, shown, middle) == looked_once == [[], evidence]
        assert before == kept, "who has looked before still sees what was proved then"


def test_slots_say_the_same_as_the_evidence() -> None:
    draw = FastDraw(3)
    for _ in range(150):
        evidence, size, story = history(draw)
        for hand in combinations(range(CARDS), size):
            allowed = void_cards.could_hold(evidence, list(hand))
            slots = void_cards.slots(evidence, size)
            fits = any(all(not slots[i] >> card & 1 for i, card in enumerate(order)) for order in permutations(hand))
            assert fits == allowed, (story, hand)


def test_a_deal_agrees_with_the_evidence_and_reaches_every_possible_hand() -> None:
    draw = FastDraw(4)
    evidence = [0b0000111, 1, 0]  # no card of 0, 1, 2, then one draw
    seen = set()
    for _ in range(400):
        lying = void_cards.deal(list(range(CARDS)), void_cards.slots(evidence, 2) + [0] * 5, draw)
        assert sorted(lying) == list(range(CARDS))
        hand = frozenset(lying[:2])
        assert void_cards.could_hold(evidence, list(hand))
        seen.add(hand)
    assert seen == {frozenset(h) for h in combinations(range(CARDS), 2) if void_cards.could_hold(evidence, list(h))}


def test_a_deal_is_found_where_only_one_exists_and_refused_where_none_does() -> None:
    draw = FastDraw(5)
    forbidden = [~(1 << card) & 0b11111 for card in (3, 1, 4, 0, 2)]
    assert void_cards.deal([0, 1, 2, 3, 4], forbidden, draw) == [3, 1, 4, 0, 2]
    staircase = [0b11110, 0b11100, 0b11000, 0b10000, 0b00000]
    for _ in range(50):
        assert void_cards.deal([0, 1, 2, 3, 4], staircase, draw) == [0, 1, 2, 3, 4]
    with pytest.raises(ValueError, match="no deal"):
        void_cards.deal([0, 1], [0b11, 0], draw)


def test_every_deal_to_one_hand_is_equally_likely() -> None:
    draw = FastDraw(6)
    forbidden = [0b0000000, 0b0000011, 0b0001111]  # the third slot forbids most: 3 * 4 * 5 deals
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        lying = tuple(void_cards.deal(list(range(CARDS)), [*forbidden, 0, 0, 0, 0], draw)[:3])
        counts[lying] = counts.get(lying, 0) + 1
    assert len(counts) == 3 * 4 * 5
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 98  # chi-square, 59 degrees: one in a thousand
