"""A training: generations of matches against oneself, each with the weights that the one before last made better.

While a generation is learned from, the next one is played already; so the matches of a generation know the weights of
two generations ago, always, and the same seed gives the same weights on one machine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.learned.features import features_of
from tablee.bots.learned.net import Weights, load, save
from tablee.core.draws import FastDraw
from tablee.core.registry import game
from tablee.lab.training.learners import BATCH, make_learner
from tablee.lab.training.selfplay import Samples, Task, guided_player, play_generation
from tablee.lab.training.trial import Trial, play_trial, share

WEIGHTS, STATE, CURVE = "weights.npz", "state.npz", "curve.json"
PLAIN = 2  # generations that the plain player plays first, unless a game's features say how many
LAST_RATE = 0.02  # the rate falls to this share of the first
REFILLED = 4  # generations after a stop that are only played: what was kept to learn from is gone
SEEDS = 1_000_003  # the seeds of trainings lie so far apart
MOST_WORKERS = 1009  # and so far those of generations


class Course(NamedTuple):
    """How long and on what is trained. The same course with the same seed gives the same weights."""

    key: str
    seats: tuple[int, ...] = (2, 3, 2, 4)
    options: Mapping[str, Any] = {}
    generations: int = 300
    workers: int = 2  # each plays its share of a generation
    matches: int = 256  # a worker and generation
    batches: int = 64  # a generation
    batch: int = BATCH
    rate: float = 5e-4
    explored: float = 0.03
    capacity: int = 2_000_000
    seed: int = 1
    measured: int = 0  # generations between two measurements; 0: never
    opponents: tuple[str, ...] = ("plain",)
    rounds: int = 50  # deals of a measurement, a worker, each from both sides
    begins_with: str = ""  # a file of weights to go on from
    worlds: int = 0  # in which a search looks before each choice, for the net to learn what it finds; 0: no search


class Progress(NamedTuple):
    """How far a training is."""

    generation: int
    choices: int  # ever
    loss: float
    strength: dict[str, float]  # share of victories at two players, by opponent, where it was measured


def train(course: Course, folder: Path, on_progress: Callable[[Progress], None]) -> Path:
    """Train, or go on where a training in this folder was stopped; the weights and the curve lie in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    session = Session(course, folder)
    with workers(course.workers) as pool:
        session.run(pool, on_progress)
    return folder / WEIGHTS


class Session:
    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.folder = folder
        self.game = game(course.key)
        features = features_of(self.game, course.seats[0])
        self.plain: int = getattr(features, "plain_generations", PLAIN)
        self.learner = make_learner(features, course.seed, course.capacity, course.batch)
        self.curve: list[Progress] = []
        self.done = self.choices = 0
        if course.worlds:
            guided_player(self.game, 0, FastDraw(course.seed))  # or it is said at once that there is no search
        if course.begins_with:
            self.plain = 0
            self.learner.begin(load(Path(course.begins_with), features).weights)
        if (folder / STATE).exists():
            self.restore()
        self.silent_until = self.done + REFILLED if self.done else 0
        newest = self.learner.weights() if self.done >= self.plain else None
        self.known = [newest, newest]  # the weights of one generation ago, and those of now

    def run(self, pool: ProcessPoolExecutor, on_progress: Callable[[Progress], None]) -> None:
        course = self.course
        playing = self.start(pool, self.done)
        for generation in range(self.done, course.generations):
            samples = [each.result() for each in playing]
            self.known = [self.known[1], self.learner.weights() if generation + 1 >= self.plain else None]
            if generation + 1 < course.generations:
                playing = self.start(pool, generation + 1)
            loss = self.learn(generation, samples)
            is_last = generation + 1 == course.generations
            is_measured = course.measured > 0 and (is_last or (generation + 1) % course.measured == 0)
            strength = measure(pool, course, self.learner.weights()) if is_measured else {}
            now = Progress(generation + 1, self.choices, loss, strength)
            if strength:
                self.curve.append(now)
            if strength or is_last:
                self.keep(generation + 1)
            on_progress(now)

    def start(self, pool: ProcessPoolExecutor, generation: int) -> list[Future[Samples]]:
        """Every worker plays its share of a generation."""
        course = self.course
        first = course.seed * SEEDS + generation * MOST_WORKERS
        tasks = [
            Task(
                course.key, course.seats, course.options, course.matches, first + worker,
                self.known[0], course.explored, course.worlds,
            )
            for worker in range(course.workers)
        ]  # fmt: skip
        return [pool.submit(play_generation, task) for task in tasks]

    def learn(self, generation: int, samples: list[Samples]) -> float:
        for each in samples:
            self.learner.add(each)
            self.choices += len(each.returns)
        if generation < self.silent_until:
            return 0.0
        rate = self.course.rate * (1 - (1 - LAST_RATE) * generation / self.course.generations)
        return self.learner.learn(self.course.batches, rate)

    # ---- the folder

    def keep(self, done: int) -> None:
        """Beside the old state first: who is stopped in the middle of writing goes on from before."""
        course = self.course._asdict() | {"options": dict(self.course.options)}
        about = {"game": self.course.key, "rules": self.game.version, "course": course}
        weights = self.learner.weights()
        save(self.folder / WEIGHTS, weights, {**about, "choices": self.choices, "learner": self.learner.where})
        (self.folder / CURVE).write_text(json.dumps([point._asdict() for point in self.curve], indent=1))
        fresh = self.folder / f"{STATE}.new"
        parts: dict[str, Any] = {
            f"part{number}": part for number, part in enumerate([*weights, *self.learner.memory()])
        }
        with fresh.open("wb") as file:
            np.savez(file, done=done, choices=self.choices, **parts)
        fresh.replace(self.folder / STATE)

    def restore(self) -> None:
        count = len(Weights._fields)
        with np.load(self.folder / STATE, allow_pickle=False) as kept:
            self.done, self.choices = int(kept["done"]), int(kept["choices"])
            parts = [kept[f"part{number}"] for number in range(4 * count)]
        self.learner.restore(Weights(*parts[:count]), parts[count:], self.done * self.course.batches)
        self.curve = [Progress(**point) for point in json.loads((self.folder / CURVE).read_text())]


def measure(pool: ProcessPoolExecutor, course: Course, weights: Weights) -> dict[str, float]:
    """The net alone, without any search, against others at a table of the first number of seats."""
    found: dict[str, float] = {}
    for opponent in course.opponents:
        trials = [
            Trial(course.key, course.seats[0], course.options, opponent, course.rounds, worker, weights)
            for worker in range(course.workers)
        ]
        found[opponent] = share([each.result() for each in [pool.submit(play_trial, trial) for trial in trials]])
    return found


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that calculate with one thread each: there is one for every core."""
    limits = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    before = {name: os.environ.get(name) for name in limits}
    os.environ.update(limits)
    pool = ProcessPoolExecutor(count, get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
