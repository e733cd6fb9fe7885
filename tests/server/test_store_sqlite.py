"""The store in SQLite: whatever happens to the process, the disk or the file."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee.protocol.errors import StoreAway
from tablee.stores.base import Player
from tablee.stores.sqlite import folder as sqlite_folder
from tablee.stores.sqlite import writer as sqlite_writer
from tablee.stores.sqlite.damage import BadFolder
from tablee.stores.sqlite.folder import FILE
from tablee.stores.sqlite.store import SqliteStore
from tests.patience import PATIENCE
from tests.server.places import Calendar, Folder, full_disk, outcomes

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = await SqliteStore.open(tmp_path)
    yield made
    await made.close()


def asked(folder: Path, sql: str) -> list[tuple[object, ...]]:
    """What another connection sees."""
    with closing(sqlite3.connect(folder / FILE, timeout=5)) as db:
        return db.execute(sql).fetchall()


def journal_in(folder: Path) -> list[tuple[object, ...]]:
    return asked(folder, "SELECT table_id, seq, row FROM journal ORDER BY table_id, seq")


async def traced(store: SqliteStore) -> list[str]:
    """All that SQLite is told from now on."""
    said: list[str] = []
    await store.writer.do(lambda db: db.set_trace_callback(said.append))
    said.clear()
    return said


# ---- group commit


async def test_many_rows_that_wait_share_one_commit(store: SqliteStore, tmp_path: Path) -> None:
    said = await traced(store)
    async with Folder(tmp_path).held(store):
        asking = [asyncio.ensure_future(store.append(f"t{number:03}", 0, b"row")) for number in range(100)]
    await asyncio.gather(*asking)
    assert said.count("COMMIT") == 2  # the held one, and one for the hundred
    assert len(journal_in(tmp_path)) == 100


async def test_every_commit_reaches_the_disk(store: SqliteStore) -> None:
    """What SQLite calls FULL: an fsync for each commit. No test can pull the plug."""

    def chosen(db: sqlite3.Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

    assert await store.writer.do(chosen) == ["wal", 2]


async def test_nothing_is_left_beside_a_closed_file(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.append("t", 0, b"row")
    await store.close()
    assert {path.name for path in tmp_path.iterdir()} == {FILE, "tablee.lock"}  # the log was folded in


async def test_a_bad_row_of_a_group_costs_no_commit(store: SqliteStore, tmp_path: Path) -> None:
    await store.append("taken", 0, b"first")
    said = await traced(store)
    async with Folder(tmp_path).held(store):
        rows = [("a", 0), ("taken", 0), ("b", 2**70), ("c\ud800", 0), ("d", 0)]
        asking = [asyncio.ensure_future(store.append(table, seq, b"row")) for table, seq in rows]
    assert await outcomes(*asking) == ["ok", "NotOurs", "OverflowError", "UnicodeEncodeError", "ok"]
    assert said.count("COMMIT") == 2
    assert [await store.rows(table) for table in ("a", "taken", "b", "d")] == [[b"row"], [b"first"], [], [b"row"]]


# ---- full disks


def nobody_holds(folder: Path) -> bool:
    """Could somebody else write at once?"""
    with closing(sqlite3.connect(folder / FILE, timeout=0, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        return other.in_transaction


async def test_a_disk_that_fails_in_a_commit_takes_nothing_of_the_group_and_goes_on_later(
    store: SqliteStore, tmp_path: Path
) -> None:
    await store.open_table("t", "ROSE", b"opened")
    with full_disk():
        async with Folder(tmp_path).held(store):
            asking = [asyncio.ensure_future(store.append(table, 1, b"row")) for table in ("t", "u", "v")]
        assert await outcomes(*asking) == ["StoreAway"] * 3
        assert not store.is_well()
        assert nobody_holds(tmp_path)
        assert await store.rows("t") == [b"opened"]  # reading goes on
        with pytest.raises(StoreAway):
            await store.open_table("w", "LILY", b"opened")
    assert journal_in(tmp_path) == [("t", 0, b"opened")]
    await store.append("t", 1, b"row")
    assert store.is_well()
    assert journal_in(tmp_path) == [("t", 0, b"opened"), ("t", 1, b"row")]
    assert await store.tables() == [("t", "ROSE")]
    assert asked(tmp_path, "PRAGMA integrity_check") == [("ok",)]


async def test_a_file_that_may_not_grow_takes_nothing_half(store: SqliteStore, tmp_path: Path) -> None:
    """SQLite itself says that the disk is full, in the middle of a group and not at its commit."""
    (pages,) = await store.writer.do(lambda db: db.execute("PRAGMA page_count").fetchone())
    await store.writer.do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    async with Folder(tmp_path).held(store):
        asking = [
            asyncio.ensure_future(store.append(table, 0, bytes(size))) for table, size in (("a", 9), ("b", 99_999))
        ]
        asking.append(asyncio.ensure_future(store.append("c", 0, b"row")))
    assert await outcomes(*asking) == ["StoreAway"] * 3
    assert journal_in(tmp_path) == []
    assert nobody_holds(tmp_path)
    await store.writer.do(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
    await store.append("b", 0, bytes(99_999))
    await store.append("c", 0, b"row")
    assert [(table, seq) for table, seq, _ in journal_in(tmp_path)] == [("b", 0), ("c", 0)]


async def test_a_fault_that_sqlite_does_not_roll_back_by_itself_takes_nothing_either(
    store: SqliteStore, tmp_path: Path
) -> None:
    def fault(db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("handed in")

    async with Folder(tmp_path).held(store):
        asking = [asyncio.ensure_future(store.append("a", 0, b"row")), asyncio.ensure_future(store.writer.do(fault))]
        asking.append(asyncio.ensure_future(store.append("b", 0, b"row")))
    assert await outcomes(*asking) == ["StoreAway"] * 3
    assert nobody_holds(tmp_path)
    await store.append("b", 0, b"row")
    assert journal_in(tmp_path) == [("b", 0, b"row")]


async def test_a_store_that_was_away_finds_by_itself_that_it_is_back(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "PROBE", 0.01)
    with full_disk():
        with pytest.raises(StoreAway):
            await store.append("t", 0, b"row")
        await asyncio.sleep(0.1)  # some looks
        assert not store.is_well()
    async with asyncio.timeout(PATIENCE):
        while not store.is_well():
            await asyncio.sleep(0.01)


async def test_a_store_somebody_else_holds_is_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_folder, "BUSY", 0.05)
    store = await SqliteStore.open(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreAway):
            await store.append("t", 0, b"row")
    await store.append("t", 0, b"row")
    assert await store.rows("t") == [b"row"]
    await store.close()


# ---- killed processes

APPENDER = """
import asyncio, sys
from pathlib import Path
from types import SimpleNamespace
from tablee.stores.sqlite.store import SqliteStore

