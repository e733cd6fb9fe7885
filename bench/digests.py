"""Print, for every game, a digest of many random matches: states, views, words, to the byte. For comparing builds."""

from __future__ import annotations

import hashlib
import sys

import msgspec

import tablee
from tests.harness import KEYS, encode, every_table, walk


def digest(key: str, seeds: int) -> str:
    game = tablee.games()[key]
    made = hashlib.sha256()
    for kind in game.happenings:
        made.update(encode(msgspec.json.schema(kind)))
    tables = every_table(key)
    for seed in range(seeds):
        seats, options = tables[seed % len(tables)]
        for step, now in enumerate(walk(tablee.new(key, seats, seed, **options), seed, most=150)):
            made.update(encode(now.state))
            if step % 10 == 0:
                viewer = step // 10 % seats
                made.update(encode(now.view(viewer)) + encode(now.sample(viewer, tablee.FastDraw(step)).state))
        made.update(encode(now.told(0)) + encode(now.told(None)))
    return made.hexdigest()


def build_of(key: str) -> str:
    """Which build runs: mypyc's modules are extensions."""
    return "plain" if str(tablee.games()[key].rules.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    for each in KEYS:
        print(each, digest(each, int(sys.argv[1])), build_of(each), flush=True)
