"""Sixteen animals in four outfits: sixty-four faces, no two alike, and the browser's are the same."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from tablee.core.art import ANIMALS
from tablee.hall.exports.outfits import FACES, WORN, face, split
from tablee.images.raster import image


def test_there_are_sixty_four_faces_and_old_clients_see_the_animal() -> None:
    assert FACES == 64
    assert set(WORN) == set(ANIMALS)
    assert [split(number) for number in (0, 15, 16, 47, 63)] == [
        ("frog", "plain"), ("elephant", "plain"), ("frog", "scarf"), ("elephant", "glasses"), ("elephant", "hat"),
    ]  # fmt: skip
    assert all(split(number)[0] == ANIMALS[number % len(ANIMALS)] for number in range(FACES))


def test_no_two_faces_look_alike_where_they_are_small() -> None:
    """At 42 pixels: some part of the picture differs clearly."""
    drawn = [np.asarray(image(face(number), 42).convert("RGBA"), dtype=int) for number in range(FACES)]
    for one, other in combinations(range(FACES), 2):
        differs = np.abs(drawn[one] - drawn[other]).max(axis=2) > 60
        assert differs.sum() > 25, (split(one), split(other))
