"""Handicaps at live tables: who has more time has it in races and for their own turns, and everybody can check it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.races import LONGEST, MS, USUAL
from tablee.core.records import BadRecord, Record, read
from tablee.games.a_moi.state import SLAP
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.table.play.referee import UNHURRIED
from tests.harness import encode
from tests.table.company import Company, Person, together
from tests.table.test_races_live import NEAR, told, verified, wanted


async def two(company: Company, game: str = "a_moi", handicap: int = 200, **setup: Any) -> tuple[Person, Person]:
    """Anna, and Ben who has more time; a match is dealt."""
    anna, ben = await company.sit_down(game, "anna", "ben", trips=(NEAR, NEAR), **setup)
    assert await ben.ask(up.SetHandicap, handicap=handicap) == "done"
    assert await anna.ask(up.Start) == "done"
    return anna, ben


def handicaps(person: Person) -> list[int]:
    """As everybody is told them."""
    return [seat.get("handicap", USUAL) for seat in person.room["seats"]]


# ---- who has one


@together
async def test_everybody_sets_their_own_and_sees_all(company: Company) -> None:
    anna, ben = await company.sit_down("a_moi", "anna", "ben")
    assert await ben.ask(up.SetHandicap, handicap=250) == "done"
    assert await ben.ask(up.SetHandicap, handicap=250) == "done"
    assert len(company.rows_of(rows.Handicapped)) == 1
    assert handicaps(anna) == handicaps(ben) == [100, 250]
    assert await ben.ask(up.SetHandicap, handicap=120, seat=0) == "not-your-seat"


@together
async def test_the_host_may_set_it_for_a_person_and_not_for_a_robot(company: Company) -> None:
    anna, ben = await company.sit_down("a_moi", "anna", "ben", seats=3)
    assert await anna.ask(up.SetBot, seat=2, bot="family") == "done"
    assert await anna.ask(up.SetHandicap, handicap=200, seat=1) == "done"
    assert await anna.ask(up.SetHandicap, handicap=200, seat=2) == "nobody"
    assert await anna.ask(up.SetHandicap, handicap=200, seat=7) == "no-such-seat"
    assert handicaps(ben) == [100, 200, 100]


@together
async def test_it_stays_with_its_person_who_changes_seats_and_goes_with_them(company: Company) -> None:
    anna, ben = await company.sit_down("a_moi", "anna", "ben", seats=3)
    await ben.ask(up.SetHandicap, handicap=150)
    assert await ben.ask(up.Sit, seat=2) == "done"
    assert handicaps(anna) == [100, 100, 150]
    await ben.ask(up.Leave)
    assert handicaps(anna) == [100, 100, 100]


@together
async def test_it_is_set_between_two_matches_only(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    assert await ben.ask(up.SetHandicap, handicap=200) == "playing"
    assert handicaps(anna) == [100, 100]


@pytest.mark.parametrize("handicap", [0, 95, 101, 405, -200, 1e9])
def test_a_handicap_is_one_to_four_times_the_time_in_steps_of_five(handicap: float) -> None:
    with pytest.raises(msgspec.ValidationError):
        up.DECODER.decode(encode({"do": "handicap", "id": "1", "handicap": handicap}))


@together
async def test_it_survives_a_restart(company: Company) -> None:
    _, ben = await two(company)
    await company.crash()
    await ben.enter()
    assert handicaps(ben) == [100, 200]
    assert company.match.handicaps == (100, 200)


# ---- races


@together
async def test_who_has_twice_the_time_wins_when_half_of_theirs_is_less(company: Company) -> None:
    anna, ben = await two(company)
    await company.stimulus(wanted(0, 1))
    slow = ben.press(SLAP, r=1000)
    assert await anna.press(SLAP, r=600) == "pressed"
    before = len(ben.frames)
    await company.pass_ms(100)
    assert not ben.verdict
    assert len(ben.frames) == before, "nobody hears of a press that is held"
    assert await slow == "pressed"
    await company.pass_ms(100)
    assert told(anna) == [(1, True), (0, False)]
    assert (anna.verdict[0]["handicap"], anna.verdict[0]["counted"]) == (200, 500)
    assert "handicap" not in anna.verdict[1]
    await verified(company)


@together
async def test_who_has_more_time_and_does_not_press_is_waited_for_as_long_as_it_could_count(company: Company) -> None:
    anna, _ = await two(company)
    await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=600) == "pressed"
    await company.pass_ms(550)
    assert not anna.verdict
    await company.pass_ms(200)
    assert told(anna) == [(0, True)]


@together
async def test_a_pause_stops_the_wait_and_takes_no_time_from_anybody(company: Company) -> None:
    anna, ben = await two(company, handicap=400)
    await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=600) == "pressed"
    assert await anna.ask(up.Pause) == "done"
    await company.pass_ms(60_000)
    assert not anna.verdict
    assert await anna.ask(up.Resume) == "done"
    assert await ben.press(SLAP, r=900) == "pressed"
    await company.pass_ms(100)
    assert told(anna) == [(1, True), (0, False)], "about 1.5 seconds, of which a quarter counts"
    await verified(company)


@together
async def test_a_robot_in_the_place_of_somebody_has_no_handicap(company: Company) -> None:
    _, ben = await two(company, handicap=400)
    assert await ben.ask(up.Leave) == "done"
    await company.until(lambda: any(row.seat == 1 for row in company.rows_of(rows.Pressed)))
    assert {row.evidence.handicap for row in company.rows_of(rows.Pressed)} == {USUAL}
    await verified(company)


@together
async def test_where_nobody_hurries_a_handicap_counts_for_turns_only(company: Company) -> None:
    anna, _ = await two(company, unhurried=True)
    await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=300) == "pressed"
    race = company.live.race
    assert race is not None
    assert race.referee.wake_at() == min(race.referee.arrived.values()) + UNHURRIED


# ---- clocks


@together
async def test_a_turn_is_as_long_as_its_owner_needs(company: Company) -> None:
    await two(company, "derniere", options={"pace": "normal"})
    lengths = {}
    for _ in range(6):
        for clock in company.match.clocks:
            lengths[clock.seat] = clock.ms
        await company.take_turn()
    assert lengths[1] == 2 * lengths[0]


@together
async def test_what_everybody_waits_for_is_as_long_as_the_slowest_needs(company: Company) -> None:
    await two(company, handicap=300)
    await company.stimulus(wanted(0, 1))
    usual = company.match.game.rules.clocks(company.match.state)
    assert [clock.ms for clock in company.match.clocks] == [3 * clock.ms for clock in usual]


# ---- records


@together
async def test_a_record_has_handicaps_only_where_somebody_has_one(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben")
    await company.stimulus(wanted(0, 1))
    await anna.press(SLAP, r=300)
    await verified(company)
    assert "handicaps" not in company.world.records["t1-1"]
    assert len(company.world.records["t1-1"]["races"]["presses"][0][4]) == 12, "as it was written before"


@together
async def test_a_forged_handicap_is_refused_also_under_a_new_seal(company: Company) -> None:
    anna, ben = await two(company)
    await company.stimulus(wanted(0, 1))
    presses = anna.press(SLAP, r=600), ben.press(SLAP, r=1000)
    for press in presses:
        assert await press == "pressed"
    await company.pass_ms(LONGEST / MS)
    await verified(company)
    record = company.world.records["t1-1"]
    with pytest.raises(BadRecord, match="seal"):
        verify(encode({**record, "handicaps": [100, 205]}))
    honest = read(record)
    for other in ([100, 205], [100, 100], [100, 200, 100], None):
        forged = msgspec.structs.replace(honest, handicaps=other)
        with pytest.raises(BadRecord, match="handicap"):
            verify(sealed(forged))


def sealed(record: Record) -> bytes:
    return encode(record.sealed())


# ---- what is proposed


@together
async def test_after_a_match_the_table_proposes_what_would_make_its_people_equal(company: Company) -> None:
    anna, ben = await company.sit_down("a_moi", "anna", "ben", trips=(NEAR, NEAR), seats=4)
    for seat in (2, 3):
        assert await anna.ask(up.SetBot, seat=seat, bot="beginner") == "done"
    assert await anna.ask(up.Start) == "done"
    while company.live.table.is_playing:
        await company.until(lambda: not company.live.table.is_playing or anna_may_win(company))
        if company.live.table.is_playing:
            await anna.press(SLAP, r=150)
            await company.pass_ms(500)
    assert len(company.live.table.raced) > 8
    told = [seat.get("proposal") for seat in ben.room["seats"]]
    assert told[0]["handicap"] == USUAL
    assert told[0]["won"] > told[1]["won"]
    assert told[1]["handicap"] == 150, "half as much again, and no more at once"
    assert {told[0]["races"], told[1]["races"]} == {len(company.live.table.raced)}
    assert told[0]["runners"] == 4
    assert told[2] is told[3] is None, "robots have none"
    assert await anna.ask(up.Start) == "done"
    assert not any("proposal" in seat for seat in ben.room["seats"]), "nothing to look at while a match is played"


def anna_may_win(company: Company) -> bool:
    return company.live.table.is_playing and wanted(0)(company.state) and SLAP in company.match.moves(0)
