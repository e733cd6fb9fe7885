"""Who is proposed to sit where in the next round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.draws import Draw
from tablee.hall.model.hall import Hall
from tablee.hall.model.score import standings_of
from tablee.hall.model.seating import Pairing, seat_people
from tablee.hall.model.sizes import table_sizes


class Proposal(NamedTuple):
    tables: list[list[int]]
    byes: list[int] = []


def proposed(hall: Hall, number: int, people: Sequence[int], smallest: int, largest: int, draw: Draw) -> Proposal:
    """Tables for these people in this round; none, if there are too few for the game."""
    plan = hall.plan
    sizes = table_sizes(len(people), smallest, largest, plan.size)
    if not sizes and plan.robots and people:
        sizes = [len(people)]
    if not sizes:
        return Proposal([])
    points = {each.person: each.points for each in standings_of(hall)}
    level = points or {number: -member.handicap / 100 for number, member in hall.people.items()}
    pairing = Pairing(
        frozenset(hall.apart), frozenset(hall.together), hall.met(), level, plan.mixed, plan.format == "swiss"
    )
    return Proposal(seat_people(people, sizes, pairing, draw))


def is_last(hall: Hall) -> bool:
    """Is the round that is over the last one?"""
    return hall.plan.format != "free" and hall.round >= hall.plan.rounds
