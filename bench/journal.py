"""How many rows the journal takes, each durable before the next of its table is sent: `make bench-journal`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import uvloop

from tablee.server.store import Store

WRITERS = (1, 100)
ROW = b'{"row":"Played","at":123456,"seat":2,"moves":[1041],"id":"b7Jx2mQk","press":-1}'


async def measure(folder: Path, writers: int, seconds: float) -> str:
    """So many tables, each sending its next row when the last is durable."""
    store = await Store.open(folder)
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def evening(table: str) -> None:
        seq, before = 0, time.perf_counter()
        while before < end:
            await store.append(table, seq, ROW)
            now = time.perf_counter()
            waits.append(now - before)
            seq, before = seq + 1, now

    start = time.perf_counter()
    await asyncio.gather(*(evening(f"table-{number}") for number in range(writers)))
    took = time.perf_counter() - start
    rows, commits = len(waits), store.writer.commits
    await store.close()
    waits.sort()
    middle, late = (1000 * waits[int(share * (rows - 1))] for share in (0.5, 0.99))
    return f"| {writers} | {rows / took:,.0f} | {rows / commits:.1f} | {middle:.2f} | {late:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each line")
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; else where temporary files are")
    given = parser.parse_args()
    print("| writers | rows/s | rows a commit | median ms | p99 ms |\n|--:|--:|--:|--:|--:|")
    for writers in WRITERS:
        with tempfile.TemporaryDirectory(dir=given.folder) as folder:
            print(uvloop.run(measure(Path(folder), writers, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
