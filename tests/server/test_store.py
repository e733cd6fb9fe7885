"""The store: what was acknowledged is there, whatever happens to the process or the disk."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from tablee.server import store as store_module
from tablee.server import writer
from tablee.server.store import FILE, MIGRATIONS, BadFolder, Player, Store, connected, migrate
from tablee.table.rows import NotOurs, StoreAway

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await Store.open(tmp_path)
    yield made
    await made.close()


def asked(folder: Path, sql: str) -> list[tuple[object, ...]]:
    """What another connection sees."""
    with closing(sqlite3.connect(folder / FILE, timeout=5)) as db:
        return db.execute(sql).fetchall()


def journal_in(folder: Path) -> list[tuple[object, ...]]:
    return asked(folder, "SELECT table_id, seq, row FROM journal ORDER BY table_id, seq")


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """The writer is busy meanwhile, so that all that is asked for comes to wait."""
    taken, go = threading.Event(), threading.Event()
    busy = asyncio.ensure_future(store.writer.do(lambda db: taken.set() or go.wait(20)))
    assert await asyncio.to_thread(taken.wait, 20)
    try:
        yield
        await asyncio.sleep(0)  # those who were started have asked
    finally:
        go.set()
    await busy


async def outcomes(*asking: asyncio.Future[None]) -> list[str]:
    """Ok, or the name of what was raised."""
    found = await asyncio.gather(*asking, return_exceptions=True)
    return ["ok" if answer is None else type(answer).__name__ for answer in found]


async def traced(store: Store) -> list[str]:
    """All that SQLite is told from now on."""
    said: list[str] = []
    await store.writer.do(lambda db: db.set_trace_callback(said.append))
    said.clear()
    return said


# ---- group commit


async def test_many_rows_that_wait_share_one_commit(store: Store, tmp_path: Path) -> None:
    said = await traced(store)
    async with held(store):
        asking = [asyncio.ensure_future(store.append(f"t{number:03}", 0, b"row")) for number in range(100)]
    await asyncio.gather(*asking)
    assert said.count("COMMIT") == 2  # the held one, and one for the hundred
    assert len(journal_in(tmp_path)) == 100


async def test_a_row_is_there_for_everybody_when_append_returns(store: Store, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        for seq in range(200):
            await store.append("t", seq, b"%d" % seq)
            assert other.execute("SELECT max(seq), count(*) FROM journal").fetchone() == (seq, seq + 1)
    assert await store.rows("t") == [b"%d" % seq for seq in range(200)]
    assert await store.rows("nobody's") == []


async def test_every_commit_reaches_the_disk(store: Store) -> None:
    """What SQLite calls FULL: an fsync for each commit. No test can pull the plug."""

    def chosen(db: sqlite3.Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

    assert await store.writer.do(chosen) == ["wal", 2]


async def test_a_hundred_tables_write_at_once_and_each_keeps_its_order(store: Store) -> None:
    async def evening(table: str) -> None:
        for seq in range(20):
            await store.append(table, seq, f"{table} {seq}".encode())

    tables = [f"t{number}" for number in range(100)]
    await asyncio.gather(*map(evening, tables))
    for table in tables:
        assert await store.rows(table) == [f"{table} {seq}".encode() for seq in range(20)]
    assert store.writer.commits < 1000  # of 2,000 rows: they really share


async def test_everything_is_still_there_after_closing_and_opening(tmp_path: Path) -> None:
    first = await Store.open(tmp_path)
    asking = [asyncio.ensure_future(first.append(f"t{number}", 0, b"row")) for number in range(50)]
    await asyncio.sleep(0)
    await first.close()  # finishes what was asked for
    assert await outcomes(*asking) == ["ok"] * 50
    again = await Store.open(tmp_path)
    assert [await again.rows(f"t{number}") for number in range(50)] == [[b"row"]] * 50
    await again.close()


async def test_a_closed_store_is_away(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    assert store.is_well()
    await store.close()
    await store.close()
    assert not store.is_well()
    with pytest.raises(StoreAway):
        await store.append("t", 0, b"row")
    with pytest.raises(StoreAway):
        await store.rows("t")
    assert {path.name for path in tmp_path.iterdir()} == {FILE, "tablee.lock"}  # the log was folded in


# ---- bad rows


async def test_a_number_that_is_taken_is_not_ours(store: Store) -> None:
    await store.append("t", 0, b"theirs")
    with pytest.raises(NotOurs):
        await store.append("t", 0, b"ours")
    assert await store.rows("t") == [b"theirs"]
    assert store.is_well()


async def test_one_bad_row_does_not_fail_its_group(store: Store) -> None:
    await store.append("taken", 0, b"first")
    said = await traced(store)
    async with held(store):
        rows = [("a", 0), ("taken", 0), ("b", 2**70), ("c\ud800", 0), ("d", 0)]
        asking = [asyncio.ensure_future(store.append(table, seq, b"row")) for table, seq in rows]
    assert await outcomes(*asking) == ["ok", "NotOurs", "OverflowError", "UnicodeEncodeError", "ok"]
    assert said.count("COMMIT") == 2
    assert [await store.rows(table) for table in ("a", "taken", "b", "d")] == [[b"row"], [b"first"], [], [b"row"]]


async def test_work_that_fails_half_way_leaves_nothing(store: Store, tmp_path: Path) -> None:
    await store.open_table("t1", "ROSE", b"opened")
    with pytest.raises(NotOurs):
        await store.open_table("t2", "ROSE", b"opened")
    assert journal_in(tmp_path) == [("t1", 0, b"opened")]
    assert await store.tables() == [("t1", "ROSE")]


async def test_a_second_row_of_a_table_does_not_go_on_top_of_one_that_is_on_its_way(store: Store) -> None:
    """Even when whoever asked for the first has gone: it may be written all the same."""
    async with held(store):
        gone = asyncio.ensure_future(store.append("t", 0, b"first"))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(NotOurs):
            await store.append("t", 1, b"second")
    await store.append("other", 0, b"row")  # a later group than the first row's
    await store.append("t", 1, b"second")
    assert await store.rows("t") == [b"first", b"second"]


# ---- full disks


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process may grow meanwhile: a write fails for real, in the middle of a commit."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def nobody_holds(folder: Path) -> bool:
    """Could somebody else write at once?"""
    with closing(sqlite3.connect(folder / FILE, timeout=0, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        return other.in_transaction


async def test_a_disk_that_fails_in_a_commit_takes_nothing_of_the_group_and_goes_on_later(
    store: Store, tmp_path: Path
) -> None:
    await store.open_table("t", "ROSE", b"opened")
    with full_disk():
        async with held(store):
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


async def test_a_file_that_may_not_grow_takes_nothing_half(store: Store, tmp_path: Path) -> None:
    """SQLite itself says that the disk is full, in the middle of a group and not at its commit."""
    (pages,) = await store.writer.do(lambda db: db.execute("PRAGMA page_count").fetchone())
    await store.writer.do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    async with held(store):
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
    store: Store, tmp_path: Path
) -> None:
    def fault(db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("handed in")

    async with held(store):
        asking = [asyncio.ensure_future(store.append("a", 0, b"row")), asyncio.ensure_future(store.writer.do(fault))]
        asking.append(asyncio.ensure_future(store.append("b", 0, b"row")))
    assert await outcomes(*asking) == ["StoreAway"] * 3
    assert nobody_holds(tmp_path)
    await store.append("b", 0, b"row")
    assert journal_in(tmp_path) == [("b", 0, b"row")]


async def test_a_store_that_was_away_finds_by_itself_that_it_is_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PROBE", 0.01)
    with full_disk():
        with pytest.raises(StoreAway):
            await store.append("t", 0, b"row")
        await asyncio.sleep(0.1)  # some looks
        assert not store.is_well()
    async with asyncio.timeout(10):
        while not store.is_well():
            await asyncio.sleep(0.01)


async def test_a_store_somebody_else_holds_is_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BUSY", 0.05)
    store = await Store.open(tmp_path)
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
from tablee.server.store import Store

async def write(store, table):
    seq = len(await store.rows(table))
    while True:
        await store.append(table, seq, f"{table} {seq}".encode())
        sys.stdout.write(f"{table} {seq}\\n")
        sys.stdout.flush()
        seq += 1

async def main():
    store = await Store.open(Path(sys.argv[1]))
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
        store = await Store.open(tmp_path)
        kept = {f"t{number}": await store.rows(f"t{number}") for number in range(8)}
        await store.close()
        for table, rows in kept.items():
            assert rows == [f"{table} {seq}".encode() for seq in range(len(rows))]
        assert acknowledged <= {row.decode() for rows in kept.values() for row in rows}


# ---- one process a folder

HOLDER = """
import asyncio, os, sys
from pathlib import Path
from tablee.server.store import Store