async def write(store, table):
    seq = len(await store.rows(table))
    while True:
        await store.append(table, seq, f"{table} {seq}".encode())
        sys.stdout.write(f"{table} {seq}\\n")
        sys.stdout.flush()
        seq += 1

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    await asyncio.gather(*(write(store, f"t{number}") for number in range(8)))

asyncio.run(main())
"""


def killed_after(folder: Path, acknowledged: int) -> list[str]:
    """What a process acknowledged until it was killed, soon after so many rows."""
    child = subprocess.Popen([sys.executable, "-c", APPENDER, str(folder)], stdout=subprocess.PIPE, text=True)
    stop = threading.Timer(30, child.kill)  # never longer, should it not write at all
    stop.start()
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(acknowledged)]
    child.send_signal(signal.SIGKILL)
    said += child.stdout.readlines()
    stop.cancel()
    assert child.wait() == -signal.SIGKILL
    child.stdout.close()
    return [line.strip() for line in said if line.endswith("\n")]  # the last may be cut in the middle


async def test_no_acknowledged_row_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    acknowledged: set[str] = set()
    for kill in range(12):
        said = killed_after(tmp_path, 1 + 37 * kill)
        assert len(said) >= 1 + 37 * kill
        acknowledged.update(said)
        store = await SqliteStore.open(tmp_path)
        kept = {f"t{number}": await store.rows(f"t{number}") for number in range(8)}
        await store.close()
        for table, rows in kept.items():
            assert rows == [f"{table} {seq}".encode() for seq in range(len(rows))]
        assert acknowledged <= {row.decode() for rows in kept.values() for row in rows}


# ---- one process a folder

HOLDER = """
import asyncio, os, sys
from pathlib import Path
from types import SimpleNamespace
from tablee.stores.sqlite.store import SqliteStore

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    if os.fork():  # a worker, who outlives this process when it is killed
        print("open", flush=True)
    sys.stdin.read()
    os._exit(0)

