"""Trains the game of docs/adding-a-game.md, which is on the path, and says what the net would do: run by test_training.

Taking the last stick loses, so whoever leaves one stick more than a multiple of four to the other wins."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from tablee.bots.learned.features import features_of
from tablee.bots.learned.net import load
from tablee.core.registry import game
from tablee.lab.training.session import Course, train

COURSE = Course(
    "batonnets", (2,), workers=1, matches=64, batches=30, batch=192, rate=2e-3, explored=0.3,
    capacity=20_000, measured=8, rounds=20,
)  # fmt: skip


def main() -> None:
    folder, generations = Path(sys.argv[1]), int(sys.argv[2])
    file = train(COURSE._replace(generations=generations), folder, lambda progress: None)
    found = game("batonnets")
    net = load(file, features_of(found, 2))
    chosen = {}
    for sticks in range(2, 16):
        view = found.rules.View(seats=2, sticks=sticks, turn=0)
        moves = list(range(min(3, sticks)))
        chosen[sticks] = moves[int(net.judge(view, moves).argmax())] + 1
    curve = json.loads((folder / "curve.json").read_text())
    print(
        json.dumps(
            {
                "chosen": chosen,
                "weights": hashlib.sha256(b"".join(part.tobytes() for part in net.weights)).hexdigest(),
                "curve": curve,
            }
        )
    )


if __name__ == "__main__":
    main()
