"""What the balance report is made of: every game at every size of table, then with each of its switches thrown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from tablee.core.game import AnyGame
from tablee.core.options import Switch
from tablee.lab.plans import Chunk, Plan, chunks
from tablee.lab.statistics import Figures
from tablee.lab.workers import WorkerPool

USUAL_SEATS = 4
NOT_TRIED = ("first", "pace")  # who begins is what is measured; bots do not tire


class Question(NamedTuple):
    """A number that a leaflet leaves open, and the switch it has become."""

    key: str
    switch: str
    move_s: int | None = None  # of a person, as we time it; without it the table's own clock sets the pace
    leaflet_min: int | None = None  # a match, as the leaflet has it
    is_for_all_tables: bool = False  # or only for the usual one


QUESTIONS = (
    Question("tour_du_monde", "deck", move_s=12, leaflet_min=20, is_for_all_tables=True),  # TDM-2
    Question("derniere", "deck", move_s=6, is_for_all_tables=True),  # DER-1
    Question("trouve", "roll_s"),  # TRV-11
    Question("bruit", "tempo_s"),  # BRU-2
    Question("diferencio", "sleep_s"),  # DFO-24
    Question("diferencio", "search_s"),  # DFO-10
)


class Case(NamedTuple):
    """One kind of table, and which switch it is about."""

    plan: Plan
    switch: str = ""
    value: Any = None


Study = dict[str, list[tuple[Case, Figures]]]  # by game


def cases(found: AnyGame, seed: int) -> list[Case]:
    by_seats = [Case(Plan(found.key, seats, seed)) for seats in found.seats]
    thrown = [(switch.name, value) for switch in found.switches for value in other_values(switch)]
    usual = usual_seats(found)
    by_switch = [Case(Plan(found.key, usual, seed, {name: value}), name, value) for name, value in thrown]
    return by_seats + by_switch + open_cases(found, seed)


def open_cases(found: AnyGame, seed: int) -> list[Case]:
    """What is left open for all tables, at the others: at the usual one it is a switch like any other."""
    return [
        Case(Plan(found.key, seats, seed, {question.switch: value}), question.switch, value)
        for question in questions_for(found)
        if question.is_for_all_tables
        for value in values(found, question.switch)[1:]
        for seats in found.seats
        if seats != usual_seats(found)
    ]


def questions_for(found: AnyGame) -> list[Question]:
    return [question for question in QUESTIONS if question.key == found.key]


def usual_seats(found: AnyGame) -> int:
    return max(found.seats[0], min(USUAL_SEATS, found.seats[-1]))


def values(found: AnyGame, name: str) -> list[Any]:
    """All values of a switch that are tried, ours first."""
    switch = next(each for each in found.switches if each.name == name)
    return [switch.default, *other_values(switch)]


def other_values(switch: Switch) -> list[Any]:
    """The other values; of a number, half and double."""
    if switch.name in NOT_TRIED:
        return []
    if switch.values or switch.low is None or switch.high is None:
        return switch.values[1:]
    kind = type(switch.default)
    return [kind(max(switch.low, switch.default / 2)), kind(min(switch.high, switch.default * 2))]


def study(every: list[Case], games: int, pool: WorkerPool, on_progress: Callable[[int], None]) -> Study:
    """All cases in one go, so that no core waits between two of them."""
    figures = [Figures(case.plan) for case in every]
    at = 0
    for chunk, outcomes in pool.play(all_chunks(every, games, pool.workers)):
        while every[at].plan != chunk.plan:
            at += 1
        for outcome in outcomes:
            figures[at].add(outcome)
        on_progress(at * games + chunk.stop)
    found: Study = {}
    for case, figure in zip(every, figures, strict=True):
        found.setdefault(case.plan.key, []).append((case, figure))
    return found


def all_chunks(every: Iterable[Case], games: int, workers: int) -> Iterator[Chunk]:
    for case in every:
        yield from chunks(case.plan, games, workers)
