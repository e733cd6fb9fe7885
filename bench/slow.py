"""Ten thousand tables over days, asleep: `make bench-slow`. Prints what they cost a house that is started.

Each has a journal and where everybody sits, as a table has them that was put to sleep in the middle of a match. The
house is started once without them and once with them, each time in a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import tempfile
import time
from pathlib import Path

from tablee.protocol import journal as rows
from tablee.protocol.setup import Setup
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import open_server
from tablee.stores.sqlite.store import SqliteStore
from tablee.table.model.days import sitting
from tablee.table.model.table import Table

TABLES = 10_000
PEOPLE = 2_500  # each of them sits at eight
AT_ONCE = 500
LETTERS = "BCDFGHJKLMNPRSTVWXZ"
LISTS = 200  # of one's tables, asked for in a row


def code_of(number: int) -> str:
    """Five letters; here they may be the same."""
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(5))


async def fill(store: SqliteStore, number: int) -> None:
    """One table, dealt to two people who take their time."""
    id, people = f"t{number:06}", [f"p{(number + seat * 7) % PEOPLE:05}" for seat in range(2)]
    opened = rows.Opened(at=0, setup=Setup("dominos", 2, rhythm="days"), host=people[0])
    sat = [rows.Sat(at=0, seat=seat, who=person) for seat, person in enumerate(people)]
    dealt = [rows.Prepared(at=0, match=1, secret=f"{number:064x}"), rows.Dealt(at=0, rules=1, first=0, pace="days")]
    table = Table(id)
    table.apply(opened)
    await store.open_table(id, code_of(number), rows.encode(opened))
    for seq, row in enumerate([*sat, *dealt], 1):
        table.apply(row)
        is_last = isinstance(row, rows.Dealt)
        await store.append(id, seq, rows.encode(row), sitting(table, int(time.time())) if is_last else None)


async def prepare(folder: Path, tables: int) -> None:
    store = await SqliteStore.open(folder)
    for person in range(PEOPLE if tables else 0):
        await store.save_person(f"p{person:05}", f"Zoé {person}")
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(fill(store, number) for number in range(start, min(tables, start + AT_ONCE))))
    await store.close()


async def start(folder: Path, tables: int) -> dict[str, float]:
    """What a start takes, and what it leaves in memory; then how long a list of one's tables takes."""
    gc.collect()
    before, memory = time.perf_counter(), resident_mb()
    server = await open_server(Settings(data=str(folder), draw_ahead=False, tables=max(1, 2 * tables)))
    opened = time.perf_counter() - before
    await asyncio.sleep(1.0)  # whatever is to be woken is
    gc.collect()
    grown, awake = resident_mb() - memory, len(server.tables.live)
    asked = time.perf_counter()
    for number in range(LISTS):
        await server.store.slow_lines(f"p{number:05}")
    listing = (time.perf_counter() - asked) / LISTS
    await server.close()
    return {"start_s": opened, "mb": grown, "awake": awake, "list_ms": listing * 1000}


def resident_mb() -> float:
    found = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(found.split()[1]) / 1024


def run(folder: str, tables: int) -> None:
    print(json.dumps(asyncio.run(start(Path(folder), tables))), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    given = parser.parse_args()
    for tables in (0, given.tables):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(prepare(Path(folder), tables))
            print(f"{tables} tables asleep: ", end="", flush=True)
            process = multiprocessing.get_context("spawn").Process(target=run, args=(folder, tables))
            process.start()
            process.join()


if __name__ == "__main__":
    main()
