"""« Et si ? » at a live table: one person and robots go on from where a match stood, also after a restart."""

from __future__ import annotations

import asyncio
import functools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.records import Races, Record, VerdictRow, read
from tablee.matches.branches import cut, cut_races
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.setup import Setup
from tablee.stores.base import is_counted
from tablee.table.live import LiveTable
from tests.choice import all_but_few_thorough
from tests.table.company import CODE, SOON, TABLE_ID, Company, Person, run, together

TURNS = ("davinci", "derniere", "dominos", "tour_du_monde")


@functools.cache
def played(key: str, seats: int = 3, seed: int = 7) -> dict[str, Any]:
    """A match of robots at a live table."""

    async def main(company: Company) -> Any:
        await company.open(key, seats)
        anna = await company.come("anna")
        assert await anna.ask(up.Start) == "done"
        await company.over()
        return company.world.records["t1-1"]

    with ThreadPoolExecutor(1) as aside:
        found: dict[str, Any] = aside.submit(run, main, seed=seed).result()
    return found


async def take_up(company: Company, kept: dict[str, Any], at: int, seat: int = 1) -> None:
    """A table of Anna's that goes on from there; she is not there yet."""
    record = read(kept)
    prefix = cut(record, at, seat)
    setup = Setup(record.game, record.seats, watching=False, away=0)
    origin = rows.Origin(kept["seal"], prefix.plain(), seat)
    company.live, first = LiveTable.open(TABLE_ID, CODE, setup, "anna", company.world.ports(), origin=origin)
    await company.world.journal.append(TABLE_ID, 0, first)
    company.live.begin()
    await asyncio.sleep(SOON)


async def play_to_the_end(company: Company, anna: Person) -> None:
    for _ in range(3000):
        if company.live.phase == "over":
            break
        table = company.live.table
        seats = [seat for seat in table.awaited if company.ordinary(seat)]
        if seats:
            await anna.play(company.ordinary(seats[0])[0], seat=seats[0])
        else:
            await asyncio.sleep(0.5)
    await company.over()


def the_record(company: Company) -> Record:
    return read(company.world.records[company.live.record_id])


@pytest.mark.parametrize("key", TURNS)
@pytest.mark.parametrize("part", all_but_few_thorough((0.0, 0.2, 0.5, 0.8, 0.95), [0.5]))
@together
async def test_a_match_goes_on_with_robots_and_its_record_is_verified(company: Company, key: str, part: float) -> None:
    kept = played(key)
    at = int(len(kept["moves"]) * part)
    await take_up(company, kept, at)
    assert company.live.table.match is None, "nothing happens before she is there"
    anna = await company.come("anna")
    table = company.live.table
    assert [chair.who for chair in table.chairs] == ["", "anna", ""]
    assert [bool(chair.bot) for chair in table.chairs] == [True, False, True]
    assert company.match.rows[:at] == read(kept).moves[:at]
    assert anna.room["branch"] == at
    await play_to_the_end(company, anna)
    record = the_record(company)
    assert record.moves[:at] == read(kept).moves[:at]
    assert record.branch is not None
    assert (record.branch[-1].seal, record.branch[-1].at) == (kept["seal"], at)
    written = company.world.records[company.live.record_id]
    assert verify(written).over
    assert not is_counted(rows.ENCODER.encode(written))


@pytest.mark.parametrize("key", TURNS)
@together
async def test_after_a_restart_it_stands_as_it_stood_and_goes_on(company: Company, key: str) -> None:
    kept = played(key)
    await take_up(company, kept, len(kept["moves"]) // 2)
    await company.crash()  # before it was dealt
    anna = await company.come("anna")
    await company.pass_ms(5_000)
    before = company.match.copy()
    await company.crash()
    assert company.match.state == before.state
    assert company.match.record() == before.record()
    await anna.enter()
    await play_to_the_end(company, anna)
    verify(company.world.records[company.live.record_id])


@together
async def test_it_stands_still_while_she_is_away(company: Company) -> None:
    await take_up(company, played("dominos"), 5)
    anna = await company.come("anna")
    await company.pass_ms(20_000)
    await anna.cut()
    assert company.live.phase == "paused"
    count = len(company.match.rows)
    await company.pass_ms(3_600_000)
    assert len(company.match.rows) == count
    assert company.rows_of(rows.StoodIn) == []
    await anna.enter()
    assert company.live.phase == "playing"
    await play_to_the_end(company, anna)


@together
async def test_it_is_for_one_match_and_nothing_else(company: Company) -> None:
    kept = played("dominos")
    await take_up(company, kept, len(kept["moves"]) - 2)
    anna = await company.come("anna")
    for asked, more in [(up.Pause, {}), (up.Change, {"setup": Setup("dominos", 3)}), (up.Remove, {"seat": 1})]:
        assert await anna.ask(asked, **more) == "branch-table"
    await play_to_the_end(company, anna)
    assert await anna.ask(up.Start) == "branch-table"
    assert len(company.rows_of(rows.Prepared)) == 1
    anna.post(up.Close)
    await company.until(lambda: company.live.closed)


def test_what_other_tables_write_is_as_before() -> None:
    plain = rows.Opened(at=0, setup=Setup("dominos", 2), host="a")
    assert b"origin" not in rows.encode(plain)
    assert rows.decode(rows.encode(plain)) == plain


# ---- races before it


RACES = {"key": "derniere", "seats": 4, "seed": 3}  # somebody is caught twice


def test_at_every_step_of_a_match_with_races_what_is_taken_over_can_be_verified() -> None:
    record = read(played(**RACES))
    assert record.races is not None
    assert len(record.races.presses) == 2
    for at in range(len(record.moves)):
        prefix = cut(record, at, 0)
        assert verify(prefix.sealed()).rows == record.moves[:at]


@pytest.mark.parametrize("late", [False, True])
@together
async def test_races_are_judged_before_and_after(company: Company, late: bool) -> None:
    kept = played(**RACES)
    at = kept["races"]["judged"][0][1] + late
    await take_up(company, kept, at)
    anna = await company.come("anna")
    assert len(company.live.table.race_log.presses) == late
    await company.crash()
    await anna.enter()
    await play_to_the_end(company, anna)
    verify(company.world.records[company.live.record_id])


def test_presses_that_were_still_to_be_judged_are_taken_back() -> None:
    evidence = read(played(**RACES)).races
    assert evidence is not None
    one = evidence.presses[0]
    presses = [replace(one, after=after, seat=seat) for after, seat in [(0, 1), (0, 2), (1, 3), (3, 1)]]
    judged = [VerdictRow(0, 5, True), VerdictRow(1, 6, False), VerdictRow(2, 9, True), VerdictRow(3, 9, False)]
    races = Races(presses, judged)
    assert cut_races(races, 5) is None
    assert cut_races(races, 6) == Races(presses[:2], judged[:1])
    assert cut_races(races, 9) == Races(presses[:3], judged[:2])
    assert cut_races(races, 10) == races
