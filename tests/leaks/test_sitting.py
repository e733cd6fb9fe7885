"""What is kept of a table over days for lists: worlds that those who watch cannot tell apart are listed alike."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from tablee.core.match import Match
from tablee.protocol.setup import Setup
from tablee.protocol.sitting import Sitting
from tablee.table.model.days import sitting
from tablee.table.model.table import Table
from tests.leaks.worlds import pairs, rows_of
from tests.rulebook import rule
from tests.table.test_days import SLOW

STATES = 40
NOON = 1_800_014_400


def listed(match: Match) -> Sitting:
    table = Table("t")
    for row in rows_of(match):
        table.apply(row)
    table.setup = Setup(match.game.key, match.seats, rhythm="days", days=3)
    table.match = match
    return sitting(table, NOON)


@pytest.mark.parametrize("key", SLOW)
@rule("COM-5")
def test_a_list_of_tables_does_not_tell_worlds_apart(key: str) -> None:
    compared = 0
    for pair in pairs(key, STATES, apart=3):
        if pair.viewer is None:
            assert encode(listed(pair.now)) == encode(listed(pair.twin))
            compared += 1
    assert compared >= STATES
