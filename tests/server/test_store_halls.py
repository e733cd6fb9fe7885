"""What both stores keep of halls, and that nothing of them is left when they are erased."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.hall.model import rows
from tablee.protocol.errors import NotOurs
from tablee.protocol.hall import Door, Plan
from tablee.stores.base import Player, Store
from tablee.stores.copies.backup import back_up
from tablee.stores.halls import table_id
from tablee.stores.sqlite.store import SqliteStore
from tests.server.places import Folder, Place
from tests.server.test_store import place, store

pytestmark = pytest.mark.anyio
__all__ = ["place", "store"]  # fixtures

SAYS = "Philibertine"  # names that nothing else in a store has
NAMES = [f"{SAYS}{number}" for number in range(3)]
FIRST = rows.encode(
    rows.Opened(at=0, title=f"{SAYS}!", names=NAMES, plan=Plan(), chat="free", door=Door(), leader="roy", key="k")
)


def came(number: int, who: str, is_new: bool) -> bytes:
    return rows.encode(rows.CameIn(at=1, number=number, who=who, name=NAMES[number], is_new=is_new))


async def filled(store: Store, hall: str = "h1", code: str = "KNWJB") -> None:
    """A hall with a table at which two have played and said something: one on a device of the house, one on a new."""
    await store.halls.open(hall, code, FIRST)
    await store.halls.append(hall, 1, came(1, f"ab+{code}1", False))
    await store.halls.append(hall, 2, came(2, f"cd+{code}2", True))
    await store.save_person("ab", "Zoé")
    for person, number in ((f"ab+{code}1", 1), (f"cd+{code}2", 2), ("cd", 0)):
        await store.save_person(person, NAMES[number])
    table = table_id(hall, 1)
    await store.open_table(table, f"{code}-1", b"opened")
    await store.claim(table)
    await store.append(table, 1, NAMES[1].encode())
    await store.save_chat(table, f"ab+{code}1", NAMES[1].encode(), 50)
    seats = [Player(f"ab+{code}1", NAMES[1]), Player(f"cd+{code}2", NAMES[2])]
    record = b'{"seed":"%s"}' % SAYS.encode()
    await store.save_record(f"{table}-1", table, 1, "davinci", record, [each.person for each in seats], seats)
    await store.make_link(f"{table}-1", "ab", hall.encode(), 60)
    await store.figures.keep_moments(f"{table}-1", 0, SAYS.encode())


async def test_rows_of_a_hall_are_kept_in_their_order_and_once(store: Store) -> None:
    await store.halls.open("h1", "KNWJB", b"a")
    await store.halls.append("h1", 1, b"b")
    with pytest.raises(NotOurs):
        await store.halls.append("h1", 1, b"c")
    with pytest.raises(NotOurs):
        await store.halls.open("h2", "KNWJB", b"a")
    assert await store.halls.rows("h1") == [b"a", b"b"]
    assert [hall[:2] for hall in await store.halls.all()] == [("h1", "KNWJB")]
    assert await store.halls.rows("h2") == []


async def test_an_erased_hall_takes_everything_along_and_nothing_else(store: Store, place: Place) -> None:
    await filled(store)
    await filled(store, "h10", "BCDFG")
    await store.open_table("t1", "ROSE", b"opened")
    await store.halls.erase("h1", keep=False)
    assert [hall.id for hall in await store.halls.all()] == ["h10"]
    assert set(await store.names()) == {"ab", "cd", "ab+BCDFG1", "cd+BCDFG2"}  # cd is in another hall, too
    assert [line.id for line in await store.records("ab", None, 9)] == ["h10-1-1"]
    assert [table for table, _ in await store.tables()] == ["h10-1", "t1"]
    for name in ("journal", "chat", "claims", "players", "links", "moments", "hall_rows"):
        assert "h1-" not in str(await place.asked(f"SELECT * FROM {name}"))
    await store.halls.erase("h1", keep=False)  # twice is once
    await store.halls.erase("h10", keep=False)
    assert set(await store.names()) == {"ab"}


async def test_records_stay_where_that_was_ticked(store: Store) -> None:
    await filled(store)
    await store.halls.erase("h1", keep=True)
    assert await store.halls.all() == await store.tables() == []
    assert await store.record("h1-1-1", "ab") is not None
    assert [player.name for player in await store.players("h1-1-1", "cd")] == NAMES[1:]
    assert set(await store.names()) == {"ab", "cd"}


def found_in(folder: Path) -> Iterator[str]:
    """Files that have a name of a hall somewhere in them."""
    for path in folder.rglob("*"):
        if path.is_file() and SAYS.encode() in path.read_bytes():
            yield path.name


async def test_not_a_byte_of_an_erased_hall_is_left_in_the_folder(tmp_path: Path) -> None:
    place = Folder(tmp_path / "house")
    store = await SqliteStore.open(place.path)
    await filled(store)
    assert list(found_in(place.path))
    await store.halls.erase("h1", keep=False)
    assert list(found_in(place.path)) == []
    await store.close()
    assert list(found_in(place.path)) == []


@pytest.mark.parametrize("rooms", [False, True])
async def test_a_backup_leaves_halls_out_unless_they_are_asked_for(tmp_path: Path, rooms: bool) -> None:
    place = Folder(tmp_path / "house")
    store = await SqliteStore.open(place.path)
    await filled(store)
    await store.save_person("ef", "Max")
    back_up(place.path, tmp_path / "copy", rooms)
    await store.close()
    assert bool(list(found_in(tmp_path / "copy"))) == rooms
    copied = await SqliteStore.open(tmp_path / "copy")
    assert len(await copied.halls.all()) == rooms
    assert "ef" in await copied.names()
    await copied.close()
