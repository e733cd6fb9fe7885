"""Chance: the same for the same seed and ply, even, and checkable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from tablee.core.draws import CommittedDraw, Draw, FastDraw, commitment, committed_key
from tests.rulebook import rule

DRAWS = [FastDraw(5), CommittedDraw(b"k" * 32)]


@pytest.mark.parametrize("draw", DRAWS, ids=["fast", "committed"])
def test_what_is_drawn_at_a_ply_depends_on_the_ply_alone(draw: Draw) -> None:
    draw.at(3)
    first = [draw.below(100) for _ in range(20)]
    draw.at(4)
    second = [draw.below(100) for _ in range(20)]
    draw.at(3)
    assert [draw.below(100) for _ in range(20)] == first
    assert first != second


@pytest.mark.parametrize("make", [FastDraw, lambda seed: CommittedDraw(b"%032d" % seed)], ids=["fast", "committed"])
def test_every_order_of_four_cards_is_as_likely(make: type[FastDraw]) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        draw = make(seed)
        draw.at(seed % 7)
        cards = [0, 1, 2, 3]
        draw.shuffle(cards)
        seen[tuple(cards)] += 1
    chi_square = sum((count - 250) ** 2 / 250 for count in seen.values())
    assert len(seen) == 24
    assert chi_square < 49.7  # 99.9 % of honest shuffles, 23 degrees of freedom


@pytest.mark.parametrize("draw", DRAWS, ids=["fast", "committed"])
def test_dice_are_even_within_a_ply_and_across_plies(draw: Draw) -> None:
    for across in (False, True):
        faces: Counter[int] = Counter()
        draw.at(0)
        for ply in range(6000):
            if across:
                draw.at(ply)
            faces[draw.below(6)] += 1
        assert sum((faces[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5  # 99.9 %, 5 degrees


@rule("COM-2")
def test_the_committed_stream_is_what_anybody_can_recompute() -> None:
    """Written out once more, from the description in the docs."""
    secret, mixes = bytes(range(32)), [b"a" * 32, b"", b"c" * 32]
    key = hmac.new(secret, b"tablee-key-1|T|2|3|" + b"a" * 32 + bytes(32) + b"c" * 32, hashlib.sha256).digest()
    assert committed_key("T", 2, secret, mixes) == key
    assert commitment("T", 2, secret) == hashlib.sha256(b"tablee-commit-1|T|2|" + secret).hexdigest()
    draw = CommittedDraw(key)
    draw.at(9)
    words = []
    for counter in range(3):
        block = hmac.new(key, b"ply:9|%d" % counter, hashlib.sha256).digest()
        words += [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    limit = 2**32 - 2**32 % 36
    expected = [word % 36 for word in words if word < limit]
    assert [draw.below(36) for _ in range(len(expected))] == expected


@rule("COM-2")
def test_another_secret_or_another_mix_gives_another_key() -> None:
    base = committed_key("T", 1, b"s" * 32, [b"m" * 32])
    assert committed_key("T", 1, b"t" * 32, [b"m" * 32]) != base
    assert committed_key("T", 1, b"s" * 32, [b"n" * 32]) != base
    assert committed_key("T", 2, b"s" * 32, [b"m" * 32]) != base
    assert committed_key("U", 1, b"s" * 32, [b"m" * 32]) != base