async def main():
    store = await Store.open(Path(sys.argv[1]))
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
            await Store.open(tmp_path)
        holder.kill()
        holder.wait()
        store = await Store.open(tmp_path)  # at once, although its worker is still there
        await store.append("t", 0, b"row")
        await store.close()


async def test_a_folder_is_opened_once_within_a_process_too(store: Store, tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="another tablee is using"):
        await Store.open(tmp_path)
    await store.append("t", 0, b"row")  # who was refused has broken nothing
    other = await Store.open(tmp_path / "other")
    await other.close()


async def test_others_on_the_machine_cannot_read_what_is_kept(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "data")
    await store.append("t", 0, b"row")
    assert [path.name for path in (tmp_path / "data").glob(f"{FILE}*") if path.stat().st_mode & 0o077] == []
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    await store.close()


# ---- versions

FIRST_VERSION = """
CREATE TABLE journal ( table_id TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (table_id, seq) ) WITHOUT ROWID;
CREATE TABLE tables ( number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, opened_at INTEGER NOT NULL, closed_at INTEGER );
CREATE UNIQUE INDEX codes_in_use ON tables (code) WHERE closed_at IS NULL;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE records ( number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, table_id TEXT NOT NULL, match_number INTEGER NOT NULL, game TEXT NOT NULL, kept_at INTEGER NOT NULL, record BLOB );
CREATE TABLE claims ( device TEXT NOT NULL, record INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (device, record, person) ) WITHOUT ROWID;
CREATE INDEX claims_by_record ON claims (record);
CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO journal VALUES ('t1', 0, x'6F'), ('t1', 1, x'70');
INSERT INTO tables (id, code, opened_at, closed_at) VALUES ('t1', 'ROSE', 1, NULL), ('t0', 'ROSE', 0, 9);
INSERT INTO people VALUES ('ab', 'Zoé');
INSERT INTO records (id, table_id, match_number, game, kept_at, record) VALUES ('r1', 't1', 1, 'davinci', 7, x'72');
INSERT INTO claims VALUES ('ab', 1, 'ab');
INSERT INTO house VALUES ('key', x'6B');
PRAGMA user_version = 1;
"""  # noqa: E501


