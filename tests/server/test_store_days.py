"""What both stores keep of the deals of the day, and of who has played them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.stores.base import Day, Run, Store
from tests.server.places import Calendar, Place
from tests.server.test_store import place, store

pytestmark = pytest.mark.anyio
__all__ = ["place", "store"]  # fixtures

MONDAY, TUESDAY = "2026-11-16", "2026-11-17"


def won(run: Run) -> Run:
    return replace(run, stars=2, of=3, turns=9, symbols="SSC")


async def test_the_first_key_of_a_day_is_the_one_that_counts(store: Store) -> None:
    first = Day(MONDAY, "house", b"one", "c1")
    assert await store.save_day(first) == first
    assert await store.save_day(Day(MONDAY, "circle", b"two", "c2")) == first
    later = await store.save_day(Day(TUESDAY, "public", b"three", "c3", b"beacon"))
    assert await store.days() == [later, first]
    assert await store.day(MONDAY) == first
    assert await store.day("2026-11-18") is None


async def test_one_try_counts(store: Store) -> None:
    begun = await store.begin_run(MONDAY, "dominos", "ab", "t1-1")
    assert (begun.record, begun.stars) == ("t1-1", None)
    assert (await store.begin_run(MONDAY, "dominos", "ab", "t2-1")).record == "t1-1"
    await store.end_run(won(replace(begun, record="t2-1")))
    (kept,) = await store.runs(MONDAY)
    assert kept.stars is None
    await store.end_run(won(begun))
    await store.end_run(replace(begun, stars=3, of=3))
    (kept,) = await store.runs(MONDAY)
    assert replace(kept, at=0) == won(replace(begun, at=0))
    assert await store.run_of("t1-1") == kept
    assert await store.run_of("t2-1") is None


async def test_a_try_that_came_to_nothing_is_moved_and_no_other(store: Store) -> None:
    begun = await store.begin_run(MONDAY, "dominos", "ab", "t1-1")
    await store.move_run(begun, "t2-1")
    assert [each.record for each in await store.runs(MONDAY)] == ["t2-1"]
    await store.end_run(won(replace(begun, record="t2-1")))
    await store.move_run(replace(begun, record="t2-1"), "t3-1")
    assert [each.record for each in await store.runs(MONDAY)] == ["t2-1"]


async def test_a_ghost_is_left_by_who_has_played_and_taken_back(store: Store) -> None:
    begun = await store.begin_run(MONDAY, "a_moi", "ab", "t1-1")
    await store.leave_ghost("t1-1", b"[]")
    assert [each.ghost for each in await store.runs(MONDAY)] == [b""]
    await store.end_run(won(begun))
    await store.leave_ghost("t1-1", b"[[0]]")
    await store.leave_ghost("t2-1", b"[]")
    assert [each.ghost for each in await store.runs(MONDAY)] == [b"[[0]]"]
    await store.leave_ghost("t1-1", b"")
    assert [each.ghost for each in await store.runs(MONDAY)] == [b""]


async def test_tries_are_listed_by_day_and_by_person(store: Store) -> None:
    for game, person in (("dominos", "ab"), ("davinci", "ab"), ("dominos", "cd")):
        await store.begin_run(MONDAY, game, person, f"{game}-{person}")
    await store.begin_run(TUESDAY, "dominos", "ab", "later")
    assert len(await store.runs(MONDAY)) == 3
    assert [each.record for each in await store.runs_of("ab")] == ["davinci-ab", "dominos-ab", "later"]


async def test_who_is_forgotten_has_played_no_day(store: Store, place: Place) -> None:
    await store.save_person("ab", "Zoé")
    await store.begin_run(MONDAY, "dominos", "ab", "t1-1")
    await store.begin_run(MONDAY, "dominos", "cd", "t2-1")
    await store.forget_person("ab")
    assert [each.person for each in await store.runs(MONDAY)] == ["cd"]
    assert "ab" not in str(await place.asked("SELECT person FROM runs"))


async def test_days_and_tries_go_when_they_are_too_old(place: Place) -> None:
    calendar = Calendar()
    kept = await place.open(calendar)
    await kept.save_day(Day("1970-01-02", "house", b"one", "c1"))
    await kept.save_day(Day("2999-01-01", "house", b"two", "c2"))
    await kept.begin_run("1970-01-02", "dominos", "ab", "t1-1")
    for _ in range(60):
        calendar.day += 1
        await kept.retire(30)
    assert [each.day for each in await kept.days()] == ["2999-01-01"]
    assert await kept.runs_of("ab") == []
    await kept.close()
