"""What is kept of the seats of a match beside its record."""

from __future__ import annotations

from typing import Any

from tablee.core.match import Match
from tablee.core.records import Record, read
from tablee.core.standing import Standing
from tablee.matches.figures import laid_cards, reactions
from tablee.protocol.messages import SeatInfo
from tablee.stores.base import Player
from tablee.table.model.robots import number_of
from tablee.table.model.table import Table

Ending = tuple[int, int, int, str]  # of a seat: place, points, reaction, cards


def endings(match: Match, record: Record) -> list[Ending]:
    """How a match ended for each seat. One with a photograph counts nowhere: whoever made it knows all the places."""
    if match.game.deck(record.made):
        return [(0, 0, 0, cards) for cards in laid_cards(match)]
    standing = match.standing or Standing([0] * match.seats, [0] * match.seats)
    points = standing.points if match.game.scores else [0] * match.seats
    return list(zip(standing.places, points, reactions(record), laid_cards(match), strict=True))


def seats_kept(table: Table, record: dict[str, Any], seats: list[SeatInfo]) -> list[Player]:
    """Who had which seat and how it ended for them: beside the record, because names can be forgotten."""
    ends = endings(table.live_match(), read(record))
    return [
        Player(chair.who, seat.name, "", seat.animal, *ended)
        if chair.who
        else Player("", seat.name, chair.bot, number_of(chair.robot), *ended)
        for chair, seat, ended in zip(table.chairs, seats, ends, strict=True)
    ]
