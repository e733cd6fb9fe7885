"""Tables at a rhythm of days: nobody need be there, and days pass in a moment."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any

import pytest
from msgspec.json import encode

from tablee.core.registry import game, games
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal
from tablee.protocol.setup import Setup
from tablee.table.model.days import EVENING, MORNING, due_at, sitting
from tablee.table.model.seating import checked
from tests.choice import all_but_few_thorough
from tests.table.company import TABLE_ID, Company, Person, together
from tests.table.simulated import NOON

DAY = 86_400
SLOW = ("davinci", "derniere", "dominos", "tour_du_monde")


def days(**more: Any) -> dict[str, Any]:
    return {"rhythm": "days", **more}


def kept(company: Company) -> Any:
    return company.world.journal.sittings[TABLE_ID]


# ---- which tables


def test_only_games_without_races_are_played_over_days() -> None:
    assert sorted(key for key, found in games().items() if found.options.over_days is not None) == list(SLOW)
    for key, found in games().items():
        setup = Setup(key, found.seats[0], rhythm="days")
        if key in SLOW:
            assert checked(setup) is setup
        else:
            with pytest.raises(Refusal, match="bad-setup"):
                checked(setup)


@pytest.mark.parametrize(
    "wrong",
    [
        Setup("smileys", 3, rhythm="days"),
        Setup("dominos", 2, {"pace": "days"}),
        Setup("dominos", 2, {"pace": "none"}, rhythm="days"),
        Setup("dominos", 2, {"com_pace": "relaxed"}, rhythm="days"),
        Setup("dominos", 2, days=3),
        Setup("dominos", 2, away=5),
    ],
    ids=repr,
)
def test_a_setup_whose_rhythm_makes_no_sense_is_refused_with_a_reason(wrong: Setup) -> None:
    with pytest.raises(Refusal) as refused:
        checked(wrong)
    assert refused.value.code == "bad-setup"
    assert refused.value.why.args["reason"]


def test_rows_of_other_tables_are_written_as_before() -> None:
    plain = rows.encode(rows.Opened(at=0, setup=Setup("dominos", 2), host="a"))
    assert b"rhythm" not in plain
    assert b"away" not in plain
    slow = rows.Opened(at=0, setup=Setup("dominos", 2, rhythm="days", days=3, away=0), host="a")
    assert rows.decode(rows.encode(slow)) == slow


# ---- nobody need be there


async def move_on(company: Company, *people: Person) -> None:
    """Whoever is waited for comes, moves until it is somebody else's turn, and goes again."""
    table = company.live.table
    for seat in table.awaited[:1]:
        person = next(each for each in people if seat in table.seats_of(each.name))
        await person.enter()
        while seat in table.awaited:
            assert await person.play(company.ordinary(seat)[0], seat=seat) == "done"
        await person.cut()


@pytest.mark.parametrize("key", SLOW)
@pytest.mark.parametrize("limit", all_but_few_thorough((0, 1, 3, 7), [0]))
@together
async def test_a_match_goes_on_for_days_while_the_house_is_killed_every_night(
    company: Company, key: str, limit: int
) -> None:
    seats = game(key).seats[0]
    names = [f"p{seat}" for seat in range(seats)]
    people = await company.deal(key, *names, **days(days=limit))
    for person in people:
        await person.cut()
    for _ in range(400):
        if company.live.phase == "over":
            break
        await asyncio.sleep(DAY / 4)
        await move_on(company, *people)
        await company.crash()
    else:
        raise AssertionError("the match does not end")
    await company.until(lambda: company.live.record_id in company.world.records, step_ms=500)
    assert company.rows_of(rows.StoodIn) == []
    assert company.rows_of(rows.Overdue) == []
    verify(company.world.records[company.live.record_id])


@together
async def test_without_a_limit_nobody_is_ever_stood_in_for(company: Company) -> None:
    people = await company.deal("dominos", "anna", "ben", **days())
    for person in people:
        await person.cut()
    await asyncio.sleep(80 * DAY)
    assert company.live.phase == "playing"
    assert company.rows_of(rows.StoodIn) + company.rows_of(rows.Ticked) + company.rows_of(rows.Overdue) == []
    assert kept(company).wake_at is None
    assert company.live.days.rests


@together
async def test_who_is_late_has_one_turn_played_by_a_robot_and_after_two_it_stays(company: Company) -> None:
    anna, ben = await company.deal("dominos", "anna", "ben", options={"first": 0}, **days(days=1))
    assert company.live.table.awaited == [0]
    for person in (anna, ben):
        await person.cut()
    due = kept(company).told.due
    await asyncio.sleep(due - NOON - company.loop.time() - 5)
    assert company.rows_of(rows.Overdue) == []
    await asyncio.sleep(60)
    assert [row.seat for row in company.rows_of(rows.Overdue)] == [0]
    chairs = company.live.table.chairs
    assert company.live.table.awaited == [1]
    assert (chairs[0].bot, chairs[0].late) == ("", 1)
    await move_on(company, anna, ben)
    assert company.live.table.awaited == [0]
    await asyncio.sleep(1.2 * DAY)
    assert chairs[0].bot  # it stays
    assert company.live.table.awaited == [1]
    await anna.enter()
    assert (chairs[0].bot, chairs[0].late) == ("", 0)


