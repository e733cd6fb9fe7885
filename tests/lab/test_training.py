"""A game that is solved is learned to perfect play; and what a training promises besides."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.bots.learned.features import NoFeatures, ObservedFeatures, features_of
from tablee.bots.learned.net import load, save
from tablee.core.registry import game
from tablee.lab.training.learners import NumpyLearner, first_weights
from tablee.lab.training.selfplay import Made, NoSearch, Samples, Task, before, play_generation
from tablee.lab.training.session import Course, Session
from tests import tenth

ROOT = Path(__file__).parent.parent.parent
STICKS = range(2, 16)


def learn(folder: Path, generations: int) -> dict[str, Any]:
    """In a process of its own, in which the game of the page is installed."""
    tenth.write_down(folder / "game")
    tenth.install(folder / "game")
    ran = subprocess.run(
        [sys.executable, "-m", "tests.lab.learn_batonnets", str(folder / "out"), str(generations)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "game"), str(ROOT)])},
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_sticks_are_learned_to_perfect_play(tmp_path: Path) -> None:
    found = learn(tmp_path, 40)
    perfect = {str(sticks): (sticks - 1) % 4 for sticks in STICKS if sticks % 4 != 1}
    assert {sticks: count for sticks, count in found["chosen"].items() if sticks in perfect} == perfect
    assert [point["generation"] for point in found["curve"]] == [8, 16, 24, 32, 40]


def test_the_same_seed_gives_the_same_weights_and_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    one, other = learn(tmp_path / "one", 4), learn(tmp_path / "other", 4)
    assert one["weights"] == other["weights"]
    further = learn(tmp_path / "one", 9)
    assert further["weights"] != one["weights"]
    assert [point["generation"] for point in further["curve"]] == [4, 8, 9]


@pytest.mark.parametrize("key", ["derniere", "dominos", "tour_du_monde", "davinci"])
def test_what_is_learned_from_ends_as_the_match_did(key: str) -> None:
    samples = play_generation(Task(key, (2,), {}, 12, 5, None, 0.1))
    assert set(np.unique(samples.returns)) <= {-1.0, 0.0, 1.0}  # the plain player hopes for nothing
    assert len(samples.views) == len(samples.moves) == len(samples.returns) > 0
    assert len(samples.seen) == len(samples.ends) > 0
    again = play_generation(Task(key, (2,), {}, 12, 5, None, 0.1))
    assert all(np.array_equal(one, other) for one, other in zip(samples, again, strict=True))


def test_luck_is_weighed_against_what_was_thought_on_the_way() -> None:
    made = [Made(b"", b"", hoped) for hoped in (0.0, 0.5)]
    assert before(made, 1.0) == pytest.approx([0.8 * (0.8 + 0.2 * 0.5) + 0.0, 0.8 + 0.2 * 0.5, 1.0])
    assert before([Made(b"", b"", None)], -1.0) == [-1.0, -1.0]


def test_a_search_teaches_what_it_found_of_every_move_it_tried() -> None:
    task = Task("derniere", (2,), {}, 1, 5, first_weights(features_of(game("derniere"), 2), 3), 0.1, worlds=16)
    samples = play_generation(task)
    chosen = len(np.unique(samples.views, axis=0))
    assert len(samples.returns) > 1.5 * chosen  # several moves of a choice
    assert len(np.unique(samples.returns)) > chosen  # and not how the match ended
    assert np.abs(samples.returns).max() <= 1
    again = play_generation(task)
    assert all(np.array_equal(one, other) for one, other in zip(samples, again, strict=True))


def test_a_training_goes_on_from_weights(tmp_path: Path) -> None:
    features = features_of(game("derniere"), 2)
    save(tmp_path / "first.npz", first_weights(features, 3), {})
    begins = load(tmp_path / "first.npz", features).weights
    course = Course("derniere", (2,), begins_with=str(tmp_path / "first.npz"), capacity=10)
    session = Session(course, tmp_path)
    assert all(np.array_equal(one, other) for one, other in zip(session.learner.weights(), begins, strict=True))
    assert session.known[0] is not None  # nobody has to show how matches end


def test_a_game_whose_search_no_net_guides_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoSearch, match="dominos has no search that a net guides"):
        Session(Course("dominos", worlds=16, capacity=10), tmp_path)


def test_the_slopes_are_those_of_the_loss() -> None:
    """Each weight moved a little changes the loss as its slope says."""
    features = features_of(game("derniere"), 2)
    learner = NumpyLearner(features, 3, 64, 16)
    samples = play_generation(Task("derniere", (2, 3), {}, 3, 5, None, 0.1))
    learner.add(Samples(*(part[:40] for part in samples)))
    learner.parts = [part.astype(np.float64) for part in learner.parts]
    state = learner.chance.bit_generator.state
    _, slopes = learner.slopes()
    chance = np.random.default_rng(1)
    for part, slope in zip(learner.parts, slopes, strict=True):
        place = tuple(chance.integers(0, size) for size in part.shape)
        losses = []
        for step in (1e-5, -1e-5):
            part[place] += step
            learner.chance.bit_generator.state = state
            losses.append(learner.slopes()[0])
            part[place] -= step
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(slope[place], rel=1e-3, abs=1e-6)


def test_a_game_without_an_observation_says_so() -> None:
    from dataclasses import replace

    with pytest.raises(NoFeatures, match="derniere has no observation"):
        ObservedFeatures(replace(game("derniere"), observation=None), 2)
