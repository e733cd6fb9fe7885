"""Teaches a net of Tour du Monde how seats stand in matches of better players than the net itself is.

`python -m bench.fit_standing WEIGHTS OUT [MATCHES]` lets the formula's players play so many matches for two (2,000 if
not said; one move of 25 is any), and fits the last layers of what says how a seat stands to who won them. Four matches
of five are learned from; by the fifth it is known when to stop. It prints how far off the net is before and afterwards.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.learned.features import Bytes
from tablee.bots.learned.lanes import next_choice
from tablee.bots.learned.net import Floats, Net, load, read_file, save, scale, table
from tablee.core import options
from tablee.core.draws import Draw, FastDraw
from tablee.core.events import AddressedEvent, hears
from tablee.core.registry import game
from tablee.core.standing import rewards
from tablee.games.tour_du_monde import rules
from tablee.games.tour_du_monde.bot.features import FEATURES
from tablee.games.tour_du_monde.bot.levels import LEVELS
from tablee.games.tour_du_monde.bot.traveller import Traveller

MATCHES = 2000
SEED = 100_000
ANY = 25  # of so many moves one is any
KEPT_OUT = 5  # of so many matches one is not learned from
STEPS, BATCH, RATE, DECAY = 600, 2048, 7e-4, 1e-2
LOOKED = 50  # steps between two looks at how far off it is
BETAS, TINY, AVERAGED = (0.9, 0.999), 1e-8, 0.01
TOGETHER = 4096


class Positions(NamedTuple):
    """What seats saw, what the others held, and how it ended for them, from -1 to 1; and in which match."""

    seen: Bytes
    held: Bytes
    ends: Floats
    match: NDArray[np.int64]


def play(seed: int) -> list[tuple[bytes, bytes, float]]:
    """One match: how it stood for both at every choice."""
    found = game(rules.KEY)
    draw = FastDraw(seed)
    draw.at(0)
    state = rules.deal(2, draw.below(2), options.read(found.options, found.prefix, {}), draw)
    bots = [Traveller(LEVELS["merciless"], seat, FastDraw(seed * 16 + seat)) for seat in range(2)]
    seen: list[tuple[int, bytes, bytes]] = []
    while (choice := next_choice(rules, FEATURES, state, draw)) is not None:
        for seat in range(2):
            view = choice.view if seat == choice.seat else rules.view(state, seat)
            seen.append((seat, bytes(FEATURES.state(view)), bytes(FEATURES.held(state, seat))))
        legal = rules.legal(state, choice.seat)
        if draw.below(ANY) == 0:
            move = choice.moves[draw.below(len(choice.moves))]
        else:
            move = bots[choice.seat].choose(choice.view, legal)
        make(state, choice.seat, move, draw, bots)
    ends = rewards(rules.standing(state), 2)
    return [(view, held, ends[seat]) for seat, view, held in seen]


def make(state: rules.State, seat: int, move: int, draw: Draw, bots: list[Traveller]) -> None:
    draw.at(state.ply + 1)
    log: list[AddressedEvent] = []
    rules.play(state, seat, move, draw, log)
    for event in log:
        for listener, bot in enumerate(bots):
            if hears(event.to, listener):
                bot.hear(event.what)


def collect(matches: int) -> Positions:
    all_found = [(number, each) for number in range(matches) for each in play(SEED + number)]
    return Positions(
        table([view for _, (view, _, _) in all_found]),
        table([held for _, (_, held, _) in all_found]),
        np.array([end for _, (_, _, end) in all_found], np.float32),
        np.array([number for number, _ in all_found]),
    )


class Heads:
    """The layers after what was read of a view: what others hold is added, and it is judged."""

    def __init__(self, net: Net) -> None:
        parts = net.weights
        self.parts = [
            part.copy() for part in (parts.held, parts.stood, parts.stood_bias, parts.stands, parts.stands_bias)
        ]
        self.averaged = [part.copy() for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def off(self, read: Floats, held: Floats, ends: Floats) -> float:
        """The mean square of what is foretold less what came, in chances to win."""
        worth = forward(self.averaged, read, held)[2]
        return float((((worth.clip(-1, 1) - ends) / 2) ** 2).mean())

    def step(self, read: Floats, held: Floats, ends: Floats, rate: float) -> None:
        joined, stood, worth = forward(self.parts, read, held)
        d_worth = (2 / len(ends) * (worth - ends))[:, None]
        d_stood = (d_worth @ self.parts[3].T) * (stood > 0)
        d_joined = (d_stood @ self.parts[1].T) * (joined > 0)
        slopes = [held.T @ d_joined, joined.T @ d_stood, d_stood.sum(0), stood.T @ d_worth, d_worth.sum(0)]
        self.steps += 1
        quick, slow = BETAS
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean += (1 - quick) * (slope - mean)
            square += (1 - slow) * (slope * slope - square)
            size = np.sqrt(square / (1 - slow**self.steps)) + TINY
            part -= rate / (1 - quick**self.steps) * mean / size + rate * DECAY * part
        for averaged, part in zip(self.averaged, self.parts, strict=True):
            averaged += AVERAGED * (part - averaged)


def forward(parts: list[Floats], read: Floats, held: Floats) -> tuple[Floats, Floats, Floats]:
    joined = np.maximum(read + held @ parts[0], 0)
    stood = np.maximum(joined @ parts[1] + parts[2], 0)
    return joined, stood, (stood @ parts[3] + parts[4])[:, 0]


def fit(net: Net, found: Positions) -> list[Floats]:
    """The layers that were least off in the matches that are not learned from."""
    read = np.concatenate([net.read(found.seen[at : at + TOGETHER]) for at in range(0, len(found.seen), TOGETHER)])
    held = found.held.astype(np.float32) * scale(FEATURES.held_highs)
    kept_out = found.match % KEPT_OUT == 0
    learned = np.flatnonzero(~kept_out)
    heads, chance = Heads(net), np.random.default_rng(1)
    least, best = heads.off(read[kept_out], held[kept_out], found.ends[kept_out]), heads.averaged
    print(f"{len(learned)} positions; off by {least:.4f} before")
    for step in range(1, STEPS + 1):
        picked = chance.choice(learned, BATCH)
        heads.step(read[picked], held[picked], found.ends[picked], RATE * (1 - 0.95 * step / STEPS))
        if step % LOOKED == 0:
            off = heads.off(read[kept_out], held[kept_out], found.ends[kept_out])
            if off < least:
                least, best = off, [part.copy() for part in heads.averaged]
    print(f"off by {least:.4f} afterwards")
    return best


def main() -> None:
    source, out = Path(sys.argv[1]), Path(sys.argv[2])
    matches = int(sys.argv[3]) if len(sys.argv) > 3 else MATCHES
    net, about = load(source, FEATURES), read_file(source)[1]
    held, stood, stood_bias, stands, stands_bias = fit(net, collect(matches))
    weights = net.weights._replace(
        held=held, stood=stood, stood_bias=stood_bias, stands=stands, stands_bias=stands_bias
    )
    save(out, weights, {**about, "standing": f"bench.fit_standing, {matches} matches"})


if __name__ == "__main__":
    main()
