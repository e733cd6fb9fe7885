"""Who has had which picture: remembered over restarts and by all workers, bounded, and forgotten with a person."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from tablee.server.base.settings import Settings
from tablee.server.content import seen_pictures
from tablee.server.content.made_images import MadeImages
from tablee.server.content.seen_pictures import SeenPictures
from tablee.server.hosting.game_server import open_server
from tests.server.test_made_images import put, taken

pytestmark = pytest.mark.anyio


def seen(folder: Path) -> SeenPictures:
    return SeenPictures(folder / "seen.sqlite")


async def test_after_a_restart_nobody_has_a_picture_twice(tmp_path: Path) -> None:
    put(tmp_path, 1)
    assert taken(MadeImages(tmp_path), ["anna"]) == 1
    again = MadeImages(tmp_path)
    assert taken(again, ["anna", "ben"]) is None
    assert taken(again, ["ben"]) == 1, "he has not had it"


async def test_a_ready_picture_that_somebody_has_had_is_left_for_others_and_another_is_made(tmp_path: Path) -> None:
    folder = put(tmp_path, 1).removesuffix(".json").rpartition("+")[2]
    shelf = MadeImages(tmp_path)
    shelf.seen.note(folder, ["anna"])
    assert taken(shelf, ["anna"]) is None
    assert shelf.scarcest(ahead=False) == ("difference", "market")
    put(tmp_path, 2)
    assert shelf.scarcest(ahead=False) is None
    assert taken(shelf, ["anna"]) == 2
    assert taken(shelf, ["ben"]) == 1


def test_only_the_last_ones_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen_pictures, "MOST", 5)
    for number in range(8):
        seen(tmp_path).note(f"market-{number}", ["anna"])
    assert seen(tmp_path).had_by(["anna"]) == {f"market-{number}" for number in range(3, 8)}


def write_many(folder: Path, who: str) -> None:
    for number in range(40):
        seen(folder).note(f"market-{number}", [who])


def test_workers_write_beside_each_other(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=write_many, args=(tmp_path, who)) for who in ("anna", "ben")]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len(seen(tmp_path).had_by(["anna"])) == len(seen(tmp_path).had_by(["ben"])) == 40


def test_a_damaged_file_is_begun_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "seen.sqlite").write_bytes(b"this is no database" * 100)
    assert seen(tmp_path).had_by(["anna"]) == set()
    assert "pictures-not-noted" in caplog.text
    seen(tmp_path).note("market-1", ["anna"])
    assert seen(tmp_path).had_by(["anna"]) == {"market-1"}


def test_where_nothing_can_be_written_matches_begin_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    nowhere = SeenPictures(tmp_path / "file" / "seen.sqlite")
    nowhere.note("market-1", ["anna"])
    assert nowhere.had_by(["anna"]) == nowhere.people() == set()


async def test_who_is_forgotten_leaves_nothing(tmp_path: Path) -> None:
    house = await open_server(Settings(data=str(tmp_path), draw_ahead=False))
    kept = house.images.made.seen
    for person in ("anna", "ben"):
        await house.store.save_person(person, person.title())
        kept.note("market-1", [person])
    await house.identities.forget("anna")
    assert kept.people() == {"ben"}
    assert b"anna" not in kept.path.read_bytes()
    kept.note("market-1", ["somebody whom the store does not know"])
    await house.sweep()
    assert kept.people() == {"ben"}
    await house.close()
