"""Who turns samples into weights: PyTorch, on a GPU where there is one, or plain numpy where PyTorch is not installed.

Both do the same: the squares of what was foretold less what came, made smaller by Adam.
"""

from __future__ import annotations

import math
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.bots.learned.features import Features
from tablee.bots.learned.net import Floats, Weights, scale, shapes
from tablee.lab.training.selfplay import Samples

BATCH = 8192
STANDING = 0.5  # how much a wrong standing counts beside a wrong worth
BETAS = (0.9, 0.999)
TINY = 1e-8
AVERAGED = 0.998  # weights are a running mean over about 500 batches: single ones jump about


class Learner(Protocol):
    """Keeps what was played last, and learns from it."""

    where: str

    def add(self, samples: Samples) -> None: ...
    def learn(self, batches: int, rate: float) -> float: ...  # the mean loss
    def weights(self) -> Weights: ...
    def begin(self, weights: Weights) -> None: ...  # with these, instead of any
    def memory(self) -> list[NDArray[Any]]: ...  # what Adam remembers
    def restore(self, weights: Weights, memory: list[NDArray[Any]], steps: int) -> None: ...


def make_learner(features: Features, seed: int, capacity: int, batch: int = BATCH) -> Learner:
    made = TorchLearner if find_spec("torch") else NumpyLearner
    return made(features, seed, capacity, batch)


def first_weights(features: Features, seed: int) -> Weights:
    """Small and random, as large as keeps what comes out about as large as what goes in (He)."""
    chance = np.random.default_rng(seed)
    parts = []
    for name, part in shapes(features)._asdict().items():
        spread = math.sqrt(2 / max(1, part.shape[0])) if part.ndim == 2 else 0.0
        if name in ("worth", "stands"):
            spread *= 0.1
        parts.append((chance.standard_normal(part.shape) * spread).astype(np.float32))
    return Weights(*parts)


class Kept:
    """The last samples, in a ring."""

    def __init__(self, capacity: int, features: Features) -> None:
        self.capacity = capacity
        self.views = np.zeros((capacity, len(features.highs)), np.uint8)
        self.moves = np.zeros((capacity, len(features.move_highs)), np.uint8)
        self.returns = np.zeros(capacity, np.float32)
        self.seen = np.zeros((capacity, len(features.highs)), np.uint8)
        self.held = np.zeros((capacity, len(features.held_highs)), np.uint8)
        self.ends = np.zeros(capacity, np.float32)
        self.made = self.looked = 0  # ever

    def add(self, samples: Samples) -> None:
        at = np.arange(self.made, self.made + len(samples.returns)) % self.capacity
        self.views[at], self.moves[at], self.returns[at] = samples.views, samples.moves, samples.returns
        self.made += len(at)
        at = np.arange(self.looked, self.looked + len(samples.ends)) % self.capacity
        self.seen[at], self.held[at], self.ends[at] = samples.seen, samples.held, samples.ends
        self.looked += len(at)


