"""Races over pictures at live tables: nobody searches a picture that has not come (COM-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.races import MS
from tablee.games.diferencio.state import READY, SEARCH, SLEEP, STUDY
from tablee.games.difference.state import MARK
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tests.harness import encode
from tests.rulebook import rule
from tests.table.company import Company, Person, together


async def deal(company: Company, game: str, *names: str, **setup: Any) -> list[Person]:
    """A match among people whose pages say when they have painted."""
    people = await company.sit_down(game, *names, **setup)
    for person in people:
        assert await person.ask(up.Painted) == "done"
    assert await people[0].ask(up.Start) == "done"
    return people


async def paint(*people: Person) -> None:
    for person in people:
        frame = person.frame
        assert await person.ask(up.Painted, match=frame["match"], pictures=frame["pictures"]) == "done"


def held(*people: Person) -> list[str]:
    return [person.frame.get("held", "") for person in people]


def prompt(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.frame["mine"]["prompt"]
    return found


async def claim(company: Company, person: Person, seat: int, r: float = 2000.0) -> str:
    """Both differences of somebody's card, pressed as their page would."""
    state = company.state
    moves = [MARK + state.laid[-1], MARK + state.piles[seat][-1]]
    number = person.frame["stimulus"]
    await company.pass_ms(r)
    return await person.play(*moves, r=r, stimulus=number)


# ---- everybody at the same moment


