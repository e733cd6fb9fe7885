"""The examples run: a policy that learns, pictures of matches."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> ModuleType:
    """A file of examples/, as a module."""
    spec = importlib.util.spec_from_file_location(f"examples_{name}", EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made  # dataclasses look their module up
    spec.loader.exec_module(made)
    return made


def test_a_policy_comes_to_like_what_turns_out_well() -> None:
    """Two moves, one always wins: soon it is taken nearly always. A third is never allowed."""
    learn = example("learn")
    rng = np.random.default_rng(1)
    policy = learn.Policy(np.ones(4, np.float32), 3, rng)
    mask, seen = np.array([True, True, False]), np.ones(4, np.float32)
    for _ in range(60):
        batch = learn.Decisions()
        for _ in range(32):
            action = policy.choose(seen, mask, rng)
            batch.seen.append(seen)
            batch.masks.append(mask)
            batch.actions.append(action)
            batch.returns.append(1.0 if action == 1 else -1.0)
        policy.learn(batch)
    chances = policy.chances(policy.hidden(seen), mask)
    assert chances[1] > 0.9
    assert chances[2] == 0


def test_learning_goes_through_the_door() -> None:
    learn = example("learn")
    policy, curve = learn.train("dominos", matches=16, tests=4, seed=1)
    assert policy.steps == 2
    assert [played for played, _ in curve] == [0, 8, 16]
    assert all(0 <= won <= 1 for _, won in curve)
    assert learn.train("dominos", matches=16, tests=4, seed=1)[1] == curve


def test_how_sure_a_share_is() -> None:
    low, high = example("learn").interval(1.0, 300)
    assert (round(low, 3), high) == (0.987, pytest.approx(1.0))


def test_a_belief_is_sure_of_what_lies_open() -> None:
    look = example("look")
    record = look.play_match("davinci", 2, 11).record()
    turns = list(look.moments(record, 4))
    assert len(turns) == 4
    _, match = turns[-1]
    believed = look.belief(match, 0, 1)
    assert believed.sum(axis=1) == pytest.approx(np.ones(len(believed)))
    for place, piece in enumerate(match.view(0).codes[1]):
        if piece < look.BACK:
            assert believed[place, look.value_of(piece)] == 1


def test_pictures_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look = example("look")
    monkeypatch.setattr(look, "WORLDS", 4)
    monkeypatch.setattr(look, "ROLLED", 2)
    look.draw_beliefs(tmp_path)
    look.draw_lengths(tmp_path, matches=2)
    look.draw_what_if(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"beliefs.webp", "lengths.webp", "what-if.webp"}