class NumpyLearner:
    """On the CPU, without anything but numpy."""

    where = "numpy"

    def __init__(self, features: Features, seed: int, capacity: int, batch: int) -> None:
        self.parts = list(first_weights(features, seed))
        self.scale, self.move_scale = scale(features.highs), scale(features.move_highs)
        self.held_scale = scale(features.held_highs)
        self.kept = Kept(capacity, features)
        self.chance = np.random.default_rng(seed + 1)
        self.batch = batch
        self.averaged = [part.copy() for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def add(self, samples: Samples) -> None:
        self.kept.add(samples)

    def weights(self) -> Weights:
        return Weights(*(part.copy() for part in self.averaged))

    def begin(self, weights: Weights) -> None:
        self.parts = [part.copy() for part in weights]
        self.averaged = [part.copy() for part in weights]

    def memory(self) -> list[NDArray[Any]]:
        return [*self.parts, *self.means, *self.squares]

    def restore(self, weights: Weights, memory: list[NDArray[Any]], steps: int) -> None:
        self.averaged = [part.copy() for part in weights]
        third = len(memory) // 3
        self.parts, self.means, self.squares = memory[:third], memory[third : 2 * third], memory[2 * third :]
        self.steps = steps

    def learn(self, batches: int, rate: float) -> float:
        total = 0.0
        for _ in range(batches):
            loss, slopes = self.slopes()
            self.step(slopes, rate)
            total += loss
        return total / max(1, batches)

    def slopes(self) -> tuple[float, list[Floats]]:
        """The loss of one batch, and how it changes with each weight."""
        w = Weights(*self.parts)
        kept = self.kept
        picked = self.chance.integers(0, min(kept.made, kept.capacity), self.batch)
        looked = self.chance.integers(0, min(kept.looked, kept.capacity), self.batch)
        views = np.concatenate([kept.views[picked], kept.seen[looked]]).astype(np.float32) * self.scale
        moves = kept.moves[picked].astype(np.float32) * self.move_scale
        held = kept.held[looked].astype(np.float32) * self.held_scale
        one = np.maximum(views @ w.first + w.first_bias, 0)
        two = np.maximum(one @ w.second + w.second_bias, 0)
        read = two @ w.third + w.third_bias
        joined = np.maximum(read[: self.batch] + moves @ w.move, 0)
        judged = np.maximum(joined @ w.joined + w.joined_bias, 0)
        with_held = np.maximum(read[self.batch :] + held @ w.held, 0)
        stood = np.maximum(with_held @ w.stood + w.stood_bias, 0)
        off = (judged @ w.worth + w.worth_bias)[:, 0] - kept.returns[picked]
        off_standing = (stood @ w.stands + w.stands_bias)[:, 0] - kept.ends[looked]
        loss = float((off**2).mean() + STANDING * (off_standing**2).mean())
        d_worth = (2 / self.batch * off)[:, None]
        d_stands = (2 * STANDING / self.batch * off_standing)[:, None]
        d_judged = (d_worth @ w.worth.T) * (judged > 0)
        d_joined = (d_judged @ w.joined.T) * (joined > 0)
        d_stood = (d_stands @ w.stands.T) * (stood > 0)
        d_with_held = (d_stood @ w.stood.T) * (with_held > 0)
        d_read = np.concatenate([d_joined, d_with_held])
        d_two = (d_read @ w.third.T) * (two > 0)
        d_one = (d_two @ w.second.T) * (one > 0)
        return loss, [
            views.T @ d_one, d_one.sum(0), one.T @ d_two, d_two.sum(0), two.T @ d_read, d_read.sum(0),
            moves.T @ d_joined, joined.T @ d_judged, d_judged.sum(0), judged.T @ d_worth, d_worth.sum(0),
            held.T @ d_with_held, with_held.T @ d_stood, d_stood.sum(0), stood.T @ d_stands, d_stands.sum(0),
        ]  # fmt: skip

    def step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        quick, slow = BETAS
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean += (1 - quick) * (slope - mean)
            square += (1 - slow) * (slope * slope - square)
            size = np.sqrt(square / (1 - slow**self.steps)) + TINY
            part -= rate / (1 - quick**self.steps) * mean / size
        for averaged, part in zip(self.averaged, self.parts, strict=True):
            averaged += (1 - AVERAGED) * (part - averaged)


class TorchLearner:
    """On a GPU where there is one."""

    def __init__(self, features: Features, seed: int, capacity: int, batch: int) -> None:
        torch: Any = import_module("torch")
        self.torch = torch
        self.where = "cuda" if torch.cuda.is_available() else "cpu"
        self.batch = batch
        self.capacity = capacity
        self.parts = [
            torch.tensor(part, device=self.where, requires_grad=True) for part in first_weights(features, seed)
        ]
        self.averaged = [part.detach().clone() for part in self.parts]
        self.adam = torch.optim.Adam(self.parts, lr=1e-3, betas=BETAS, eps=TINY)
        self.scale, self.move_scale, self.held_scale = (
            torch.tensor(scale(highs), device=self.where)
            for highs in (features.highs, features.move_highs, features.held_highs)
        )
        self.chance = torch.Generator(device=self.where).manual_seed(seed + 1)
        self.views = self.room(len(features.highs), torch.uint8)
        self.moves = self.room(len(features.move_highs), torch.uint8)
        self.returns = self.room(None, torch.float32)
        self.seen = self.room(len(features.highs), torch.uint8)
        self.held = self.room(len(features.held_highs), torch.uint8)
        self.ends = self.room(None, torch.float32)
        self.made = self.looked = 0  # ever

    def room(self, width: int | None, kind: Any) -> Any:
        size = (self.capacity,) if width is None else (self.capacity, width)
        return self.torch.zeros(size, dtype=kind, device=self.where)

    def add(self, samples: Samples) -> None:
        self.made = self.put(self.made, (self.views, self.moves, self.returns), samples[:3])
        self.looked = self.put(self.looked, (self.seen, self.held, self.ends), samples[3:])

    def put(self, before: int, rooms: tuple[Any, ...], arrays: tuple[Any, ...]) -> int:
        count = len(arrays[0])
        at = self.torch.arange(before, before + count, device=self.where) % self.capacity
        for room, array in zip(rooms, arrays, strict=True):
            room[at] = self.torch.from_numpy(np.ascontiguousarray(array)).to(self.where)
        return before + count

    def learn(self, batches: int, rate: float) -> float:
        for group in self.adam.param_groups:
            group["lr"] = rate
        total = self.torch.zeros((), device=self.where)
        for _ in range(batches):
            loss = self.loss()
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            self.adam.step()
            with self.torch.no_grad():
                self.torch._foreach_lerp_(self.averaged, self.parts, 1 - AVERAGED)
            total += loss.detach()
        return float(total) / max(1, batches)

    def loss(self) -> Any:
        torch, w = self.torch, Weights(*self.parts)
        picked = self.pick(min(self.made, self.capacity))
        looked = self.pick(min(self.looked, self.capacity))
        views = torch.cat([self.views[picked], self.seen[looked]]).float() * self.scale
        one = torch.relu(views @ w.first + w.first_bias)
        two = torch.relu(one @ w.second + w.second_bias)
        read = two @ w.third + w.third_bias
        joined = torch.relu(read[: self.batch] + (self.moves[picked].float() * self.move_scale) @ w.move)
        judged = torch.relu(joined @ w.joined + w.joined_bias)
        worth = (judged @ w.worth + w.worth_bias)[:, 0]
        held = self.held[looked].float() * self.held_scale
        with_held = torch.relu(read[self.batch :] + held @ w.held)
        stands = (torch.relu(with_held @ w.stood + w.stood_bias) @ w.stands + w.stands_bias)[:, 0]
        return ((worth - self.returns[picked]) ** 2).mean() + STANDING * ((stands - self.ends[looked]) ** 2).mean()

    def pick(self, count: int) -> Any:
        return self.torch.randint(0, count, (self.batch,), device=self.where, generator=self.chance)

    def weights(self) -> Weights:
        return Weights(*(part.cpu().numpy().copy() for part in self.averaged))

    def begin(self, weights: Weights) -> None:
        with self.torch.no_grad():
            for averaged, part, first in zip(self.averaged, self.parts, weights, strict=True):
                averaged.copy_(self.torch.tensor(first))
                part.copy_(self.torch.tensor(first))

    def memory(self) -> list[NDArray[Any]]:
        states = [self.adam.state[part] for part in self.parts]
        moments = [each[name].cpu().numpy() for name in ("exp_avg", "exp_avg_sq") for each in states]
        return [*(part.detach().cpu().numpy().copy() for part in self.parts), *moments]

    def restore(self, weights: Weights, memory: list[NDArray[Any]], steps: int) -> None:
        torch, third = self.torch, len(memory) // 3
        with torch.no_grad():
            for averaged, part, mean, now in zip(self.averaged, self.parts, weights, memory[:third], strict=True):
                averaged.copy_(torch.tensor(mean))
                part.copy_(torch.tensor(now))
        for part, mean, square in zip(self.parts, memory[third : 2 * third], memory[2 * third :], strict=True):
            self.adam.state[part] = {
                "step": torch.tensor(float(steps)),
                "exp_avg": torch.tensor(mean, device=self.where),
                "exp_avg_sq": torch.tensor(square, device=self.where),
            }
