"""What goes wrong with a store is told: in the log, at the start, at /readyz; and what can be read is kept."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

from tablee.cli.command import main
from tablee.cli.serve import tell_losses
from tablee.core.words import Words
from tablee.protocol.errors import StoreAway
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import open_server
from tablee.server.hosting.opening import kept_once
from tablee.stores.base import REMEDIES, Faults, Salvaged
from tablee.stores.sqlite.damage import DAMAGED, BadFolder, damages, explained
from tablee.stores.sqlite.folder import FILE, lock_folder
from tablee.stores.sqlite.store import SqliteStore
from tests.server.places import full_disk
from tests.server.test_routes import code_of
from tests.server.visit import Visitor, running

PAGE = 4096
CODES = {"away": "unreachable"}  # at a table `store-away` means: send it again
TABLES, ROWS, RECORDS = 30, 20, 40


def facts(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, object]]:
    return [getattr(line, "facts", {}) for line in caplog.records if line.getMessage() == event]


# ---- faults are told


@pytest.mark.anyio
async def test_a_fault_is_logged_once_with_what_to_do_and_once_when_it_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "tablee")
    store = await SqliteStore.open(tmp_path)
    with full_disk():
        for _ in range(3):
            with pytest.raises(StoreAway):
                await store.append("t", 0, b"row")
        assert store.trouble() in ("full", "disk")
    (told,) = facts(caplog, "store-fault")
    assert told["kind"] == store.trouble()
    assert told["todo"] == REMEDIES[store.trouble()]
    await store.append("t", 0, b"row")
    assert store.trouble() == ""
    assert len(facts(caplog, "store-fault-over")) == 1
    await store.close()


def test_what_is_noticed_in_two_places_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tablee")
    faults = Faults()
    for where in ("rows", "leases", "rows"):
        faults.add(where, "away")
    faults.over("rows")
    assert faults.worst == "away"
    faults.over("leases")
    faults.over("leases")
    assert faults.worst == ""
    assert [line.getMessage() for line in caplog.records] == ["store-fault", "store-fault-over"]


@pytest.mark.anyio
async def test_readyz_says_what_is_wrong(tmp_path: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        assert (await visitor.get("/readyz")).json() == {"ok": True}
        for kind in REMEDIES:
            house.store.faults.add("test", kind)  # "write" is over as soon as the server itself writes something
            answer = await visitor.get("/readyz")
            assert code_of(answer) == (503, f"store-{CODES.get(kind, kind)}")
        house.store.faults.over("test")
        house.tables.names["t"] = "ROSE"
        assert await house.tables.read("t", "ROSE", [b"no row"]) is None
        assert "1 tables cannot be read" in (await visitor.get("/readyz")).json()["notes"][0]


# ---- a damaged file


async def filled(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    for number in range(TABLES):
        await store.open_table(f"t{number:02}", f"code {number}", b"0" * 300)
        for seq in range(1, ROWS):
            await store.append(f"t{number:02}", seq, b"%d " % seq * 100)
    for number in range(RECORDS):
        await store.save_record(f"r{number:02}", "t00", number, "davinci", b"record" * 400, ["ab"])
    await store.save_person("ab", "Zoé")
    await store.key()
    await store.close()


def spoil(folder: Path, *pages: int) -> None:
    """These pages are nonsense from now on."""
    with (folder / FILE).open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(b"\xa5" * PAGE)


def leaves(folder: Path, name: str) -> list[int]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        try:
            found = db.execute("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path", (name,))
            return [page for (page,) in found]
        except sqlite3.OperationalError:  # built without dbstat: leaves that hold what only they hold
            data = (folder / FILE).read_bytes()
            word = {"journal": b"7 7 7 ", "records": b"recordrecord"}[name]
            kinds = {"journal": (10,), "records": (13, 0)}[name]
            pages = range(1, len(data) // PAGE)
            return [
                number + 1 for number in pages
                if data[number * PAGE] in kinds and word in data[number * PAGE : (number + 1) * PAGE]
            ]  # fmt: skip


@pytest.mark.anyio
async def test_what_can_be_read_of_a_damaged_file_is_kept_and_what_is_lost_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(tmp_path)
    journal = leaves(tmp_path, "journal")
    records = leaves(tmp_path, "records")
    spoil(tmp_path, journal[len(journal) // 3], journal[2 * len(journal) // 3], records[len(records) // 2])
    assert damages(tmp_path / FILE)
    store = await SqliteStore.open(tmp_path)
    lost = store.salvaged
    assert lost is not None
    assert 1 <= lost.tables + lost.shortened <= 8
    assert 1 <= lost.records <= 4
    assert not lost.key
    assert (tmp_path / lost.aside).exists()
    assert lost.aside.startswith(f"{FILE}{DAMAGED}")
    (told,) = facts(caplog, "store-salvaged")
    assert told["records"] == lost.records
    tables = await store.tables()
    assert len(tables) == TABLES - lost.tables
    whole = 0
    for table, _ in tables:
        rows = await store.rows(table)
        assert rows == [b"0" * 300, *(b"%d " % seq * 100 for seq in range(1, len(rows)))]
        whole += len(rows) == ROWS
    assert whole >= TABLES - lost.tables - lost.shortened - 2
    left = await store.records("ab", None, 100)
    assert len(left) == RECORDS - lost.records
    assert {await store.record(line.id, "ab") for line in left} == {b"record" * 400}
    assert await store.names() == {"ab": "Zoé"}
    await store.append(tables[-1][0], len(await store.rows(tables[-1][0])), b"on it goes")
    await store.close()
    again = await SqliteStore.open(tmp_path)
    assert again.salvaged is None
    assert damages(tmp_path / FILE) == []
    await again.close()


@pytest.mark.anyio
async def test_a_house_that_lost_something_says_so_at_readyz(tmp_path: Path) -> None:
    await filled(tmp_path)
    spoil(tmp_path, leaves(tmp_path, "journal")[3])
    async with running(tmp_path) as (_, address), Visitor(address) as visitor:
        answer = await visitor.get("/readyz")
        assert answer.status_code == 200
        assert "the store was damaged" in answer.json()["notes"][0]


@pytest.mark.anyio
async def test_damage_while_the_house_is_open_is_found_by_the_next_check(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(tmp_path)
    store = await SqliteStore.open(tmp_path)
    await store.check()
    assert store.trouble() == ""
    spoil(tmp_path, leaves(tmp_path, "journal")[3])
    await store.check()
    await store.check()
    assert store.trouble() == "damaged"
    assert len(facts(caplog, "store-fault")) == 1
    await store.close()


@pytest.mark.anyio
async def test_of_a_file_whose_beginning_is_gone_nothing_is_made_up(tmp_path: Path) -> None:
    await filled(tmp_path)
    spoil(tmp_path, 1)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(BadFolder, match="put a backup in the place"):
        await SqliteStore.open(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_lost_is_said_in_the_terminal(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    lost = Salvaged("tablee.sqlite.damaged-1", 3, 5, 7, True)
    house = SimpleNamespace(store=SimpleNamespace(salvaged=lost))
    tell_losses(house, Words(language), Console(soft_wrap=True))  # type: ignore[arg-type]
    said = capsys.readouterr().out
    assert all(each in said for each in ("3 tables", "7 ", "5 tables", "tablee.sqlite.damaged-1"))
    assert len(said.splitlines()) == 2
    house.store.salvaged = None
    tell_losses(house, Words(language), Console())  # type: ignore[arg-type]
    assert capsys.readouterr().out == ""


# ---- at the start


def said_at_start(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `tablee serve` says when it cannot: one line, and no traceback."""
    assert main(["serve", "--port", "0", "--data", str(folder)]) == 2
    lines = capsys.readouterr().err.splitlines()
    said = [line for line in lines if line.startswith("tablee: ")]
    assert "Traceback" not in "".join(lines)
    assert said == lines[-1:]
    return said[0]


