"""`tablee simulate`, `tablee arena`, `tablee balance` and `tablee train`, with their progress."""

from __future__ import annotations

import argparse
from math import comb
from pathlib import Path

from rich.console import Console

from tablee.cli import lab_arguments
from tablee.core.game import AnyGame
from tablee.core.registry import game, games
from tablee.core.words import Words, msg
from tablee.lab import balance, plots, studies
from tablee.lab.arena import check_players, compete
from tablee.lab.outcome_files import outcome_writer
from tablee.lab.plans import Plan
from tablee.lab.report_tables import live_progress, show_figures, show_results, training_progress
from tablee.lab.simulation import simulate
from tablee.lab.training.session import CURVE, Course, train
from tablee.lab.workers import own_cores, worker_pool

POINTS = 20  # of a training's curve


def run_simulate(given: argparse.Namespace, words: Words, console: Console) -> int:
    found = game(given.key)
    plan = Plan(given.key, seats(given, found, 4), given.seed, lab_arguments.options(given.options), bots(given.bots))
    plan.check()
    if given.plot:
        plots.prepare(given.plot)
    with (
        outcome_writer(given.out, plan) as write_outcome,
        worker_pool(given.workers, given.ray) as pool,
        live_progress(words, console, given.games) as bar,
    ):
        figures = simulate(plan, given.games, pool, write_outcome, bar.figures)
    show_figures(figures, words, console)
    if given.out:
        console.print(words.say(msg("lab-kept", file=str(given.out))), style="dim")
    if given.plot:
        plots.plot_figures(figures, given.plot, words)
        console.print(words.say(msg("lab-plotted", folder=str(given.plot))), style="dim")
    return 0


def run_arena(given: argparse.Namespace, words: Words, console: Console) -> int:
    found = game(given.key)
    table = Plan(given.key, seats(given, found, 2), given.seed, lab_arguments.options(given.options))
    players = list(lab_arguments.names(given.players))
    check_players(table, players)
    most = (given.games + given.games % 2) * comb(len(players), 2)
    with (
        outcome_writer(given.out, table) as write_outcome,
        worker_pool(given.workers, given.ray) as pool,
        live_progress(words, console, most) as bar,
    ):
        results = compete(table, players, given.games, given.within / 100, pool, write_outcome, bar.results)
    show_results(results, words, console)
    return 0


def run_balance(given: argparse.Namespace, words: Words, console: Console) -> int:
    keys = given.keys or list(games())
    cases = [case for key in keys for case in studies.cases(game(key), given.seed)]
    plots.prepare(given.out.with_suffix(""))
    with worker_pool(given.workers, given.ray) as pool, live_progress(words, console, len(cases) * given.games) as bar:
        found = studies.study(cases, given.games, pool, bar.done)
    balance.write(found, given.out, given.games, words)
    console.print(words.say(msg("balance-written", file=str(given.out))), style="bold green")
    return 0


def run_train(given: argparse.Namespace, words: Words, console: Console) -> int:
    found = game(given.key)
    folder = given.out or Path(f"training-{given.key}")
    course = Course(
        given.key,
        given.seats or tuple(number for number in (2, 3, 2, 4) if number in found.seats) or (found.seats[0],),
        lab_arguments.options(given.options),
        generations=given.generations,
        workers=given.workers or own_cores(),
        matches=given.matches,
        batches=given.batches,
        rate=given.rate,
        explored=given.explored,
        capacity=given.kept,
        seed=given.seed,
        measured=max(1, given.generations // POINTS),
        opponents=given.against,
        begins_with=str(given.begins_with or ""),
        worlds=given.worlds,
    )
    plots.prepare(folder)
    with training_progress(words, console, course.generations) as on_progress:
        weights = train(course, folder, on_progress)
    plots.plot_training(folder / CURVE, folder / "curve.png", words)
    console.print(words.say(msg("train-done", file=str(weights), folder=str(folder))), style="bold green")
    return 0


def seats(given: argparse.Namespace, found: AnyGame, usual: int) -> int:
    """As asked for; else a usual table."""
    return int(given.seats) if given.seats is not None else min(max(usual, found.seats[0]), found.seats[-1])


def bots(text: str) -> tuple[str, ...]:
    return lab_arguments.names(text) or ("plain",)
