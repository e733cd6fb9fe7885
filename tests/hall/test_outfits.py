"""Sixteen animals in four outfits: sixty-four faces, no two alike, and the browser's are the same."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import numpy as np

from tablee.core.art import ANIMALS
from tablee.hall.exports.outfits import OUTFITS, WORN, face, hat, scarf, split
from tablee.images.raster import image
from tablee.protocol.hall import FACES
from tablee.table.model.guests import guest_name

BROWSER = Path(__file__).parents[2] / "client" / "src" / "ui" / "faces" / "outfits.tsx"


def test_there_are_sixty_four_faces_and_old_clients_see_the_animal() -> None:
    assert FACES == len(ANIMALS) * len(OUTFITS) == 64
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


def test_the_browser_draws_the_same() -> None:
    """It has its own file, for pages draw over pictures that they have: the same numbers for each animal, in the same
    order, and the same lines."""
    text = BROWSER.read_text("utf-8")
    rows = re.findall(r"^  \[([\d., ]+)\], // (\w+)$", text, re.M)
    assert [(name, tuple(map(float, row.split(", ")))) for row, name in rows] == list(WORN.items())
    assert list(WORN) == list(ANIMALS)
    lines = set(re.findall(r' d="([^"]+)"', text))
    assert lines == set(re.findall(r' d="([^"]+)"', scarf() + hat()))


def test_who_wears_something_is_called_after_the_animal() -> None:
    assert guest_name(0, "fr") == guest_name(48, "fr") == "Grenouille"
