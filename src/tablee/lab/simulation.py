"""Many matches at one kind of table: played by a pool of workers, counted, written down and shown while they are."""

from __future__ import annotations

from collections.abc import Callable

from tablee.lab.plans import Plan, WriteOutcome, chunks
from tablee.lab.statistics import Figures
from tablee.lab.workers import WorkerPool

OnProgress = Callable[[Figures], None]


def simulate(
    plan: Plan,
    games: int,
    pool: WorkerPool,
    write_outcome: WriteOutcome | None = None,
    on_progress: OnProgress | None = None,
) -> Figures:
    """Play so many matches of a plan. `write_outcome` is given each outcome in order, `on_progress` the figures now and
    then."""
    plan.check()
    figures = Figures(plan)
    for _, outcomes in pool.play(chunks(plan, games, pool.workers)):
        for outcome in outcomes:
            figures.add(outcome)
            if write_outcome is not None:
                write_outcome(plan, outcome)
        if on_progress is not None:
            on_progress(figures)
    return figures
