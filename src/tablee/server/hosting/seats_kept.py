"""What is kept of the seats of a match beside its record."""

from __future__ import annotations

from typing import Any

from tablee.core.records import read
from tablee.core.standing import Standing
from tablee.matches.figures import laid_cards, reactions
from tablee.protocol.messages import SeatInfo
from tablee.stores.base import Player
from tablee.table.model.robots import number_of
from tablee.table.model.table import Table


def seats_kept(table: Table, record: dict[str, Any], seats: list[SeatInfo]) -> list[Player]:
    """Who had which seat and how it ended for them: beside the record, because names can be forgotten."""
    match, chairs = table.live_match(), table.chairs
    standing = match.standing or Standing([0] * len(chairs), [0] * len(chairs))
    points = standing.points if match.game.scores else [0] * len(chairs)
    ends = zip(standing.places, points, reactions(read(record)), laid_cards(match), strict=True)
    return [
        Player(chair.who, seat.name, "", seat.animal, *ended)
        if chair.who
        else Player("", seat.name, chair.bot, number_of(chair.robot), *ended)
        for chair, seat, ended in zip(chairs, seats, ends, strict=True)
    ]