asyncio.run(main())
"""


async def test_a_second_process_is_refused_with_a_clear_word(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(BadFolder, match="another tablee is using"):
            await SqliteStore.open(tmp_path)
        holder.kill()
        holder.wait()
        store = await SqliteStore.open(tmp_path)  # at once, although its worker is still there
        await store.append("t", 0, b"row")
        await store.close()


async def test_a_folder_is_opened_once_within_a_process_too(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="another tablee is using"):
        await SqliteStore.open(tmp_path)
    await store.append("t", 0, b"row")  # who was refused has broken nothing
    other = await SqliteStore.open(tmp_path / "other")
    await other.close()


async def test_others_on_the_machine_cannot_read_what_is_kept(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "data")
    await store.append("t", 0, b"row")
    assert [path.name for path in (tmp_path / "data").glob(f"{FILE}*") if path.stat().st_mode & 0o077] == []
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    await store.close()


async def test_a_file_that_is_no_database_is_refused_with_a_clear_word(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"a shopping list, much longer than a header, and no database at all" * 20)
    with pytest.raises(BadFolder, match="is damaged, and nothing in it can be read"):
        await SqliteStore.open(tmp_path)


async def test_a_forgotten_name_is_not_left_lying_in_the_file(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.save_person("ab", "Clothilde-Angélique")
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd"], [Player("ab", "Clothilde-Angélique")])
    await store.forget_person("ab")
    await store.close()
    assert b"Clothilde" not in (tmp_path / FILE).read_bytes()


async def test_every_folder_has_a_key_of_its_own(tmp_path: Path, store: SqliteStore) -> None:
    other = await SqliteStore.open(tmp_path / "other")
    assert await other.key() != await store.key()
    await other.close()


async def test_much_is_retired_in_slices_between_which_others_write(tmp_path: Path) -> None:
    calendar = Calendar()
    store = await SqliteStore.open(tmp_path, now=calendar)
    asking = [store.save_record(f"r{number}", "t", number, "davinci", b"record", ["ab"]) for number in range(90)]
    await asyncio.gather(*asking)
    calendar.day = 100
    assert await store.retire(60) == 0
    calendar.day = 107
    said = await traced(store)
    assert await store.retire(60) == 90
    assert said.count("COMMIT") == 7  # the mark; 20, 20, 20, 20, 10, and none left
    assert await store.records("ab", None, 100) == []
    await store.close()


# ---- rows that nobody awaits


class Told:
    """What became of rows, by table, in the order in which it was told."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.found: dict[str, str] = {}
        self.all = asyncio.Event()

    def then(self, table: str, error: Exception | None) -> None:
        self.found[table] = "ok" if error is None else type(error).__name__
        if len(self.found) == self.count:
            self.all.set()


async def test_rows_nobody_awaits_share_a_commit_and_a_bad_one_fails_alone(store: SqliteStore, tmp_path: Path) -> None:
    await store.append("t050", 0, b"there already")
    told = Told(100)
    before = store.writer.commits
    async with Folder(tmp_path).held(store):
        for number in range(100):
            table = f"t{number:03}"
            store.append_then(table, 0, b"row", partial(told.then, table))
        assert not told.found  # nobody is told before it has returned
    await asyncio.wait_for(told.all.wait(), PATIENCE)
    assert store.writer.commits == before + 2
    assert list(told.found) == sorted(told.found)
    assert {table for table, what in told.found.items() if what != "ok"} == {"t050"}
    assert told.found["t050"] == "NotOurs"
    assert len(journal_in(tmp_path)) == 100
    await store.append("t050", 1, b"next")


async def test_one_row_of_a_table_at_a_time_and_none_of_a_closed_store(store: SqliteStore, tmp_path: Path) -> None:
    told = Told(3)
    async with Folder(tmp_path).held(store):
        store.append_then("t", 0, b"row", partial(told.then, "first"))
        store.append_then("t", 1, b"row", partial(told.then, "second"))
        assert not told.found
    await store.close()
    store.append_then("u", 0, b"row", partial(told.then, "closed"))
    await asyncio.wait_for(told.all.wait(), PATIENCE)
    assert told.found == {"second": "NotOurs", "first": "ok", "closed": "StoreAway"}


async def test_whoever_fails_when_told_stops_nobody(store: SqliteStore, tmp_path: Path) -> None:
    told, faults = Told(9), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context["exception"]))

    def fails(error: Exception | None) -> None:
        raise RuntimeError("planted")

    async with Folder(tmp_path).held(store):
        for number in range(10):
            table = f"t{number}"
            store.append_then(table, 0, b"row", fails if number == 3 else partial(told.then, table))
    await asyncio.wait_for(told.all.wait(), PATIENCE)
    assert [str(fault) for fault in faults] == ["planted"]
    await store.append("t3", 1, b"next")


async def test_whoever_was_told_is_not_held_until_the_next_row(store: SqliteStore) -> None:
    """The writer waits for work without its last job: a table that sleeps after a move leaves the memory."""
    told = Told(1)
    held = weakref.ref(told)
    store.append_then("t", 0, b"row", partial(told.then, "t"))
    await asyncio.wait_for(told.all.wait(), PATIENCE)
    del told
    end = time.monotonic() + PATIENCE
    while held() is not None:
        assert time.monotonic() < end, "it is still held"
        await asyncio.sleep(0.005)


async def test_a_hundred_are_told_in_slices(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes a millisecond; between two slices others have their turn."""
    now, told, turns = [0.0], Told(100), list[int]()
    monkeypatch.setattr(sqlite_writer, "time", SimpleNamespace(perf_counter=lambda: now[0], sleep=lambda _: None))

    def takes_long(table: str, error: Exception | None) -> None:
        now[0] += 0.001
        told.then(table, error)

    async def others() -> None:
        while len(told.found) < 100:
            turns.append(len(told.found))
            await asyncio.sleep(0)

    async with Folder(tmp_path).held(store):
        for number in range(100):
            store.append_then(f"t{number:03}", 0, b"row", partial(takes_long, f"t{number:03}"))
    await asyncio.wait_for(others(), PATIENCE)
    seen = sorted(set(turns))
    assert max(later - sooner for sooner, later in pairwise([*seen, 100])) <= 6
