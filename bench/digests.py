"""Print digests, to the byte: of many random matches of every game (states, views, scenes, words), and of evenings at
live tables (all that was sent and written). For comparing builds."""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import msgspec

import tablee
from tablee.table import live
from tests.harness import KEYS, encode, every_table, walk
from tests.table.evenings import play


def digest(key: str, seeds: int) -> str:
    game = tablee.games()[key]
    made = hashlib.sha256()
    for kind in game.events:
        made.update(encode(msgspec.json.schema(kind)))
    tables = every_table(key)
    for seed in range(seeds):
        seats, options = tables[seed % len(tables)]
        for step, now in enumerate(walk(tablee.new(key, seats, seed, **options), seed, most=150)):
            made.update(encode(now.state))
            if step % 10 == 0:
                viewer = step // 10 % seats
                made.update(encode(now.view(viewer)) + encode(now.sample(viewer, tablee.FastDraw(step)).state))
                made.update(encode(now.scene(viewer)) + encode(now.scene(None)))
        made.update(encode(now.events(0)) + encode(now.events(None)))
    return made.hexdigest()


def build_of(module: Any) -> str:
    """Which build runs: mypyc's modules are extensions."""
    return "plain" if str(module.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    matches, evenings = map(int, sys.argv[1:])
    for key in KEYS:
        print(key, digest(key, matches), build_of(tablee.games()[key].rules), flush=True)
    for seed in range(evenings):
        print(f"evening{seed}", play(seed).digest, build_of(live), flush=True)
