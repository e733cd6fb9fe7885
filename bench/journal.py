"""How many rows the journal takes, each durable before the next of its table is sent: `make bench-journal`."""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from tests.postgres import Postgres
from tests.server.places import Database, Folder, Place, opened

WRITERS = (1, 100)
ROW = b'{"row":"Played","at":123456,"seat":2,"moves":[1041],"id":"b7Jx2mQk","press":-1}'


async def measure(place: Place, writers: int, seconds: float) -> str:
    """So many tables, each sending its next row when the last is durable."""
    store = await place.open()
    tables = [f"table-{number}" for number in range(writers)]
    await opened(store, *tables)
    before = place.commits(store)
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def evening(table: str) -> None:
        seq, before = 1, time.perf_counter()
        while before < end:
            await store.append(table, seq, ROW)
            now = time.perf_counter()
            waits.append(now - before)
            seq, before = seq + 1, now

    start = time.perf_counter()
    await asyncio.gather(*map(evening, tables))
    took = time.perf_counter() - start
    rows, commits = len(waits), place.commits(store) - before
    await store.close()
    waits.sort()
    middle, late = (1000 * waits[int(share * (rows - 1))] for share in (0.5, 0.99))
    return f"| {writers} | {rows / took:,.0f} | {rows / commits:.1f} | {middle:.2f} | {late:.2f} |"


@contextmanager
def place_in(folder: Path, is_postgres: bool) -> Iterator[Place]:
    """SQLite in this folder, or PostgreSQL, for which it is made and started there."""
    if not is_postgres:
        yield Folder(folder)
        return
    server = Postgres(folder, fsync=True)
    try:
        server.make()
        server.start()
        yield Database(server.new_database())
    finally:
        server.stop(signal.SIGINT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each line")
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; else where temporary files are")
    parser.add_argument("--postgres", action="store_true", help="in PostgreSQL instead of SQLite")
    given = parser.parse_args()
    print("| writers | rows/s | rows a commit | median ms | p99 ms |\n|--:|--:|--:|--:|--:|")
    for writers in WRITERS:
        with tempfile.TemporaryDirectory(dir=given.folder) as folder, place_in(Path(folder), given.postgres) as place:
            print(uvloop.run(measure(place, writers, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
