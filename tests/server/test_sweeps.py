"""What is too old goes in two sweeps, and never because a clock has leapt."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tablee.protocol import journal as rows
from tablee.protocol.setup import Setup
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.server.hosting.identities import NOTED, Identities
from tablee.stores.base import DAY, Store
from tablee.stores.sqlite.folder import FILE
from tablee.stores.sweeps import Clock, Mark, leapt_days, observed, swept, unseen, written
from tests.server.places import Calendar, Database, Folder, Place
from tests.server.test_table_socket import true_soon

pytestmark = pytest.mark.anyio

KEPT = 60  # days


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Folder(tmp_path)
    return Database(request.getfixturevalue("database"))


@pytest.fixture
def calendar() -> Calendar:
    made = Calendar()
    made.day = 1000
    return made


@pytest.fixture
async def store(place: Place, calendar: Calendar) -> AsyncIterator[Store]:
    made = await place.open(calendar)
    yield made
    await made.close()


async def run_until(store: Store, calendar: Calendar, day: int) -> int:
    """A house that is open day and night; how much it has retired."""
    gone = 0
    while calendar.day < day:
        calendar.day += 1
        await store.note_idle({})
        gone += await store.retire(KEPT)
    return gone


async def ids(store: Store) -> list[str]:
    return [line.id for line in await store.records("ab", None, 10)]


# ---- records


async def test_a_first_sweep_marks_and_the_next_day_deletes(store: Store, calendar: Calendar) -> None:
    await store.save_record("old", "t", 1, "davinci", b"record", ["ab"])
    assert await run_until(store, calendar, 1000 + KEPT) == 0
    await store.save_record("new", "t", 2, "davinci", b"record", ["ab"])
    assert await run_until(store, calendar, 1000 + KEPT + 1) == 0
    assert await run_until(store, calendar, 1000 + KEPT + 2) == 1
    assert await ids(store) == ["new"]


async def test_a_start_with_the_clock_a_year_ahead_deletes_nothing(place: Place, calendar: Calendar) -> None:
    store = await place.open(calendar)
    await run_until(store, calendar, 1010)
    await store.save_record("r", "t", 1, "davinci", b"record", ["ab"])
    await store.save_person("cd", "Léa")
    await store.close()
    calendar.day += 366
    store = await place.open(calendar)
    assert store.leapt_days == 366
    for _ in range(3):  # it is started again and again, for days
        assert await store.retire(KEPT) == 0
        assert await store.forget_unused(30) == 0
        await store.close()
        calendar.day += 2
        store = await place.open(calendar)
    calendar.day = 1011  # somebody has set it right
    assert await run_until(store, calendar, 1010 + KEPT) == 0
    assert await ids(store) == ["r"]
    assert (await store.names()).keys() == {"cd"}
    assert await run_until(store, calendar, 1010 + KEPT + 9) == 1
    await store.close()


async def test_a_house_that_was_shut_for_a_year_deletes_a_week_after_it_is_open_again(
    place: Place, calendar: Calendar
) -> None:
    store = await place.open(calendar)
    await store.save_record("r", "t", 1, "davinci", b"record", ["ab"])
    await store.note_idle({})
    await store.close()
    calendar.day += 366
    store = await place.open(calendar)
    assert await store.retire(KEPT) == 0
    assert await run_until(store, calendar, 1000 + 366 + 6) == 0
    assert await run_until(store, calendar, 1000 + 366 + 7) == 1
    await store.close()


async def test_while_the_house_was_shut_a_table_was_idle_for_a_day_at_most(place: Place, calendar: Calendar) -> None:
    store = await place.open(calendar)
    await store.open_table("t", "ROSE", b"opened")
    calendar.day += 2
    await store.note_idle({"t": 1.5 * DAY})
    await store.close()
    calendar.day += 366
    store = await place.open(calendar)
    assert await store.idle() == {"t": 2.5 * DAY}
    await store.note_idle({"t": 2.5 * DAY})
    calendar.day += 3
    await store.close()
    store = await place.open(calendar)
    assert await store.idle() == {"t": 3.5 * DAY}
    await store.close()


def test_the_clock_is_steady_until_it_leaps() -> None:
    first = observed(None, 1000 * DAY)
    assert first == Clock(1000 * DAY, 1000 * DAY)
    later = observed(first, 1003 * DAY)
    assert later == Clock(1003 * DAY, 1000 * DAY)
    assert observed(later, 1007 * DAY).steady_since == 1007 * DAY
    assert observed(later, 1001 * DAY).steady_since == 1001 * DAY
    assert leapt_days(later, 1000 * DAY) == -3
    assert (leapt_days(None, 0), unseen(None, 0)) == (0, 0)


async def test_an_idle_house_does_not_write_what_the_clock_says_all_the_time(tmp_path: Path) -> None:
    calendar, place = Calendar(), Folder(tmp_path)
    store = await place.open(calendar)
    seen = []
    for minute in range(12):
        calendar.day = 1000 + minute / 1440  # type: ignore[assignment]
        await store.note_idle({})
        seen.append((await place.asked("SELECT value FROM house WHERE name = 'clock'"))[0])
    assert len(set(seen)) == 2
    await store.close()


def test_who_keeps_longer_from_now_on_keeps_what_was_marked() -> None:
    clock = Clock(1100 * DAY, 0)
    marked = Mark(1098 * DAY, 1038 * DAY, 1099 * DAY)
    assert swept(marked, clock, 60)[1] == 1038 * DAY
    assert swept(marked, clock, 365)[1] == 735 * DAY


# ---- names


async def test_a_name_nobody_uses_goes_and_those_with_records_stay(store: Store, calendar: Calendar) -> None:
    for person in ("unused", "used", "ab", "ab+1"):
        await store.save_person(person, person)
    await store.save_record("r", "t", 1, "davinci", b"record", ["ab"])
    gone = 0
    for _ in range(40):
        calendar.day += 1
        await store.note_seen(["used", "nobody"])
        gone += await store.forget_unused(30)
    assert gone == 1
    assert (await store.names()).keys() == {"used", "ab", "ab+1"}


async def test_with_a_name_nobody_uses_goes_how_often_devices_were_signed_out(store: Store, calendar: Calendar) -> None:
    for person in ("unused", "used", "forgotten"):
        await store.save_person(person, person)
        await store.sign_out(person)
    await store.forget_person("forgotten")
    for _ in range(40):
        calendar.day += 1
        await store.note_seen(["used"])
        await store.forget_unused(30)
    assert await store.signed_out() == {"used": 1}


class Clockwork:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def test_whoever_comes_is_noted_once_in_hours(tmp_path: Path) -> None:
    calendar, clock = Calendar(), Clockwork()
    place = Folder(tmp_path)
    store = await place.open(calendar)
    people = Identities(store, b"k", {}, now=clock)
    person = await people.welcome("Zoé", "fr")
    lost = people.cookie(person)
    await people.sign_out(person)
    cookie = people.cookie(person)
    assert await people.who(cookie)
    assert people.unnoted == set()  # their name was written just now
    calendar.day, clock.time = 5, clock.time + NOTED + 1
    assert await people.who(cookie)
    assert await people.who(cookie)
    assert people.unnoted == {person}
    await people.note_seen()
    assert people.unnoted == set()
    assert await place.asked("SELECT seen_at FROM people") == [(5 * DAY,)]
    clock.time += 3 * NOTED
    await store.writer.do(lambda db: db.execute("DELETE FROM people"))
    await people.drop_unstored()
    assert (people.known, people.numbers) == ({}, {})
    assert [await people.who(lost), await people.who(cookie)] == [None, None]
    await store.close()


async def opened(folder: Path) -> GameServer:
    return await open_server(Settings(data=str(folder), draw_ahead=False))


async def test_who_has_a_seat_keeps_their_name(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    for person in ("zoe", "hugo", "hugo+1", "lea"):
        await house.store.save_person(person, person)
        house.identities.known[person] = person
    live = await house.open_table("zoe", Setup(game="derniere", seats=3))
    await true_soon(lambda: not live.busy)
    for seat, who in enumerate(("hugo", "hugo+1")):
        await live.commit(rows.Sat(at=0, seat=seat, who=who))
    await house.store.writer.do(lambda db: db.execute("UPDATE people SET seen_at = 5"))
    await house.tables.tidy()
    await house.identities.note_seen()
    found = await Folder(tmp_path).asked("SELECT id FROM people WHERE seen_at > 5 ORDER BY id")
    assert found == [("hugo",), ("hugo+1",), ("zoe",)]
    await house.close()


async def test_a_clock_that_leapt_is_told_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tablee")
    house = await opened(tmp_path)
    await house.tables.note_idle()
    await house.close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as db:
        long_ago = int(time.time()) - 366 * DAY
        db.execute("UPDATE house SET value = ? WHERE name = 'clock'", (written(Clock(long_ago, 0)),))
    house = await opened(tmp_path)
    await true_soon(lambda: any(line.getMessage() == "clock-leapt" for line in caplog.records))
    await house.close()


def test_names_are_kept_longer_than_tables() -> None:
    assert Settings().unused_days == 30
    assert Settings(idle_days=100).unused_days == 101