def schema(folder: Path) -> list[str]:
    found = asked(folder, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    return [" ".join(str(sql).split()) for (sql,) in found]


def first_version(folder: Path) -> Path:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.executescript(FIRST_VERSION)
    return folder


async def test_a_file_of_the_first_version_is_brought_up_with_all_it_holds(tmp_path: Path) -> None:
    store = await Store.open(first_version(tmp_path / "first"))
    assert await store.rows("t1") == [b"o", b"p"]
    assert await store.tables() == [("t1", "ROSE")]
    assert await store.names() == {"ab": "Zoé"}
    assert await store.record("r1", "ab") == b"r"
    assert await store.players("r1", "ab") == []  # nobody wrote their names down then
    assert await store.animals() == {}
    assert await store.key() == b"k"
    await store.close()


async def test_an_empty_folder_and_the_first_version_become_the_same(tmp_path: Path) -> None:
    for folder in (tmp_path / "new", first_version(tmp_path / "first")):
        await (await Store.open(folder)).close()
        assert asked(folder, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert schema(tmp_path / "new") == schema(tmp_path / "first")


def test_a_step_is_taken_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = first_version(tmp_path / "first")
    hats = "ALTER TABLE people ADD COLUMN hat TEXT NOT NULL DEFAULT 'none'"
    with closing(connected(folder / FILE)) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, folder / FILE, (MIGRATIONS[0], f"{hats}; DROP TABLE nothing"))
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT * FROM people").fetchall() == [("ab", "Zoé")]
        migrate(db, folder / FILE, (MIGRATIONS[0], hats))
        migrate(db, folder / FILE, (MIGRATIONS[0], hats))  # once
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
        assert db.execute("SELECT * FROM people").fetchall() == [("ab", "Zoé", "none")]


async def test_a_file_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("PRAGMA user_version = 999")
    for _ in range(2):  # the folder is free again after a refusal
        with pytest.raises(BadFolder, match="newer tablee"):
            await Store.open(tmp_path)


async def test_a_file_that_is_no_database_is_refused_with_a_clear_word(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"a shopping list, much longer than a header, and no database at all" * 20)
    with pytest.raises(BadFolder, match="cannot be opened"):
        await Store.open(tmp_path)


# ---- tables


async def test_tables_that_are_not_closed_are_listed_in_the_order_they_were_opened(store: Store) -> None:
    for table, code in (("t3", "ROSE"), ("t1", "LILY"), ("t2", "MINT")):
        await store.open_table(table, code, b"opened")
    await store.close_table("t1")
    assert await store.tables() == [("t3", "ROSE"), ("t2", "MINT")]
    await store.open_table("t4", "LILY", b"opened")  # the code is free again
    assert await store.tables() == [("t3", "ROSE"), ("t2", "MINT"), ("t4", "LILY")]
    with pytest.raises(NotOurs):
        await store.open_table("t3", "SAGE", b"opened")


# ---- people


async def test_the_last_words_of_a_table_are_kept_until_it_is_closed(store: Store, tmp_path: Path) -> None:
    for table in ("t1", "t2"):
        await store.open_table(table, table.upper(), b"row")
    for number in range(5):
        await store.keep_words("t1", "ab", b"%d" % number, 3)
    await store.keep_words("t2", "cd", b"elsewhere", 3)
    assert await store.words("t1") == [b"2", b"3", b"4"]
    await store.close_table("t1")
    assert await store.words("t1") == []
    assert await store.words("t2") == [b"elsewhere"]
    await store.forget_person("cd")
    assert asked(tmp_path, "SELECT * FROM chat") == []


async def test_since_when_nobody_was_at_a_table_is_known_after_a_restart(tmp_path: Path) -> None:
    store = await Store.open(tmp_path, lambda: 1000)
    for table in ("t1", "t2", "t3"):
        await store.open_table(table, table.upper(), b"row")
    await store.note_idle({"t1": 60.0, "t3": 0.0})
    await store.close_table("t3")
    await store.close()
    again = await Store.open(tmp_path, lambda: 5000)
    assert await again.idle() == {"t1": 4060.0, "t2": 4000.0}  # of the second only its beginning is known
    await again.close()


async def test_a_name_is_kept_changed_and_forgotten(store: Store) -> None:
    assert await store.person("ab") is None
    await store.save_person("ab", "Zoé")
    await store.save_person("ab", "Zoé la grande")
    assert await store.person("ab") == "Zoé la grande"
    assert await store.names() == {"ab": "Zoé la grande"}
    await store.forget_person("ab")
    assert await store.person("ab") is None


async def test_an_animal_is_kept_with_the_name_and_goes_with_it(store: Store) -> None:
    await store.save_animal("ab", 3)  # nobody's
    await store.save_person("ab", "Zoé")
    assert await store.animals() == {}
    await store.save_animal("ab", 4)
    await store.save_person("ab", "Zoé la grande")
    assert await store.animals() == {"ab": 4}
    await store.forget_person("ab")
    assert await store.animals() == {}


async def test_forgetting_somebody_forgets_the_others_on_the_device_and_nobody_else(
    store: Store, tmp_path: Path
) -> None:
    for id in ("ab", "ab+1", "ab+2", "abc", "ab-", "a", "AB"):
        await store.save_person(id, f"Name of {id}")
    await store.keep_record("r1", "t", 1, "davinci", b"one", ["ab", "ab+1", "abc"])
    await store.keep_record("r2", "t", 2, "davinci", b"two", ["ab", "ab+1"])
    await store.forget_person("ab")
    assert set(await store.names()) == {"abc", "ab-", "a", "AB"}
    assert await store.records("ab", None, 10) == []
    (line,) = await store.records("abc", None, 10)
    assert (line.id, line.players) == ("r1", ["abc"])
    assert asked(tmp_path, "SELECT id FROM records WHERE record IS NOT NULL") == [("r1",)]  # nobody is left for r2


async def test_a_forgotten_name_is_not_left_lying_in_the_file(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await store.save_person("ab", "Clothilde-Angélique")
    await store.forget_person("ab")
    await store.close()
    assert b"Clothilde" not in (tmp_path / FILE).read_bytes()


async def test_the_key_is_made_once(tmp_path: Path) -> None:
    first = await Store.open(tmp_path)
    key = await first.key()
    assert len(key) == 32
    assert await first.key() == key
    await first.close()
    again = await Store.open(tmp_path)
    assert await again.key() == key
    await again.close()
    other = await Store.open(tmp_path / "other")
    assert await other.key() != key
    await other.close()


# ---- records


async def test_a_record_is_for_those_who_played(store: Store) -> None:
    await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"])
    assert await store.record("r1", "ab") == b"record"
    assert await store.record("r1", "cd") == b"record"  # somebody played on their device
    assert await store.record("r1", "ef") is None
    assert await store.record("r2", "ab") is None
    assert await store.records("ef", None, 10) == []


SEATED = [Player("ab", "Zoé", animal=4), Player("cd+1", "Mamie", animal=1), Player(bot="plain", animal=2)]


async def test_those_who_played_see_under_which_names(store: Store) -> None:
    await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"], SEATED)
    await store.save_person("ab", "Zoé la grande")  # a new name changes nothing about a match that is over
    assert await store.players("r1", "ab") == await store.players("r1", "cd") == SEATED
    assert await store.players("r1", "ef") == []


async def test_who_is_forgotten_has_no_name_in_any_match(store: Store, tmp_path: Path) -> None:
    await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"], SEATED)
    await store.forget_person("cd")
    assert await store.players("r1", "ab") == [SEATED[0], Player(animal=1), SEATED[2]]
    assert await store.players("r1", "cd") == []
    await store.close()
    assert b"Mamie" not in (tmp_path / FILE).read_bytes()


async def test_names_go_with_the_last_claim_to_their_record(store: Store, tmp_path: Path) -> None:
    await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"], SEATED)
    await store.delete_record("r1", "ab")
    assert await store.players("r1", "ab") == []
    assert await store.players("r1", "cd") == SEATED
    await store.delete_record("r1", "cd")
    assert asked(tmp_path, "SELECT * FROM players") == []


async def test_records_are_listed_newest_first_and_page_by_page(tmp_path: Path) -> None:
    store = await Store.open(tmp_path, now=lambda: 1_000.5)
    for number in range(7):
        await store.keep_record(f"r{number}", "t", number, "davinci", b"record", ["ab", "ab+1", "cd"])
        await store.keep_record(f"x{number}", "t", number, "davinci", b"record", ["ef"])
    first = await store.records("ab", None, 3)
    assert [line.id for line in first] == ["r6", "r5", "r4"]
    assert (first[0].table, first[0].match, first[0].game, first[0].kept_at) == ("t", 6, "davinci", 1000)
    assert first[0].players == ["ab", "ab+1", "cd"]
    assert [line.id for line in await store.records("ab", "r4", 3)] == ["r3", "r2", "r1"]
    assert [line.id for line in await store.records("ab", "r1", 3)] == ["r0"]
    assert await store.records("ab", "r0", 3) == []
    await store.close()


async def test_a_record_goes_when_the_last_who_played_deletes_it(store: Store, tmp_path: Path) -> None:
    await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "ab+1", "cd"])
    assert not await store.delete_record("r1", "ef")
    assert await store.delete_record("r1", "ab")
    assert not await store.delete_record("r1", "ab")
    assert await store.record("r1", "ab") is None
    assert await store.record("r1", "cd") == b"record"
    assert await store.delete_record("r1", "cd")
    assert asked(tmp_path, "SELECT * FROM records") == []


