"""`tablee backup`: a copy of one moment, of a server that runs on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tablee.cli.command import main
from tablee.core.draws import FastDraw
from tablee.protocol import journal as rows
from tablee.stores.copies.backup import UNFINISHED, Backup, BadBackup, back_up
from tablee.stores.sqlite.folder import FILE
from tablee.stores.sqlite.store import SqliteStore
from tests.server.survivors import TABLES, Night, ended

pytestmark = pytest.mark.anyio

BACKUPS = 2


async def test_a_backup_of_a_house_that_plays_has_all_that_was_promised_before(tmp_path: Path) -> None:
    night = Night(tmp_path / "data", FastDraw(7))
    promised: list[set[str]] = []
    async with night.house():  # a process of its own
        await night.sit_down()
        playing = [asyncio.create_task(one.live()) for one in night.people]
        for number in range(BACKUPS + 1):
            before = night.acknowledged
            await night.until(lambda before=before: night.acknowledged > before + 5)
            promised.append({id for one in night.people for id in one.acknowledged})
            if number < BACKUPS:
                await asyncio.to_thread(back_up, night.folder, tmp_path / f"backup{number}")
        await ended(playing)
    found = [moves_in(Night(tmp_path / f"backup{number}", night.draw)) for number in range(BACKUPS)]
    for number in range(BACKUPS):
        assert promised[number] <= found[number]
        assert promised[number + 1] - found[number], "they played on, and of that a copy knows nothing"


def moves_in(copy: Night) -> set[str]:
    """Ids of all moves and presses; on the way there, every table is played again from its rows."""
    journals = copy.journals()
    assert len(journals) == len(TABLES)
    return {row.id for _, known in journals.values() for row in known if isinstance(row, rows.Played | rows.Pressed)}


async def test_a_house_opens_in_its_backup_and_everybody_is_known(tmp_path: Path) -> None:
    folder, to = tmp_path / "data", tmp_path / "backups" / "monday"
    store = await SqliteStore.open(folder)
    await store.open_table("t1", "ROSE", b"opened")
    await store.append("t1", 1, b"row")
    await store.save_person("ab", "Zoé")
    await store.save_record("r1", "t1", 1, "davinci", b"one", ["ab"])
    key = await store.key()
    (folder / "admin-token").touch(mode=0o600)
    assert back_up(folder, to) == Backup(tables=1, rows=2, records=1)
    await store.append("t1", 2, b"later")
    await store.close()

    assert sorted(each.name for each in to.iterdir()) == ["admin-token", FILE]
    assert [stat.S_IMODE(each.stat().st_mode) for each in (to, *to.iterdir())] == [0o700, 0o600, 0o600]
    again = await SqliteStore.open(to)
    assert await again.rows("t1") == [b"opened", b"row"]
    assert await again.key() == key
    assert await again.record("r1", "ab") == b"one"
    await again.append("t1", 2, b"another")
    await again.close()


async def test_a_backup_is_whole_or_not_there(tmp_path: Path) -> None:
    folder, to = tmp_path / "data", tmp_path / "copy"
    with pytest.raises(BadBackup, match="nothing in"):
        back_up(folder, to)
    store = await SqliteStore.open(folder)
    await store.open_table("t1", "ROSE", b"opened" * 10_000)
    await store.close()
    with closing(sqlite3.connect(folder / FILE)) as db:
        root = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'tables'").fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
    good = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(good[: (root - 1) * size] + b"\xff" * size + good[root * size :])
    with pytest.raises(BadBackup):
        back_up(folder, to)
    assert not to.exists()
    assert not to.with_name(to.name + UNFINISHED).exists()
    (folder / FILE).write_bytes(good)
    back_up(folder, to)
    with pytest.raises(BadBackup, match="already"):
        back_up(folder, to)


def test_the_command_says_what_it_did_or_why_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, to = str(tmp_path / "data"), str(tmp_path / "copy")
    assert main(["backup", "--data", folder, to]) == 2
    assert "nothing in" in capsys.readouterr().err
    asyncio.run(filled(tmp_path / "data"))
    assert main(["backup", "--lang", "en", "--data", folder, to]) == 0
    assert "1 open tables, 1 rows of journals, 0 matches" in capsys.readouterr().out


async def filled(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    await store.open_table("t1", "ROSE", b"opened")
    await store.close()


def test_a_database_is_left_to_its_own_tools(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_DATABASE", "postgresql://tablee@127.0.0.1:1/tablee")
    assert main(["backup", str(tmp_path / "copy")]) == 2
    assert "pg_dump" in capsys.readouterr().err
