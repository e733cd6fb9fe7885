"""A small policy learns Tour du Monde by playing against itself, in the PettingZoo environment, with numpy alone.

    python examples/learn.py --matches 1500 --plot learning.webp

One hidden layer; REINFORCE with a value to compare with, and a little curiosity. A few minutes on one core of a small
machine. Every now and then it plays against somebody who takes any move; the curve says how often it wins.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from tablee.envs import pettingzoo

Numbers = NDArray[np.float32]
Generator = np.random.Generator

HIDDEN = 64
TOGETHER = 8  # matches between two steps of learning
RATE = 3e-3
CURIOSITY = 0.01
FADING = 0.99  # by how much less a decision is answerable for the end, with every later one of the same player


@dataclass
class Decisions:
    """What was seen, allowed, done, and what came of it."""

    seen: list[Numbers] = field(default_factory=list)
    masks: list[NDArray[np.bool_]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)


class Policy:
    """How likely each move is, and how well things stand."""

    def __init__(self, scale: Numbers, actions: int, rng: Generator) -> None:
        self.scale = scale  # brings every input between 0 and 1
        sizes = {"in": (len(scale), HIDDEN), "bias": (HIDDEN,), "out": (HIDDEN, actions), "value": (HIDDEN,)}
        self.weights = {
            name: (rng.normal(size=size) / np.sqrt(size[0]) * (name != "bias")).astype(np.float32)
            for name, size in sizes.items()
        }
        self.momentum = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.spread = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def hidden(self, seen: Numbers) -> Numbers:
        found: Numbers = np.tanh(seen @ self.weights["in"] + self.weights["bias"])
        return found

    def chances(self, hidden: Numbers, masks: NDArray[np.bool_]) -> Numbers:
        scores = np.where(masks, hidden @ self.weights["out"], -np.inf)
        grown = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares: Numbers = grown / grown.sum(axis=-1, keepdims=True)
        return shares

    def choose(self, seen: Numbers, mask: NDArray[np.bool_], rng: Generator) -> int:
        reached = np.cumsum(self.chances(self.hidden(seen), mask))
        return min(int(np.searchsorted(reached, rng.random() * reached[-1], side="right")), len(mask) - 1)

    def learn(self, batch: Decisions) -> None:
        seen, masks, count = np.stack(batch.seen), np.stack(batch.masks), len(batch.actions)
        hidden = self.hidden(seen)
        chances = self.chances(hidden, masks)
        surprise = np.array(batch.returns, np.float32) - hidden @ self.weights["value"]
        gain = surprise / (surprise.std() + 1e-6)
        # How the scores should move: towards what turned out well, away from being sure too soon.
        logs = np.log(np.where(chances > 0, chances, 1))
        to_scores = chances * (logs - (chances * logs).sum(axis=1, keepdims=True)) * CURIOSITY + chances * gain[:, None]
        to_scores[np.arange(count), batch.actions] -= gain
        to_hidden = to_scores @ self.weights["out"].T - 0.5 * surprise[:, None] * self.weights["value"]
        to_sums = to_hidden * (1 - hidden**2)
        gradients = {
            "in": seen.T @ to_sums,
            "bias": to_sums.sum(axis=0),
            "out": hidden.T @ to_scores,
            "value": -0.5 * hidden.T @ surprise,
        }
        self.move({name: each / count for name, each in gradients.items()})

    def move(self, gradients: dict[str, Numbers]) -> None:
        """One step of Adam."""
        self.steps += 1
        for name, gradient in gradients.items():
            self.momentum[name] += 0.1 * (gradient - self.momentum[name])
            self.spread[name] += 0.001 * (gradient**2 - self.spread[name])
            mean = self.momentum[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.spread[name] / (1 - 0.999**self.steps))
            self.weights[name] -= RATE * mean / (size + 1e-8)


def play(env: Any, policies: dict[str, Policy | None], rng: Generator, seed: int) -> tuple[Decisions, dict[str, float]]:
    """One match; who has no policy takes any move. What the policies did, and what everybody got."""
    env.reset(seed=seed)
    done, got = Decisions(), {}
    by: list[str] = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
            continue
        mask = observation["action_mask"].astype(bool)
        policy = policies[agent]
        if policy is None:
            env.step(rng.choice(np.flatnonzero(mask)))
            continue
        seen = observation["observation"] * policy.scale
        action = policy.choose(seen, mask, rng)
        done.seen.append(seen)
        done.masks.append(mask)
        done.actions.append(action)
        by.append(agent)
        env.step(action)
    later = dict.fromkeys(got, 0)
    for agent in reversed(by):
        done.returns.append(got[agent] * FADING ** later[agent])
        later[agent] += 1
    done.returns.reverse()
    return done, got


def won_against_random(env: Any, policy: Policy, matches: int, seed: int) -> float:
    """The share of matches won, one half for a draw; the seats are taken in turn."""
    rng = np.random.default_rng(seed)
    points = 0.0
    for number in range(matches):
        mine, other = env.possible_agents[:: 1 if number % 2 else -1]
        _, got = play(env, {mine: policy, other: None}, rng, seed + number)
        points += (got[mine] + 1) / 2
    return points / matches


def interval(share: float, matches: int) -> tuple[float, float]:
    """Where the true share lies, 95 times in 100 (Wilson's)."""
    z = 1.96**2 / matches
    middle, reach = share + z / 2, (z * share * (1 - share) + z * z / 4) ** 0.5
    return (middle - reach) / (1 + z), (middle + reach) / (1 + z)


def train(key: str, matches: int, tests: int, seed: int) -> tuple[Policy, list[tuple[int, float]]]:
    """Play, learn, look how far it has come."""
    env = pettingzoo.env(key, seats=2)
    rng = np.random.default_rng(seed)
    policy = Policy((1 / env.layout.highs).astype(np.float32), env.actions, rng)
    curve = [(0, won_against_random(env, policy, tests, 1_000_000))]
    every = max(TOGETHER, matches // 12 // TOGETHER * TOGETHER)
    batch = Decisions()
    for number in track(range(1, matches + 1), description=key):
        done, _ = play(env, dict.fromkeys(env.possible_agents, policy), rng, number)
        for name in ("seen", "masks", "actions", "returns"):
            getattr(batch, name).extend(getattr(done, name))
        if number % TOGETHER == 0:
            policy.learn(batch)
            batch = Decisions()
        if number % every == 0:
            curve.append((number, won_against_random(env, policy, tests, 1_000_000)))
    return policy, curve


def plot(curve: list[tuple[int, float]], key: str, file: Path) -> None:
    import matplotlib.pyplot as plt

    played, won = zip(*curve, strict=True)
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.plot(played, [100 * each for each in won], marker="o", color="#2a6f97")
    axes.axhline(50, color="#999999", linewidth=1)
    axes.set(xlabel="matches against itself", ylabel="% won against random", title=f"learning {key}", ylim=(35, 103))
    figure.savefig(file, dpi=110)


def main() -> None:
    reader = argparse.ArgumentParser(description="A small policy learns by playing against itself.")
    reader.add_argument("--game", default="tour_du_monde")
    reader.add_argument("--matches", type=int, default=1_500)
    reader.add_argument("--tests", type=int, default=60, help="matches against random at each point of the curve")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--plot", type=Path, metavar="FILE")
    given = reader.parse_args()
    began = time.process_time()
    policy, curve = train(given.game, given.matches, given.tests, given.seed)
    for played, won in curve:
        print(f"{played:>7,} matches   {100 * won:5.1f} % won against random")
    final = 5 * given.tests
    share = won_against_random(pettingzoo.env(given.game, seats=2), policy, final, 2_000_000)
    low, high = interval(share, final)
    print(f"in the end {100 * share:.1f} % of {final:,} new matches (95 %: {100 * low:.1f} to {100 * high:.1f})")
    print(f"{time.process_time() - began:.0f} s of one core")
    if given.plot:
        plot(curve, given.game, given.plot)


if __name__ == "__main__":
    main()
