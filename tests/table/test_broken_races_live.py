"""Races in the middle of which a line breaks, or the house falls over."""

from __future__ import annotations

import pytest

from tablee.core.races import MS, PAINT, reaction
from tablee.games.a_moi.state import SLAP
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tests.table.company import Company, together
from tests.table.test_races_live import FAR, NEAR, told, verified, wanted

# ---- the line breaks in the middle


@together
async def test_who_comes_back_in_the_middle_of_a_stimulus_gains_nothing(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    number = await company.stimulus(wanted(0, 1))
    await company.pass_ms(700)
    await ben.cut()
    await ben.enter()
    await company.pass_ms(200)
    elapsed = (company.loop.time() - company.shown_at(number)) * 1000
    assert await ben.play(SLAP, r=120, stimulus=number) == "pressed"  # "it has only just been painted here"
    [row] = company.rows_of(rows.Pressed)
    assert elapsed > 1400
    assert reaction(row.evidence) == pytest.approx((elapsed - NEAR) * MS - PAINT, abs=MS)
    await company.pass_ms(400)
    [card] = anna.verdict
    assert card["believed"] is False


@together
async def test_who_was_away_when_a_stimulus_came_gains_nothing_by_coming_late(company: Company) -> None:
    anna, ben, _ = await company.deal("a_moi", "anna", "ben", "carla", trips=(NEAR, NEAR, NEAR))
    await ben.cut()
    number = await company.stimulus(wanted(0, 1))
    await company.pass_ms(1500)  # looking over Anna's shoulder
    ben.connect()
    early, late = anna.press(SLAP, r=1590), company.loop.time() + 0.14
    assert await ben.press_at(late, SLAP, 110, number) == "pressed"
    assert await early == "pressed"
    await company.pass_ms(400)
    slow = next(row for row in company.rows_of(rows.Pressed) if row.seat == 1)
    assert reaction(slow.evidence) > 1600 * MS
    assert told(anna)[0] == (0, True)


@together
async def test_who_looked_at_the_table_before_the_curtain_was_open_gains_nothing(company: Company) -> None:
    await company.open("a_moi", 3)
    anna = await company.come("anna", seat=0, trip_ms=NEAR)
    await anna.ask(up.Sit, seat=1, name="Léa")
    ben = await company.come("ben", seat=2, trip_ms=NEAR)
    await anna.ask(up.Start)
    await company.stimulus(wanted(0, 2))
    assert anna.viewer.looking is None
    await company.pass_ms(900)
    assert await anna.ask(up.Look, seat=0) == "done"
    press = ben.press(SLAP, r=1000)
    await company.pass_ms(150)
    assert await anna.play(SLAP) == "pressed"
    assert await press == "pressed"
    await company.pass_ms(400)
    slow = next(row for row in company.rows_of(rows.Pressed) if row.seat == 0)
    assert reaction(slow.evidence) > 1000 * MS
    assert told(ben)[0] == (2, True)


@together
async def test_somebody_whose_line_broke_is_not_waited_for(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, FAR))
    await company.stimulus(wanted(0, 1))
    await ben.cut()
    assert await anna.press(SLAP, r=400) == "pressed"
    assert told(anna) == [(0, True)]


# ---- the house falls over in the middle


@together
async def test_after_a_crash_the_presses_that_are_there_are_judged_among_themselves(company: Company) -> None:
    anna, ben, carla = await company.deal("a_moi", "anna", "ben", "carla", trips=(NEAR, NEAR, FAR))
    number = await company.stimulus(wanted(0, 1))
    presses = anna.press(SLAP, r=300), ben.press(SLAP, r=330)
    for press in presses:
        assert await press == "pressed"
    assert not anna.verdict
    await company.crash()
    for person in (anna, ben):
        await person.enter()
        assert person.room["waits"] == ["people"]
        assert person.frame["table"] == []
    carla.connect()
    carla.post(up.Play, id="late", moves=[SLAP], r=150, stimulus=number)
    await company.pass_ms(500)
    assert carla.answer(carla.answers("late")[-1]) in ("stale", "paused", "false-start")
    assert [row.seat for row in company.rows_of(rows.Pressed)] == [0, 1]
    assert told(anna) == [(0, True), (1, False)]
    await verified(company)


@together
async def test_after_a_crash_without_presses_the_stimulus_is_shown_again_under_a_new_number(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    number = await company.stimulus(wanted(0, 1))
    card = company.state.card
    await company.pass_ms(200)
    await company.crash()
    await anna.enter()
    assert await anna.play(SLAP, r=150, stimulus=number) == "paused"
    ben.connect()
    await company.until(lambda: company.live.table.stimulus.number > number, step_ms=0.5)
    assert company.state.card == card
    assert await ben.play(SLAP, r=500, stimulus=number) == "stale"
    assert company.live.table.stimulus.number == number + 1
    assert await anna.press(SLAP, r=260) == "pressed"
    await company.pass_ms(400)
    assert told(ben) == [(0, True)]
    assert [row.at for row in company.rows_of(rows.Woken)]
    await verified(company)


@together
async def test_after_a_crash_people_are_waited_for_but_not_for_ever(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    await company.stimulus(wanted(0, 1))
    at = company.live.table.at
    await company.crash()
    await company.pass_ms(3_600_000)
    assert company.live.table.at == at, "the time in which the house is down is nobody's"
    await anna.enter()
    await company.pass_ms(9_000)
    assert anna.frame["mine"]["cover"]
    await company.pass_ms(1_500)
    assert "cover" not in anna.frame["mine"]
    assert ben.name == "ben"


@together
async def test_a_pause_in_the_middle_of_a_race_shows_it_again_under_a_new_number(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    number = await company.stimulus(wanted(0, 1))
    await company.pass_ms(50)
    await anna.ask(up.Pause)
    assert await ben.play(SLAP, r=200, stimulus=number) == "paused"
    await company.pass_ms(5_000)
    await anna.ask(up.Resume)
    assert company.live.table.stimulus.number == number + 1
    assert ben.frame["stimulus"] == number + 1
    assert company.state.card >= 0
