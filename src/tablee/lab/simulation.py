"""Many matches at one kind of table: played by a crew, counted, kept and shown while they are."""

from __future__ import annotations

from collections.abc import Callable

from tablee.lab.plans import Keep, Plan, chunks
from tablee.lab.statistics import Figures
from tablee.lab.workers import Crew

Seen = Callable[[Figures], None]


def simulate(plan: Plan, games: int, crew: Crew, keep: Keep | None = None, seen: Seen | None = None) -> Figures:
    """Play so many matches of a plan. `keep` is given each outcome in order, `seen` the figures now and then."""
    plan.check()
    figures = Figures(plan)
    for _, outcomes in crew.play(chunks(plan, games, crew.workers)):
        for outcome in outcomes:
            figures.add(outcome)
            if keep is not None:
                keep(plan, outcome)
        if seen is not None:
            seen(figures)
    return figures