def test_a_damaged_file_is_said_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_bytes(b"nothing at all " * 1000)
    assert "put a backup in the place" in said_at_start(tmp_path, capsys)


def test_a_file_of_a_newer_version_is_said_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("PRAGMA user_version = 99")
    assert "newer tablee (version 99" in said_at_start(tmp_path, capsys)


def test_a_folder_without_rights_is_said_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert "look at its owner and rights" in said_at_start(tmp_path / "file" / "data", capsys)
    with pytest.raises(sqlite3.OperationalError) as fault:  # as SQLite says it, whoever runs this test
        sqlite3.connect(tmp_path / "nowhere" / FILE)
    assert "look at the owner and the rights" in str(explained(fault.value, tmp_path / FILE))


def test_a_folder_in_use_is_said_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(lock_folder(tmp_path)):
        assert "another tablee is using" in said_at_start(tmp_path, capsys)


def test_a_file_another_program_holds_is_said_in_plain_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.stores.sqlite.damage.BUSY", 0.1)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "another program holds" in said_at_start(tmp_path, capsys)


def test_a_full_disk_is_said_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with full_disk():
        said = said_at_start(tmp_path, capsys)
    assert "full" in said or "the disk does not read or write" in said


@pytest.mark.anyio
async def test_a_store_that_goes_away_while_the_house_opens_is_said_in_plain_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(store: SqliteStore) -> bytes:
        store.faults.add("write", "full")
        raise StoreAway("handed in")

    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "key", away)
        with pytest.raises(OSError, match="make room"):
            await open_server(Settings(data=str(tmp_path), draw_ahead=False))
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))  # the folder is free again
    await house.close()


def test_a_word_that_a_full_disk_left_empty_is_made_again(tmp_path: Path) -> None:
    (tmp_path / "token").touch()
    made = kept_once(tmp_path / "token", lambda: "secret")
    assert (made, kept_once(tmp_path / "token", lambda: "other")) == ("secret", "secret")
    assert (tmp_path / "token").stat().st_mode & 0o077 == 0