async def test_a_record_is_kept_once_and_does_not_come_back_when_its_table_wakes(store: Store) -> None:
    await store.open_table("t", "ROSE", b"opened")
    for _ in range(2):
        await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "cd"])
    assert len(await store.records("ab", None, 10)) == 1
    await store.delete_record("r1", "ab")
    await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "cd"])
    assert await store.records("ab", None, 10) == []
    await store.delete_record("r1", "cd")
    await store.keep_record("r1", "t", 1, "davinci", b"record", ["ab", "cd"])
    assert await store.record("r1", "ab") is None
    assert await store.record("r1", "cd") is None


async def test_a_record_nobody_could_read_is_not_kept(store: Store, tmp_path: Path) -> None:
    await store.keep_record("r1", "t", 1, "davinci", b"only bots", [])
    assert asked(tmp_path, "SELECT * FROM records") == []


# ---- retention


class Calendar:
    def __init__(self) -> None:
        self.day = 0

    def __call__(self) -> float:
        return self.day * 86_400


async def test_old_records_and_closed_tables_are_retired_and_nothing_else(tmp_path: Path) -> None:
    calendar = Calendar()
    store = await Store.open(tmp_path, now=calendar)
    for table, day in (("open", 0), ("old", 0), ("new", 50)):
        calendar.day = day
        await store.open_table(table, table, b"opened")
        await store.append(table, 1, b"row")
        await store.keep_record(f"r-{table}", table, 1, "davinci", b"record", ["ab"])
    for table, day in (("old", 10), ("new", 60)):
        calendar.day = day
        await store.close_table(table)
    calendar.day = 100
    assert await store.retire(60) == 3  # two records of day 0, one table closed on day 10
    assert {table for table, _, _ in journal_in(tmp_path)} == {"open", "new"}
    assert [line.id for line in await store.records("ab", None, 10)] == ["r-new"]
    assert await store.retire(60) == 0
    await store.keep_record("r-open", "open", 1, "davinci", b"record", ["ab"])  # woken: it does not come back
    assert await store.record("r-open", "ab") is None
    await store.close_table("open")
    calendar.day = 200
    assert await store.retire(60) == 3
    for name in ("journal", "tables", "records", "claims"):
        assert asked(tmp_path, f"SELECT * FROM {name}") == []
    await store.close()


async def test_much_is_retired_in_slices_between_which_others_write(tmp_path: Path) -> None:
    calendar = Calendar()
    store = await Store.open(tmp_path, now=calendar)
    asking = [store.keep_record(f"r{number}", "t", number, "davinci", b"record", ["ab"]) for number in range(90)]
    await asyncio.gather(*asking)
    calendar.day = 100
    said = await traced(store)
    assert await store.retire(60) == 90
    assert said.count("COMMIT") == 6  # 20, 20, 20, 20, 10, and none left
    assert await store.records("ab", None, 100) == []
    await store.close()