@rule("COM-13")
@together
async def test_a_race_begins_when_everybody_has_painted(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    assert held(anna, ben) == ["all", "all"]
    await company.pass_ms(3000)
    await paint(anna)
    assert held(anna, ben) == ["all", "all"]
    assert not anna.frame["mine"]["marks"]["aims"]
    await company.pass_ms(5000)
    await paint(ben)
    assert held(anna, ben) == ["", ""]
    assert anna.frame["mine"]["marks"]["aims"]
    assert company.live.race is not None
    began = company.live.race.shown[anna.frame["stimulus"]]
    assert anna.viewer.seen[anna.frame["stimulus"]] == ben.viewer.seen[ben.frame["stimulus"]]
    assert company.live.ports.now() - began < 100 * MS


@rule("COM-13")
@together
async def test_every_new_reference_is_waited_for(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna, ben)
    assert await claim(company, anna, 0) == "pressed"
    await company.pass_ms(500)
    assert len(company.state.laid) == 2
    assert held(anna, ben) == ["all", "all"]
    assert anna.frame["pictures"] == 2
    await paint(ben, anna)
    assert held(anna, ben) == ["", ""]


@rule("COM-13")
@together
async def test_nobody_is_waited_for_longer_than_eight_seconds_after_the_first(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await company.pass_ms(5000)
    await paint(anna)
    await company.pass_ms(7800)
    assert held(anna, ben) == ["all", "all"]
    await company.pass_ms(400)
    assert held(anna, ben) == ["", "own"]
    assert prompt(ben)["key"] == "house-picture-late"


@rule("COM-13")
@together
async def test_who_begins_later_is_timed_from_their_own_paint(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna)
    await company.pass_ms(10_000)
    await paint(ben)
    assert held(anna, ben) == ["", ""]
    assert await claim(company, ben, 1, r=2000) == "pressed"
    await company.pass_ms(500)
    [judged] = ben.verdict
    assert abs(judged["reaction"] - 2000) < 60
    assert judged.get("believed", True)


@rule("COM-13")
@together
async def test_it_is_told_whose_picture_is_waited_for(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna)
    assert prompt(anna)["key"] == "difference-prompt-find"  # on a good line nobody would have time to read it
    await company.pass_ms(1000)
    assert prompt(anna) == prompt(ben) == {"key": "house-waits-picture", "args": {"by": {"seat": 1}}}
    await paint(ben)
    assert prompt(anna)["key"] == "difference-prompt-find"


@together
async def test_whoever_waits_among_others_is_told_of_their_own_picture(company: Company) -> None:
    anna, ben, zoe = await deal(company, "difference", "anna", "ben", "zoe")
    await paint(zoe)
    await company.pass_ms(1000)
    assert prompt(anna) == prompt(ben) == {"key": "house-own-picture", "args": {}}
    assert prompt(zoe) == {"key": "house-waits-pictures", "args": {"count": 2}}


# ---- robots, clocks, presses


@rule("COM-13")
@pytest.mark.parametrize("seats", [2, 4])
@together
async def test_robots_wait_for_the_same_moment(company: Company, seats: int) -> None:
    [anna] = await deal(company, "difference", "anna", seats=seats)
    await company.pass_ms(50_000)
    assert held(anna) == ["all"]
    assert not company.rows_of(rows.Pressed)
    at = company.live.at
    await paint(anna)
    await company.until(lambda: len(company.state.laid) > 1)
    pressed = company.rows_of(rows.Pressed)[0]
    assert pressed.at - at >= 100
    assert abs(pressed.evidence.elapsed // MS - (pressed.at - at)) < 100  # from the beginning, not from the deal


@rule("COM-13")
@together
async def test_clocks_stand_still_until_it_begins(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    before = company.live.at
    await company.pass_ms(20_000)
    assert company.live.at == before
    await paint(anna, ben)
    await company.pass_ms(1000)
    assert 900 < company.live.at - before < 1400


@rule("COM-13")
@together
async def test_a_press_before_it_begins_is_void(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna)
    assert await claim(company, anna, 0, r=1000) == "stale"
    assert not company.rows_of(rows.Pressed)
    assert held(anna, ben) == ["all", "all"]


@together
async def test_presses_that_were_gathered_before_are_judged_all_the_same(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna, ben)
    state, number = company.state, anna.frame["stimulus"]
    moves = [[MARK + state.laid[-1], MARK + pile[-1]] for pile in state.piles]
    await company.pass_ms(2000)
    assert await anna.play(*moves[0], r=1990, stimulus=number) == "pressed"
    assert await ben.play(*moves[1], r=2000, stimulus=number) == "pressed"
    await company.pass_ms(600)
    assert held(anna, ben) == ["all", "all"]
    assert [(each["seat"], each.get("played", True)) for each in anna.verdict] == [(0, True), (1, False)]
    anna.post(up.Close)
    await company.pass_ms(1000)
    verify(encode(company.world.records["t1-1"]))


# ---- who is not waited for


@together
async def test_whoever_loses_the_line_is_not_waited_for(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna)
    await ben.cut()
    assert held(anna) == [""]


@together
async def test_a_program_that_paints_nothing_is_not_waited_for(company: Company) -> None:
    anna, ben = await company.sit_down("difference", "anna", "ben")
    assert await anna.ask(up.Painted) == "done"
    await company.pass_ms(2000)
    assert await anna.ask(up.Start) == "done"
    await paint(anna)
    assert held(anna, ben) == ["", ""]


@together
async def test_without_anybody_who_paints_a_match_begins_at_once(company: Company) -> None:
    anna, ben = await company.sit_down("difference", "anna", "ben")
    await company.pass_ms(2000)
    assert await anna.ask(up.Start) == "done"
    assert held(anna, ben) == ["", ""]


@together
async def test_somebody_who_hears_the_table_is_not_waited_for(company: Company) -> None:
    anna, ben = await company.sit_down("difference", "anna", "ben")
    for person in (anna, ben):
        assert await person.ask(up.Painted) == "done"
    assert await ben.ask(up.Describe, on=True) == "done"
    assert await anna.ask(up.Start) == "done"
    assert held(anna, ben) == ["all", "all"]
    await paint(anna)
    assert held(anna, ben) == ["", ""]


@together
async def test_a_watcher_holds_nobody_up(company: Company) -> None:
    anna, ben = await company.sit_down("difference", "anna", "ben")
    zoe = await company.come("zoe")
    for person in (anna, ben, zoe):
        assert await person.ask(up.Painted) == "done"
    assert await anna.ask(up.Start) == "done"
    assert held(zoe) == ["all"]
    await paint(anna, ben)
    assert held(anna, ben, zoe) == ["", "", ""]


@together
async def test_a_server_that_cannot_draw_stops_no_match_for_ever(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await company.pass_ms(61_000)
    assert held(anna, ben) == ["own", "own"]
    assert company.live.clock.is_running


@together
async def test_a_card_that_is_turned_up_holds_up_nobody_else(company: Company) -> None:
    from tablee.games.difference.state import BURY

    anna, ben = await deal(company, "difference", "anna", "ben", options={"variant": "beginner"})
    await paint(anna, ben)
    assert await anna.play(BURY) == "done"
    await company.pass_ms(5000)
    assert held(anna, ben) == ["", ""]


# ---- a restart, a break, a pause


@rule("COM-13")
@together
async def test_after_a_restart_pictures_are_waited_for_again(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna, ben)
    await company.pass_ms(1000)
    at = company.live.at
    await company.crash()
    for person in (anna, ben):
        person.connect()
    await company.pass_ms(200)  # as long as news of it travels
    for person in (anna, ben):
        assert await person.ask(up.Painted) == "done"
    await company.pass_ms(2000)
    assert held(anna, ben) == ["all", "all"]
    assert company.live.at - at < 300
    await paint(anna, ben)
    assert held(anna, ben) == ["", ""]
    assert await claim(company, anna, 0) == "pressed"


@together
async def test_a_pause_changes_no_picture(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna, ben)
    assert await anna.ask(up.Pause) == "done"
    await company.pass_ms(2000)
    assert await anna.ask(up.Resume) == "done"
    assert held(anna, ben) == ["", ""]


@together
async def test_somebody_who_is_back_in_the_middle_waits_for_their_own_pictures_only(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna, ben)
    await ben.cut()
    await ben.enter()
    assert await ben.ask(up.Painted) == "done"
    assert held(anna, ben) == ["", "own"]
    await paint(ben)
    assert held(anna, ben) == ["", ""]


# ---- pictures that may come next


def faces(person: Person) -> list[str]:
    """The pictures that lie there, by their addresses."""
    zones = person.frame["mine"]["zones"]
    return [piece["face"] for zone in zones for piece in zone.get("pieces", []) if piece.get("sealed")]


@together
async def test_what_may_come_next_is_sent_ahead_without_its_key(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    hatch, piles = company.world.hatch, company.state.piles
    for seat, person in enumerate((anna, ben)):
        sent = [int(hatch.offers[address].rsplit("-")[-1]) - 1 for address in person.frame["ahead"]]
        assert sent == [piles[0][-1], piles[1][-1], piles[seat][-2]]
        assert not any("#" in address for address in person.frame["ahead"])
    assert not {*anna.frame["ahead"]} & {*ben.frame["ahead"]}


@together
async def test_a_picture_that_was_sent_ahead_is_shown_with_its_key(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna, ben)
    reference, _, own = anna.frame["ahead"]
    theirs = ben.frame["ahead"][0]
    assert await claim(company, anna, 0) == "pressed"
    await company.pass_ms(500)
    assert [face.partition("#")[0] for face in faces(anna)] == [reference, own]
    assert faces(ben)[0].partition("#")[0] == theirs
    assert all("#" in face for face in (*faces(anna), faces(ben)[0]))
    assert not {reference, own} & {*anna.frame["ahead"]}


@together
async def test_a_program_is_sent_no_locked_pictures(company: Company) -> None:
    anna, _ = await company.deal("difference", "anna", "ben")
    assert "ahead" not in anna.frame


@together
async def test_a_table_that_is_closed_leaves_no_pictures_behind(company: Company) -> None:
    anna, ben = await deal(company, "difference", "anna", "ben")
    await paint(anna, ben)
    assert company.world.hatch.offers
    anna.post(up.Close)
    await company.pass_ms(300)
    assert not company.world.hatch.offers


# ---- Diferencio


@rule("COM-13")
@together
async def test_the_board_is_there_before_anybody_is_ready_for_the_night(company: Company) -> None:
    options = {"study_s": 20, "sleep_s": 10, "search_s": 30}
    anna, ben = await deal(company, "diferencio", "anna", "ben", options=options)
    assert held(anna, ben) == ["all", "all"]
    assert await anna.play(READY) == "held"
    await paint(anna)
    await company.pass_ms(9000)
    assert held(anna, ben) == ["", "own"]  # the study has begun, and lasts as long as ever
    assert await ben.play(READY) == "held"
    assert await anna.play(READY) == "done"
    assert company.state.phase == STUDY
    await paint(ben)
    assert await ben.play(READY) == "done"
    assert company.state.phase == SLEEP


@rule("COM-13")
@together
async def test_a_search_begins_with_its_pictures(company: Company) -> None:
    options = {"study_s": 20, "sleep_s": 10, "search_s": 30}
    anna, ben = await deal(company, "diferencio", "anna", "ben", options=options)
    await paint(anna, ben)
    for seat, person in enumerate((anna, ben)):
        assert await person.play(READY, seat=seat) == "done"
    assert held(anna, ben) == ["", ""]
    assert "pictures" not in anna.frame  # the night has none
    await company.until(lambda: company.state.phase == SEARCH)
    dreamer = (anna, ben)[1 - company.state.architect]
    await company.pass_ms(300)
    assert held(anna, ben) == ["all", "all"]
    at = company.live.at
    await company.pass_ms(7000)
    assert company.live.at == at
    await paint(dreamer)  # the architect has nothing to search
    assert held(anna, ben) == ["", ""]
