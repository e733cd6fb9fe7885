"""Kills a house that people play in: is anything lost, and how soon do they play on? `make bench-kills`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tablee.core.draws import FastDraw
from tests.server.house_of_workers import NightOfWorkers
from tests.server.survivors import Night


async def measure(folder: Path, kills: int, seed: int, of_workers: bool) -> str:
    night = (NightOfWorkers if of_workers else Night)(folder, FastDraw(seed))
    await night.go(kills)
    night.check()
    return night.summary()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--workers", action="store_true", help="one of two workers is killed each time, the house stays"
    )
    parser.add_argument("--folder", type=Path, help="on the disk to be tried; else where temporary files are")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        print(asyncio.run(measure(Path(folder), given.kills, given.seed, given.workers)), "0 lost", sep="; ")


if __name__ == "__main__":
    main()
