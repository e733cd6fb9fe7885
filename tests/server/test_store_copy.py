"""`tablee copy` and `tablee migrate`: everything arrives, or nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.command import main
from tablee.protocol.sitting import Seated, Sitting, Told
from tablee.stores.base import BadStore, Day, Person, Player, Push, Store
from tablee.stores.copies.copying import copy
from tablee.stores.copies.sides import COLUMNS, select_all
from tablee.stores.leagues import Member
from tablee.stores.postgres.migrations import STEPS
from tablee.stores.sqlite.folder import FILE
from tablee.stores.sqlite.store import SqliteStore
from tests.postgres import answer
from tests.server.places import Database, Folder, Place

pytestmark = pytest.mark.anyio

ROWS = 230  # more than a batch, and not a whole number of them


async def fill(store: Store) -> None:
    """Something of everything."""
    for table, code in (("t1", "ROSE"), ("t2", "LILY"), ("t3", "MINT")):
        await store.open_table(table, code, b"opened \x00\xff")
    for seq in range(1, ROWS):
        await store.append("t1", seq, b"%d" % seq)
    await store.close_table("t2")
    await store.note_idle({"t1": 5.0})
    await store.save_person("ab", "Zoé la grande 🦊")
    await store.save_person("ab+1", "Mamie")
    await store.save_animal("ab", 4)
    seats = [Player("ab", "Zoé", animal=4, place=2), Player(bot="plain", animal=2, place=1)]
    await store.save_record("r1", "t1", 1, "davinci", b"one", ["ab", "cd"], seats, 60_000, b"{}")
    await store.save_record("r2", "t1", 2, "davinci", b"two", ["ab"], seats)
    await store.delete_record("r2", "ab")
    await store.make_link("r1", "ab", b"hash", 60)
    await store.save_chat("t1", "ab", b"bravo", 50)
    await store.key()
    told = Told("dominos", "playing", 5, 9, 3)
    await store.append("t3", 1, b"slow", Sitting(told, "ab", [Seated("ab", "", True), Seated("", "bolt")], 9))
    await store.save_device("d1", "ab", "phone")
    await store.save_spare_key("ab", b"hash")
    await store.save_day(Day("2026-11-16", "house", b"key", "c0"))
    await store.begin_run("2026-11-16", "dominos", "ab", "t2-1")
    await store.figures.keep_sums("ab", True)
    await store.figures.note_deed("ab", "verified")
    await store.leagues.make("l1", "Automne", ["davinci"], [Member("ab", True), Member("cd", False)])
    await store.leagues.add_evening("l1", 700_000, ["r1"])
    await store.figures.keep_moments("r1", 0, b"m")
    await store.halls.open("h1", "KNWJB", b"opened")
    await change(store, "INSERT INTO sums VALUES ('ab', 'davinci', 2, 700000, 3, 1, 3780, 0, 0)")


async def change(store: Any, sql: str) -> None:
    """What only age brings about."""
    await (store.writer.do if isinstance(store, SqliteStore) else store.pool.do)(lambda db: db.execute(sql))
    await store.pushes.save(Push("d1", "ab", "https://push.example/1", b"\x04", b"\0", "Europe/Paris", ["t3"]))


async def contents(place: Place) -> dict[str, list[tuple[object, ...]]]:
    return {name: sorted(await place.asked(select_all(name)), key=str) for name in COLUMNS}


async def filled(place: Place) -> Place:
    store = await place.open()
    await fill(store)
    await store.close()
    return place


def address(place: Place) -> str:
    return f"sqlite:{place.path}" if isinstance(place, Folder) else place.url


@pytest.mark.parametrize("back", [False, True])
async def test_everything_arrives_and_goes_on_there(tmp_path: Path, database: str, back: bool) -> None:
    folder, there = Folder(tmp_path / "data"), Database(database)
    source, target = (there, folder) if back else (folder, there)
    before = await contents(await filled(source))
    told: list[tuple[str, int, int]] = []
    copied = await copy(address(source), address(target), lambda *what: told.append(what))
    assert await contents(target) == before
    assert copied == {name: len(lines) for name, lines in before.items()}
    assert all(copied.values())
    assert [total for name, done, total in told if name == "journal" and done == total] == [ROWS + 3]
    store = await target.open()
    assert await store.claim("t1") is not None
    await store.append("t1", ROWS, b"next")
    await store.open_table("t4", "LILY", b"opened")  # numbered after those that came
    assert [table for table, _ in await store.tables()] == ["t1", "t3", "t4"]
    await store.save_record("r3", "t1", 3, "davinci", b"three", ["ab"])
    assert [line.id for line in await store.records("ab", None, 9)] == ["r3", "r1"]
    assert await store.person("ab") == Person("Zoé la grande 🦊", 4)
    await store.close()


async def test_a_store_that_is_not_empty_is_left_alone(tmp_path: Path, database: str) -> None:
    folder, there = await filled(Folder(tmp_path)), Database(database)
    store = await there.open()
    await store.save_person("ef", "Hugo")
    await store.close()
    with pytest.raises(BadStore, match="not empty"):
        await copy(address(folder), database, lambda *what: None)
    assert await answer(database, "SELECT name FROM people") == [("Hugo",)]
    with pytest.raises(BadStore, match="not empty"):
        await copy(database, address(folder), lambda *what: None)


@pytest.mark.parametrize("back", [False, True])
async def test_a_copy_that_comes_to_nothing_leaves_nothing(tmp_path: Path, database: str, back: bool) -> None:
    folder, there = Folder(tmp_path / "data"), Database(database)
    source, target = (there, folder) if back else (folder, there)
    await filled(source)

    def stumble(name: str, done: int, total: int) -> None:
        if name == "records" and done:
            raise InterruptedError("in the middle")

    with pytest.raises(OSError, match="in the middle"):
        await copy(address(source), address(target), stumble)
    assert not any((await contents(target)).values())
    assert await copy(address(source), address(target), lambda *what: None)


async def test_a_line_that_gets_lost_on_the_way_is_noticed(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablee.stores.copies.postgres_side import PostgresSide

    put = PostgresSide.put
    monkeypatch.setattr(PostgresSide, "put", lambda self, name, lines: put(self, name, lines[: len(lines) - 1]))
    with pytest.raises(BadStore, match="tables: 3 were to be copied, and 2 came"):
        await copy(address(await filled(Folder(tmp_path))), database, lambda *what: None)
    assert await answer(database, "SELECT * FROM people") == []


async def test_a_store_that_is_being_used_is_not_copied(tmp_path: Path, database: str) -> None:
    for place, other in ((Folder(tmp_path / "a"), database), (Database(database), f"sqlite:{tmp_path / 'b'}")):
        store = await place.open()
        with pytest.raises(BadStore, match="using"):
            await copy(address(place), other, lambda *what: None)
        await store.close()


@pytest.mark.parametrize("wrong", ["nothing", "sqlite:/there/is/nothing/here", "mysql://somewhere/there"])
async def test_what_cannot_be_copied_is_said_in_one_line(
    tmp_path: Path, wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["copy", "--from", wrong, "--to", f"sqlite:{tmp_path}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# ---- the commands


@pytest.mark.parametrize(
    ("language", "said", "newest"),
    [("fr", "Tout est copié\u00a0: ", "est la plus récente"), ("en", "All copied: ", "is the newest")],
)
async def test_the_commands_speak_both_languages(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str], language: str, said: str, newest: str
) -> None:
    folder = await filled(Folder(tmp_path))
    total = sum(map(len, (await contents(folder)).values()))

    def run(*arguments: str) -> str:
        assert main([*arguments, "--lang", language]) == 0
        return capsys.readouterr().out

    told = await asyncio.to_thread(run, "copy", "--from", address(folder), "--to", database)
    assert f"{said}{total}" in told
    assert "journal" in told
    assert newest in await asyncio.to_thread(run, "migrate", "--database", database)
    assert newest in await asyncio.to_thread(run, "migrate", "--data", str(tmp_path))
    (tmp_path / FILE).unlink()
    assert "0" in await asyncio.to_thread(run, "migrate", "--data", str(tmp_path))
    assert await answer(database, "SELECT number FROM version") == [(len(STEPS),)]
