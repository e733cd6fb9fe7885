"""What an earlier tablee kept is brought up with all it holds: forward only, step by step, from every version."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tablee.matches.figures import Sum
from tablee.protocol.sitting import Seated
from tablee.stores.base import Day, Device, Linked, Person, Player, Push, Run, SlowLine, SlowTable, Store
from tablee.stores.leagues import League, Member
from tablee.stores.postgres import migrations as postgres_migrations
from tablee.stores.postgres.migrations import STEPS
from tablee.stores.postgres.pool import BadDatabase
from tablee.stores.postgres.store import PostgresStore
from tablee.stores.sqlite.damage import BadFolder
from tablee.stores.sqlite.folder import FILE, connect, upgrade
from tablee.stores.sqlite.migrations import MIGRATIONS, migrate
from tablee.stores.sqlite.store import SqliteStore
from tests.postgres import Postgres, answer
from tests.server.places import Database, Folder, Place

pytestmark = pytest.mark.anyio

VERSIONS = Path(__file__).parent / "versions"  # as each of them was left behind
WITH_PLACES = {SqliteStore: 4, PostgresStore: 5}  # the first version that keeps how a match ended, and links
WITH_HALLS = {SqliteStore: 6, PostgresStore: 7}  # the first that keeps halls


async def left_behind(place: Place, version: int) -> Place:
    """A store that a tablee of this version kept; the one before the first kept nothing."""
    if isinstance(place, Folder):
        place.path.mkdir(exist_ok=True)
        with closing(sqlite3.connect(place.path / FILE)) as db:
            db.executescript((VERSIONS / f"sqlite-{version}.sql").read_text("utf-8") if version else "")
    elif version:
        db = await asyncpg.connect(place.url)
        await db.execute((VERSIONS / f"postgres-{version}.sql").read_text("utf-8"))
        await db.close()
    return place


async def shape(place: Place) -> list[tuple[object, ...]]:
    """Everything that a store is made of."""
    if isinstance(place, Folder):
        found = await place.asked("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        return [(" ".join(str(sql).split()),) for (sql,) in found]
    here = "table_schema = current_schema()"
    columns = "table_name, column_name, data_type, is_nullable, column_default, collation_name, is_identity"
    found = await place.asked(f"SELECT {columns} FROM information_schema.columns WHERE {here} ORDER BY 1, 2")
    indexes = "SELECT indexname, replace(indexdef, current_schema(), '') FROM pg_indexes"
    return found + await place.asked(f"{indexes} WHERE schemaname = current_schema() ORDER BY 1")


async def check_contents(store: Store, version: int) -> None:
    assert await store.rows("t1") == [b"o", b"p"]
    assert await store.tables() == [("t1", "ROSE")]
    assert await store.table_of("ROSE") == "t1"
    assert await store.record("r1", "ab") == b"r"
    assert await store.key() == b"k"
    assert await store.claim("t1") is not None
    await store.append("t1", 2, b"q")
    await store.save_record("r2", "t1", 2, "davinci", b"s", ["ab"])
    assert [line.id for line in await store.records("ab", None, 9)] == ["r2", "r1"]
    await store.open_table("t2", "LILY", b"opened")
    assert await store.tables() == [("t1", "ROSE"), ("t2", "LILY")]
    has_moments = version >= (5 if isinstance(store, SqliteStore) else 6)
    assert await store.figures.moments("r1", 0) == (b"m" if has_moments else None)
    has_halls = version >= WITH_HALLS[type(store)]
    assert [tuple(hall) for hall in await store.halls.all()] == ([("h1", "KNWJB", 6)] if has_halls else [])
    await store.figures.keep_moments("r1", 0, b"n")
    assert await store.figures.moments("r1", 0) == b"n"
    if version >= WITH_PLACES[type(store)]:
        assert await store.slow_table("t1") == SlowTable("t1", "ab", 5, 6)
        assert await store.slow_lines("ab") == [
            SlowLine("ROSE", b"{}", [Seated("ab", "", True), Seated("", "bolt")], "t1")
        ]
        assert await store.devices("ab") == [Device("d1", "phone", 5)]
        assert await store.gone_devices() == ["d2"]
        assert await store.spare_key_of(b"s") == "ab"
        assert await store.days() == [Day("2026-11-16", "house", b"d", "c0")]
        assert await store.runs("2026-11-16") == [
            Run("2026-11-16", "dominos", "ab", "t0-1", 2, 3, turns=9, symbols="SSC", at=8)
        ]
        assert await store.figures.sums("ab") == [Sum("davinci", 2, 700_000, 3, 1, 3780)]
        assert await store.figures.keeps_sums("ab")
        assert await store.figures.deeds("ab") == ["verified"]
        people = [Member("ab", True), Member("cd", False)]
        assert await store.leagues.of("ab") == [League("l1", "Automne", ["davinci"], people, [700_000])]
        kept = Push("d1", "ab", "https://push.example/1", b"p", b"a", "Europe/Paris", ["t1"])
        assert await store.pushes.of_device("d1") == kept
        assert await store.pushes.take_held(7) == [kept]
    else:
        assert await store.slow_tables() == []
        assert await store.devices("ab") == []
        assert not await store.figures.keeps_sums("ab")
        assert await store.leagues.of("ab") == []
    if isinstance(store, SqliteStore) and version == 1:  # nobody wrote their names down then
        assert await store.person("ab") == Person("Zoé")
        assert await store.players("r1", "ab") == []
        assert await store.chat("t1") == []
    else:
        assert await store.person("ab") == Person("Zoé", 4)
        places = (2, 1) if version >= WITH_PLACES[type(store)] else (0, 0)
        reaction = 650 if version >= WITH_PLACES[type(store)] else 0
        cards = "c1 c2" if has_moments else ""
        zoe, bot = Player("ab", "Zoé", "", 4, places[0], 0, reaction, cards), Player("", "", "plain", 2, places[1])
        assert await store.players("r1", "ab") == [zoe, bot]
        assert await store.chat("t1") == [b"h"]
        is_linked = await store.linked(b"l", False) == Linked(b"r", [zoe, bot], "ab", "r1")
        assert is_linked == (version >= WITH_PLACES[type(store)])


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
async def test_a_folder_of_every_version_is_brought_up_with_all_it_holds(tmp_path: Path, version: int) -> None:
    place, new = await left_behind(Folder(tmp_path / "old"), version), Folder(tmp_path / "new")
    assert upgrade(place.path) == version
    assert upgrade(place.path) == len(MIGRATIONS)
    assert upgrade(new.path) == 0
    assert await shape(place) == await shape(new)
    store = await place.open()
    if version:
        await check_contents(store, version)
    await store.close()


@pytest.mark.parametrize("version", range(len(STEPS) + 1))
async def test_a_database_of_every_version_is_brought_up_with_all_it_holds(
    postgres: Postgres, database: str, version: int
) -> None:
    place = await left_behind(Database(database), version)
    new = Database(await asyncio.to_thread(postgres.new_database))
    assert await postgres_migrations.migrate(place.url) == version
    assert await postgres_migrations.migrate(place.url) == len(STEPS)
    assert await postgres_migrations.migrate(new.url) == 0
    assert await shape(place) == await shape(new)
    store = await place.open()
    if version:
        await check_contents(store, version)
    await store.close()


def test_every_version_is_among_them() -> None:
    names = {path.name for path in VERSIONS.iterdir()}
    assert names == {f"sqlite-{number}.sql" for number in range(1, len(MIGRATIONS) + 1)} | {
        f"postgres-{number}.sql" for number in range(1, len(STEPS) + 1)
    }


async def test_nodes_that_start_at_once_migrate_once(database: str) -> None:
    before = await asyncio.gather(*(postgres_migrations.migrate(database) for _ in range(5)))
    assert sorted(before) == [0, *[len(STEPS)] * 4]


# ---- steps


HATS = "ALTER TABLE people ADD COLUMN hat TEXT NOT NULL DEFAULT 'none'"


async def test_a_step_of_a_file_is_taken_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = (await left_behind(Folder(tmp_path), 1)).path
    with closing(connect(folder / FILE)) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, folder / FILE, (MIGRATIONS[0], f"{HATS}; DROP TABLE nothing"))
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT * FROM people").fetchall() == [("ab", "Zoé")]
        migrate(db, folder / FILE, (MIGRATIONS[0], HATS))
        migrate(db, folder / FILE, (MIGRATIONS[0], HATS))  # once
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
        assert db.execute("SELECT * FROM people").fetchall() == [("ab", "Zoé", "none")]


async def test_a_step_of_a_database_is_taken_whole_or_not_at_all(database: str) -> None:
    await left_behind(Database(database), 1)
    with pytest.raises(BadDatabase, match="nothing"):
        await postgres_migrations.migrate(database, (STEPS[0], f"{HATS}; DROP TABLE nothing"))
    assert await answer(database, "SELECT number FROM version") == [(1,)]
    assert await answer(database, "SELECT * FROM people") == [("ab", "Zoé", 4)]
    assert await postgres_migrations.migrate(database, (STEPS[0], HATS)) == 1
    assert await postgres_migrations.migrate(database, (STEPS[0], HATS)) == 2  # once
    assert await answer(database, "SELECT * FROM people") == [("ab", "Zoé", 4, "none")]


async def test_a_file_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("PRAGMA user_version = 999")
    for _ in range(2):  # the folder is free again after a refusal
        with pytest.raises(BadFolder, match="newer tablee"):
            await SqliteStore.open(tmp_path)


async def test_a_database_of_a_newer_house_is_left_alone(database: str) -> None:
    await answer(database, "CREATE TABLE version (number INTEGER NOT NULL)")
    await answer(database, "INSERT INTO version VALUES (999)")
    with pytest.raises(BadDatabase, match="newer tablee"):
        await PostgresStore.open(database, "one")
    assert await answer(database, "SELECT number FROM version") == [(999,)]
