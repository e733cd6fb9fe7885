"""Recorded matches stay as they are, byte for byte: a change of a rule shows here, and raises the game's RULES."""

from __future__ import annotations

import pytest

from tests.harness import KEYS
from tests.make_golden import FOLDER, playthrough, variants

EVERY = [(key, name) for key in KEYS for name in variants(key)]


@pytest.mark.parametrize(("key", "name"), EVERY, ids=[name for _, name in EVERY])
def test_a_recorded_match_is_played_again_to_the_byte(key: str, name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(key, variants(key)[name]) == kept


def test_nothing_is_kept_that_is_no_longer_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {name for _, name in EVERY}
