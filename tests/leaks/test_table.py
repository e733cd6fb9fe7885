"""Sockets, room and lobby: worlds that a viewer cannot tell apart give the same bytes at the same times."""

from __future__ import annotations

import pytest

from tests.harness import KEYS
from tests.leaks.worlds import swap_test
from tests.rulebook import rule

STATES = 14  # of each game, for a seat and for a spectator


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_nothing_that_leaves_a_table_tells_worlds_apart(key: str) -> None:
    assert {"socket", "room", "frame", "lobby", "address"} <= swap_test(key, STATES)
