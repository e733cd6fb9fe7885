"""What both stores keep of tables over days, of devices and of spare keys."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tablee.protocol.errors import NotOurs
from tablee.protocol.sitting import Seated, Sitting, Told
from tablee.stores.base import SlowTable, Store
from tests.server.places import Calendar, Place, opened, outcomes
from tests.server.test_store import place, store

pytestmark = pytest.mark.anyio
__all__ = ["place", "store"]  # fixtures


SEATS = [Seated("ab", "", True), Seated("cd+1"), Seated("", "bobine")]


def at(since: int, wake_at: int | None = None) -> Sitting:
    return Sitting(Told("dominos", "playing", since, wake_at), "ab", SEATS, wake_at)


async def test_where_everybody_sits_is_written_with_the_row_or_not_at_all(store: Store) -> None:
    await opened(store, "t")
    await store.append("t", 1, b"one", at(5))
    assert await store.slow_tables() == [SlowTable("t", "ab", 5)]
    with pytest.raises(NotOurs):
        await store.append("t", 1, b"again", at(9))
    assert await store.slow_table("t") == SlowTable("t", "ab", 5)
    (line,) = await store.slow_lines("cd")
    assert line.seats == SEATS
    assert msgspec.json.decode(line.told, type=Told) == at(5).told
    assert await store.slow_lines("cd+1") == await store.slow_lines("ef") == []


async def test_rows_with_and_without_it_go_together(store: Store, place: Place) -> None:
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await opened(store, table)
    async with place.held(store):
        asking = [store.append(table, 1, b"row", at(5) if number % 2 else None) for number, table in enumerate(tables)]
        waiting = [asyncio.ensure_future(each) for each in asking]
    assert await outcomes(*waiting) == ["ok"] * 20
    assert len(await store.slow_tables()) == 10


async def test_tables_whose_time_is_up_are_found(store: Store) -> None:
    for number, wake in enumerate((None, 50, 70)):
        await opened(store, f"t{number}")
        await store.append(f"t{number}", 1, b"row", at(5, wake))
    assert await store.due_tables(49) == []
    assert await store.due_tables(50) == ["t1"]
    assert sorted(await store.due_tables(99)) == ["t1", "t2"]


async def test_it_goes_with_the_table_and_with_an_empty_one(store: Store) -> None:
    for table in ("t", "u"):
        await opened(store, table)
        await store.append(table, 1, b"row", at(5))
    await store.close_table("t")
    await store.append("u", 2, b"row", Sitting(at(5).told, "ab", []))
    assert await store.slow_tables() == []
    assert await store.slow_lines("ab") == []


async def test_who_is_forgotten_sits_nowhere_and_has_no_device(store: Store, place: Place) -> None:
    await opened(store, "t")
    await store.append("t", 1, b"row", at(5))
    await store.save_person("ab", "Zoé")
    await store.save_device("d1", "ab", "phone")
    await store.save_spare_key("ab", b"hash")
    await store.forget_person("ab")
    assert await store.slow_lines("ab") == []
    assert [seat.person for line in await store.slow_lines("cd") for seat in line.seats] == ["", "cd+1", ""]
    assert await store.devices("ab") == []
    assert await store.spare_key_of(b"hash") is None
    for table in ("sitting", "slow_tables", "devices", "spare_keys", "pushes"):
        assert "ab" not in str(await place.asked(f"SELECT * FROM {table}"))


async def test_a_device_that_was_shut_out_stays_out(store: Store) -> None:
    await store.save_device("d1", "ab", "phone")
    await store.save_device("d2", "ab", "tablet")
    await store.save_device("d3", "cd", "phone")
    assert not await store.drop_device("d3", "ab")
    assert await store.drop_device("d1", "ab")
    assert not await store.drop_device("d1", "ab")
    await store.save_device("d1", "ab", "")  # it was here at that moment
    assert [(each.id, each.kind) for each in await store.devices("ab")] == [("d2", "tablet")]
    assert await store.gone_devices() == await store.gone_devices("ab") == ["d1"]
    assert await store.gone_devices("cd") == []


async def test_there_is_one_spare_key_at_a_time(store: Store) -> None:
    await store.save_spare_key("ab", b"one")
    await store.save_spare_key("ab", b"two")
    assert (await store.spare_key_of(b"one"), await store.spare_key_of(b"two")) == (None, "ab")
    await store.save_spare_key("ab", None)
    assert await store.spare_key_of(b"two") is None


async def test_who_sits_at_a_table_over_days_keeps_their_name(place: Place) -> None:
    calendar = Calendar()
    kept = await place.open(calendar)
    for id in ("ab", "cd", "cd+1", "ef"):
        await kept.save_person(id, "Zoé")
    await opened(kept, "t")
    await kept.append("t", 1, b"row", at(5))
    for _ in range(60):
        calendar.day += 1
        await kept.forget_unused(30)
    assert set(await kept.names()) == {"ab", "cd", "cd+1"}
    await kept.close()