@together
async def test_a_turn_of_ones_own_forgives_a_late_one(company: Company) -> None:
    anna, ben = await company.deal("dominos", "anna", "ben", options={"first": 0}, **days(days=1))
    for person in (anna, ben):
        await person.cut()
    await asyncio.sleep(1.9 * DAY)
    assert company.live.table.chairs[0].late == 1
    await move_on(company, anna, ben)
    await move_on(company, anna, ben)
    assert company.live.table.chairs[0].late == 0


@together
async def test_who_is_attacked_is_asked_without_a_clock_and_letting_it_pass_goes_on_at_once(company: Company) -> None:
    people = await company.deal("tour_du_monde", "anna", "ben", **days())
    for _ in range(200):
        if company.state.attacked >= 0 or company.live.phase == "over":
            break
        seat = company.turn
        attack = [move for move in company.ordinary(seat) if attacks(company, seat, move)]
        person = next(each for each in people if seat in company.live.table.seats_of(each.name))
        assert await person.play((attack or company.ordinary(seat))[0], seat=seat) == "done"
    assert company.state.attacked >= 0, "nobody was ever attacked"
    assert company.match.clocks == []
    (target,) = company.match.to_act
    before = company.loop.time()
    assert await people[target].play(company.ordinary(target)[-1], seat=target) == "done"
    await company.until(lambda: company.state.attacked < 0, seconds=2)
    assert company.loop.time() - before < 1


def attacks(company: Company, seat: int, move: int) -> bool:
    trial = company.match.copy()
    trial.step(seat, move)
    return bool(trial.state.attacked >= 0)


@together
async def test_what_everybody_is_asked_is_open_for_a_day_also_while_the_house_is_shut(company: Company) -> None:
    people = await company.deal("davinci", "anna", "ben", **days())
    assert company.state.setting_up
    for person in people:
        await person.cut()
    assert kept(company).wake_at == kept(company).told.since + DAY + 1
    await asyncio.sleep(DAY / 2)
    company.live.gone = True
    company.live.timer.cancel()
    await asyncio.sleep(DAY)
    await company.crash()
    assert not company.state.setting_up


# ---- what is kept


@together
async def test_what_is_kept_says_who_is_waited_for_and_goes_with_the_table(company: Company) -> None:
    anna, _ = await company.sit_down("dominos", "anna", "ben", options={"first": 1}, **days(days=7), seats=3)
    found = kept(company)
    assert (found.told.phase, found.told.due, found.wake_at) == ("waiting", None, None)
    assert [seat.person for seat in found.seats] == ["anna", "ben", ""]
    assert await anna.ask(up.Start) == "done"
    found = kept(company)
    assert [seat.turn for seat in found.seats] == [False, True, False]
    assert found.seats[2].robot
    assert found == sitting(company.live.table, company.live.days.since)
    assert found.told.due - found.told.since >= 7 * DAY
    anna.post(up.Close)
    await company.until(lambda: company.live.closed)
    assert kept(company).seats == []


@together
async def test_a_table_that_is_live_again_is_kept_no_more(company: Company) -> None:
    (anna,) = await company.sit_down("dominos", "anna", seats=2, **days())
    assert kept(company).seats
    assert await anna.ask(up.Change, setup=Setup("dominos", 2)) == "done"
    assert kept(company).seats == []
    assert await anna.ask(up.Change, setup=Setup("dominos", 2, rhythm="days")) == "done"
    assert kept(company).seats


@together
async def test_what_the_store_does_not_take_has_not_happened(company: Company) -> None:
    anna, _ = await company.deal("dominos", "anna", "ben", options={"first": 0}, **days())
    before = encode(kept(company)), company.match.state.ply
    company.world.journal.is_away = True
    assert await anna.play(company.ordinary(0)[0], seat=0) == "store-away"
    assert (encode(kept(company)), company.match.state.ply) == before
    company.world.journal.is_away = False
    assert await anna.play(company.ordinary(0)[0], seat=0) == "done"
    assert company.match.state.ply == before[1] + 1


@pytest.mark.parametrize("hour", range(24))
@together
async def test_no_turn_runs_out_at_night(company: Company, hour: int) -> None:
    await company.deal("dominos", "anna", "ben", **days(days=1))
    since = int(datetime(2026, 11, 16, hour, 30).timestamp())
    due = due_at(company.live.table, since)
    assert due is not None
    assert MORNING <= datetime.fromtimestamp(due).hour < EVENING
    assert DAY <= due - since <= DAY + 12 * 3600


# ---- away, live


@together
async def test_how_long_somebody_may_be_away_is_the_tables_to_say(company: Company) -> None:
    _, ben = await company.deal("dominos", "anna", "ben", options={"pace": "none"}, away=300)
    await ben.cut()
    await asyncio.sleep(290)
    assert company.rows_of(rows.StoodIn) == []
    await asyncio.sleep(15)
    assert [row.seat for row in company.rows_of(rows.StoodIn)] == [1]


@together
async def test_at_a_table_that_says_never_nobody_is_stood_in_for(company: Company) -> None:
    _, ben = await company.deal("dominos", "anna", "ben", options={"pace": "none"}, away=0)
    await ben.cut()
    await asyncio.sleep(5000)
    assert company.rows_of(rows.StoodIn) == []
