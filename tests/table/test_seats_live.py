"""Who plays at a live table: people who are away, resign, pause and come back, and those who watch."""

from __future__ import annotations

import json

import pytest

from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.sitting import Sitting
from tablee.table.model.seating import STAND_IN
from tests.harness import KEYS, encode
from tests.rulebook import rule
from tests.table.company import Company, log_of, others_play, run, together, told

CALM = {"pace": "none"}  # nobody's turn runs out


# ---- somebody is away


@together
async def test_a_bot_stands_in_after_a_minute_and_gives_the_seat_back_on_return(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    await ben.cut()
    await company.pass_ms(58_000)
    assert "bot" not in anna.room["seats"][1]
    assert "here" not in anna.room["seats"][1]
    await company.pass_ms(3_000)
    assert anna.room["seats"][1] == {**anna.room["seats"][1], "name": "ben", "who": "person", "bot": STAND_IN}
    await ben.enter()
    assert "bot" not in anna.room["seats"][1]
    assert anna.room["seats"][1]["here"]


@together
async def test_whoever_is_back_within_the_minute_is_not_stood_in_for(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    for _ in range(4):
        await ben.cut()
        await company.pass_ms(40_000)
        await ben.enter()
        await company.pass_ms(1_000)
    assert not company.rows_of(rows.StoodIn)
    assert anna.room["seats"][1]["here"]


@together
async def test_everybody_on_a_device_that_is_away_is_stood_in_for(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3, options=CALM)
    await ben.ask(up.Sit, seat=2, name="Tom")
    await anna.ask(up.Start)
    await ben.cut()
    await company.pass_ms(61_000)
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", STAND_IN, STAND_IN]
    await ben.enter()
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", "", ""]


@rule("COM-6")
@together
async def test_a_bot_stands_in_when_two_turns_have_run_out_and_goes_when_its_owner_moves(company: Company) -> None:
    _, ben = await company.deal("derniere", "anna", "ben", options={"first": 1})
    chair = company.live.table.chairs[1]
    for turn in (1, 2):
        assert not chair.bot
        await others_play(company, 1)
        await company.until(lambda turn=turn: len(company.rows_of(rows.Ticked)) == turn)  # type: ignore[misc]
    await company.pass_ms(100)
    assert ben.room["seats"][1] == {**ben.room["seats"][1], "here": True, "bot": STAND_IN}
    await company.until(lambda: company.turn == 0)
    await others_play(company, 1)
    assert await ben.play(company.ordinary(1)[0]) == "done"
    assert "bot" not in ben.room["seats"][1]


@together
async def test_a_turn_that_is_taken_makes_up_for_one_that_ran_out(company: Company) -> None:
    await company.deal("derniere", "anna", "ben", options={"first": 1})
    for turn in (1, 2):
        await others_play(company, 1)
        await company.until(lambda turn=turn: len(company.rows_of(rows.Ticked)) == turn)  # type: ignore[misc]
        await others_play(company, 1)
        await others_play(company, 0)
    assert not company.rows_of(rows.StoodIn)


@together
async def test_a_seat_can_be_asked_back_from_the_bot_that_stands_in(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    await ben.ask(up.Leave)
    assert anna.room["seats"][1]["bot"]
    assert await ben.ask(up.Back) == "done"
    assert "bot" not in anna.room["seats"][1]


@together
async def test_a_bot_that_stands_in_plays_on_with_what_the_seat_may_know(company: Company) -> None:
    _, ben = await company.deal("derniere", "anna", "ben", options={"first": 1, **CALM})
    await ben.ask(up.Leave)
    await company.until(lambda: company.turn == 0, seconds=30)
    assert company.match.rows[0].seat == 1


@together
async def test_at_the_next_match_whoever_is_here_plays_again(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    await ben.ask(up.Leave)
    await company.over()
    await anna.ask(up.Start)
    assert "bot" not in ben.room["seats"][1]
    assert ben.frame["seat"] == 1


# ---- resigning


@rule("COM-10")
@together
async def test_who_resigns_hands_the_seat_to_a_bot_for_good(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"first": 1, **CALM})
    assert await ben.ask(up.Resign) == "done"
    assert anna.room["seats"][1] == {**anna.room["seats"][1], "name": "ben", "bot": STAND_IN, "resigned": True}
    assert await ben.play(*company.match.moves(1)[:1], 3) == "resigned"
    assert await ben.ask(up.Back) == "done"
    await ben.cut()
    await ben.enter()
    assert ben.room["seats"][1]["bot"] == STAND_IN
    assert await ben.ask(up.Resign) == "done"
    assert len(company.rows_of(rows.Resigned)) == 1


@rule("COM-10")
def test_who_resigns_counts_as_last_whatever_the_bot_achieves() -> None:
    async def main(company: Company) -> list[int]:
        anna, _ = await company.deal("a_moi", "anna", "ben", seats=3, series="3")
        await company.pass_ms(2000)
        await anna.ask(up.Resign)
        await company.over()
        await company.pass_ms(300)
        standing = company.match.standing
        assert standing is not None
        others = [place for seat, place in enumerate(anna.room["places"]) if seat]
        assert anna.room["places"][0] == 3
        assert sorted(others) in ([1, 2], [1, 1])
        assert (others[0] < others[1]) == (standing.places[1] < standing.places[2])
        assert anna.frame["places"] == anna.room["places"]
        assert anna.room["points"] == [4 - place for place in anna.room["places"]]
        await anna.ask(up.Start)
        assert "resigned" not in anna.room["seats"][0]
        assert "bot" not in anna.room["seats"][0]
        return standing.places

    assert min(run(main, seed)[0] for seed in range(8)) < 3, "at least one of these bots was not last"


@together
async def test_a_resignation_that_the_store_took_only_half_is_made_whole(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    journal = company.world.journal
    append = journal.append

    async def once(table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        await append(table, seq, row)
        journal.is_away = isinstance(rows.decode(row), rows.Resigned)

    journal.append = once  # type: ignore[method-assign]
    assert await ben.ask(up.Resign) == "store-away"
    journal.append, journal.is_away = append, False  # type: ignore[method-assign]
    assert await ben.ask(up.Resign) == "done"
    assert anna.room["seats"][1]["bot"] == STAND_IN


# ---- a pause


@together
async def test_a_pause_hides_the_table_from_everybody(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben")
    carla = await company.come("carla")
    await company.take_turn()
    assert await anna.ask(up.Pause) == "done"
    dario = await company.come("dario")
    for person in (anna, ben, carla, dario):
        assert person.room["phase"] == "paused"
        assert person.frame["table"] == []
        assert person.frame["clocks"] == []
        assert set(person.frame["mine"]) == {"prompt", "cover"}
        assert person.frame["mine"]["cover"]["who"] == [0, 1]
    assert await ben.play(company.ordinary(company.turn)[0]) == "paused"


@together
async def test_a_pause_stops_every_clock_and_every_bot(company: Company) -> None:
    anna, _ = await company.deal("derniere", "anna", "ben", seats=4, options={"first": 0})
    await company.pass_ms(10_000)
    [clock] = anna.frame["clocks"]
    at = company.live.at
    await anna.ask(up.Pause)
    before = len(company.journal)
    await company.pass_ms(600_000)
    assert len(company.journal) == before
    assert company.live.at - at < 100
    await anna.ask(up.Resume)
    assert anna.frame["clocks"] == [clock]
    await company.pass_ms(19_000)
    assert company.turn == 0
    await company.pass_ms(3_000)
    assert company.turn != 0


@pytest.mark.parametrize("key", ["a_moi", "bruit", "trouve", "diferencio", "difference", "tour_du_monde", "davinci"])
@together
async def test_nothing_happens_in_a_pause_of_any_game(company: Company, key: str) -> None:
    anna = (await company.deal(key, "anna", seats=3, options={"pace": "normal"}))[0]
    await company.pass_ms(7_300)
    await anna.ask(up.Pause)
    before, got = encode(company.state), len(anna.socket.got)
    await company.pass_ms(120_000)
    assert encode(company.state) == before
    assert len(anna.socket.got) == got
    await anna.ask(up.Resume)
    await company.until(lambda: encode(company.state) != before)


@together
async def test_nobody_is_stood_in_for_in_a_pause(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    await anna.ask(up.Pause)
    await ben.cut()
    await company.pass_ms(300_000)
    assert "bot" not in anna.room["seats"][1]
    await ben.enter()
    await anna.ask(up.Resume)
    assert not company.rows_of(rows.StoodIn)


@together
async def test_a_host_who_goes_in_a_pause_leaves_somebody_who_can_end_it(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben")
    await anna.ask(up.Pause)
    await anna.cut()
    await company.pass_ms(61_000)
    assert await ben.ask(up.Resume) == "done"
    assert ben.room["phase"] == "playing"


# ---- after a break


@together
async def test_after_a_break_one_is_told_what_one_missed_and_nothing_twice(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    for _ in range(4):
        await company.take_turn()
    heard, n = len(log_of(company, 1)), ben.frame["n"]
    await ben.cut()
    while company.turn == 0:
        await company.take_turn()
    await ben.enter(match=1, n=n)
    assert ben.frame["missed"]
    assert told(ben.frame) == log_of(company, 1)[heard:]
    assert ben.frame["n"] == len(company.match.events(1))
    await ben.cut()
    await ben.enter(match=1, n=ben.frame["n"])
    assert told(ben.frame) == []
    assert anna.frame["match"] == 1


@together
async def test_who_comes_new_is_told_all_that_may_be_read_again(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options=CALM)
    for _ in range(6):
        await company.take_turn()
    await ben.cut()
    await ben.enter(match=7, n=3)  # of another match
    assert told(ben.frame) == log_of(company, 1)
    carla = await company.come("carla")
    assert told(carla.frame) == log_of(company, None)
    assert len(told(carla.frame)) < len(told(ben.frame)) + len(log_of(company, 0))
    assert anna.frame["n"] == len(company.match.events(0))


@together
async def test_what_is_shown_only_once_is_not_told_again(company: Company) -> None:
    anna, ben = await company.deal("trouve", "anna", "ben", seats=4)
    n = ben.frame["n"]
    await ben.cut()
    await company.pass_ms(40_000)
    fleeting = {"trouve-rolled", "trouve-took", "trouve-stole", "trouve-defended"}
    assert fleeting & set(anna.words)
    await ben.enter(match=1, n=n)
    missed = [said["key"] for said in told(ben.frame)]
    assert missed
    assert not fleeting & set(missed)
    assert missed == [said["key"] for said in log_of(company, 1)]


@together
async def test_a_new_line_takes_over_from_the_old_one(company: Company) -> None:
    anna, ben = await company.deal("difference", "anna", "ben")
    old, pictures = ben.socket, set(ben.viewer.addresses.values())
    assert pictures
    await ben.enter()
    assert old.closed == 4001
    assert ben.frame["seat"] == 1
    assert len(company.live.viewers) == 2
    assert not pictures & set(company.world.hatch.offers)
    assert anna.room["seats"][1]["here"]


# ---- those who watch


@together
async def test_spectators_see_what_everybody_sees_and_can_tap_nothing(company: Company) -> None:
    anna, _ = await company.deal("derniere", "anna", "ben", options=CALM)
    carla = await company.come("carla")
    for _ in range(5):
        await company.take_turn()
        match = company.match
        public = json.loads(encode(match.game.table(match.view(None))))
        assert carla.frame["table"] == anna.frame["table"] == public
        assert carla.frame["mine"] == json.loads(encode(match.game.mine(match.view(None), [])))
        assert "taps" not in carla.frame["mine"]
        assert "seat" not in carla.frame
    assert anna.room["watchers"] == 1


@pytest.mark.parametrize("key", KEYS)
@together
async def test_no_game_offers_spectators_anything_to_do(company: Company, key: str) -> None:
    await company.deal(key, "anna", seats=2, options={"pace": "normal"})
    carla = await company.come("carla")
    await company.pass_ms(60_000)
    assert len(carla.frames) > 1
    for frame in carla.frames:
        assert not {"taps", "picks", "marks"} & set(frame["mine"])


@together
async def test_spectators_cannot_play_for_anybody(company: Company) -> None:
    await company.deal("derniere", "anna", "ben", options=CALM)
    carla = await company.come("carla")
    move = company.ordinary(company.turn)[0]
    assert await carla.play(move) == "not-your-seat"
    for seat in (0, 1):
        assert await carla.play(move, seat=seat) == "not-your-seat"
        assert await carla.ask(up.Look, seat=seat) == "not-your-seat"
    for kind in (up.Leave, up.Resign):
        assert await carla.ask(kind) == "not-your-seat"


@together
async def test_where_nobody_may_watch_nobody_without_a_seat_sees_the_match(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", watching=False, options=CALM)
    carla = await company.come("carla")  # who might still have sat down
    await anna.ask(up.Start)
    await company.take_turn()
    dario = await company.come("dario")
    assert not carla.frames
    assert not dario.frames
    assert carla.room["phase"] == "playing"
    assert ben.frames
    assert company.live.public()["watching"] is False
