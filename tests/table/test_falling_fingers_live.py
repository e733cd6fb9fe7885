"""A finger that was already falling when the table changed under it: it costs nothing."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tablee.core.draws import FastDraw
from tablee.core.races import MS, PAINT
from tablee.games.bruit.rules import is_live, tops_alike
from tablee.games.bruit.state import alike, call
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tests.choice import all_but_few_thorough
from tests.harness import encode
from tests.rulebook import rule
from tests.table.company import Company, Person, run, together
from tests.table.test_races_live import FAR, NEAR, verified


def may_be_called(state: Any) -> bool:
    """Anna may win from Ben, and Ben's own call of anybody would be wrong as soon as she has."""
    pair = not state.dice_match and tops_alike(state, 0, 1) and is_live(state, 0, 1)
    return pair and len(state.piles[1]) > 2 and not alike(state.piles[0][-1], state.piles[1][-3])


async def just_called(company: Company) -> list[Person]:
    """Anna has won from Ben at Faites du bruit !, and everybody has been sent it."""
    people = await company.deal("bruit", "anna", "ben", "carla", trips=(NEAR, FAR, NEAR))
    await company.stimulus(may_be_called)
    assert await people[0].press(call(1), r=400) == "pressed"
    await company.until(lambda: bool(company.state.won), step_ms=1)
    await company.pass_ms(5)
    return people


@rule("COM-12")
@pytest.mark.parametrize("r", [40, 110, 250, 290])
@together
async def test_a_finger_that_was_already_falling_costs_nothing(company: Company, r: int) -> None:
    _, ben, _ = await just_called(company)
    before = encode(company.state)
    assert await ben.press(call(0), r=r) == "stale"
    assert encode(company.state) == before
    assert company.rows_of(rows.Pressed)[-1].void
    assert not company.live.runner.race.is_open
    await verified(company)


@rule("COM-12")
@together
async def test_after_300_ms_a_press_counts_and_may_follow_a_void_one(company: Company) -> None:
    _, ben, _ = await just_called(company)
    early, late = ben.press(call(0), r=200), ben.press(call(0), r=310)
    assert (await early, await late) == ("stale", "pressed")
    await company.pass_ms(400)
    assert (company.state.locked >> 1) & 1
    assert "bruit-misnamed" in ben.words
    await verified(company)


@rule("COM-12")
@together
async def test_many_falling_fingers_are_written_down_once(company: Company) -> None:
    _, ben, _ = await just_called(company)
    presses = [ben.press(call(0), r=r) for r in (120, 160, 200, 240)]
    assert [await press for press in presses] == ["stale"] * 4
    assert sum(row.void for row in company.rows_of(rows.Pressed)) == 1


@rule("COM-12")
@together
async def test_a_finger_was_falling_also_where_the_line_stood_still_meanwhile(company: Company) -> None:
    _, ben, _ = await just_called(company)
    number = company.live.table.stimulus.number
    due = company.shown_at(number) + 0.9  # asks for more than any line may
    assert await ben.press_at(due, call(0), 200, number) == "stale"
    assert company.state.locked == 0


@rule("COM-12")
@together
async def test_a_falling_finger_is_answered_the_same_after_a_crash(company: Company) -> None:
    _, ben, _ = await just_called(company)
    number = company.live.table.stimulus.number
    await company.pass_ms(FAR + PAINT / MS + 150)
    assert await ben.play(call(0), id="falling", r=150, stimulus=number) == "stale"
    await company.crash()
    for person in company.people:
        await person.enter()
    assert await ben.play(call(0), id="falling", r=150, stimulus=number) == "stale"
    assert company.state.locked == 0


@rule("COM-12")
@together
async def test_the_next_card_goes_on_from_the_last(company: Company) -> None:
    """Nobody called: a press within 300 ms of the next card was meant for the one before."""
    anna, *_ = await company.deal("bruit", "anna", "ben", "carla", trips=(NEAR, NEAR, NEAR))
    await company.stimulus(lambda s: not s.dice_match and not s.won and all(s.piles) and not tops_alike(s, 0, 1))
    assert await anna.press(call(1), r=200) == "stale"
    assert company.state.locked == 0
    assert await anna.press(call(1), r=400) == "pressed"


@rule("COM-12")
@pytest.mark.parametrize("r", [60, 200])
@together
async def test_a_press_on_what_was_there_before_counts_however_soon(company: Company, r: int) -> None:
    """Anna's wrong call takes her only card away; the call between the others was not touched by it."""
    anna, ben, _ = await company.deal("bruit", "anna", "ben", "carla", trips=(NEAR, NEAR, NEAR))
    number = await company.stimulus(lambda s: not s.dice_match and len(s.piles[0]) == 1 and s.piles[1] and s.piles[2])
    assert await anna.press(call(0), r=350) == "pressed"
    await company.until(lambda: company.live.table.stimulus.number > number, step_ms=1)
    await company.pass_ms(5)
    assert await ben.press(call(2), r=r) == "pressed"
    await verified(company)


@rule("COM-12")
@pytest.mark.parametrize("matches", all_but_few_thorough([20, 80], [20]))
def test_no_finger_that_was_falling_costs_a_card_in_many_matches(matches: int) -> None:
    """Somebody calls 100 to 250 ms after they saw that a bot has won."""

    async def main(company: Company) -> tuple[str, int] | None:
        [anna] = await company.sit_down("bruit", "anna", seats=4, trips=(60.0,))
        assert await anna.ask(up.Start, bot="merciless") == "done"
        draw = FastDraw(company.world.seed)
        try:
            await company.stimulus(lambda state: state.won and bool(state.piles[0]))
        except AssertionError:
            return None  # in this match no bot won while she had a card
        answer = await anna.press(call(1 + draw.below(3)), r=100 + draw.below(151))
        await company.pass_ms(400)
        return answer, sum(row.seat == 0 for row in company.rows_of(rows.Played))

    played = (run(main, seed) for seed in range(100))
    found = list(islice((each for each in played if each is not None), matches))
    assert found == [("stale", 0)] * matches
