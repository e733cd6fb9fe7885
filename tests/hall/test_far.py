"""How far a table is, in a few words, for the desk and the wall."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.registry import games
from tablee.core.words import LANGUAGES, Words
from tests.harness import KEYS

LONGEST = 24  # letters: it stands beside a picture


@pytest.mark.parametrize("key", KEYS)
def test_every_game_tells_how_far_it_is_to_whoever_watches(key: str) -> None:
    game = games()[key]
    far, match = game.far, tablee.new(key, game.seats[0], seed=1)
    assert far is not None
    for language in LANGUAGES:
        assert 0 < len(Words(language).say(far(match.view(None)), (), None)) <= LONGEST
