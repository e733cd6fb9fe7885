"""What both stores keep of devices that are told when it is their owner's turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.protocol.sitting import Seated, Sitting, Told
from tablee.stores.base import PUSHES_A_PERSON, Push, Store
from tests.server.places import Calendar, Place, opened
from tests.server.test_store import place, store

pytestmark = pytest.mark.anyio
__all__ = ["place", "store"]  # fixtures


def push(device: str = "d1", person: str = "ab") -> Push:
    return Push(device, person, f"https://push.example/{device}", b"\x04key", b"\0auth", "Europe/Paris", ["t1"])


async def saved(store: Store, *pushes: Push) -> None:
    for each in pushes:
        await store.save_device(each.device, each.person, "phone")
        await store.pushes.save(each)


async def test_a_device_has_one_address_and_an_address_one_device(store: Store) -> None:
    await saved(store, push("d1"), push("d2"), push("d3", "cd"))
    await store.pushes.save(replace(push("d1"), zone="Asia/Tokyo", muted=[]))
    assert await store.pushes.of_device("d1") == replace(push("d1"), zone="Asia/Tokyo", muted=[])
    assert {each.device for each in await store.pushes.of_person("ab")} == {"d1", "d2"}
    await store.pushes.save(replace(push("d3", "cd"), endpoint=push("d2").endpoint))
    assert await store.pushes.of_device("d2") is None
    await store.pushes.drop("d3", "https://push.example/another")
    assert await store.pushes.of_device("d3") is not None
    await store.pushes.drop("d3", push("d2").endpoint)
    await store.pushes.drop("d1")
    assert await store.pushes.of_person("cd") == await store.pushes.of_person("ab") == []


async def test_what_is_held_back_is_taken_once(store: Store) -> None:
    await saved(store, push("d1"), push("d2"))
    await store.pushes.hold("d1", 50)
    await store.pushes.save(push("d1"))  # it is here again: what waits still waits
    assert await store.pushes.take_held(49) == []
    assert await store.pushes.take_held(50) == [push("d1")]
    assert await store.pushes.take_held(99) == []


async def test_it_goes_with_the_device_and_with_its_owner(store: Store, place: Place) -> None:
    await saved(store, push("d1"), push("d2"), push("d3", "cd"))
    await store.save_person("ab", "Zoé")
    assert not await store.drop_device("d3", "ab")
    assert await store.drop_device("d1", "ab")
    assert [each.device for each in await store.pushes.of_person("ab")] == ["d2"]
    await store.forget_person("ab")
    assert [device for (device,) in await place.asked("SELECT device FROM pushes")] == ["d3"]


async def test_it_goes_with_a_name_that_nobody_uses(place: Place) -> None:
    calendar = Calendar()
    store = await place.open(calendar)
    await store.save_person("ab", "Zoé")
    await saved(store, push("d1"))
    for _ in range(60):
        calendar.day += 1
        await store.forget_unused(30)
    assert await place.asked("SELECT device FROM pushes") == []
    await store.close()


async def test_no_more_devices_of_one_person_are_told(store: Store) -> None:
    await saved(store, *(push(f"d{number:02}") for number in range(PUSHES_A_PERSON + 5)))
    assert len(await store.pushes.of_person("ab")) == PUSHES_A_PERSON


async def test_the_tables_that_wait_for_somebody(store: Store) -> None:
    for number, turn in enumerate((True, False, True)):
        await opened(store, f"t{number}")
        seats = [Seated("ab", "", turn), Seated("ab+1", "", turn), Seated("cd", "", not turn)]
        await store.append(f"t{number}", 1, b"row", Sitting(Told("dominos", "playing", 9 - number), "ab", seats))
    assert [each.id for each in await store.pushes.waiting_for("ab")] == ["t2", "t0"]
    assert [each.id for each in await store.pushes.waiting_for("cd")] == ["t1"]
    assert await store.pushes.waiting_for("ef") == []
    await store.close_table("t2")
    assert [each.id for each in await store.pushes.waiting_for("ab")] == ["t0"]


async def test_the_key_is_made_once(store: Store) -> None:
    assert await store.pushes.key(b"one") == b"one"
    assert await store.pushes.key(b"two") == b"one"
